"""The server: routes, errors in words, headers that close what should be closed."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from importlib import resources
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from ludi.core.errors import LudiError
from ludi.web import api, pages
from ludi.web.api_document import described
from ludi.web.asking import Server, api_guest, language
from ludi.web.errors import BadInput, Missing, Stale, Unknown, status_of
from ludi.web.guests import Guests
from ludi.web.house import House, Pace
from ludi.web.limits import LIMITS, Limits
from ludi.web.migrations import migrate
from ludi.web.notices import listening
from ludi.web.render import page
from ludi.web.show.files import GameFiles
from ludi.web.store import Store
from ludi.web.thinkers import Thinkers
from ludi.web.views import document, viewer_of

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Scope = MutableMapping[str, Any]

MOST_BYTES: Final = 64 * 1024
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"connect-src 'self'; media-src 'self'; font-src 'self'; form-action 'self'; "
        b"base-uri 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
_log: Final = logging.getLogger("ludi")


def create_app(
    database: str,
    *,
    pace: Pace | None = None,
    limits: Limits | None = None,
    workers: int | None = None,
    forks: bool = False,
) -> FastAPI:
    """The whole server over a database; `forks` as for the Store."""

    @contextlib.asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database, forks=forks)
        migrate(store.engine)
        secret = await store.secret("cookies", secrets.token_hex(32))
        house = House(store, Thinkers(workers), pace)
        app.state.server = Server(house, Guests(store, secret), limits or Limits(LIMITS))
        collect_rarely()
        tasks = [asyncio.create_task(house.go_on()), asyncio.create_task(listening(house))]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            house.close()
            await store.close()

    app = FastAPI(
        title="Ludi Romani",
        summary="Table games: tables, seats, views, actions and streams.",
        version="1",
        lifespan=running,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(api.router)
    app.include_router(pages.router)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    app.mount("/static/games", GameFiles(), name="games")
    static = str(resources.files("ludi.web") / "static")
    app.mount("/static", StaticFiles(directory=static), name="static")
    app.add_exception_handler(LudiError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _broken)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Closed)
    return app


def collect_rarely() -> None:
    """Tables hold many objects and no cycles: looking through all is a pause for nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


# --- Errors -------------------------------------------------------------------------------------


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LudiError)
    return await _answer(request, error, status_of(error))


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    field = ".".join(str(part) for part in first["loc"]) or "body"
    code = _INVALID.get(first["type"], "input.wrong")
    return await _answer(request, BadInput(code, field=field), 422)


_INVALID: Final = {
    "missing": "input.missing",
    "extra_forbidden": "input.extra",
    "json_invalid": "input.json",
}


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return await _answer(request, Missing("page.missing"), 404)
    headers = dict(error.headers or {})
    response = await _answer(request, BadInput("input.method"), error.status_code)
    response.headers.update(headers)
    return response


async def _broken(request: Request, error: Exception) -> Response:
    _log.error("broken: %s %s", request.method, request.url.path, exc_info=error)
    return await _answer(request, LudiError("server.broken"), 500)


async def _answer(request: Request, error: LudiError, status: int) -> Response:
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
    place = await server.house.open(request.path_params["table_id"])
    viewer = viewer_of(place.table, guest.id if guest else None, language(request))
    return document(place, viewer)


# --- Headers and sizes --------------------------------------------------------------------------


class Closed:
    """Adds the headers, and refuses bodies that are too large, before anything is read."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def closed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > MOST_BYTES:
            request = Request(scope, receive)
            response = await _answer(request, BadInput("limit.size", most=MOST_BYTES), 413)
            await response(scope, receive, closed)
            return
        await self.app(scope, _limited(receive), closed)


def _limited(receive: Receive) -> Receive:
    """A body without a declared length is cut off where it gets too large."""
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > MOST_BYTES:
            return {"type": "http.disconnect"}
        return message

    return limited
