"""Pages as answers."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar
from urllib.parse import urlencode

from fastapi import Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from ludi.web.routes.callers import Caller, set_cookies
from ludi.web.show.boards import preview_of
from ludi.web.show.templates import page

_Answer = TypeVar("_Answer", bound=Response)
_LEVEL: Final = 5
# What is asked for once: a language, and to be told what was done.
_PASSING: Final = ("lang", "done")


def answer(request: Request, caller: Caller, template: str, **context: Any) -> HTMLResponse:
    """A page with what every page needs."""
    html = page(
        template,
        caller.language,
        guest=caller.guest,
        token=caller.server.guests.form_token(caller.guest.id),
        preview=f"{str(request.base_url).rstrip('/')}{preview_of(_game_of(context))}",
        **{"path": _here(request), **context},
    )
    response = HTMLResponse(html, headers={"Cache-Control": "no-store"})
    set_cookies(request, response)
    return response


def _game_of(context: Mapping[str, Any]) -> str | None:
    """The game that a page is about."""
    table, game = context.get("table"), context.get("game")
    return table.game_id if table is not None else getattr(game, "id", None)


def _here(request: Request) -> str:
    """Where the same page is found again, in whatever language."""
    asked = request.query_params.multi_items()
    query = urlencode([(name, value) for name, value in asked if name not in _PASSING])
    return f"{request.url.path}?{query}" if query else request.url.path


async def made_beside(request: Request, caller: Caller, make: Callable[[], _Answer]) -> _Answer:
    """An answer that takes long to make: beside the event loop, where it is compressed as well."""
    return await caller.server.tables.beside.do(
        lambda: _compressed(request, make()), caller.address
    )


def _compressed(request: Request, response: _Answer) -> _Answer:
    if "gzip" in request.headers.get("accept-encoding", ""):
        response.body = gzip.compress(response.body, _LEVEL)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Content-Length"] = str(len(response.body))
    return response


def go_to(request: Request, path: str) -> RedirectResponse:
    response = RedirectResponse(path, status_code=303)
    set_cookies(request, response)
    return response
