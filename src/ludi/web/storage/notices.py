"""What other processes have written: PostgreSQL tells it; SQLite is looked at now and then."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ludi.web.errors import Unkept
from ludi.web.storage.appending import CHANNEL, Told, heard_in, heard_of
from ludi.web.storage.engines import is_trouble
from ludi.web.storage.statements import run
from ludi.web.storage.store import Store

_AGAIN: Final = 1.0
# So often SQLite is asked whether anybody has written; that wakes the whole process. Where others
# have written lately, they will again.
_LOOK: Final = 0.03
_SELDOM: Final = 0.15
_LATELY: Final = 10.0
_log: Final = logging.getLogger("ludi")

Begin = Callable[[], Awaitable[None]]
# Told of an entry; whether it was news.
Hear = Callable[[Told], bool]


async def listening(store: Store, begin: Begin, hear: Hear) -> None:
    """Listen as long as the server runs: `hear` is called with every entry that is written; `begin`
    before, since nobody has listened until then."""
    listen, was_told = _listen if store.is_postgres else _look, ""

    async def begin_again() -> None:
        nonlocal was_told
        await begin()
        was_told = ""

    while True:
        try:
            await listen(store, begin_again, hear)
        except Exception as error:  # noqa: BLE001 - the database may be back in a moment
            if not is_trouble(error) and not isinstance(error, Unkept):
                _log.exception("listening failed; trying again")
            elif not was_told:
                was_told = f"what others write is not heard of until it is back: {error}"
                _log.error("the database: %s", was_told)
            await asyncio.sleep(_AGAIN)


async def _listen(store: Store, begin: Begin, hear: Hear) -> None:
    import psycopg

    url = store.engine.url.set(drivername="postgresql")
    connection: Any = await psycopg.AsyncConnection.connect(
        url.render_as_string(hide_password=False), autocommit=True
    )
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        await begin()
        async for notice in connection.notifies():
            for told in heard_in(notice.payload):
                hear(told)


async def _look(store: Store, begin: Begin, hear: Hear) -> None:
    """SQLite numbers its rows as they are written; a connection of our own sees when any is."""
    with store.engine.connect() as connection:
        version, last = _written(connection), _last_row(connection)
        await begin()
        often_until = time.monotonic() + _LATELY
        while True:
            await asyncio.sleep(_LOOK if time.monotonic() < often_until else _SELDOM)
            if (now := _written(connection)) != version:
                version = now
                last = min(last, _last_row(connection))  # the last ones may have been removed
                for row, *line in run(connection, _SINCE, last).fetchall():
                    last = row
                    if hear(heard_of(*line)):
                        often_until = time.monotonic() + _LATELY


_SINCE: Final = """SELECT rowid, table_id, number, kind, body, at, key,
    EXISTS (SELECT 1 FROM questions WHERE questions.table_id = entries.table_id)
    FROM entries WHERE rowid > ? ORDER BY rowid"""


def _written(connection: Any) -> int:
    """A number that changes when another connection has written."""
    (found,) = run(connection, "PRAGMA data_version").fetchone()
    return int(found)


def _last_row(connection: Any) -> int:
    (found,) = run(connection, "SELECT max(rowid) FROM entries").fetchone()
    return int(found or 0)
