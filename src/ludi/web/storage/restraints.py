"""What was decided about people: who is banned or mute, and whose cookies are void.

There are few of these: servers know all of them. A number that is raised with every decision tells
them when to look again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from ludi.web.storage import schema
from ludi.web.storage.questions import Reading
from ludi.web.storage.statements import run

BAN, MUTE = "ban", "mute"
# Under this name it is counted, beside what else servers remember.
_DECISIONS: Final = "decisions"


@dataclass(frozen=True)
class Decisions:
    """All that was decided: until when somebody is restrained (None: for good), by who and what;
    and how often the cookies of a guest were made void."""

    number: int = 0
    restraints: Mapping[tuple[str, str], float | None] = field(default_factory=dict)
    epochs: Mapping[str, int] = field(default_factory=dict)

    def until(self, who: str, kind: str, now: float) -> float | None:
        """Until when somebody is restrained: 0 is not at all, None for good."""
        until = self.restraints.get((who, kind), 0.0)
        return until if until is None or until > now else 0.0

    def sent_away_since(self, before: Decisions) -> set[str]:
        """Who was banned since, or has had all cookies made void."""
        restrained = self.restraints.items() - before.restraints.items()
        void = self.epochs.items() - before.epochs.items()
        return {who for (who, kind), _ in restrained if kind == BAN} | {who for who, _ in void}


class Restraints:
    """What servers ask."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading

    async def number(self) -> int:
        found: int = await self._reading(_number)
        return found

    async def decisions(self) -> Decisions:
        found: Decisions = await self._reading(decisions)
        return found


def decisions(connection: Connection) -> Decisions:
    # The number comes first: what is decided in between is then read again, never passed over.
    number = _number(connection)
    restrained = connection.execute(sa.select(schema.restraints)).all()
    void = connection.execute(sa.select(schema.epochs)).all()
    return Decisions(
        number,
        {(row.who, row.kind): row.until for row in restrained},
        {row.guest: row.epoch for row in void},
    )


def restrain(connection: Connection, who: str, kind: str, until: float | None) -> None:
    put = """INSERT INTO restraints (who, kind, until) VALUES (?, ?, ?)
             ON CONFLICT (who, kind) DO UPDATE SET until = excluded.until"""
    run(connection, put, who, kind, until)
    people_have_changed(connection)


def release(connection: Connection, who: str, kind: str) -> bool:
    """Whether there was anything to be released from."""
    drop = "DELETE FROM restraints WHERE who = ? AND kind = ?"
    was_restrained: bool = run(connection, drop, who, kind).rowcount > 0
    people_have_changed(connection)
    return was_restrained


def revoke(connection: Connection, guest: str) -> None:
    """All that opens the door to a guest is void from now on."""
    put = """INSERT INTO epochs (guest, epoch) VALUES (?, 1)
             ON CONFLICT (guest) DO UPDATE SET epoch = epochs.epoch + 1"""
    run(connection, put, guest)
    run(connection, "DELETE FROM keys WHERE guest = ?", guest)
    people_have_changed(connection)


def let_back(connection: Connection, guest: str, digest: str, kind: str, until: float) -> bool:
    """Let a key, of which only the hash is kept, open the door to a guest; not to who is erased."""
    put = """INSERT INTO keys (hash, guest, kind, label, expires_at)
             SELECT ?, id, ?, name, ? FROM guests WHERE id = ?"""
    is_put: bool = run(connection, put, digest, kind, until, guest).rowcount > 0
    return is_put


def is_known(connection: Connection, guest: str) -> bool:
    """Whether a guest has ever done anything here."""
    columns: tuple[Any, ...] = (
        schema.guests.c.id,
        schema.sitters.c.guest,
        schema.words.c.guest,
    )
    asked = (sa.select(column).where(column == guest).limit(1) for column in columns)
    return any(connection.execute(question).first() for question in asked)


def people_have_changed(connection: Connection) -> None:
    """Have servers look again."""
    put = """INSERT INTO secrets (name, value) VALUES (?, '1') ON CONFLICT (name)
             DO UPDATE SET value = CAST(CAST(secrets.value AS INTEGER) + 1 AS VARCHAR)"""
    run(connection, put, _DECISIONS)


def _number(connection: Connection) -> int:
    question = sa.select(schema.secrets.c.value).where(schema.secrets.c.name == _DECISIONS)
    return int(connection.execute(question).scalar() or 0)
