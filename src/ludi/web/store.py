"""The database: SQLite or PostgreSQL behind the same few questions.

One thread writes. What waits for it at the same moment is committed together, so that a busy server
waits for the disk once for many actions; each is answered only after the commit. An entry whose
number or key is taken is not written: somebody else was faster, and the caller looks again.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine, make_url

from ludi.web import schema

Answer = TypeVar("Answer")
CHANNEL = "ludi_tables"
_TOGETHER = 128
_READERS = 4

# Made once: making them for every action would take longer than running them.
_CHANGE_ROW = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("of"))


@dataclass(frozen=True)
class Entry:
    """One line of a table's list."""

    number: int
    kind: str
    body: Mapping[str, Any]
    at: float
    key: str | None = None


@dataclass(frozen=True)
class Summary:
    """What the row of a table says."""

    game: str
    status: str
    is_public: bool
    due_at: float | None


@dataclass
class _Job:
    work: Callable[[Connection], Any]
    answer: Future[Any]


class Store:
    """All that is kept. Questions are answered by threads; the event loop never waits for them."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        added = self._insert(schema.entries).on_conflict_do_nothing()
        self._add_line = added.returning(schema.entries.c.number)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what waits, then let go of the database."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    async def reading(self, question: Callable[[Connection], Answer]) -> Answer:
        def ask() -> Answer:
            with self.engine.connect() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    async def writing(self, work: Callable[[Connection], Answer]) -> Answer:
        """What the work answers, once it is committed."""
        job = _Job(work, Future())
        self._jobs.put(job)
        # The work goes on when its caller is gone: an answer is never half given.
        answer: Answer = await asyncio.shield(asyncio.wrap_future(job.answer))
        return answer

    # --- The writer ---

    def _write(self) -> None:
        is_open = True
        while is_open:
            first = self._jobs.get()
            jobs = [] if first is None else [first]
            is_open = first is not None
            while is_open and len(jobs) < _TOGETHER and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    is_open = False
                else:
                    jobs.append(following)
            if jobs:
                self._commit(jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        """All jobs in one transaction; if that fails, each in its own."""
        try:
            with writer_of(self.engine).begin() as connection:
                answers = [job.work(connection) for job in jobs]
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            if len(jobs) == 1:
                jobs[0].answer.set_exception(error)
            else:
                for job in jobs:
                    self._commit([job])
            return
        for job, answer in zip(jobs, answers, strict=True):
            job.answer.set_result(answer)

    # --- Tables ---

    async def append(self, table_id: str, entry: Entry, summary: Summary) -> bool:
        """Whether an entry was written; not if its number or key is taken."""
        return await self.writing(
            lambda connection: self._append(connection, table_id, entry, summary)
        )

    def _append(
        self, connection: Connection, table_id: str, entry: Entry, summary: Summary
    ) -> bool:
        row = {
            "game": summary.game,
            "status": summary.status,
            "is_public": summary.is_public,
            "version": entry.number,
            "changed_at": entry.at,
            "due_at": summary.due_at,
        }
        if entry.number == 1:
            connection.execute(sa.insert(schema.tables), {"id": table_id, **row})
        line = {
            "table_id": table_id,
            "number": entry.number,
            "kind": entry.kind,
            "body": json.dumps(entry.body, ensure_ascii=False, separators=(",", ":")),
            "at": entry.at,
            "key": entry.key,
        }
        if connection.execute(self._add_line, line).first() is None:
            return False
        if entry.number > 1:
            connection.execute(_CHANGE_ROW, {"of": table_id, **row})
        if self.is_postgres:
            told = f"{table_id} {entry.number}"
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, told)))
        return True

    async def keep(self, table_id: str, number: int, snapshot: str) -> None:
        """Keep a snapshot in place of the one before."""
        values = {"number": number, "body": snapshot}
        statement = self._insert(schema.snapshots).values(table_id=table_id, **values)
        upsert = statement.on_conflict_do_update(
            index_elements=["table_id"], set_=values, where=schema.snapshots.c.number < number
        )
        await self.writing(lambda connection: connection.execute(upsert))

    def _insert(self, table: sa.Table) -> Any:
        return postgresql.insert(table) if self.is_postgres else sqlite.insert(table)

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        """What was appended after a number, in order."""
        columns = schema.entries.c
        question = (
            sa.select(columns.number, columns.kind, columns.body, columns.at, columns.key)
            .where(columns.table_id == table_id, columns.number > after)
            .order_by(columns.number)
        )
        rows = await self.reading(lambda connection: connection.execute(question).all())
        return [Entry(row[0], row[1], json.loads(row[2]), row[3], row[4]) for row in rows]

    async def snapshot(self, table_id: str) -> tuple[int, Any] | None:
        columns = schema.snapshots.c
        question = sa.select(columns.number, columns.body).where(columns.table_id == table_id)
        row = await self.reading(lambda connection: connection.execute(question).first())
        return None if row is None else (row[0], json.loads(row[1]))

    async def public_tables(self, statuses: Iterable[str], most: int) -> list[str]:
        """Public tables, those that changed last first."""
        columns = schema.tables.c
        question = (
            sa.select(columns.id)
            .where(columns.is_public, columns.status.in_(list(statuses)))
            .order_by(columns.changed_at.desc())
            .limit(most)
        )
        rows = await self.reading(lambda connection: connection.execute(question).all())
        return [row[0] for row in rows]

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """Tables that are not over where a guest was seen, those that changed last first."""
        question = (
            sa.select(schema.tables.c.id)
            .join(schema.presences, schema.presences.c.table_id == schema.tables.c.id)
            .where(schema.presences.c.guest == guest, schema.tables.c.status != "over")
            .order_by(schema.tables.c.changed_at.desc())
            .limit(most)
        )
        rows = await self.reading(lambda connection: connection.execute(question).all())
        return [row[0] for row in rows]

    async def due_tables(self, before: float) -> list[str]:
        """Tables where a bot or a clock should have acted by then."""
        question = sa.select(schema.tables.c.id).where(schema.tables.c.due_at <= before)
        rows = await self.reading(lambda connection: connection.execute(question).all())
        return [row[0] for row in rows]

    # --- Guests and what opens the door to them ---

    async def secret(self, name: str, new: str) -> str:
        """A secret of the server; the new one, kept from now on, if there is none."""

        def work(connection: Connection) -> str:
            statement = self._insert(schema.secrets).values(name=name, value=new)
            connection.execute(statement.on_conflict_do_nothing())
            found = sa.select(schema.secrets.c.value).where(schema.secrets.c.name == name)
            return str(connection.execute(found).scalar_one())

        return await self.writing(work)

    async def put_guest(self, guest: str, name: str, at: float) -> None:
        """A new guest, or a new name."""
        statement = self._insert(schema.guests).values(id=guest, name=name, made_at=at)
        upsert = statement.on_conflict_do_update(index_elements=["id"], set_={"name": name})
        await self.writing(lambda connection: connection.execute(upsert))

    async def guest_name(self, guest: str) -> str | None:
        question = sa.select(schema.guests.c.name).where(schema.guests.c.id == guest)
        return await self.reading(lambda connection: connection.execute(question).scalar())

    async def put_key(
        self, digest: str, guest: str, kind: str, label: str, expires_at: float | None
    ) -> None:
        statement = sa.insert(schema.keys).values(
            hash=digest, guest=guest, kind=kind, label=label, expires_at=expires_at
        )
        await self.writing(lambda connection: connection.execute(statement))

    async def key_guest(self, digest: str, kind: str) -> str | None:
        columns = schema.keys.c
        question = sa.select(columns.guest).where(columns.hash == digest, columns.kind == kind)
        return await self.reading(lambda connection: connection.execute(question).scalar())

    async def use_key(self, digest: str, kind: str, now: float) -> str | None:
        """The guest of a key that works once and has not expired; it is gone afterwards."""
        columns = schema.keys.c
        is_it = sa.and_(columns.hash == digest, columns.kind == kind)

        def work(connection: Connection) -> str | None:
            found = sa.select(columns.guest).where(is_it, columns.expires_at > now)
            guest: str | None = connection.execute(found.with_for_update()).scalar()
            connection.execute(sa.delete(schema.keys).where(is_it))
            return guest

        return await self.writing(work)

    async def drop_keys(self, guest: str, kind: str) -> None:
        columns = schema.keys.c
        statement = sa.delete(schema.keys).where(columns.guest == guest, columns.kind == kind)
        await self.writing(lambda connection: connection.execute(statement))

    # --- Who is there ---

    async def see(self, seen: Iterable[tuple[str, str]], at: float) -> None:
        """Note that guests are at tables."""
        rows = [{"table_id": table, "guest": guest, "seen_at": at} for table, guest in sorted(seen)]
        statement = self._insert(schema.presences)
        upsert = statement.on_conflict_do_update(
            index_elements=["table_id", "guest"], set_={"seen_at": statement.excluded.seen_at}
        )
        if rows:
            await self.writing(lambda connection: connection.execute(upsert, rows))

    async def seen_at(self, table_id: str) -> dict[str, float]:
        """When each guest was last seen at a table."""
        columns = schema.presences.c
        question = sa.select(columns.guest, columns.seen_at).where(columns.table_id == table_id)
        rows = await self.reading(lambda connection: connection.execute(question).all())
        return {row[0]: row[1] for row in rows}


def engine_of(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(parsed, pool_size=_READERS + 2, pool_pre_ping=True)
    if parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(parsed, connect_args={"check_same_thread": False})
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def writer_of(engine: Engine) -> Engine:
    """The same database for who writes: SQLite waits for other writers before anything is read."""
    return engine.execution_options(writes=True)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    connection.isolation_level = None  # transactions begin where we say so
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
