"""The writer: what is written goes through one queue, in the order in which it was asked for.

Whatever waits at the same moment is committed together, so that a busy server waits for the disk
once for many actions; each is answered only after the commit. The writer is best a process of its
own, which the server forks before it has threads: then writing takes nothing from who answers. If
that process is lost, or cannot be had, a thread does the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import signal
import socket
import struct
import threading
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from sqlalchemy.engine import Connection, Engine

from ludi.web.storage.engines import Transactions, is_trouble

# A function of a module and what it is given, as `partial` makes it: it travels between processes.
Work = Callable[[Connection], Any]


class Joint(ABC):
    """A work that others of its kind can be done together with."""

    @abstractmethod
    def __call__(self, connection: Connection) -> Any:
        """Do it alone."""

    @abstractmethod
    def again(self) -> Joint:
        """The same, to be done where nobody knows whether it was done."""

    @abstractmethod
    def joins(self, connection: Connection) -> bool:
        """Whether it can be done with others, there."""

    @staticmethod
    @abstractmethod
    def is_one_statement(works: Sequence[Any]) -> bool:
        """Whether one statement does several, so that they need no transaction around it."""

    @staticmethod
    @abstractmethod
    def done_together(works: Sequence[Any], connection: Connection) -> list[Any]:
        """What each of several answers."""


_LENGTH: Final = struct.Struct("!I")
# Less than what the allocator asks the system for each time anew.
_AT_ONCE: Final = 1 << 16
_log: Final = logging.getLogger("ludi")


class Lost(Exception):
    """The writer's process has gone; nobody knows what became of the work."""


class Refused(Exception):
    """The database has taken nothing."""


class Writer:
    """Sends works, and gives each its answer."""

    def __init__(self, make_engine: Callable[[], Engine], *, forks: bool = False) -> None:
        self._make_engine = make_engine
        self._waiting: deque[asyncio.Future[Any]] = deque()
        self._out: asyncio.WriteTransport | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._is_closing = False
        # Told of every commit, and of every write how many seconds it took.
        self.on_commit: Callable[[], None] = lambda: None
        self.on_written: Callable[[float], None] = lambda _: None
        self._begin(forks)

    @property
    def waiting(self) -> int:
        """How many writes are not committed yet."""
        return len(self._waiting)

    def _begin(self, forks: bool) -> None:
        self._here, there = socket.socketpair()
        self.pid = _forked(self._make_engine, there) if forks else 0
        self._thread: threading.Thread | None = None
        if self.pid:
            there.close()
        else:
            what = (self._make_engine, there)
            self._thread = threading.Thread(target=write, args=what, name="writer", daemon=True)
            self._thread.start()

    async def write(self, work: Work) -> Any:
        """What the work answers, once it is committed. It goes on when its caller is gone: an
        answer is never half given."""
        if self._out is None:
            await self._connected()
        assert self._out is not None
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        framed, begun = _framed(work), time.perf_counter()
        self._waiting.append(answer)
        self._out.write(framed)
        found = await asyncio.shield(answer)
        self.on_written(time.perf_counter() - begun)
        return found

    async def _connected(self) -> None:
        if self._connecting is None:
            self._connecting = asyncio.ensure_future(self._connect())
        await asyncio.shield(self._connecting)

    async def _connect(self) -> None:
        loop = asyncio.get_running_loop()
        self._is_gone = loop.create_future()
        line = _Line(self._committed, self._gone)
        self._out, _ = await loop.create_connection(lambda: line, sock=self._here)

    def _committed(self, answers: list[tuple[bool, Any]]) -> None:
        self.on_commit()
        for is_good, answer in answers:
            self._answer(is_good, answer)

    def _gone(self) -> None:
        self._is_gone.set_result(None)
        if not self._is_closing:
            self._go_on_alone()

    def _answer(self, is_good: bool, answer: Any) -> None:
        waiting = self._waiting.popleft()
        if waiting.cancelled():
            return
        if is_good:
            waiting.set_result(answer)
        else:
            waiting.set_exception(answer)
            waiting.exception()  # the caller may be gone

    def _go_on_alone(self) -> None:
        """The process is gone: a thread takes over."""
        _log.error("the writer's process is lost; a thread goes on")
        self._out = self._connecting = None
        self._reap()
        while self._waiting:
            self._answer(is_good=False, answer=Lost())
        self._begin(forks=False)

    def _reap(self) -> None:
        if self.pid:
            with contextlib.suppress(ChildProcessError):
                os.waitpid(self.pid, 0)

    async def close(self) -> None:
        """Let what waits be written; the writer ends then."""
        self._is_closing = True
        if self._out is None:
            self._here.close()
        else:
            self._out.write_eof()
            await self._is_gone
        if self._thread is not None:
            self._thread.join()
        self._reap()


