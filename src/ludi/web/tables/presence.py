"""Who is there: by a stream here, or at another server; and who is missed.

A person whose clock has run out, or who is not seen for long while somebody waits, is replaced by a
bot until they are back. Where nobody is left, the table waits: clocks begin anew when somebody
comes.
"""

from __future__ import annotations

import contextlib
import secrets
from typing import Final

from ludi.web.errors import Stale
from ludi.web.storage.presences import Present
from ludi.web.tables.open_tables import OpenTable, OpenTables
from ludi.web.tables.playing import replace
from ludi.web.tables.table import PLAYING

# Timers may be early by this much.
_NEARLY: Final = 0.002
# A server that has not been heard of for so many looks is gone; one that is still so after so many
# is forgotten.
_LOOKS: Final = 3
_FORGOTTEN: Final = 12


class Presence:
    """Notes who is at the tables of this process, and who is missed there."""

    def __init__(self, tables: OpenTables) -> None:
        self._tables = tables
        self.server = secrets.token_hex(8)
        self._written: set[Present] = set()
        # Of each other server: its number, and when it last rose.
        self._others: dict[str, tuple[int, float]] = {}

    # --- What servers tell each other ---

    async def note(self) -> None:
        """Let other servers know who is here, and see which of them live."""
        here = {
            (opened.table.id, guest)
            for opened in self._tables
            for guest, count in opened.present.items()
            if count
        }
        presences, written = self._tables.store.presences, self._written
        await presences.beat(self.server, sorted(here - written), sorted(written - here))
        self._written = here
        await self._look_at_others()

    async def _look_at_others(self) -> None:
        ticks, look = self._tables.ticks(), self._tables.pace.look
        for server, beat in (await self._tables.store.presences.beats()).items():
            known = self._others.get(server)
            if server != self.server and (known is None or known[0] != beat):
                self._others[server] = (beat, ticks)
        for server, (_, since) in list(self._others.items()):
            if ticks - since > _FORGOTTEN * look:
                del self._others[server]
                await self._tables.store.presences.forget(server)

    def living(self) -> set[str]:
        """The other servers that live."""
        oldest = self._tables.ticks() - _LOOKS * self._tables.pace.look
        return {server for server, (_, since) in self._others.items() if since >= oldest}

    async def leave(self) -> None:
        """Nobody is here any more: the server ends."""
        await self._tables.store.presences.forget(self.server)

    # --- Who is there ---

    async def look(self, opened: OpenTable) -> None:
        """See who is there, at any server."""
        ticks, people = self._tables.ticks(), people_of(opened)
        here = {guest for guest in people if opened.present.get(guest)}
        if here != people and (living := self.living()):
            here |= await self._tables.store.presences.at(opened.table.id, living) & people
        for guest in here:
            opened.seen[guest] = ticks

    def seen(self, opened: OpenTable, within: float) -> set[str]:
        """The people who were seen within so many seconds; who was never seen here may have been
        there until the table was opened."""
        oldest = self._tables.ticks() - within
        return {
            guest
            for guest in people_of(opened)
            if opened.present.get(guest) or opened.seen.get(guest, opened.opened_at) >= oldest
        }

    async def note_absent(self, opened: OpenTable) -> None:
        """See who of the people is not there, for those who are."""
        if not opened.watchers:
            return
        seen = self.seen(opened, 2 * self._tables.pace.look)
        seats = opened.table.seats
        absent = frozenset(at for at in opened.table.people if seats[at].guest not in seen)
        if absent != opened.absent:
            opened.absent = absent
            opened.wake()

    # --- Who is missed ---

    async def replace_missing(self, opened: OpenTable) -> None:
        """Replace who has not been seen for long, if another person at the table waits."""
        table, away = opened.table, self._tables.pace.away
        seen = self.seen(opened, away)
        for seat, seconds in opened.asked.waited(table, self._tables.ticks()).items():
            guest = table.seats[seat].guest
            if seconds > away and guest not in seen and seen - {guest}:
                await replace(opened, table, seat, "absent")
                return

    async def stop_clocks(self, opened: OpenTable) -> None:
        """Replace whose clock has run out, as long as any of the people is there."""
        table, ticks = opened.table, self._tables.ticks()
        for seat, seconds in opened.asked.run_out_in(table, ticks).items():
            if seconds <= _NEARLY and self.seen(opened, 2 * self._tables.pace.look):
                await replace(opened, table, seat, "clock")
                return

    async def come(self, opened: OpenTable, guest: str) -> None:
        """Somebody has come: where nobody of the people was, clocks that ran out begin anew."""
        others = self.seen(opened, 2 * self._tables.pace.look) - {guest}
        is_first = guest in people_of(opened) and not others
        if not is_first or opened.table.status != PLAYING:
            return
        async with opened.lock:
            left = opened.asked.run_out_in(opened.table, self._tables.ticks())
            if any(seconds <= 0 for seconds in left.values()):
                with contextlib.suppress(Stale):
                    await opened.append("resumed", {})


def people_of(opened: OpenTable) -> set[str]:
    """Who sits there and has not resigned."""
    return {seat.guest for seat in opened.table.seats if seat.is_person and seat.guest is not None}
