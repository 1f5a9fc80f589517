"""What becomes of each request: it gets an id, and whoever wants to is told once it is answered.

Nothing of this is made from what a request brings: of its address the route's template is told, of
its query and body nothing.
"""

from __future__ import annotations

import random
import time
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from starlette.requests import ClientDisconnect

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Scope = MutableMapping[str, Any]

NO_ROUTE: Final = "none"
# Nobody need be kept from guessing them.
_ids: Final = random.Random()
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


@dataclass(slots=True)
class Answered:
    """A request and its answer; of a stream, once it has ended."""

    id: str
    method: str
    route: str = NO_ROUTE
    # 0: who asked went before there was an answer.
    status: int = 0
    size: int = 0
    seconds: float = 0.0
    # Until the answer began.
    seconds_to_answer: float = 0.0
    error: Exception | None = None


class Observed:
    """Around all of the server, also around what answers when something is broken."""

    def __init__(self, app: Any, observers: Sequence[Callable[[Answered], None]]) -> None:
        self._app = app
        self._observers = observers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        method = scope["method"]
        answered = Answered(new_id(), method if method in _METHODS else "?")
        scope.setdefault("state", {})["request_id"] = answered.id
        begun = time.perf_counter()
        if method == "GET":  # a stream goes on without all that stands between it and here
            scope["state"]["send_on"] = partial(_send_on, answered, send)

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered.status = message["status"]
                answered.seconds_to_answer = time.perf_counter() - begun
                header = (b"x-request-id", answered.id.encode())
                message["headers"] = [*message["headers"], header]
            else:
                answered.size += len(message.get("body", b""))
            await send(message)

        try:
            await self._app(scope, receive, noting)
        except ClientDisconnect:
            pass  # nobody is there any more who could be told
        except Exception as error:
            answered.error = error
            raise
        finally:
            answered.seconds = time.perf_counter() - begun
            answered.route = scope["state"].get("route", NO_ROUTE)
            for observe in self._observers:
                observe(answered)


async def _send_on(answered: Answered, send: Send, body: bytes) -> None:
    """Send one more part of an answer that has begun."""
    answered.size += len(body)
    await send({"type": "http.response.body", "body": body, "more_body": True})


def new_id() -> str:
    """Short enough to be read out on the telephone."""
    return f"{_ids.getrandbits(32):08x}"


class Routed:
    """Next to the routes: notes which one was taken, unless whoever answered has told it. Those
    between here and `Observed` may hand on a scope of their own, though with the same state."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        finally:
            if scope["type"] == "http":
                scope["state"].setdefault("route", _template(scope))


def _template(scope: Scope) -> str:
    route = scope.get("route")
    if route is not None:
        return str(route.path)
    mounted: str = scope.get("root_path", "")
    return f"{mounted}/{{path}}" if "endpoint" in scope else NO_ROUTE
