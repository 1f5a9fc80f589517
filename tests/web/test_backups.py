"""Backups and upgrades, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import stat
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludi.cli import main
from ludi.core.errors import LudiError
from ludi.web.errors import BadBackup, BadDatabase
from ludi.web.storage import schema
from ludi.web.storage.backups import back_up, restore
from ludi.web.storage.engines import engine_of, writer_of
from ludi.web.storage.entries import REVIEW, Question
from ludi.web.storage.migrations import step_of, steps, upgrade
from ludi.web.tables import leaving, playing
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.service import TableService
from web.servers import FAST, Foundry, Postgres, new_table, play_turn, wait_until
from web.services import ANN, BEN, Clock, a_service_at, answering, table_of

PASSING = {"servers", "presences"}


def fill(database: str) -> None:
    """Two tables, one where a bot is asked and one with a result; chat, keys, a review."""

    async def filling() -> None:
        async with a_service_at(database) as service:
            store = service.store
            await store.secret("cookies", "a secret")
            for guest, name in ((ANN, "Ann"), (BEN, "Béñ „B“")):
                await store.put_guest(guest, name, 1.5)
            await store.put_key("f" * 64, ANN, "token", "Ann", None)
            opened = await table_of(service)
            await playing.say(opened, BEN, "Béñ „B“", "Salve\u2028, ça va ? 🏛")
            await leaving.resign(opened, BEN)
            other = await table_of(service, people=1, bots=1)
            await store.keep_review(other.table.id, "{}")
            await store.keep(other.table.id, 3, '{"a": 1}')
            asked = Question(opened.table.id, REVIEW, -1, "", 3, 1.0, 1.0, 2, ANN, "home")
            await store.questions.ask(asked)
            assert await store.questions.take("somebody", 5000.0, (0, 2)) is not None
            await store.presences.beat("gone", [(opened.table.id, ANN)], [])

    asyncio.run(filling())


def everything(database: str) -> dict[str, list[dict[str, Any]]]:
    """All rows that a backup is about, as they are once nobody thinks."""
    engine = engine_of(database)
    with engine.connect() as connection:
        found = {
            table.name: [
                {**row, **{name: None for name in ("taken_by", "taken_at") if name in row}}
                for row in connection.execute(
                    sa.select(table).order_by(*table.primary_key)
                ).mappings()
            ]
            for table in schema.metadata.sorted_tables
            if table.name not in PASSING
        }
    engine.dispose()
    return {name: sorted(rows, key=repr) for name, rows in found.items()}


def backed_up(database: str, path: Path) -> Path:
    engine = engine_of(database)
    back_up(engine, path, 7.0)
    engine.dispose()
    return path


def restored(database: str, path: Path, **how: Any) -> None:
    engine = engine_of(database)
    try:
        restore(engine, path, **{"patience": 0.0, **how})
    finally:
        engine.dispose()


# --- There and back -----------------------------------------------------------------------------


def test_a_backup_is_restored_to_either_kind(
    database: str, postgres: Postgres, tmp_path: Path
) -> None:
    fill(database)
    path = backed_up(database, tmp_path / "all.gz")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))
    with postgres.database() as other:
        for target in (f"sqlite:///{tmp_path / 'other.db'}", other):
            restored(target, path)
            assert everything(target) == everything(database)
            assert rows_of(target, schema.servers) == []
            assert rows_of(target, schema.presences) == []
            results = [(row["place"], row["won"]) for row in rows_of(target, schema.sitters)]
            assert {(1, True), (2, False), (None, None)} == set(results)
            taken = [row["taken_by"] for row in rows_of(target, schema.questions)]
            assert taken and not any(taken)
            again = backed_up(target, tmp_path / "again.gz")
            assert lines_of(again) == lines_of(path)


def rows_of(database: str, table: sa.Table) -> list[Any]:
    engine = engine_of(database)
    with engine.connect() as connection:
        found = [dict(row) for row in connection.execute(sa.select(table)).mappings()]
    engine.dispose()
    return found


@pytest.fixture
def held() -> Iterator[contextlib.ExitStack]:
    """What is closed after the test."""
    with contextlib.ExitStack() as stack:
        yield stack


def lines_of(path: Path) -> list[str]:
    """The rows of a backup, without who thinks."""
    lines = gzip.decompress(path.read_bytes()).decode().split("\n")
    header = json.loads(lines[0])
    assert header["format"] == "ludi-backup" and header["counts"]["tables"] == 2
    return [line for line in lines[1:-2] if not line.startswith('["questions"')]


def test_a_backup_is_of_one_moment_while_a_server_writes(
    database: str, foundry: Foundry, tmp_path: Path, held: contextlib.ExitStack
) -> None:
    server = foundry.start(database)
    people = [held.enter_context(closing(server.client(name))) for name in ("Ann", "Ben")]
    table = new_table(people, "ave")
    has_ended, has_acted = threading.Event(), threading.Event()

    def go_on() -> None:
        while not has_ended.is_set():
            people[0].ask("POST", f"tables/{table}/messages", {"text": "ave"}).expected()
            has_acted.set()

    talking = threading.Thread(target=go_on)
    talking.start()
    try:
        for number in range(5):
            has_acted.clear()
            assert has_acted.wait(60)
            path = backed_up(database, tmp_path / f"{number}.gz")
            target = f"sqlite:///{tmp_path / f'{number}.db'}"
            restored(target, path)
            entries = rows_of(target, schema.entries)
            (row,) = rows_of(target, schema.tables)
            assert [entry["number"] for entry in entries] == list(range(1, row["version"] + 1))
    finally:
        has_ended.set()
        talking.join()
    again = foundry.start(target)
    ann, ben = (held.enter_context(closing(person.at(again.port))) for person in people)
    shown = ann.table(table)
    assert shown["seats"][1]["name"] == "Ben"
    assert play_turn(ann if shown["legal"] else ben, table) > shown["version"]


# --- What is refused ----------------------------------------------------------------------------


def test_a_database_that_is_not_empty_is_left_as_it_is(database: str, tmp_path: Path) -> None:
    fill(database)
    path = backed_up(database, tmp_path / "all.gz")
    before = everything(database)
    with pytest.raises(BadDatabase) as refusal:
        restored(database, path)
    assert refusal.value.code == "database.not_empty"
    assert "tables: 2" in refusal.value.sentence("en")
    change(database)
    assert everything(database) != before
    restored(database, path, replaces=True)
    assert everything(database) == before


def change(database: str) -> None:
    engine = engine_of(database)
    with writer_of(engine).begin() as connection:
        connection.execute(sa.update(schema.guests).values(name="Eve"))
    engine.dispose()


def test_a_new_server_has_an_empty_database(database: str, tmp_path: Path) -> None:
    source = f"sqlite:///{tmp_path / 'source.db'}"
    fill(source)
    path = backed_up(source, tmp_path / "all.gz")

    async def come_and_go() -> None:
        async with a_service_at(database) as service:
            await service.store.secret("cookies", "another")

    asyncio.run(come_and_go())
    restored(database, path)
    assert everything(database) == everything(source)


def test_nothing_is_restored_where_a_server_runs(
    database: str, foundry: Foundry, tmp_path: Path
) -> None:
    server = foundry.start(database, FAST)
    wait_until(lambda: bool(rows_of(database, schema.servers)))
    path = backed_up(database, tmp_path / "all.gz")
    with pytest.raises(BadDatabase) as refusal:
        restored(database, path, replaces=True, patience=60.0)
    assert refusal.value.code == "database.in_use"
    server.kill()
    restored(database, path, replaces=True, patience=1.0)


def damaged(path: Path, how: str) -> None:
    whole = path.read_bytes()
    lines = gzip.decompress(whole).split(b"\n")
    if how == "cut":
        path.write_bytes(whole[: len(whole) // 2])
    elif how == "flipped":
        middle = len(whole) // 2
        path.write_bytes(whole[:middle] + bytes([whole[middle] ^ 0xFF]) + whole[middle + 1 :])
    elif how == "a row less":
        path.write_bytes(gzip.compress(b"\n".join(lines[:3] + lines[4:])))
    elif how == "another value":
        path.write_bytes(gzip.compress(gzip.decompress(whole).replace(b"Ann", b"Eve")))
    elif how == "no end":
        path.write_bytes(gzip.compress(b"\n".join(lines[:-2]) + b"\n"))
    elif how == "text":
        path.write_bytes(b"Salve!\n")
    elif how == "other json":
        path.write_bytes(gzip.compress(b'{"format": "pgdump"}\n'))
    elif how == "empty":
        path.write_bytes(b"")
    elif how == "later":
        step = f'"step":"{steps()[-1]}"'.encode()
        assert step in lines[0]
        path.write_bytes(gzip.compress(lines[0].replace(step, b'"step":"9999"')))
    else:
        path.unlink()


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ("cut", "backup.damaged"),
        ("flipped", "backup.damaged"),
        ("a row less", "backup.damaged"),
        ("another value", "backup.damaged"),
        ("no end", "backup.damaged"),
        ("text", "backup.foreign"),
        ("other json", "backup.foreign"),
        ("empty", "backup.foreign"),
        ("later", "backup.newer"),
        ("gone", "backup.file"),
    ],
)
def test_a_file_that_cannot_be_restored_changes_nothing(
    tmp_path: Path, how: str, code: str
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    fill(database)
    before = everything(database)
    path = backed_up(database, tmp_path / "all.gz")
    damaged(path, how)
    with pytest.raises(BadBackup) as refusal:
        restored(database, path, replaces=True)
    assert refusal.value.code == code
    assert str(path) in refusal.value.sentence("fr")
    assert everything(database) == before


def test_what_fails_half_way_changes_nothing(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(database)
    before = everything(database)
    path = backed_up(database, tmp_path / "all.gz")

    def fail(*_: Any) -> None:
        raise BadBackup("backup.damaged", path=path)

    monkeypatch.setattr("ludi.web.storage.backups._fill", fail)
    with pytest.raises(LudiError):
        restored(database, path, replaces=True)
    assert everything(database) == before


def test_backups_on_the_command_line(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, target = str(tmp_path / "all.gz"), f"sqlite:///{tmp_path / 'other.db'}"
    assert main(["backup", path, "--db", f"sqlite:///{tmp_path / 'none.db'}", "--lang", "en"]) == 1
    assert "no database" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()
    fill(database)
    assert main(["backup", path, "--db", database, "--lang", "en"]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert main(["restore", path, "--db", target, "--lang", "fr"]) == 0
    assert "2 tables" in capsys.readouterr().out
    assert everything(target) == everything(database)
    assert main(["restore", path, "--db", target, "--lang", "fr"]) == 1
    assert "--replace" in capsys.readouterr().err


# --- From earlier steps -------------------------------------------------------------------------


def build_old(database: str) -> None:
    """A database as it was at step 0002, with what a server of that time had written: a match where
    a bot is to act, and a table that waits."""
    kept = json.loads((Path(__file__).parent / "step-0002.json").read_text(encoding="utf-8"))
    engine = engine_of(database)
    with writer_of(engine).begin() as connection:
        upgrade(connection, "0002")
        found = sa.MetaData()
        found.reflect(connection)
        for table in found.sorted_tables:
            if kept.get(table.name):
                connection.execute(sa.insert(table), kept[table.name])
    engine.dispose()


def check_plays_on(database: str) -> None:
    async def test() -> None:
        clock = Clock()
        clock.time = 1_800_000_000.0
        async with a_service_at(database, now=clock) as service:
            store = service.store
            waiting, playing_ = await store.public_tables(("waiting", "playing"), 10)
            assert (waiting.game, playing_.game) == ("roma", "ave")
            assert [one.name for one in playing_.sitters][:2] == ["Anna Prima", "Benno Secundus"]
            (own,) = await store.tables_of("ann", 10)
            assert own.id == playing_.id
            assert [(one.kind, one.bot, one.result) for one in own.sitters][1:3] == [
                ("person", None, None),
                ("bot", None, None),
            ]
            opened = await service.tables.open(own.id)
            table = opened.table
            assert [said.text for said in table.chat] == ["Salve Anna, « bonne » partie"]
            assert table.chat[0].name == "Benno Secundus"
            assert table.live().players[:2] == ("Anna Prima", "Benno Secundus")
            assert table.to_act == (2,)
            await service.ask_again(float("inf"))
            assert await answering(service).answer_next()
            assert opened.table.version > table.version
            await play_on(service, opened)

    asyncio.run(test())


async def play_on(service: TableService, opened: OpenTable) -> None:
    thinking, guests = answering(service), {0: "ann", 1: "ben"}
    begun = opened.table.version
    while opened.table.version < begun + 20:
        table = opened.table
        seat = min(table.to_act)
        if seat in guests:
            action = table.live().legal(seat)[0].text
            await playing.act(opened, guests[seat], action, table.version)
        else:
            service.tables.now.time += 1e7  # type: ignore[attr-defined]
            assert await thinking.answer_next()


def test_a_database_of_an_earlier_step_plays_on(database: str) -> None:
    build_old(database)
    check_plays_on(database)


def test_a_backup_of_an_earlier_step_plays_on(database: str, tmp_path: Path) -> None:
    """Made without touching that database, by the version of now."""
    old = f"sqlite:///{tmp_path / 'old.db'}"
    build_old(old)
    path = backed_up(old, tmp_path / "old.gz")
    engine = engine_of(old)
    with engine.connect() as connection:
        assert step_of(connection) == "0002"
    engine.dispose()
    restored(database, path)
    check_plays_on(database)


def test_a_server_goes_on_with_a_database_of_an_earlier_step(
    database: str, foundry: Foundry, held: contextlib.ExitStack
) -> None:
    build_old(database)
    server = foundry.start(database)
    nobody = held.enter_context(closing(server.client()))
    listed = {one["game"]: one["id"] for one in nobody.ask("GET", "tables").expected()}
    with closing(nobody.stream(listed["ave"])) as stream:
        first = next(stream)
        assert first["seats"][0]["name"] == "Anna Prima"
        assert first["chat"][0]["text"].startswith("Salve Anna")
        assert stream.until(22)["version"] >= 22  # the bot has acted
