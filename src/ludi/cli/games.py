"""`ludi games`: the games that are kept, the last played first."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.markup import escape
from rich.table import Table

from ludi.cli import records
from ludi.cli.consoles import Printer, waiting
from ludi.cli.records import Kept
from ludi.cli.texts import text
from ludi.core.errors import LudiError
from ludi.core.registry import find_game

COLUMNS: Final = ("number", "day", "game", "players", "actions", "state")
_PLAYERS: Final = COLUMNS.index("players")
_NARROWEST: Final = 8
# What the box and the space in it take, a column.
_BETWEEN: Final = 2


def show(arguments: argparse.Namespace) -> None:
    language = arguments.lang
    every = records.kept()
    paths = every[: arguments.most]
    with waiting(text("reading", language)):
        found = list(records.looked_at(paths))
    if arguments.json:
        print(json.dumps([one.document() for one in found if isinstance(one, Kept)]))
        return
    console = Printer(highlight=False)
    if not found:
        console.print(text("games-none", language, folder=records.records_folder()), markup=False)
        return
    numbers = records.entries()
    cells = [
        (str(numbers[path].number), *_cells(one, language))
        for path, one in zip(paths, found, strict=True)
    ]
    console.print(_table(cells, console.width, language))
    console.print()
    others = len(every) - len(paths)
    if others:
        most = f"{records.program()} games --most {len(every)}"
        console.print(text("games-others", language, count=others, command=most), markup=False)
    for hint in _hints(found, language):
        console.print(hint, markup=False)
    folder = text("games-folder", language, folder=records.records_folder())
    console.print(folder, markup=False, soft_wrap=True)


def _table(rows: list[tuple[str, ...]], width: int, language: str) -> Table:
    """A line for each game: who has played is told as far as there is room."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
    heads = [text(f"games-{column}", language) for column in COLUMNS]
    widths = [max(map(cell_len, column)) for column in zip(heads, *rows, strict=True)]
    others = sum(widths) - widths[_PLAYERS] + _BETWEEN * len(COLUMNS)
    for place, (column, head) in enumerate(zip(COLUMNS, heads, strict=True)):
        table.add_column(
            head,
            justify="right" if column in ("number", "actions") else "left",
            no_wrap=True,
            max_width=max(width - others, _NARROWEST) if place == _PLAYERS else None,
        )
    for row in rows:
        table.add_row(*map(escape, row))
    return table


def _hints(found: Sequence[Kept | LudiError], language: str) -> Iterator[str]:
    """How to go on with a game of the list, and how to look at one again, by its number."""
    read = [one for one in found if isinstance(one, Kept) and not one.is_played]
    for key, command, is_over in (
        ("games-resume", "play --resume", False),
        ("games-review", "analyse", True),
    ):
        number = next((one.number for one in read if one.is_over == is_over), None)
        if number is not None:
            yield text(key, language, command=f"{records.program()} {command} {number}")


def _cells(one: Kept | LudiError, language: str) -> tuple[str, ...]:
    """What stands beside a game's number; one that cannot be read says why."""
    if isinstance(one, LudiError):
        return "", "", one.sentence(language), "", text("games-state-unread", language)
    state = "played" if one.is_played else "over" if one.is_over else "open"
    return (
        f"{one.played_at:%Y-%m-%d %H:%M}",
        find_game(one.game).phrases[language].title,
        ", ".join(one.players),
        str(one.actions),
        text(f"games-state-{state}", language),
    )
