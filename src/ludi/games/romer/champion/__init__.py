"""Römer's best: what is suggested is seldom beaten, and search errs more often than it helps."""

from __future__ import annotations

from typing import Final

from ludi.bots.champions import Champion
from ludi.bots.levels import CarelessBot
from ludi.bots.search import SearchBot
from ludi.games.romer.strategy import OVERLOOKS

SURE_SEARCH: Final = SearchBot(4_000, 900.0, is_sure=True)

CHAMPION: Final = Champion((*map(CarelessBot, OVERLOOKS), SURE_SEARCH))
