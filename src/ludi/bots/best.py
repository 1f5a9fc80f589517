"""The best bot of each game."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ludi.bots import Bot
from ludi.bots.ave import SolverBot
from ludi.bots.romans_go_home import PlanBot
from ludi.bots.search import SearchBot
from ludi.core.game import Game

# A second on one core is the most that a choice may take; on the machines of today most end sooner.
ITERATIONS: Final = 20_000
MILLISECONDS: Final = 900.0


@cache
def best_bot(game: Game[Any]) -> Bot:
    if game.id == "ave":
        return SolverBot()
    if game.id == "romans-go-home":
        return PlanBot()
    return SearchBot(ITERATIONS, MILLISECONDS)
