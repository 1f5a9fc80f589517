"""What bots and the oracle are asked: a queue in the database.

A question is taken by one process at a time, which says now and then that it is still at it; where
that stops, another one takes it. Whose questions wait is served in turns: first one of each person,
and not more than a few of one address; of those the quick before the slow. What is under way counts
as served. Times are the machine's: where its clock was set back, a question that seems to be asked
later than now is ready, and one that seems to be taken later than now is free.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy.engine import Connection

from ludi.web.storage.entries import MOVE, Question
from ludi.web.storage.statements import run

# From what is answered at once to what takes long.
ANY_WEIGHT: Final = (0, 2)
# Who has taken a question and says nothing for so long is gone.
LEASE: Final = 5.0
# Clocks of two machines may differ by so much.
_NEARLY: Final = 1.0
# So many of an address are served for one of a person elsewhere.
_OF_AN_ADDRESS: Final = 4

Reading = Callable[[Callable[[Connection], Any]], Awaitable[Any]]
Writing = Callable[[Callable[[Connection], Any]], Awaitable[Any]]


@dataclass(frozen=True)
class Told:
    """How far the answer to a question is, and the answer."""

    progress: float | None
    answer: str | None


class Questions:
    """The queue."""

    def __init__(self, reading: Reading, writing: Writing) -> None:
        self._reading = reading
        self._writing = writing
        # Called when something is asked here.
        self.on_asking: Callable[[], None] = lambda: None

    async def ask(self, question: Question) -> None:
        """Ask, unless the same is being asked."""
        await self._writing(partial(_ask, question))
        self.on_asking()

    async def take(self, who: str, now: float, weights: tuple[int, int]) -> Question | None:
        """The question whose turn it is, of the weights from the first to the last; None: there is
        none that is ready."""
        found: Question | None = await self._writing(partial(_take, who, now, weights))
        return found

    async def ready_in(self, now: float, weights: tuple[int, int]) -> float | None:
        """In how many seconds the next question of these weights is ready that nobody has taken."""
        found: float | None = await self._reading(partial(_ready_in, now, weights))
        return found

    async def waiting(self, now: float) -> dict[int, int]:
        """How many questions of each weight are ready, those under way included."""
        found: dict[int, int] = await self._reading(partial(_waiting, now))
        return found

    async def long_thoughts(self, now: float, address: str) -> int:
        """How many long thoughts are ready that one of an address may have to wait for: all of its
        own, and of each other only as many as it has a share of."""
        found: int = await self._reading(partial(_long_thoughts, now, address))
        return found

    async def crowd(self, kind: str, address: str) -> tuple[int, int]:
        """How many questions of a kind are not answered: of an address, and of all others."""
        found: tuple[int, int] = await self._reading(partial(_crowd, kind, address))
        return found

    async def still_at(self, who: str, now: float) -> None:
        """All that was taken by somebody is still under way."""
        await self._writing(partial(_still_at, who, now))

    async def leave(self, question: Question) -> None:
        """Somebody else may take it."""
        await self._writing(partial(_leave, question))

    async def put_off(self, question: Question, now: float, seconds: float) -> None:
        """Somebody may take it so much later."""
        await self._writing(partial(_put_off, question, now, now + seconds))

    async def leave_all(self, who: str) -> None:
        await self._writing(partial(_leave_all, who))

    async def tell(self, question: Question, progress: float | None, answer: str | None) -> None:
        """How far it is, or what the answer is."""
        await self._writing(partial(_tell, question, progress, answer))

    async def told(self, table_id: str, kind: str, seat: int) -> Told | None:
        """What has been answered; None: it is not being asked."""
        found: Told | None = await self._reading(partial(_told, table_id, kind, seat))
        return found

    async def drop(self, table_id: str, kind: str, seat: int) -> None:
        """The question is no longer asked."""
        await self._writing(partial(_drop, table_id, kind, seat))


_COLUMNS: Final = "table_id, kind, seat, bot, number, asked_at, ready_at, weight, person, address"
_IT: Final = "table_id = ? AND kind = ? AND seat = ?"
_ADD: Final = f"INSERT INTO questions ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_CHANGE: Final = f"""
{_ADD} ON CONFLICT (table_id, kind, seat) DO UPDATE
SET bot = excluded.bot, number = excluded.number, asked_at = excluded.asked_at,
  ready_at = excluded.ready_at
