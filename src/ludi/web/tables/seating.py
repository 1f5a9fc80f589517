"""Before the match: a table is opened and set, people and bots sit down, the match begins."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from ludi.bots import find_bot
from ludi.core.fairness import checked_seed
from ludi.web.errors import NotNow
from ludi.web.tables.checks import ADVICE, checked_advice, checked_clock
from ludi.web.tables.open_tables import OpenTable, OpenTables
from ludi.web.tables.table import BOT, OPEN, PERSON, Seat, checked_setting


async def create(
    tables: OpenTables,
    guest: str,
    name: str,
    game_id: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    is_public: bool = False,
    clock: int = 0,
    advice: str = ADVICE[0],
) -> OpenTable:
    """A new table, its maker in the first seat."""
    game, count, values = checked_setting(game_id, seats, options or {})
    body = {
        "game": game.id,
        "rules": game.rules_version,
        "seats": count,
        "options": values,
        "public": is_public,
        "clock": checked_clock(clock),
        "advice": checked_advice(advice),
        "host": guest,
    }
    opened = await tables.begin(secrets.token_hex(10), body)
    async with opened.lock:
        await opened.append("seated", person(0, guest, name))
    return opened


async def change(
    opened: OpenTable,
    guest: str,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    is_public: bool | None = None,
    clock: int | None = None,
    advice: str | None = None,
) -> None:
    """Set what can be set before the start; what is not given stays as it is."""
    async with opened.up_to_date():
        table = opened.table
        table.check_host(guest)
        table.check_waiting()
        wanted = len(table.seats) if seats is None else seats
        kept = table.game.options_for(wanted, table.options)
        _, count, values = checked_setting(table.game_id, wanted, {**kept, **(options or {})})
        for seat in table.seats[count:]:
            _check_free(seat)
        body = {
            "seats": count,
            "options": values,
            "public": table.is_public if is_public is None else is_public,
            "clock": table.clock if clock is None else checked_clock(clock),
            "advice": table.advice if advice is None else checked_advice(advice),
        }
        await opened.append("changed", body)


async def sit(opened: OpenTable, seat: int, guest: str, name: str) -> None:
    """Take an open seat, or a bot's; the own one before is left."""
    async with opened.up_to_date():
        table = opened.table
        table.check_waiting()
        table.check_seat(seat)
        if table.seats[seat].guest == guest:
            return
        _check_free(table.seats[seat])
        here = table.seat_of(guest)
        if here is not None:
            await opened.append("seated", nobody(here))
        called = opened.table.distinct_name(name, seat)
        await opened.append("seated", person(seat, guest, called))


async def put_bot(opened: OpenTable, seat: int, guest: str, level: str) -> None:
    async with opened.up_to_date():
        table = opened.table
        table.check_host(guest)
        table.check_waiting()
        table.check_seat(seat)
        _check_free(table.seats[seat])
        find_bot(level)
        await opened.append("seated", bot(seat, level, table.seats[seat].name or table.free_name()))


async def clear_seat(opened: OpenTable, seat: int, guest: str) -> None:
    """The host opens any seat again, everybody else their own."""
    async with opened.up_to_date():
        table = opened.table
        table.check_waiting()
        table.check_seat(seat)
        if table.seats[seat].guest != guest:
            table.check_host(guest)
        if table.seats[seat].kind != OPEN:
            await opened.append("seated", nobody(seat))


async def start(opened: OpenTable, guest: str) -> None:
    async with opened.up_to_date():
        opened.table.check_host(guest)
        opened.table.check_can_start()
        await begin_match(opened)


async def begin_match(opened: OpenTable, position: Mapping[str, Any] | None = None) -> None:
    """Draw a seed, and begin from the set-up or from a position; who calls holds the lock."""
    seed = checked_seed(None)
    body: dict[str, Any] = {"seed": seed, "rules": opened.table.game.rules_version}
    if position is not None:
        body["position"] = position
    await opened.append("started", body, match=opened.table.begun(seed, position))


def _check_free(seat: Seat) -> None:
    """Refuse a seat that a person has."""
    if seat.kind == PERSON:
        raise NotNow("table.seat_taken", name=seat.name)


# --- Who sits where, as entries tell it ---------------------------------------------------------


def person(seat: int, guest: str, name: str) -> dict[str, Any]:
    return {"seat": seat, "kind": PERSON, "guest": guest, "name": name}


def bot(seat: int, level: str, name: str) -> dict[str, Any]:
    return {"seat": seat, "kind": BOT, "bot": level, "name": name}


def nobody(seat: int) -> dict[str, Any]:
    return {"seat": seat, "kind": OPEN, "name": ""}
