"""Several processes at one address, and several servers on one file."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from ludi.web import serve
from web.servers import (
    FAST,
    PATIENCE,
    SPAWNED,
    Client,
    Foundry,
    Unreachable,
    new_table,
    play_turn,
    wait_until,
)


class Serving:
    """`ludi serve` as whoever runs a server starts it; with two processes, unless that is said."""

    def __init__(self, database: str, *flags: str) -> None:
        command = [sys.executable, "-m", "ludi", "serve", "--db", database, "--no-open"]
        command += ["--processes", "2", "--bot-pace", "0.05", "--limit-factor", "0"]
        # What it keeps there it cannot take away when it is killed.
        self._folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [*command, "--log-format", "none", *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env={**os.environ, "TMPDIR": self._folder.name},
        )
        assert self.process.stdout is not None
        told = re.search(r":([0-9]+)/", self.process.stdout.readline())
        assert told
        self.port = int(told[1])

    def children(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in children.read_text().split()]

    def servers(self) -> list[int]:
        """The processes that answer people: those that have begun one that writes."""
        return [pid for pid in self.children() if _has_children(pid)]

    def spawned(self) -> int:
        """How many processes are begun anew, or forked by such: not who writes for a single one."""
        ours = [pid for pid in Path("/proc").glob("[0-9]*") if _session(pid) == self.process.pid]
        return sum(SPAWNED in (pid / "cmdline").read_text() for pid in ours)

    def end(self) -> str:
        """Ask it to end; what it complained about."""
        self.process.send_signal(signal.SIGTERM)
        complaints: str = self.process.communicate(timeout=PATIENCE)[1]
        return complaints

    def sweep(self) -> None:
        """End it at once, with all that it has begun."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        if self.process.stderr is not None and not self.process.stderr.closed:
            self.process.communicate()
        self._folder.cleanup()


def _session(process: Path) -> int:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return os.getsid(int(process.name))
    return 0


def _has_children(pid: int) -> bool:
    with contextlib.suppress(FileNotFoundError):
        return bool(Path(f"/proc/{pid}/task/{pid}/children").read_text())
    return False


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def serving(file: str) -> Iterator[Serving]:
    found = Serving(file)
    yield found
    found.sweep()


def is_asked(player: Client, table: str) -> bool:
    return bool(player.table(table)["legal"])


def test_what_one_process_does_all_others_show(serving: Serving) -> None:
    """Ten streams of both players, wherever the machine has put them, see every action."""
    ann, ben = (Client(serving.port).become(name) for name in ("Ann", "Ben"))
    table = new_table([ann, ben], "ave")
    with contextlib.ExitStack() as streams:
        streams.callback(ann.close)
        streams.callback(ben.close)
        watching = [
            streams.enter_context(contextlib.closing(guest.stream(table)))
            for guest in (ann, ben)
            for _ in range(5)
        ]
        for player in (ann, ben):
            wait_until(partial(is_asked, player, table))
            version = play_turn(player, table)
            assert {stream.until(version)["version"] for stream in watching} == {version}


def test_each_process_tells_the_numbers_of_all(serving: Serving) -> None:
    """Also of one that was killed, as far as it has counted and nothing is there any more."""
    ann, ben = (Client(serving.port).become(name) for name in ("Ann", "Ben"))
    table = new_table([ann, ben], "ave")
    with contextlib.ExitStack() as streams:
        for guest in (ann, ben) * 5:
            streams.enter_context(contextlib.closing(guest.stream(table)))
        wait_until(lambda: _told_by_several(serving, "ludi_streams_open") == {10.0})
    wait_until(lambda: _told_by_several(serving, "ludi_streams_open") == {0.0})
    wait_until(lambda: _all_count_ten(serving))  # a stream counts once it has ended
    os.kill(serving.servers()[0], signal.SIGKILL)
    wait_until(lambda: len(serving.servers()) == 2)
    wait_until(lambda: _all_count_ten(serving))
    for guest in (ann, ben):
        guest.close()


