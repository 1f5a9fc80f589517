"""What happens at tables, for the scripts of their pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fastapi import APIRouter, Request, Response

from ludi.web.errors import Unknown
from ludi.web.people.guests import COOKIE
from ludi.web.routes.callers import Caller, PageCaller
from ludi.web.routes.streaming import EventStream, known_to
from ludi.web.show.drawing import Known
from ludi.web.show.streams import (
    check_streams,
    check_watching,
    compressed,
    known_tables,
    page_messages,
)

router: Final = APIRouter(include_in_schema=False)


@router.get("/streams")
async def several(request: Request, caller: PageCaller) -> Response:
    """What happens at several tables, by one connection for all tabs of a browser.

    Each is asked for by `at`: its id, a tilde, and where the page or the last message was `at`.
    `Last-Event-ID` means nothing here: whoever asks again names all tables again.
    """
    caller.limit("stream")
    return _stream(request, caller, known_tables(request.query_params.getlist("at")))


@router.get("/tables/{table_id}/stream")
async def one(request: Request, caller: PageCaller, table_id: str) -> Response:
    """What happens at one table."""
    caller.limit("stream")
    check_watching(await caller.open(table_id), caller.guest.id)
    return _stream(request, caller, {table_id: known_to(request)})


def _stream(request: Request, caller: Caller, asked: Mapping[str, Known]) -> Response:
    if COOKIE in request.cookies and hasattr(request.state, "new_cookie"):
        raise Unknown("guest.unknown")  # the page was somebody else's, whose cookie is void now
    check_streams(caller.server.tables, caller.guest.id)
    messages = page_messages(
        caller.server.tables, caller.guest.id, caller.language, asked, caller.address
    )
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return EventStream(messages)
    return EventStream(compressed(messages), "gzip")