class _Line(asyncio.Protocol):
    """The way to the writer and back: what comes is the answers of one commit after another."""

    def __init__(self, take: Callable[[Any], None], end: Callable[[], None]) -> None:
        self._take, self._end = take, end
        self._frames = _Frames()

    def data_received(self, data: bytes) -> None:
        for answers in self._frames.of(data):
            self._take(answers)

    def eof_received(self) -> bool:
        return False  # the writer has ended: there is nothing more to send

    def connection_lost(self, _: Exception | None) -> None:
        self._end()


def _framed(what: Any) -> bytes:
    body = pickle.dumps(what)
    return _LENGTH.pack(len(body)) + body


class _Frames:
    """What was framed at the other end, put together again."""

    def __init__(self) -> None:
        self._coming = b""

    def of(self, data: bytes) -> list[Any]:
        """All that is whole by now."""
        coming, found = self._coming + data, []
        while len(coming) >= _LENGTH.size:
            end = _LENGTH.size + _LENGTH.unpack_from(coming)[0]
            if len(coming) < end:
                break
            found.append(pickle.loads(coming[_LENGTH.size : end]))
            coming = coming[end:]
        self._coming = coming
        return found


# --- Where it is written ------------------------------------------------------------------------


def _forked(make_engine: Callable[[], Engine], there: socket.socket) -> int:
    """A process that writes, and holds nothing else of the server."""
    server = os.getpid()
    pid = os.fork()
    if pid == 0:
        _be_the_writer(make_engine, there, server)
    return pid


def _be_the_writer(
    make_engine: Callable[[], Engine], there: socket.socket, server: int
) -> NoReturn:
    """The server's end is the writer's, whatever signals both get."""

    def end_with_server() -> None:
        if os.getppid() != server:
            raise SystemExit

    status = 1
    try:
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        _close_all_but(there.fileno())
        write(make_engine, there, end_with_server)
        status = 0
    finally:
        os._exit(status)


def _close_all_but(line: int) -> None:
    """What the server has open, such as the socket it listens on, is not to outlive it."""
    for number in [int(open_file.name) for open_file in Path("/proc/self/fd").iterdir()]:
        if number > 2 and number != line:
            with contextlib.suppress(OSError):
                os.close(number)


def write(
    make_engine: Callable[[], Engine], line: socket.socket, check: Callable[[], None] = lambda: None
) -> None:
    """Commit what comes, until nothing more can come.

    A server's successor may have read the tables by now, though not before it could write: `check`
    ends the writer of a server that is gone, in every transaction.
    """
    transactions = Transactions(make_engine())
    with contextlib.closing(line), contextlib.suppress(ConnectionError):
        for works in _batches(line):
            line.sendall(_framed(committed(transactions, works, check)))
    transactions.close()


def _batches(line: socket.socket) -> Iterator[list[Work]]:
    """All works that wait at the same moment, again and again."""
    frames = _Frames()
    while part := line.recv(_AT_ONCE):
        if works := frames.of(part):
            yield works


def committed(
    transactions: Transactions, works: list[Work], check: Callable[[], None]
) -> list[tuple[bool, Any]]:
    """Answers of works in one transaction; if that fails, each in its own. On a connection that was
    kept they are done once more: it may turn out to be cut, and what was committed for all that
    knows itself again; or two who write have waited for each other, and nothing was."""
    may_be_cut = transactions.may_be_cut
    try:
        with transactions.connected() as connection:
            joint = [work for work in works if isinstance(work, Joint) and work.joins(connection)]
            is_alone = len(joint) == len(works) and joint[0].is_one_statement(joint)
            with contextlib.nullcontext() if is_alone else transactions.bracket():
                check()
                return [(True, answer) for answer in _answers(connection, works, joint)]
    except Exception as error:  # noqa: BLE001 - whoever waits is told
        if may_be_cut and is_trouble(error):  # by now there is none that was kept
            return committed(transactions, _again(works) if transactions.was_cut else works, check)
        if len(works) == 1:
            return [(False, _portable(error))]
        return [answer for work in works for answer in committed(transactions, [work], check)]


def _again(works: list[Work]) -> list[Work]:
    return [work.again() if isinstance(work, Joint) else work for work in works]


def _answers(connection: Connection, works: list[Work], joint: list[Joint]) -> list[Any]:
    """Those works that can be done together are done first."""
    together = iter(joint[0].done_together(joint, connection) if joint else ())
    known = {id(work): next(together) for work in joint}
    return [known[id(work)] if id(work) in known else work(connection) for work in works]


def _portable(error: Exception) -> Exception:
    """The error, or one that says the same, if it cannot travel."""
    if is_trouble(error):
        return Refused(str(error))
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001 - any error may have anything in it
        return RuntimeError(repr(error))
    return error
