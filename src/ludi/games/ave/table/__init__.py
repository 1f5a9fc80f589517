"""Avé in the browser: the drawn board and the lesson."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludi.games.ave.table.board import prepare
from ludi.games.ave.table.lesson import LESSON
from ludi.games.ave.table.miniature import miniature
from ludi.web.show.boards import COLOURS, GameTable

TABLE: Final = GameTable(
    Path(__file__).parent,
    prepare,
    LESSON,
    points=lambda table: table["points"],
    colours=COLOURS,
    miniature=miniature,
)
