"""Roma drawn as text with console markup: both rows of cards, the discs between, the hands."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from ludi.core.markup import escaped, unwrapped
from ludi.core.voices import Voice
from ludi.games.roma.cards import DISCS
from ludi.games.roma.knowledge import HIDDEN, PlayerView, TableView
from ludi.games.roma.words import PHRASES
from ludi.games.roma.words.facts import cost_of, defence_of, is_character, signed


@dataclass(frozen=True)
class _Size:
    """How wide a board is, and what stands at a disc."""

    line: int
    cell: int


_USUAL: Final = _Size(80, 12)
_WIDE: Final = _Size(120, 18)
_NAME: Final = 22
# As much may stand at either side of a disc on a screen of 40 columns.
_SIDE: Final = 17
# What stands before lines, in one column.
_LABELS: Final = (
    "dice",
    "acting",
    "taken_up",
    "drawn",
    "pile",
    "gifts",
    "hand",
    "shown",
    "other",
    "other_set",
    "discards",
)
_SET_UP: Final = ("giving", "setting", "beginning")


def board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The whole table, line by line, 80 columns wide; the seat that looks at it sits below."""
    return _drawn(table, players, language, _USUAL)


def wide_board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The same 120 columns wide."""
    return _drawn(table, players, language, _WIDE)


def _drawn(table: TableView, players: tuple[str, ...], language: str, size: _Size) -> str:
    words = PHRASES[language]
    below = table["own"]["seat"] if "own" in table else 0
    lines = [
        _heading(table, words),
        "",
        _player(table, 1 - below, players, words),
        *_row(table, 1 - below, words, size),
        _discs(size),
        *_row(table, below, words, size),
        _player(table, below, players, words),
        *_in_play(table, words, size),
    ]
    if "own" in table and table["phase"] != "over":
        lines += _own(table, words, size)
    lines += _cards("discards", table["discards"], words, size)
    return "\n".join(lines)


def small_board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The same with a line for each disc, for a screen of fewer columns or lines; the cards in the
    discards are told to who asks for them."""
    words = PHRASES[language]
    below = table["own"]["seat"] if "own" in table else 0
    lines = [_heading(table, words)]
    lines += [_player(table, seat, players, words, is_small=True) for seat in (1 - below, below)]
    lines += _side_by_side(table, below, players, words)
    in_play, own = _in_play(table, words, _USUAL)[1:], []
    if "own" in table and table["phase"] != "over":
        own = _own(table, words, _USUAL, with_pile=False)  # the choices name its cards
    if table["dice"] and len(in_play) == 1 and own:
        in_play, own = [], [f"{in_play[0]}   {own[0]}", *own[1:]]  # two short lines are one
    lines += [*in_play, *own]
    return "\n".join(unwrapped(lines))


def _side_by_side(
    table: TableView, below: int, players: tuple[str, ...], words: Voice
) -> list[str]:
    """A line for each disc with both cards at it, under the names of whose they are."""
    seats, places = (1 - below, below), range(1, DISCS + 1)
    rows = [[_Beside(_above(players, seat, words, seat == below), "bold") for seat in seats]]
    rows += [[_beside(table, seat, disc, words) for seat in seats] for disc in places]
    width = max(first.width for first, _ in rows)
    return [
        f"[bold]{disc}[/bold]\u00a0{first.drawn(width)} │ {second.drawn()}"
        for disc, (first, second) in zip(("\u00a0", *places), rows, strict=True)
    ]


def _above(players: tuple[str, ...], seat: int, words: Voice, is_told: bool) -> str:
    """Who has the cards of a column, and what the numbers behind them are, if there is room or it
    must be told."""
    defence = f" {words.say('terminal-defence')}"
    if is_told:
        return _short(players[seat], _SIDE - len(defence)) + defence
    named = _short(players[seat], _SIDE)
    return named + defence if len(named + defence) <= _SIDE else named


@dataclass(frozen=True)
class _Beside:
    """What stands beside a disc, and the note behind it in red."""

    text: str
    style: str
    blocked: str = ""

    @property
    def width(self) -> int:
        return len(self.text) + len(self.blocked)

    def drawn(self, width: int = 0) -> str:
        """As markup, filled up to a width by spaces that stay."""
        text = f"[{self.style}]{escaped(self.text)}[/]"
        blocked = f"[bold red]{self.blocked}[/]" if self.blocked else ""
        return text + blocked + "\u00a0" * (width - self.width)


