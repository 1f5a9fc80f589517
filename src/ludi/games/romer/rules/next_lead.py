"""What comes before the next lead: draws, who is out, new trumps, the limit (ROE-3.9, ROE-4)."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.core.sets import is_several
from ludi.games.romer.cards import MOST_SEATS
from ludi.games.romer.events import ALONE_WITH_CARDS, LIMIT_REACHED, PLAYER_OUT, TURN_BEGAN
from ludi.games.romer.rules.deal import draw_card
from ludi.games.romer.rules.teams import has_cards, is_out, left_of
from ludi.games.romer.state import COMPLETING, LEADING, SCORING, TRUMPING, State


def draw_cards(state: State) -> None:
    """ROE-3.9: clockwise, from the left of `turn`, each who is to draw."""
    seat = state.turn
    while state.drawing:
        seat = left_of(state, seat)
        if state.drawing >> seat & 1:
            state.drawing &= ~(1 << seat)
            draw_card(state, seat)


def tell_who_is_out(state: State, bereft: int) -> None:
    """ROE-4.4: who has lost the trump and has no card in hand."""
    for seat in range(MOST_SEATS):
        if bereft >> seat & 1 and is_out(state, seat):
            emit(state, PLAYER_OUT, seat)


def begin_next(state: State) -> None:
    """ROE-3.9: ROE-4.5, new trumps (ROE-2.2, ROE-4.2), and the next lead, left of `turn`."""
    holders = 0
    bare = 0
    for seat in range(MOST_SEATS):
        if has_cards(state, seat):
            holders |= 1 << seat
            if state.teams[seat][0] == 0:
                bare |= 1 << seat
    state.turn = next_of(state, bare if bare and is_several(holders) else holders)
    if not is_several(holders):
        state.phase = COMPLETING
        emit(state, ALONE_WITH_CARDS, state.turn)
    elif bare:
        state.phase = TRUMPING
    elif state.leads >= state.lead_limit:
        state.phase = SCORING
        emit(state, LIMIT_REACHED, state.lead_limit)
    else:
        state.phase = LEADING
        emit(state, TURN_BEGAN, state.turn)


def next_of(state: State, seats: int) -> int:
    """ROE-4.3: the next of a set of seats, clockwise after `turn`."""
    seat = left_of(state, state.turn)
    while not seats >> seat & 1:
        seat = left_of(state, seat)
    return seat
