"""Connections to SQLite or PostgreSQL, each as it is to be used."""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, make_url

READERS: Final = 4
_PATIENCE_S: Final = 10
# So long a connection that was good is taken to be so.
_TRUSTED_S: Final = 1.0


def engine_of(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(parsed, pool_size=READERS + 2, pool_pre_ping=True)
    if parsed.database and parsed.database != ":memory:":
        _make_room(Path(parsed.database))
    engine = sa.create_engine(parsed, connect_args={"check_same_thread": False})
    sa.event.listen(engine, "connect", prepare_sqlite)
    sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _make_room(file: Path) -> None:
    """A new file is for its owner alone: the key that signs cookies is in it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.touch(mode=0o600)


def is_trouble(error: Exception) -> bool:
    """Whether the database is to blame, not what it was asked: it is gone, full or not to be
    written."""
    if isinstance(error, sa.exc.DBAPIError) and isinstance(error.orig, Exception):
        return is_trouble(error.orig)
    return isinstance(error, (sa.exc.TimeoutError, sqlite3.OperationalError, *_of_postgres()))


def _of_postgres() -> tuple[type[Exception], ...]:
    """Its driver is loaded where it is needed alone."""
    psycopg: Any = sys.modules.get("psycopg")
    if psycopg is None:
        return ()
    is_read_only: type[Exception] = psycopg.errors.ReadOnlySqlTransaction
    return (psycopg.OperationalError, psycopg.InterfaceError, is_read_only)


def writing_engine(url: str) -> Engine:
    return writer_of(engine_of(url))


def writer_of(engine: Engine) -> Engine:
    """The same database for who writes: SQLite waits for other writers before anything is read."""
    return engine.execution_options(writes=True)


def _begin_sqlite(connection: Connection) -> None:
    driver: Any = connection.connection.driver_connection
    if not driver.in_transaction:  # who writes has begun it, see below
        writes = connection.get_execution_options().get("writes", False)
        driver.execute("BEGIN IMMEDIATE" if writes else "BEGIN")


class Transactions:
    """The transactions of one who writes, one after the other.

    The connection is kept, and told itself where each begins and ends: an action is written in half
    the time.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._kept: Connection | None = None
        self._used_at = 0.0
        # Whether what failed last did so because the connection was cut: nobody knows what became
        # of it then.
        self.was_cut = False

    @contextlib.contextmanager
    def connected(self) -> Iterator[Connection]:
        """The connection; where it was not used just now, the database may have gone and come back
        since. If anything fails it is let go, and what was not committed with it."""
        if self._kept is not None and time.monotonic() > self._used_at + _TRUSTED_S:
            self._try()
        if self._kept is None:
            self._kept = self._engine.connect()
            if not self._is_sqlite:
                self._driver.autocommit = True
        try:
            yield self._kept
        except BaseException:
            self.was_cut = not self._is_sqlite and (self._kept.invalidated or self._driver.closed)
            self.close()
            raise
        self._used_at = time.monotonic()

    @contextlib.contextmanager
    def bracket(self) -> Iterator[None]:
        """A transaction of the connection."""
        self._driver.execute("BEGIN IMMEDIATE" if self._is_sqlite else "BEGIN")
        yield
        self._driver.execute("COMMIT")

    @property
    def may_be_cut(self) -> bool:
        """Whether there is a connection that was good, and need not be by now."""
        return self._kept is not None and not self._is_sqlite

    @property
    def _driver(self) -> Any:
        assert self._kept is not None
        return self._kept.connection.driver_connection

    def _try(self) -> None:
        if self._is_sqlite:  # a file
            return
        try:
            self._driver.execute("SELECT 1")
        except Exception:  # noqa: BLE001 - it is opened again, and what is wrong is seen then
            self.close()

    def close(self) -> None:
        """Let go of the database; what was not committed is not so."""
        if self._kept is not None:
            self._kept.invalidate()
            self._kept.close()
            self._kept = None
        self._engine.dispose()


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
