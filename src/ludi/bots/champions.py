"""What a game brings that thinks: its levels, and who solves or plans better than search does.

A game names the module whose CHAMPION holds it (`Game.champion`). What it does not bring, search
and the levels of any game do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from ludi.bots import LEVELS, Bot
from ludi.bots.advice import Advice, Budget
from ludi.bots.estimates import Compared
from ludi.core.game import Game
from ludi.core.state import State

# A seat's legal actions in a world, the best first.
Solve = Callable[[Any, int, Sequence[int]], list[int]]


class Judged(NamedTuple):
    """A move that was played beside the best that was found, as people write them, with what they
    brought: the one played is the first of those compared."""

    played: str
    best: str
    compared: Compared
    best_at: int


class Planner(Protocol):
    """Decides several actions as one move, such as a plan that is laid card by card."""

    def is_planning(self, state: Any) -> bool:
        """Whether a move of several actions is asked for, or under way."""

    def goes_on(self, before: Any, state: Any) -> bool:
        """Whether all that is chosen in a state belongs together with what was chosen before."""

    def advise(
        self, game: Game[Any], world: Any, seat: int, seed: int, budget: Budget
    ) -> list[Advice]:
        """The best few moves, the best first."""

    def judge(
        self,
        game: Game[Any],
        world: Any,
        seat: int,
        played: Sequence[int],
        seed: int,
        budget: Budget,
    ) -> Judged | None:
        """A move beside the best one; None if nothing better was found."""


@dataclass(frozen=True)
class Champion:
    """The bots of the levels, the weakest first; `solve` where a game is solved rather than
    searched; `planner` where several actions are one decision; `tried` are bots of its own,
    thinking less than they could, that tests try."""

    levels: tuple[Bot, ...] = ()
    solve: Solve | None = None
    planner: Planner | None = None
    tried: Mapping[str, Bot] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(self.levels) not in (0, len(LEVELS)):
            raise ValueError(f"a champion has a bot for each level, {', '.join(LEVELS)}, or none")

    def is_planning(self, state: State) -> bool:
        return self.planner is not None and self.planner.is_planning(state)


_NOBODY: Final = Champion()


def champion_of(game: Game[Any]) -> Champion:
    if game.champion is None:
        return _NOBODY
    found: Champion = import_module(game.champion).CHAMPION
    return found
