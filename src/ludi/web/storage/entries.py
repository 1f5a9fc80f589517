"""What a table's list is made of, and what its rows say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

# What is personal of entries, by their kind: it is kept beside them.
PERSONAL: Final[Mapping[str, tuple[str, ...]]] = {
    "seated": ("name",),
    "renamed": ("name",),
    "said": ("name", "text"),
}
# What stands where a person was erased.
ERASED: Final[Mapping[str, str]] = {"name": "—", "text": ""}

# Somebody, or a bot, has played an action.
ACTED: Final = "acted"
# Kinds of entries that whoever runs the servers appends: the table was closed, a person erased.
CLOSED, ERASURE = "closed", "erased"

# How a match has ended that was not played to its end: somebody has resigned, all have agreed to
# end it, or nobody is left. So the rows of tables say it; else they say the status itself.
RESIGNED, AGREED, ABANDONED = ENDINGS = ("resigned", "agreed", "abandoned")
FINISHED: Final = ("over", *ENDINGS, CLOSED)

# What is asked: a bot's move, the oracle's advice, a review.
MOVE, ADVICE, REVIEW = "move", "advice", "review"


@dataclass(frozen=True)
class Entry:
    """One line of a table's list."""

    number: int
    kind: str
    body: Mapping[str, Any]
    at: float
    key: str | None = None


@dataclass(frozen=True)
class Result:
    """What a seat has come to at the end: a place among all who took part, neutrals included."""

    place: int
    among: int
    points: int
    has_won: bool


@dataclass(frozen=True)
class Sitter:
    """Who has a seat: nobody, a person or a bot; `bot`: which one. `result` is there once the match
    has ended with one. What was written before these were kept tells neither."""

    kind: str
    guest: str | None
    name: str
    bot: str | None = None
    result: Result | None = None


@dataclass(frozen=True)
class Question:
    """What a bot or the oracle is asked about a table, after an entry.

    `weight` is 0 where the answer comes at once, 1 where it may take a second, 2 where it takes
    many. It is asked for a person at an address, so that everybody has a fair share.
    """

    table_id: str
    kind: str
    seat: int
    bot: str
    number: int
    asked_at: float
    ready_at: float
    weight: int = 0
    person: str = ""
    address: str = ""


@dataclass(frozen=True)
class Summary:
    """What the rows of a table say: `sitters` only where what they tell has changed; `question` is
    the move that a bot is asked for, where `has_bots`. `answers`: the entry is what was asked for
    before."""

    game: str
    status: str
    is_public: bool
    asked: int = 0
    sitters: tuple[Sitter, ...] | None = None
    question: Question | None = None
    has_bots: bool = False
    answers: bool = False

    @property
    def due_at(self) -> float | None:
        """When a bot is to act."""
        return None if self.question is None else self.question.ready_at


@dataclass(frozen=True)
class Listed:
    """A table in a list; `ending`: how it has ended, if not by its rules."""

    id: str
    game: str
    status: str
    asked: int
    sitters: tuple[Sitter, ...]
    changed_at: float
    ending: str | None = None
    version: int = 0

    def seat_of(self, guest: str | None) -> int | None:
        """Where a guest sits; nobody sits nowhere."""
        seats = (seat for seat, one in enumerate(self.sitters) if one.guest == guest)
        return None if guest is None else next(seats, None)

    def is_asked(self, guest: str) -> bool:
        """Whether a guest is to act."""
        seat = self.seat_of(guest)
        return seat is not None and bool(self.asked >> seat & 1)


def told_status(said: str) -> tuple[str, str | None]:
    """A table's status and ending, by what its row says."""
    return ("over", said) if said in ENDINGS else (said, None)


def parted(entry: Entry) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """What is written of an entry, and what is personal of it; None: nothing."""
    body = dict(entry.body)
    if entry.kind not in PERSONAL or body.get("guest") is None:
        return body, None
    return body, {name: body.pop(name) for name in PERSONAL[entry.kind]}


def joined(kind: str, body: dict[str, Any], words: Mapping[str, Any] | None) -> dict[str, Any]:
    """An entry's body with what is personal, or with what stands there once it was erased."""
    if kind not in PERSONAL or body.get("guest") is None:
        return body
    return {**body, **(words or {name: ERASED[name] for name in PERSONAL[kind]})}
