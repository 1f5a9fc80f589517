"""Connections: how many there may be, and how long each may keep the server waiting.

Whoever sends half a request, trickles a body or never reads an answer holds one of them for some
seconds. No address can hold them all, so that others get in.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, ClassVar, Final

from ludi.core.errors import LudiError
from ludi.core.speech import LANGUAGES
from ludi.web.errors import BadInput, TooMuch
from ludi.web.proxies import Proxies, household

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as HttpProtocol
    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle
else:  # httptools, or the slower h11 where that is not installed
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as HttpProtocol

# So long may all headers of a request be together, as far as they have come in several pieces.
MOST_HEAD_BYTES: Final = 64 * 1024
# So many requests may follow one that is being answered, on the same connection.
_MOST_FOLLOWING: Final = 16
_MOST_FILES: Final = 65_536


@dataclass(frozen=True)
class ConnectionLimits:
    """How many connections may be open, and how many seconds each may take for what."""

    most: int = 10_000
    # Streams included. From trusted proxies come everybody's: those count towards the whole alone.
    most_at_address: int = 200
    # For all headers, from when the connection is open or their first byte has come.
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    # For reading something of what was sent.
    unread_seconds: float = 60.0

    def within(self, files: int) -> ConnectionLimits:
        """Well below how many files may be open; and a single address has a quarter at most."""
        most = min(self.most, files * 3 // 4)
        return replace(self, most=most, most_at_address=min(self.most_at_address, most // 4))


def file_limit() -> int:
    """How many files and connections this process may have open, after asking for more."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return _MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return _MOST_FILES if soft == resource.RLIM_INFINITY else soft


class Headcount:
    """How many connections there are, in all and at each address."""

    def __init__(self, limits: ConnectionLimits, proxies: Proxies) -> None:
        self._limits = limits
        self._proxies = proxies
        self._all: set[LimitedProtocol] = set()
        # In the order in which they came.
        self._at: dict[str, dict[LimitedProtocol, None]] = defaultdict(dict)

    def let_in(self, connection: LimitedProtocol) -> bool:
        """Count a new connection, or say that it is one too many."""
        address = connection.address
        if address is not None and not self._proxies.are_trusted(address):
            if not self._has_room(household(address)):
                return False
            self._at[household(address)][connection] = None
        if len(self._all) >= self._limits.most:
            self.let_go(connection)
            return False
        self._all.add(connection)
        return True

    def _has_room(self, address: str) -> bool:
        """Whether one more may come from an address; one that only waits there gives way."""
        there = self._at.get(address, {})
        if len(there) < self._limits.most_at_address:
            return True
        idle = next((connection for connection in there if connection.is_idle), None)
        if idle is None:
            return False
        self.let_go(idle)
        idle.transport.close()
        return True

    def let_go(self, connection: LimitedProtocol) -> None:
        self._all.discard(connection)
        address = household(connection.address or "")
        there = self._at.get(address, {})
        there.pop(connection, None)
        if not there:
            self._at.pop(address, None)


class Stage(Enum):
    """What a connection takes time for."""

    HEAD = "head"
    BODY = "body"
    LEAVING = "leaving"


