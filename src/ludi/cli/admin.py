"""What whoever runs a server does with its database: backups, tables, people."""

from __future__ import annotations

import argparse
import contextlib
import os
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from ludi.cli.options import OLD_TABLES
from ludi.cli.texts import text
from ludi.web.errors import BadDatabase, Missing
from ludi.web.people.decided import network_of
from ludi.web.people.guests import CODE, CODE_SECONDS, made_code
from ludi.web.settings import Settings
from ludi.web.settings.gathering import gathered
from ludi.web.settings.telling import without_password
from ludi.web.storage import backups, erasing, restraints, schema
from ludi.web.storage.engines import engine_of, writer_of
from ludi.web.storage.migrations import check_present
from ludi.web.storage.restraints import BAN, MUTE

_DAY = 86_400.0


# --- Backups ------------------------------------------------------------------------------------


def back_up(arguments: argparse.Namespace) -> int:
    with _engine(arguments) as engine:
        counts = backups.back_up(engine, Path(arguments.file), time.time())
    _say(arguments, "backed_up", path=arguments.file, **_told(counts))
    return 0


def restore(arguments: argparse.Namespace) -> int:
    with _engine(arguments, is_new=True) as engine:
        counts = backups.restore(engine, Path(arguments.file), replaces=arguments.replace)
    _say(arguments, "restored", path=arguments.file, **_told(counts))
    return 0


def _told(counts: Any) -> dict[str, int]:
    return {name: counts.get(name, 0) for name in ("tables", "entries", "guests")}


# --- Tables -------------------------------------------------------------------------------------


def list_tables(arguments: argparse.Namespace) -> int:
    with _present(arguments) as engine, engine.connect() as connection:
        found = connection.execute(_wanted(arguments)).all()
        for row in found:
            told = (row.id, row.game, row.status, _day(row.changed_at), _sat(connection, row.id))
            print("  ".join(told))
    _say(arguments, "tables_found", count=len(found))
    return 0


def _wanted(arguments: argparse.Namespace) -> Any:
    columns, sitters = schema.tables.c, schema.sitters.c
    question = sa.select(columns.id, columns.game, columns.status, columns.changed_at)
    if arguments.status:
        question = question.where(columns.status == arguments.status)
    if arguments.game:
        question = question.where(columns.game == arguments.game)
    if arguments.guest:
        sat = sa.select(sitters.table_id).where(sitters.guest == arguments.guest)
        question = question.where(columns.id.in_(sat))
    if arguments.unchanged_days:
        before = time.time() - arguments.unchanged_days * _DAY
        question = question.where(columns.changed_at < before)
    return question.order_by(columns.changed_at.desc()).limit(arguments.most)


def _sat(connection: Connection, table_id: str) -> str:
    columns = schema.sitters.c
    question = sa.select(columns.name).where(columns.table_id == table_id).order_by(columns.seat)
    return ", ".join(name or "…" for name in connection.execute(question).scalars())


def close(arguments: argparse.Namespace) -> int:
    table_id = _table_id(arguments.table)
    with _present(arguments) as engine:
        erasing.close_table(engine, table_id, time.time())
    _say(arguments, "table_closed", table=table_id)
    return 0


def delete(arguments: argparse.Namespace) -> int:
    table_id = _table_id(arguments.table)
    with _present(arguments) as engine:
        erasing.delete_table(engine, table_id)
    _say(arguments, "table_deleted", table=table_id)
    return 0


def _table_id(named: str) -> str:
    """A table by its id, or by the address of its page."""
    return named.rstrip("/").rpartition("/")[2]


def tidy(arguments: argparse.Namespace) -> int:
    """Now, what the server does every hour."""
    settings, count = _settings(arguments), 0
    days = (settings.keep_finished_days, settings.keep_abandoned_days)
    before = erasing.times_before(time.time(), *days)
    if before is None:
        _say(arguments, "tidy_never", settings=OLD_TABLES)
        return 0
    with _present(arguments) as engine:
        while some := _written(engine, partial(erasing.tidy, *before)):
            count += some
    _say(arguments, "tidied", count=count)
    return 0


# --- People -------------------------------------------------------------------------------------


