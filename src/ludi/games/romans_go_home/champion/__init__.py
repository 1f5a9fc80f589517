"""The best of Romans Go Home!: whole plans against plans that rivals may well make."""

from __future__ import annotations

from typing import Final

from ludi.bots.champions import Champion
from ludi.bots.levels import CarelessBot
from ludi.games.romans_go_home.champion.planner import WholePlans
from ludi.games.romans_go_home.champion.planning import PlanBot
from ludi.games.romans_go_home.strategy import OVERLOOKS

CHAMPION: Final = Champion(
    (*map(CarelessBot, OVERLOOKS), PlanBot()),
    planner=WholePlans(),
    tried={"plans": PlanBot(6, 3)},
)
