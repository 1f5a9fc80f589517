"""Who plays, and what they are called (RGH-1)."""

from __future__ import annotations

from ludi.core.sets import lowest
from ludi.games.romans_go_home.cards import FORT_COPIES, MOST_CLANS, TURNS
from ludi.games.romans_go_home.state import State


def setup(state: State) -> None:
    """RGH-1.3, RGH-1.4: clans are given out, all forts lie in the pile; `advance` goes on."""
    give_clans(state)
    for kind in range(len(FORT_COPIES)):
        state.pile[kind] = FORT_COPIES[kind]
    state.turns = TURNS


def give_clans(state: State) -> None:
    """RGH-1.4: chosen clans first; the other seats, then the neutrals, take the first ones free."""
    used = 0
    for seat in range(state.seats):
        if wanted_clan(state, seat):
            used |= 1 << (wanted_clan(state, seat) - 1)
    for clan in range(clans(state)):
        wanted = wanted_clan(state, clan) if clan < state.seats else 0
        state.colours[clan] = wanted - 1 if wanted else lowest(~used)
        used |= 1 << state.colours[clan]


def wanted_clan(state: State, seat: int) -> int:
    if seat == 0:
        return state.clan_0
    if seat == 1:
        return state.clan_1
    if seat == 2:
        return state.clan_2
    return state.clan_3


def clans(state: State) -> int:
    return state.seats + state.neutrals


def people(state: State) -> int:
    """The clans that people lead."""
    return (1 << state.seats) - 1


def everyone(state: State) -> int:
    return (1 << clans(state)) - 1


def clan_of_colour(state: State, colour: int) -> int:
    clan = 0
    while state.colours[clan] != colour:
        clan += 1
    return clan


def colours_of(state: State, bits: int) -> int:
    """A set of clans by their colours."""
    colours = 0
    for clan in range(MOST_CLANS):
        if bits >> clan & 1:
            colours |= 1 << state.colours[clan]
    return colours
