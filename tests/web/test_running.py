"""For whoever runs a server: health, numbers, and what is written down."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import re
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy.engine import Connection
from starlette.requests import ClientDisconnect

from ludi.web import logs
from ludi.web.app import create_app
from ludi.web.metrics import Metrics
from ludi.web.observing import Answered, Observed, Routed
from ludi.web.people.limits import LIMITS, Limits
from ludi.web.routes.closing import HEADERS
from ludi.web.settings import Settings
from ludi.web.storage import store
from ludi.web.tables import playing
from ludi.web.tables.clocks import Pace
from web.servers import PATIENCE, Client, Foundry, new_table, play_turn, wait_until
from web.services import ANN, a_service, run, table_of
from web.test_pages import token

SECRET = "a-token-of-some-length"
NAME = "Zenobia"
WORDS = "quousque tandem"


@contextlib.contextmanager
def serving(
    folder: Path, *, address: str = "127.0.0.1", breaks: bool = False, **settings: Any
) -> Iterator[TestClient]:
    """A server for somebody at an address; `breaks`: what is broken there is answered."""
    app = create_app(
        f"sqlite:///{folder / 'web.db'}",
        pace=Pace(bot=1e6),
        limits=Limits(dict.fromkeys(LIMITS, (1e9, 1e9))),
        workers=1,
        settings=Settings(**settings),
    )

    @app.get("/broken/{table_id}")
    async def broken(table_id: str) -> None:
        raise ZeroDivisionError(table_id)

    with TestClient(
        app,
        base_url="http://localhost",
        client=(address, 5000),
        raise_server_exceptions=not breaks,
    ) as client:
        yield client


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is written down; afterwards all is as it was."""
    root, ours = logging.getLogger(), logging.getLogger("ludi")
    before = root.handlers[:], root.level, ours.level
    yield io.StringIO()
    root.handlers[:], root.level, ours.level = before
    logging.getLogger("ludi.requests").setLevel(logging.NOTSET)


def write_to(written: io.StringIO, *, is_terminal: bool = False, **settings: Any) -> None:
    logs.set_up(Settings(**settings), is_terminal=is_terminal)
    for handler in logging.getLogger().handlers:
        assert isinstance(handler, logging.StreamHandler)
        handler.setStream(written)


# --- Health -------------------------------------------------------------------------------------


def test_a_server_is_live_and_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert client.get("/health/live").json() == {"status": "ok"}
        answer = client.get("/health")
        assert (answer.status_code, answer.json()) == (200, {"status": "ok", "database": "ok"})
        assert client.head("/health").status_code == 200
        assert not answer.cookies and answer.headers["cache-control"] == "no-store"


class Silent:
    """A database that does not answer until it may."""

    def __init__(self, usual: store.Store) -> None:
        self._usual = usual
        self.is_asked, self.goes_on = threading.Event(), threading.Event()
        self.times = 0

    async def reading(self, question: Any) -> Any:
        def wait(connection: Connection) -> Any:
            self.times += 1
            self.is_asked.set()
            self.goes_on.wait()
            return question(connection)

        return await self._usual.reading(wait)


def test_a_server_whose_database_is_silent_is_live_but_not_ready(tmp_path: Path) -> None:
    """However many ask meanwhile, one thread waits for the database."""
    with serving(tmp_path) as client:
        check = client.app.state.database_check  # type: ignore[attr-defined]
        silent = check._store = Silent(check._store)
        try:
            for _ in range(3):
                answer = client.get("/health")
                assert answer.status_code == 503
                assert answer.json() == {"status": "unavailable", "database": "silent"}
                assert silent.is_asked.wait(PATIENCE)
                assert client.get("/health/live").status_code == 200
            assert silent.times == 1
        finally:
            silent.goes_on.set()
        wait_until(lambda: client.get("/health").status_code == 200)


def test_a_server_whose_database_fails_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def reading(self: store.Store, question: Any) -> Any:
        raise ConnectionError

    with serving(tmp_path) as client:
        monkeypatch.setattr(store.Store, "reading", reading)
        assert client.get("/health").status_code == 503


