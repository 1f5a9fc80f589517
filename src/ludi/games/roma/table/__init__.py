"""Roma in the browser: the drawn board and the lesson."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludi.games.roma.table.board import prepare
from ludi.games.roma.table.lesson import LESSON
from ludi.games.roma.table.miniature import miniature
from ludi.web.show.boards import GameTable

TABLE: Final = GameTable(
    Path(__file__).parent,
    prepare,
    LESSON,
    points=lambda table: [player["vp"] for player in table["players"]],
    miniature=miniature,
)
