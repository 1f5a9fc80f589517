"""Avé's best: every turn is solved exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludi.bots.champions import Champion
from ludi.bots.levels import CarelessBot
from ludi.games.ave.champion.solver import SolverBot, solver
from ludi.games.ave.state import State
from ludi.games.ave.strategy import OVERLOOKS


def solve(world: State, seat: int, legal: Sequence[int]) -> list[int]:
    worths = solver().worths(world, seat, legal)
    return [legal[at] for at in sorted(range(len(legal)), key=lambda at: -worths[at])]


CHAMPION: Final = Champion(
    (*map(CarelessBot, OVERLOOKS), SolverBot()), solve=solve, tried={"solver": SolverBot()}
)
