"""Römer drawn as text with console markup: the chariots, the trick, and the own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ludi.core.phrases import escaped
from ludi.games.romer.cards import COLOURS
from ludi.games.romer.knowledge import UNKNOWN, PlayerView, TableView
from ludi.games.romer.words import COLOUR_WORDS, PHRASES
from ludi.games.romer.words.facts import colour_of, is_caesar, rank_of

_NAME: Final = 15
_CELL: Final = 11
_WAY: Final = 16
_SHAPES: Final = {colour.name: colour.shape for colour in COLOURS}
_STYLES: Final = {colour.name: colour.style for colour in COLOURS}
_BACK: Final = "▮"
_WORDS: Final = {
    "en": {
        "round": "round",
        "leads": "leads",
        "target": "target",
        "pile": "pile",
        "discards": "discards",
        "over": "game over",
        "you": "you",
        "hand": "{count} in hand",
        "trump": "trump",
        "no_trump": "no trump",
        "out": "out of the round",
        "counts": "counts {count}",
        "caesar": "Caesar",
        "winning": "wins so far",
    },
    "fr": {
        "round": "manche",
        "leads": "mains jouées",
        "target": "objectif",
        "pile": "pioche",
        "discards": "défausse",
        "over": "partie terminée",
        "you": "vous",
        "hand": "{count} en main",
        "trump": "atout",
        "no_trump": "sans atout",
        "out": "hors de la manche",
        "counts": "compte {count}",
        "caesar": "César",
        "winning": "l’emporte jusqu’ici",
    },
}
_WAYS: Final = {
    "en": {"lead": "leads", "follow": "follows", "trump": "trumps", "aside": "stays out"},
    "fr": {"lead": "entame", "follow": "suit", "trump": "coupe", "aside": "reste à l’écart"},
}
_LABELS: Final = {
    "en": {"trick": "Trick:", "hand": "In hand:"},
    "fr": {"trick": "Pli :", "hand": "En main :"},
}
_LABEL: Final = 10


def board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The whole table, line by line, 80 columns wide."""
    lines = [_heading(table, language), ""]
    for seat in range(len(table["players"])):
        lines += _chariot(table, seat, players, language)
    lines += _trick(table, players, language)
    if "own" in table and table["phase"] != "over":
        lines += _hand(table["own"]["hand"], language)
    return "\n".join(lines)


def _heading(table: TableView, language: str) -> str:
    words, is_over = _WORDS[language], table["phase"] == "over"
    counts: dict[str, int | str] = {"round": table["round"], "target": table["target"]}
    if not is_over:
        counts |= {
            "leads": f"{table['leads']}/{table['lead_limit']}",
            "pile": table["pile"],
            "discards": sum(table["discards"].values()),
        }
    parts = [f"{words[key]} {count}" for key, count in counts.items()]
    parts += [words["over"]] if is_over else []
    return f"[bold]{PHRASES[language].title}[/bold] · " + " · ".join(parts)


# --- The chariots -------------------------------------------------------------------------------


def _chariot(table: TableView, seat: int, players: tuple[str, ...], language: str) -> list[str]:
    """A line about a player, and one with the trump and the team upon it."""
    player = table["players"][seat]
    parts = [
        f"[bold]{PHRASES[language].scored(player['total'])}[/bold]",
        _WORDS[language]["hand"].format(count=player["cards"]),
        _WORDS[language]["out"] if player["out"] else _trump(player["trump"], language),
    ]
    if player["team"]:
        parts.append(_known_points(player["points"], language))
    mark = "▸" if player["asked"] else " "
    lines = [f"{mark}{_owner(table, seat, players, language)} " + " · ".join(parts)]
    if player["team"]:
        cells = [_team_card(player, place, language) for place in range(len(player["team"]))]
        lines.append("  " + "[dim]│[/dim]".join(cells).rstrip())
    return lines


def _owner(table: TableView, seat: int, players: tuple[str, ...], language: str) -> str:
    is_own = "own" in table and table["own"]["seat"] == seat
    return _named(players[seat], f" ({_WORDS[language]['you']})" if is_own else "")


