"""Avé drawn as text with console markup: the columns side by side, the dice, the cards."""

from __future__ import annotations

import textwrap
from typing import Final

from ludi.core.markup import escaped
from ludi.core.voices import Voice
from ludi.games.ave.cards import CARD_BONUS, CARD_KINDS, CARD_NAMES, FACE_NAMES, ROWS
from ludi.games.ave.knowledge import TableView
from ludi.games.ave.words import PHRASES
from ludi.games.ave.words.numerals import numeral

_LABEL: Final = 6
_LINE: Final = 80
_WIDE_LINE: Final = 120
# A column is no wider than this but for the names above it.
_COLUMN: Final = 14
_NAME: Final = 11

_FACE_STYLES = {"I": "cyan", "V": "magenta", "X": "yellow"}


def board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The whole table, line by line."""
    return _drawn(table, players, language, _LINE)


def wide_board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The same with columns as wide as the names above them."""
    return _drawn(table, players, language, _WIDE_LINE)


def _drawn(table: TableView, players: tuple[str, ...], language: str, line: int) -> str:
    words, width = PHRASES[language], _width(players, line)
    lines = [_heading(table, words), "", _names(table, players, words, width)]
    lines += [_row(table, row, width) for row in range(ROWS)]
    lines += [_rule(table, width), _cards(table, words, width), _points(table, words, width)]
    if table["phase"] != "over":
        lines += ["", *_dice(table, words), *_hand(table, words, line)]
    return "\n".join(lines)


def small_board(table: TableView, players: tuple[str, ...], language: str) -> str:
    """The same in few lines of 40 columns: a line a column."""
    words = PHRASES[language]
    rows = "".join(f"{row + 1:>3}" for row in range(ROWS))
    heads = f"{words.say('terminal-row'):<{_NAME + 1}}{rows} {words.say('terminal-points'):>6}"
    lines = [_heading(table, words), heads]
    lines += [_line(table, seat, player) for seat, player in enumerate(players)]
    if table["phase"] != "over":
        lines += [*_small_dice(table, words), _held(table, words)]
    return "\n".join(lines)


def _line(table: TableView, seat: int, player: str) -> str:
    """A column as a line: its numbers from row 1 on, and the points."""
    mark = "▸" if seat == table["turn"] and table["phase"] != "over" else " "
    name = player if len(player) <= _NAME else player[: _NAME - 1] + "…"
    cells = "".join(f"{number or '·':>3}" for number in table["columns"][seat])
    return f"{mark}{escaped(name)}{' ' * (_NAME - len(name))}{cells} {table['points'][seat]:>6}"


def _small_dice(table: TableView, words: Voice) -> list[str]:
    """The dice in a line, with what they read."""
    faces = [face for face in reversed(FACE_NAMES) for _ in range(table["dice"][face])]
    left = f"[dim]{words.say('terminal-left', count=table['unrolled'])}[/dim]"
    if not faces:
        return [left]
    shown = " ".join(f"[{_FACE_STYLES[face]} bold reverse] {face} [/]" for face in faces)
    return [f"{shown}  {_says(table, words)}", left]


def _says(table: TableView, words: Voice) -> str:
    readings = [f"[bold]{numeral(number)} = {number}[/bold]" for number in table["readings"]]
    none = f"[red]{words.say('terminal-none')}[/red]"
    return words.say("terminal-reads", readings=readings) if readings else none


def _width(players: tuple[str, ...], line: int) -> int:
    """How wide a column may be so that all of them fit a line; a number and its numeral need 9."""
    wanted = max(_COLUMN, *(len(player) + 2 for player in players))
    return min(wanted, (line - _LABEL - 2) // len(players) - 2)


def _heading(table: TableView, words: Voice) -> str:
    note = f" [bold red]({words.say('terminal-last')})[/bold red]" if table["last_round"] else ""
    number = table["rounds"] + (table["phase"] != "over")
    return f"[bold]{words.title}[/bold] · {words.say('terminal-round', number=number)}{note}"


def _names(table: TableView, players: tuple[str, ...], words: Voice, width: int) -> str:
    cells = []
    for seat, player in enumerate(players):
        name = player if len(player) < width else player[: width - 2] + "…"
        on_turn = seat == table["turn"] and table["phase"] != "over"
        text = f"{'▸' if on_turn else ' '}{escaped(name)}"
        pad = " " * (width - 1 - len(name))
        cells.append(f"[bold reverse]{text}[/bold reverse]{pad}" if on_turn else text + pad)
    return f"{words.say('terminal-row'):>{_LABEL}} │ " + "│ ".join(cells)


def _row(table: TableView, row: int, width: int) -> str:
    cells = []
    for column in table["columns"]:
        number = column[row]
        text = f"{number:>2} {numeral(number)}" if number else " ·"
        style = "bold" if number else "dim"
        cells.append(f"[{style}]{text:<{width}}[/{style}]")
    return f"{row + 1:>{_LABEL}} │ " + "│ ".join(cells)


def _rule(table: TableView, width: int) -> str:
    return "─" * _LABEL + "─┼─" + "┼─".join("─" * width for _ in table["columns"])


def _cards(table: TableView, words: Voice, width: int) -> str:
    cells, worth = [], width - CARD_KINDS
    for hand in table["cards"]:
        held = "▮" * len(hand) + "▯" * (CARD_KINDS - len(hand))
        bonus = f"+{CARD_BONUS * len(hand)}"
        cells.append(held + (f" {bonus}" if worth > len(bonus) + 1 else bonus).ljust(worth))
    return f"{words.say('terminal-cards'):>{_LABEL}} │ " + "│ ".join(cells)


def _points(table: TableView, words: Voice, width: int) -> str:
    cells = "│ ".join(f"[bold]{points:<{width}}[/bold]" for points in table["points"])
    return f"{words.say('terminal-points'):>{_LABEL}} │ {cells}"


def _dice(table: TableView, words: Voice) -> list[str]:
    """The dice that show as boxes, those still to be rolled as hollow ones."""
    faces = [face for face in reversed(FACE_NAMES) for _ in range(table["dice"][face])]
    count = table["unrolled"]
    left = f"[dim]{'▢ ' * count}{words.say('terminal-left', count=count)}[/dim]"
    if not faces:
        return [f" {left}"]
    top = " ".join(f"[{_FACE_STYLES[face]}]╭───╮[/]" for face in faces)
    middle = " ".join(f"[{_FACE_STYLES[face]} bold]│ {face} │[/]" for face in faces)
    bottom = " ".join(f"[{_FACE_STYLES[face]}]╰───╯[/]" for face in faces)
    return [f" {top}", f" {middle}   {_says(table, words)}", f" {bottom}", f" {left}"]


def _hand(table: TableView, words: Voice, line: int) -> list[str]:
    """The cards in hand, in as many lines as they need."""
    lines = textwrap.wrap(_held(table, words), line - 2, break_on_hyphens=False)
    return [f" [dim]{one}[/dim]" for one in lines]


def _held(table: TableView, words: Voice) -> str:
    held = [card for card in CARD_NAMES if card in table["cards"][table["turn"]]]
    return words.say("terminal-hand", cards=", ".join(map(words.name, held)) or "—")
