"""`ludi think`: a process that answers what bots and the oracle are asked, and its children.

A web server starts one of its own; with PostgreSQL others can be started on any machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import signal
from dataclasses import asdict
from typing import Any, Final

from ludi.web.logs import set_up as set_up_logs
from ludi.web.settings import Settings
from ludi.web.storage.notices import listening
from ludi.web.storage.store import Store
from ludi.web.tables.answering import Answering
from ludi.web.tables.clocks import Pace
from ludi.web.tables.open_tables import OpenTables
from ludi.web.tables.workers import BotWorkers, end_with_parent

# How long it may take to end.
_FAREWELL: Final = 10.0
_log: Final = logging.getLogger("ludi")


async def answer(store: Store, workers: BotWorkers, pace: Pace | None = None) -> None:
    """Answer until cancelled; what is under way then is left to others."""
    tables = OpenTables(store, pace)
    answering = Answering(tables, workers)

    async def begin() -> None:
        answering.hear()

    hearing = asyncio.ensure_future(listening(store, begin, answering.hear))
    try:
        await answering.go_on()
    finally:
        hearing.cancel()
        with contextlib.suppress(Exception):
            await answering.close()
        tables.close()


async def think(database: str, workers: int | None, pace: Pace | None, *, prepares: bool) -> None:
    """Think for the servers of a database, until told to end."""
    store, thinkers = Store(database), BotWorkers(workers)
    task = asyncio.ensure_future(answer(store, thinkers, pace))
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    if prepares:
        thinkers.prepare()
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await task
    finally:
        thinkers.close()
        await store.close()


class Thinking:
    """The process that thinks for a server, started once something is asked; it ends with it."""

    def __init__(
        self,
        database: str,
        workers: int | None,
        pace: Pace | None,
        settings: Settings,
        *,
        prepares: bool = False,
    ) -> None:
        given = (database, workers, None if pace is None else asdict(pace), prepares, settings)
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=be_the_thinker, args=given, name="think")
        self._starting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start it, if it has not been, beside the event loop; nobody waits for it."""
        if self._starting is None:
            self._starting = asyncio.ensure_future(asyncio.to_thread(self._process.start))

    async def close(self) -> None:
        if self._starting is not None:
            await self._starting
            self._process.terminate()
            await asyncio.to_thread(self._process.join, _FAREWELL)
            self._process.kill()


def be_the_thinker(
    database: str,
    workers: int | None,
    pace: dict[str, Any] | None,
    prepares: bool,
    settings: Settings,
) -> None:
    """What the process does that thinks for a server, and logs as that does."""
    end_with_parent()
    set_up_logs(settings)
    found = None if pace is None else Pace(**pace)
    asyncio.run(think(database, workers, found, prepares=prepares))
