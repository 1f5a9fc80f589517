"""The end (ROM-7)."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.games.roma.cards import SIDES
from ludi.games.roma.events import GAME_ENDED
from ludi.games.roma.state import OVER, State


def is_end(state: State) -> bool:
    """ROM-7.1: after a payment somebody has no points, or the stockpile is empty."""
    return state.vp[0] == 0 or state.vp[1] == 0 or state.stock == 0


def is_past_limit(state: State) -> bool:
    """ROM-7.4."""
    return state.turns > state.turn_limit


def end_game(state: State) -> None:
    for value in range(SIDES):
        state.dice[value] = 0
    state.phase = OVER
    emit(state, GAME_ENDED)


def points(state: State, seat: int) -> int:
    """Victory points."""
    return state.vp[seat]


def winners(state: State) -> int:
    """ROM-7.1, ROM-7.4: more points win; equal ones, or the limit, are a draw of both."""
    if is_past_limit(state) or state.vp[0] == state.vp[1]:
        return 3
    return 1 if state.vp[0] > state.vp[1] else 2


def longest(state: State) -> int:
    """More choices than anybody will see; `reroll_triples_again` has no limit."""
    return 100 * (state.turn_limit + 1)
