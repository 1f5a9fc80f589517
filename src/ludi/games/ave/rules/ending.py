"""The end and the score: AVE-5."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.games.ave.cards import (
    CARD_BONUS,
    CARD_KINDS,
    FREE,
    HIGHEST,
    JOKER,
    NEVER_FORMED,
    REPEAT,
    ROWS,
)
from ludi.games.ave.events import COLUMNS_BLOCKED, LAST_ROUND_CALLED, ROUND_LIMIT_REACHED
from ludi.games.ave.state import State


def call_last_round(state: State, seat: int) -> None:
    """AVE-5.1, AVE-5.2: the round is finished so that all have had as many turns."""
    if not state.last_round:
        state.last_round = 1
        emit(state, LAST_ROUND_CALLED, seat)


def ends_after_round(state: State) -> bool:
    """AVE-5.1, AVE-5.2, AVE-5.5."""
    if state.last_round:
        return True
    if state.rounds >= state.round_limit:
        emit(state, ROUND_LIMIT_REACHED, state.rounds)
        return True
    if nobody_could_write(state):
        emit(state, COLUMNS_BLOCKED)
        return True
    return False


def nobody_could_write(state: State) -> bool:
    """AVE-5.5: no column takes any number that can be formed, by the cards in hand either."""
    for seat in range(state.seats):
        if could_ever_write(state, seat):
            return False
    return True


def could_ever_write(state: State, seat: int) -> bool:
    """AVE-5.5: a number fits between its neighbours, or a twin stands beside a free row."""
    can_twin = state.cards[seat][REPEAT] or state.cards[seat][JOKER]
    below = FREE
    is_gap = False
    for row in range(ROWS + 1):
        written = state.columns[seat][row] if row < ROWS else HIGHEST + 1
        if written == FREE:
            is_gap = True
        else:
            if is_gap and (can_twin or some_number_between(below, written)):
                return True
            below = written
            is_gap = False
    return False


def some_number_between(below: int, above: int) -> bool:
    """Whether a number that can be formed lies strictly between (38 cannot, AVE-2.5)."""
    return above - below > (2 if below < NEVER_FORMED < above else 1)


def points(state: State, seat: int) -> int:
    """AVE-5.3: the sum of the column, and 5 for each unused card."""
    total = 0
    for row in range(ROWS):
        total += state.columns[seat][row]
    for card in range(CARD_KINDS):
        total += CARD_BONUS * state.cards[seat][card]
    return total


def winners(state: State) -> int:
    """AVE-5.3: the highest score, or several equal ones, a bit each."""
    best = 0
    found = 0
    for seat in range(state.seats):
        score = points(state, seat)
        if score > best:
            best = score
            found = 0
        if score == best:
            found |= 1 << seat
    return found


def longest(state: State) -> int:
    """The most choices that a game can take."""
    return 20 * state.seats * state.round_limit
