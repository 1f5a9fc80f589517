"""The end of a round and of the game, and what teams count (ROE-5)."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.core.sets import is_several
from ludi.games.romer.cards import COLOUR_OF, POINTS, TEAM
from ludi.games.romer.events import CARD_SCORED, GAME_ENDED, ROUND_ENDED, TEAM_SCORED
from ludi.games.romer.rules.teams import left_of, trump_colour
from ludi.games.romer.state import ALL_SEATS, DEALING, OVER, State


def score_round(state: State) -> None:
    """ROE-5.1, ROE-5.2: every team is shown and counts."""
    emit(state, ROUND_ENDED)
    state.drawing = 0
    for seat in range(state.seats):
        counted = 0
        for place in range(TEAM):
            kind = state.teams[seat][place]
            if kind:
                state.knowers[seat][place] = ALL_SEATS
                worth = card_points(state, seat, place, kind)
                counted += worth
                emit(state, CARD_SCORED, seat, kind, place + 1, worth)
        state.totals[seat] += counted
        emit(state, TEAM_SCORED, seat, counted, state.totals[seat])
    if is_end(state):
        state.phase = OVER
        emit(state, GAME_ENDED)
    else:
        state.dealer = left_of(state, state.dealer)
        state.phase = DEALING


def card_points(state: State, seat: int, place: int, kind: int) -> int:
    """ROE-5.2: a card of the trump colour counts as often as its position says."""
    if COLOUR_OF[kind] == trump_colour(state, seat):
        return POINTS[kind] * (place + 1)
    return POINTS[kind]


def is_end(state: State) -> bool:
    """ROE-5.3: one alone is ahead at the target; option: everybody has begun equally often."""
    return is_decided(state) and (
        state.full_cycle == 0 or left_of(state, state.dealer) == state.seats - 1
    )


def is_decided(state: State) -> bool:
    return highest_total(state) >= state.target and not is_several(winners(state))


def highest_total(state: State) -> int:
    best = 0
    for seat in range(state.seats):
        best = max(best, state.totals[seat])
    return best


def points(state: State, seat: int) -> int:
    """ROE-5.3: points of all rounds scored."""
    return state.totals[seat]


def winners(state: State) -> int:
    """ROE-5.3: the highest total."""
    best = highest_total(state)
    won = 0
    for seat in range(state.seats):
        if state.totals[seat] == best:
            won |= 1 << seat
    return won


def longest(state: State) -> int:
    """More choices than anybody will see; the number of rounds has no limit."""
    return 10 * state.seats * state.lead_limit * state.target
