"""The database: SQLite or PostgreSQL behind the same few questions.

An entry whose number or key is taken is not written: somebody else was faster, and the caller looks
again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from ludi.web.errors import Missing, Unkept
from ludi.web.storage import schema
from ludi.web.storage.appending import Append
from ludi.web.storage.engines import READERS, engine_of, is_trouble, writing_engine
from ludi.web.storage.entries import (
    ERASURE,
    FINISHED,
    Entry,
    Listed,
    Result,
    Sitter,
    Summary,
    joined,
    told_status,
)
from ludi.web.storage.presences import Presences
from ludi.web.storage.questions import Questions
from ludi.web.storage.restraints import Restraints
from ludi.web.storage.statements import run
from ludi.web.storage.writer import Lost, Refused, Writer

Answer = TypeVar("Answer")
# So many tables are asked for by one statement.
_AT_ONCE: Final = 100
_log: Final = logging.getLogger("ludi")


def _unkept(error: Exception) -> Unkept:
    """Told to who runs the server by its log, and to people as a sentence."""
    _log.error("the database: %s", str(error) or repr(error))
    return Unkept("database.away")


class Store:
    """All that is kept. Questions are answered by threads; the event loop never waits for them."""

    def __init__(self, url: str, *, forks: bool = False) -> None:
        """`forks`: the writer is a process of its own; only where there are no threads yet."""
        self.writer = Writer(partial(writing_engine, url), forks=forks)
        self.engine = engine_of(url)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.questions = Questions(self.reading, self.writing)
        self.presences = Presences(self.reading, self.writing)
        self.restraints = Restraints(self.reading)

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def reading(self, question: Callable[[Connection], Answer]) -> Answer:
        def ask() -> Answer:
            with self.engine.connect() as connection:
                return question(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except Exception as error:
            if is_trouble(error):
                raise _unkept(error) from error
            raise

    async def writing(self, work: Callable[[Connection], Answer]) -> Answer:
        """What a work answers, once it is committed."""
        try:
            answer: Answer = await self.writer.write(work)
        except (Refused, Lost) as error:
            raise _unkept(error) from error
        return answer

    # --- Tables ---

    async def append(self, table_id: str, entry: Entry, summary: Summary) -> bool:
        """Whether an entry was written; not if its number or key is taken. Missing: the table was
        deleted meanwhile."""
        try:
            is_written: bool = await self.writing(Append(table_id, entry, summary))
        except Unkept:
            raise
        except Exception as error:
            if entry.number > 1 and await self.gone([table_id]):
                raise Missing("table.missing") from error
            raise
        if is_written and summary.question is not None:
            self.questions.on_asking()
        return is_written

    async def entries(self, table_id: str, after: int) -> list[Entry]:
        """What was appended after a number, in order."""
        return await self.reading(
            lambda connection: [_entry(row) for row in run(connection, _ENTRIES, table_id, after)]
        )

    async def gone(self, table_ids: Collection[str]) -> set[str]:
        """Which of these tables are no more."""
        return set(table_ids) - await self.reading(partial(_there, list(table_ids)))

    async def status(self, table_id: str) -> str:
        """A table's status, as its row tells it."""
        columns = schema.tables.c
        question = sa.select(columns.status).where(columns.id == table_id)
        said = await self.reading(lambda connection: connection.execute(question).scalar())
        return told_status(str(said))[0]

    async def keep(self, table_id: str, number: int, snapshot: str) -> None:
        """Keep a snapshot in place of the one before."""
        await self.writing(partial(_keep, table_id, number, snapshot))

    async def snapshot(self, table_id: str) -> tuple[int, Any] | None:
        columns = schema.snapshots.c
        question = sa.select(columns.number, columns.body).where(columns.table_id == table_id)

        def ask(connection: Connection) -> tuple[int, Any] | None:
            row = connection.execute(question).first()
            return None if row is None else (row[0], json.loads(row[1]))

        return await self.reading(ask)

    async def keep_review(self, table_id: str, review: str) -> None:
        """Keep a review; the first one stays."""
        await self.writing(partial(_keep_review, table_id, review))

    async def review(self, table_id: str) -> Any | None:
        columns = schema.reviews.c
        question = sa.select(columns.body).where(columns.table_id == table_id)

        def ask(connection: Connection) -> Any | None:
            body = connection.execute(question).scalar()
            return None if body is None else json.loads(body)

        return await self.reading(ask)

    # --- Lists ---

    async def public_tables(self, statuses: Iterable[str], most: int) -> list[Listed]:
        """Public tables, those that changed last first."""
        columns = schema.tables.c
        is_listed = sa.and_(columns.is_public, columns.status.in_(list(statuses)))
        return await self.reading(partial(_listed, is_listed, most))

    async def tables_of(self, guest: str, most: int, *, over: bool = False) -> list[Listed]:
        """Tables where a guest sits, over or closed or not, those that changed last first."""
        sat = sa.select(schema.sitters.c.table_id).where(schema.sitters.c.guest == guest)
        status = schema.tables.c.status
        is_over = status.in_(FINISHED)
        is_listed = sa.and_(schema.tables.c.id.in_(sat), is_over if over else sa.not_(is_over))
        return await self.reading(partial(_listed, is_listed, most))

    async def played_tables(self) -> list[tuple[str, str, int]]:
        """The tables that are played: their games, and the rules under which they were made."""
        tables, entries = schema.tables.c, schema.entries.c
        is_first = sa.and_(entries.table_id == tables.id, entries.number == 1)
        question = sa.select(tables.id, tables.game, entries.body).join(schema.entries, is_first)
        question = question.where(tables.status == "playing")
        rows = await self.reading(lambda connection: connection.execute(question).all())
        return [(row.id, row.game, json.loads(row.body)["rules"]) for row in rows]

    async def due_tables(self, before: float) -> list[str]:
        """Tables where a bot should have acted by then, and nobody has been asked."""
        asked = sa.select(schema.questions.c.table_id).where(schema.questions.c.kind == "move")
        question = sa.select(schema.tables.c.id).where(
            schema.tables.c.due_at <= before, schema.tables.c.id.not_in(asked)
        )
        rows = await self.reading(lambda connection: connection.execute(question).all())
        return [row[0] for row in rows]

    async def not_due(self, table_id: str, version: int) -> None:
        """Nothing is to be done at a table after all, as of a version."""
        await self.writing(partial(_not_due, table_id, version))

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


