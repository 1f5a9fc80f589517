"""The set-up: points, cards, gifts, and four cards face down (ROM-2)."""

from __future__ import annotations

from ludi.core.chance import draw, pick
from ludi.core.events import emit, whisper
from ludi.core.sets import total_of
from ludi.games.roma.cards import (
    COPIES,
    DEALT,
    DISCS,
    FIRST_POINTS,
    GIVEN,
    KINDS,
    SEATS,
    VICTORY_POINTS,
)
from ludi.games.roma.events import (
    A_CARD,
    A_STARTER,
    CARD_DEALT,
    CARD_RECEIVED,
    CARD_SET,
    CARD_TURNED_UP,
    GIFT_CHOSEN,
    GIFTS_READY,
    STARTER_CHOSEN,
)
from ludi.games.roma.state import BEGINNING, SETTING, State


def setup(state: State) -> None:
    """ROM-2.1, ROM-2.2: points and cards; which seat begins."""
    for seat in range(SEATS):
        state.vp[seat] = FIRST_POINTS
    state.stock = VICTORY_POINTS - SEATS * FIRST_POINTS
    for kind in range(KINDS):
        state.pile[kind] = COPIES[kind]
    state.starter = state.first - 1 if state.first else draw(state, A_STARTER, SEATS)
    state.turn = state.starter
    emit(state, STARTER_CHOSEN, state.starter)
    seat = 0
    while seat < SEATS:
        kind = pick(state, A_CARD, state.pile)
        state.pile[kind] -= 1
        state.hands[seat][kind] += 1
        whisper(state, CARD_DEALT, 1 << seat, seat, kind)
        if total_of(state.hands[seat]) == DEALT:
            seat += 1
    state.waiting = (1 << SEATS) - 1


def give(state: State, seat: int, kind: int) -> None:
    """ROM-2.2: unseen, one card after the other."""
    state.hands[seat][kind] -= 1
    state.given[seat][kind] += 1
    whisper(state, GIFT_CHOSEN, 1 << seat, seat, kind)
    if total_of(state.given[seat]) == GIVEN:
        state.waiting &= ~(1 << seat)
        emit(state, GIFTS_READY, seat)


def pass_gifts(state: State) -> None:
    """ROM-2.2, ROM-8.1: what is given is known to who gave it."""
    for seat in range(SEATS):
        for kind in range(KINDS):
            count = state.given[1 - seat][kind]
            state.hands[seat][kind] += count
            state.known[seat][kind] += count
            for _ in range(count):
                whisper(state, CARD_RECEIVED, 3, seat, kind)
    for seat in range(SEATS):
        for kind in range(KINDS):
            state.given[seat][kind] = 0
    state.waiting = (1 << SEATS) - 1
    state.phase = SETTING


def set_card(state: State, seat: int, kind: int, disc: int) -> None:
    """ROM-2.3: one after the other, face down."""
    state.discs[seat][disc] = kind
    state.hands[seat][kind] -= 1
    whisper(state, CARD_SET, 1 << seat, seat, kind, disc + 1)
    if total_of(state.hands[seat]) == 0:
        state.waiting &= ~(1 << seat)
        state.turn = 1 - seat


def turn_up(state: State) -> None:
    """ROM-2.3: when all cards lie there, they are turned up, and the first turn begins."""
    state.turn = state.starter
    for seat in range(SEATS):
        for kind in range(KINDS):
            state.known[seat][kind] = 0
        for disc in range(DISCS):
            if state.discs[seat][disc]:
                emit(state, CARD_TURNED_UP, seat, state.discs[seat][disc], disc + 1)
    state.phase = BEGINNING
