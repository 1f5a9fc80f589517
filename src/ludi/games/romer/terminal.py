"""Römer drawn as text with console markup: the chariots, the trick, and the own hand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

from ludi.core.markup import escaped
from ludi.core.voices import Voice
from ludi.games.romer.cards import COLOURS
from ludi.games.romer.knowledge import UNKNOWN, PlayerView, TableView
from ludi.games.romer.words import PHRASES
from ludi.games.romer.words.facts import colour_of, is_caesar, rank_of

_NAME: Final = 15
_CELL: Final = 11
_WAY: Final = 16
_LABEL: Final = 10
_SHAPES: Final = {colour.name: colour.shape for colour in COLOURS}
# What is black on paper is written as everything else, whether a screen is dark or light.
_STYLES: Final = {colour.name: colour.style for colour in COLOURS} | {"black": "bold"}
_BACK: Final = "▮"
_APART: Final = "   "


def board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The whole table, line by line, 80 columns wide."""
    words = PHRASES[language]
    lines = [_heading(table, words), ""]
    for seat in range(len(table["players"])):
        lines += _chariot(table, seat, players, words)
    lines += _trick(table, players, words)
    if "own" in table and table["phase"] != "over":
        lines += _hand(table["own"]["hand"], words)
    return "\n".join(lines)


def small_board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The same with a paragraph for each player, for the trick and for the hand."""
    words = PHRASES[language]
    seats = range(len(table["players"]))
    lines = [_heading(table, words), *(_in_short(table, seat, players, words) for seat in seats)]
    lines += _paragraph("trick", " · ", _trick_in_short(table, players, words), words)
    if "own" in table and table["phase"] != "over":
        lines += _paragraph("hand", _APART, _hand_in_short(table["own"]["hand"], words), words)
    return "\n".join(lines)


def _paragraph(label: str, between: str, parts: list[str], words: Voice) -> list[str]:
    said = between.join(parts)
    return [f"{words.say(f'terminal-label_{label}')} {said}"] if parts else []


def _heading(table: TableView, words: Voice) -> str:
    key = "terminal-heading_over" if table["phase"] == "over" else "terminal-heading"
    said = words.say(
        key,
        round=table["round"],
        target=table["target"],
        leads=table["leads"],
        limit=table["lead_limit"],
        pile=table["pile"],
        discards=sum(table["discards"].values()),
    )
    return f"[bold]{words.title}[/bold] · {said}"


# --- The chariots -------------------------------------------------------------------------------


def _chariot(table: TableView, seat: int, players: tuple[str, ...], words: Voice) -> list[str]:
    """A line about a player, and one with the trump and the team upon it, if more of it is known
    than the trump."""
    player = table["players"][seat]
    mark = "▸" if player["asked"] else " "
    lines = [f"{mark}{_owner(table, seat, players, words)} {_told(player, words)}"]
    if player["team"] and not _is_closed(player):
        cells = [_team_card(player, place, words) for place in range(len(player["team"]))]
        lines.append("  " + "[dim]│[/dim]".join(cells).rstrip())
    return lines


def _told(player: PlayerView, words: Voice) -> str:
    """The points, the cards, the trump, and what the team counts."""
    parts = [
        f"[bold]{words.scored(player['total'])}[/bold]",
        words.say("terminal-hand", count=player["cards"]),
        words.say("terminal-out") if player["out"] else _trump(player["trump"], words),
    ]
    if _is_closed(player):
        parts.append(_closed(player, words))
    elif player["team"]:
        parts.append(_known_points(player["points"], words))
    return " · ".join(parts)


def _is_closed(player: PlayerView) -> bool:
    """Whether of a team nothing is known but its trump."""
    return bool(player["team"]) and set(player["team"][1:]) <= {UNKNOWN}


def _closed(player: PlayerView, words: Voice) -> str:
    """The trump, and a back for each card that lies face down behind it."""
    card, points = player["team"][0], player["points"][0]
    trump = _coloured(_on_chariot(card, points, words), colour_of(card))
    backs = _BACK * (len(player["team"]) - 1)
    return f"{trump} [dim]{backs}[/dim]" if backs else trump


def _owner(table: TableView, seat: int, players: tuple[str, ...], words: Voice) -> str:
    is_own = "own" in table and table["own"]["seat"] == seat
    return _named(players[seat], f" ({words.say('terminal-you')})" if is_own else "")


def _named(player: str, note: str = "") -> str:
    """A player's name and a note, as wide for everybody."""
    room = _NAME - len(note)
    name = player if len(player) <= room else player[: room - 1] + "…"
    return f"[bold]{escaped(name)}[/bold]{note}{' ' * (room - len(name))}"


def _trump(colour: str | None, words: Voice) -> str:
    if colour is None:
        return words.say("terminal-no_trump")
    said = words.say("terminal-trump", shape=_SHAPES[colour], colour=colour)
    return _coloured(said, colour)


def _known_points(points: list[int | None], words: Voice) -> str:
    """What is known to count, and how many cards are not known."""
    known = [worth for worth in points if worth is not None]
    hidden = len(points) - len(known)
    more = f" + {_BACK}×{hidden}" if hidden else ""
    return words.say("terminal-counts", points=sum(known)) + more


