"""A service without HTTP: tables, guests and time as a test wants them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from ludi.core.match import Match
from ludi.web.storage.migrations import migrate
from ludi.web.storage.store import Store
from ludi.web.tables import seating
from ludi.web.tables.clocks import Pace
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.service import TableService
from ludi.web.tables.workers import BotWorkers, bot_seed, think

ANN, BEN, EVE = "ann", "ben", "eve"


class AtOnce(BotWorkers):
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
async def a_service(
    folder: Path, *, pace: Pace = STILL, now: Callable[[], float] | None = None
) -> AsyncIterator[TableService]:
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    migrate(store.engine)
    service = TableService(store, AtOnce(), pace, now or Clock())
    try:
        yield service
    finally:
        service.close()
        await store.close()


async def table_of(
    service: TableService, game: str = "ave", people: int = 2, bots: int = 0
) -> OpenTable:
    """A table with Ann, then Ben, then bots, started."""
    opened = await seating.create(service.tables, ANN, "Ann", game, seats=people + bots)
    if people > 1:
        await seating.sit(opened, 1, BEN, "Ben")
    for seat in range(people, people + bots):
        await seating.put_bot(opened, seat, ANN, "random")
    await seating.start(opened, ANN)
    return opened


def employ(service: TableService, workers: BotWorkers) -> None:
    """From now on these think for the bots and for the oracle."""
    service.workers = service.bot_turns.workers = service.oracle.workers = workers


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(_waited(work))


async def _waited(work: Callable[[], Awaitable[None]]) -> None:
    await work()