def _beside(table: TableView, seat: int, disc: int, words: Voice) -> _Beside:
    """A card at a disc with its current defence, and whether it is blocked."""
    player = table["players"][seat]
    defence = player["defences"][disc - 1]
    shown = "" if defence is None else f" {signed(defence)}"
    text, style = _card(table, seat, disc, words)
    blocked = "\u00a0✗" if disc in player["blocked"] else ""
    return _Beside(_fitting(text, _USUAL) + shown, style, blocked)


def _heading(table: TableView, words: Voice) -> str:
    is_set_up = table["phase"] in _SET_UP and not table["turns"]
    turns = min(table["turns"], table["turn_limit"])
    begun = words.say("terminal-set_up") if is_set_up else words.say("terminal-turn", count=turns)
    parts = [begun]
    if table["phase"] == "over":
        parts.append(words.say("terminal-over"))
    counts = {"stock": table["stock"], "pile": table["pile"]}
    counts["discarded"] = sum(table["discards"].values())
    parts += [words.say(f"terminal-{key}", count=count) for key, count in counts.items()]
    return f"[bold]{words.title}[/bold] · " + " · ".join(parts)


# --- The discs and the cards around them --------------------------------------------------------


def _discs(size: _Size) -> str:
    cells = [f"{f' {disc} ':─^{size.cell}}" for disc in range(1, DISCS + 1)]
    return " [bold]" + "─".join(cells) + "[/bold]"


def _row(table: TableView, seat: int, words: Voice, size: _Size) -> list[str]:
    """A player's cards by disc: name, current defence or face down, and what is blocked."""
    player = table["players"][seat]
    places = range(1, DISCS + 1)
    names = [_name(table, seat, disc, words, size) for disc in places]
    defences = [_defence(player, disc, words, size) for disc in places]
    lines = [names, defences]
    if player["blocked"]:
        blocked = f"[bold red]{words.say('terminal-blocked'):^{size.cell}}[/]"
        lines.append([blocked if disc in player["blocked"] else " " * size.cell for disc in places])
    return [" " + " ".join(cells) for cells in lines]


def _name(table: TableView, seat: int, disc: int, words: Voice, size: _Size) -> str:
    text, style = _card(table, seat, disc, words)
    return f"[{style}]{_fitting(text, size):^{size.cell}}[/]"


def _fitting(name: str, size: _Size) -> str:
    """A card's name, or its first word where that is all there is room for."""
    return name if len(name) <= size.cell else name.split()[0]


def _card(table: TableView, seat: int, disc: int, words: Voice) -> tuple[str, str]:
    """What a card at a disc is called, and in which style."""
    card = table["players"][seat]["discs"][disc - 1]
    if card is None:
        return "·", "dim"
    if card == HIDDEN:
        return words.say("terminal-face_down"), "dim"
    style = "yellow" if is_character(card) else "green"
    if disc == (table["source"] if seat == table["turn"] else table["target"]):
        style += " bold reverse"
    return words.name(card), style


def _defence(player: PlayerView, disc: int, words: Voice, size: _Size) -> str:
    """The current defence; the printed one in brackets where it differs; face down, none yet."""
    card, defence = player["discs"][disc - 1], player["defences"][disc - 1]
    if card in (None, HIDDEN):
        return " " * size.cell
    if defence is None:
        return f"[dim]{words.say('terminal-face_down'):^{size.cell}}[/]"
    printed = defence_of(card)
    note = f" ({printed})" if defence != printed else ""
    text = f"{words.say('terminal-defence')} {signed(defence)}{note}"
    style = "bold" if note else "dim"
    return f"[{style}]{text:^{size.cell}}[/]"


# --- The players --------------------------------------------------------------------------------


