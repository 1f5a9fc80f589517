"""The database behind the tables, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import psycopg
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ludi.web.errors import NewerDatabase
from ludi.web.storage import schema
from ludi.web.storage.appending import Append, Line, heard_in, heard_of, told_of
from ludi.web.storage.engines import Transactions, engine_of, prepare_sqlite, writing_engine
from ludi.web.storage.entries import MOVE, Entry, Listed, Question, Result, Sitter, Summary
from ludi.web.storage.migrations import migrate
from ludi.web.storage.questions import LEASE
from ludi.web.storage.statements import run as run_statement
from ludi.web.storage.store import Store
from ludi.web.storage.writer import Refused, Work, committed

SAT = (Sitter("person", "ann", "Ann"), Sitter("open", None, ""))
DUE = Question("here", MOVE, 1, "random", 2, 49.0, 50.0, person="ann", address="home")
WAITING = Summary("ave", "waiting", is_public=True, sitters=SAT)
PLAYING = Summary("ave", "playing", is_public=True, asked=2, question=DUE, has_bots=True)


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
        await store.append("secret", entry(1), Summary("ave", "waiting", False))
        assert await rows(store, schema.tables) == [
            ("here", "ave", "playing", True, 2, 2.0, 50.0, 2),
            ("secret", "ave", "waiting", False, 1, 1.0, None, 0),
        ]
        (listed,) = await store.public_tables(["waiting", "playing"], 10)
        assert listed == Listed("here", "ave", "playing", 2, SAT, 2.0, version=2)
        assert not listed.is_asked("ann") and not listed.is_asked("eve")
        assert await store.public_tables(["waiting"], 10) == []
        assert await store.tables_of("ann", 10) == [listed]
        assert await store.tables_of("ann", 10, over=True) == await store.tables_of("eve", 10) == []
        assert await store.due_tables(float("inf")) == [], "the bot has been asked"
        await store.questions.drop("here", MOVE, 1)
        assert await store.due_tables(49.9) == []
        assert await store.due_tables(50.0) == ["here"]
        await store.not_due("here", 1)
        assert await store.due_tables(50.0) == ["here"], "it has changed since"
        await store.not_due("here", 2)
        assert await store.due_tables(50.0) == []

    run(database, test)


def test_sitters_are_told_as_they_were_written(database: str) -> None:
    won, lost = Result(1, 3, 23, True), Result(3, 3, -2, False)
    sat = (Sitter("person", "ann", "Ann", None, lost), Sitter("bot", None, "Gaius", "optio", won))

    async def test(store: Store) -> None:
        await store.append("here", entry(1), WAITING)
        await store.append("here", entry(2), replace(PLAYING, status="over", sitters=sat))
        (listed,) = await store.tables_of("ann", 10, over=True)
        assert listed.sitters == sat
        assert [(row[5], row[9]) for row in await rows(store, schema.sitters)] == [
            (None, False),
            ("optio", True),
        ]

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


def do_nothing(_: Connection) -> None:
    return


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
        commits: list[None] = []
        store.writer.on_commit = lambda: commits.append(None)
        await held(store, *[do_nothing] * 20)
        assert len(commits) == 2, "of what held it, and of all that waited"

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
        await store.writing(do_nothing)  # whatever waited before is done
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


def test_who_is_where_is_known(database: str) -> None:
    async def test(store: Store) -> None:
        beat, at = store.presences.beat, store.presences.at
        await beat("one", [("here", "ann"), ("here", "ben"), ("there", "ann")], [])
        await beat("two", [("here", "eve")], [])
        assert await at("here", {"one"}) == {"ann", "ben"}
        assert await at("here", {"one", "two"}) == {"ann", "ben", "eve"}
        await beat("one", [("here", "ann")], [("here", "ben"), ("here", "nobody")])
        assert await at("here", {"one"}) == {"ann"}
        assert await store.presences.beats() == {"one": 2, "two": 1}
        await store.presences.forget("one")
        assert await at("there", {"one"}) == set()
        assert await store.presences.beats() == {"two": 1}

    run(database, test)


# --- What is personal ---------------------------------------------------------------------------


def test_what_is_personal_stands_beside_the_entries(database: str) -> None:
    said = Entry(2, "said", {"guest": "ann", "name": "Ann", "text": "Salve!"}, 2.0)
    seated = Entry(3, "seated", {"seat": 0, "kind": "person", "guest": "ben", "name": "Ben"}, 3.0)
    bot = Entry(4, "seated", {"seat": 1, "kind": "bot", "bot": "tiro", "name": "Gaius"}, 4.0)

    async def test(store: Store) -> None:
        await store.append("here", entry(1), WAITING)
        for one in (said, seated, bot):
            await store.append("here", one, WAITING)
        assert await store.entries("here", 1) == [said, seated, bot]
        bodies = [row[3] for row in await rows(store, schema.entries)]
        assert not any(word in body for body in bodies for word in ("Ann", "Salve", "Ben"))
        assert "Gaius" in bodies[3]

    run(database, test)


# --- Questions ----------------------------------------------------------------------------------


def question(table: str, **more: Any) -> Question:
    given = {
        "kind": MOVE,
        "seat": 0,
        "bot": "random",
        "number": 1,
        "asked_at": 0.0,
        "ready_at": 10.0,
        **more,
    }
    return Question(table, **given)


async def asked(store: Store, *questions: Question) -> None:
    for one in questions:
        await store.append(one.table_id, entry(1), WAITING)
        await store.questions.ask(one)


async def order(store: Store, most: int = 1000) -> list[str]:
    """The tables whose questions are taken, one after the other and all under way at once."""
    found: list[str] = []
    while len(found) < most:
        taken = await store.questions.take("me", 20.0, (0, 1))
        if taken is None:
            break
        found.append(taken.table_id)
    return found


def test_a_question_is_taken_once_and_when_it_is_ready(database: str) -> None:
    async def test(store: Store) -> None:
        one, late = question("one"), question("late", ready_at=30.0)
        await asked(store, one, late)
        await store.questions.ask(one)  # it is being asked
        take = store.questions.take
        assert await take("me", 9.0, (0, 1)) is None
        assert await store.questions.ready_in(9.0, (2, 2)) is None
        assert await store.questions.ready_in(9.0, (0, 1)) == 1.0
        assert await take("me", 10.0, (2, 2)) is None, "it is not as long"
        assert await take("me", 10.0, (0, 1)) == one
        assert await take("you", 11.0, (0, 1)) is None
        assert await store.questions.ready_in(11.0, (0, 1)) == 19.0
        await store.questions.still_at("me", 12.0)
        assert await take("you", 11.0 + LEASE, (0, 1)) is None
        assert await take("you", 13.0 + LEASE, (0, 1)) == one, "nothing was heard for long"
        await store.questions.leave(one)
        assert await take("me", 13.0 + LEASE, (0, 1)) == one
        assert await store.questions.waiting(13.0 + LEASE) == {0: 1}
        assert await store.questions.waiting(31.0) == {0: 2}

    run(database, test)


def test_a_clock_that_was_set_back_hides_no_question(database: str) -> None:
    async def test(store: Store) -> None:
        one = question("one", asked_at=4990.0, ready_at=5000.0)
        await asked(store, one)
        assert await store.questions.take("me", 5000.0, (0, 1)) == one
        assert await store.questions.ready_in(1400.0, (0, 1)) == 0.0
        assert await store.questions.take("you", 1400.0, (0, 1)) == one

    run(database, test)


def test_everybody_has_a_fair_share(database: str) -> None:
    """Eighty tables of one address, asked first, and one of a stranger."""

    async def test(store: Store) -> None:
        flood = [
            question(
                f"flood-{at:02}", person=f"guest-{at}", address="flood", weight=1, ready_at=at / 10
            )
            for at in range(80)
        ]
        stranger = question("stranger", person="ann", address="home", ready_at=15.0)
        champion = question("champion", person="ben", address="there", ready_at=16.0, weight=1)
        many = [
            question(f"own-{at}", person="eve", address="else", ready_at=17.0 + at)
            for at in range(2)
        ]
        await asked(store, *flood, *many, stranger, champion)
        found = await order(store, 10)
        assert found[:2] == ["stranger", "own-0"], "the quick before the slow"
        assert found[2:6] == ["flood-00", "flood-01", "flood-02", "flood-03"]
        assert found[6] == "champion", "four of an address, and then the next"
        assert found[7] == "own-1", "each person's first before anybody's second"

    run(database, test)


def test_two_who_take_at_once_never_take_the_same(shared_database: str) -> None:
    async def test(store: Store) -> None:
        async with a_store(shared_database) as other:
            await asked(store, *(question(f"table-{at}", person=f"{at}") for at in range(30)))
            taken: list[str] = []
            while len(taken) < 30:
                found = await asyncio.gather(
                    *(
                        one.questions.take(name, 20.0, (0, 1))
                        for one in (store, other)
                        for name in ("a", "b")
                    )
                )
                taken += [one.table_id for one in found if one is not None]
            assert len({*taken}) == 30

    run(shared_database, test)


def test_a_new_move_takes_the_place_of_the_one_before(database: str) -> None:
    async def test(store: Store) -> None:
        await store.append("here", entry(1), PLAYING)
        assert await store.questions.take("me", 60.0, (0, 1)) == DUE
        later = replace(DUE, number=2, ready_at=55.0)
        await store.append("here", entry(2), replace(PLAYING, question=later))
        assert await store.questions.take("you", 61.0, (0, 1)) is None, "somebody is at it"
        await store.append("here", entry(3), replace(PLAYING, question=later, answers=True))
        assert await store.questions.take("you", 61.0, (0, 1)) == later
        await store.append("here", entry(4), replace(PLAYING, question=None))
        assert await store.questions.waiting(100.0) == {}

    run(database, test)


# --- Migrations ---------------------------------------------------------------------------------


def test_migrating_twice_is_harmless(database: str) -> None:
    async def test(store: Store) -> None:
        await store.append("here", entry(1), WAITING)
        before = await everything(store)
        migrate(store.engine)
        assert await everything(store) == before

    run(database, test)


def test_a_database_of_a_later_version_is_left_alone(database: str) -> None:
    async def test(store: Store) -> None:
        with store.engine.begin() as connection:
            connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
        for language, words in (("en", "later version"), ("fr", "plus récente")):
            with pytest.raises(NewerDatabase) as refusal:
                migrate(store.engine)
            assert words in refusal.value.sentence(language)
            assert "9999" in refusal.value.sentence(language)

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


def test_a_notice_tells_an_action_whole_and_nothing_personal() -> None:
    """PostgreSQL takes 8,000 bytes; what is kept apart from an entry is not told."""
    acted: Line = ("t", 7, "acted", '{"seat":1,"do":"lay forum 2"}', 12.5, "key ü")
    said: Line = ("u", 8, "said", '{"guest":"g"}', 12.5, None)
    long: Line = ("v", 9, "acted", "x" * 8000, 12.5, None)
    told = heard_in("\n".join(map(told_of, (acted, said, long))))
    assert [(one.table_id, one.number) for one in told] == [("t", 7), ("u", 8), ("v", 9)]
    whole = Entry(7, "acted", {"seat": 1, "do": "lay forum 2"}, 12.5, "key ü")
    assert [one.entry() for one in told] == [whole, None, None]
    assert heard_of(*acted, 0).entry() == whole and heard_of(*said, 0).entry() is None
    assert [one.asks for one in heard_in(f"{told_of(acted)}\n{told_of(acted, asks=True)}")] == [
        False,
        True,
    ]
    assert heard_in("") == []


@pytest.mark.parametrize("kind", ["acted", "said"])
def test_what_is_done_again_after_a_cut_is_written_once(shared_database: str, kind: str) -> None:
    """The connection is lost after all was committed, and before anybody is told."""
    make_tables(shared_database)
    plain = replace(WAITING, sitters=None)
    lasting = Entry(2, kind, {"text": "ave"}, 2.5)
    with closing(Transactions(writing_engine(shared_database))) as transactions:

        def done(work: Work) -> list[tuple[bool, Any]]:
            return committed(transactions, [work], lambda: None)

        assert done(Append("here", entry(1), WAITING)) == [(True, True)]
        assert done(Cut("here", lasting, plain)) == [(True, True)]
        assert done(Append("here", lasting, plain)) == [(True, False)]
        assert done(Append("here", lasting, plain).again()) == [(True, True)]
        assert done(Append("here", replace(lasting, at=9.5), plain)) == [(True, False)]

    async def test(store: Store) -> None:
        assert [found.number for found in await store.entries("here", 0)] == [1, 2]

    run(shared_database, test)


def make_tables(database: str) -> None:
    engine = engine_of(database)
    migrate(engine)
    engine.dispose()


class Cut(Append):
    """It is done once, and then the connection lost."""

    def __call__(self, connection: Connection) -> bool:
        is_done = super().__call__(connection)
        run_statement(connection, "COMMIT")
        cut_once(self.table_id, connection)
        return is_done

    @staticmethod
    def done_together(works: Sequence[Append], connection: Connection) -> list[bool]:
        done = Append.done_together(works, connection)
        cut_once(works[0].table_id, connection)
        return done


def cut_once(table_id: str, connection: Connection, were_cut: set[str] = set()) -> None:  # noqa: B006 - what it remembers
    if table_id not in were_cut:
        were_cut.add(table_id)
        driver: Any = connection.connection.driver_connection
        driver.close()
        raise psycopg.OperationalError("cut")
    were_cut.remove(table_id)


def test_who_is_stopped_takes_nobody_elses_entry_for_its_own(shared_database: str) -> None:
    """Two waited for each other, one of them was stopped, and nothing it did has stayed."""
    make_tables(shared_database)
    Stopped.tries.clear()
    with closing(Transactions(writing_engine(shared_database))) as transactions:
        for number in (1, 2):
            work = Append("here", entry(number), WAITING)
            assert committed(transactions, [work], lambda: None) == [(True, True)]
        stopped = Stopped("here", entry(2), WAITING)
        assert committed(transactions, [stopped], lambda: None) == [(True, False)]
        assert stopped.tries == [1, 1]


class Stopped(Append):
    """The first time PostgreSQL stops it."""

    tries: ClassVar[list[int]] = []

    def __call__(self, connection: Connection) -> bool:
        self.tries.append(1)
        if len(self.tries) == 1:
            raise psycopg.errors.DeadlockDetected("deadlock detected")
        return super().__call__(connection)


def test_a_database_that_cannot_be_written_refuses_at_once(shared_database: str) -> None:
    """However good the connection was: it is tried once more, and not again and again."""
    make_tables(shared_database)
    connects = []
    engine = writing_engine(shared_database)
    sa.event.listen(engine, "connect", lambda *_: connects.append(1))
    with closing(Transactions(engine)) as transactions:
        assert committed(transactions, [Append("here", entry(1), WAITING)], lambda: None)[0][0]
        with closing(psycopg.connect(shared_database, autocommit=True)) as admin:
            name = admin.info.dbname
            admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on".encode())
            admin.execute(
                b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                b"WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        said = Append("here", entry(2), WAITING)
        ((is_good, error),) = committed(transactions, [said], lambda: None)
        assert not is_good and isinstance(error, Refused)
        assert len(connects) <= 3
