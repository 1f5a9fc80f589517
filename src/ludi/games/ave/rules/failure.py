"""When a turn fails, and what then: AVE-3."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.games.ave.events import ROLLING_STOPPED, TURN_FAILED, TURN_PASSED
from ludi.games.ave.rules.columns import can_write
from ludi.games.ave.rules.dice import dice_showing, highest_reading, shows_only_four_x
from ludi.games.ave.rules.ending import call_last_round
from ludi.games.ave.state import DECIDING, FAILED, ROLLING, State


def judge(state: State, seat: int) -> None:
    """AVE-2.4, AVE-3.1, AVE-3.2: what the dice that show allow."""
    if highest_reading(state) == 0:
        if state.unrolled > 0 and (dice_showing(state) == 0 or shows_only_four_x(state)):
            state.phase = ROLLING
        else:
            fail(state, seat)
    elif state.unrolled > 0 or can_write(state, seat):
        state.phase = DECIDING
    else:
        fail(state, seat)


def fail(state: State, seat: int) -> None:
    """AVE-3.1, AVE-3.2: the player now plays a card or passes."""
    state.phase = FAILED
    emit(state, TURN_FAILED, seat)


def stop_rolling(state: State, seat: int) -> None:
    """AVE-3.1: stopping on a number that fits nowhere, to play a card."""
    emit(state, ROLLING_STOPPED, seat)
    fail(state, seat)


def pass_turn(state: State, seat: int) -> None:
    """AVE-3.2, AVE-5.2: a failed turn that began without a card calls the last round."""
    emit(state, TURN_PASSED, seat)
    if state.without_card:
        call_last_round(state, seat)
