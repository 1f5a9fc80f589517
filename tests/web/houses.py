"""A house without HTTP: tables, guests and time as a test wants them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from ludi.core.match import Match
from ludi.web.house import House, Pace, Place
from ludi.web.migrations import migrate
from ludi.web.store import Store
from ludi.web.thinkers import Thinkers, bot_seed, think

ANN, BEN, EVE = "ann", "ben", "eve"


class AtOnce(Thinkers):
    """Bots that think in this process."""

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        seed = bot_seed(match.seed, seat)
        return think(match.game.id, match.state, seat, bot, seed, len(match.history))


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


# Nothing goes on by itself, unless a test lets it.
STILL = Pace(bot=1e6, away=60.0, look=1e6)


@contextlib.asynccontextmanager
async def a_house(
    folder: Path, *, pace: Pace = STILL, now: Callable[[], float] | None = None
) -> AsyncIterator[House]:
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    migrate(store.engine)
    house = House(store, AtOnce(), pace, now or Clock())
    try:
        yield house
    finally:
        house.close()
        await store.close()


async def table_of(house: House, game: str = "ave", people: int = 2, bots: int = 0) -> Place:
    """A table with Ann, then Ben, then bots, started."""
    place = await house.create(ANN, "Ann", game, seats=people + bots)
    if people > 1:
        await house.sit(place, 1, BEN, "Ben")
    for seat in range(people, people + bots):
        await house.put_bot(place, seat, ANN, "random")
    await house.start(place, ANN)
    return place


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(_waited(work))


async def _waited(work: Callable[[], Awaitable[None]]) -> None:
    await work()