def list_people(arguments: argparse.Namespace) -> int:
    wanted, now, count = (arguments.name or "").casefold(), time.time(), 0
    with _present(arguments) as engine, engine.connect() as connection:
        known = restraints.decisions(connection)
        guests = schema.guests.c
        for row in connection.execute(sa.select(schema.guests).order_by(guests.made_at)):
            if wanted in row.name.casefold() or wanted == row.id:
                kinds = (kind for kind in (BAN, MUTE) if known.until(row.id, kind, now) != 0)
                marks = [text(f"is_{kind}", arguments.lang) for kind in kinds]
                print("  ".join((row.id, _day(row.made_at), row.name, *marks)))
                count += 1
        for who, kind in known.restraints:
            if kind == BAN and network_of(who) is not None and not wanted:
                print("  ".join((who, text("is_ban", arguments.lang))))
    _say(arguments, "people_found", count=count)
    return 0


def restrain(kind: str, arguments: argparse.Namespace) -> int:
    days = getattr(arguments, "days", None)
    until = None if days is None else time.time() + days * _DAY
    with _present(arguments) as engine:
        who = _checked(engine, arguments.who, is_address_good=kind == BAN)
        _written(engine, lambda connection: restraints.restrain(connection, who, kind, until))
    _say(arguments, f"done_{kind}" if until is None else f"done_{kind}_days", who=who, days=days)
    return 0


def release(kind: str, arguments: argparse.Namespace) -> int:
    who = arguments.who
    with _present(arguments) as engine:
        network = network_of(who)
        who = who if network is None else _spelt(network)
        was = _written(engine, lambda connection: restraints.release(connection, who, kind))
        if not was and network is None:
            _checked(engine, who)
    _say(arguments, f"undone_{kind}" if was else f"never_{kind}", who=who)
    return 0


def revoke(arguments: argparse.Namespace) -> int:
    """With a code by which the guest, and nobody else, can come back."""
    code, digest = made_code()

    def work(connection: Connection) -> bool:
        restraints.revoke(connection, guest)
        until = time.time() + CODE_SECONDS
        return restraints.let_back(connection, guest, digest, CODE, until)

    with _present(arguments) as engine:
        guest = _checked(engine, arguments.who)
        has_code = _written(engine, work)
    _say(arguments, "revoked", who=guest)
    if has_code:
        _say(arguments, "code_to_send", code=code, minutes=round(CODE_SECONDS / 60))
    return 0


def erase(arguments: argparse.Namespace) -> int:
    with _present(arguments) as engine:
        count = erasing.erase(engine, _checked(engine, arguments.who), time.time())
    _say(arguments, "erased", who=arguments.who, count=count)
    return 0


def _checked(engine: Engine, who: str, *, is_address_good: bool = False) -> str:
    """A guest whom we know, or an address as servers see it."""
    network = network_of(who) if is_address_good else None
    if network is not None:
        return _spelt(network)
    with engine.connect() as connection:
        if not restraints.is_known(connection, who):
            raise Missing("guest.missing", who=who)
    return who


def _spelt(network: Any) -> str:
    is_one = network.num_addresses == 1
    return str(network.network_address if is_one else network)


# --- The database -------------------------------------------------------------------------------


def _settings(arguments: argparse.Namespace) -> Settings:
    return gathered(vars(arguments), os.environ, Path()).settings


def check_there(database: str) -> None:
    """Refuse a file that is not there: SQLite would make it."""
    parsed = sa.make_url(database)
    is_file = parsed.get_backend_name() == "sqlite" and parsed.database
    if is_file and not Path(str(parsed.database)).exists():
        raise BadDatabase("database.none", database=without_password(database))


@contextlib.contextmanager
def _engine(arguments: argparse.Namespace, *, is_new: bool = False) -> Iterator[Engine]:
    """The database that the settings name; whatever stands in the way is said in a line."""
    database = _settings(arguments).database
    try:
        if not is_new:
            check_there(database)
        engine = engine_of(database)
        try:
            yield engine
        finally:
            engine.dispose()
    except BrokenPipeError:  # who reads what is printed has enough
        raise
    except (SQLAlchemyError, ImportError, OSError) as error:
        why = str(error).strip().splitlines()[0]
        raise BadDatabase("database.unreachable", why=why) from error


@contextlib.contextmanager
def _present(arguments: argparse.Namespace) -> Iterator[Engine]:
    """A database as this version needs it."""
    with _engine(arguments) as engine:
        with engine.connect() as connection:
            check_present(connection)
        yield engine


def _written(engine: Engine, work: Any) -> Any:
    with writer_of(engine).begin() as connection:
        return work(connection)


def _day(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"


def _say(arguments: argparse.Namespace, key: str, **values: object) -> None:
    print(text(key, arguments.lang, **values))
