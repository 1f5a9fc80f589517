"""Events: what happened, in the past tense, and who may know.

Rules call `emit` for what everybody sees and `whisper` for what only some seats do; the game's
table of kinds says what the values are and which of them are secret. Compiled rules emit nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from ludi.core.compiled import compiled_as
from ludi.core.notes import Emitted
from ludi.core.state import State

EVERYBODY = -1


@compiled_as(None)
def emit(state: State, kind: int, *values: int) -> None:
    """Tell everybody."""
    if state.notes is not None:
        state.notes.events.append(Emitted(kind, values, EVERYBODY))


@compiled_as(None)
def whisper(state: State, kind: int, knowers: int, *values: int) -> None:
    """Tell everybody, but the secret values only to the seats whose bit is set in `knowers`."""
    if state.notes is not None:
        state.notes.events.append(Emitted(kind, values, knowers))


class EventKind:
    """One kind of event: its name and its values; names for a value where it has any.

    `secret` values are told only to those who may know; of a `private` event others hear nothing.
    What is told `on_board` need not be told twice to who looks at the board.
    """

    def __init__(
        self,
        name: str,
        *,
        secret: Sequence[str] = (),
        private: bool = False,
        on_board: bool = False,
        **values: tuple[str, ...] | None,
    ) -> None:
        self.name = name
        self.is_private = private
        self.is_on_board = on_board
        self.values: Mapping[str, tuple[str, ...] | None] = values
        self.secret = frozenset(secret)


@dataclass(frozen=True)
class Event:
    """An event as one seat may know it. `facts` lacks the secrets it may not know."""

    name: str
    facts: Mapping[str, Any]
    is_whole: bool = True

    def document(self) -> dict[str, Any]:
        return {"event": self.name, **self.facts}


ROUND: Final = "round_began"
# Events of these names begin a chapter, in whatever game.
CHAPTERS: Final = (ROUND, "turn_began")


def as_known_to(
    noted: Iterable[Emitted], kinds: Sequence[EventKind], seat: int | None
) -> list[Event]:
    """What a seat, or the spectator (None), may know of events."""
    known = [_as_known_to(emitted, kinds[emitted.kind], seat) for emitted in noted]
    return [event for event in known if event is not None]


def _as_known_to(emitted: Emitted, kind: EventKind, seat: int | None) -> Event | None:
    knows = emitted.knowers == EVERYBODY or (seat is not None and emitted.knowers >> seat & 1 == 1)
    return _known(kind, emitted.values, knows)


@lru_cache(maxsize=4096)
def _known(kind: EventKind, values: tuple[int, ...], knows: bool) -> Event | None:
    """The same few happen again and again, and are read more often still."""
    if kind.is_private and not knows:
        return None
    facts: dict[str, Any] = {}
    for (name, words), value in zip(kind.values.items(), values, strict=True):
        if knows or name not in kind.secret:
            facts[name] = value if words is None else words[value]
    return Event(kind.name, facts, is_whole=len(facts) == len(kind.values))
