"""Throwing dice and reading them: AVE-2.1 to AVE-2.5."""

from __future__ import annotations

from ludi.core.chance import pick
from ludi.core.events import emit
from ludi.games.ave.cards import DIE, HIGHEST, I, V, X
from ludi.games.ave.events import A_DIE, DIE_ROLLED
from ludi.games.ave.state import State


def throw_dice(state: State, seat: int, dice: int) -> None:
    """AVE-2.1, AVE-4.1, AVE-6.1: dice thrown together are judged only as a whole."""
    for _ in range(dice):
        face = pick(state, A_DIE, DIE)
        state.showing[face] += 1
        emit(state, DIE_ROLLED, seat, face)


def dice_showing(state: State) -> int:
    return state.showing[I] + state.showing[V] + state.showing[X]


def highest_reading(state: State) -> int:
    return highest_number(state.showing[I], state.showing[V], state.showing[X])


def highest_number(ones: int, fives: int, tens: int) -> int:
    """AVE-2.2 to AVE-2.4: the number that such dice form, the higher of two; 0 if none."""
    if tens == 4 and fives == 0 and ones == 1:
        return HIGHEST
    if ones > 3 or fives > 1 or tens > 3:
        return 0
    return 10 * tens + 5 * fives + ones


def count_readings(ones: int, highest: int) -> int:
    """AVE-2.3: a single I may be added or subtracted, which makes two readings, 2 apart.

    XXXXI reads only as 39, and I alone only as 1.
    """
    if highest == 0:
        return 0
    return 2 if ones == 1 and 1 < highest < HIGHEST else 1


def shows_only_four_x(state: State) -> bool:
    """AVE-2.4: XXXX is no number, and no failure while a die is left."""
    return state.showing[X] == 4 and state.showing[I] == 0 and state.showing[V] == 0
