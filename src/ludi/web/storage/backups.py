"""Backups: the whole database in a file that either kind of database can be restored from.

A file is gzip of JSON lines: a header, every row as its table and its values, and a checksum. What
only a running server needs is left out: which servers run, who is there, and who thinks about what.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import time
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

import ludi
from ludi.core.documents import trouble
from ludi.web.errors import BadBackup, BadDatabase
from ludi.web.settings.telling import without_password
from ludi.web.storage import schema
from ludi.web.storage.engines import writer_of
from ludi.web.storage.migrations import check_known, lock, step_of, steps, upgrade

FORMAT: Final = "ludi-backup"
# Raised when files are written another way.
VERSION: Final = 1
_OURS: Final = frozenset(schema.metadata.tables)
# What is of no use once servers have ended.
_PASSING: Final = frozenset(("servers", "presences"))
_TAKEN: Final = ("taken_by", "taken_at")
# Where there are rows before anybody has come.
_FROM_THE_START: Final = frozenset(("secrets", *_PASSING))
_AT_ONCE: Final = 500
# Servers raise their number every few seconds; so long it is looked whether one does.
_BEAT: Final = 12.0
_LOOK: Final = 0.25

# A table of the database, and the values of one of its rows.
Row = tuple[str, list[Any]]


# --- Making one ---------------------------------------------------------------------------------


def back_up(engine: Engine, path: Path, now: float) -> Mapping[str, int]:
    """Write all that is kept to a file, as it is at one moment; how many rows of each table."""
    with _at_one_moment(engine) as connection:
        check_known(connection)
        if step_of(connection) is None:
            shown = without_password(engine.url.render_as_string(hide_password=False))
            raise BadDatabase("database.none", database=shown)
        tables = [table for table in _tables(connection) if table.name not in _PASSING]
        header = _header(connection, tables, now)
        try:
            _write(path, header, _rows(connection, tables))
        except OSError as error:
            raise BadBackup("backup.file", path=path, why=trouble(error)) from error
    counts: Mapping[str, int] = header["counts"]
    return counts


def _at_one_moment(engine: Engine) -> Connection:
    """A connection that sees nothing of what is written meanwhile; SQLite's never do."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    return engine.connect()


def _tables(connection: Connection) -> list[sa.Table]:
    """The tables as they are in the database, at whatever step; those first that others need."""
    found = sa.MetaData()
    found.reflect(connection, only=lambda name, _: name in _OURS)
    return found.sorted_tables


def _header(connection: Connection, tables: list[sa.Table], now: float) -> dict[str, Any]:
    def count(table: sa.Table) -> int:
        return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()

    return {
        "format": FORMAT,
        "version": VERSION,
        "step": step_of(connection),
        "program": ludi.__version__,
        "made_at": now,
        "counts": {table.name: count(table) for table in tables},
        "columns": {table.name: table.columns.keys() for table in tables},
    }


def _rows(connection: Connection, tables: list[sa.Table]) -> Iterator[Row]:
    for table in tables:
        question = sa.select(table).order_by(*table.primary_key)
        for row in connection.execution_options(yield_per=_AT_ONCE).execute(question):
            yield table.name, list(row)


