"""A server under load: how soon an action is acknowledged, and on the other seats' screens.

    python benchmarks/load.py [--tables N] [--rate N] [--seconds N] [--game GAME] [--db URL]
                              [--thinking N --level LEVEL --thinking-about GAME]

Starts a server of its own, on SQLite unless told otherwise, and plays at many tables at once, as
browsers do: every table has two players and two spectators with a page's stream each. First actions
come at a steady rate; then every table acts as soon as it can. Server and clients share the
machine. With `--thinking` there are so many further tables where somebody answers a bot at once, so
that all those bots think; what they do there is not measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_SERVER = """
import sys
import uvicorn
from ludi.web.app import create_app
from ludi.web.people.limits import LIMITS, Limits
limits = Limits({what: (1e9, 1e9) for what in LIMITS})
app = create_app(sys.argv[1], limits=limits, workers=1, forks=sys.platform == "linux")
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="warning", backlog=4096,
            timeout_keep_alive=300)
"""
_PORT = 8765
_BUTTON = re.compile(rb'name=\\"action\\" value=\\"([^"\\]+)\\"')
_TOKEN = re.compile(r'name="token" value="(\w+)"')
_GUEST = re.compile(r"ludi_guest=([\w.]+)")
_VERSION = re.compile(rb"^id: (\d+)\.")


@dataclass
class Seat:
    """A browser at a table: what its stream has brought."""

    cookie: str
    token: str = ""
    version: int = 0
    actions: list[str] = field(default_factory=list)
    seen_at: dict[int, float] = field(default_factory=dict)


@dataclass
class Table:
    id: str
    seats: list[Seat]
    changed: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Measured:
    """Seconds from the sending of actions."""

    acknowledged: list[float] = field(default_factory=list)
    on_screens: list[float] = field(default_factory=list)


# --- HTTP, as little of it as is needed ---------------------------------------------------------


class Line:
    """One kept connection."""

    def __init__(self) -> None:
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, headers: str = "", body: str = "") -> Any:
        """The status, the headers and the body of an answer."""
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", _PORT)
        reader, writer = self.streams
        writer.write(_request(method, path, headers, body))
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"content-length: (\d+)", head)
        content = await reader.readexactly(int(length[1])) if length else b""
        return int(head.split()[1]), head, content.decode()


def _request(method: str, path: str, headers: str, body: str) -> bytes:
    content = body.encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(content)}\r\n"
    return f"{head}{headers}\r\n".encode() + content


async def watch(table: Table, seat: Seat) -> None:
    """Read a page's stream for ever, noting when each version arrived."""
    reader, writer = await asyncio.open_connection("127.0.0.1", _PORT, limit=2**22)
    headers = f"Cookie: ludi_guest={seat.cookie}\r\nAccept-Encoding: gzip\r\n"
    writer.write(_request("GET", f"/tables/{table.id}/stream", headers, ""))
    await reader.readuntil(b"\r\n\r\n")
    async for line in lines(reader):
        version = _VERSION.match(line)
        if version:
            coming = int(version[1])
        elif line.startswith(b"data: "):
            if seat in table.seats[:2] and (b'"board"' in line or b'"choices"' in line):
                seat.actions = [action.decode() for action in _BUTTON.findall(line)]
            seat.version = coming
            seat.seen_at[coming] = time.perf_counter()
            table.changed.set()


