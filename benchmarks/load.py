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
import tempfile
from pathlib import Path
from typing import Any

from page_clients import (
    Measured,
    Places,
    Table,
    act,
    answers,
    as_fast_as_possible,
    at,
    at_a_rate,
    new_table,
    start_server,
)

_PORT = 8765
_SPECTATORS = 2


async def answer_bots(table: Table) -> None:
    unmeasured, chooser = Measured(), random.Random(table.id)
    while True:
        if not await act(table, unmeasured, chooser):
            table.changed.clear()
            await table.changed.wait()


def memory(process: subprocess.Popen[bytes]) -> int:
    """Bytes that the server has in memory."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(found[1]) * 1024 if found else 0


async def measure(arguments: argparse.Namespace, process: subprocess.Popen[bytes]) -> Any:
    await answers(_PORT)
    left = await new_table(_PORT, arguments.game)
    left.leave()
    before = memory(process)
    tables = [await new_table(_PORT, arguments.game, _SPECTATORS) for _ in range(arguments.tables)]
    kept = (memory(process) - before) / arguments.tables
    thinking = [
        await new_table(_PORT, arguments.thinking_about, bot=arguments.level)
        for _ in range(arguments.thinking)
    ]
    answering = [asyncio.ensure_future(answer_bots(table)) for table in thinking]
    steady = await at_a_rate(Places(list(tables)), arguments.rate, arguments.seconds)
    fast = await as_fast_as_possible(Places(list(tables)), arguments.seconds / 2)
    for task in answering:
        task.cancel()
    for table in (*tables, *thinking):
        table.leave()
    return {
        "game": arguments.game,
        "tables": arguments.tables,
        "streams": 4 * arguments.tables,
        "thinking": arguments.thinking,
        "rate": arguments.rate,
        "actions": steady.actions,
        "acknowledged_p50_ms": at(steady.acknowledged, 0.5),
        "acknowledged_p99_ms": at(steady.acknowledged, 0.99),
        "screens_p50_ms": at(steady.on_screens, 0.5),
        "screens_p99_ms": at(steady.on_screens, 0.99),
        "saturated_actions_per_second": round(fast.actions / fast.seconds),
        "saturated_p99_ms": at(fast.acknowledged, 0.99),
        "memory_per_table_kb": round(kept / 1024),
    }


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
        with start_server(url, _PORT) as process:
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
