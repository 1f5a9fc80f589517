"""A round begins: the Wall, the warriors drawn, the plans laid in secret (RGH-2)."""

from __future__ import annotations

from ludi.core.chance import pick
from ludi.core.events import emit, whisper
from ludi.core.sets import kinds_in, lowest, total_of
from ludi.games.romans_go_home.cards import COPIES, DRAWN, TURNS
from ludi.games.romans_go_home.events import (
    A_WARRIOR,
    FORT_BUILT,
    PLAN_SEALED,
    ROUND_BEGAN,
    WARRIOR_DRAWN,
    WARRIOR_PLACED,
    WARRIOR_PUT_ASIDE,
)
from ludi.games.romans_go_home.rules.asking import ask
from ludi.games.romans_go_home.rules.clans import clans, people
from ludi.games.romans_go_home.rules.wall import build_wall, order_wall
from ludi.games.romans_go_home.state import PLANNING, REORDERING, State


def begin_round(state: State) -> None:
    """RGH-2.1 to RGH-2.4."""
    emit(state, ROUND_BEGAN, state.rounds + 1)
    clear_turn(state)
    build_wall(state)
    order_wall(state)
    for place in range(TURNS):
        emit(state, FORT_BUILT, state.wall[place] - 1, place + 1)
    for clan in range(clans(state)):
        draw_warriors(state, clan)
    state.turns = 0
    ask(state, PLANNING, people(state))


def clear_turn(state: State) -> None:
    """Nothing of the turn before is left."""
    state.wrecked = 0
    state.winner = 0
    state.taken = 0
    state.kept = 0
    state.paid = 0


def draw_warriors(state: State, clan: int) -> None:
    """RGH-2.3: two of the nine stay behind unseen; RGH-2.4: a neutral's six lie as they come."""
    gather(state, clan)
    is_neutral = clan >= state.seats
    hand = state.hands[clan]
    for kind in range(len(COPIES)):
        hand[kind] = COPIES[kind]
    left = total_of(COPIES) - TURNS if is_neutral else DRAWN
    place = 0
    while total_of(hand) > left:
        kind = pick(state, A_WARRIOR, hand)
        hand[kind] -= 1
        if is_neutral:
            state.plans[clan][place] = kind + 1
            place += 1
    for kind in range(len(COPIES)):
        if is_neutral:
            hand[kind] = 0
        for _ in range(hand[kind]):
            whisper(state, WARRIOR_DRAWN, 1 << clan, state.colours[clan], kind)


def gather(state: State, clan: int) -> None:
    """RGH-3.5: after the sixth turn all warriors of a clan go home."""
    for kind in range(len(COPIES)):
        state.hands[clan][kind] = 0
        state.shown[clan][kind] = 0
        state.lost[clan][kind] = 0
    for place in range(TURNS):
        state.plans[clan][place] = 0
    state.aside[clan] = 0
    state.revealed[clan] = 0


def is_placing(state: State) -> bool:
    return state.phase in (PLANNING, REORDERING)


def place_warrior(state: State, seat: int, kind: int) -> bool:
    """Place a warrior; the last one needs no choice. Return whether all are placed."""
    place = next_place(state, seat)
    put(state, seat, kind, place)
    if place < TURNS - (1 if state.phase == PLANNING else 2):
        return False
    last = lowest(kinds_in(state.hands[seat]))
    if state.phase == PLANNING:
        state.hands[seat][last] = 0
        state.aside[seat] = last + 1
        whisper(state, WARRIOR_PUT_ASIDE, 1 << seat, state.colours[seat], last)
    else:
        put(state, seat, last, TURNS - 1)
    emit(state, PLAN_SEALED, state.colours[seat])
    return True


def next_place(state: State, seat: int) -> int:
    """RGH-2.3, RGH-4.5: warriors are placed from left to right; of seven, one is not placed."""
    cards = DRAWN if state.phase == PLANNING else TURNS
    return cards - total_of(state.hands[seat])


def put(state: State, seat: int, kind: int, place: int) -> None:
    state.hands[seat][kind] -= 1
    state.plans[seat][place] = kind + 1
    whisper(state, WARRIOR_PLACED, 1 << seat, state.colours[seat], kind, place + 1)
