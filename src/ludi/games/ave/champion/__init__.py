"""Avé's best: every turn is solved exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludi.bots.champions import Champion
from ludi.bots.levels import CarelessBot
from ludi.core.game import Game
from ludi.core.state import State as AnyState
from ludi.games.ave.actions import STOP
from ludi.games.ave.champion.solver import SolverBot, solver
from ludi.games.ave.state import State
from ludi.games.ave.strategy import OVERLOOKS


def solve(world: State, seat: int, legal: Sequence[int]) -> list[int]:
    worths = solver().worths(world, seat, legal)
    return [legal[at] for at in sorted(range(len(legal)), key=lambda at: -worths[at])]


class SteadyBot(CarelessBot):
    """Nobody overlooks that the dice can be rolled on: who stops on a number that fits nowhere does
    so on purpose."""

    def __call__(self, game: Game[Any], world: AnyState, seat: int) -> int:
        action = super().__call__(game, world, seat)
        return game.suggest(world, seat) if action == STOP else action


CHAMPION: Final = Champion(
    (*map(SteadyBot, OVERLOOKS), SolverBot()), solve=solve, tried={"solver": SolverBot()}
)