def _named(player: str, note: str = "") -> str:
    """A player's name and a note, as wide for everybody."""
    room = _NAME - len(note)
    name = player if len(player) <= room else player[: room - 1] + "…"
    return f"[bold]{escaped(name)}[/bold]{note}{' ' * (room - len(name))}"


def _trump(colour: str | None, language: str) -> str:
    words = _WORDS[language]
    if colour is None:
        return words["no_trump"]
    return f"{words['trump']} {_coloured(_colour_name(colour, language), colour)}"


def _known_points(points: list[int | None], language: str) -> str:
    """What is known to count, and how many cards are not known."""
    known = [worth for worth in points if worth is not None]
    hidden = len(points) - len(known)
    more = f" + {_BACK}×{hidden}" if hidden else ""
    return _WORDS[language]["counts"].format(count=sum(known)) + more


def _team_card(player: PlayerView, place: int, language: str) -> str:
    """The position, the card as far as it is known, and what it counts there."""
    card, points = player["team"][place], player["points"][place]
    if card == UNKNOWN:
        return f"[dim]{place + 1}[/dim] {_BACK:<{_CELL - 3}}"
    worth = f"={points}" if points else ""
    text = f"{_SHAPES[colour_of(card)]}{_rank(card, language).replace(' ', '')}{worth}"
    return f"[dim]{place + 1}[/dim] {_coloured(f'{text:<{_CELL - 3}}', colour_of(card))}"


# --- The trick ----------------------------------------------------------------------------------


def _trick(table: TableView, players: tuple[str, ...], language: str) -> list[str]:
    """The cards played, from the leader on, how each takes part, and which wins so far."""
    count = len(table["players"])
    order = [(table["leader"] + step) % count for step in range(count)]
    lines = [_in_trick(table, seat, players, language) for seat in order]
    return _labelled("trick", [line for line in lines if line], language)


def _in_trick(table: TableView, seat: int, players: tuple[str, ...], language: str) -> str:
    player = table["players"][seat]
    card, taken_part = player["played"], player["way"]
    if card is None or taken_part is None:
        return ""
    way = _WAYS[language][taken_part]
    shown = f"{_SHAPES[colour_of(card)]} {_rank(card, language):<7}"
    wins = f"[bold]← {_WORDS[language]['winning']}[/bold]" if table["winning"] == seat else ""
    parts = (_named(players[seat]), _coloured(shown, colour_of(card)), f"{way:<{_WAY}}{wins}")
    return " ".join(parts).rstrip()


# --- The hand -----------------------------------------------------------------------------------


def _hand(hand: Iterable[str], language: str) -> list[str]:
    """A line for each colour in hand."""
    counts = Counter(hand)
    lines = []
    for colour in _SHAPES:
        cards = [_counted(card, counts[card], language) for card in counts if _is_of(card, colour)]
        if cards:
            lines.append(
                _coloured(f"{_colour_name(colour, language):<9}", colour) + " · ".join(cards)
            )
    return _labelled("hand", lines, language)


def _is_of(card: str, colour: str) -> bool:
    return colour_of(card) == colour


def _counted(card: str, count: int, language: str) -> str:
    times = f" ×{count}" if count > 1 else ""
    return f"{_rank(card, language)}{times}"


# --- Words --------------------------------------------------------------------------------------


def _labelled(label: str, lines: list[str], language: str) -> list[str]:
    """Lines in one column, after a blank line and their label; nothing if there are none."""
    if not lines:
        return []
    heads = [_LABELS[language][label], *[""] * (len(lines) - 1)]
    return ["", *(f"{head:<{_LABEL}}{line}" for head, line in zip(heads, lines, strict=True))]


def _rank(card: str, language: str) -> str:
    return _WORDS[language]["caesar"] if is_caesar(card) else rank_of(card)


def _colour_name(colour: str, language: str) -> str:
    return f"{_SHAPES[colour]} {COLOUR_WORDS[language][colour]}"


def _coloured(text: str, colour: str) -> str:
    return f"[{_STYLES[colour]}]{text}[/]"
