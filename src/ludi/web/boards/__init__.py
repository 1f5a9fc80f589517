"""Boards drawn for the browser. A game without one is drawn as in the terminal.

A board is a template `boards/GAME.html` and a function that prepares what it shows from the table
as the viewer knows it: the function's module stands here, under the game's name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ludi.web.boards import ave, roma, romans_go_home, romer

# From what lies on the table, the viewer, the names of the seats, and, in the open replay of a
# finished match, the table as each seat saw it.
Prepare = Callable[
    [Mapping[str, Any], Any, list[str], Mapping[int, Mapping[str, Any]]], Mapping[str, Any]
]

BOARDS: Final[Mapping[str, Prepare]] = {
    "ave": ave.prepare,
    "romans-go-home": romans_go_home.prepare,
    "roma": roma.prepare,
    "romer": romer.prepare,
}
