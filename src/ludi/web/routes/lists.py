"""Lists of tables, for pages and the API: from their rows, without opening any of them."""

from __future__ import annotations

from typing import Final

from ludi.core.registry import game_ids
from ludi.web.routes.callers import Caller, Server
from ludi.web.storage.entries import Listed
from ludi.web.tables.table import PLAYING, WAITING

_MOST_LISTED: Final = 50
_MOST_OVER: Final = 8


async def public_tables(server: Server) -> list[Listed]:
    """Public tables that wait for players or are being played, the latest first."""
    return _known(await server.service.store.public_tables((WAITING, PLAYING), _MOST_LISTED))


async def own_tables(caller: Caller, *, over: bool = False) -> list[Listed]:
    """The tables where the caller sits, over or not, the latest first."""
    most = _MOST_OVER if over else _MOST_LISTED
    return _known(await caller.server.service.store.tables_of(caller.guest.id, most, over=over))


def _known(tables: list[Listed]) -> list[Listed]:
    """Without those whose game is not installed any more."""
    return [table for table in tables if table.game in game_ids()]
