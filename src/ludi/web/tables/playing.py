"""During the match: actions, taking back, words, names, and coming back to one's seat."""

from __future__ import annotations

import contextlib
import logging
from functools import partial
from typing import Final

from ludi.core.match import Match
from ludi.web.errors import Forbidden, NotNow, Stale
from ludi.web.storage.entries import CLOSED
from ludi.web.tables.checks import checked_key, checked_words
from ludi.web.tables.open_tables import OpenTable, OpenTables
from ludi.web.tables.table import OVER, Table

# At so many tables a new name is shown.
_MOST_RENAMED: Final = 100
_log: Final = logging.getLogger("ludi")


async def act(
    opened: OpenTable, guest: str, action: str | int, version: int, key: str | None = None
) -> None:
    """Play an action that was made on a version; with the key of an earlier one, nothing."""
    async with opened.lock:
        await opened.look_for(version)
        await opened.insist(lambda: _act(opened, guest, action, version, key))


async def _act(
    opened: OpenTable, guest: str, action: str | int, version: int, key: str | None
) -> None:
    table = opened.table
    seat = own_seat(table, guest)
    table.live()
    if table.is_done(seat, checked_key(key)):
        return
    table.check_goes_on(seat)
    table.check_fresh(seat, version)
    if table.seats[seat].away:
        raise NotNow("table.away")
    match = table.played(seat, action)
    await opened.append("acted", {"seat": seat, "do": _as_played(match, action)}, key, match)


def _as_played(match: Match, action: str | int) -> str:
    """An action as it is written, however it came; a move of several actions in its own words."""
    last = match.history[-1]
    return last.text if last.parts == 1 else " ".join(str(action).lower().split())


async def undo(
    opened: OpenTable, guest: str, version: int, key: str | None = None, address: str = ""
) -> None:
    """Take back the own last action, if nothing was played since the version."""
    async with opened.lock:
        await opened.look_for(version)
        await opened.insist(lambda: _undo(opened, guest, version, key, address))


async def _undo(opened: OpenTable, guest: str, version: int, key: str | None, address: str) -> None:
    table = opened.table
    seat = own_seat(table, guest)
    match = table.live().copy()
    if table.is_done(seat, checked_key(key)):
        return
    table.check_goes_on(seat)
    table.check_not_full()
    table.check_not_future(version)
    if any(move.number > version for move in table.moves):
        raise Stale("table.stale", version=version, present=table.version)
    moves = _last_two_moves(match)
    if not match.remembers(moves):
        await opened.tables.beside.do(partial(match.recall, moves), address)
    match.undo(seat)
    await opened.append("undone", {"seat": seat}, key, match)


def _last_two_moves(match: Match) -> int:
    """How many actions they were: once the last one is taken back, the other may be."""
    count = 0
    for _ in range(2):
        if count < len(match.history):
            count += match.history[-count - 1].parts
    return count


async def say(opened: OpenTable, guest: str, name: str, said: str) -> None:
    body = {"guest": guest, "name": name, "text": checked_words(said)}
    opened.table.check_not_full()
    async with opened.lock:
        await opened.insist(lambda: opened.append("said", body))


async def rename(tables: OpenTables, guest: str, name: str) -> None:
    """Show a guest's new name at all tables where they sit; one that is broken stops no other."""
    for listed in await tables.store.tables_of(guest, _MOST_RENAMED):
        try:
            opened = await tables.open(listed.id)
            async with opened.lock:
                await opened.insist(partial(_rename, opened, guest, name))
        except Exception:  # noqa: BLE001 - the others are to know the name
            _log.exception("nobody is renamed at table %s", listed.id)


async def _rename(opened: OpenTable, guest: str, name: str) -> None:
    seat = opened.table.seat_of(guest)
    if seat is not None and opened.table.status not in (OVER, CLOSED):
        distinct = opened.table.distinct_name(name, seat)
        if opened.table.seats[seat].name != distinct:
            await opened.append("renamed", {"guest": guest, "name": distinct})


async def hurry(opened: OpenTable, guest: str) -> None:
    """Let bots act at once until somebody is asked, for who is alone with them."""
    async with opened.lock:
        await opened.insist(lambda: _hurry(opened, guest))


async def _hurry(opened: OpenTable, guest: str) -> None:
    table = opened.table
    seat = own_seat(table, guest)
    table.check_goes_on(seat)
    if table.people != {seat}:
        raise Forbidden("table.hurry")
    if not (table.asks_people or table.is_hurried):
        table.check_not_full()
        await opened.append("hurried", {"seat": seat})


async def replace(opened: OpenTable, table: Table, seat: int, why: str) -> None:
    """Let a bot play for somebody, if the table has not changed meanwhile."""
    async with opened.lock:
        if opened.table is table:
            with contextlib.suppress(Stale):
                await opened.append("away", {"seat": seat, "why": why})


async def come_back(opened: OpenTable, guest: str) -> None:
    """Take the seat back from the bot that played meanwhile."""
    async with opened.lock:
        seat = own_seat(opened.table, guest)
        opened.table.check_goes_on(seat)
        if opened.table.seats[seat].away is None:
            raise NotNow("table.not_away")
        await opened.append("back", {"seat": seat})


def own_seat(table: Table, guest: str) -> int:
    """Where a guest sits, at a table that nobody has closed."""
    seat = seat_at(table, guest)
    table.check_rules()
    if table.status == CLOSED:
        raise NotNow("table.closed")
    return seat


def seat_at(table: Table, guest: str) -> int:
    """Where a guest sits, whatever became of the table."""
    seat = table.seat_of(guest)
    if seat is None:
        raise Forbidden("table.not_yours")
    return seat
