"""`ludi games`: the games that are kept, the last played first."""

from __future__ import annotations

import argparse
import json
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from ludi.cli import records
from ludi.cli.consoles import Printer, waiting
from ludi.cli.records import Kept
from ludi.cli.texts import text
from ludi.core.errors import LudiError
from ludi.core.registry import find_game

COLUMNS: Final = ("number", "day", "game", "players", "actions", "state")


def show(arguments: argparse.Namespace) -> None:
    language = arguments.lang
    paths = records.kept()[: arguments.most]
    with waiting(text("reading", language)):
        found = list(records.looked_at(paths))
    if arguments.json:
        print(json.dumps([one.document() for one in found if isinstance(one, Kept)]))
        return
    console = Printer(highlight=False)
    if not found:
        console.print(text("games-none", language, folder=records.records_folder()), markup=False)
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in COLUMNS:
        justify = "right" if column in ("number", "actions") else "left"
        table.add_column(text(f"games-{column}", language), justify=justify)  # type: ignore[arg-type]
    for number, one in enumerate(found, start=1):
        table.add_row(str(number), *map(escape, _cells(one, language)))
    console.print(table)
    command = f"{records.program()} play --resume"
    console.print(text("games-resume", language, command=command), markup=False)
    console.print(text("games-folder", language, folder=records.records_folder()), markup=False)


def _cells(one: Kept | LudiError, language: str) -> tuple[str, ...]:
    """What stands beside a game's number; one that cannot be read says why."""
    if isinstance(one, LudiError):
        return "", "", one.sentence(language), "", text("games-state-unread", language)
    state = "over" if one.is_over else "open"
    return (
        f"{one.played_at:%Y-%m-%d %H:%M}",
        find_game(one.game).phrases[language].title,
        ", ".join(one.players),
        str(one.actions),
        text(f"games-state-{state}", language),
    )
