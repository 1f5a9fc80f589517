"""Answers as JSON."""

from __future__ import annotations

from typing import Any

from fastapi import Response
from pydantic_core import to_json

from ludi.web.routes.callers import Caller
from ludi.web.show.views import document, viewer_of
from ludi.web.tables.open_tables import OpenTable


def shown(opened: OpenTable, caller: Caller, since: int = -1, status: int = 200) -> Response:
    """The table as the caller may know it, with the events after so many actions."""
    viewer = viewer_of(opened.table, caller.guest.id, caller.language)
    return as_json(document(opened.table, viewer, since), status)


def as_json(answer: Any, status: int = 200) -> Response:
    """An answer as it is: it was made here, and need not be checked."""
    return Response(to_json(answer), status, media_type="application/json")


def only_played(opened: OpenTable) -> Response:
    """No more than the version from which on the table shows an action."""
    response = Response(status_code=204)
    response.raw_headers += played(opened)
    return response


def played(opened: OpenTable) -> list[tuple[bytes, bytes]]:
    return [(b"ludi-version", b"%d" % opened.table.version)]


def wants_nothing(prefer: str | None) -> bool:
    """Whether the header `Prefer` asks for an empty answer."""
    return prefer == "return=minimal"
