"""What whoever runs the servers takes away: a table's match, a table, a person's words and name.

It is done in the database while servers run. What is appended to a table's list here has the next
number there, as anything else has: a server that would write the same number is refused, looks
again, and hears of it by the ordinary notices.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from ludi.web.errors import Missing, NotNow
from ludi.web.storage import schema
from ludi.web.storage.appending import CHANNEL
from ludi.web.storage.engines import writer_of
from ludi.web.storage.entries import CLOSED, ERASED, ERASURE, FINISHED
from ludi.web.storage.restraints import revoke
from ludi.web.storage.statements import run

_DAY: Final = 86_400.0
# So many tables are deleted in one transaction: nobody waits for long.
_AT_ONCE: Final = 20
# All that belongs to a table, what others need last.
_PARTS: Final = ("questions", "presences", "words", "sitters", "snapshots", "reviews", "entries")


# --- Tables -------------------------------------------------------------------------------------


def close_table(engine: Engine, table_id: str, now: float) -> None:
    """End a table that waits or is played, without a result."""
    columns = schema.tables.c

    def close(connection: Connection) -> bool:
        row = connection.execute(sa.select(columns.status).where(columns.id == table_id)).first()
        if row is None:
            raise Missing("table.missing")
        if row.status not in ("waiting", "playing"):
            raise NotNow("table.ended", table=table_id)
        if not _append(connection, table_id, CLOSED, {}, now):
            return False
        row_now = {"status": CLOSED, "changed_at": now, "due_at": None, "asked": 0}
        connection.execute(sa.update(schema.tables).where(columns.id == table_id).values(row_now))
        run(connection, "DELETE FROM questions WHERE table_id = ?", table_id)
        return True

    _insist(engine, close)


def delete_table(engine: Engine, table_id: str) -> None:
    """Delete a table with all that belongs to it."""
    with writer_of(engine).begin() as connection:
        if not _lock_tables(connection, schema.tables.c.id == table_id, 1):
            raise Missing("table.missing")
        _delete(connection, table_id)


def tidy(finished_before: float, abandoned_before: float, connection: Connection) -> int:
    """Delete some tables that are over since then, or that nobody goes on with since then, and that
    nobody looks at; how many."""
    columns = schema.tables.c
    is_over = columns.status.in_(FINISHED)
    before = sa.case((is_over, finished_before), else_=abandoned_before)
    watched = sa.select(schema.presences.c.table_id)
    is_old = sa.and_(columns.changed_at < before, columns.id.not_in(watched))
    found = _lock_tables(connection, is_old, _AT_ONCE)
    for table_id in found:
        _delete(connection, table_id)
    return len(found)


def times_before(now: float, finished_days: int, abandoned_days: int) -> tuple[float, float] | None:
    """Before which times tables must have changed to be deleted; 0 days are for ever, None: none
    is ever deleted."""
    if not finished_days and not abandoned_days:
        return None
    days = (finished_days, abandoned_days)
    finished, abandoned = (now - many * _DAY if many else -_DAY for many in days)
    return finished, abandoned


def _lock_tables(connection: Connection, which: Any, most: int) -> list[str]:
    """Some tables, to which nobody can append before the transaction has ended."""
    question = sa.select(schema.tables.c.id).where(which).order_by(schema.tables.c.changed_at)
    question = question.limit(most).with_for_update(skip_locked=most > 1)
    return list(connection.execute(question).scalars())


def _delete(connection: Connection, table_id: str) -> None:
    for part in _PARTS:
        run(connection, f"DELETE FROM {part} WHERE table_id = ?", table_id)
    run(connection, "DELETE FROM tables WHERE id = ?", table_id)


# --- People -------------------------------------------------------------------------------------


def erase(engine: Engine, guest: str, now: float) -> int:
    """Take away a person's name and words everywhere, and all that opens the door to them; at how
    many tables. Each table is a transaction: what was interrupted is done by erasing again."""
    with engine.connect() as connection:
        tables = _tables_with(connection, guest)
    for table_id in tables:
        _insist(engine, lambda connection, at=table_id: _erase_at(connection, at, guest, now))
    with writer_of(engine).begin() as connection:
        revoke(connection, guest)
        run(connection, "DELETE FROM guests WHERE id = ?", guest)
    return len(tables)


def _tables_with(connection: Connection, guest: str) -> list[str]:
    sat = sa.select(schema.sitters.c.table_id).where(schema.sitters.c.guest == guest)
    spoke = sa.select(schema.words.c.table_id).where(schema.words.c.guest == guest)
    return list(connection.execute(sat.union(spoke)).scalars())


def _erase_at(connection: Connection, table_id: str, guest: str, now: float) -> bool:
    """Servers where the table is open read it anew when they come to the entry."""
    if not _append(connection, table_id, ERASURE, {"guest": guest}, now):
        return False
    here = "table_id = ? AND guest = ?"
    run(connection, f"UPDATE words SET body = NULL WHERE {here}", table_id, guest)
    name = f"UPDATE sitters SET name = ? WHERE {here}"
    run(connection, name, ERASED["name"], table_id, guest)
    # Names stand in these, too; both are made again when they are needed.
    for part in ("snapshots", "reviews"):
        run(connection, f"DELETE FROM {part} WHERE table_id = ?", table_id)
    return True


# --- Entries from outside -----------------------------------------------------------------------


def _insist(engine: Engine, attempt: Any) -> None:
    """Try until no server was faster."""
    while True:
        with writer_of(engine).begin() as connection:
            if attempt(connection):
                return


def _append(
    connection: Connection, table_id: str, kind: str, body: Mapping[str, Any], now: float
) -> bool:
    """Whether an entry was appended; not if somebody else was faster. The entry comes before the
    row, as servers write them: nobody waits for the other."""
    columns = schema.tables.c
    found = connection.execute(sa.select(columns.version).where(columns.id == table_id)).scalar()
    if found is None:
        raise Missing("table.missing")
    add = """INSERT INTO entries (table_id, number, kind, body, at) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT DO NOTHING"""
    if run(connection, add, table_id, found + 1, kind, json.dumps(body), now).rowcount == 0:
        return False
    run(connection, "UPDATE tables SET version = ? WHERE id = ?", found + 1, table_id)
    if connection.dialect.name == "postgresql":
        run(connection, "SELECT pg_notify(?, ?)", CHANNEL, f"{table_id} {found + 1}")
    return True