def _write(path: Path, header: Mapping[str, Any], rows: Iterator[Row]) -> None:
    """Write beside the file, which is there at once and whole, or not at all. There are secrets in
    it: it is for who made it alone."""
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, mtime=0) as zipped:
                digest = hashlib.sha256()
                for line in chain([header], rows):
                    _write_line(zipped, line, digest)
                _write_line(zipped, {"sha256": digest.hexdigest()}, hashlib.sha256())
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _write_line(zipped: gzip.GzipFile, what: object, digest: Any) -> None:
    line = json.dumps(what, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
    digest.update(line)
    zipped.write(line)


# --- Reading one --------------------------------------------------------------------------------


def read_header(path: Path) -> dict[str, Any]:
    """What a backup says of itself, once all of it has been read and found whole."""
    header = _checked_header(path)
    digest, counts = hashlib.sha256(), Counter[str]()
    before = b""
    for line in _lines(path):
        digest.update(before)
        if before.startswith(b'["'):
            counts[before[2 : before.index(b'"', 2)].decode(errors="replace")] += 1
        before = line
    is_whole = _parsed(path, before) == {"sha256": digest.hexdigest()}
    if not is_whole or counts != Counter(header["counts"]):
        raise BadBackup("backup.damaged", path=path)
    return header


def _checked_header(path: Path) -> dict[str, Any]:
    try:
        header = json.loads(next(_lines(path), b""))
    except (ValueError, BadBackup) as error:
        if isinstance(error, BadBackup) and error.code == "backup.file":
            raise
        raise BadBackup("backup.foreign", path=path) from error
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadBackup("backup.foreign", path=path)
    if header["version"] != VERSION or header["step"] not in steps():
        raise BadBackup("backup.newer", path=path, program=header["program"])
    return header


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path) as file:
            yield from file
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise BadBackup("backup.damaged", path=path) from error
    except OSError as error:
        raise BadBackup("backup.file", path=path, why=trouble(error)) from error


def _parsed(path: Path, line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError as error:
        raise BadBackup("backup.damaged", path=path) from error


# --- Restoring one ------------------------------------------------------------------------------


def restore(
    engine: Engine, path: Path, *, replaces: bool = False, patience: float = _BEAT
) -> Mapping[str, int]:
    """Fill a database from a file, in one transaction; how many rows each table got.

    It must be empty, unless what is there is to be replaced; and no server may run on it.
    """
    header = read_header(path)
    check_no_server(engine, patience)
    with writer_of(engine).begin() as connection:
        lock(connection)
        if not replaces:
            _check_empty(connection)
        _empty(connection)
        # A backup of an older step becomes what it was then, and goes the same way from there.
        upgrade(connection, header["step"])
        _fill(connection, path, header["columns"])
        upgrade(connection)
    counts: Mapping[str, int] = header["counts"]
    return counts


def check_no_server(engine: Engine, patience: float = _BEAT) -> None:
    """Refuse where a server lives: one that does raises its number again and again."""
    before = _beats(engine)
    until = time.monotonic() + patience
    while before and time.monotonic() < until:
        time.sleep(_LOOK)
        if any(beat > before.get(server, 0) for server, beat in _beats(engine).items()):
            raise BadDatabase("database.in_use")


def _beats(engine: Engine) -> dict[str, int]:
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("servers"):
            return {}
        columns = schema.servers.c
        found = connection.execute(sa.select(columns.id, columns.beat))
        return {row.id: row.beat for row in found}


def _check_empty(connection: Connection) -> None:
    tables = {table.name: table for table in _tables(connection)}
    filled = {
        name
        for name, table in tables.items()
        if connection.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first()
    }
    if filled - _FROM_THE_START:
        counts = {
            name: connection.execute(sa.select(sa.func.count()).select_from(tables[name])).scalar()
            for name in ("tables", "guests")
        }
        raise BadDatabase("database.not_empty", **counts)


def _empty(connection: Connection) -> None:
    """Take all of ours away, and nothing else that may be there."""
    found = sa.MetaData()
    found.reflect(connection, only=lambda name, _: name in {*_OURS, "alembic_version"})
    found.drop_all(connection)


def _fill(connection: Connection, path: Path, columns: Mapping[str, list[str]]) -> None:
    tables = {table.name: table for table in _tables(connection)}
    parsed = (_parsed(path, line) for line in _lines(path) if line.startswith(b"["))
    for name, rows in groupby(parsed, itemgetter(0)):
        values = (_free(dict(zip(columns[name], row, strict=True))) for _, row in rows)
        while batch := list(islice(values, _AT_ONCE)):
            connection.execute(sa.insert(tables[name]), batch)


def _free(row: dict[str, Any]) -> dict[str, Any]:
    """Whoever was at a question is not any more."""
    return {**row, **{name: None for name in _TAKEN if name in row}}
