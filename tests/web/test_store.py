"""The database behind the tables, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ludi.web.storage import schema
from ludi.web.storage.entries import Entry, Summary
from ludi.web.storage.migrations import migrate
from ludi.web.storage.store import Store, engine_of, prepare_sqlite

WAITING = Summary("ave", "waiting", is_public=True, due_at=None)
PLAYING = Summary("ave", "playing", is_public=True, due_at=50.0)


@contextlib.asynccontextmanager
async def a_store(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    migrate(store.engine)
    try:
        yield store
    finally:
        await store.close()


def run(database: str, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with a store."""

    async def running() -> None:
        async with a_store(database) as store:
            await test(store)

    asyncio.run(running())


def entry(number: int, key: str | None = None, word: str = "ave") -> Entry:
    return Entry(number, "said", {"text": word}, float(number), key)


async def rows(store: Store, table: sa.Table) -> list[Any]:
    """Everything in a table of the database."""
    question = sa.select(table).order_by(*table.primary_key)
    return await store.reading(
        lambda connection: [tuple(row) for row in connection.execute(question)]
    )


async def everything(store: Store) -> list[Any]:
    return [await rows(store, table) for table in schema.metadata.sorted_tables]


# --- Entries ------------------------------------------------------------------------------------


def test_entries_come_back_in_order_as_they_were(database: str) -> None:
    async def test(store: Store) -> None:
        written = [entry(1), entry(2, "key-zwei", "Römer „hier“"), entry(3)]
        for one in written:
            assert await store.append("here", one, WAITING)
        await store.append("there", entry(1, "key-zwei"), WAITING)  # keys are each table's own
        assert await store.entries("here", 0) == written
        assert await store.entries("here", 2) == written[2:]
        assert await store.entries("nowhere", 0) == []

    run(database, test)


@pytest.mark.parametrize("late", [entry(2, "key-late"), entry(3, "key-taken"), entry(2, None)])
def test_a_taken_number_or_key_is_refused_and_changes_nothing(database: str, late: Entry) -> None:
    async def test(store: Store) -> None:
        await store.append("here", entry(1), WAITING)
        await store.append("here", entry(2, "key-taken"), WAITING)
        before = await everything(store)
        assert not await store.append("here", late, PLAYING)
        assert await everything(store) == before

    run(database, test)


def test_of_many_with_one_number_one_is_written(database: str) -> None:
    async def test(store: Store) -> None:
        await store.append("here", entry(1), WAITING)
        rivals = [entry(2, f"key-{number:05}") for number in range(50)]
        is_written = await asyncio.gather(*(store.append("here", one, WAITING) for one in rivals))
        assert is_written.count(True) == 1
        assert await store.entries("here", 1) == [rivals[is_written.index(True)]]

    run(database, test)


def test_two_stores_agree_who_was_first(shared_database: str) -> None:
    async def test(store: Store) -> None:
        async with a_store(shared_database) as other:
            await store.append("here", entry(1), WAITING)
            for number in range(2, 40):
                rivals = (entry(number, word="one"), entry(number, word="other"))
                one, two = await asyncio.gather(
                    store.append("here", rivals[0], WAITING),
                    other.append("here", rivals[1], WAITING),
                )
                assert one != two
                assert await store.entries("here", number - 1) == [rivals[not one]]

    run(shared_database, test)


def test_what_two_stores_write_crosswise_is_all_written(shared_database: str) -> None:
    """Both write many tables in one transaction, in opposite orders: neither waits for ever."""

    async def test(store: Store) -> None:
        async with a_store(shared_database) as other:
            tables = [f"table-{number}" for number in range(10)]
            for table in tables:
                await store.append(table, entry(1), WAITING)
            answers = await asyncio.gather(
                *(store.append(table, entry(2), WAITING) for table in tables),
                *(other.append(table, entry(2), WAITING) for table in reversed(tables)),
            )
            assert [answers[at] != answers[-1 - at] for at in range(10)] == [True] * 10

    run(shared_database, test)


def test_the_row_of_a_table_follows_its_entries(database: str) -> None:
    async def test(store: Store) -> None:
        await store.append("here", entry(1), WAITING)
        await store.append("here", entry(2), PLAYING)
        await store.append("secret", entry(1), Summary("ave", "waiting", False, None))
        assert await rows(store, schema.tables) == [
            ("here", "ave", "playing", True, 2, 2.0, 50.0),
            ("secret", "ave", "waiting", False, 1, 1.0, None),
        ]
        assert await store.public_tables(["waiting", "playing"], 10) == ["here"]
        assert await store.public_tables(["waiting"], 10) == []
        assert await store.due_tables(49.9) == []
        assert await store.due_tables(50.0) == ["here"]
        assert await store.due_tables(float("inf")) == ["here"]

    run(database, test)


