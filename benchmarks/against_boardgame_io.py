"""What an action costs a server: our web table and boardgame.io, turn by turn in one run.

    python benchmarks/against_boardgame_io.py [--tables N] [--rate N] [--seconds N] [--rounds N]
                                              [--against COMMIT] [--json]

Counts the CPU time (user and system) that the server's processes take for each action that was
acknowledged to who sent it and has arrived on the live streams of both players; what clients take
is not counted. Many matches for two are played at once, uniformly at random: at a steady rate, and
as fast as the server answers. A match that is over is followed by one that was made ready before.
Everybody plays for `--seconds` in turn, then everybody again, `--rounds` times, so that all have
the same neighbours; medians and the least and most of the rounds are told.

Ours: Avé and Roma, SQLite, every action on the disk before it is acknowledged; two processes, the
one that serves and the one that writes. Each player has a page's stream, compressed, which brings
the parts of the page that have changed, drawn. With `--against` an older commit plays, too.

boardgame.io, by its own server and its own transport over a web socket, with its credentials: once
with its store in memory and once with FlatFile, its store that outlives the process. It has no word
of acknowledgement: we take the new state that comes back to who acted. That leaves before anything
is stored, and FlatFile leaves syncing to the system. It sends the whole state that a player may
see, neither compressed nor drawn; `deltaState`, which sends what has changed, would take two to
four times the CPU time. node-persist is of the version that boardgame.io was made with: later ones
keep every write waiting for a second.

The game there is our own (boardgame_io/game.js): two players, 52 cards in a secret deck and secret
hands, six discs each, three dice a turn, points and money, what happened lately; about 86 actions a
match and a state of about 1.1 kB, where Roma has 60 and 1.0 kB, Avé 97 and 0.3 kB.

Needs Linux, Node and, the first time, npm.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from page_clients import (
    Measured,
    Places,
    Table,
    answers,
    as_fast_as_possible,
    at,
    at_a_rate,
    new_table,
    start_server,
)

GAMES = ("ave", "roma")
WAYS = ("steady", "saturated")
MEMORY, FILES = "boardgame.io in memory", "boardgame.io FlatFile"
_NODE_SIDE = Path(__file__).parent / "boardgame_io"
# Matches are seldom shorter: so many are made ready that none is missing.
_SHORTEST = 30
_SETTLES_S = 1.0
# So long may anything take beyond what it was given.
_PATIENCE_S = 300.0
TICKS = os.sysconf("SC_CLK_TCK")


# --- CPU time -----------------------------------------------------------------------------------


def cpu_seconds(stat: str) -> float:
    """User and system time of a process with all its threads, from its line of /proc."""
    after_name = stat.rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / TICKS


def spent_by(pid: int) -> float:
    return cpu_seconds(Path(f"/proc/{pid}/stat").read_text())


def children_of(pid: int) -> list[int]:
    """All processes below one."""
    direct = [
        int(child)
        for thread in Path(f"/proc/{pid}/task").iterdir()
        for child in (thread / "children").read_text().split()
    ]
    return direct + [below for child in direct for below in children_of(child)]


# --- Who is measured ----------------------------------------------------------------------------


class Contestant(Protocol):
    """A server with players at its tables."""

    name: str

    async def prepare(self, count: int) -> None:
        """Have just so many matches that are not over, all streams open."""

    async def play(self, count: int, seconds: float, rate: float | None, seed: int) -> Measured:
        """Play at so many of them."""

    def spent(self) -> dict[str, float]:
        """Seconds of CPU time so far, by process."""


@dataclass
class WebTable:
    """Our server, with one game."""

    name: str
    game: str
    port: int
    pid: int
    tables: list[Table] = field(default_factory=list)

    async def prepare(self, count: int) -> None:
        going_on = [table for table in self.tables if not table.is_over][:count]
        for table in self.tables:
            if table not in going_on:
                table.leave()
        self.tables = going_on
        while len(self.tables) < count:
            self.tables.append(await new_table(self.port, self.game))

    async def play(self, count: int, seconds: float, rate: float | None, seed: int) -> Measured:
        places = Places(self.tables[:count], self.tables[count:])
        if rate is None:
            return await as_fast_as_possible(places, seconds, seed)
        return await at_a_rate(places, rate, seconds, seed)

    def spent(self) -> dict[str, float]:
        writer = sum(map(spent_by, children_of(self.pid)))
        return {"web": spent_by(self.pid), "writer": writer}


@dataclass
class BoardgameIo:
    """A server of boardgame.io, with a process that plays there."""

    name: str
    pid: int
    players: asyncio.subprocess.Process

    async def prepare(self, count: int) -> None:
        await self._ask({"prepare": count})

    async def play(self, count: int, seconds: float, rate: float | None, seed: int) -> Measured:
        del seed  # its players were given one when they began
        return Measured(**await self._ask({"play": count, "seconds": seconds, "rate": rate}))

    def spent(self) -> dict[str, float]:
        return {"server": spent_by(self.pid) + sum(map(spent_by, children_of(self.pid)))}

    async def _ask(self, question: Mapping[str, Any]) -> dict[str, Any]:
        assert self.players.stdin is not None
        self.players.stdin.write(json.dumps(question).encode() + b"\n")
        return await _said(self.players)


async def _said(process: asyncio.subprocess.Process) -> dict[str, Any]:
    """The next line of a process."""
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise SystemExit("a process of boardgame.io has ended before it should")
    answer: dict[str, Any] = json.loads(line)
    return answer


# --- Starting and ending ------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def web_tables(
    names: Mapping[str, str], folder: Path, sources: Path | None = None
) -> AsyncIterator[list[Contestant]]:
    """One server of ours for all games; `names` are those of the contestants, by game."""
    port = _free_port()
    folder.mkdir()
    path = os.pathsep.join(filter(None, [str(sources or ""), os.environ.get("PYTHONPATH")]))
    process = start_server(f"sqlite:///{folder}/tables.db", port, {"PYTHONPATH": path})
    contestants = [WebTable(name, game, port, process.pid) for game, name in names.items()]
    try:
        await answers(port)
        yield [*contestants]
    finally:
        for table in (table for contestant in contestants for table in contestant.tables):
            table.leave()
        await _ended(process)


async def _ended(process: subprocess.Popen[bytes]) -> None:
    """A server waits for whoever is still connected, though not for ever."""
    process.terminate()
    try:
        await asyncio.to_thread(process.wait, 5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextlib.asynccontextmanager
async def boardgame_io(name: str, store: str, seed: int) -> AsyncIterator[list[Contestant]]:
    async with _node("server.js", store) as server:
        port = (await _said(server))["port"]
        async with _node("players.js", str(port), str(seed)) as players:
            yield [BoardgameIo(name, server.pid, players)]


@contextlib.asynccontextmanager
async def _node(script: str, *given: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """It ends when its input does, so that it also ends when we are killed."""
    process = await asyncio.create_subprocess_exec(
        "node",
        str(_NODE_SIDE / script),
        *given,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**26,
        env={**os.environ, "NODE_ENV": "production"},
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


def _free_port() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        port: int = tried.getsockname()[1]
        return port


@contextlib.contextmanager
def sources_of(commit: str) -> Iterator[Path]:
    """The sources of a commit in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        archive = ["git", "-C", str(Path(__file__).parents[1]), "archive", commit, "src"]
        packed = subprocess.run(archive, stdout=subprocess.PIPE, check=False)
        if packed.returncode:
            raise SystemExit(f"there is no commit {commit} with sources here")
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        yield Path(folder) / "src"


