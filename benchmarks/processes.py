"""What two web processes carry where one does: by CPU time, so that clients do not count.

    python benchmarks/processes.py [--tables N] [--seconds N] [--rounds N] [--game GAME] [--db URL]

Starts `ludi serve` with one process and with two, in turn, on SQLite unless told otherwise, and
plays at many tables for two as fast as they answer; whoever connects is served by any of the
processes, so that most tables have people at both. Told is how many times as much two carry: by the
CPU time of all processes; by that of the busier web process alone; and on a machine of two cores,
where one web process has a core for itself and its writer another, two have to share both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from against_boardgame_io import children_of, spent_by
from page_clients import Places, answers, as_fast_as_possible, new_table

_SHORTEST = 30


@dataclass(frozen=True)
class Turn:
    """What an action took, in milliseconds of CPU time, in each web process, and of all."""

    actions: int
    web: tuple[float, ...]
    whole: float

    @property
    def carried(self) -> float:
        """Actions a second, on as many cores as there are web processes, though at least two: one
        of them writes."""
        cores = max(2, len(self.web))
        return min(1000 / max(self.web), cores * 1000 / self.whole)


def start(processes: int, database: str, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "ludi", "serve", "--db", database, "--port", str(port)]
    command += ["--processes", str(processes), "--limit-factor", "0", "--no-open-browser"]
    command += ["--connections-per-address", "100000", "--most-connections", "100000"]
    command += ["--log-level", "warning"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


def web_processes(server: int, processes: int) -> list[int]:
    """Those that answer: the server itself, or its children that have a writer of their own."""
    if processes == 1:
        return [server]
    direct = [pid for pid in children_of(server) if _parent(pid) == server]
    return [pid for pid in direct if any(_is_fork(child, pid) for child in children_of(pid))]


def _parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def _is_fork(child: int, parent: int) -> bool:
    """A writer is forked: it is called as its server is."""
    lines = [Path(f"/proc/{pid}/cmdline").read_bytes() for pid in (child, parent)]
    return lines[0] == lines[1]


async def measure(processes: int, database: str, arguments: argparse.Namespace) -> Turn:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port = tried.getsockname()[1]
    server = start(processes, database, port)
    try:
        await answers(port)
        while len(web := web_processes(server.pid, processes)) < processes:
            await asyncio.sleep(0.2)
        await asyncio.sleep(arguments.settles)  # all answer, and what bots need is prepared
        count = arguments.tables + 300 * int(arguments.seconds) // _SHORTEST
        tables = [await new_table(port, arguments.game) for _ in range(count)]
        before = _spent(server.pid)
        places = Places(tables[: arguments.tables], tables[arguments.tables :])
        measured = await as_fast_as_possible(places, arguments.seconds, arguments.seed)
        after = _spent(server.pid)
        for table in tables:
            table.leave()
    finally:
        server.terminate()
        await asyncio.to_thread(server.wait)
    each = {pid: 1000 * (after[pid] - before[pid]) / measured.actions for pid in before}
    return Turn(measured.actions, tuple(each[pid] for pid in web), sum(each.values()))


def _spent(server: int) -> dict[int, float]:
    return {pid: spent_by(pid) for pid in [server, *children_of(server)]}


async def run(arguments: argparse.Namespace) -> dict[str, Any]:
    turns: dict[int, list[Turn]] = {1: [], 2: []}
    for number in range(arguments.rounds):
        for processes, found in turns.items():
            with tempfile.TemporaryDirectory() as folder:
                database = arguments.db or f"sqlite:///{folder}/tables.db"
                found.append(await measure(processes, database, arguments))
                print(f"round {number + 1}, {processes}: {found[-1]}", file=sys.stderr)
    pairs = list(zip(turns[1], turns[2], strict=True))
    ratios = {
        "all_processes": [2 * one.whole / two.whole for one, two in pairs],
        "web_processes": [max(one.web) / max(two.web) for one, two in pairs],
        "on_two_cores": [two.carried / one.carried for one, two in pairs],
    }
    return {
        "tables": arguments.tables,
        "game": arguments.game,
        "one": _figures(turns[1]),
        "two": _figures(turns[2]),
        "two_through_one": {
            by: {"median": statistics.median(found), "least": min(found)}
            for by, found in ratios.items()
        },
    }


def _figures(turns: list[Turn]) -> Mapping[str, float]:
    return {
        "web_ms": statistics.median(max(turn.web) for turn in turns),
        "all_ms": statistics.median(turn.whole for turn in turns),
        "carried_per_second": statistics.median(turn.carried for turn in turns),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--settles", type=float, default=15, help="seconds before it is measured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="ave")
    parser.add_argument("--db", help="a database that may be written full; SQLite without")
    print(json.dumps(asyncio.run(run(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
