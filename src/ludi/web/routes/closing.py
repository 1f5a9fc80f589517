"""What is closed before anything is read: wrong hosts, large bodies, too much from one address; and
the headers that close every answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from typing import Any, Final

from fastapi import Request
from fastapi.exceptions import HTTPException

from ludi.core.errors import LudiError
from ludi.web.connections import ConnectionLimits
from ludi.web.errors import BadHost, Elsewhere, TooLarge, TooMuch
from ludi.web.observing import Message, Receive, Scope, Send
from ludi.web.proxies import THIS_MACHINE, Proxies, household
from ludi.web.routes.refusals import broken, refused

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
# Where somebody came by HTTPS, their browser asks for nothing else, for a year.
HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")
_HOST: Final = re.compile(rb"([A-Za-z0-9_.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")
# Whoever asks on the machine itself, as a check of its health does, need not know its name.
_ALWAYS_HOSTS: Final = frozenset((*THIS_MACHINE, "localhost"))


# Whoever looks after servers may know no more than their addresses.
_ANY_HOST: Final = "/health"
# The files of a page are many, and cost little.
_UNCOUNTED: Final = ("/static/", "/health")


class Closed:
    """Adds the headers, and refuses what is not to be read at all."""

    def __init__(
        self,
        app: Any,
        *,
        limits: ConnectionLimits,
        proxies: Proxies,
        hosts: Collection[str] = (),
    ) -> None:
        """`hosts`: the names under which the server may be asked; none: any."""
        self.app = app
        self._hosts = frozenset(map(_plain, hosts)) | _ALWAYS_HOSTS if hosts else None
        self._proxies = proxies
        self._most = limits.most_at_address
        # Requests that are being answered, by address.
        self._under_way: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = _Answer(scope, receive, send)
        try:
            self._check(scope)
        except LudiError as error:
            response = await refused(Request(scope, receive), error)
            await response(scope, receive, answer.send)
            return
        address = household(scope["client"][0]) if scope.get("client") else ""
        self._under_way[address] += 1
        try:
            await self.app(_asked(scope), answer.receive, answer.send)
        except Exception as error:  # Starlette would answer outside, without the headers
            if not answer.has_begun:
                response = await broken(Request(scope, receive), error)
                await response(scope, receive, answer.send)
            raise
        finally:
            self._under_way[address] -= 1
            if not self._under_way[address]:
                del self._under_way[address]

    def _check(self, scope: Scope) -> None:
        if not scope["path"].startswith(_ANY_HOST):
            self._check_host([value for name, value in scope["headers"] if name == b"host"])
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 9 or int(length) > MOST_BYTES:
            raise _too_large()
        self._check_crowd(scope)

    def _check_host(self, named: list[bytes]) -> None:
        """Links are made with the host that was asked for: it must be a name, and ours."""
        if len(named) != 1 or not _HOST.fullmatch(named[0]):
            raise BadHost("host.wrong")
        host = _plain(named[0].decode())
        if self._hosts is not None and host not in self._hosts:
            raise Elsewhere("host.unknown", host=host)

    def _check_crowd(self, scope: Scope) -> None:
        """Behind a proxy everybody's requests come from there: who sent them is counted here."""
        address = scope["client"][0] if scope.get("client") else None
        if address is None or self._proxies.are_trusted(address):
            return
        if self._under_way[household(address)] >= self._most:
            raise TooMuch("limit.connections", seconds=1)
        if not scope["path"].startswith(_UNCOUNTED):
            scope["app"].state.server.limits.use_at("request", household(address))


def _plain(host: str) -> str:
    """A host without port, brackets and the dot that may end it."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.rstrip(".").lower()


def _asked(scope: Scope) -> Scope:
    """What has a page has its headers alone, too."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


class _Answer:
    """One answer on its way out, and what is read for it."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self._is_head = scope["method"] == "HEAD"
        self._headers = (*HEADERS, HTTPS_ONLY) if scope["scheme"] == "https" else HEADERS
        self.has_begun = self._is_complete = False
        self._read = 0

    async def send(self, message: Message) -> None:
        if self._is_complete:
            return
        if message["type"] == "http.response.start":
            self.has_begun = True
            message["headers"] = [*message["headers"], *self._headers]
        elif self._is_head:  # a stream would never end
            self._is_complete = True
            message = {"type": "http.response.body"}
        await self._send(message)

    async def receive(self) -> Message:
        """A body without a declared length is refused where it gets too large."""
        message = await self._receive()
        self._read += len(message.get("body", b""))
        if self._read <= MOST_BYTES:
            return message
        if self.has_begun:
            return {"type": "http.disconnect"}
        raise HTTPException(413, _too_large())  # FastAPI lets no other error of ours through


def _too_large() -> TooLarge:
    return TooLarge("limit.size", most=MOST_BYTES)
