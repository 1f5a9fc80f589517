"""What other servers have appended: PostgreSQL tells it, table by table."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from ludi.web.house import House
from ludi.web.store import CHANNEL

_AGAIN: Final = 1.0
_log: Final = logging.getLogger("ludi")


async def listening(house: House) -> None:
    """Listen as long as the server runs; SQLite has one server, and nothing to listen to."""
    while house.store.is_postgres:
        try:
            await _listen(house)
        except Exception:  # noqa: BLE001 - the database may be back in a moment
            _log.exception("listening failed; trying again")
            await asyncio.sleep(_AGAIN)


async def _listen(house: House) -> None:
    import psycopg

    url = house.store.engine.url.set(drivername="postgresql")
    connection: Any = await psycopg.AsyncConnection.connect(
        url.render_as_string(hide_password=False), autocommit=True
    )
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        for table_id in list(house.places):  # what was told while nobody listened
            await house.catch_up(table_id)
        async for notice in connection.notifies():
            table_id, _, version = notice.payload.partition(" ")
            house.hear(table_id, int(version))
