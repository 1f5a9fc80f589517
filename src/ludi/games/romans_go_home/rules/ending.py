"""The end: who has won (RGH-6)."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.games.romans_go_home.cards import HIGHEST_VALUE, LOWEST_VALUE, MOST_CLANS
from ludi.games.romans_go_home.events import GAME_ENDED
from ludi.games.romans_go_home.rules.asking import ask
from ludi.games.romans_go_home.rules.clans import clans, people
from ludi.games.romans_go_home.rules.forts import count_forts, fort_value
from ludi.games.romans_go_home.state import OVER, State


def end_game(state: State) -> None:
    ask(state, OVER, 0)
    emit(state, GAME_ENDED)


def points(state: State, seat: int) -> int:
    """RGH-6.1: the sum of a clan's fort values."""
    total = 0
    index = 0
    while state.captured[seat][index]:
        total += fort_value(state.captured[seat][index])
        index += 1
    return total


def winners(state: State) -> int:
    """RGH-5.4, RGH-6.1, RGH-6.2: the people who have won, a bit each."""
    if state.legion_winner:
        return 1 << (state.legion_winner - 1) & people(state)
    found = 0
    for seat in range(state.seats):
        if is_ahead(state, seat):
            found |= 1 << seat
    return found


def is_ahead(state: State, seat: int) -> bool:
    """RGH-6.1, RGH-6.2: no person ranks higher; alone, a person must beat every neutral."""
    for other in range(MOST_CLANS):
        is_person = other < state.seats
        if other != seat and other < clans(state) and (is_person or state.seats == 1):
            order = compare(state, seat, other)
            must_beat = not is_person and not state.neutrals_can_win
            if order < 0 or (order == 0 and must_beat):
                return False
    return True


def compare(state: State, clan: int, other: int) -> int:
    """RGH-6.1: above 0 if the clan ranks higher: sum, forts, highest fort, second, and so on."""
    if points(state, clan) != points(state, other):
        return points(state, clan) - points(state, other)
    if count_forts(state, clan) != count_forts(state, other):
        return count_forts(state, clan) - count_forts(state, other)
    for value in range(HIGHEST_VALUE, LOWEST_VALUE - 1, -1):
        more = count_value(state, clan, value) - count_value(state, other, value)
        if more != 0:
            return more
    return 0


def count_value(state: State, clan: int, value: int) -> int:
    count = 0
    for index in range(count_forts(state, clan)):
        if fort_value(state.captured[clan][index]) == value:
            count += 1
    return count


def longest(state: State) -> int:
    """The most choices that a game can take."""
    return 150 * state.seats