# --- Writing together ---------------------------------------------------------------------------


async def held(store: Store, *works: Callable[[Connection], Any]) -> list[Any]:
    """Answers or errors of works that the writer finds waiting all at once."""
    async with holding(store):
        waiting = [asyncio.ensure_future(store.writing(work)) for work in works]
        await asyncio.sleep(0)  # all of them are asked for now
    return await asyncio.gather(*waiting, return_exceptions=True)


@contextlib.asynccontextmanager
async def holding(store: Store) -> AsyncIterator[None]:
    """The writer is at work all the time."""
    with tempfile.TemporaryDirectory() as folder:
        begun, ended = Path(folder) / "begun", Path(folder) / "ended"
        work = asyncio.ensure_future(store.writing(partial(wait_for, begun, ended)))
        while not begun.exists():
            await asyncio.sleep(0.001)
        yield
        ended.touch()
        await work


def wait_for(begun: Path, ended: Path, _: Connection) -> None:
    begun.touch()
    while not ended.exists():
        time.sleep(0.001)


def connection_of(connection: Connection) -> int:
    """A number that two works share if they are in one transaction."""
    transaction = connection.get_transaction()
    assert transaction is not None
    return id(transaction)


def put_secret(name: str) -> Callable[[Connection], str]:
    return partial(_put_secret, name)


def _put_secret(name: str, connection: Connection) -> str:
    connection.execute(sa.insert(schema.secrets).values(name=name, value=name))
    return name


def fail(_: Connection) -> None:
    raise ZeroDivisionError


class Stubborn(Exception):
    """An error that cannot travel."""

    def __reduce__(self) -> Any:
        raise TypeError


def fail_stubbornly(_: Connection) -> None:
    raise Stubborn


def test_what_waits_is_committed_together(database: str) -> None:
    async def test(store: Store) -> None:
        assert len(set(await held(store, *[connection_of] * 20))) == 1

    run(database, test)


def test_each_writer_gets_its_own_answer(database: str) -> None:
    async def test(store: Store) -> None:
        names = [f"name {number}" for number in range(300)]
        assert await held(store, *map(put_secret, names)) == names
        assert sorted(row[0] for row in await rows(store, schema.secrets)) == sorted(names)

    run(database, test)


def test_a_failing_job_spoils_no_other(database: str) -> None:
    async def test(store: Store) -> None:
        works = [*map(put_secret, "ab"), fail, put_secret("a"), fail_stubbornly, put_secret("c")]
        first, second, failed, taken, stubborn, third = await held(store, *works)
        assert [first, second, third] == ["a", "b", "c"]
        assert isinstance(failed, ZeroDivisionError)
        assert isinstance(taken, sa.exc.IntegrityError)
        assert isinstance(stubborn, RuntimeError) and "Stubborn" in str(stubborn)
        assert [row[0] for row in await rows(store, schema.secrets)] == ["a", "b", "c"]

    run(database, test)


def test_a_work_whose_caller_is_gone_is_done(database: str) -> None:
    async def test(store: Store) -> None:
        async with holding(store):
            leaving = asyncio.ensure_future(store.writing(put_secret("kept")))
            await asyncio.sleep(0)
            leaving.cancel()
        await store.writing(connection_of)  # whatever waited before is done
        assert leaving.cancelled()
        assert await rows(store, schema.secrets) == [("kept", "kept")]

    run(database, test)


def test_closing_writes_what_waits(database: str) -> None:
    async def test(store: Store) -> None:
        other = Store(database)
        async with holding(other):
            writing = asyncio.ensure_future(other.writing(put_secret("kept")))
            await asyncio.sleep(0)
            closing = asyncio.ensure_future(other.close())
        await closing
        assert await writing == "kept"
        assert await rows(store, schema.secrets) == [("kept", "kept")]

    run(database, test)


# --- Snapshots, keys, guests --------------------------------------------------------------------


def test_only_a_newer_snapshot_takes_the_place_of_one(database: str) -> None:
    async def test(store: Store) -> None:
        await store.append("here", entry(1), WAITING)
        assert await store.snapshot("here") is None
        for number, kept in ((5, 5), (3, 5), (5, 5), (8, 8)):
            await store.keep("here", number, f'{{"version":{number}}}')
            assert await store.snapshot("here") == (kept, {"version": kept})

    run(database, test)


