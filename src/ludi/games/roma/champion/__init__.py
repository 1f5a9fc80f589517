"""Roma's best: search."""

from __future__ import annotations

from typing import Final

from ludi.bots.champions import Champion
from ludi.bots.levels import CarelessBot
from ludi.bots.search import SEARCH, SearchBot
from ludi.games.roma.strategy import OVERLOOKS

CHAMPION: Final = Champion((*map(CarelessBot, OVERLOOKS), SearchBot(250), SEARCH))
