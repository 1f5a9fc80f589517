"""Cards of teams that are lost to the winner of a trick (ROE-3.5, ROE-3.6, ROE-4.1)."""

from __future__ import annotations

from ludi.core.events import EVERYBODY, emit, whisper
from ludi.games.romer.cards import COLOUR_OF, TEAM
from ludi.games.romer.events import CAPTURE_DISCARDED, CARD_CAPTURED
from ludi.games.romer.rules.teams import add_to_team, left_of, team_size, trump_colour
from ludi.games.romer.state import ALL_SEATS, State


def those_who_lose(state: State, winner: int, followed: int, trumped: int, own_colour: int) -> int:
    """ROE-3.5: who loses the card last laid, as bits."""
    aside = ((1 << state.seats) - 1) & ~(followed | trumped)
    captures = is_dangerous(state, trumped, own_colour)
    lost = aside if captures else 0
    if state.losing_trumpers_lose and captures:
        lost |= trumped & ~(1 << winner)
    if state.own_colour_captures:
        lost |= aside & whose_colour_is_led(state)
    return lost


def is_dangerous(state: State, trumped: int, own_colour: int) -> bool:
    """ROE-3.5: a card of its player's own trump colour was played; option: it trumped."""
    return (trumped if state.only_cutting_captures else own_colour) != 0


def whose_colour_is_led(state: State) -> int:
    """ROE-3.5, option: whose own trump colour is led."""
    led = COLOUR_OF[state.trick[state.leader]]
    seats = 0
    for seat in range(state.seats):
        if trump_colour(state, seat) == led:
            seats |= 1 << seat
    return seats


def capture(state: State, winner: int, lost: int) -> int:
    """ROE-3.6: cards are lost from the leader clockwise; return who has lost the trump."""
    bereft = 0
    seat = state.leader
    for _ in range(state.seats):
        if lost >> seat & 1 and state.teams[seat][0]:
            hand_over_last(state, seat, winner)
            if state.teams[seat][0] == 0:
                bereft |= 1 << seat
        seat = left_of(state, seat)
    return bereft


def hand_over_last(state: State, seat: int, winner: int) -> None:
    """ROE-3.5: the card last laid goes to the winner's team, or if that is full away (ROE-4.1)."""
    last = team_size(state, seat) - 1
    kind = state.teams[seat][last]
    knowers = state.knowers[seat][last]
    state.teams[seat][last] = 0
    state.knowers[seat][last] = 0
    if state.teams[winner][TEAM - 1]:
        state.discards[kind] += 1
        emit(state, CAPTURE_DISCARDED, seat, kind)
    else:
        add_to_team(state, winner, kind, knowers)
        told = EVERYBODY if knowers == ALL_SEATS else knowers
        whisper(state, CARD_CAPTURED, told, seat, kind, winner, team_size(state, winner))