def test_a_code_works_once(database: str) -> None:
    async def test(store: Store) -> None:
        await store.put_guest("ann", "Ann", 1.0)
        await store.put_key("hash", "ann", "code", "Ann", 100.0)
        assert await store.use_key("hash", "token", 99.0) is None  # not a code's hash
        used = await asyncio.gather(*(store.use_key("hash", "code", 99.0) for _ in range(20)))
        assert sorted(used, key=str) == [*[None] * 19, "ann"]

    run(database, test)


def test_a_code_works_once_at_two_servers(shared_database: str) -> None:
    async def test(store: Store) -> None:
        async with a_store(shared_database) as other:
            await store.put_guest("ann", "Ann", 1.0)
            for number in range(20):
                await store.put_key(f"hash {number}", "ann", "code", "Ann", 100.0)
                used = await asyncio.gather(
                    *(each.use_key(f"hash {number}", "code", 99.0) for each in (store, other))
                )
                assert sorted(used, key=str) == [None, "ann"]

    run(shared_database, test)


def test_an_expired_code_works_no_more(database: str) -> None:
    async def test(store: Store) -> None:
        await store.put_guest("ann", "Ann", 1.0)
        await store.put_key("hash", "ann", "code", "Ann", 100.0)
        assert await store.use_key("hash", "code", 100.0) is None
        assert await store.use_key("hash", "code", 99.0) is None  # it is gone

    run(database, test)


def test_tokens_stay_until_they_are_dropped(database: str) -> None:
    async def test(store: Store) -> None:
        await store.put_guest("ann", "Ann", 1.0)
        await store.put_key("hash", "ann", "token", "Ann", None)
        assert [await store.key_guest("hash", "token") for _ in range(2)] == ["ann", "ann"]
        assert await store.key_guest("hash", "code") is None
        await store.drop_keys("ann", "token")
        assert await store.key_guest("hash", "token") is None

    run(database, test)


def test_a_secret_is_made_once(database: str) -> None:
    async def test(store: Store) -> None:
        async with a_store(database) as other:
            made = await asyncio.gather(store.secret("cookies", "a"), other.secret("cookies", "b"))
            assert made[0] == made[1] == await store.secret("cookies", "c")

    run(database, test)


def test_who_was_seen_last_is_known(database: str) -> None:
    async def test(store: Store) -> None:
        await store.append("here", entry(1), WAITING)
        await store.see([], 1.0)
        await store.see([("here", "ann"), ("here", "ben")], 2.0)
        await store.see([("here", "ann")], 3.0)
        assert await store.seen_at("here") == {"ann": 3.0, "ben": 2.0}

    run(database, test)


# --- Migrations ---------------------------------------------------------------------------------


def test_migrating_twice_is_harmless(database: str) -> None:
    async def test(store: Store) -> None:
        await store.append("here", entry(1), WAITING)
        before = await everything(store)
        migrate(store.engine)
        assert await everything(store) == before

    run(database, test)


def test_the_migrated_database_is_what_the_schema_says(database: str) -> None:
    async def test(store: Store) -> None:
        inspected = sa.inspect(store.engine)
        assert {*inspected.get_table_names()} == {*schema.metadata.tables, "alembic_version"}
        for name, table in schema.metadata.tables.items():
            found = {column["name"]: column["nullable"] for column in inspected.get_columns(name)}
            assert found == {column.name: column.nullable for column in table.columns}

    run(database, test)


def test_a_new_file_in_use_is_waited_for() -> None:
    """SQLite refuses one of two connections that turn to the log at the same moment."""
    asked = []

    class Busy:
        def execute(self, statement: str) -> None:
            asked.append(statement)
            if asked.count("PRAGMA journal_mode=WAL") == 1:
                raise failure

    failure = sqlite3.OperationalError("database is locked")
    failure.sqlite_errorcode = sqlite3.SQLITE_BUSY
    prepare_sqlite(Busy(), None)
    assert asked.count("PRAGMA journal_mode=WAL") == 2

    asked.clear()
    failure.sqlite_errorcode = sqlite3.SQLITE_READONLY
    with pytest.raises(sqlite3.OperationalError):
        prepare_sqlite(Busy(), None)


def test_many_servers_migrate_at_once(database: str) -> None:
    together = threading.Barrier(4)

    def start(_: int) -> None:
        engine = engine_of(database)
        together.wait(60)
        try:
            migrate(engine)
        finally:
            engine.dispose()

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(start, range(4)))

    async def test(store: Store) -> None:
        assert await store.append("here", entry(1), WAITING)

    run(database, test)
