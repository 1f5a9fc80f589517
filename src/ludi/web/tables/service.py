"""All that a process does with tables: the open ones, and what goes on there by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from ludi.core.errors import UnknownGame
from ludi.web.storage.store import Store
from ludi.web.tables.bot_turns import BotTurns
from ludi.web.tables.clocks import Pace
from ludi.web.tables.open_tables import OpenTable, OpenTables
from ludi.web.tables.oracle import Oracle
from ludi.web.tables.presence import Presence
from ludi.web.tables.table import PLAYING
from ludi.web.tables.workers import BotWorkers

_log: Final = logging.getLogger("ludi")


class TableService:
    """The tables of one process, and who looks after them."""

    def __init__(
        self,
        store: Store,
        workers: BotWorkers | None = None,
        pace: Pace | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.workers = workers or BotWorkers()
        self.tables = OpenTables(store, pace, now)
        self.presence = Presence(self.tables)
        self.bot_turns = BotTurns(self.tables, self.workers)
        self.oracle = Oracle(self.tables, self.workers)
        self.tables.tend = self.bot_turns.tend

    async def go_on(self) -> None:
        """Go on with what bots and clocks have to do, now and as long as the server runs."""
        await self.open_due(float("inf"))
        while True:
            await asyncio.sleep(self.tables.pace.look)
            try:
                await self.look_around()
            except Exception:  # noqa: BLE001 - the next look may work
                _log.exception("looking around failed")

    async def open_due(self, before: float) -> list[OpenTable]:
        """Open the tables where something is to be done; one that is broken stops no other."""
        found = []
        for table_id in await self.store.due_tables(before):
            try:
                found.append(await self.tables.open(table_id))
            except UnknownGame:
                continue  # it waits until its game is installed again
            except Exception:  # noqa: BLE001 - the others are to go on
                _log.exception("table %s cannot be opened", table_id)
        return found

    async def look_around(self) -> None:
        """See who is there, and to what nobody has seen to."""
        await self.presence.note()
        tasks, pace = self.tables.tasks, self.tables.pace
        for opened in await self.open_due(self.tables.now() - 2 * pace.look):
            tasks.spawn(self.bot_turns.tend(opened))
        for opened in self.tables:
            if opened.table.status == PLAYING:
                tasks.spawn(self.presence.note_absent(opened))
                tasks.spawn(self.presence.replace_missing(opened))
        self.tables.forget_idle()

    def close(self) -> None:
        self.tables.close()
        self.workers.close()