class LimitedProtocol(HttpProtocol):
    """HTTP as the server speaks it, within limits."""

    limits: ClassVar[ConnectionLimits]
    headcount: ClassVar[Headcount]

    _stage: tuple[Stage | None, RequestResponseCycle | None] = (None, None)
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _running: RequestResponseCycle | None = None
    _head_bytes: int = 0

    @property
    def address(self) -> str | None:
        """Where the connection comes from; None is a socket of this machine."""
        return self.client[0] if self.client else None

    @property
    def is_idle(self) -> bool:
        """Whether all was answered, and taken, and nothing more was asked for."""
        is_answered = self.cycle is not None and self.cycle.response_complete
        waits_for_nothing = self._stage[0] is None and not self._head_bytes
        return is_answered and waits_for_nothing and not self.transport.get_write_buffer_size()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.headcount.let_in(self):
            self._limit_time(Stage.HEAD)
        else:
            self._refuse(503, TooMuch("limit.connections", seconds=self._later))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.headcount.let_go(self)
        self._limit_time(None)
        self._end_unread()
        if self._running is not None and not self._running.response_complete:
            # Of several requests that follow each other only the last one would have been told.
            self._running.disconnected = True
            self._running.message_event.set()

    # --- What comes in ---

    def data_received(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        self._look(has_come=True)
        self._head_bytes += len(data)
        if self.cycle is not before or self._stage[0] is Stage.BODY:
            self._head_bytes = 0
        elif self._head_bytes > MOST_HEAD_BYTES and not self._discards:
            self._refuse(431, BadInput("limit.head", most=MOST_HEAD_BYTES))

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= _MOST_FOLLOWING:
            raise OverflowError("too many requests at once")  # the parser refuses the request then
        super().on_headers_complete()

    def _unsupported_upgrade_warning(self) -> None:
        """The request is answered as it is; nothing after it could be read."""
        self.cycle.keep_alive = False

    @property
    def _discards(self) -> bool:
        """Whether what comes is the rest of a body that was refused."""
        return self.cycle is not None and self.cycle.response_complete and self.cycle.more_body

    # --- What goes out ---

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look(has_come=False)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(self.limits.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._end_unread()

    def _end_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._look(has_come=False)

    # --- How long it may take ---

    def _look(self, *, has_come: bool) -> None:
        """See what the connection takes time for now; `has_come`: a part of something."""
        cycle = self.cycle
        if self.transport.is_closing():
            self._limit_time(Stage.LEAVING)
        elif cycle is None or cycle.response_complete:
            self._limit_time(Stage.HEAD if has_come or self._discards else None)
        elif cycle.more_body and not getattr(self, "pipeline", ()):
            self._limit_time(Stage.BODY)
        else:
            self._limit_time(None)

    def _limit_time(self, stage: Stage | None) -> None:
        """Begin to count, unless it is counted for the same already."""
        if self._stage == (stage, self.cycle):
            return
        self._stage = (stage, self.cycle)
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None
        if stage is not None:
            seconds, act = self._ends[stage]
            self._deadline = self.loop.call_later(seconds, act)

    @property
    def _ends(self) -> dict[Stage, tuple[float, Callable[[], None]]]:
        """How long each may take, and what comes then."""
        return {
            Stage.HEAD: (self.limits.head_seconds, self._is_late),
            Stage.BODY: (self.limits.body_seconds, self._is_late),
            Stage.LEAVING: (self.limits.unread_seconds, self.transport.abort),
        }

    def _is_late(self) -> None:
        is_asking = self._head_bytes > 0 and not self._discards
        if is_asking or self._stage[0] is Stage.BODY:
            self._refuse(408, BadInput("limit.time"))
        else:  # browsers open some connections in case they should be needed
            self.transport.close()
            self._limit_time(Stage.LEAVING)

    # --- Refusals, before anybody could say in which language ---

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        self._refuse(400, BadInput("input.http"))

    def _refuse(self, status: int, error: LudiError) -> None:
        """Say why, where no answer has begun, and close."""
        running = self._running or self.cycle
        if running is None or running.response_complete or not running.response_started:
            self.transport.write(_answer(status, error))
        self.transport.close()
        self._limit_time(Stage.LEAVING)

    @property
    def _later(self) -> int:
        """When it may work again, in whole seconds."""
        return max(1, math.ceil(self.limits.head_seconds))


def _answer(status: int, error: LudiError) -> bytes:
    """A whole answer, in all languages."""
    body = "".join(f"{error.sentence(language)}\n" for language in LANGUAGES).encode()
    lines = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: text/plain; charset=utf-8",
        f"content-length: {len(body)}",
        "connection: close",
    ]
    if "seconds" in error.facts:
        lines.append(f"retry-after: {error.facts['seconds']}")
    return "\r\n".join([*lines, "\r\n"]).encode() + body


def limited(limits: ConnectionLimits, proxies: Proxies) -> type[LimitedProtocol]:
    """The protocol of one server, for uvicorn."""

    class Limited(LimitedProtocol):
        pass

    Limited.limits, Limited.headcount = limits, Headcount(limits, proxies)
    return Limited
