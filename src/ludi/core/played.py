"""What a match keeps of its set-up and of each action."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.core.notes import Emitted
from ludi.core.state import State


@dataclass
class Played:
    """One action as it was played.

    seat         who played it
    action       its number; `Match.action` makes an `Action` of it
    text         its written form
    drew         what chance brought, in the game's words
    is_scripted  whether a script gave that, and not the seed
    parts        of a composite move's last action, how many it took: they are taken back together
    """

    seat: int
    action: int
    text: str
    drew: tuple[str, ...]
    is_scripted: bool
    events: tuple[Emitted, ...]
    before: State
    told: bool | None = None
    parts: int = 1


@dataclass(frozen=True)
class SetUp:
    """What the set-up drew and told, and whether a script gave the draws."""

    drew: tuple[str, ...] = ()
    is_scripted: bool = False
    events: tuple[Emitted, ...] = ()
