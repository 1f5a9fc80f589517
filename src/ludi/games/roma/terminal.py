"""Roma drawn as text with console markup: both rows of cards, the discs between, the hands."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Final

from ludi.core.phrases import escaped
from ludi.games.roma.cards import DISCS
from ludi.games.roma.knowledge import HIDDEN, PlayerView, TableView
from ludi.games.roma.words import PHRASES
from ludi.games.roma.words.facts import cost_of, defence_of, is_character, signed

_WIDTH: Final = 80
_CELL: Final = 12
_NAME: Final = 22
_WORDS: Final = {
    "en": {
        "set_up": "set-up",
        "turn": "turn {count}",
        "over": "game over",
        "stock": "stockpile {count} VP",
        "pile": "pile {count}",
        "discarded": "discards {count}",
        "you": "you",
        "vp": "VP",
        "defence": "def.",
        "blocked": "✗ blocked",
        "face_down": "face down",
        "at": "{card} at disc {disc}",
    },
    "fr": {
        "set_up": "mise en place",
        "turn": "tour {count}",
        "over": "partie terminée",
        "stock": "réserve {count} PV",
        "pile": "pioche {count}",
        "discarded": "défausse {count}",
        "you": "vous",
        "vp": "PV",
        "defence": "déf.",
        "blocked": "✗ bloqué",
        "face_down": "face cachée",
        "at": "{card} au disque {disc}",
    },
}
_ONE_AND_MORE: Final = {
    "en": {
        "money": ("sestertius", "sestertii"),
        "cards": ("card in hand", "cards in hand"),
        "open": ("open disc", "open discs"),
        "unknown": ("unknown card", "unknown cards"),
    },
    "fr": {
        "money": ("sesterce", "sesterces"),
        "cards": ("en main", "en main"),
        "open": ("disque vide", "disques vides"),
        "unknown": ("carte inconnue", "cartes inconnues"),
    },
}
_LABELS: Final = {
    "en": {
        "dice": "Dice:",
        "acting": "Under way:",
        "taken_up": "Taken up:",
        "drawn": "Drawn:",
        "pile": "Draw pile:",
        "gifts": "To give:",
        "hand": "In hand:",
        "shown": "Other knows:",
        "other": "Other’s hand:",
        "other_set": "Other’s cards:",
        "discards": "Discards:",
    },
    "fr": {
        "dice": "Dés :",
        "acting": "En cours :",
        "taken_up": "Relevées :",
        "drawn": "Piochées :",
        "pile": "Pioche :",
        "gifts": "À donner :",
        "hand": "En main :",
        "shown": "L’autre connaît :",
        "other": "Main adverse :",
        "other_set": "Cartes adverses :",
        "discards": "Défausse :",
    },
}
_LABEL: Final = {language: max(map(len, labels.values())) for language, labels in _LABELS.items()}
_SET_UP: Final = ("giving", "setting", "beginning")


def board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The whole table, line by line, 80 columns wide; the seat that looks at it sits below."""
    below = table["own"]["seat"] if "own" in table else 0
    lines = [
        _heading(table, language),
        "",
        _player(table, 1 - below, players, language),
        *_row(table, 1 - below, language),
        _discs(),
        *_row(table, below, language),
        _player(table, below, players, language),
        *_in_play(table, language),
    ]
    if "own" in table and table["phase"] != "over":
        lines += _own(table, language)
    lines += _cards("discards", table["discards"], language)
    return "\n".join(lines)


def _heading(table: TableView, language: str) -> str:
    words = _WORDS[language]
    is_set_up = table["phase"] in _SET_UP and not table["turns"]
    turns = min(table["turns"], table["turn_limit"])
    parts = [words["set_up"] if is_set_up else words["turn"].format(count=turns)]
    if table["phase"] == "over":
        parts.append(words["over"])
    counts = {"stock": table["stock"], "pile": table["pile"]}
    counts["discarded"] = sum(table["discards"].values())
    parts += [words[key].format(count=count) for key, count in counts.items()]
    return f"[bold]{PHRASES[language].title}[/bold] · " + " · ".join(parts)


# --- The discs and the cards around them --------------------------------------------------------


def _discs() -> str:
    cells = [f"{f' {disc} ':─^{_CELL}}" for disc in range(1, DISCS + 1)]
    return " [bold]" + "─".join(cells) + "[/bold]"


def _row(table: TableView, seat: int, language: str) -> list[str]:
    """A player's cards by disc: name, current defence or face down, and what is blocked."""
    player = table["players"][seat]
    places = range(1, DISCS + 1)
    names = [_name(table, seat, disc, language) for disc in places]
    defences = [_defence(player, disc, language) for disc in places]
    lines = [names, defences]
    if player["blocked"]:
        blocked = f"[bold red]{_WORDS[language]['blocked']:^{_CELL}}[/]"
        lines.append([blocked if disc in player["blocked"] else " " * _CELL for disc in places])
    return [" " + " ".join(cells) for cells in lines]


