"""What people can do, by a form of a page or by the API: the same commands, the same limits.

A command counts against its caller's limits, opens the table, and does it there. What is refused is
an error with a sentence; nothing has changed then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.bots import USUAL_LEVEL, find_bot
from ludi.bots.advice import Advice
from ludi.web.people.guests import Guest
from ludi.web.people.names import checked_name
from ludi.web.routes.callers import Caller, Server
from ludi.web.tables import following, leaving, playing, seating
from ludi.web.tables.checks import ADVICE
from ludi.web.tables.open_tables import OpenTable

# --- Oneself ------------------------------------------------------------------------------------


async def rename(caller: Caller, name: str) -> str:
    """Another name, here and at tables."""
    caller.limit("name")
    checked, server = checked_name(name), caller.server
    await playing.rename(server.tables, caller.guest.id, checked)
    await server.guests.rename(caller.guest.id, checked, server.tables.now())
    return checked


async def new_code(caller: Caller) -> str:
    """A code that carries the guest to another device, once."""
    caller.limit("name")
    return await caller.server.guests.new_code(caller.guest, caller.server.tables.now())


async def use_code(server: Server, address: str, code: str) -> Guest:
    """Who was given a code on another device; from there on they are here, too."""
    server.limits.use("code", address)
    return await server.guests.find(await server.guests.use_code(code, server.tables.now()))


async def new_token(caller: Caller) -> str:
    """What a program shows that plays as this guest."""
    caller.limit("name")
    await caller.keep()
    return await caller.server.guests.new_token(caller.guest)


# --- Before the match ---------------------------------------------------------------------------


async def create(
    caller: Caller,
    game_id: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    is_public: bool = False,
    clock: int = 0,
    advice: str = ADVICE[0],
) -> OpenTable:
    """A new table, the caller in its first seat."""
    caller.limit("table")
    await caller.keep()
    return await seating.create(
        caller.server.tables,
        caller.guest.id,
        caller.guest.name,
        game_id,
        seats=seats,
        options=options,
        is_public=is_public,
        clock=clock,
        advice=advice,
    )


async def play_now(
    caller: Caller, game_id: str, bot: str | None = None, seats: int | None = None
) -> OpenTable:
    """A table against bots, of the usual level unless another is wished for, started at once."""
    level = bot or USUAL_LEVEL
    find_bot(level)
    opened = await create(caller, game_id, seats=seats)
    opened.person, opened.address = caller.guest.id, caller.address
    for seat in range(1, len(opened.table.seats)):
        await seating.put_bot(opened, seat, caller.guest.id, level)
    await seating.start(opened, caller.guest.id)
    return opened


async def change(
    caller: Caller,
    table_id: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    is_public: bool | None = None,
    clock: int | None = None,
    advice: str | None = None,
) -> OpenTable:
    caller.limit("seat")
    opened = await caller.open(table_id)
    await seating.change(
        opened,
        caller.guest.id,
        seats=seats,
        options=options,
        is_public=is_public,
        clock=clock,
        advice=advice,
    )
    return opened


async def sit(caller: Caller, table_id: str, seat: int) -> OpenTable:
    caller.limit("seat")
    opened = await caller.open(table_id)
    await caller.keep()
    await seating.sit(opened, seat, caller.guest.id, caller.guest.name)
    return opened


async def put_bot(caller: Caller, table_id: str, seat: int, level: str) -> OpenTable:
    caller.limit("seat")
    opened = await caller.open(table_id)
    await seating.put_bot(opened, seat, caller.guest.id, level)
    return opened


async def clear_seat(caller: Caller, table_id: str, seat: int) -> OpenTable:
    caller.limit("seat")
    opened = await caller.open(table_id)
    await seating.clear_seat(opened, seat, caller.guest.id)
    return opened


async def start(caller: Caller, table_id: str) -> OpenTable:
    caller.limit("seat")
    opened = await _asking(caller, table_id)
    await seating.start(opened, caller.guest.id)
    return opened


# --- The match ----------------------------------------------------------------------------------


async def act(
    caller: Caller, table_id: str, action: str | int, version: int, key: str | None
) -> OpenTable:
    caller.limit("act")
    opened = await _asking(caller, table_id)
    await playing.act(opened, caller.guest.id, action, version, key)
    return opened


async def undo(caller: Caller, table_id: str, version: int, key: str | None) -> OpenTable:
    caller.limit("act")
    opened = await caller.open(table_id)
    await playing.undo(opened, caller.guest.id, version, key, caller.address)
    return opened


async def say(caller: Caller, table_id: str, said: str) -> OpenTable:
    caller.limit("chat")
    server = caller.server
    await server.guests.decided.check_may_talk(caller.guest.id, server.tables.now())
    opened = await caller.open(table_id)
    await caller.keep()
    await playing.say(opened, caller.guest.id, caller.guest.name, said)
    return opened


async def hurry(caller: Caller, table_id: str) -> OpenTable:
    caller.limit("act")
    opened = await _asking(caller, table_id)
    await playing.hurry(opened, caller.guest.id)
    return opened


async def come_back(caller: Caller, table_id: str) -> OpenTable:
    caller.limit("seat")
    opened = await caller.open(table_id)
    await playing.come_back(opened, caller.guest.id)
    return opened


# --- Ending it before its end -------------------------------------------------------------------


async def resign(caller: Caller, table_id: str, key: str | None) -> OpenTable:
    caller.limit("seat")
    opened = await _asking(caller, table_id)
    await leaving.resign(opened, caller.guest.id, key)
    return opened


async def offer(caller: Caller, table_id: str, key: str | None) -> OpenTable:
    caller.limit("seat")
    opened = await caller.open(table_id)
    await leaving.offer(opened, caller.guest.id, key)
    return opened


async def agree(caller: Caller, table_id: str, number: int, key: str | None) -> OpenTable:
    caller.limit("seat")
    opened = await caller.open(table_id)
    await leaving.agree(opened, caller.guest.id, number, key)
    return opened


async def decline(caller: Caller, table_id: str, number: int, key: str | None) -> OpenTable:
    caller.limit("seat")
    opened = await caller.open(table_id)
    await leaving.decline(opened, caller.guest.id, number, key)
    return opened


# --- After the match ----------------------------------------------------------------------------


async def rematch(caller: Caller, table_id: str) -> OpenTable:
    """The new table."""
    caller.limit("table")
    opened = await caller.open(table_id)
    return await following.rematch(opened, caller.guest.id, caller.guest.name)


async def play_on(caller: Caller, table_id: str, actions: int, seat: int) -> OpenTable:
    """The new table, where the match goes on from an earlier moment."""
    caller.limit("table")
    opened = await caller.open(table_id)
    await caller.keep()
    who = (caller.guest.id, caller.guest.name, caller.address)
    return await following.play_on(opened, actions, seat, *who)


async def verify(caller: Caller, table_id: str) -> tuple[OpenTable, int]:
    """Play a finished match again: how many draws were checked."""
    caller.limit("read")
    opened = await caller.open(table_id)
    return opened, await caller.server.service.oracle.verify(opened, caller.address)


# --- The oracle ---------------------------------------------------------------------------------


async def ask_oracle(caller: Caller, table_id: str) -> tuple[OpenTable, list[Advice]]:
    caller.limit("advice")
    opened = await _asking(caller, table_id)
    return opened, await caller.server.service.oracle.ask(opened, caller.guest.id)


async def begin_review(caller: Caller, table_id: str) -> OpenTable:
    caller.limit("review")
    opened = await _asking(caller, table_id)
    await caller.server.service.oracle.begin_review(opened, caller.guest.id)
    return opened


async def _asking(caller: Caller, table_id: str) -> OpenTable:
    """The table, where bots will think in the caller's share."""
    opened = await caller.open(table_id)
    opened.person, opened.address = caller.guest.id, caller.address
    return opened