def test_a_server_that_ends_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        client.app.state.server.tables.end()  # type: ignore[attr-defined]
        answer = client.get("/health")
        assert answer.json() == {"status": "unavailable", "database": "ok"}
        assert answer.status_code == 503


# --- Who may read the numbers -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "headers", "settings", "status"),
    [
        ("127.0.0.1", {}, {}, 200),
        ("127.8.0.1", {}, {}, 200),
        ("::1", {}, {}, 200),
        ("::ffff:127.0.0.1", {}, {}, 200),
        ("192.0.2.1", {}, {}, 404),
        ("192.0.2.1", {}, {"metrics_networks": ("192.0.2.0/24",)}, 200),
        ("testclient", {}, {}, 404),
        ("127.0.0.1", {}, {"metrics": False}, 404),
        ("127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, {}, 404),
        ("127.0.0.1", {"Via": "2.0 proxy"}, {}, 404),
        ("192.0.2.1", {"Authorization": f"Bearer {SECRET}"}, {"metrics_token": SECRET}, 200),
        ("192.0.2.1", {"Authorization": "Bearer guessed"}, {"metrics_token": SECRET}, 404),
        ("192.0.2.1", {"Authorization": "Bearer é".encode()}, {"metrics_token": SECRET}, 404),
        ("192.0.2.1", {"Authorization": "Bearer "}, {}, 404),
    ],
)
def test_only_who_may_reads_the_numbers(
    tmp_path: Path, address: str, headers: Any, settings: Any, status: int
) -> None:
    with serving(tmp_path, address=address, **settings) as client:
        answer = client.get("/metrics", headers=headers)
        assert answer.status_code == status
        assert ("ludi_info" in answer.text) == (status == 200)
        if status == 404:
            assert answer.text == client.get("/metricz").text.replace("/metricz", "/metrics")


# --- The numbers --------------------------------------------------------------------------------


