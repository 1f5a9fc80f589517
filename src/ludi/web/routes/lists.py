"""Lists of tables, for pages and the API."""

from __future__ import annotations

from typing import Final

from ludi.web.routes.callers import Caller, Server
from ludi.web.tables.table import PLAYING, WAITING, Table

_MOST_LISTED: Final = 50
_MOST_OVER: Final = 8


async def public_tables(server: Server) -> list[Table]:
    """Public tables that wait for players or are being played, the latest first."""
    found = await server.service.store.public_tables((WAITING, PLAYING), _MOST_LISTED)
    return await server.tables.open_known(found)


async def own_tables(caller: Caller, *, over: bool = False) -> list[Table]:
    """The tables where the caller sits, over or not, the latest first."""
    guest, most = caller.guest.id, _MOST_OVER if over else _MOST_LISTED
    found = await caller.server.service.store.tables_of(guest, most, over=over)
    tables = await caller.server.tables.open_known(found)
    return [table for table in tables if table.seat_of(guest) is not None]
