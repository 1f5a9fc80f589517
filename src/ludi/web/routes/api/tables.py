"""Tables before the match."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Query, Request, Response

from ludi.web.routes import commands
from ludi.web.routes.api.answers import as_json, shown
from ludi.web.routes.api.models import (
    Changes,
    ListedTable,
    NewTable,
    Sitter,
    TableAnswer,
    TableId,
    api_router,
)
from ludi.web.routes.callers import ApiCaller, ApiGuest, address_of, language, server_of
from ludi.web.routes.lists import public_tables
from ludi.web.show.views import document, viewer_of

router: Final = api_router()


@router.get("/tables")
async def tables(request: Request) -> list[ListedTable]:
    """Public tables that wait for players or are being played, the latest first."""
    return [ListedTable.of(table) for table in await public_tables(server_of(request))]


@router.post("/tables", status_code=201, response_model=TableAnswer)
async def new_table(caller: ApiCaller, body: NewTable) -> Response:
    """Open a table; you sit at its first seat and are its host."""
    opened = await commands.create(
        caller,
        body.game,
        seats=body.seats,
        options=body.options,
        is_public=body.public,
        clock=body.clock,
        advice=body.advice,
    )
    return shown(opened, caller, status=201)


@router.get("/tables/{table_id}", response_model=TableAnswer)
async def table(
    request: Request,
    table_id: TableId,
    guest: ApiGuest,
    since: Annotated[int, Query(ge=-1, description="events after so many actions")] = -1,
) -> Response:
    """A table as you, or a spectator, may know it."""
    found = (await server_of(request).tables.open(table_id, address_of(request))).table
    viewer = viewer_of(found, guest.id if guest else None, language(request))
    return as_json(document(found, viewer, since))


@router.patch("/tables/{table_id}", response_model=TableAnswer)
async def change(caller: ApiCaller, table_id: TableId, body: Changes) -> Response:
    """The host sets seats, options, clock and who can find the table, before the start."""
    opened = await commands.change(
        caller,
        table_id,
        seats=body.seats,
        options=body.options,
        is_public=body.public,
        clock=body.clock,
        advice=body.advice,
    )
    return shown(opened, caller)


@router.put("/tables/{table_id}/seats/{seat}", response_model=TableAnswer)
async def sit(caller: ApiCaller, table_id: TableId, seat: int, body: Sitter) -> Response:
    """Sit down; or, as the host, let a bot sit there."""
    if body.bot is None:
        return shown(await commands.sit(caller, table_id, seat), caller)
    return shown(await commands.put_bot(caller, table_id, seat, body.bot), caller)


@router.delete("/tables/{table_id}/seats/{seat}", response_model=TableAnswer)
async def stand(caller: ApiCaller, table_id: TableId, seat: int) -> Response:
    """Leave your seat; the host can open any."""
    return shown(await commands.clear_seat(caller, table_id, seat), caller)


@router.post("/tables/{table_id}/start", response_model=TableAnswer)
async def start(caller: ApiCaller, table_id: TableId) -> Response:
    return shown(await commands.start(caller, table_id), caller)
