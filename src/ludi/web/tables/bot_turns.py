"""Bots act when it is their turn, and for people whose clock has run out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from ludi.web.errors import Stale
from ludi.web.tables.clocks import due_seats
from ludi.web.tables.open_tables import OpenTable, OpenTables
from ludi.web.tables.playing import replace
from ludi.web.tables.table import Table
from ludi.web.tables.workers import BotWorkers

# Timers may be early by this much; who answers this fast has answered at once.
_NEARLY: Final = 0.002
_AT_ONCE: Final = 0.5


class BotTurns:
    """Lets bots act at the tables of this process."""

    def __init__(self, tables: OpenTables, workers: BotWorkers) -> None:
        self._tables = tables
        self.workers = workers

    async def tend(self, opened: OpenTable) -> None:
        """Let a bot act, or replace somebody whose clock has run out, where it is time.

        One question a table is under way: who comes meanwhile, because the bot thinks for long, has
        nothing to do. If the table has changed by then, it is looked after as it is now.
        """
        if opened.is_tended:
            return
        table, opened.is_tended = opened.table, True
        try:
            await self._tend(opened, table)
        finally:
            opened.is_tended = False
        if opened.table is not table:
            opened.set_timer()

    async def _tend(self, opened: OpenTable, table: Table) -> None:
        if table.is_of_other_rules:
            return
        for seat, due_at in due_seats(table, self._tables.pace).items():
            if self._tables.now() >= due_at - _NEARLY:
                bot = table.seats[seat].player
                if bot is None:
                    await replace(opened, table, seat, "clock")
                else:
                    await self.act_for(opened, table, seat, bot)
                return

    async def act_for(self, opened: OpenTable, table: Table, seat: int, bot: str) -> None:
        """Ask a bot, outside the lock; its answer counts if the table is still the same.

        A bot that thinks long answers at the next beat: how long it thought is not to be seen.
        """
        match, begun, beat = table.live(), self._tables.now(), self._tables.pace.bot
        action = match.game.actions.written(await self.workers.choose(match, seat, bot))
        thought = self._tables.now() - begun
        if thought > _AT_ONCE:
            await asyncio.sleep(beat - thought % beat)
        async with opened.lock:
            if opened.table.match is match and opened.table.seats[seat].player is not None:
                body = {"seat": seat, "do": action, "bot": bot}
                with contextlib.suppress(Stale):
                    await opened.append("acted", body, match=opened.table.played(seat, action))
