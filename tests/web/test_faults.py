"""Databases that fail in mid-play: whoever acts is told so in a sentence, and play goes on."""

from __future__ import annotations

import contextlib
import resource
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import Connection

from ludi.web.storage.statements import run
from web.servers import FAST, Client, Foundry, Postgres, Server, new_table, wait_until
from web.test_api import serving, table_of_two

AWAY = "database.away"
SENTENCES = {
    "en": "The server cannot reach its records just now.",
    "fr": "Le serveur n’a pas accès à ses données pour le moment.",
}


def act(client: Client, table: str) -> int:
    """The status of an action; a refusal says why, and has changed nothing."""
    shown = client.table(table)
    reply = client.act(shown)
    if reply.status != 200:
        assert (reply.status, reply.body["error"]) == (503, AWAY)
        assert reply.body["sentence"].startswith(SENTENCES["en"])
        assert client.table(table) == shown
    return reply.status


def play_on(people: list[Client], table: str, actions: int) -> None:
    """They act in turn, and all of it is kept."""
    before = people[0].table(table)["actions"]
    for _ in range(actions):
        asked = people[0].table(table)["view"]["to_act"][0]
        assert act(people[asked], table) == 200
    assert people[0].table(table)["actions"] == before + actions


@contextlib.contextmanager
def two_people(server: Server) -> Iterator[tuple[list[Client], str]]:
    with (
        contextlib.closing(server.client("Ann")) as ann,
        contextlib.closing(server.client("Ben")) as ben,
    ):
        yield [ann, ben], new_table([ann, ben], "ave")


def test_a_postgres_that_is_away_for_a_while(
    postgres: Postgres, shared_database: str, foundry: Foundry
) -> None:
    server = foundry.start(shared_database, {**FAST, "bot": 1e6})
    with two_people(server) as (people, table):
        play_on(people, table, 3)
        postgres.stop()
        try:
            asked = people[people[0].table(table)["view"]["to_act"][0]]
            assert [act(asked, table) for _ in range(3)] == [503] * 3
        finally:
            postgres.start()
        wait_until(lambda: act(asked, table) == 200)
        play_on(people, table, 3)
    with two_people(foundry.start(shared_database)) as (others, another):
        play_on(others, another, 2)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of other processes are Linux's")
def test_a_disk_that_is_full_for_a_while(tmp_path: Path, foundry: Foundry) -> None:
    """No file may grow for as long as that lasts."""
    file = tmp_path / "tables.db"
    server = foundry.start(f"sqlite:///{file}", {**FAST, "bot": 1e6})
    with two_people(server) as (people, table):
        play_on(people, table, 3)
        asked = people[people[0].table(table)["view"]["to_act"][0]]
        largest = max(found.stat().st_size for found in tmp_path.glob("tables.db*"))
        with unable_to_write_beyond(largest, server):
            wait_until(lambda: act(asked, table) == 503)
            assert act(asked, table) == 503
        assert act(asked, table) == 200
        play_on(people, table, 3)
        version = people[0].table(table)["version"]
        server.kill()
        server = foundry.start(f"sqlite:///{file}", port=server.port)
        with contextlib.closing(people[0].at(server.port)) as again:
            assert again.table(table)["version"] == version


@contextlib.contextmanager
def unable_to_write_beyond(size: int, server: Server) -> Iterator[None]:
    """A server and the processes that it has started."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    pids = [server.pid, *map(int, children)]
    before = [resource.prlimit(pid, resource.RLIMIT_FSIZE) for pid in pids]
    for pid, (_, hard) in zip(pids, before, strict=True):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))
    yield
    for pid, limits in zip(pids, before, strict=True):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


def only_read(connection: Connection) -> None:
    """From now on, until it is opened again, SQLite takes the file for one that is not to be
    written."""
    run(connection, "PRAGMA query_only=ON")


@pytest.mark.parametrize("language", SENTENCES)
def test_a_file_that_is_not_to_be_written(tmp_path: Path, language: str) -> None:
    with serving(tmp_path) as client:
        ann, _, at = table_of_two(client)
        before = ann.ask("GET", at)
        store = client.app.state.server.service.store  # type: ignore[attr-defined]
        spoken = {**ann.headers, "Accept-Language": language}
        body = {"action": "roll 1", "version": before["version"]}
        assert client.portal is not None
        for preference in ({}, {"Prefer": "return=minimal"}):
            client.portal.call(store.writing, only_read)
            answer = client.post(f"/api{at}/actions", json=body, headers={**spoken, **preference})
            assert answer.status_code == 503 and int(answer.headers["Retry-After"]) > 0
            assert answer.json()["sentence"].startswith(SENTENCES[language])
            assert ann.ask("GET", at) == before
        client.portal.call(store.writing, only_read)
        page = client.get("/", headers={"Accept-Language": language}).text
        token = page.partition('name="token" value="')[2].partition('"')[0]
        made = client.post(
            "/play/ave", data={"token": token}, headers={"Accept-Language": language}
        )
        assert made.status_code == 503 and SENTENCES[language] in made.text
        assert ann.ask("POST", f"{at}/actions", body)["actions"] == 1
