"""Browsers at tables of a web server, many of them in one process: what benchmarks play through.

Every seat has a page's stream, compressed as browsers ask for it, and acts by the request that the
page's script sends. An action counts when it was acknowledged and has arrived on all streams.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import time
import uuid
import zlib
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Any

# As `ludi serve` does it, without limits and bots; older trees, which can be measured, too, did it
# by what they are given here.
_SERVER = """
import socket
import sys
database, port = sys.argv[1], int(sys.argv[2])
try:
    from ludi.web.serve import serve_at
    from ludi.web.settings import Settings
except ImportError:
    import uvicorn
    from ludi.web.app import create_app
    from ludi.web.limits import LIMITS, Limits
    limits = Limits({what: (1e9, 1e9) for what in LIMITS})
    app = create_app(database, limits=limits, workers=1, forks=sys.platform == "linux")
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", backlog=4096,
                timeout_keep_alive=75, server_header=False)
else:
    listener = socket.create_server(("127.0.0.1", port), backlog=4096)
    settings = Settings(database=database, limit_factor=0)
    serve_at(listener, settings, lambda: None, thinks=False)
"""
# What Chromium sends with a request of a page's script; servers have to read all of it.
_BROWSER = (
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Safari/537.36\r\n"
    "Accept: */*\r\nAccept-Language: en\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n"
    "Sec-Fetch-Dest: empty\r\nSec-Fetch-Mode: cors\r\nSec-Fetch-Site: same-origin\r\n"
)
_BUTTON = re.compile(rb'name=\\"action\\" value=\\"([^"\\]+)\\"')
_TOKEN = re.compile(r'name="token" value="(\w+)"')
_GUEST = re.compile(r"ludi_guest=([\w.]+)")
_VERSION = re.compile(rb"^id: (\d+)\.")
# So long is waited for a table where nobody can act though it is not over.
_PATIENCE_S = 0.5


def start_server(
    database: str, port: int, environment: Mapping[str, str] | None = None
) -> subprocess.Popen[bytes]:
    """A server without limits; `environment` may lead it to another tree."""
    command = [sys.executable, "-c", _SERVER, database, str(port)]
    return subprocess.Popen(command, env={**os.environ, **(environment or {})})


# --- HTTP, as little of it as is needed ---------------------------------------------------------


@dataclass
class Line:
    """One kept connection to the server; another one if the server ended it while nobody asked."""

    port: int
    streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, headers: str = "", body: str = ""
    ) -> tuple[int, str, bytes]:
        """The status, the headers and the body of an answer."""
        if self.streams is None or self.streams[0].at_eof():
            self.close()
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        writer.write(_request(method, path, headers, body))
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", head)
        content = await reader.readexactly(int(length[1])) if length else b""
        return int(head.split()[1]), head, content

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


def _request(method: str, path: str, headers: str, body: str) -> bytes:
    content = body.encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(content)}\r\n"
    return f"{head}{headers}\r\n".encode() + content


async def answers(port: int) -> None:
    """Wait until the server does, on a busy machine, too."""
    for _ in range(1000):
        line = Line(port)
        try:
            await line.ask("GET", "/")
        except OSError:
            await asyncio.sleep(0.1)
        else:
            line.close()
            return
    raise SystemExit("the server does not answer")


async def _lines(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The lines of a chunked, compressed stream."""
    unpacked, left = zlib.decompressobj(16 + zlib.MAX_WBITS), b""
    while size := int(await reader.readline(), 16):
        left += unpacked.decompress(await reader.readexactly(size))
        await reader.readline()
        *whole, left = left.split(b"\n")
        for line in whole:
            yield line


# --- Tables and who is there --------------------------------------------------------------------


@dataclass(eq=False)
class Seat:
    """A browser at a table: what its stream has brought."""

    line: Line
    cookie: str
    token: str
    plays: bool
    version: int = 0
    # The version of the message that is being read.
    coming: int = 0
    actions: list[str] = field(default_factory=list)
    seen_at: float = 0.0


@dataclass(eq=False)
class Table:
    """A table, who plays or looks on there, and a word when a stream has brought something."""

    id: str
    seats: list[Seat]
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    is_over: bool = False
    watching: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def can_go_on(self) -> bool:
        return any(seat.actions for seat in self.seats)

    def leave(self) -> None:
        """Close all streams and lines."""
        for task in self.watching:
            task.cancel()
        for seat in self.seats:
            seat.line.close()


async def new_table(port: int, game: str, spectators: int = 0, bot: str | None = None) -> Table:
    """A started table for two, the second seat perhaps a bot's, with all streams open."""
    people = 1 if bot else 2
    seats = [await _new_seat(port, at < people) for at in range(people + spectators)]
    made = await _send(seats[0], "POST", "/tables", {"game": game, "seats": 2})
    at = f"/tables/{made['id']}"
    sitting = seats[0] if bot else seats[1]
    await _send(sitting, "PUT", f"{at}/seats/1", {"bot": bot} if bot else {})
    await _send(seats[0], "POST", f"{at}/start", {})
    table = Table(made["id"], seats)
    table.watching = [asyncio.ensure_future(_watch(table, seat)) for seat in seats]
    while not all(seat.version for seat in seats):
        table.changed.clear()
        await table.changed.wait()
    return table


