"""Forms at a table, which work without any script too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from fastapi import APIRouter, Request, Response

from ludi.bots import USUAL_LEVEL
from ludi.web.routes import commands
from ludi.web.routes.callers import Caller, FormCaller, form_of
from ludi.web.routes.pages.answering import go_to
from ludi.web.routes.pages.fields import whole_number
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.table import OPEN

router: Final = APIRouter(include_in_schema=False)

Form = Mapping[str, str]
# Does what a form asks for, and says at which table one is then.
Doing = Callable[[Caller, str, Form], Awaitable[OpenTable]]


async def _sit(caller: Caller, table_id: str, form: Form) -> OpenTable:
    return await commands.sit(caller, table_id, whole_number(form, "seat"))


async def _put_bot(caller: Caller, table_id: str, form: Form) -> OpenTable:
    seat, level = whole_number(form, "seat"), form.get("bot", "")
    return await commands.put_bot(caller, table_id, seat, level)


async def _fill(caller: Caller, table_id: str, _: Form) -> OpenTable:
    """A bot of the usual level on every seat that is free."""
    opened = await caller.open(table_id)
    for number, seat in enumerate(opened.table.seats):
        if seat.kind == OPEN:
            opened = await commands.put_bot(caller, table_id, number, USUAL_LEVEL)
    return opened


async def _clear(caller: Caller, table_id: str, form: Form) -> OpenTable:
    return await commands.clear_seat(caller, table_id, whole_number(form, "seat"))


async def _change(caller: Caller, table_id: str, form: Form) -> OpenTable:
    game, options = (await caller.open(table_id)).table.game, dict[str, Any]()
    for option in game.options:
        if option.is_switch:
            options[option.name] = f"option.{option.name}" in form
        elif f"option.{option.name}" in form:
            options[option.name] = whole_number(form, f"option.{option.name}")
    seats = whole_number(form, "seats")
    return await commands.change(
        caller,
        table_id,
        seats=seats,
        options=game.options_for(seats, options),
        is_public="public" in form,
        clock=whole_number(form, "clock"),
        advice=form.get("advice"),
    )


async def _start(caller: Caller, table_id: str, _: Form) -> OpenTable:
    return await commands.start(caller, table_id)


async def _act(caller: Caller, table_id: str, form: Form) -> OpenTable:
    action, version = form.get("action", ""), whole_number(form, "version")
    return await commands.act(caller, table_id, action, version, form.get("key") or None)


async def _undo(caller: Caller, table_id: str, form: Form) -> OpenTable:
    return await commands.undo(caller, table_id, whole_number(form, "version"), None)


async def _say(caller: Caller, table_id: str, form: Form) -> OpenTable:
    return await commands.say(caller, table_id, form.get("text", ""))


async def _back(caller: Caller, table_id: str, _: Form) -> OpenTable:
    return await commands.come_back(caller, table_id)


async def _resign(caller: Caller, table_id: str, form: Form) -> OpenTable:
    return await commands.resign(caller, table_id, form.get("key") or None)


async def _offer(caller: Caller, table_id: str, form: Form) -> OpenTable:
    return await commands.offer(caller, table_id, form.get("key") or None)


async def _agree(caller: Caller, table_id: str, form: Form) -> OpenTable:
    return await commands.agree(caller, table_id, whole_number(form, "offer"), None)


async def _decline(caller: Caller, table_id: str, form: Form) -> OpenTable:
    return await commands.decline(caller, table_id, whole_number(form, "offer"), None)


async def _rematch(caller: Caller, table_id: str, _: Form) -> OpenTable:
    return await commands.rematch(caller, table_id)


async def _play_on(caller: Caller, table_id: str, form: Form) -> OpenTable:
    at, seat = whole_number(form, "at"), whole_number(form, "seat")
    return await commands.play_on(caller, table_id, at, seat)


async def _ask_oracle(caller: Caller, table_id: str, _: Form) -> OpenTable:
    opened, _told = await commands.ask_oracle(caller, table_id)
    return opened


async def _review(caller: Caller, table_id: str, _: Form) -> OpenTable:
    return await commands.begin_review(caller, table_id)


_DOINGS: Final[Mapping[str, Doing]] = {
    "sit": _sit,
    "bot": _put_bot,
    "fill": _fill,
    "clear": _clear,
    "settings": _change,
    "start": _start,
    "act": _act,
    "undo": _undo,
    "say": _say,
    "back": _back,
    "resign": _resign,
    "offer": _offer,
    "agree": _agree,
    "decline": _decline,
    "rematch": _rematch,
    "play-on": _play_on,
    "oracle": _ask_oracle,
    "review": _review,
}
# Where a form leads, if not to the table itself.
_LEADS_TO: Final = {"settings": "?done=settings", "oracle": "/oracle", "review": "/review"}


def _form(name: str, doing: Doing) -> None:
    """A form at a table, at its own address."""

    @router.post(f"/tables/{{table_id}}/{name}")
    async def do(request: Request, caller: FormCaller, table_id: str) -> Response:
        opened = await doing(caller, table_id, await form_of(request))
        return go_to(request, f"/tables/{opened.table.id}{_LEADS_TO.get(name, '')}")


for _name, _doing in _DOINGS.items():
    _form(_name, _doing)
