"""Five levels, the same names in every game: from a friendly beginner to the best we have.

Who is weaker is weaker as people are. They overlook possibilities; if what they would have played
is among those, they take what looks best at a glance of the rest. How much they overlook is set so
that each level wins 65 to 80 of 100 games for two against the one below; docs/strength.md says how
far that holds.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from ludi.bots import LEVELS, Bot
from ludi.bots.champions import champion_of
from ludi.bots.search import SEARCH, PlainSearcher, Searcher
from ludi.core.chance import below
from ludi.core.game import Game
from ludi.core.state import State

# The iterations of a glance: so few that a person need not wait until they are compiled.
GLANCE: Final = 30


@dataclass(frozen=True)
class CarelessBot:
    """Plays what the game suggests, but overlooks each possibility with such a chance."""

    overlooks: float
    compiles: bool = False

    def __call__(self, game: Game[Any], world: State, seat: int) -> int:
        legal = game.legal_ids(world, seat)
        suggested = game.suggest(world, seat)
        seen = [action for action in legal if below(world, 1000) >= 1000 * self.overlooks]
        if suggested in seen or len(legal) == 1:
            return suggested
        if len(seen) < 2:
            return seen[0] if seen else legal[below(world, len(legal))]
        glancer = _glancer(game, compiles=self.compiles)
        return glancer.choices(world, seat, iterations=GLANCE, seen=seen)[0].action


@cache
def _glancer(game: Game[Any], *, compiles: bool) -> Searcher:
    return Searcher(game, GLANCE) if compiles else PlainSearcher(game, GLANCE)


# Of a game that nobody has measured yet.
OTHERWISE: Final[tuple[Bot, ...]] = (*map(CarelessBot, (0.4, 0.2, 0.1, 0.0)), SEARCH)


def bot_of(game: Game[Any], level: str, *, compiles: bool = False) -> Bot:
    """The bot of a level; the same choices with or without compiling."""
    levels = champion_of(game).levels or OTHERWISE
    bot = levels[LEVELS.index(level)]
    return replace(bot, compiles=compiles) if isinstance(bot, CarelessBot) else bot