async def _new_seat(port: int, plays: bool) -> Seat:
    line = Line(port)
    _, head, body = await line.ask("GET", "/")
    guest, token = _GUEST.search(head), _TOKEN.search(body.decode())
    assert guest and token
    return Seat(line, guest[1], token[1], plays)


async def _send(seat: Seat, method: str, path: str, body: Any) -> Any:
    _, _, content = await seat.line.ask(method, f"/api{path}", _headers(seat), json.dumps(body))
    return json.loads(content)


def _headers(seat: Seat) -> str:
    return (
        f"Cookie: ludi_guest={seat.cookie}\r\nX-Form-Token: {seat.token}\r\n"
        "Content-Type: application/json\r\n"
    )


async def _watch(table: Table, seat: Seat) -> None:
    """Read a page's stream for ever, noting when each version arrived."""
    reader, writer = await asyncio.open_connection("127.0.0.1", seat.line.port, limit=2**22)
    try:
        headers = f"{_BROWSER}Cookie: ludi_guest={seat.cookie}\r\n"
        writer.write(_request("GET", f"/tables/{table.id}/stream", headers, ""))
        await reader.readuntil(b"\r\n\r\n")
        async for line in _lines(reader):
            _notice(table, seat, line)
    finally:
        writer.close()


def _notice(table: Table, seat: Seat, line: bytes) -> None:
    version = _VERSION.match(line)
    if version:
        seat.coming = int(version[1])
    elif line.startswith(b"data: {"):
        if seat.plays and (b'"board"' in line or b'"choices"' in line):
            seat.actions = [action.decode() for action in _BUTTON.findall(line)]
        table.is_over = b'"over":true' in line
        seat.version = seat.coming
        seat.seen_at = time.perf_counter()
        table.changed.set()


# --- Playing ------------------------------------------------------------------------------------


@dataclass
class Measured:
    """Seconds from the sending of actions until they were acknowledged, and on the screens of the
    others; how many actions were refused; and how long all of it took."""

    acknowledged: list[float] = field(default_factory=list)
    on_screens: list[float] = field(default_factory=list)
    refused: int = 0
    seconds: float = 0.0

    @property
    def actions(self) -> int:
        return len(self.acknowledged)


@dataclass
class Places:
    """Tables that are played at, and others that follow when one of them is over."""

    tables: list[Table]
    waiting: list[Table] = field(default_factory=list)

    def follow(self, table: Table) -> Table | None:
        """The table itself, or the next one."""
        if not table.is_over:
            return table
        self.tables.remove(table)
        if not self.waiting:
            return None
        self.tables.append(self.waiting.pop())
        return self.tables[-1]


async def act(table: Table, measured: Measured, chooser: random.Random) -> bool:
    """Let somebody who can act; False if nobody can."""
    able = [seat for seat in table.seats if seat.actions]
    if not able:
        return False
    seat = chooser.choice(able)
    version = seat.version
    body = {"action": chooser.choice(seat.actions), "version": version, "key": uuid.uuid4().hex}
    seat.actions = []
    begun = time.perf_counter()
    headers = f"{_BROWSER}{_headers(seat)}Prefer: return=minimal\r\n"
    path = f"/api/tables/{table.id}/actions"
    status, _, _ = await seat.line.ask("POST", path, headers, json.dumps(body))
    acknowledged = time.perf_counter() - begun
    if status != 204:
        measured.refused += 1
        return True
    while not all(other.version > version for other in table.seats):
        table.changed.clear()
        await table.changed.wait()
    measured.acknowledged.append(acknowledged)
    measured.on_screens += [other.seen_at - begun for other in table.seats if other is not seat]
    return True


async def at_a_rate(places: Places, rate: float, seconds: float, seed: int = 1) -> Measured:
    """Actions that begin at random moments, so many a second."""
    measured, chooser = Measured(), random.Random(seed)
    busy: set[str] = set()
    tasks = set()

    async def one(table: Table) -> None:
        await act(table, measured, chooser)
        busy.discard(table.id)
        places.follow(table)

    begun = moment = time.perf_counter()
    while moment < begun + seconds:
        moment += chooser.expovariate(rate)
        await asyncio.sleep(max(0.0, moment - time.perf_counter()))
        ready = [table for table in places.tables if table.id not in busy and table.can_go_on]
        if ready:
            table = chooser.choice(ready)
            busy.add(table.id)
            task = asyncio.ensure_future(one(table))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    measured.seconds = time.perf_counter() - begun
    return measured


async def as_fast_as_possible(places: Places, seconds: float, seed: int = 2) -> Measured:
    """Every table acts again as soon as it can."""
    measured, chooser = Measured(), random.Random(seed)
    begun = time.perf_counter()

    async def one(first: Table) -> None:
        table: Table | None = first
        while table is not None and time.perf_counter() - begun < seconds:
            if not await act(table, measured, chooser) and not await _changes(table):
                return
            table = places.follow(table)

    await asyncio.gather(*map(one, list(places.tables)))
    measured.seconds = time.perf_counter() - begun
    return measured


async def _changes(table: Table) -> bool:
    """Whether something comes before long."""
    table.changed.clear()
    if table.is_over:
        return True
    try:
        await asyncio.wait_for(table.changed.wait(), _PATIENCE_S)
    except TimeoutError:
        return False
    return True


def at(values: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)
