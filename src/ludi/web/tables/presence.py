"""Who is there: seen by a stream here, or by another server not long ago."""

from __future__ import annotations

from ludi.web.tables.open_tables import OpenTable, OpenTables
from ludi.web.tables.playing import replace


class Presence:
    """Notes who is at the tables of this process, and who is missed there."""

    def __init__(self, tables: OpenTables) -> None:
        self._tables = tables

    async def note(self) -> None:
        """Let other servers know who is here."""
        here = [
            (opened.table.id, guest)
            for opened in self._tables
            for guest, count in opened.present.items()
            if count
        ]
        await self._tables.store.see(here, self._tables.now())

    async def note_absent(self, opened: OpenTable) -> None:
        """See who of the people is not here, for those who are."""
        if not opened.watchers:
            return
        seats = {seat.guest: at for at, seat in enumerate(opened.table.seats) if seat.guest}
        away = {guest for guest in seats if not opened.present.get(guest)}
        if away:
            away -= await self._seen(opened, 2 * self._tables.pace.look)
        absent = frozenset(seats[guest] for guest in away)
        if absent != opened.absent:
            opened.absent = absent
            opened.wake()

    async def replace_missing(self, opened: OpenTable) -> None:
        """Replace who has not been seen for long, if another person at the table waits."""
        table, away = opened.table, self._tables.pace.away
        waited_for = {
            seat: table.seats[seat].guest
            for seat, since in table.asked_at.items()
            if table.seats[seat].player is None and self._tables.now() - since > away
        }
        here = {guest for guest, count in opened.present.items() if count}
        if set(waited_for.values()) <= here:
            return
        here |= await self._seen(opened, away)
        people = {seat.guest for seat in table.seats if seat.guest is not None}
        for seat, guest in waited_for.items():
            if guest not in here and (people - {guest}) & here:
                await replace(opened, table, seat, "absent")
                return

    async def _seen(self, opened: OpenTable, within: float) -> set[str]:
        """Who was seen at the table within so many seconds, by any server."""
        seen = await self._tables.store.seen_at(opened.table.id)
        now = self._tables.now()
        return {guest for guest, at in seen.items() if now - at <= within}