def _all_count_ten(serving: Serving) -> bool:
    """Ten streams, or eleven: how soon the server sees that the table's maker is gone, is open."""
    name = 'ludi_requests_total{route="/api/tables/{table_id}/stream",status="200"}'
    told = _told_by_several(serving, name)
    return len(told) == 1 and told <= {10.0, 11.0}


def _told_by_several(serving: Serving, name: str) -> set[float]:
    """A number as it is told at several connections, by whichever process the machine chooses."""
    told = set()
    for _ in range(12):
        with contextlib.suppress(OSError):
            address = f"http://127.0.0.1:{serving.port}/metrics"
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                lines = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines())
            told.add(float(lines.get(name, 0)))
    return told


def test_a_process_that_is_killed_is_replaced_and_bots_go_on(serving: Serving) -> None:
    before = serving.children()
    for pid in serving.servers():
        os.kill(pid, signal.SIGKILL)
    wait_until(lambda: len({*serving.servers()} - {*before}) == 2)
    ann = Client(serving.port)
    wait_until(lambda: _answers(ann))
    table = new_table([ann.become("Ann")], "ave", bots=1)
    version = play_turn(ann, table)
    wait_until(lambda: ann.table(table)["version"] > version)
    ann.close()


def _answers(client: Client) -> bool:
    try:
        return client.ask("GET", "games").status == 200
    except Unreachable:
        return False


def test_all_processes_end_together(serving: Serving) -> None:
    ann = Client(serving.port).become("Ann")
    new_table([ann], "ave", bots=1)
    ann.close()
    assert serving.end() == ""
    assert serving.process.returncode == 0
    wait_until(lambda: not _has_group(serving.process.pid))


def _has_group(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(("processes", "spawned"), [("1", 0), ("2", 4)])
def test_bots_think_elsewhere_where_they_do_not_here(
    file: str, processes: str, spawned: int
) -> None:
    serving = Serving(file, "--processes", processes, "--no-bots-think")
    with contextlib.ExitStack() as used:
        used.callback(serving.sweep)
        ann = Client(serving.port).become("Ann")
        used.callback(ann.close)
        table = new_table([ann], "ave", bots=1)
        version = play_turn(ann, table)
        assert serving.spawned() == spawned
        think = [sys.executable, "-m", "ludi", "think", "--db", file, "--bot-pace", "0.05"]
        thinker = used.enter_context(subprocess.Popen(think, stdout=subprocess.DEVNULL))
        used.callback(thinker.terminate)
        wait_until(lambda: ann.table(table)["version"] > version)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a socket is shared")
def test_a_port_that_processes_will_share_is_nobody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while none of them listens there yet."""
    claims: list[socket.socket] = []
    monkeypatch.setattr(serve, "_claims", claims)
    first = serve._listener("127.0.0.1", 0, is_shared=True)
    taken = first.getsockname()[1]
    with contextlib.closing(serve._held(first)), contextlib.ExitStack() as used:
        used.enter_context(claims[0])
        with pytest.raises(serve.NoAddress, match="in use"):
            serve._listener("127.0.0.1", taken, is_shared=True)
        second = used.enter_context(serve._listener("127.0.0.1", 0, is_shared=True))
        used.enter_context(claims[1])
        assert second.getsockname()[1] != taken


def test_two_servers_on_one_file_hear_each_other(file: str, foundry: Foundry) -> None:
    one, two = (foundry.start(file, FAST) for _ in range(2))
    ann, ben = one.client("Ann"), two.client("Ben")
    table = new_table([ann, ben], "ave", bots=1)
    with (
        contextlib.closing(ann.stream(table)) as first,
        contextlib.closing(ben.stream(table)) as second,
    ):
        for player in (ann, ben):
            wait_until(partial(is_asked, player, table))
            version = play_turn(player, table)
            for stream in (first, second):
                assert stream.until(version)["version"] >= version
        assert ben.table(table)["version"] >= version
        wait_until(lambda: ben.table(table)["version"] > version)  # the bot has acted
    for client in (ann, ben):
        client.close()
    assert foundry.complaints() == ""