def what_is_missing() -> str | None:
    """A sentence, if boardgame.io cannot be had here."""
    if shutil.which("node") is None:
        return "boardgame.io cannot be measured without Node: install Node 18 or later"
    if (_NODE_SIDE / "node_modules" / "boardgame.io").is_dir():
        return None
    if shutil.which("npm") is None:
        return "boardgame.io cannot be installed without npm: install it beside Node"
    install = ["npm", "install", "--no-package-lock", "--no-audit", "--no-fund", "--silent"]
    if subprocess.run(install, cwd=_NODE_SIDE, check=False).returncode:
        return f"npm could not install boardgame.io: try `npm install` in {_NODE_SIDE}"
    return None


# --- Measuring ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Turn:
    """What a contestant did in one turn, and what it took."""

    measured: Measured
    spent: Mapping[str, float]

    @property
    def cost(self) -> float:
        """Milliseconds of CPU time an action."""
        return sum(self.costs.values())

    @property
    def costs(self) -> dict[str, float]:
        actions = max(1, self.measured.actions)
        return {process: 1000 * seconds / actions for process, seconds in self.spent.items()}

    @property
    def per_second(self) -> float:
        return self.measured.actions / self.measured.seconds


# All turns of each contestant, one a round, by the way of playing.
Turns = dict[str, dict[str, list[Turn]]]


