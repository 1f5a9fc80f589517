"""The database: SQLite or PostgreSQL behind the same few questions.

An entry whose number or key is taken is not written: somebody else was faster, and the caller looks
again.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, Engine, make_url

from ludi.web.storage import schema
from ludi.web.storage.entries import Entry, Summary
from ludi.web.storage.writer import Writer

Answer = TypeVar("Answer")
CHANNEL = "ludi_tables"
_READERS = 4
_PATIENCE_S = 10

# Made once: making them for every action would take longer than running them.
_CHANGE_ROW = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("of"))


class Store:
    """All that is kept. Questions are answered by threads; the event loop never waits for them."""

    def __init__(self, url: str, *, forks: bool = False) -> None:
        """`forks`: the writer is a process of its own; only where there are no threads yet."""
        self.writer = Writer(partial(_writing_engine, url), forks=forks)
        self.writing = self.writer.write
        self.engine = engine_of(url)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reader")

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def reading(self, question: Callable[[Connection], Answer]) -> Answer:
        def ask() -> Answer:
            with self.engine.connect() as connection:
                return question(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)

    # --- Tables ---

    async def append(self, table_id: str, entry: Entry, summary: Summary) -> bool:
        """Whether an entry was written; not if its number or key is taken."""
        is_written: bool = await self.writing(partial(_append, table_id, entry, summary))
        return is_written

    async def keep(self, table_id: str, number: int, snapshot: str) -> None:
        """Keep a snapshot in place of the one before."""
        await self.writing(partial(_keep, table_id, number, snapshot))

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

    async def keep_review(self, table_id: str, review: str) -> None:
        """Keep a review; the first one stays."""
        await self.writing(partial(_keep_review, table_id, review))

    async def review(self, table_id: str) -> Any | None:
        columns = schema.reviews.c
        question = sa.select(columns.body).where(columns.table_id == table_id)
        body = await self.reading(lambda connection: connection.execute(question).scalar())
        return None if body is None else json.loads(body)

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

    async def tables_of(self, guest: str, most: int, *, over: bool = False) -> list[str]:
        """Tables where a guest was seen, over or not, those that changed last first."""
        is_over = schema.tables.c.status == "over"
        question = (
            sa.select(schema.tables.c.id)
            .join(schema.presences, schema.presences.c.table_id == schema.tables.c.id)
            .where(schema.presences.c.guest == guest, is_over if over else sa.not_(is_over))
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
        return str(await self.writing(partial(_secret, name, new)))

    async def put_guest(self, guest: str, name: str, at: float) -> None:
        """A new guest, or a new name."""
        await self.writing(partial(_put_guest, guest, name, at))

    async def guest_name(self, guest: str) -> str | None:
        question = sa.select(schema.guests.c.name).where(schema.guests.c.id == guest)
        return await self.reading(lambda connection: connection.execute(question).scalar())

    async def put_key(
        self, digest: str, guest: str, kind: str, label: str, expires_at: float | None
    ) -> None:
        await self.writing(partial(_put_key, digest, guest, kind, label, expires_at))

    async def key_guest(self, digest: str, kind: str) -> str | None:
        columns = schema.keys.c
        question = sa.select(columns.guest).where(columns.hash == digest, columns.kind == kind)
        return await self.reading(lambda connection: connection.execute(question).scalar())

    async def use_key(self, digest: str, kind: str, now: float) -> str | None:
        """The guest of a key that works once and has not expired; it is gone afterwards."""
        guest: str | None = await self.writing(partial(_use_key, digest, kind, now))
        return guest

    async def drop_keys(self, guest: str, kind: str) -> None:
        await self.writing(partial(_drop_keys, guest, kind))

    # --- Who is there ---

    async def see(self, seen: Iterable[tuple[str, str]], at: float) -> None:
        """Note that guests are at tables."""
        await self.writing(partial(_see, sorted(seen), at))

    async def seen_at(self, table_id: str) -> dict[str, float]:
        """When each guest was last seen at a table."""
        columns = schema.presences.c
        question = sa.select(columns.guest, columns.seen_at).where(columns.table_id == table_id)
        rows = await self.reading(lambda connection: connection.execute(question).all())
        return {row[0]: row[1] for row in rows}


# --- What the writer does: functions that travel to it ------------------------------------------


def _append(table_id: str, entry: Entry, summary: Summary, connection: Connection) -> bool:
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
    if connection.execute(_add_line(connection.dialect.name), line).first() is None:
        return False
    if entry.number > 1:
        connection.execute(_CHANGE_ROW, {"of": table_id, **row})
    if connection.dialect.name == "postgresql":
        told = f"{table_id} {entry.number}"
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, told)))
    return True


@cache
def _add_line(dialect: str) -> Any:
    added = _INSERTS[dialect](schema.entries).on_conflict_do_nothing()
    return added.returning(schema.entries.c.number)


def _keep(table_id: str, number: int, snapshot: str, connection: Connection) -> None:
    values = {"number": number, "body": snapshot}
    statement = _insert(connection, schema.snapshots).values(table_id=table_id, **values)
    is_older = schema.snapshots.c.number < number
    connection.execute(
        statement.on_conflict_do_update(index_elements=["table_id"], set_=values, where=is_older)
    )


def _keep_review(table_id: str, review: str, connection: Connection) -> None:
    statement = _insert(connection, schema.reviews).values(table_id=table_id, body=review)
    connection.execute(statement.on_conflict_do_nothing())


def _secret(name: str, new: str, connection: Connection) -> str:
    statement = _insert(connection, schema.secrets).values(name=name, value=new)
    connection.execute(statement.on_conflict_do_nothing())
    found = sa.select(schema.secrets.c.value).where(schema.secrets.c.name == name)
    return str(connection.execute(found).scalar_one())


def _put_guest(guest: str, name: str, at: float, connection: Connection) -> None:
    statement = _insert(connection, schema.guests).values(id=guest, name=name, made_at=at)
    connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_={"name": name}))


def _put_key(
    digest: str,
    guest: str,
    kind: str,
    label: str,
    expires_at: float | None,
    connection: Connection,
) -> None:
    row = {"hash": digest, "guest": guest, "kind": kind, "label": label, "expires_at": expires_at}
    connection.execute(sa.insert(schema.keys), row)


def _use_key(digest: str, kind: str, now: float, connection: Connection) -> str | None:
    columns = schema.keys.c
    is_it = sa.and_(columns.hash == digest, columns.kind == kind)
    found = sa.select(columns.guest).where(is_it, columns.expires_at > now)
    guest: str | None = connection.execute(found.with_for_update()).scalar()
    connection.execute(sa.delete(schema.keys).where(is_it))
    return guest


def _drop_keys(guest: str, kind: str, connection: Connection) -> None:
    columns = schema.keys.c
    connection.execute(sa.delete(schema.keys).where(columns.guest == guest, columns.kind == kind))


def _see(seen: list[tuple[str, str]], at: float, connection: Connection) -> None:
    rows = [{"table_id": table, "guest": guest, "seen_at": at} for table, guest in seen]
    statement = _insert(connection, schema.presences)
    upsert = statement.on_conflict_do_update(
        index_elements=["table_id", "guest"], set_={"seen_at": statement.excluded.seen_at}
    )
    if rows:
        connection.execute(upsert, rows)


_INSERTS: Final[Mapping[str, Callable[[sa.Table], Any]]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}


def _insert(connection: Connection, table: sa.Table) -> Any:
    return _INSERTS[connection.dialect.name](table)


# --- Engines ------------------------------------------------------------------------------------


def engine_of(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(parsed, pool_size=_READERS + 2, pool_pre_ping=True)
    if parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(parsed, connect_args={"check_same_thread": False})
    sa.event.listen(engine, "connect", prepare_sqlite)
    sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _writing_engine(url: str) -> Engine:
    return writer_of(engine_of(url))


def writer_of(engine: Engine) -> Engine:
    """The same database for who writes: SQLite waits for other writers before anything is read."""
    return engine.execution_options(writes=True)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and what is committed is on the disk."""
    connection.isolation_level = None  # transactions begin where we say so
    for pragma in (f"busy_timeout={_PATIENCE_S * 1000}", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    _log_ahead(connection)


def _log_ahead(connection: Any) -> None:
    """A new file's first connections make the change at once; SQLite has all but one fail then."""
    give_up_at = time.monotonic() + _PATIENCE_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            is_taken = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_taken or time.monotonic() > give_up_at:
                raise
            time.sleep(0.01)
