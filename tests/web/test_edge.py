"""What strangers can do to the server at its edge: half requests, trickles, unread streams."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludi.web.connections import ConnectionLimits, file_limit
from web.servers import (
    FAST,
    PATIENCE,
    PATIENT,
    Client,
    Foundry,
    Server,
    new_table,
    play_turn,
    wait_until,
)
from web.sockets import Answer, asked, connect, connected, first_answer, read_answer, until_closed

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere 127.x is not all this machine's"
)

STRANGER, NEIGHBOUR = "127.0.0.1", "127.0.0.2"
HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Half"
# Whatever is late, is late at once.
HASTY = dict.fromkeys(PATIENT, 0.3)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'web.db'}"


def get(path: str = "/api/games", *headers: str) -> bytes:
    lines = [f"GET {path} HTTP/1.1", "Host: localhost", *headers, "", ""]
    return "\r\n".join(lines).encode()


# --- Half requests ------------------------------------------------------------------------------


def test_half_requests_lock_nobody_else_out(foundry: Foundry, database: str) -> None:
    """As it was found: 1,024 files may be open, and a stranger sends 1,100 half requests."""
    assert file_limit() > 1200, "the test needs as many"
    server = foundry.start(database, proxies=(), files=1024)
    with contextlib.ExitStack() as held:
        for _ in range(1100):
            line = held.enter_context(connected(server.port, STRANGER))
            with contextlib.suppress(ConnectionError):
                line.sendall(HALF)
        plays_a_turn(server, NEIGHBOUR)
        with connected(server.port, STRANGER) as line:
            answer = read_answer(until_closed(line))
        assert answer.status == 503 and int(answer.headers["retry-after"]) > 0
        assert "Too many connections" in answer.body and "Trop de connexions" in answer.body
    wait_until(lambda: is_let_in(server, STRANGER))


def plays_a_turn(server: Server, address: str) -> None:
    people = [server.client(name, address) for name in ("Ann", "Ben")]
    table = new_table(people, "ave")
    assert play_turn(people[0], table) > 0
    for person in people:
        person.close()


def is_let_in(server: Server, address: str) -> bool:
    with connected(server.port, address) as line, contextlib.suppress(ConnectionError):
        line.sendall(get())
        return first_answer(line).status == 200
    return False


def test_half_requests_are_over_soon_wherever_they_come_from(
    foundry: Foundry, database: str
) -> None:
    """A trusted proxy may hold all connections, but not for long."""
    server = foundry.start(database, connections={**HASTY, "most": 20}, proxies=(STRANGER,))
    with contextlib.ExitStack() as held:
        for _ in range(30):
            line = held.enter_context(connected(server.port, STRANGER))
            with contextlib.suppress(ConnectionError):
                line.sendall(HALF)
        wait_until(lambda: is_let_in(server, STRANGER))
        plays_a_turn(server, NEIGHBOUR)


def test_what_does_not_come_in_time_is_told_so(foundry: Foundry, database: str) -> None:
    server = foundry.start(database, connections=HASTY)
    body = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n"
    body += b"Content-Type: application/json\r\n\r\n"
    for begun, more in ((HALF, b"x"), (body, b" "), (b"G", b""), (body, b"")):
        with connected(server.port) as line:
            line.sendall(begun)
            trickle(line, more)
            answer = read_answer(until_closed(line))
            assert answer.status == 408 and "took too long" in answer.body
    with connected(server.port) as line:
        assert until_closed(line) == b"", "nothing was asked"


def trickle(line: socket.socket, more: bytes) -> None:
    """Send a little again and again, as long as the other side takes it."""
    line.setblocking(False)
    with contextlib.suppress(ConnectionError):
        while more and not has_come(line):
            line.send(more)
            time.sleep(0.02)
    line.settimeout(PATIENCE)


def has_come(line: socket.socket) -> bool:
    try:
        line.recv(1, socket.MSG_PEEK)
    except BlockingIOError:
        return False
    return True


def test_a_kept_connection_may_wait_for_its_next_request(foundry: Foundry, database: str) -> None:
    server = foundry.start(database, connections=HASTY)
    with connected(server.port) as line:
        for _ in range(3):
            line.sendall(get())
            assert first_answer(line).status == 200
            time.sleep(2 * HASTY["head_seconds"])
        line.sendall(HALF)
        assert read_answer(until_closed(line)).status == 408


def test_who_only_waits_gives_way_to_the_next_of_the_same_address(
    foundry: Foundry, database: str
) -> None:
    server = foundry.start(database, connections={**PATIENT, "most_at_address": 2}, proxies=())
    with connected(server.port) as first, connected(server.port) as second:
        for line in (first, second):
            line.sendall(get())
            assert first_answer(line).status == 200
        second.sendall(HALF)
        assert is_let_in(server, STRANGER)
        assert until_closed(first) == b""
        second.sendall(b": yes\r\n\r\n")
        assert first_answer(second).status == 200


def test_headers_without_end_are_cut_off(foundry: Foundry, database: str) -> None:
    server = foundry.start(database)
    with connected(server.port) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        with contextlib.suppress(ConnectionError):
            for number in range(100_000):
                line.sendall(f"X-{number}: {'y' * 90}\r\n".encode())
        came = until_closed(line)
    assert not came or read_answer(came).status == 431
    assert is_let_in(server, STRANGER)


def test_the_limits_hold_without_httptools_too(tmp_path: Path) -> None:
    """h11 takes its place, as uvicorn has it."""
    script = tmp_path / "serves.py"
    script.write_text(
        "import sys\n"
        "if __name__ == '__main__':\n"
        "    sys.modules['httptools'] = None\n"
        "    from ludi.web import serve\n"
        "    from ludi.web.connections import ConnectionLimits\n"
        "    from ludi.web.settings import Settings\n"
        "    serve.connections_of = lambda _: ConnectionLimits(head_seconds=0.3)\n"
        f"    database = 'sqlite:///{tmp_path / 'web.db'}'\n"
        "    serve.serve(Settings(database=database, open_browser=False),\n"
        "        on_ready=lambda address: print(address, flush=True))\n"
    )
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline().strip().rpartition(":")[2].rstrip("/"))
        assert asked(port, get()).status == 200
        with connected(port) as line:
            line.sendall(HALF)
            assert read_answer(until_closed(line)).status == 408
        process.terminate()


# --- Streams ------------------------------------------------------------------------------------


@contextlib.contextmanager
def sitting(server: Server) -> Iterator[tuple[Client, str]]:
    """Somebody at a table, against a bot."""
    ann = server.client("Ann")
    yield ann, new_table([ann], "ave", bots=1)
    ann.close()


def opened_stream(ann: Client, table: str, then: bytes = b"", **how: Any) -> socket.socket:
    line = connect(ann.port, **how)
    token = f"Authorization: Bearer {ann.token}"
    line.sendall(get(f"/api/tables/{table}/stream", token) + then)
    return line


def test_a_stream_that_nobody_reads_holds_no_more_than_fits(
    foundry: Foundry, database: str
) -> None:
    """What has changed meanwhile is not kept for it: who reads again is told how it is now."""
    patience = {**PATIENT, "unread_seconds": 1e6}
    server = foundry.start(database, {**FAST, "bot": 1e6}, connections=patience)
    with sitting(server) as (ann, table):
        said = read = 0
        with contextlib.closing(opened_stream(ann, table, most_unread=4096)) as line:
            for number in range(300):
                text = f"{number} {'x' * 290}"
                shown = ann.ask("POST", f"tables/{table}/messages", {"text": text}).expected()
                said += len(json.dumps(shown))
            last, tail = f'"version":{shown["version"]},'.encode(), b""
            while last not in tail:
                part = line.recv(1 << 20)
                assert part
                read, tail = read + len(part), tail[-len(last) :] + part
        assert read < said / 2


def test_a_stream_that_nobody_reads_is_ended(foundry: Foundry, database: str) -> None:
    patience = {**PATIENT, "unread_seconds": 0.5}
    server = foundry.start(database, {**FAST, "bot": 1e6}, connections=patience)
    with sitting(server) as (ann, table):
        before = open_sockets(server)
        with contextlib.closing(opened_stream(ann, table, most_unread=4096)):
            wait_until(lambda: open_sockets(server) > before)

            def has_ended() -> bool:
                ann.ask("POST", f"tables/{table}/messages", {"text": "x" * 300}).expected()
                return open_sockets(server) == before

            wait_until(has_ended)


def open_sockets(server: Server) -> int:
    files = Path(f"/proc/{server.pid}/fd")
    return sum(_target(file).startswith("socket:") for file in files.iterdir())


def _target(file: Path) -> str:
    try:
        return str(file.readlink())
    except FileNotFoundError:  # closed meanwhile
        return ""


def test_an_answer_that_nobody_reads_is_let_go(foundry: Foundry, database: str) -> None:
    """Answers pile up in what the two machines hold for each other, until nothing more fits."""
    patience = {**PATIENT, "unread_seconds": 0.5}
    server = foundry.start(database, connections=patience)
    before = open_sockets(server)
    with contextlib.closing(connect(server.port, most_unread=4096)) as line:
        line.settimeout(0.2)
        with contextlib.suppress(ConnectionError, TimeoutError):
            while True:
                line.sendall(get("/rules/roma"))
        wait_until(lambda: open_sockets(server) == before)


def test_a_stream_ends_with_its_connection_whatever_was_asked_after_it(
    foundry: Foundry, database: str
) -> None:
    """A guest may have 12 streams at a table: one that was left behind would count."""
    server = foundry.start(database, {**FAST, "bot": 1e6})
    with sitting(server) as (ann, table):
        for _ in range(13):
            with contextlib.closing(opened_stream(ann, table, then=get())) as line:
                line.recv(100)
        wait_until(lambda: stream_status(ann, table) == 200)


def test_one_stream_too_many_is_told_when_to_come_again(foundry: Foundry, database: str) -> None:
    server = foundry.start(database, {**FAST, "bot": 1e6})
    with sitting(server) as (ann, table), contextlib.ExitStack() as held:
        for _ in range(12):
            line = held.enter_context(contextlib.closing(opened_stream(ann, table)))
            assert line.recv(100).startswith(b"HTTP/1.1 200")
        with contextlib.closing(opened_stream(ann, table)) as line:
            refused = first_answer(line)
        assert refused.status == 429
        assert f"wait {refused.headers['retry-after']} s" in refused.body


def stream_status(ann: Client, table: str) -> int:
    with contextlib.closing(opened_stream(ann, table)) as line:
        return int(line.recv(100).split()[1])


def test_requests_do_not_pile_up_behind_a_stream(foundry: Foundry, database: str) -> None:
    server = foundry.start(database, {**FAST, "bot": 1e6})
    with sitting(server) as (ann, table):
        with contextlib.closing(opened_stream(ann, table)) as line:
            line.recv(100)
            with contextlib.suppress(ConnectionError):
                for _ in range(1000):
                    line.sendall(get() * 100)
            until_closed(line)
        assert is_let_in(server, STRANGER)


def test_head_of_a_stream_ends(foundry: Foundry, database: str) -> None:
    server = foundry.start(database, {**FAST, "bot": 1e6})
    with sitting(server) as (ann, table):
        head = get(f"/api/tables/{table}/stream").replace(b"GET", b"HEAD")
        for _ in range(20):
            with connected(server.port) as line:
                line.sendall(head + get())
                came = b""
                while b'"id"' not in came:
                    part = line.recv(65_536)
                    assert part
                    came += part
                assert came.startswith(b"HTTP/1.1 200") and b"text/event-stream" in came
        assert stream_status(ann, table) == 200


def is_quiet(server: Server) -> bool:
    """Whether a server had nothing to complain of until its end."""
    server.stop()
    return server.foundry.complaints() == ""


# --- Bodies -------------------------------------------------------------------------------------


def chunked(path: str, kind: str, size: int) -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\n"
    chunk = b"x=" + b"y" * 998
    chunks = (b"%x\r\n%s\r\n" % (len(chunk), chunk)) * (size // len(chunk))
    return f"{head}Transfer-Encoding: chunked\r\n\r\n".encode() + chunks + b"0\r\n\r\n"


@pytest.mark.parametrize(
    "path, kind",
    [
        ("/me/name", "application/x-www-form-urlencoded"),
        ("/language", "application/x-www-form-urlencoded"),
        ("/api/guests", "application/json"),
    ],
)
def test_a_large_body_without_a_length_is_refused_in_words(
    foundry: Foundry, database: str, path: str, kind: str
) -> None:
    server = foundry.start(database)
    with connected(server.port) as line:
        for size in (100_000, 500_000):
            line.sendall(chunked(path, kind, size))
            answer = first_answer(line)
            assert answer.status == 413 and "65,536 bytes" in answer.body
        line.sendall(get())
        assert first_answer(line).status == 200, "it goes on as if nothing had been"
    assert is_quiet(server)


def test_who_leaves_amid_a_body_is_no_error_of_ours(foundry: Foundry, database: str) -> None:
    server = foundry.start(database)
    for path in ("/me/name", "/language", "/api/guests"):
        for kind in ("application/x-www-form-urlencoded", "application/json"):
            with connected(server.port) as line:
                line.sendall(chunked(path, kind, 1000)[:-200])
            assert is_let_in(server, STRANGER)
    assert is_quiet(server)


# --- Addresses, behind a proxy ------------------------------------------------------------------


def test_behind_a_proxy_an_address_has_so_many_requests_at_once(
    foundry: Foundry, database: str
) -> None:
    patience = {**PATIENT, "most_at_address": 3}
    server = foundry.start(database, {**FAST, "bot": 1e6}, connections=patience)
    with sitting(server) as (_, table):

        def stream(address: str) -> bytes:
            return get(f"/api/tables/{table}/stream", f"X-Forwarded-For: 6.6.6.6, {address}")

        with contextlib.ExitStack() as held:
            for _ in range(3):
                line = held.enter_context(connected(server.port))
                line.sendall(stream("203.0.113.9"))
                assert line.recv(100).startswith(b"HTTP/1.1 200")
            refused = asked(server.port, stream("203.0.113.9"))
            assert refused.status == 429 and refused.headers["retry-after"] == "1"
            with connected(server.port) as line:
                line.sendall(stream("203.0.113.10"))
                assert line.recv(100).startswith(b"HTTP/1.1 200")
        wait_until(lambda: asked(server.port, forwarded("203.0.113.9")).status == 200)


def forwarded(address: str) -> bytes:
    return get("/api/games", f"X-Forwarded-For: {address}")


# --- Files --------------------------------------------------------------------------------------


def test_the_file_limit_is_raised_as_far_as_it_goes() -> None:
    script = (
        "import resource; from ludi.web.connections import file_limit\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))\n"
        "print(file_limit(), resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    raised, soft = map(int, told.stdout.split())
    assert raised == soft > 256


def test_limits_fit_the_files_that_may_be_open() -> None:
    assert ConnectionLimits().within(65_536) == ConnectionLimits()
    few = ConnectionLimits().within(256)
    assert (few.most, few.most_at_address) == (192, 48)


# --- Hosts --------------------------------------------------------------------------------------


def test_only_names_of_the_server_are_answered(foundry: Foundry, database: str) -> None:
    server = foundry.start(database, hosts=("ludi.example",))

    def status(*lines: str) -> Answer:
        return asked(server.port, "\r\n".join(["GET / HTTP/1.1", *lines, "", ""]).encode())

    for host in ("ludi.example", "LUDI.example.", "ludi.example:8000", "localhost", "[::1]:80"):
        assert status(f"Host: {host}").status == 200, host
    for host in ("evil.example", "ludi.example.evil", "xludi.example", "127.0.0.2"):
        answer = status(f"Host: {host}", "Accept-Language: fr")
        assert answer.status == 421 and "ne s’appelle pas" in answer.body
    health = b"GET /health HTTP/1.1\r\nHost: 10.0.0.7\r\n\r\n"
    assert asked(server.port, health).status == 200, "whoever looks after it may know no name"
    for wrong in ((), ("Host:",), ("Host: a", "Host: b"), ("Host: a b",), ("Host: [",)):
        answer = status(*wrong)
        assert answer.status == 400 and "must name one host" in answer.body
    for odd in ("evil.example/x?", "a@b", "a:b", "[::1", "a:123456", "a" * 300):
        assert status(f"Host: {odd}").status == 400
