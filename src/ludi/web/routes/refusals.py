"""What is refused, in words: a page for people, a document for programs."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

from ludi.core.errors import LudiError
from ludi.web.errors import BadInput, Missing, Stale, Unknown, status_of
from ludi.web.routes.callers import Server, api_guest, language
from ludi.web.show.templates import page
from ludi.web.show.views import document, viewer_of


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LudiError)
    return await answer(request, error, status_of(error))


async def invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"]) or "body"
    code = _INVALID.get(first["type"], "input.wrong")
    return await answer(request, BadInput(code, field=field), 422)


_INVALID: Final = {
    "missing": "input.missing",
    "extra_forbidden": "input.extra",
    "json_invalid": "input.json",
}


async def http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return await answer(request, Missing("page.missing"), 404)
    headers = dict(error.headers or {})
    response = await answer(request, BadInput("input.method"), error.status_code)
    response.headers.update(headers)
    return response


async def broken(request: Request, _: Exception) -> Response:
    """What was broken is logged with the id of the request, by which it can be found there."""
    return await answer(request, LudiError("server.broken", request=request.state.request_id), 500)


async def answer(request: Request, error: LudiError, status: int) -> Response:
    spoken = language(request)
    if not request.url.path.startswith("/api/"):
        said = {"sentence": error.sentence(spoken), "back": _page_before(request)}
        html = page("refused.html", spoken, path=said["back"] or "/", guest=None, **said)
        return HTMLResponse(html, status)
    body: dict[str, Any] = {"error": error.code, "sentence": error.sentence(spoken)}
    if isinstance(error, Stale):
        body["table"] = await _fresh(request)
    headers = {"WWW-Authenticate": "Bearer"} if isinstance(error, Unknown) else {}
    return JSONResponse(body, status, headers=headers)


def _page_before(request: Request) -> str | None:
    """The page of ours with the form that was refused."""
    before = urlsplit(request.headers.get("referer", ""))
    if request.method == "GET" or before.netloc != request.headers.get("host"):
        return None
    return before.path or "/"


async def _fresh(request: Request) -> dict[str, Any] | None:
    """The table as it is now, for who acted on an old one."""
    if "table_id" not in request.path_params:
        return None
    server: Server = request.app.state.server
    guest = await api_guest(request)
    table = (await server.tables.open(request.path_params["table_id"])).table
    viewer = viewer_of(table, guest.id if guest else None, language(request))
    return document(table, viewer)


HANDLERS: Final = {
    LudiError: refused,
    RequestValidationError: invalid,
    HTTPException: http,
    Exception: broken,
}