def _player(
    table: TableView, seat: int, players: tuple[str, ...], words: Voice, *, is_small: bool = False
) -> str:
    player = table["players"][seat]
    is_own = "own" in table and table["own"]["seat"] == seat
    note = f" ({words.say('terminal-you')})" if is_own else ""
    room = _NAME - len(note)
    name = _short(players[seat], room)
    parts = [
        f"[bold]{player['vp']:>2} {words.say('terminal-vp')}[/bold]",
        words.say("money", money=player["money"]),
        words.say("terminal-cards", count=player["cards"]),
    ]
    if None in player["discs"] and table["turns"] and table["phase"] != "over":
        parts.append(words.say("terminal-open", count=player["discs"].count(None)))
    mark = "▸" if player["asked"] else " "
    pad = "" if is_small else " " * (room - len(name))
    owner = f"[bold]{escaped(name)}[/bold]{note}{pad}"
    return f"{mark}{owner} " + " · ".join(parts)


def _short(name: str, room: int) -> str:
    return name if len(name) <= room else name[: room - 1] + "…"


# --- Dice and cards in a line -------------------------------------------------------------------


def _in_play(table: TableView, words: Voice, size: _Size) -> list[str]:
    """The dice left, the effect under way, and the cards that it has taken up."""
    lines = [""]
    if table["phase"] == "over":
        return lines
    if table["dice"]:
        dice = " ".join(f"[bold reverse] {die} [/]" for die in table["dice"])
        lines.append(_label("dice", words) + dice)
    if table["acting"]:
        lines += _wrapped("acting", [_acting(table, words)], words, size)
    return lines + _cards("taken_up", table["taken_up"], words, size)


def _acting(table: TableView, words: Voice) -> str:
    """The card whose effect is under way, with its disc if it has one."""
    if not table["source"]:
        return words.name(table["acting"])
    return words.say("terminal-at", card=table["acting"], disc=table["source"])


def _own(table: TableView, words: Voice, size: _Size, *, with_pile: bool = True) -> list[str]:
    """What only this seat knows: its hand, what it looks at, and what is known of hands."""
    own = table["own"]
    lines = _cards("drawn", own["drawn"], words, size, with_costs=True)
    if with_pile:
        lines += _cards("pile", own["pile"], words, size)
    lines += _cards("hand", own["hand"], words, size, with_costs=True)
    lines += _cards("gifts", own["gifts"], words, size, with_costs=True)
    lines += [f"[dim]{line}[/dim]" for line in _cards("shown", own["shown"], words, size)]
    if own["other"]:
        other = table["players"][1 - own["seat"]]
        left = other["cards"] + other["discs"].count(HIDDEN) - sum(own["other"].values())
        unknown = [words.say("terminal-unknown", count=left)] if left > 0 else []
        label = "other_set" if table["phase"] == "setting" else "other"
        lines += _wrapped(label, _listed(own["other"], words) + unknown, words, size)
    return lines


def _cards(
    label: str,
    counts: Mapping[str, int],
    words: Voice,
    size: _Size,
    *,
    with_costs: bool = False,
) -> list[str]:
    cards = _listed(counts, words, with_costs=with_costs)
    return _wrapped(label, cards, words, size) if cards else []


def _listed(counts: Mapping[str, int], words: Voice, *, with_costs: bool = False) -> list[str]:
    """Cards by name, with what they cost where they can be paid for."""
    cards = []
    for card, count in counts.items():
        cost = f" ({cost_of(card)})" if with_costs else ""
        times = f" ×{count}" if count > 1 else ""
        cards.append(f"{words.name(card)}{cost}{times}")
    return cards


def _label(label: str, words: Voice) -> str:
    """What stands before a line, as wide as all of them."""
    return f"{words.say(f'terminal-label-{label}'):<{_label_width(words)}} "


@cache
def _label_width(words: Voice) -> int:
    return max(len(words.say(f"terminal-label-{label}")) for label in _LABELS)


def _wrapped(label: str, cards: list[str], words: Voice, size: _Size) -> list[str]:
    """Cards after their label, all in one column, in as many lines as they need."""
    start = _label(label, words)
    text = ", ".join(card.replace(" ", "\xa0") for card in cards)
    lines = textwrap.wrap(
        text,
        size.line - 1,
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_on_hyphens=False,
    )
    return [line.replace("\xa0", " ") for line in lines]
