"""All that a web process does with tables: the open ones, and what goes on there by itself."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from ludi.core.errors import UnknownGame
from ludi.core.registry import find_game
from ludi.web.errors import Unkept
from ludi.web.storage.erasing import tidy, times_before
from ludi.web.storage.questions import ANY_WEIGHT
from ludi.web.storage.store import Store
from ludi.web.tables.clocks import Pace, bot_question
from ludi.web.tables.open_tables import OpenTable, OpenTables
from ludi.web.tables.oracle import Oracle
from ludi.web.tables.presence import Presence
from ludi.web.tables.table import PLAYING

# So many tables are looked at before anything else has its turn.
_AT_ONCE: Final = 20
_HOUR: Final = 3600.0
_log: Final = logging.getLogger("ludi")


class TableService:
    """The tables of one process, and who looks after them."""

    def __init__(
        self,
        store: Store,
        pace: Pace | None = None,
        now: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self.store = store
        self.tables = OpenTables(store, pace, now, ticks)
        self.presence = Presence(self.tables)
        self.oracle = Oracle(self.tables)
        # How many questions of each weight wait, at the last look.
        self.questions: dict[int, int] = {}
        # How many days finished tables are kept, and those that nobody goes on with; 0: for ever.
        self.keeps_days = (0, 0)
        self._tidied_at = float("-inf")
        # What else is done at every look; who does it says so.
        self.on_look: Callable[[], None] = lambda: None
        # Looks at what was decided about people; who does it says so.
        self.look_at_people: Callable[[], Awaitable[object]] = _look_at_nobody
        self.tables.tend = self.presence.stop_clocks
        self.tables.come = self.presence.come

    async def go_on(self) -> None:
        """Go on with what clocks and presence ask for, now and as long as the server runs."""
        await self._try(self._begin)
        while True:
            await asyncio.sleep(self.tables.pace.look)
            await self._try(self.look_around)

    async def _begin(self) -> None:
        await self.presence.note()  # whoever would restore a backup is to know at once
        self.tables.tasks.spawn(self.close_outdated())
        await self.ask_again(float("inf"))

    async def _try(self, look: Callable[[], Awaitable[None]]) -> None:
        """Whatever fails, the next look may work."""
        try:
            await look()
        except Unkept:  # the log has it
            pass
        except Exception:  # noqa: BLE001 - see above
            _log.exception("looking around failed")

    async def ask_again(self, before: float) -> None:
        """Ask bots who should have acted, where nobody has asked them: after an upgrade, say. A
        table that is broken stops no other."""
        for table_id in await self.store.due_tables(before):
            try:
                await self._ask_bot(await self.tables.open(table_id))
            except UnknownGame:
                continue  # it waits until its game is installed again
            except Exception:  # noqa: BLE001 - the others are to go on
                _log.exception("table %s cannot be opened", table_id)

    async def close_outdated(self) -> None:
        """Close what was begun under older rules, before anybody asks for it: who opens it does."""
        for table_id, game_id, rules in await self.store.played_tables():
            try:
                if rules != find_game(game_id).rules_version:
                    await self.tables.open(table_id)
            except UnknownGame:
                continue
            except Exception:  # noqa: BLE001 - the others are to be closed
                _log.exception("table %s cannot be opened", table_id)

    async def _ask_bot(self, opened: OpenTable) -> None:
        person = opened.person or opened.table.host
        question = bot_question(opened.table, self.tables.pace, person, opened.address)
        if question is None:
            await self.store.not_due(opened.table.id, opened.table.version)
        else:
            await self.store.questions.ask(question)

    async def look_around(self) -> None:
        """See who is there, and to what nobody has seen to."""
        await self.presence.note()
        await self.look_at_people()
        await self.ask_again(self.tables.now() - 2 * self.tables.pace.look)
        await self._see_to_questions()
        self.on_look()
        await self._look_at_all()
        self.tables.forget_idle()
        await self.tables.forget_gone()
        if self.tables.ticks() - self._tidied_at >= _HOUR:
            self._tidied_at = self.tables.ticks()
            await self.tidy()

    async def _look_at_all(self) -> None:
        """A few at a time: whoever asks for something meanwhile is not to wait for all."""
        played = [opened for opened in self.tables if opened.table.status == PLAYING]
        for first in range(0, len(played), _AT_ONCE):
            for opened in played[first : first + _AT_ONCE]:
                self.tables.tasks.spawn(self.look_at(opened))
            await asyncio.sleep(0)

    async def tidy(self) -> None:
        """Delete what is to be kept no longer, a few tables at a time."""
        before = times_before(self.tables.now(), *self.keeps_days)
        while before is not None and await self.store.writing(partial(tidy, *before)) > 0:
            continue

    async def _see_to_questions(self) -> None:
        """What other servers have asked, and nobody has taken, is answered here."""
        self.questions = await self.store.questions.waiting(self.tables.now())
        long_ago = self.tables.now() - self.tables.pace.look
        if await self.store.questions.ready_in(long_ago, ANY_WEIGHT) == 0:
            self.store.questions.on_asking()

    async def look_at(self, opened: OpenTable) -> None:
        """See who is there at a table, and who is missed."""
        await self.presence.look(opened)
        await self.presence.note_absent(opened)
        await self.presence.stop_clocks(opened)
        await self.presence.replace_missing(opened)
        if opened.table.is_left and any(opened.present.values()):
            await opened.ask_for_those_away()

    def close(self) -> None:
        self.tables.close()


async def _look_at_nobody() -> None:
    return
