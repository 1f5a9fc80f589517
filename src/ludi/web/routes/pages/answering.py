"""Pages as answers."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse

from ludi.web.routes.callers import Caller, set_cookies
from ludi.web.show.templates import page


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


def go_to(request: Request, path: str) -> RedirectResponse:
    response = RedirectResponse(path, status_code=303)
    set_cookies(request, response)
    return response