"""
_IS_READY: Final = "answer IS NULL AND (ready_at <= ? OR asked_at > ?)"
_IS_TAKEN: Final = "(taken_by IS NOT NULL AND taken_at > ? AND taken_at < ?)"
_NEXT: Final = f"""
SELECT {_COLUMNS} FROM (
  SELECT questions.*, {_IS_TAKEN} AS is_taken,
    ROW_NUMBER() OVER (PARTITION BY person ORDER BY {_IS_TAKEN} DESC, weight, ready_at) AS own,
    (ROW_NUMBER() OVER (PARTITION BY address ORDER BY {_IS_TAKEN} DESC, weight, ready_at)
      + {_OF_AN_ADDRESS - 1}) / {_OF_AN_ADDRESS} AS near
  FROM questions WHERE {_IS_READY} AND weight BETWEEN ? AND ?
) AS ready WHERE NOT is_taken
ORDER BY CASE WHEN own > near THEN own ELSE near END, weight, ready_at LIMIT 1
"""
_TAKE: Final = f"""
UPDATE questions SET taken_by = ?, taken_at = ?
WHERE {_IT} AND answer IS NULL AND NOT {_IS_TAKEN}
"""


def replace_move(
    table_id: str, question: Question | None, connection: Connection, *, anew: bool
) -> None:
    """Ask a bot for this move, and for no other at the table. Unless the one before was answered
    and it is asked anew, who is at the same seat's move is left at it: the answer may still do."""
    kept = -1 if question is None or anew else question.seat
    clear = "DELETE FROM questions WHERE table_id = ? AND kind = ? AND seat <> ?"
    run(connection, clear, table_id, MOVE, kept)
    if question is not None:
        run(connection, _CHANGE, *_row(question))


def _row(question: Question) -> tuple[Any, ...]:
    asked = question
    times = (asked.number, asked.asked_at, asked.ready_at, asked.weight)
    return (asked.table_id, asked.kind, asked.seat, asked.bot, *times, asked.person, asked.address)


def _key(question: Question) -> tuple[str, str, int]:
    return question.table_id, question.kind, question.seat


def _ask(question: Question, connection: Connection) -> None:
    run(connection, f"{_ADD} ON CONFLICT DO NOTHING", *_row(question))


def _take(
    who: str, now: float, weights: tuple[int, int], connection: Connection
) -> Question | None:
    lease, ready = (now - LEASE, now + LEASE), (now, now + _NEARLY)
    row = run(connection, _NEXT, *lease, *lease, *lease, *ready, *weights).fetchone()
    if row is None:
        return None
    question = Question(*row)
    # Two that look at the same moment find the same: one of them is too late, and looks again.
    is_mine = run(connection, _TAKE, who, now, *_key(question), *lease).rowcount == 1
    return question if is_mine else None


def _ready_in(now: float, weights: tuple[int, int], connection: Connection) -> float | None:
    question = f"""
      SELECT min(CASE WHEN asked_at > ? THEN 0.0 ELSE ready_at END)
      FROM questions WHERE answer IS NULL AND NOT {_IS_TAKEN} AND weight BETWEEN ? AND ?"""
    lease = (now - LEASE, now + LEASE)
    (ready_at,) = run(connection, question, now + _NEARLY, *lease, *weights).fetchone()
    return None if ready_at is None else max(0.0, ready_at - now)


def _waiting(now: float, connection: Connection) -> dict[int, int]:
    question = f"SELECT weight, count(*) FROM questions WHERE {_IS_READY} GROUP BY weight"
    return dict(run(connection, question, now, now + _NEARLY).fetchall())


def _long_thoughts(now: float, address: str, connection: Connection) -> int:
    question = f"""
      SELECT address, count(*) FROM questions WHERE {_IS_READY} AND weight = 1 GROUP BY address"""
    crowds = run(connection, question, now, now + _NEARLY).fetchall()
    return sum(crowd if at == address else min(crowd, _OF_AN_ADDRESS) for at, crowd in crowds)


def _crowd(kind: str, address: str, connection: Connection) -> tuple[int, int]:
    question = """
      SELECT sum(CASE WHEN address = ? THEN 1 ELSE 0 END), count(*)
      FROM questions WHERE kind = ? AND answer IS NULL"""
    own, total = run(connection, question, address, kind).fetchone()
    return int(own or 0), int(total) - int(own or 0)


def _still_at(who: str, now: float, connection: Connection) -> None:
    run(connection, "UPDATE questions SET taken_at = ? WHERE taken_by = ?", now, who)


def _leave(question: Question, connection: Connection) -> None:
    leave = f"UPDATE questions SET taken_by = NULL, taken_at = NULL WHERE {_IT}"
    run(connection, leave, *_key(question))


def _put_off(question: Question, now: float, ready_at: float, connection: Connection) -> None:
    later = f"""
      UPDATE questions SET taken_by = NULL, taken_at = NULL, asked_at = ?, ready_at = ?
      WHERE {_IT}"""
    run(connection, later, now, ready_at, *_key(question))


def _leave_all(who: str, connection: Connection) -> None:
    leave = "UPDATE questions SET taken_by = NULL, taken_at = NULL WHERE taken_by = ?"
    run(connection, leave, who)


def _tell(
    question: Question, progress: float | None, answer: str | None, connection: Connection
) -> None:
    tell = f"UPDATE questions SET progress = ?, answer = ? WHERE {_IT}"
    run(connection, tell, progress, answer, *_key(question))


def _told(table_id: str, kind: str, seat: int, connection: Connection) -> Told | None:
    question = f"SELECT progress, answer FROM questions WHERE {_IT}"
    row = run(connection, question, table_id, kind, seat).fetchone()
    return None if row is None else Told(*row)


def _drop(table_id: str, kind: str, seat: int, connection: Connection) -> None:
    run(connection, f"DELETE FROM questions WHERE {_IT}", table_id, kind, seat)
