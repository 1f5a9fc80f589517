"""A match begun under older rules: it is told, closed with a sentence, and breaks nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludi.core.fairness import commitment
from ludi.core.registry import find_game
from ludi.web.errors import OldRules
from ludi.web.routes.api.models import TableAnswer
from ludi.web.show.drawing import Known
from ludi.web.show.streams import api_messages
from ludi.web.storage import schema
from ludi.web.storage.engines import engine_of, writer_of
from ludi.web.storage.entries import ADVICE, Question
from ludi.web.storage.migrations import migrate
from ludi.web.storage.store import Store
from ludi.web.tables import playing, seating
from ludi.web.tables.outdated import written_record
from ludi.web.tables.service import TableService
from web.servers import wait_until
from web.services import ANN, BEN, STILL, Clock, a_service, answering, run, table_of
from web.test_admin import Person, rows, serving, table_with
from web.test_streams import Reader

PRESENT = find_game("ave").rules_version
OLDER = "begun under older rules of the game"
PLUS_ANCIENNES = "a commencé avec d’anciennes règles du jeu"


def write_rules(database: str, table: str, rules: int = PRESENT - 1) -> None:
    """Let all that is kept of a table say that it was written under other rules, which have another
    state."""
    engine = engine_of(database)
    with writer_of(engine).begin() as connection:
        entries, snapshots = schema.entries, schema.snapshots
        is_its = sa.and_(entries.c.table_id == table, entries.c.kind.in_(("created", "started")))
        for row in connection.execute(sa.select(entries).where(is_its)).all():
            body = json.dumps({**json.loads(row.body), "rules": rules})
            is_it = sa.and_(entries.c.table_id == table, entries.c.number == row.number)
            connection.execute(sa.update(entries).where(is_it).values(body=body))
        for row in connection.execute(sa.select(snapshots)).all():
            kept = json.loads(row.body)
            kept |= {"rules": rules, "match": kept["match"] and {"rules": rules}}
            is_it = snapshots.c.table_id == row.table_id
            connection.execute(sa.update(snapshots).where(is_it).values(body=json.dumps(kept)))
    engine.dispose()


def kinds(database: str, table: str) -> list[str]:
    """What kinds of entries a table has, in order."""
    found = [row for row in rows(database, schema.entries) if row["table_id"] == table]
    return [row["kind"] for row in sorted(found, key=lambda row: row["number"])]


def back(come: Callable[..., Person], person: Person) -> Person:
    """The same person at a server that was started again."""
    again = come("Nobody")
    again.client.cookies.clear()
    again.client.cookies.set("ludi_guest", person.client.cookies["ludi_guest"])
    again.token, again.id = person.token, person.id
    return again


@pytest.fixture
def begun(database: str) -> tuple[str, Person, Person]:
    """A table where Ann, Ben and a bot had begun a match under older rules, and Ann's last action
    was not taken back."""
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        table = table_with(ann, ben, bots=1)
        actor = ann if ann.table(table)["legal"] else ben
        assert actor.act(table).status_code == 200
        ben.ask("POST", f"tables/{table}/messages", {"text": "Salve!"})
    write_rules(database, table)
    return table, ann, ben


# --- What is told -------------------------------------------------------------------------------


def test_what_is_known_without_the_rules_is_shown(
    database: str, begun: tuple[str, Person, Person]
) -> None:
    table = begun[0]
    with serving(database) as come:
        person = back(come, begun[1])
        answer = person.client.get(f"/tables/{table}?lang=en")
        page, french = answer.text, person.page(f"/tables/{table}", "fr")
        assert answer.status_code == 200
        assert OLDER in page and PLUS_ANCIENNES in french
        for words in ("Ann (you)", '<span class="name">Ben</span>', "(bot)", "Salve!"):
            assert words in page
        assert "Ann: roll 1" in page and "roll 1" in french
        assert f"/api/tables/{table}/record" in page and f"/tables/{table}/rematch" in page
        assert "rematch" not in come("Eve").page(f"/tables/{table}")


def test_the_api_tells_it_as_closed(database: str, begun: tuple[str, Person, Person]) -> None:
    table = begun[0]
    with serving(database) as come:
        ann = back(come, begun[1])
        shown = ann.table(table)
        TableAnswer.model_validate(shown)
        assert (shown["status"], shown["view"], shown["legal"]) == ("closed", None, [])
        assert [seat["name"] for seat in shown["seats"]][:2] == ["Ann", "Ben"]
        assert [said["text"] for said in shown["chat"]] == ["Salve!"]
        assert kinds(database, table).count("closed") == 1
    with serving(database) as come:
        assert come("Eve").table(table)["status"] == "closed"
    assert kinds(database, table).count("closed") == 1


def test_the_record_is_what_was_written(database: str, begun: tuple[str, Person, Person]) -> None:
    table = begun[0]
    entries = [row for row in rows(database, schema.entries) if row["table_id"] == table]
    bodies = {row["kind"]: json.loads(row["body"]) for row in entries}
    with serving(database) as come:
        eve = come("Eve")
        record = eve.client.get(f"/api/tables/{table}/record").json()
        names = [seat["name"] for seat in eve.table(table)["seats"]]
    seed = bodies["started"]["seed"]
    assert record == {
        "format": "ludi-record",
        "game": "ave",
        "rules": PRESENT - 1,
        "seats": 3,
        "options": bodies["created"]["options"],
        "players": names,
        "bots": [None, None, "random"],
        "seed": seed,
        "commitment": commitment(seed),
        "actions": [{"seat": 0, "do": "roll 1"}],
    }


def test_lists_tell_it_as_closed(database: str, begun: tuple[str, Person, Person]) -> None:
    """Also where nobody has asked for the table since."""
    table, ann, _ = begun
    with serving(database) as come:
        wait_until(lambda: kinds(database, table)[-1] == "closed")
        person = back(come, ann)
        assert not person.client.get("/api/tables").json()
        (listed,) = person.ask("GET", "me/tables").json()
        assert (listed["id"], listed["status"]) == (table, "closed")
        for language, word in (("en", "closed"), ("fr", "fermée")):
            page = person.page("/", language)
            assert table in page and f'<span class="state">{word}</span>' in page
        assert not rows(database, schema.questions)
        (row,) = rows(database, schema.tables)
        assert (row["status"], row["asked"], row["due_at"]) == ("closed", 0, None)


# --- What is refused ----------------------------------------------------------------------------


def test_what_needs_the_rules_is_refused_in_words(
    database: str, begun: tuple[str, Person, Person]
) -> None:
    table = begun[0]
    with serving(database) as come:
        ann = back(come, begun[1])
        for path in ("replay", "frame", "review", "verify", "more"):
            answer = ann.client.get(f"/tables/{table}/{path}?lang=en")
            assert (answer.status_code, OLDER in answer.text) == (409, True), path
            assert PLUS_ANCIENNES in ann.page(f"/tables/{table}/{path}", "fr")
        for form in ("act", "undo", "play-on", "oracle", "review", "back"):
            fields = {"action": "roll 1", "version": 1, "at": 0, "seat": 0}
            answer = ann.post(f"/tables/{table}/{form}", **fields)
            assert answer.status_code == 409, form
        asked: dict[str, Any] = {
            "actions": {"action": "roll 1", "version": 1},
            "undo": {"version": 1},
            "play-on": {"actions": 0, "seat": 0},
            **dict.fromkeys(("advice", "review", "verify", "back")),
        }
        for path, body in asked.items():
            answer = ann.ask("POST", f"tables/{table}/{path}", body)
            assert answer.status_code == 409, path
            assert answer.json()["error"] == "table.older_rules"
        assert ann.client.get(f"/api/tables/{table}/review").status_code == 409
        assert ann.client.get(f"/tables/{table}/oracle").status_code == 200


def test_one_plays_again_under_the_present_rules(
    database: str, begun: tuple[str, Person, Person]
) -> None:
    table, ann, ben = begun
    with serving(database) as come:
        ann, ben, eve = back(come, ann), back(come, ben), come("Eve")
        assert eve.ask("POST", f"tables/{table}/rematch").status_code == 403
        again = ann.ask("POST", f"tables/{table}/rematch").json()
        assert ben.ask("POST", f"tables/{table}/rematch").json()["id"] == again["id"]
        assert [seat["name"] for seat in again["seats"]][1:] == ["Ann", "Ben"]
        assert f"/tables/{again['id']}" in ann.page(f"/tables/{table}")
        assert ann.ask("POST", f"tables/{again['id']}/start").json()["status"] == "playing"
        assert ann.post("/play/ave").status_code == 200


def test_a_match_of_newer_rules_is_neither_told_nor_closed(
    database: str, begun: tuple[str, Person, Person]
) -> None:
    """Another server, of a later version, goes on with it: nobody is to see more than they may."""
    table = begun[0]
    write_rules(database, table, PRESENT + 1)
    with serving(database) as come:
        ann = back(come, begun[1])
        for path in (f"/tables/{table}", f"/api/tables/{table}/record", f"/tables/{table}/replay"):
            answer = ann.client.get(f"{path}?lang=en")
            assert answer.status_code == 409 and "newer rules" in answer.text
        shown = ann.table(table)
        assert (shown["status"], shown["view"], shown["seed"]) == ("playing", None, None)
        assert "closed" not in kinds(database, table)


# --- What was before, and after -----------------------------------------------------------------


def test_a_finished_match_stays_finished(database: str) -> None:
    with serving(database) as come:
        ann, ben = come("Ann"), come("Ben")
        wanted = {"game": "ave", "seats": 2, "options": {"round_limit": 1}}
        table = ann.ask("POST", "tables", wanted).json()["id"]
        ben.ask("PUT", f"tables/{table}/seats/1", {})
        ann.ask("POST", f"tables/{table}/start")
        while ann.table(table)["status"] == "playing":
            assert (ann if ann.table(table)["legal"] else ben).act(table).status_code == 200
        actions = ann.client.get(f"/api/tables/{table}/record").json()["actions"]
    write_rules(database, table)
    with serving(database) as come:
        again = back(come, ann)
        assert again.table(table)["status"] == "over"
        assert OLDER in again.page(f"/tables/{table}")
        record = again.client.get(f"/api/tables/{table}/record").json()
        plain = [{"seat": action["seat"], "do": action["do"]} for action in actions]
        assert record["actions"] == plain
        assert again.ask("POST", f"tables/{table}/messages", {"text": "Vale"}).status_code == 200
        (listed,) = again.ask("GET", "me/tables").json()
        assert listed["status"] == "over" and "closed" not in kinds(database, table)


def test_a_table_that_waited_begins_under_the_present_rules(database: str) -> None:
    with serving(database) as come:
        ann = come("Ann")
        table = table_with(ann, bots=1, starts=False)
    write_rules(database, table)
    with serving(database) as come:
        ann = back(come, ann)
        assert "Start the match" in ann.page(f"/tables/{table}")
        assert ann.ask("POST", f"tables/{table}/start").json()["status"] == "playing"
        assert ann.act(table).status_code == 200
    with serving(database) as come:
        shown = back(come, ann).table(table)
        assert (shown["status"], shown["actions"]) == ("playing", 1)


# --- In a service -------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def services(database: str) -> AsyncIterator[list[TableService]]:
    """Two servers on one database."""
    stores = [Store(database) for _ in range(2)]
    migrate(stores[0].engine)
    found = [TableService(store, STILL, Clock(), Clock()) for store in stores]
    try:
        yield found
    finally:
        for service in found:
            service.close()
            await service.store.close()


def test_of_two_servers_one_closes_it(database: str) -> None:
    async def test() -> None:
        async with services(database) as (first, _):
            tables = [(await table_of(first)).table.id for _ in range(8)]
        for table in tables:
            write_rules(database, table)
        async with services(database) as both:
            for table in tables:
                opened = await asyncio.gather(*(one.tables.open(table) for one in both))
                assert [one.table.status for one in opened] == ["closed"] * 2
        for table in tables:
            assert kinds(database, table).count("closed") == 1

    run(test)


def test_a_snapshot_of_other_rules_is_not_read(tmp_path: Path) -> None:
    pace = replace(STILL, snapshot=2)

    async def test() -> None:
        async with a_service(tmp_path, pace=pace) as service:
            opened = await table_of(service)
            for text in ("one", "two", "three"):
                await playing.say(opened, BEN, "Ben", text)
            await service.tables.tasks.settled()
            assert await service.store.snapshot(opened.table.id) is not None
        write_rules(f"sqlite:///{tmp_path / 'tables.db'}", opened.table.id)
        async with a_service(tmp_path, pace=pace) as service:
            back = await service.tables.open(opened.table.id)
            assert [said.text for said in back.table.chat] == ["one", "two", "three"]
            assert back.table.status == "closed" and back.table.match is None
            for text in ("four", "five", "six"):
                await playing.say(back, BEN, "Ben", text)
            await service.tables.tasks.settled()
            kept = await service.store.snapshot(opened.table.id)
            assert kept is not None and kept[0] < back.table.version - 3

    run(test)


def test_what_was_taken_back_is_not_in_the_record(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, "romans-go-home")
            first, second = (opened.table.live().legal(0)[at].text for at in (0, 1))
            await playing.act(opened, ANN, first, opened.table.version)
            await playing.undo(opened, ANN, opened.table.version)
            await playing.act(opened, ANN, second, opened.table.version)
        write_rules(f"sqlite:///{tmp_path / 'tables.db'}", opened.table.id)
        async with a_service(tmp_path) as service:
            record = await written_record(await service.tables.open(opened.table.id))
            assert record["actions"] == [{"seat": 0, "do": second}]

    run(test)


def test_streams_tell_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            table = (await table_of(service)).table.id
        write_rules(f"sqlite:///{tmp_path / 'tables.db'}", table)
        async with a_service(tmp_path) as service:
            other = await seating.create(service.tables, ANN, "Ann", "ave", seats=2)
            reader = Reader(service, {table: Known(), other.table.id: Known()})
            refused, shown = await reader.next(), await reader.next()
            assert (refused["table"], refused["error"]) == (table, "table.older_rules")
            assert shown["table"] == other.table.id and shown["parts"]
            await reader.close()
            opened = await service.tables.open(table)
            messages = api_messages(opened, ANN, "en", Known())
            told = [await anext(messages) for _ in range(2)]
            assert b'"status":"closed"' in told[1]
            await messages.aclose()  # type: ignore[attr-defined]

    run(test)


def test_nobody_thinks_about_it(tmp_path: Path) -> None:
    """What was asked before is asked no more, of bots and of the oracle."""

    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, people=1, bots=1)
            question = Question(opened.table.id, ADVICE, 0, "", opened.table.version, 0, 0)
            await service.store.questions.ask(question)
        write_rules(f"sqlite:///{tmp_path / 'tables.db'}", opened.table.id)
        async with a_service(tmp_path) as service:
            assert await answering(service).answer_next()
            back = await service.tables.open(opened.table.id)
            assert not await service.store.questions.waiting(float("inf"))
            with pytest.raises(OldRules):
                back.table.live()
            assert back.timer is None and back.table.to_act == ()

    run(test)
