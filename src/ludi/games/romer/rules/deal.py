"""The deal and the draw pile (ROE-2.1)."""

from __future__ import annotations

from ludi.core.chance import pick
from ludi.core.events import emit, whisper
from ludi.core.sets import total_of
from ludi.games.romer.cards import COPIES, HAND, KINDS, MOST_SEATS, TEAM
from ludi.games.romer.events import A_CARD, CARD_DEALT, CARD_DRAWN, PILE_REFILLED, ROUND_BEGAN
from ludi.games.romer.rules.teams import left_of, put_into_hand
from ludi.games.romer.state import DEALING, MOST_ROUNDS, TRUMPING, State


def setup(state: State) -> None:
    """ROE-2.1: the last seat deals first; cards are dealt by `advance`."""
    state.dealer = state.seats - 1
    state.phase = DEALING


def deal(state: State) -> None:
    """ROE-2.1, ROE-2.2: shuffle, 15 cards each; then trumps are laid from the dealer's left."""
    state.rounds = min(state.rounds + 1, MOST_ROUNDS)
    state.leads = 0
    for kind in range(KINDS):
        state.pile[kind] = COPIES[kind]
        state.shuffled[kind] = COPIES[kind]
        state.discards[kind] = 0
    for seat in range(MOST_SEATS):
        for place in range(TEAM):
            state.teams[seat][place] = 0
            state.knowers[seat][place] = 0
        for place in range(HAND):
            state.hands[seat][place] = 0
    emit(state, ROUND_BEGAN, state.rounds, state.dealer)
    seat = 0
    while seat < state.seats:
        kind = pick(state, A_CARD, state.pile)
        state.pile[kind] -= 1
        put_into_hand(state, seat, kind)
        whisper(state, CARD_DEALT, 1 << seat, seat, kind)
        if state.hands[seat][HAND - 1]:
            seat += 1
    state.turn = left_of(state, state.dealer)
    state.phase = TRUMPING


def draw_card(state: State, seat: int) -> None:
    """ROE-2.1: from the pile; if it is empty the discards are shuffled into a new one."""
    if total_of(state.pile) == 0:
        for kind in range(KINDS):
            state.pile[kind] = state.discards[kind]
            state.shuffled[kind] = state.discards[kind]
            state.discards[kind] = 0
        emit(state, PILE_REFILLED)
    kind = pick(state, A_CARD, state.pile)
    state.pile[kind] -= 1
    put_into_hand(state, seat, kind)
    whisper(state, CARD_DRAWN, 1 << seat, seat, kind)
