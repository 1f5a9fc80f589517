"""After the match: a rematch, or playing on from an earlier moment; each is a table of its own."""

from __future__ import annotations

from functools import partial

from ludi.web.errors import NotNow
from ludi.web.storage.entries import CLOSED
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.playing import own_seat, seat_at
from ludi.web.tables.seating import begin_match, bot, create, nobody, person
from ludi.web.tables.table import BOT, OVER, STAND_IN, Table


def check_over(table: Table) -> None:
    """The match is over, and of the rules that are played here."""
    table.live()
    if table.status == CLOSED:
        raise NotNow("table.closed")
    if table.status != OVER:
        raise NotNow("table.not_over")


async def rematch(opened: OpenTable, guest: str, name: str) -> OpenTable:
    """A table with the same people, bots and settings, each one seat further on."""
    async with opened.up_to_date():
        old = opened.table
        seat_at(old, guest)
        if not old.is_outdated:  # a rematch needs nothing of the match itself
            own_seat(old, guest)
            if old.status != OVER:
                raise NotNow("table.not_over")
        if old.successor is not None:
            return await opened.tables.open(old.successor)
        new = await _with_the_same(opened, guest, name)
        await opened.append("followed", {"table": new.table.id})
        return new


async def _with_the_same(opened: OpenTable, guest: str, name: str) -> OpenTable:
    old = opened.table
    new = await create(
        opened.tables,
        guest,
        name,
        old.game_id,
        seats=len(old.seats),
        options=old.options,
        is_public=old.is_public,
        clock=old.clock,
        advice=old.advice,
    )
    async with new.lock:
        await new.append("seated", nobody(0))
        for number, seat in enumerate(old.seats):
            there = (number + 1) % len(old.seats)
            if seat.bot is not None:
                await new.append("seated", bot(there, seat.bot, seat.name))
            elif seat.guest is not None:
                await new.append("seated", person(there, seat.guest, seat.name))
        if all(seat.kind == BOT or seat.guest == guest for seat in new.table.seats):
            await begin_match(new)
    return new


async def play_on(
    opened: OpenTable, actions: int, seat: int, guest: str, name: str, address: str = ""
) -> OpenTable:
    """A table where a finished match goes on from how it stood after so many actions: a guest in
    one seat, bots in the others."""
    old = opened.table
    check_over(old)
    old.check_seat(seat)
    earlier = await opened.tables.beside.do(partial(old.live().at, actions), address)
    if earlier.over:
        raise NotNow("table.at_the_end")
    seats, options = len(old.seats), old.options
    new = await create(opened.tables, guest, name, old.game_id, seats=seats, options=options)
    async with new.lock:
        if seat != 0:
            await new.append("seated", nobody(0))
            await new.append("seated", person(seat, guest, name))
        for other, was in enumerate(old.seats):
            if other != seat:
                called = new.table.free_name(*(one.name for one in old.seats))
                called = was.name if was.kind == BOT else called
                await new.append("seated", bot(other, STAND_IN, called))
        await begin_match(new, earlier.position())
    return new
