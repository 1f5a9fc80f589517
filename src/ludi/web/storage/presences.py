"""Who is at which table, at which server; and which servers run.

A server writes who has come and who has gone, and one number, again and again, that shows that it
lives. Whether a number still rises, each server sees by its own clock.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial

from sqlalchemy.engine import Connection

from ludi.web.storage.questions import Reading, Writing
from ludi.web.storage.statements import run, run_many

# A guest at a table.
Present = tuple[str, str]


class Presences:
    """Who is where."""

    def __init__(self, reading: Reading, writing: Writing) -> None:
        self._reading = reading
        self._writing = writing

    async def beat(self, server: str, came: Iterable[Present], gone: Iterable[Present]) -> None:
        """A server lives; some have come to it since, and some have gone."""
        await self._writing(partial(_beat, server, list(came), list(gone)))

    async def beats(self) -> dict[str, int]:
        """Every server's number."""
        found: dict[str, int] = await self._reading(_beats)
        return found

    async def at(self, table_id: str, servers: Collection[str]) -> set[str]:
        """Who is at a table, at any of these servers."""
        found: set[str] = await self._reading(partial(_at, table_id, frozenset(servers)))
        return found

    async def forget(self, server: str) -> None:
        """A server is gone, and everybody who was there."""
        await self._writing(partial(_forget, server))


def _beat(server: str, came: list[Present], gone: list[Present], connection: Connection) -> None:
    beat = """INSERT INTO servers (id, beat) VALUES (?, 1)
              ON CONFLICT (id) DO UPDATE SET beat = servers.beat + 1"""
    run(connection, beat, server)
    come = """INSERT INTO presences (server, table_id, guest) VALUES (?, ?, ?)
              ON CONFLICT DO NOTHING"""
    run_many(connection, come, [(server, *one) for one in came])
    leave = "DELETE FROM presences WHERE server = ? AND table_id = ? AND guest = ?"
    run_many(connection, leave, [(server, *one) for one in gone])


def _beats(connection: Connection) -> dict[str, int]:
    return dict(run(connection, "SELECT id, beat FROM servers").fetchall())


def _at(table_id: str, servers: frozenset[str], connection: Connection) -> set[str]:
    question = "SELECT server, guest FROM presences WHERE table_id = ?"
    rows = run(connection, question, table_id).fetchall()
    return {guest for server, guest in rows if server in servers}


def _forget(server: str, connection: Connection) -> None:
    run(connection, "DELETE FROM presences WHERE server = ?", server)
    run(connection, "DELETE FROM servers WHERE id = ?", server)
