"""A service without HTTP: tables, guests and time as a test wants them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludi.core.errors import LudiError
from ludi.core.match import Match
from ludi.core.speech import LANGUAGES
from ludi.web.storage.migrations import migrate
from ludi.web.storage.store import Store
from ludi.web.tables import seating
from ludi.web.tables.answering import Answering
from ludi.web.tables.clocks import Pace
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.service import TableService
from ludi.web.tables.workers import BotWorkers, bot_seed, think
from ludi.web.thinking import answer
from web.servers import PATIENCE

ANN, BEN, EVE = "ann", "ben", "eve"


class AtOnce(BotWorkers):
    """Bots that think in this process."""

    async def choose(self, match: Match, seat: int, bot: str, haste: float = 1.0) -> int:
        seed = bot_seed(match.seed, seat)
        return think(match.game.id, match.state, seat, bot, seed, len(match.history), haste)


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


# Nothing goes on by itself, unless a test lets it.
STILL = Pace(bot=1e6, away=60.0, look=1e6)


@contextlib.asynccontextmanager
async def a_service_at(
    database: str, *, pace: Pace = STILL, now: Callable[[], float] | None = None
) -> AsyncIterator[TableService]:
    store = Store(database)
    migrate(store.engine)
    clock = now or Clock()
    service = TableService(store, pace, clock, clock)
    try:
        yield service
    finally:
        service.close()
        await store.close()


Test = Callable[[TableService], Awaitable[None]]


def in_a_service_at(database: str, test: Test, **settings: Any) -> None:
    async def inside() -> None:
        async with a_service_at(database, **settings) as service:
            await test(service)

    run(inside)


def in_a_service(folder: Path, test: Test, **settings: Any) -> None:
    in_a_service_at(_database_in(folder), test, **settings)


def a_service(
    folder: Path, **settings: Any
) -> contextlib.AbstractAsyncContextManager[TableService]:
    return a_service_at(_database_in(folder), **settings)


def _database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


async def refused(
    opened: OpenTable, doing: Awaitable[Any], kind: type[LudiError], code: str
) -> None:
    """The doing is refused with this error, in every language, and the table is as it was."""
    before = opened.table
    with pytest.raises(kind) as caught:
        await doing
    assert caught.value.code == code
    assert opened.table is before
    assert all(caught.value.sentence(language) for language in LANGUAGES)


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


def answering(service: TableService, workers: BotWorkers | None = None) -> Answering:
    """Who answers questions, in this process."""
    return Answering(service.tables, workers or AtOnce(1))


class ThinkingHere:
    """In place of the process that thinks for a server: who thinks in the server's own."""

    def __init__(self, workers: BotWorkers) -> None:
        self._workers = workers
        self._task: asyncio.Task[None] | None = None

    def __call__(
        self, database: str, _: int | None, pace: Pace | None, *__: object, prepares: bool
    ) -> ThinkingHere:
        self._database, self._pace = database, pace
        return self

    def start(self) -> None:
        if self._task is not None:
            return
        self._store = Store(self._database)
        self._task = asyncio.ensure_future(answer(self._store, self._workers, self._pace))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            await self._store.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(_waited(work))


async def _waited(work: Callable[[], Awaitable[None]]) -> None:
    """A test that waits for what does not come fails."""
    async with asyncio.timeout(PATIENCE):
        await work()
