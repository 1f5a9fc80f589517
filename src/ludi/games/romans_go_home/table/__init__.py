"""Romans Go Home! in the browser: the drawn board and the lesson."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludi.games.romans_go_home.table.board import prepare
from ludi.games.romans_go_home.table.lesson import LESSON
from ludi.games.romans_go_home.table.miniature import CLAN_COLOURS, miniature
from ludi.web.show.boards import GameTable

TABLE: Final = GameTable(
    Path(__file__).parent,
    prepare,
    LESSON,
    points=lambda table: [clan["points"] for clan in table["clans"]],
    colours=tuple(CLAN_COLOURS.values()),
    miniature=miniature,
    called=tuple(CLAN_COLOURS),
)
