"""The Wall: six forts in a row, highest and lowest at its ends (RGH-2.1, RGH-2.2)."""

from __future__ import annotations

from ludi.core.chance import pick
from ludi.core.events import emit
from ludi.games.romans_go_home.cards import TURNS
from ludi.games.romans_go_home.events import A_FORT, FORT_STOOD
from ludi.games.romans_go_home.rules.forts import fort_value
from ludi.games.romans_go_home.state import State


def build_wall(state: State) -> None:
    """RGH-2.1: six forts from the pile."""
    place = 0
    while state.wall[TURNS - 1] == 0:
        fort = pick(state, A_FORT, state.pile)
        state.pile[fort] -= 1
        state.wall[place] = fort + 1
        place += 1


def order_wall(state: State) -> None:
    """RGH-2.2: the highest positive fort to the right end, then the lowest to the left end."""
    highest = -1
    for place in range(TURNS):
        value = fort_value(state.wall[place])
        if value > 0 and (highest < 0 or value >= fort_value(state.wall[highest])):
            highest = place
    if highest >= 0:
        move_fort(state, highest, TURNS - 1)
    lowest_place = -1
    for place in range(TURNS):
        value = fort_value(state.wall[place])
        if value > 0 and (lowest_place < 0 or value < fort_value(state.wall[lowest_place])):
            lowest_place = place
    if lowest_place >= 0:
        move_fort(state, lowest_place, 0)


def move_fort(state: State, place: int, end: int) -> None:
    fort = state.wall[place]
    while place != end:
        beside = place + 1 if end > place else place - 1
        state.wall[place] = state.wall[beside]
        place = beside
    state.wall[end] = fort


def forts_left(state: State) -> int:
    return TURNS - state.turns


def pull_fort(state: State, place: int) -> int:
    """Take a fort out of the Wall; those right of it close up."""
    fort = state.wall[place]
    for other in range(TURNS - 1):
        if other >= place:
            state.wall[other] = state.wall[other + 1]
    state.wall[TURNS - 1] = 0
    return fort


def doomed_place(state: State) -> int:
    """RGH-3.4: the contested fort is lost; RGH-8.1: it stands, and the rightmost one is."""
    last = forts_left(state) - 1
    if state.ties_keep_fort and last > 0:
        emit(state, FORT_STOOD, state.wall[0] - 1)
        return last
    return 0
