"""What other servers have appended: PostgreSQL tells it, table by table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ludi.web.storage.store import CHANNEL, Store

_AGAIN: Final = 1.0
_log: Final = logging.getLogger("ludi")


async def listening(
    store: Store, begin: Callable[[], Awaitable[None]], hear: Callable[[str, int], None]
) -> None:
    """Listen as long as the server runs: `hear` is called with a table and its version, `begin`
    before, since nobody has listened until then. SQLite has one server, and nothing to listen to.
    """
    while store.is_postgres:
        try:
            await _listen(store, begin, hear)
        except Exception:  # noqa: BLE001 - the database may be back in a moment
            _log.exception("listening failed; trying again")
            await asyncio.sleep(_AGAIN)


async def _listen(
    store: Store, begin: Callable[[], Awaitable[None]], hear: Callable[[str, int], None]
) -> None:
    import psycopg

    url = store.engine.url.set(drivername="postgresql")
    connection: Any = await psycopg.AsyncConnection.connect(
        url.render_as_string(hide_password=False), autocommit=True
    )
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        await begin()
        async for notice in connection.notifies():
            table_id, _, version = notice.payload.partition(" ")
            hear(table_id, int(version))