async def take_turn(
    contestant: Contestant, tables: int, ready: int, seconds: float, rate: float | None, seed: int
) -> Turn:
    try:
        async with asyncio.timeout(seconds + _PATIENCE_S):
            await contestant.prepare(ready)
            await asyncio.sleep(_SETTLES_S)  # what making matches leaves behind is no action's cost
            before = contestant.spent()
            measured = await contestant.play(tables, seconds, rate, seed)
            after = contestant.spent()
    except TimeoutError:
        raise SystemExit(f"{contestant.name} has not ended its turn in time") from None
    if not measured.actions:
        raise SystemExit(f"{contestant.name} has played nothing")
    return Turn(measured, {process: after[process] - before[process] for process in after})


async def measure(contestants: Sequence[Contestant], arguments: argparse.Namespace) -> Turns:
    """Everybody warms up; then all take turns."""
    tables: int = arguments.tables
    seconds: float = arguments.seconds
    seed = arguments.seed

    def needed(per_second: float) -> int:
        return tables + math.ceil(2 * per_second * seconds / _SHORTEST)

    ready = {}
    for one in contestants:
        turn = await take_turn(one, tables, 2 * tables, arguments.warm, None, seed)
        _tell(f"warm: {one.name}")
        # When steady all have as many screens open, however fast they are.
        ready[one.name] = {"steady": needed(arguments.rate), "saturated": needed(turn.per_second)}
    turns: Turns = {one.name: {way: [] for way in WAYS} for one in contestants}
    for played in range(1, arguments.rounds + 1):
        for way in WAYS:
            rate = arguments.rate if way == "steady" else None
            for one in contestants:
                stock = ready[one.name][way]
                turn = await take_turn(one, tables, stock, seconds, rate, seed + played)
                turns[one.name][way].append(turn)
                _tell(f"round {played}: {one.name}, {way}: {turn.cost:.2f} ms an action")
    return turns


