"""What the oracle says: advice in a match, a review of a finished one."""

from __future__ import annotations

from typing import Final

from fastapi import Request, Response

from ludi.web.routes import commands
from ludi.web.routes.api.answers import as_json, wants_nothing
from ludi.web.routes.api.models import AdviceAnswer, ReviewAnswer, TableId, api_router
from ludi.web.routes.callers import ApiCaller, Server, address_of, server_of
from ludi.web.show.reviews import advice_documents
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.playing import own_seat

router: Final = api_router()


@router.post(
    "/tables/{table_id}/advice",
    response_model=list[AdviceAnswer],
    responses={204: {"description": "Ready to be shown on the page"}},
)
async def advice(request: Request, caller: ApiCaller, table_id: TableId) -> Response:
    """Ask the oracle what is best for you now, where the table allows it. It knows what you know;
    everybody at the table is told that you asked."""
    match = (await caller.open(table_id)).table.match
    opened, told = await commands.ask_oracle(caller, table_id)
    if wants_nothing(request.headers.get("prefer")):
        return Response(status_code=204)
    assert match is not None, "the oracle was asked"
    seat = own_seat(opened.table, caller.guest.id)
    return as_json(advice_documents(match, seat, told, caller.language))


@router.get("/tables/{table_id}/review", response_model=ReviewAnswer)
async def review(request: Request, table_id: TableId) -> Response:
    """The review of a finished match, or how far it is."""
    server = server_of(request)
    return await _review_answer(server, await server.tables.open(table_id, address_of(request)))


@router.post("/tables/{table_id}/review", status_code=202, response_model=ReviewAnswer)
async def begin_review(caller: ApiCaller, table_id: TableId) -> Response:
    """Let a finished match be reviewed; it takes some seconds."""
    opened = await commands.begin_review(caller, table_id)
    return await _review_answer(caller.server, opened, status=202)


async def _review_answer(server: Server, opened: OpenTable, status: int = 200) -> Response:
    oracle = server.service.oracle
    found = await oracle.review(opened)
    progress = 1.0 if found is not None else await oracle.progress(opened.table)
    return as_json({"progress": progress, "review": found}, status)
