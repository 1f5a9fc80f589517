"""Romans Go Home! drawn as text with console markup: the Wall, the clans, the own cards."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from ludi.core.markup import escaped, unwrapped
from ludi.core.voices import Voice
from ludi.games.romans_go_home.cards import LEGIONS_TO_WIN, ROUNDS, TURNS
from ludi.games.romans_go_home.knowledge import ClanView, TableView
from ludi.games.romans_go_home.words import PHRASES
from ludi.games.romans_go_home.words.facts import (
    clan_called,
    count_legions,
    family_of,
    near_victory,
    signed,
    strength_of,
    value_of,
    warrior_facts,
)


@dataclass(frozen=True)
class _Size:
    """How wide a board is, and the box of a fort."""

    line: int
    box: int


_USUAL: Final = _Size(80, 12)
_WIDE: Final = _Size(120, 18)
_LABEL: Final = 12
_INDENT: Final = 3
_NAME: Final = 20
_POINTS: Final = 3
_CLAN: Final = 7
_CLAN_STYLES: Final = {"gold": "yellow", "green": "green", "violet": "magenta", "red": "red"}
# Forts without an effect, and those that cost points; the others have another one.
_FORT_STYLES: Final = {"dinary": "white", "legion": "red"}
_BEFORE_CAPTURE: Final = ("charming", "taking")


def board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The whole table, line by line, 80 columns wide."""
    return _drawn(table, players, language, _USUAL)


def wide_board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The same 120 columns wide, forts by their whole names."""
    return _drawn(table, players, language, _WIDE)


def _drawn(table: TableView, players: tuple[str, ...], language: str, size: _Size) -> str:
    words = PHRASES[language]
    wall = [*_wall(table, words, size), ""] if table["wall"] else []
    return "\n".join([_heading(table, words), "", *wall, *_below(table, players, words, size)])


def small_board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The same with the Wall in a line and what a clan has in another, for a screen of fewer
    columns or lines."""
    words = PHRASES[language]
    wall = [_wall_in_line(table, words)] if table["wall"] else []
    lines = [_heading(table, words), *wall]
    for clan in table["clans"]:
        lines += [_clan_heading(table, clan, players, words), _clan_in_line(table, clan, words)]
    lines += _besides(table, words, _USUAL)
    return "\n".join(unwrapped(line for line in lines if line))


def _below(table: TableView, players: tuple[str, ...], words: Voice, size: _Size) -> list[str]:
    """What stands below the Wall: the clans, what is gone, and the own cards."""
    lines: list[str] = []
    for clan in table["clans"]:
        lines += _clan(table, clan, players, words, size)
    return lines + _besides(table, words, size)


def _besides(table: TableView, words: Voice, size: _Size) -> list[str]:
    """What stands below the clans."""
    lines: list[str] = []
    if table["razed"]:
        razed = [fort for fort, count in table["razed"].items() for _ in range(count)]
        lines += ["", *_wrapped(words.say("terminal-razed"), _forts(razed, words), size, indent=0)]
    lines += _warnings(table, words)
    if "own" in table and table["phase"] != "over":
        lines += _own(table, words, size)
    return lines


def _heading(table: TableView, words: Voice) -> str:
    parts = [words.say("terminal-round", number=table["round"], all=ROUNDS)]
    if table["phase"] in ("planning", "over"):
        parts.append(words.say(f"terminal-{table['phase']}"))
    else:
        parts.append(words.say("terminal-turn", number=table["turn"], all=TURNS))
    if table["pile"] and table["phase"] != "over":
        parts.append(words.say("terminal-pile", count=table["pile"]))
    return f"[bold]{words.title}[/bold] · " + " · ".join(parts)


# --- The Wall -----------------------------------------------------------------------------------


