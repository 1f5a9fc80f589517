"""Positions of Romans Go Home!: which set-ups and states can come about.

setups    seats and options that go together
pieces    clans, forts and warriors are all there
moment    what follows from the rest at that moment of a turn, and may be left out
question  who is asked
past      what must have gone before
refusals  how a position is refused
"""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from ludi.core.errors import BadPosition
from ludi.games.romans_go_home.positions.moment import lay_out_plans, settle_time, settle_turn
from ludi.games.romans_go_home.positions.past import check_past
from ludi.games.romans_go_home.positions.pieces import settle_pieces
from ludi.games.romans_go_home.positions.question import check_plans, settle_question
from ludi.games.romans_go_home.positions.setups import check_setup
from ludi.games.romans_go_home.state import State

__all__ = ["check", "check_as_it_lies", "check_setup", "complete"]

_NAMES: Final = frozenset(field.name for field in State.fields)
_NOTHING_ABSENT: Final = frozenset[str]()


def check(state: State) -> None:
    """Refuse a position that could not come about, naming the field."""
    check_as_it_lies(state)
    check_past(state)


def check_as_it_lies(state: State) -> None:
    """Refuse a table that does not hold together, whatever has gone before."""
    settle_pieces(state, _NOTHING_ABSENT)
    settle_time(state, _NOTHING_ABSENT)
    settle_turn(state, _NOTHING_ABSENT)
    settle_question(state, _NOTHING_ABSENT)
    check_plans(state)


def complete(state: State, given: frozenset[str]) -> None:
    """Fill in what follows from the fields that are given, as far as they hold together."""
    absent = _NAMES - given
    with suppress(BadPosition):
        settle_pieces(state, absent)
        settle_time(state, absent)
        lay_out_plans(state)
        settle_turn(state, absent)
        settle_question(state, absent)
