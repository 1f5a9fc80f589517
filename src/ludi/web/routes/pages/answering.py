"""Pages as answers."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any, Final, TypeVar

from fastapi import Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from ludi.web.routes.callers import Caller, set_cookies
from ludi.web.show.templates import page

_Answer = TypeVar("_Answer", bound=Response)
_LEVEL: Final = 5


def answer(request: Request, caller: Caller, template: str, **context: Any) -> HTMLResponse:
    """A page with what every page needs."""
    html = page(
        template,
        caller.language,
        guest=caller.guest,
        token=caller.server.guests.form_token(caller.guest.id),
        **{"path": request.url.path, **context},
    )
    response = HTMLResponse(html, headers={"Cache-Control": "no-store"})
    set_cookies(request, response)
    return response


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
