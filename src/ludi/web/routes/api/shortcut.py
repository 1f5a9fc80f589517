"""A shorter way to what is asked for most: an action, answered by no more than that it was played.

The API's own route does the same, and describes it: whatever is unusual is left to that one.
"""

from __future__ import annotations

import re
from typing import Any, Final

from fastapi import Request
from pydantic import ValidationError

from ludi.core.errors import LudiError
from ludi.web.observing import Message, Receive, Scope, Send
from ludi.web.routes import commands
from ludi.web.routes.api.answers import played, wants_nothing
from ludi.web.routes.api.match import ACTIONS
from ludi.web.routes.api.models import NewAction
from ludi.web.routes.callers import api_caller, content_type
from ludi.web.routes.refusals import refused
from ludi.web.tables.open_tables import OpenTable

_ROUTE: Final = f"/api{ACTIONS}"
_PATH: Final = re.compile(_ROUTE.replace("{table_id}", "([0-9a-z]{1,40})"))


class Shortcut:
    """Around the routes: plays actions that are sent as pages send them."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_post = scope["type"] == "http" and scope["method"] == "POST"
        found = _PATH.fullmatch(scope["path"]) if is_post else None
        request = Request(scope, receive) if found else None
        if found is None or request is None or not _is_usual(request):
            await self._app(scope, receive, send)
            return
        body = await request.body()
        try:
            asked = NewAction.model_validate_json(body)
        except ValidationError:
            await self._app(scope, _read_again(body, receive), send)
            return
        scope["state"]["route"] = _ROUTE
        scope["path_params"] = {"table_id": found[1]}
        try:
            opened = await _acted(request, found[1], asked)
        except LudiError as error:
            response = await refused(request, error)
            await response(scope, receive, send)
        else:
            await send({"type": "http.response.start", "status": 204, "headers": played(opened)})
            await send({"type": "http.response.body"})


def _is_usual(request: Request) -> bool:
    headers = request.headers
    has_length = "content-length" in headers and "transfer-encoding" not in headers
    is_json = content_type(request) == "application/json"
    return has_length and is_json and wants_nothing(headers.get("prefer"))


def _read_again(body: bytes, receive: Receive) -> Receive:
    """What was read already is to be read by the routes, too."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again


async def _acted(request: Request, table_id: str, asked: NewAction) -> OpenTable:
    caller = await api_caller(request)
    return await commands.act(caller, table_id, asked.action, asked.version, asked.key)
