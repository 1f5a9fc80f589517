"""Hands and teams, and who sits where (ROE-1.3).

A hand and a team are lists that end with the first 0; a hand is sorted by kind. Left is clockwise
is the next seat.
"""

from __future__ import annotations

from ludi.games.romer.cards import COLOUR_OF, HAND, TEAM
from ludi.games.romer.state import State


def take_from_hand(state: State, seat: int, kind: int) -> None:
    """Those after it move up."""
    place = 0
    while state.hands[seat][place] != kind:
        place += 1
    while place < HAND - 1:
        state.hands[seat][place] = state.hands[seat][place + 1]
        place += 1
    state.hands[seat][HAND - 1] = 0


def put_into_hand(state: State, seat: int, kind: int) -> None:
    """Those of a higher kind move down."""
    place = HAND - 1
    while place > 0 and (state.hands[seat][place - 1] == 0 or state.hands[seat][place - 1] > kind):
        state.hands[seat][place] = state.hands[seat][place - 1]
        place -= 1
    state.hands[seat][place] = kind


def has_cards(state: State, seat: int) -> bool:
    return state.hands[seat][0] != 0


def hand_size(state: State, seat: int) -> int:
    size = 0
    for place in range(HAND):
        if state.hands[seat][place]:
            size += 1
    return size


def add_to_team(state: State, seat: int, kind: int, knowers: int) -> None:
    """ROE-1.3, ROE-6.1: as the next card, known to those who know it."""
    size = team_size(state, seat)
    state.teams[seat][size] = kind
    state.knowers[seat][size] = knowers


def team_size(state: State, seat: int) -> int:
    size = 0
    for place in range(TEAM):
        if state.teams[seat][place]:
            size += 1
    return size


def trump_colour(state: State, seat: int) -> int:
    """ROE-2.2: the colour of the card at the bottom."""
    return COLOUR_OF[state.teams[seat][0]]


def is_out(state: State, seat: int) -> bool:
    """ROE-4.4: no card in hand and none laid."""
    return not has_cards(state, seat) and state.teams[seat][0] == 0


def left_of(state: State, seat: int) -> int:
    return seat + 1 if seat + 1 < state.seats else 0


def right_of(state: State, seat: int) -> int:
    return seat - 1 if seat else state.seats - 1