def _wall(table: TableView, words: Voice, size: _Size) -> list[str]:
    """A box for each fort that is left, under the own warrior who lies there."""
    wall: list[str] = table["wall"]
    gone = TURNS - len(wall)
    tops, names, values, bottoms = [], [], [], []
    for index, fort in enumerate(wall):
        is_fought_for = index == 0 and table["phase"] in _BEFORE_CAPTURE
        style = "bold reverse" if is_fought_for else _fort_style(fort)
        number = f" {'▸' if is_fought_for else ''}{gone + index + 1} "
        tops.append(f"[{style}]╭{number:─^{size.box - 2}}╮[/]")
        names.append(f"[{style}]│{_called(fort, words, size.box - 2):^{size.box - 2}}│[/]")
        values.append(f"[{style}]│{signed(value_of(fort)):^{size.box - 2}}│[/]")
        bottoms.append(f"[{style}]╰{'─' * (size.box - 2)}╯[/]")
    boxes = [" " + " ".join(cells) for cells in (tops, names, values, bottoms)]
    plan = table["own"]["plan"][gone:] if "own" in table else []
    if not any(plan):
        return boxes
    cells = [f"{_warrior(warrior, words) if warrior else '·':^{size.box}}" for warrior in plan]
    label = f"{words.say('terminal-plan'):^{size.box}}"
    if len(wall) > 1:
        label = f"{f' {label.strip()} ':─^{len(wall) * (size.box + 1) - 1}}"
    return [f" [dim]{label}[/dim]", " " + " ".join(cells), *boxes]


def _wall_in_line(table: TableView, words: Voice) -> str:
    """Each fort with its place, and the own warrior who lies there."""
    gone = TURNS - len(table["wall"])
    plan = table["own"]["plan"][gone:] if "own" in table else []
    cells = []
    for index, fort in enumerate(table["wall"]):
        mark = "▸" if index == 0 and table["phase"] in _BEFORE_CAPTURE else ""
        warrior = plan[index] if index < len(plan) else ""
        planned = f" [dim]({_warrior(warrior, words)})[/dim]" if warrior else ""
        called = f"[{_fort_style(fort)}]{_fort(fort, words)}[/]{planned}"
        cells.append(f"{mark}{gone + index + 1} {called}".replace(" ", "\u00a0"))
    return " │ ".join(cells)


def _fort_style(fort: str) -> str:
    return _FORT_STYLES.get(family_of(fort), "cyan")


def _called(fort: str, words: Voice, room: int) -> str:
    """A fort's name, whole where there is room for it."""
    name = words.name(fort)
    return name if len(name) <= room else _short(fort, words)


def _short(fort: str, words: Voice) -> str:
    return words.say(f"short-{family_of(fort)}")


def _warnings(table: TableView, words: Voice) -> list[str]:
    near = near_victory(table)
    return [f"[bold red]! {words.say('terminal-danger', clan=clan)}[/]" for clan in near]


# --- The clans ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Row:
    """What a clan has done or has, after its label; dim where it is gone."""

    label: str
    cards: list[str]
    is_dim: bool = False

    def styled(self, line: str) -> str:
        return f"[dim]{line}[/dim]" if self.is_dim else line


def _clan(
    table: TableView, clan: ClanView, players: tuple[str, ...], words: Voice, size: _Size
) -> list[str]:
    """A line with name, player, points and reveal; then what it did and what it has."""
    lines = [_clan_heading(table, clan, players, words)]
    for row in _rows(table, clan, words):
        lines += [row.styled(line) for line in _wrapped(row.label, row.cards, size)]
    return lines


def _clan_in_line(table: TableView, clan: ClanView, words: Voice) -> str:
    """What a clan did and what it has, one after another; no card is parted by a line."""
    said = []
    for row in _rows(table, clan, words):
        label, *cards = (one.replace(" ", "\u00a0") for one in (row.label, *row.cards))
        said.append(row.styled(f"{label}\u00a0{', '.join(cards)}"))
    return " " * _INDENT + "\u00a0· ".join(said) if said else ""


def _rows(table: TableView, clan: ClanView, words: Voice) -> list[_Row]:
    """What the clan did, and its warriors and forts."""
    is_over, rows = table["phase"] == "over", []
    if not is_over or table["legion_winner"]:
        for label, deed in _deeds(table, clan, words):
            rows.append(_Row(words.say(f"terminal-{label}"), [deed]))
    if clan["shown"] and not is_over:
        strength = sum(strength_of(warrior) * count for warrior, count in clan["shown"].items())
        shown = words.say("terminal-shown", strength=strength)
        rows.append(_Row(shown, _warriors(clan["shown"], words)))
    if clan["lost"] and not is_over:
        lost = _warriors(clan["lost"], words)
        rows.append(_Row(words.say("terminal-lost"), lost, is_dim=True))
    if clan["forts"]:
        rows.append(_Row(words.say("terminal-forts"), _forts(clan["forts"], words)))
    return rows