def by_name(text: str) -> dict[str, float]:
    """Numbers by their names with labels."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_requests_are_counted_by_route_and_status(tmp_path: Path) -> None:
    with serving(tmp_path, breaks=True) as client:
        client.get("/")
        client.get("/tables/nowhere")
        client.get("/tables/elsewhere?secret=1")
        client.get("/static/style.css")
        client.get("/wp-login.php")
        client.get("/broken/x")
        found = by_name(client.get("/metrics").text)
    assert found['ludi_requests_total{route="/",status="200"}'] == 1
    assert found['ludi_requests_total{route="/tables/{table_id}",status="404"}'] == 2
    assert found['ludi_requests_total{route="/static/{path}",status="200"}'] == 1
    assert found['ludi_requests_total{route="none",status="404"}'] == 1
    assert found['ludi_requests_total{route="/broken/{table_id}",status="500"}'] == 1
    assert found["ludi_errors_total"] == 1
    assert found["process_resident_memory_bytes"] > 0 and "process_cpu_seconds_total" in found
    assert any(name.startswith('ludi_info{database="sqlite",version=') for name in found)


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_what_is_broken_is_closed_as_any_other_answer(tmp_path: Path, method: str) -> None:
    with serving(tmp_path, breaks=True) as client:
        whole, broken = client.request(method, "/"), client.request(method, "/broken/x")
    assert broken.status_code == 500
    assert ("can look it up under" in broken.text) is (method == "GET")
    assert {name for name, _ in HEADERS} == {
        name for name, _ in HEADERS if broken.headers[name.decode()] == whole.headers[name.decode()]
    }
    assert broken.headers.get_list("x-request-id") != whole.headers.get_list("x-request-id")
    assert len(broken.headers.get_list("content-security-policy")) == 1


def test_actions_by_pages_and_by_the_api_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        path = client.post("/play/ave", data={"token": token(client)}).url.path
        form = {"token": token(client), "action": "roll 1", "version": _version(client, path)}
        assert client.post(f"{path}/act", data=form).status_code == 200
        body = {"action": "roll 1", "version": _version(client, path)}
        headers = {"X-Form-Token": token(client)}
        assert client.post(f"/api{path}/actions", json=body, headers=headers).status_code == 200
        assert client.post(f"/api{path}/actions", json=body, headers=headers).status_code == 409
        found = by_name(client.get("/metrics").text)
    assert found["ludi_action_seconds_count"] == 2
    assert found['ludi_action_seconds_bucket{le="+Inf"}'] == 2
    assert found['ludi_requests_total{route="/tables/{table_id}/act",status="303"}'] == 1
    assert found["ludi_tables_open"] == 1
    assert found["ludi_writes_waiting"] == 0
    assert 0 < found["ludi_write_batches_total"] <= found["ludi_write_seconds_count"]


def _version(client: TestClient, path: str) -> int:
    version: int = client.get(f"/api{path}").json()["version"]
    return version


def test_streams_and_guests_are_counted(foundry: Foundry, tmp_path: Path) -> None:
    server = foundry.start(f"sqlite:///{tmp_path / 'web.db'}")
    ann, ben = (Client(server.port).become(name) for name in ("Ann", "Ben"))
    table = new_table([ann, ben], "ave", bots=1)
    with contextlib.ExitStack() as streams:
        for guest in (ann, ben, ben):
            stream = streams.enter_context(contextlib.closing(guest.stream(table)))
            assert next(stream)["status"] == "playing"
        found = _read(server.port)
        assert found["ludi_streams_open"] == 3
        assert found["ludi_guests_present"] == 2
        play_turn(ann, table)
        stream.until(play_turn(ben, table) + 1)
    for client in (ann, ben):
        client.close()


def _read(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        return by_name(answer.read().decode())


def test_questions_that_nobody_answers_are_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            metrics = Metrics(service)
            for game in ("ave", "roma"):
                opened = await table_of(service, game, people=1, bots=1)
                while opened.table.to_act == (0,):
                    action = opened.table.live().legal(0)[-1].text
                    await playing.act(opened, ANN, action, opened.table.version)
            service.tables.now.time += 1e7  # type: ignore[attr-defined]
            await service.look_around()
            found = by_name(metrics.written("")[0].decode())
            assert found["ludi_questions_waiting"] == 2

    run(test)


# --- What is written down -----------------------------------------------------------------------


def test_a_request_is_a_line(tmp_path: Path, written: io.StringIO) -> None:
    write_to(written)
    with serving(tmp_path) as client:
        answer = client.get("/tables/nowhere?lang=fr", headers={"Accept-Encoding": "identity"})
    line = written.getvalue()
    request = answer.headers["x-request-id"]
    assert re.fullmatch(
        rf"\S+ info GET /tables/{{table_id}} 404 \d+\.\d ms {len(answer.content)} B {request}\n",
        line,
    )
    assert re.fullmatch(r"[0-9a-f]{8}", request)


def test_a_request_is_a_document(tmp_path: Path, written: io.StringIO) -> None:
    write_to(written, log_format="json")
    with serving(tmp_path) as client:
        answer = client.get("/health/live")
    line = json.loads(written.getvalue())
    assert line.pop("milliseconds") >= 0 and line.pop("time")
    assert line == {
        "level": "info",
        "request": answer.headers["x-request-id"],
        "method": "GET",
        "route": "/health/live",
        "status": 200,
        "bytes": len(answer.content),
    }


@pytest.mark.parametrize(
    ("settings", "is_terminal", "lines"),
    [
        ({}, False, 1),
        ({}, True, 0),
        ({"log_format": "text"}, True, 1),
        ({"log_format": "none"}, False, 0),
        ({"log_level": "warning"}, False, 0),
    ],
)
def test_at_a_terminal_it_is_quiet_unless_asked(
    tmp_path: Path, written: io.StringIO, settings: Any, is_terminal: bool, lines: int
) -> None:
    write_to(written, is_terminal=is_terminal, **settings)
    with serving(tmp_path) as client:
        client.get("/health/live")
    assert written.getvalue().count("\n") == lines


@pytest.mark.parametrize("log_format", ["text", "json", "none"])
def test_what_is_broken_is_found_by_its_request(
    tmp_path: Path, written: io.StringIO, log_format: str
) -> None:
    write_to(written, log_format=log_format)
    with serving(tmp_path, breaks=True) as client:
        answer = client.get("/broken/x")
        french = client.get("/broken/x", headers={"Accept-Language": "fr"})
        api = client.get("/api/../broken/x")
    assert answer.status_code == french.status_code == api.status_code == 500
    assert f"under {answer.headers['x-request-id']}." in answer.text
    assert f"sous {french.headers['x-request-id']}." in french.text
    lines = written.getvalue()
    assert "Traceback" in lines and "ZeroDivisionError" in lines
    assert answer.headers["x-request-id"] in lines


def test_a_failed_statement_tells_no_values(tmp_path: Path, written: io.StringIO) -> None:
    write_to(written)
    with serving(tmp_path, breaks=True) as client:
        engine = client.app.state.server.service.store.engine  # type: ignore[attr-defined]

        async def fail() -> None:
            with engine.connect() as connection:
                connection.exec_driver_sql("SELECT ? FROM nowhere", (NAME,))

        client.app.add_api_route("/statement", fail)  # type: ignore[attr-defined]
        assert client.get("/statement").status_code == 500
    assert "no such table: nowhere" in written.getvalue() and NAME not in written.getvalue()


def test_nothing_secret_is_written_down_or_counted(tmp_path: Path, written: io.StringIO) -> None:
    write_to(written)
    with serving(tmp_path) as client:
        made = client.post("/api/guests", json={"name": NAME}).json()
        headers = {"Authorization": f"Bearer {made['token']}"}

        def ask(method: str, path: str, body: Any = None) -> Any:
            return client.request(method, f"/api{path}", json=body, headers=headers).json()

        code = ask("POST", "/me/codes")["code"]
        table = ask("POST", "/tables", {"game": "ave", "seats": 2})["id"]
        ask("PUT", f"/tables/{table}/seats/1", {"bot": "random"})
        ask("POST", f"/tables/{table}/start", {})
        ask("POST", f"/tables/{table}/chat", {"text": WORDS})
        ask("POST", "/codes", {"code": code})
        path = client.post("/play/ave", data={"token": token(client)}).url.path
        client.get(f"{path}?code={code}")
        client.get(f"/wrong/{table}/{code}")
        secrets = [NAME, WORDS, code, table, made["token"], path.rpartition("/")[2]]
        secrets += [*client.cookies.values(), made["id"]]
        told = written.getvalue() + client.get("/metrics").text
    assert told.count("\n") > 50
    for secret in secrets:
        assert secret and secret not in told


def test_a_stream_is_written_down_when_it_ends() -> None:
    seen: list[Answered] = []

    async def stream(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(3):
            await send({"type": "http.response.body", "body": b"1234", "more_body": True})
            assert not seen
        raise ClientDisconnect

    async def send(message: Any) -> None: ...

    scope: dict[str, Any] = {"type": "http", "method": "BREW"}
    asyncio.run(Observed(stream, [seen.append])(scope, None, send))  # type: ignore[arg-type]
    assert [(one.status, one.size, one.error, one.method) for one in seen] == [(200, 12, None, "?")]


def test_a_route_is_known_however_the_scope_is_handed_on() -> None:
    seen: list[Answered] = []

    async def route(scope: Any, receive: Any, send: Any) -> None:
        scope["root_path"], scope["endpoint"] = "/static", route

    async def between(scope: Any, receive: Any, send: Any) -> None:
        await Routed(route)({**scope, "method": "GET"}, receive, send)

    scope: dict[str, Any] = {"type": "http", "method": "HEAD"}
    asyncio.run(Observed(between, [seen.append])(scope, None, None))  # type: ignore[arg-type]
    assert [(one.method, one.route, one.status) for one in seen] == [("HEAD", "/static/{path}", 0)]