def _name(table: TableView, seat: int, disc: int, language: str) -> str:
    card = table["players"][seat]["discs"][disc - 1]
    if card is None:
        return f"[dim]{'·':^{_CELL}}[/]"
    if card == HIDDEN:
        return f"[dim]{_WORDS[language]['face_down']:^{_CELL}}[/]"
    style = "yellow" if is_character(card) else "green"
    if disc == (table["source"] if seat == table["turn"] else table["target"]):
        style += " bold reverse"
    name = PHRASES[language].name(card)
    if len(name) > _CELL:
        name = name.split()[0]
    return f"[{style}]{name:^{_CELL}}[/]"


def _defence(player: PlayerView, disc: int, language: str) -> str:
    """The current defence; the printed one in brackets where it differs; face down, none yet."""
    card, defence = player["discs"][disc - 1], player["defences"][disc - 1]
    if card in (None, HIDDEN):
        return " " * _CELL
    if defence is None:
        return f"[dim]{_WORDS[language]['face_down']:^{_CELL}}[/]"
    printed = defence_of(card)
    note = f" ({printed})" if defence != printed else ""
    text = f"{_WORDS[language]['defence']} {signed(defence)}{note}"
    style = "bold" if note else "dim"
    return f"[{style}]{text:^{_CELL}}[/]"


# --- The players --------------------------------------------------------------------------------


def _player(table: TableView, seat: int, players: tuple[str, ...], language: str) -> str:
    words, player = _WORDS[language], table["players"][seat]
    is_own = "own" in table and table["own"]["seat"] == seat
    note = f" ({words['you']})" if is_own else ""
    room = _NAME - len(note)
    name = players[seat] if len(players[seat]) <= room else players[seat][: room - 1] + "…"
    parts = [
        f"[bold]{player['vp']:>2} {words['vp']}[/bold]",
        _counted(player["money"], "money", language),
        _counted(player["cards"], "cards", language),
    ]
    if None in player["discs"] and table["turns"] and table["phase"] != "over":
        parts.append(_counted(player["discs"].count(None), "open", language))
    mark = "▸" if player["asked"] else " "
    owner = f"[bold]{escaped(name)}[/bold]{note}{' ' * (room - len(name))}"
    return f"{mark}{owner} " + " · ".join(parts)


def _counted(number: int, noun: str, language: str) -> str:
    one, more = _ONE_AND_MORE[language][noun]
    is_one = number == 1 or (language == "fr" and number == 0)
    return f"{number} {one if is_one else more}"


# --- Dice and cards in a line -------------------------------------------------------------------


def _in_play(table: TableView, language: str) -> list[str]:
    """The dice left, the effect under way, and the cards that it has taken up."""
    lines = [""]
    if table["phase"] == "over":
        return lines
    if table["dice"]:
        dice = " ".join(f"[bold reverse] {die} [/]" for die in table["dice"])
        lines.append(f"{_LABELS[language]['dice']:<{_LABEL[language]}} {dice}")
    if table["acting"]:
        card = PHRASES[language].name(table["acting"])
        at_disc = _WORDS[language]["at"].format(card=card, disc=table["source"])
        lines += _wrapped("acting", [at_disc if table["source"] else card], language)
    return lines + _cards("taken_up", table["taken_up"], language)


def _own(table: TableView, language: str) -> list[str]:
    """What only this seat knows: its hand, what it looks at, and what is known of hands."""
    own = table["own"]
    lines = _cards("drawn", own["drawn"], language, with_costs=True)
    lines += _cards("pile", own["pile"], language)
    lines += _cards("hand", own["hand"], language, with_costs=True)
    lines += _cards("gifts", own["gifts"], language, with_costs=True)
    lines += [f"[dim]{line}[/dim]" for line in _cards("shown", own["shown"], language)]
    if own["other"]:
        other = table["players"][1 - own["seat"]]
        left = other["cards"] + other["discs"].count(HIDDEN) - sum(own["other"].values())
        unknown = [_counted(left, "unknown", language)] if left > 0 else []
        label = "other_set" if table["phase"] == "setting" else "other"
        lines += _wrapped(label, _listed(own["other"], language) + unknown, language)
    return lines


def _cards(
    label: str, counts: Mapping[str, int], language: str, *, with_costs: bool = False
) -> list[str]:
    cards = _listed(counts, language, with_costs=with_costs)
    return _wrapped(label, cards, language) if cards else []


def _listed(counts: Mapping[str, int], language: str, *, with_costs: bool = False) -> list[str]:
    """Cards by name, with what they cost where they can be paid for."""
    cards = []
    for card, count in counts.items():
        cost = f" ({cost_of(card)})" if with_costs else ""
        times = f" ×{count}" if count > 1 else ""
        cards.append(f"{PHRASES[language].name(card)}{cost}{times}")
    return cards


def _wrapped(label: str, cards: list[str], language: str) -> list[str]:
    """Cards after their label, all in one column, in as many lines as they need."""
    start = f"{_LABELS[language][label]:<{_LABEL[language]}} "
    text = ", ".join(card.replace(" ", "\xa0") for card in cards)
    lines = textwrap.wrap(
        text,
        _WIDTH - 1,
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_on_hyphens=False,
    )
    return [line.replace("\xa0", " ") for line in lines]