async def lines(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """The lines of a chunked, compressed stream."""
    unpacked, left = zlib.decompressobj(16 + zlib.MAX_WBITS), b""
    while size := int(await reader.readline(), 16):
        left += unpacked.decompress(await reader.readexactly(size))
        await reader.readline()
        *whole, left = left.split(b"\n")
        for line in whole:
            yield line


# --- Setting up ---------------------------------------------------------------------------------


async def new_seat(line: Line) -> Seat:
    _, head, body = await line.ask("GET", "/")
    guest, token = _GUEST.search(head), _TOKEN.search(body)
    assert guest and token
    return Seat(guest[1], token[1])


async def post(line: Line, seat: Seat, method: str, path: str, body: Any) -> Any:
    path = f"/api{path}"
    status, _, content = await line.ask(method, path, _headers(seat), json.dumps(body))
    return status, json.loads(content)


def _headers(seat: Seat) -> str:
    return (
        f"Cookie: ludi_guest={seat.cookie}\r\nX-Form-Token: {seat.token}\r\n"
        "Content-Type: application/json\r\n"
    )


async def new_table(game: str) -> Table:
    line = Line()
    seats = [await new_seat(line) for _ in range(4)]
    _, made = await post(line, seats[0], "POST", "/tables", {"game": game, "seats": 2})
    table = Table(made["id"], seats)
    await post(line, seats[1], "PUT", f"/tables/{table.id}/seats/1", {})
    await post(line, seats[0], "POST", f"/tables/{table.id}/start", {})
    return table


async def new_table_with_a_bot(game: str, level: str) -> Table:
    line = Line()
    host = await new_seat(line)
    _, made = await post(line, host, "POST", "/tables", {"game": game, "seats": 2})
    at = f"/tables/{made['id']}"
    await post(line, host, "PUT", f"{at}/seats/1", {"bot": level})
    await post(line, host, "POST", f"{at}/start", {})
    return Table(made["id"], [host])


# --- Playing ------------------------------------------------------------------------------------


async def act(table: Table, line: Line, measured: Measured, chooser: random.Random) -> bool:
    """Let somebody who can act; False if nobody can."""
    able = [seat for seat in table.seats[:2] if seat.actions]
    if not able:
        return False
    seat = chooser.choice(able)
    body: dict[str, Any] = {"action": chooser.choice(seat.actions), "version": seat.version}
    seat.actions = []
    begun = time.perf_counter()
    headers = _headers(seat) + "Prefer: return=minimal\r\n"
    path = f"/api/tables/{table.id}/actions"
    status, _, _ = await line.ask("POST", path, headers, json.dumps(body))
    if status != 204:
        return True
    measured.acknowledged.append(time.perf_counter() - begun)
    others = [other for other in table.seats if other is not seat]
    while not all(other.version > body["version"] for other in others):
        table.changed.clear()
        await table.changed.wait()
    measured.on_screens += [max(other.seen_at.values()) - begun for other in others]
    for other in table.seats:
        other.seen_at.clear()
    return True


async def at_a_rate(tables: list[Table], rate: float, seconds: float) -> Measured:
    """Actions that begin at random moments, so many a second."""
    measured, chooser = Measured(), random.Random(1)
    lines = {table.id: Line() for table in tables}
    busy: set[str] = set()
    tasks = set()

    async def one(table: Table) -> None:
        await act(table, lines[table.id], measured, chooser)
        busy.discard(table.id)

    end = time.perf_counter() + seconds
    moment = time.perf_counter()
    while moment < end:
        moment += chooser.expovariate(rate)
        await asyncio.sleep(max(0.0, moment - time.perf_counter()))
        free = [table for table in tables if table.id not in busy]
        ready = [table for table in free if any(seat.actions for seat in table.seats[:2])]
        if ready:
            table = chooser.choice(ready)
            busy.add(table.id)
            task = asyncio.ensure_future(one(table))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return measured


async def as_fast_as_possible(tables: list[Table], seconds: float) -> tuple[Measured, float]:
    """Every table acts again as soon as it can; also how long that took."""
    measured, chooser = Measured(), random.Random(2)
    begun = time.perf_counter()

    async def one(table: Table) -> None:
        line = Line()
        while time.perf_counter() - begun < seconds:
            if not await act(table, line, measured, chooser):
                try:
                    await asyncio.wait_for(table.changed.wait(), 0.5)
                except TimeoutError:
                    if not any(seat.actions for seat in table.seats[:2]):
                        return

    await asyncio.gather(*map(one, tables))
    return measured, time.perf_counter() - begun


async def answer_bots(table: Table) -> None:
    line, unmeasured, chooser = Line(), Measured(), random.Random(table.id)
    while True:
        if not await act(table, line, unmeasured, chooser):
            table.changed.clear()
            await table.changed.wait()


def at(values: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def memory(process: subprocess.Popen[bytes]) -> int:
    """Bytes that the server has in memory."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else 0


async def measure(arguments: argparse.Namespace, process: subprocess.Popen[bytes]) -> Any:
    await _ready()
    await new_table(arguments.game)
    before = memory(process)
    tables = [await new_table(arguments.game) for _ in range(arguments.tables)]
    watching = [
        asyncio.ensure_future(watch(table, seat)) for table in tables for seat in table.seats
    ]
    while not all(seat.version for table in tables for seat in table.seats):
        await asyncio.sleep(0.1)
    kept = (memory(process) - before) / arguments.tables
    for _ in range(arguments.thinking):
        table = await new_table_with_a_bot(arguments.thinking_about, arguments.level)
        watching.append(asyncio.ensure_future(watch(table, table.seats[0])))
        watching.append(asyncio.ensure_future(answer_bots(table)))
    steady = await at_a_rate(tables, arguments.rate, arguments.seconds)
    fast, took = await as_fast_as_possible(tables, arguments.seconds / 2)
    for task in watching:
        task.cancel()
    return {
        "game": arguments.game,
        "tables": arguments.tables,
        "streams": 4 * arguments.tables,
        "thinking": arguments.thinking,
        "rate": arguments.rate,
        "actions": len(steady.acknowledged),
        "acknowledged_p50_ms": at(steady.acknowledged, 0.5),
        "acknowledged_p99_ms": at(steady.acknowledged, 0.99),
        "screens_p50_ms": at(steady.on_screens, 0.5),
        "screens_p99_ms": at(steady.on_screens, 0.99),
        "saturated_actions_per_second": round(len(fast.acknowledged) / took),
        "saturated_p99_ms": at(fast.acknowledged, 0.99),
        "memory_per_table_kb": round(kept / 1024),
    }


async def _ready() -> None:
    for _ in range(200):
        try:
            await Line().ask("GET", "/")
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return
    raise SystemExit("the server does not answer")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="ave")
    parser.add_argument("--thinking", type=int, default=0)
    parser.add_argument("--level", default="legatus")
    parser.add_argument("--thinking-about", default="roma")
    parser.add_argument("--db")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = arguments.db or f"sqlite:///{folder}/load.db"
        command = [sys.executable, "-c", _SERVER, url, str(_PORT)]
        with subprocess.Popen(command) as process:
            try:
                figures = asyncio.run(measure(arguments, process))
            finally:
                process.terminate()
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:>30}  {value}")


if __name__ == "__main__":
    main()
