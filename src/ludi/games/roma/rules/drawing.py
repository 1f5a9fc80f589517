"""A die for cards, and the pile that runs out (ROM-3.6, ROM-3.7)."""

from __future__ import annotations

from ludi.core.chance import pick
from ludi.core.events import emit, whisper
from ludi.core.sets import total_of
from ludi.games.roma.cards import KINDS
from ludi.games.roma.events import (
    A_CARD,
    CARD_KEPT,
    CARD_LOOKED_AT,
    CARD_THROWN,
    CARDS_LOOKED_AT,
    PILE_REFILLED,
)
from ludi.games.roma.state import TAKING, State


def drawable(state: State) -> int:
    """ROM-3.7, ROM-3.10: how many cards there are to draw."""
    return total_of(state.pile) + total_of(state.discards)


def draw_cards(state: State, seat: int, value: int) -> None:
    """ROM-3.6, ROM-3.7: look at cards, as many as there are; one of them is kept."""
    state.dice[value] -= 1
    looked = 0
    while looked <= value and drawable(state):
        refill_pile(state)
        kind = pick(state, A_CARD, state.pile)
        state.pile[kind] -= 1
        state.aloft[kind] += 1
        expose(state, seat)
        whisper(state, CARD_LOOKED_AT, 1 << seat, seat, kind)
        looked += 1
    emit(state, CARDS_LOOKED_AT, seat, looked)
    state.phase = TAKING


def refill_pile(state: State) -> None:
    """ROM-3.7: where a card is needed and the pile is empty, the discards become the pile."""
    if total_of(state.pile) > 0:
        return
    for kind in range(KINDS):
        state.pile[kind] = state.discards[kind]
        state.discards[kind] = 0
    emit(state, PILE_REFILLED)


def expose(state: State, seat: int) -> None:
    """ROM-8.1: when the pile runs out, who draws knows the other's hand, and the other knows what
    hand and drawn cards are together."""
    if total_of(state.pile) > 0:
        return
    for kind in range(KINDS):
        state.known[1 - seat][kind] = state.hands[1 - seat][kind]
        state.exposed[kind] = state.hands[seat][kind] + state.aloft[kind]


def keep_drawn(state: State, seat: int, kind: int) -> None:
    """ROM-3.6: one card is kept; ROM-8.1: what is thrown may have been what was known."""
    state.aloft[kind] -= 1
    whisper(state, CARD_KEPT, 1 << seat, seat, kind)
    for thrown in range(KINDS):
        count = state.aloft[thrown]
        state.discards[thrown] += count
        state.aloft[thrown] = 0
        left = state.exposed[thrown] - count
        state.known[seat][thrown] = max(state.known[seat][thrown], left)
        state.exposed[thrown] = 0
        for _ in range(count):
            emit(state, CARD_THROWN, seat, thrown)