# --- What is asked about entries ----------------------------------------------------------------

_ENTRIES: Final = """
SELECT entries.number, entries.kind, entries.body, entries.at, entries.key, words.body
FROM entries LEFT JOIN words
  ON words.table_id = entries.table_id AND words.number = entries.number
WHERE entries.table_id = ? AND entries.number > ? ORDER BY entries.number
"""


def _there(table_ids: list[str], connection: Connection) -> set[str]:
    """Those of some tables that there are."""
    found = set()
    for first in range(0, len(table_ids), _AT_ONCE):
        some = table_ids[first : first + _AT_ONCE]
        listed = ", ".join("?" * len(some))
        rows = run(connection, f"SELECT id FROM tables WHERE id IN ({listed})", *some)
        found |= {row[0] for row in rows.fetchall()}
    return found


def _entry(row: Any) -> Entry:
    number, kind, body, at, key, words = row
    told = joined(kind, json.loads(body), json.loads(words) if words else None)
    return Entry(number, kind, told, at, key)


# --- What it does now and then ------------------------------------------------------------------


def _keep(table_id: str, number: int, snapshot: str, connection: Connection) -> None:
    """Not where somebody was erased since: their name may be in it; nor where the table is gone."""
    is_erased = "SELECT 1 FROM entries WHERE table_id = ? AND number > ? AND kind = ?"
    if run(connection, is_erased, table_id, number, ERASURE).fetchone():
        return
    if not run(connection, "SELECT 1 FROM tables WHERE id = ?", table_id).fetchone():
        return
    values = {"number": number, "body": snapshot}
    statement = _insert(connection, schema.snapshots).values(table_id=table_id, **values)
    is_older = schema.snapshots.c.number < number
    connection.execute(
        statement.on_conflict_do_update(index_elements=["table_id"], set_=values, where=is_older)
    )


def _keep_review(table_id: str, review: str, connection: Connection) -> None:
    statement = _insert(connection, schema.reviews).values(table_id=table_id, body=review)
    connection.execute(statement.on_conflict_do_nothing())


def _not_due(table_id: str, version: int, connection: Connection) -> None:
    columns = schema.tables.c
    is_it = sa.and_(columns.id == table_id, columns.version == version)
    connection.execute(sa.update(schema.tables).where(is_it).values(due_at=None))


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


def _listed(is_listed: Any, most: int, connection: Connection) -> list[Listed]:
    """Tables with who sits there, the latest first; two statements, however many there are."""
    tables, sitters = schema.tables.c, schema.sitters.c
    found = connection.execute(
        sa.select(
            tables.id, tables.game, tables.status, tables.asked, tables.changed_at, tables.version
        )
        .where(is_listed)
        .order_by(tables.changed_at.desc())
        .limit(most)
    ).all()
    ids = [row.id for row in found]
    sat: dict[str, list[Sitter]] = {table_id: [] for table_id in ids}
    for row in connection.execute(
        sa.select(schema.sitters)
        .where(sitters.table_id.in_(ids))
        .order_by(sitters.table_id, sitters.seat)
    ):
        sat[row.table_id].append(_sitter(row))
    return [_listed_row(row, tuple(sat[row.id])) for row in found]


def _sitter(row: Any) -> Sitter:
    has_result = row.place is not None
    result = Result(row.place, row.among, row.points, row.won) if has_result else None
    return Sitter(row.kind, row.guest, row.name, row.bot, result)


def _listed_row(row: Any, sitters: tuple[Sitter, ...]) -> Listed:
    status, ending = told_status(row.status)
    return Listed(row.id, row.game, status, row.asked, sitters, row.changed_at, ending, row.version)


_INSERTS: Final[Mapping[str, Callable[[sa.Table], Any]]] = {
    "postgresql": postgresql.insert,
    "sqlite": sqlite.insert,
}


def _insert(connection: Connection, table: sa.Table) -> Any:
    return _INSERTS[connection.dialect.name](table)
