"""A shorter way to what is asked for most: an action, answered by no more than that it was played.

The API's own route does the same, and describes it: whatever is unusual is left to that one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from fastapi import Request
from pydantic import ValidationError
from starlette.requests import ClientDisconnect

from ludi.core.errors import LudiError
from ludi.web.observing import Message, Receive, Scope, Send
from ludi.web.routes import commands
from ludi.web.routes.api.answers import played, wants_nothing
from ludi.web.routes.api.match import ACTIONS
from ludi.web.routes.api.models import NewAction
from ludi.web.routes.callers import api_caller
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
        if found is None or not _is_usual(dict(scope["headers"])):
            await self._app(scope, receive, send)
            return
        body = await _body(receive)
        try:
            asked = NewAction.model_validate_json(body)
        except ValidationError:
            await self._app(scope, _read_again(body, receive), send)
            return
        scope["state"]["route"] = _ROUTE
        scope["path_params"] = {"table_id": found[1]}
        request = Request(scope, receive)
        try:
            opened = await _acted(request, found[1], asked)
        except LudiError as error:
            response = await refused(request, error)
            await response(scope, receive, send)
        else:
            await send({"type": "http.response.start", "status": 204, "headers": played(opened)})
            await send({"type": "http.response.body"})


def _is_usual(headers: Mapping[bytes, bytes]) -> bool:
    """Whether they are as pages send them."""
    has_length = b"content-length" in headers and b"transfer-encoding" not in headers
    is_json = headers.get(b"content-type") == b"application/json"
    return has_length and is_json and wants_nothing(headers.get(b"prefer", b"").decode("latin-1"))


async def _body(receive: Receive) -> bytes:
    parts = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


def _read_again(body: bytes, receive: Receive) -> Receive:
    """What was read already is to be read by the routes, too."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again


async def _acted(request: Request, table_id: str, asked: NewAction) -> OpenTable:
    caller = await api_caller(request)
    return await commands.act(caller, table_id, asked.action, asked.version, asked.key)
