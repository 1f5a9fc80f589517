"""A whole plan written at once, as the actions that it stands for."""

from __future__ import annotations

from collections.abc import Mapping

from ludi.core.errors import IllegalAction
from ludi.core.sets import total_of
from ludi.games.romans_go_home.cards import WARRIOR_NAMES
from ludi.games.romans_go_home.rules.round import is_placing
from ludi.games.romans_go_home.state import REORDERING, State
from ludi.games.romans_go_home.words import PHRASES


def expand(state: State, seat: int, text: str) -> list[str] | None:
    """`plan W W W W W W`: a whole order of warriors at once, for people (RGH-2.3, RGH-4.5)."""
    verb, *typed = text.lower().split() or [""]
    if verb != "plan" or not _places_now(state, seat):
        return None
    left = total_of(state.hands[seat])
    warriors = _checked_plan(state, seat, typed, left if state.phase == REORDERING else left - 1)
    return [f"place {warrior}" for warrior in warriors[: left - 1]]


def _places_now(state: State, seat: int) -> bool:
    is_seat = seat in range(state.seats)
    return is_placing(state) and is_seat and bool(state.waiting >> seat & 1)


def _checked_plan(state: State, seat: int, typed: list[str], places: int) -> list[str]:
    """The warriors that a plan names, one for each place left and all of them in hand."""
    hand = dict(zip(WARRIOR_NAMES, state.hands[seat], strict=True))
    known = _typed()
    warriors = []
    for name in typed:
        if _plain(name) not in known:
            raise IllegalAction("romans.plan_name", name=name)
        warriors.append(known[_plain(name)])
    if len(warriors) != places:
        raise IllegalAction("romans.plan_length", places=places, given=len(warriors))
    for warrior in warriors:
        given, held = warriors.count(warrior), hand[warrior]
        if not held:
            raise IllegalAction("romans.plan_not_held", warrior=warrior)
        if given > held:
            raise IllegalAction("romans.plan_twice", warrior=warrior, given=given, held=held)
    return warriors


def _plain(name: str) -> str:
    return name.replace("'", "").replace("’", "")


def _typed() -> Mapping[str, str]:
    """A warrior by its id, or by the word for it in any language."""
    return {warrior: warrior for warrior in WARRIOR_NAMES} | {
        phrases.word(warrior): warrior for phrases in PHRASES.values() for warrior in WARRIOR_NAMES
    }
