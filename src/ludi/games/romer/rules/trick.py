"""A trick: who follows, who trumps, who wins (ROE-3.1 to ROE-3.4, ROE-3.7, ROE-3.9)."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.games.romer.cards import BATTLES, COLOUR_OF, TEAM
from ludi.games.romer.events import CARD_PLAYED, FOLLOWS, LEADS, STAYS_OUT, TRICK_WON, TRUMPS
from ludi.games.romer.rules.captures import capture, those_who_lose
from ludi.games.romer.rules.teams import has_cards, left_of, right_of, trump_colour
from ludi.games.romer.state import DRAWING, FOLLOWING, LEADING, SCORING, WINNING, State


def play_card(state: State, seat: int, kind: int) -> None:
    """ROE-3.1: lead or play; then the next who has a card (ROE-4.3)."""
    if state.phase == LEADING:
        state.leader = seat
    state.trick[seat] = kind
    emit(state, CARD_PLAYED, seat, kind, LEADS if seat == state.leader else way_of(state, seat))
    follower = left_of(state, seat)
    while follower != state.leader and not has_cards(state, follower):
        follower = left_of(state, follower)
    state.turn = follower
    state.phase = WINNING if follower == state.leader else FOLLOWING


def way_of(state: State, seat: int) -> int:
    """ROE-3.2: how a player takes part in the trick."""
    return way_with(state, seat, state.trick[seat])


def way_with(state: State, seat: int, kind: int) -> int:
    """ROE-3.2: follow the colour led, trump with the own colour, or stay out."""
    colour = COLOUR_OF[kind]
    if kind == 0:
        return STAYS_OUT
    if colour == COLOUR_OF[state.trick[state.leader]]:
        return FOLLOWS
    return TRUMPS if colour == trump_colour(state, seat) else STAYS_OUT


def parties(state: State) -> tuple[int, int, int]:
    """Who has followed, who has trumped, and who has played the own trump colour, as bits."""
    followed = 0
    trumped = 0
    own_colour = 0
    for seat in range(state.seats):
        kind = state.trick[seat]
        way = way_with(state, seat, kind)
        if way == FOLLOWS:
            followed |= 1 << seat
        elif way == TRUMPS:
            trumped |= 1 << seat
        if kind and COLOUR_OF[kind] == trump_colour(state, seat):
            own_colour |= 1 << seat
    return followed, trumped, own_colour


def best_of(state: State, seats: int) -> int:
    """ROE-3.3, ROE-3.4: the highest battle value of a set of seats, the earlier of equals."""
    best = state.leader
    best_value = -1
    seat = state.leader
    for _ in range(state.seats):
        value = BATTLES[state.trick[seat]]
        if seats >> seat & 1 and value > best_value:
            best = seat
            best_value = value
        seat = left_of(state, seat)
    return best


def end_trick(state: State) -> int:
    """ROE-3.9: the winner, captures, the trick to the discards; return who has lost the trump."""
    followed, trumped, own_colour = parties(state)
    winner = best_of(state, trumped if trumped else followed)
    emit(state, TRICK_WON, winner, state.trick[winner], 1 if trumped else 0)
    bereft = capture(state, winner, those_who_lose(state, winner, followed, trumped, own_colour))
    clear_trick(state)
    state.leads += 1
    state.turn = right_of(state, winner)
    state.drawing = 1 << winner if trumped else followed
    state.phase = SCORING if state.teams[winner][TEAM - 1] else DRAWING
    return bereft


def clear_trick(state: State) -> None:
    """ROE-3.7."""
    for seat in range(state.seats):
        if state.trick[seat]:
            state.discards[state.trick[seat]] += 1
            state.trick[seat] = 0
