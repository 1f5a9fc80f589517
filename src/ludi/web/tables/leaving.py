"""Ending a match before its end: somebody resigns, or all who play agree to end it.

Of two seats the other one has won when somebody resigns; of more a bot plays on there for good. An
offer to end the match ends it without a result once all people who play have agreed. It stands
until somebody declines, or until who made it and somebody who has not agreed have played on.
"""

from __future__ import annotations

from typing import Final, Literal

from ludi.web.tables.checks import checked_key
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.playing import own_seat
from ludi.web.tables.table import Table

# What is noted when somebody does it.
_RESIGNING: Final = ("resigned",)
_OFFERING: Final = ("offered", "stopped")
_AGREEING: Final = ("agreed",)
_DECLINING: Final = ("declined", "withdrawn")

# What comes of resigning: the other one has won, others go on, or nobody is left.
Outcome = Literal["lost", "goes_on", "ends"]


async def resign(opened: OpenTable, guest: str, key: str | None = None) -> None:
    async with opened.lock:
        await opened.insist(lambda: _resign(opened, guest, key))


async def _resign(opened: OpenTable, guest: str, key: str | None) -> None:
    table = opened.table
    seat = own_seat(table, guest)
    if table.is_done(seat, checked_key(key), _RESIGNING):
        return
    table.check_goes_on(seat)
    await opened.append("resigned", {"seat": seat}, key)


def outcome_of_resigning(table: Table, guest: str) -> Outcome:
    """What resigning would mean; refused to who cannot."""
    seat = own_seat(table, guest)
    table.check_goes_on(seat)
    if len(table.seats) == 2:
        return "lost"
    return "goes_on" if table.people - {seat} else "ends"


async def offer(opened: OpenTable, guest: str, key: str | None = None) -> None:
    """Offer to end the match; who plays alone against bots ends it."""
    async with opened.lock:
        await opened.insist(lambda: _offer(opened, guest, key))


async def _offer(opened: OpenTable, guest: str, key: str | None) -> None:
    table = opened.table
    seat = own_seat(table, guest)
    if table.is_done(seat, checked_key(key), _OFFERING):
        return
    table.check_can_offer(seat)
    await opened.append("offered", {"seat": seat}, key)


def who_would_be_asked(table: Table, guest: str) -> list[str]:
    """The names of those who would have to agree; refused to who cannot offer."""
    seat = own_seat(table, guest)
    table.check_can_offer(seat)
    return [table.seats[other].name for other in sorted(table.people - {seat})]


async def agree(opened: OpenTable, guest: str, number: int, key: str | None = None) -> None:
    """Agree to the offer that an entry made."""
    async with opened.lock:
        await opened.look_for(number)
        await opened.insist(lambda: _agree(opened, guest, number, key))


async def _agree(opened: OpenTable, guest: str, number: int, key: str | None) -> None:
    table = opened.table
    seat = own_seat(table, guest)
    if table.is_done(seat, checked_key(key), _AGREEING):
        return
    table.check_goes_on(seat)
    if seat not in table.check_offer(number).agreed:
        await opened.append("agreed", {"seat": seat}, key)


async def decline(opened: OpenTable, guest: str, number: int, key: str | None = None) -> None:
    """Decline the offer that an entry made; who made it takes it back."""
    async with opened.lock:
        await opened.look_for(number)
        await opened.insist(lambda: _decline(opened, guest, number, key))


async def _decline(opened: OpenTable, guest: str, number: int, key: str | None) -> None:
    table = opened.table
    seat = own_seat(table, guest)
    if table.is_done(seat, checked_key(key), _DECLINING):
        return
    table.check_goes_on(seat)
    table.check_offer(number)
    await opened.append("declined", {"seat": seat}, key)
