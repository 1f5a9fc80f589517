"""A turn, from the first die to the next seat: AVE-2.0, AVE-2.1, AVE-2.6."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.core.state import Buffer
from ludi.games.ave.actions import FIRST_PLAY, PASS, ROLL, STOP, WRITE
from ludi.games.ave.cards import DICE, ROWS, I, V, X
from ludi.games.ave.events import GAME_ENDED, TURN_BEGAN
from ludi.games.ave.rules.action_cards import (
    has_a_card,
    is_repeat,
    legal_cards,
    may_play_card_now,
    play_card,
    play_repeat,
)
from ludi.games.ave.rules.columns import legal_writings, write
from ludi.games.ave.rules.dice import throw_dice
from ludi.games.ave.rules.ending import ends_after_round
from ludi.games.ave.rules.failure import judge, pass_turn, stop_rolling
from ludi.games.ave.state import DECIDING, FAILED, OVER, REPEATING, ROLLING, State


def to_act(state: State) -> int:
    """The seats that may act now, a bit each: the player on turn, or nobody after the end."""
    return 0 if state.phase == OVER else 1 << state.turn


def legal(state: State, seat: int, out: Buffer) -> int:
    """Write the legal actions of a seat into `out` and return how many there are."""
    phase = state.phase
    if seat != state.turn or phase == OVER:
        return 0
    count = 0
    if phase == FAILED:
        out[0] = PASS
        count = 1
    elif phase != REPEATING:
        count = legal_rolls(state, out)
    before_writing = count
    count, may_repeat = legal_writings(state, seat, out, count)
    is_stuck = phase == DECIDING and count == before_writing
    may_play_card = phase == FAILED or may_play_card_now(state)
    if is_stuck or may_play_card:
        end = legal_cards(state, seat, may_repeat, out, count)
        may_stop = is_stuck and end > count
        count = end if may_play_card else count
        if may_stop:
            out[count] = STOP
            count += 1
    return count


def apply(state: State, seat: int, action: int) -> None:
    """Play a legal action."""
    if action == STOP:
        stop_rolling(state, seat)
    elif is_repeat(action):
        play_repeat(state, seat, action)
    elif action < STOP or action >= FIRST_PLAY:
        throw_dice(state, seat, take_up_dice(state, seat, action))
        judge(state, seat)
    else:
        if action == PASS:
            pass_turn(state, seat)
        else:
            write(state, seat, (action - WRITE) // ROWS + 1, (action - WRITE) % ROWS)
        end_turn(state)


def begin_turn(state: State, seat: int) -> None:
    """AVE-2.0, AVE-2.1: all dice are to be rolled."""
    state.turn = seat
    state.phase = ROLLING
    state.showing[I] = 0
    state.showing[V] = 0
    state.showing[X] = 0
    state.unrolled = DICE
    state.without_card = 1 - has_a_card(state, seat)
    emit(state, TURN_BEGAN, seat)


def legal_rolls(state: State, out: Buffer) -> int:
    """AVE-2.1: one die at a time; any number of those left with `many_dice` (AVE-6.1)."""
    most = state.unrolled if state.many_dice else min(state.unrolled, 1)
    for dice in range(most):
        out[dice] = ROLL + dice
    return most


def take_up_dice(state: State, seat: int, action: int) -> int:
    """How many dice an action throws, taken from where they lie: AVE-2.1, AVE-4.1 to AVE-4.4."""
    if action >= FIRST_PLAY:
        return play_card(state, seat, action)
    dice = action - ROLL + 1
    state.unrolled -= dice
    return dice


def end_turn(state: State) -> None:
    """AVE-2.0: the next seat, or the end after the last seat's turn."""
    seat = state.turn + 1
    if seat == state.seats:
        seat = 0
        state.rounds += 1
        if ends_after_round(state):
            state.phase = OVER
            emit(state, GAME_ENDED)
            return
    begin_turn(state, seat)
