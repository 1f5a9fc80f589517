"""What is refused, in words: a page for people, a document for programs."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.routing import Match, Mount

from ludi.core.errors import LudiError
from ludi.web.errors import BadInput, Missing, Stale, Unknown, WrongType, status_of
from ludi.web.routes.callers import Server, api_guest, content_type, language
from ludi.web.show.templates import page
from ludi.web.show.views import document, viewer_of


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LudiError)
    return await answer(request, error, status_of(error))


async def invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    code = _INVALID.get(first["type"], "input.wrong")
    if first["loc"] == ("body",) and code == "input.wrong" and not _is_json(request):
        return await refused(request, WrongType("input.type", right=_JSON))
    field = ".".join(str(part) for part in first["loc"])[:_LONGEST_FIELD] or "body"
    document = request.app.openapi_url
    return await refused(request, BadInput(code, field=field, document=document))


_INVALID: Final = {
    "missing": "input.missing",
    "extra_forbidden": "input.extra",
    "json_invalid": "input.json",
}
_JSON: Final = "application/json"
_LONGEST_FIELD: Final = 100


def _is_json(request: Request) -> bool:
    kind = content_type(request)
    return kind == _JSON or (kind.startswith("application/") and kind.endswith("+json"))


async def http(request: Request, error: Exception) -> Response:
    """What FastAPI and Starlette refuse by themselves."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return await _wrong_method(request, error)
    if isinstance(error.detail, LudiError):
        return await refused(request, error.detail)
    if error.status_code == 400:
        return await refused(request, BadInput("input.json" if _is_api(request) else "input.form"))
    return await refused(request, Missing("page.missing"))


async def _wrong_method(request: Request, error: HTTPException) -> Response:
    """What can be done at the address instead; to who has asked for just that, alone."""
    told = (error.headers or {}).get("Allow", "").replace(" ", "").split(",")
    allowed = {*filter(None, told), *_methods(request), "OPTIONS"}
    allowed |= {"HEAD"} if "GET" in allowed else set()
    listed = ", ".join(sorted(allowed))
    if request.method == "OPTIONS":
        return Response(status_code=204, headers={"Allow": listed})
    response = await answer(request, BadInput("input.method", methods=listed), 405)
    response.headers["Allow"] = listed
    return response


def _methods(request: Request) -> set[str]:
    """The methods of all routes of a path."""
    return {
        method
        for method in _METHODS
        for route in request.app.routes
        if not isinstance(route, Mount)
        and route.matches({**request.scope, "method": method})[0] is Match.FULL
    }


_METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")


async def gone(request: Request, error: Exception) -> Response:  # noqa: ARG001
    """Who asked is not there any more: nobody reads this."""
    return Response(status_code=400)


async def broken(request: Request, _: Exception) -> Response:
    """What was broken is logged with the id of the request, by which it can be found there."""
    return await answer(request, LudiError("server.broken", request=request.state.request_id), 500)


async def answer(request: Request, error: LudiError, status: int) -> Response:
    spoken = language(request)
    # A sentence may name what was sent, and that may be what no text can hold.
    sentence = error.sentence(spoken).encode(errors="replace").decode()
    headers = _headers(error, status)
    if not _is_api(request):
        back = _page_before(request)
        html = page(
            "refused.html", spoken, path=back or "/", guest=None, sentence=sentence, back=back
        )
        return HTMLResponse(html, status, headers=headers)
    body: dict[str, Any] = {"error": error.code, "sentence": sentence}
    if isinstance(error, Stale):
        body["table"] = await _fresh(request)
    return JSONResponse(body, status, headers=headers)


def _headers(error: LudiError, status: int) -> dict[str, str]:
    """How one may ask again: as somebody, or later."""
    headers = {"WWW-Authenticate": "Bearer"} if isinstance(error, Unknown) else {}
    if status in (429, 503):
        headers["Retry-After"] = str(error.facts.get("seconds", _LATER_S))
    return headers


_LATER_S: Final = 10


def _is_api(request: Request) -> bool:
    path: str = request.scope["path"]
    return path.startswith("/api/")


def _page_before(request: Request) -> str | None:
    """The page of ours with the form that was refused."""
    try:
        before = urlsplit(request.headers.get("referer", ""))
    except ValueError:
        return None
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
    ClientDisconnect: gone,
    RequestValidationError: invalid,
    HTTPException: http,
    Exception: broken,
}
