"""Appending entries: what the writer does with every action, and how others hear of it.

PostgreSQL answers each statement by a message of its own: there all actions that wait at the same
moment are appended, and told to other servers, by one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy.engine import Connection

from ludi.web.storage import questions
from ludi.web.storage.entries import ACTED, Entry, Result, Sitter, Summary, parted
from ludi.web.storage.statements import run, run_many
from ludi.web.storage.writer import Joint

CHANNEL: Final = "ludi_tables"
# So many actions are appended by one statement, and told by one notice, of which PostgreSQL takes
# 8,000 bytes; a text in ASCII has as many as signs.
_AT_ONCE: Final = 20
_LONGEST_TOLD: Final = 350
# Stands behind the number of an entry by which a bot is asked for a move.
_ASKS: Final = "?"

_ADD_TABLE: Final = """
INSERT INTO tables (id, game, status, is_public, version, changed_at, due_at, asked)
VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
_ADD_ENTRY: Final = """
INSERT INTO entries (table_id, number, kind, body, at, key) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING
"""
_IS_ADDED: Final = """
SELECT 1 FROM entries WHERE table_id = ? AND number = ? AND kind = ? AND body = ? AND at = ?
"""
_ADD_WORDS: Final = "INSERT INTO words (table_id, number, guest, body) VALUES (?, ?, ?, ?)"
_CHANGE_TABLE: Final = """
UPDATE tables SET status = ?, is_public = ?, version = ?, changed_at = ?, due_at = ?, asked = ?
WHERE id = ?
"""
_CLEAR_SITTERS: Final = "DELETE FROM sitters WHERE table_id = ?"
_ADD_SITTER: Final = """
INSERT INTO sitters (table_id, seat, kind, guest, name, bot, place, among, points, won)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_TELL: Final = "SELECT pg_notify(?, ?)"
_APPEND_TOGETHER: Final = """
WITH given AS (
  SELECT * FROM json_to_recordset(?::json) AS given (
    table_id text, number int, kind text, body text, at float8, key text,
    status text, is_public bool, due_at float8, asked int, told text)
), added AS (
  INSERT INTO entries (table_id, number, kind, body, at, key)
  SELECT table_id, number, kind, body, at, key FROM given
  ON CONFLICT DO NOTHING RETURNING table_id, number
), changed AS (
  UPDATE tables SET status = given.status, is_public = given.is_public, version = given.number,
    changed_at = given.at, due_at = given.due_at, asked = given.asked
  FROM given JOIN added USING (table_id, number) WHERE tables.id = given.table_id
)
SELECT array_agg(given.table_id), pg_notify(?, string_agg(given.told, E'\\n'))
FROM given JOIN added USING (table_id, number) HAVING count(*) > 0
"""

# Of an entry: its table, its number, its kind, its body, when it was, and its key.
Line = tuple[str, int, str, str, float, str | None]
_LINE: Final = ("table_id", "number", "kind", "body", "at", "key")


@dataclass(frozen=True)
class Append(Joint):
    """A work: write an entry, and what the rows of the table then say. Whether it was written; not
    if its number or key is taken."""

    table_id: str
    entry: Entry
    summary: Summary
    # Whether it may have been done before.
    is_again: bool = False

    def __call__(self, connection: Connection) -> bool:
        table_id, entry, summary = self.table_id, self.entry, self.summary
        if entry.number == 1:
            run(connection, _ADD_TABLE, table_id, summary.game, *self._row)
        body, words = parted(entry)
        line = (table_id, entry.number, entry.kind, _written(body), entry.at, entry.key)
        if run(connection, _ADD_ENTRY, *line).rowcount == 0:
            return self.is_again and self._is_added(connection)
        if words is not None:
            run(connection, _ADD_WORDS, table_id, entry.number, body["guest"], _written(words))
        if entry.number > 1:
            run(connection, _CHANGE_TABLE, *self._row, table_id)
        if summary.sitters is not None:
            _change_sitters(table_id, summary.sitters, connection)
        if summary.has_bots:
            questions.replace_move(table_id, summary.question, connection, anew=summary.answers)
        if connection.dialect.name == "postgresql":
            run(connection, _TELL, CHANNEL, told_of(line, asks=summary.question is not None))
        return True

    def _is_added(self, connection: Connection) -> bool:
        """Whether it was written before, with all that belongs to it."""
        entry = self.entry
        line = (self.table_id, entry.number, entry.kind, _written(parted(entry)[0]), entry.at)
        return run(connection, _IS_ADDED, *line).fetchone() is not None

    @property
    def _row(self) -> tuple[Any, ...]:
        summary, entry = self.summary, self.entry
        says = (summary.status, summary.is_public)
        return (*says, entry.number, entry.at, summary.due_at, summary.asked)

    def again(self) -> Append:
        return replace(self, is_again=True)

    # --- With others ---

    def joins(self, connection: Connection) -> bool:
        """Whether others can be appended by the same statement: an action that changes nothing
        else."""
        is_plain = self.summary.sitters is None and not self.summary.has_bots
        is_action = self.entry.kind == ACTED and self.entry.number > 1
        return connection.dialect.name == "postgresql" and is_plain and is_action

    @staticmethod
    def is_one_statement(works: Sequence[Append]) -> bool:
        """Whether one statement appends them all; of one table it appends one."""
        return len({work.table_id for work in works}) == len(works) <= _AT_ONCE

    @staticmethod
    def done_together(works: Sequence[Append], connection: Connection) -> list[bool]:
        """Whether each was written; several of one table are so one after the other."""
        first = {work.table_id: work for work in reversed(works)}
        # All servers append in the same order, so that none waits for one that waits for it.
        rows = [_together(first[table_id]) for table_id in sorted(first)]
        written: set[str] = set()
        for at in range(0, len(rows), _AT_ONCE):
            given = json.dumps(rows[at : at + _AT_ONCE])
            row = run(connection, _APPEND_TOGETHER, given, CHANNEL).fetchone()
            written.update(row[0] if row else ())
        return [
            work.table_id in written or (work.is_again and work._is_added(connection))
            if first[work.table_id] is work
            else work(connection)
            for work in works
        ]


def _together(work: Append) -> dict[str, Any]:
    """An action as a row of the statement."""
    entry, summary = work.entry, work.summary
    line = (work.table_id, entry.number, entry.kind, _written(entry.body), entry.at, entry.key)
    return {
        **dict(zip(_LINE, line, strict=True)),
        "status": summary.status,
        "is_public": summary.is_public,
        "due_at": summary.due_at,
        "asked": summary.asked,
        "told": told_of(line),
    }


def _change_sitters(table_id: str, sitters: tuple[Sitter, ...], connection: Connection) -> None:
    run(connection, _CLEAR_SITTERS, table_id)
    rows = [
        (table_id, seat, one.kind, one.guest, one.name, one.bot, *_result_row(one.result))
        for seat, one in enumerate(sitters)
    ]
    run_many(connection, _ADD_SITTER, rows)


def _result_row(result: Result | None) -> tuple[Any, ...]:
    if result is None:
        return (None,) * 4
    return result.place, result.among, result.points, result.has_won


def _written(body: Mapping[str, Any]) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


# --- What is told -------------------------------------------------------------------------------


def told_of(line: Line, *, asks: bool = False) -> str:
    """What a line of a notice says of an entry: an action is told whole, so that nobody need read
    it. `asks`: a bot is asked for the next move."""
    table_id, number, kind, body, at, key = line
    said = f"{table_id} {number}{_ASKS if asks else ''}"
    told = f"{said} {json.dumps([body, at, key])}" if kind == ACTED else said
    return told if len(told) <= _LONGEST_TOLD else said


@dataclass(frozen=True)
class Told:
    """What has been heard of an entry; the action itself is read where it is news."""

    table_id: str
    number: int
    action: str | tuple[str, float, str | None] | None = None
    # Whether a bot may be asked for a move.
    asks: bool = True

    def entry(self) -> Entry | None:
        """The entry, where that was told: an action."""
        if self.action is None:
            return None
        whole = json.loads(self.action) if isinstance(self.action, str) else self.action
        body, at, key = whole
        return Entry(self.number, ACTED, json.loads(body), at, key)


def heard_in(notice: str) -> list[Told]:
    """All that a notice tells."""
    return [_heard(*line.split(" ", 2)) for line in notice.split("\n") if line]


def _heard(table_id: str, number: str, action: str | None = None) -> Told:
    return Told(table_id, int(number.removesuffix(_ASKS)), action, number.endswith(_ASKS))


def heard_of(
    table_id: str, number: int, kind: str, body: str, at: float, key: str | None, asks: int
) -> Told:
    """The same, out of the row of an entry; of others than actions something is kept elsewhere."""
    return Told(table_id, number, (body, at, key) if kind == ACTED else None, bool(asks))