def _tell(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


# --- Figures ------------------------------------------------------------------------------------


def spread(values: Sequence[float]) -> dict[str, float]:
    """The median of the rounds, the least and the most."""
    return {"median": statistics.median(values), "least": min(values), "most": max(values)}


def ratio(ours: Sequence[Turn], theirs: Sequence[Turn]) -> dict[str, float]:
    """What an action costs here through what it costs there, round by round."""
    return spread([one.cost / other.cost for one, other in zip(ours, theirs, strict=True)])


def figures(turns: Sequence[Turn]) -> dict[str, Any]:
    """What is told of a contestant's turns of one way."""
    acknowledged = [value for turn in turns for value in turn.measured.acknowledged]
    on_screens = [value for turn in turns for value in turn.measured.on_screens]
    return {
        "actions": sum(turn.measured.actions for turn in turns),
        "refused": sum(turn.measured.refused for turn in turns),
        "cpu_ms": spread([turn.cost for turn in turns]),
        "cpu_ms_by_process": {
            process: spread([turn.costs[process] for turn in turns]) for process in turns[0].costs
        },
        "actions_per_second": spread([turn.per_second for turn in turns]),
        "acknowledged_ms": {"p50": at(acknowledged, 0.5), "p99": at(acknowledged, 0.99)},
        "other_screen_ms": {"p50": at(on_screens, 0.5), "p99": at(on_screens, 0.99)},
    }


def comparisons(turns: Turns) -> dict[str, dict[str, dict[str, float]]]:
    """Ratios of what an action costs, by the way of playing."""
    pairs = [(game, other) for game in GAMES for other in (FILES, MEMORY, before(game))]
    return {
        f"{ours} / {theirs}": {way: ratio(turns[ours][way], turns[theirs][way]) for way in WAYS}
        for ours, theirs in pairs
        if theirs in turns
    }


def before(game: str) -> str:
    """The name of a game at the older commit."""
    return f"{game} before"


def document(turns: Turns, arguments: argparse.Namespace) -> dict[str, Any]:
    return {
        **{name: vars(arguments)[name] for name in ("tables", "rate", "seconds", "rounds")},
        "against": arguments.against,
        "servers": {
            name: {way: figures(found) for way, found in ways.items()}
            for name, ways in turns.items()
        },
        "ratios": comparisons(turns),
    }


def in_words(told: Mapping[str, Any]) -> str:
    """The document as plain tables."""
    called = {"steady": f"{told['rate']:g} actions/s", "saturated": "as fast as possible"}
    costs = [("CPU ms an action", "in all", "by process", "actions", "actions/s")]
    delays = [("milliseconds", "acknowledged p50", "p99", "other screen p50", "p99")]
    for name, ways in told["servers"].items():
        for way, found in ways.items():
            row = f"{name}, {called[way]}"
            costs.append((row, *_costs(found)))
            delays.append(
                (row, *_delays(found["acknowledged_ms"]), *_delays(found["other_screen_ms"]))
            )
    ratios = [("CPU time, ours / theirs", *called.values())]
    ratios += [
        (pair, *(_spread_text(ways[way]) for way in called))
        for pair, ways in told["ratios"].items()
    ]
    return "\n\n".join([aligned(costs), aligned(delays), aligned(ratios)])


def _costs(found: Mapping[str, Any]) -> tuple[str, str, str, str]:
    by_process = found["cpu_ms_by_process"].items()
    parts = ", ".join(f"{process} {cost['median']:.2f}" for process, cost in by_process)
    refused = f" ({found['refused']} refused)" if found["refused"] else ""
    speed = f"{found['actions_per_second']['median']:.0f}"
    return _spread_text(found["cpu_ms"]), parts, f"{found['actions']}{refused}", speed


def _delays(found: Mapping[str, float]) -> tuple[str, str]:
    return f"{found['p50']:.1f}", f"{found['p99']:.1f}"


def _spread_text(found: Mapping[str, float]) -> str:
    return f"{found['median']:.2f} ({found['least']:.2f}–{found['most']:.2f})"


def aligned(rows: Sequence[Sequence[str]]) -> str:
    """A table: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows
    )


# --- All of it ----------------------------------------------------------------------------------


async def run(arguments: argparse.Namespace) -> Turns:
    task = asyncio.current_task()
    assert task is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    async with contextlib.AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        starting = [web_tables({game: game for game in GAMES}, folder / "now")]
        if arguments.against:
            sources = stack.enter_context(sources_of(arguments.against))
            names = {game: before(game) for game in GAMES}
            starting.append(web_tables(names, folder / "before", sources))
        starting.append(boardgame_io(FILES, str(folder / "flatfile"), arguments.seed))
        starting.append(boardgame_io(MEMORY, "memory", arguments.seed))
        contestants = []
        for started in starting:
            contestants += await stack.enter_async_context(started)
        return await measure(contestants, arguments)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=20, help="matches at once")
    parser.add_argument("--rate", type=float, default=50, help="actions a second when steady")
    parser.add_argument("--seconds", type=float, default=4, help="of a turn")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--warm", type=float, default=3, help="seconds before the first round")
    parser.add_argument("--against", metavar="COMMIT", help="an older commit of ours")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    missing = what_is_missing()
    if missing is not None:
        print(missing, file=sys.stderr)
        return 1
    try:
        turns = asyncio.run(run(arguments))
    except asyncio.CancelledError:
        print("interrupted; everything that was started has ended", file=sys.stderr)
        return 130
    told = document(turns, arguments)
    print(json.dumps(told, indent=1) if arguments.json else in_words(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