def _team_card(player: PlayerView, place: int, words: Voice) -> str:
    """The position, the card as far as it is known, and what it counts there."""
    card, points = player["team"][place], player["points"][place]
    if card == UNKNOWN:
        return f"[dim]{place + 1}[/dim] {_BACK:<{_CELL - 3}}"
    text = _on_chariot(card, points, words)
    return f"[dim]{place + 1}[/dim] {_coloured(f'{text:<{_CELL - 3}}', colour_of(card))}"


def _on_chariot(card: str, points: int | None, words: Voice) -> str:
    """A card as short as can be, with what it counts."""
    worth = f"={points}" if points else ""
    return f"{_SHAPES[colour_of(card)]}{_rank(card, words).replace(' ', '')}{worth}"


def _in_short(table: TableView, seat: int, players: tuple[str, ...], words: Voice) -> str:
    """A player with trump and team, in a paragraph."""
    player = table["players"][seat]
    mark = "▸" if player["asked"] else " "
    line = f"{mark}{_owner(table, seat, players, words)} " + _told(player, words)
    if _is_closed(player):
        return line
    team = (_team_card(player, place, words) for place in range(len(player["team"])))
    return line + _APART + _APART.join(_together(card) for card in team)


def _together(markup: str) -> str:
    """Words that no line parts."""
    return re.sub(r" +", "\u00a0", markup.strip())


# --- The trick ----------------------------------------------------------------------------------


def _trick(table: TableView, players: tuple[str, ...], words: Voice) -> list[str]:
    """The cards played, from the leader on, how each takes part, and which wins so far."""
    lines = [_in_trick(table, seat, players, words) for seat in _played(table)]
    return _labelled("trick", lines, words)


def _played(table: TableView) -> list[int]:
    """Who has played a card, from the leader on."""
    count = len(table["players"])
    order = ((table["leader"] + step) % count for step in range(count))
    return [seat for seat in order if table["players"][seat]["played"] is not None]


def _trick_in_short(table: TableView, players: tuple[str, ...], words: Voice) -> list[str]:
    """A few words about each card that was played."""
    parts = []
    for seat in _played(table):
        card = str(table["players"][seat]["played"])
        way = words.say("terminal-way", way=table["players"][seat]["way"])
        wins = (
            f" ← [bold]{words.say('terminal-winning')}[/bold]" if table["winning"] == seat else ""
        )
        shown = _coloured(f"{_SHAPES[colour_of(card)]} {_rank(card, words)}", colour_of(card))
        parts.append(f"{escaped(players[seat])} {shown} {way}{wins}")
    return parts


def _in_trick(table: TableView, seat: int, players: tuple[str, ...], words: Voice) -> str:
    player = table["players"][seat]
    card = str(player["played"])
    way = words.say("terminal-way", way=player["way"])
    shown = f"{_SHAPES[colour_of(card)]} {_rank(card, words):<7}"
    wins = f"[bold]← {words.say('terminal-winning')}[/bold]" if table["winning"] == seat else ""
    parts = (_named(players[seat]), _coloured(shown, colour_of(card)), f"{way:<{_WAY}}{wins}")
    return " ".join(parts).rstrip()


# --- The hand -----------------------------------------------------------------------------------


def _hand(hand: Iterable[str], words: Voice) -> list[str]:
    """A line for each colour in hand."""
    width = max(len(_colour(colour, words)) for colour in _SHAPES) + 1
    lines = [
        _coloured(f"{_colour(colour, words):<{width}}", colour) + " · ".join(cards)
        for colour, cards in _by_colour(hand, words).items()
    ]
    return _labelled("hand", lines, words)


def _hand_in_short(hand: Iterable[str], words: Voice) -> list[str]:
    """The colours in hand, each with its first card beside it."""
    groups = []
    for colour, (first, *others) in _by_colour(hand, words).items():
        begun = f"{_coloured(_colour(colour, words), colour)} {first}"
        groups.append(" · ".join(map(_together, (begun, *others))))
    return groups


def _by_colour(hand: Iterable[str], words: Voice) -> dict[str, list[str]]:
    """The cards of each colour that there are any of."""
    counts = Counter(hand)
    found: dict[str, list[str]] = {colour: [] for colour in _SHAPES}
    for card, count in counts.items():
        found[colour_of(card)].append(_counted(card, count, words))
    return {colour: cards for colour, cards in found.items() if cards}


def _colour(colour: str, words: Voice) -> str:
    return f"{_SHAPES[colour]} {words.name(colour)}"


def _counted(card: str, count: int, words: Voice) -> str:
    times = f" ×{count}" if count > 1 else ""
    return f"{_rank(card, words)}{times}"


# --- Words --------------------------------------------------------------------------------------


def _labelled(label: str, lines: list[str], words: Voice) -> list[str]:
    """Lines in one column, after a blank line and their label; nothing if there are none."""
    if not lines:
        return []
    heads = [words.say(f"terminal-label_{label}"), *[""] * (len(lines) - 1)]
    return ["", *(f"{head:<{_LABEL}}{line}" for head, line in zip(heads, lines, strict=True))]


def _rank(card: str, words: Voice) -> str:
    return words.say("terminal-caesar") if is_caesar(card) else rank_of(card)


def _coloured(text: str, colour: str) -> str:
    return f"[{_STYLES[colour]}]{text}[/]"
