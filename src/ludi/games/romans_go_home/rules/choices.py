"""What people may answer, and what their answers do."""

from __future__ import annotations

from typing import Final

from ludi.core.events import emit
from ludi.core.sets import kinds_in, write_bits
from ludi.core.state import Buffer
from ludi.games.romans_go_home.actions import (
    CHARM_CLAN,
    DISCARD_WARRIOR,
    KEEP_WARRIORS,
    PLACE,
    RAZE,
    TAKE,
)
from ludi.games.romans_go_home.events import CHOICE_MADE
from ludi.games.romans_go_home.rules.asking import to_act
from ludi.games.romans_go_home.rules.capture import keep_answers
from ludi.games.romans_go_home.rules.clans import clan_of_colour, colours_of
from ludi.games.romans_go_home.rules.discards import discards
from ludi.games.romans_go_home.rules.forts import forts_held
from ludi.games.romans_go_home.rules.round import is_placing, place_warrior
from ludi.games.romans_go_home.rules.wall import forts_left
from ludi.games.romans_go_home.rules.warriors import bring_forward, charm_targets
from ludi.games.romans_go_home.state import (
    CHARMING,
    HORSING,
    KEEPING,
    OVER,
    PLANNING,
    REORDERING,
    SIGNALLING,
    TAKING,
    TAXING,
    State,
)

# What a question's first answer is, by phase; when the game is over, nothing is asked.
_FIRST_ANSWERS: Final = {
    PLANNING: PLACE,
    CHARMING: CHARM_CLAN,
    TAKING: TAKE,
    KEEPING: KEEP_WARRIORS,
    SIGNALLING: DISCARD_WARRIOR,
    HORSING: DISCARD_WARRIOR,
    REORDERING: PLACE,
    TAXING: RAZE,
}
FIRST_ANSWERS: Final = tuple(_FIRST_ANSWERS[phase] for phase in range(OVER))


def legal(state: State, seat: int, out: Buffer) -> int:
    """Write the legal actions of a seat into `out` and return how many there are."""
    if not to_act(state) >> seat & 1:
        return 0
    return write_bits(answers(state, seat), FIRST_ANSWERS[state.phase], 0, out)


def answers(state: State, seat: int) -> int:
    """What a seat that is asked may answer, a bit each."""
    if is_placing(state):
        return kinds_in(state.hands[seat])
    if state.phase == CHARMING:
        return colours_of(state, charm_targets(state, seat))
    if state.phase == TAKING:
        return ((1 << forts_left(state)) - 1) << state.turns
    if state.phase == KEEPING:
        return keep_answers(state, seat)
    if state.phase == TAXING:
        return forts_held(state, seat)
    return discards(state, seat, state.phase)


def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action; `advance` goes on when everybody has answered."""
    answer = action - FIRST_ANSWERS[state.phase]
    if state.phase == CHARMING:
        state.charmed = clan_of_colour(state, answer) + 1
    elif state.phase == TAKING:
        bring_forward(state, answer - state.turns)
    elif state.phase == KEEPING:
        state.kept = answer
    elif state.phase == TAXING:
        state.paid = answer + 1
    elif not is_placing(state):
        state.choices[seat] = answer + 1
        emit(state, CHOICE_MADE, state.colours[seat])
    if not is_placing(state) or place_warrior(state, seat, answer):
        state.waiting &= ~(1 << seat)