def _clan_heading(table: TableView, clan: ClanView, players: tuple[str, ...], words: Voice) -> str:
    called = words.name(clan["clan"])
    name = f"■ {called}" + "\u00a0" * (_CLAN - len(called))  # a column on any screen
    pad = " " * (_POINTS - len(signed(clan["points"])))
    parts = [f"[bold]{pad}{words.scored(clan['points'])}[/bold]"]
    if count_legions(clan):
        legions = words.say("terminal-legions", count=count_legions(clan), all=LEGIONS_TO_WIN)
        parts.append(legions)
    if clan["revealed"] and table["phase"] != "over":
        parts.append(words.say("terminal-reveals", **warrior_facts(clan["revealed"])))
    mark = "▸" if clan["asked"] else " "
    owner = _owner(table, clan, players, words)
    return f"{mark}[bold {_CLAN_STYLES[clan['clan']]}]{name}[/] {owner} " + " · ".join(parts)


def _owner(table: TableView, clan: ClanView, players: tuple[str, ...], words: Voice) -> str:
    """Who plays the clan, as wide as it is for every clan."""
    if clan["seat"] is None:
        return f"[dim]{words.say('terminal-neutral'):<{_NAME}}[/dim]"
    is_own = "own" in table and table["own"]["clan"] == clan["clan"]
    note = f" {words.say('terminal-you')}" if is_own else ""
    player, room = players[clan["seat"]], _NAME - len(note)
    name = player if len(player) <= room else player[: room - 1] + "…"
    return escaped(name) + note + " " * (room - len(name))


def _deeds(table: TableView, clan: ClanView, words: Voice) -> list[tuple[str, str]]:
    """What Qween and the capture have brought this turn, each with its label."""
    if table["phase"] == "planning":
        return []
    deeds = _charm(table, clan, words)
    if table["taken"] and clan["clan"] == table["winner"]:
        deeds.append(("captures", _fort(table["taken"], words)))
    if clan["clan"] == table["legion_winner"]:
        deeds.append(("wins", words.say("terminal-by_legions")))
    return deeds


def _charm(table: TableView, clan: ClanView, words: Voice) -> list[tuple[str, str]]:
    """Whom the clan's Qween charms, or whom of the clan another one does."""
    charmed = clan_called(table, table["charmed"])
    if charmed is None or clan["clan"] not in (table["charmer"], table["charmed"]):
        return []
    facts = {"total": clan["total"], **warrior_facts(charmed["revealed"])}
    if clan["clan"] == table["charmer"]:
        told = words.say("terminal-charmed_one", clan=table["charmed"], **facts)
        return [("charms", told)]
    return [("lends", words.say("terminal-lent_one", clan=table["charmer"], **facts))]


# --- Cards in a line ----------------------------------------------------------------------------


def _own(table: TableView, words: Voice, size: _Size) -> list[str]:
    """The seat's own cards, other than its plan."""
    own = table["own"]
    lines = []
    if own["hand"]:
        lines += _wrapped(words.say("terminal-hand"), _warriors(own["hand"], words), size, indent=0)
    for label, warrior in (("aside", own["aside"]), ("choice", own["choice"])):
        if warrior:
            said = words.say(f"terminal-{label}")
            lines += _wrapped(said, [_warrior(warrior, words)], size, indent=0)
    return ["", *lines] if lines else []


def _warrior(warrior: str, words: Voice) -> str:
    return f"{words.name(warrior)} {strength_of(warrior)}"


def _fort(fort: str, words: Voice) -> str:
    return f"{_short(fort, words)} {signed(value_of(fort))}"


def _warriors(counts: Mapping[str, int], words: Voice) -> list[str]:
    return [_warrior(warrior, words) for warrior, count in counts.items() for _ in range(count)]


def _forts(forts: Iterable[str], words: Voice) -> list[str]:
    return [_fort(fort, words) for fort in forts]


def _wrapped(label: str, cards: list[str], size: _Size, indent: int = _INDENT) -> list[str]:
    """Cards after their label, all in one column, in as many lines as they need."""
    start = " " * indent + f"{label:<{_INDENT + _LABEL - indent}}"
    text = ", ".join(card.replace(" ", "\xa0") for card in cards)
    lines = textwrap.wrap(
        text,
        size.line - 1,
        initial_indent=f"{start} ",
        subsequent_indent=" " * (len(start) + 1),
        break_on_hyphens=False,
    )
    return [line.replace("\xa0", " ") for line in lines]
