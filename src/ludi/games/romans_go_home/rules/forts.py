"""What forts are worth, and what they do when they are captured (RGH-5).

An Unwary Fort (RGH-5.1) lets the winner keep a warrior, as Axx does: see `capture`.
"""

from __future__ import annotations

from ludi.core.events import emit
from ludi.core.sets import is_several
from ludi.games.romans_go_home.cards import FORT_VALUES, LEGIONS, LEGIONS_TO_WIN, SIGNAL, TAX
from ludi.games.romans_go_home.events import FORT_CAPTURED, LEGIONS_WON, SIGNAL_FIRED, TAX_PAID
from ludi.games.romans_go_home.rules.asking import ask, is_last_turn
from ludi.games.romans_go_home.rules.clans import everyone
from ludi.games.romans_go_home.rules.discards import ask_discards, discard_face_up
from ludi.games.romans_go_home.state import SIGNALLING, TAXING, State


def fort_value(fort: int) -> int:
    """The value of a fort as it stands in the Wall, counted from 1."""
    return FORT_VALUES[fort - 1]


def has_taken(state: State, kind: int) -> bool:
    return state.taken == kind + 1


def count_forts(state: State, clan: int) -> int:
    count = 0
    while state.captured[clan][count]:
        count += 1
    return count


def gain_fort(state: State, clan: int) -> None:
    """RGH-3.3: the fort taken is the clan's, the last of its row."""
    state.captured[clan][count_forts(state, clan)] = state.taken
    emit(state, FORT_CAPTURED, state.colours[clan], state.taken - 1)


# --- Signal Fort ----------------------------------------------------------------------------------


def fire_signal(state: State) -> None:
    """RGH-5.2: every clan but the winner discards one; before or after the winner's own discards.

    The winner's loss makes no difference: all that is not kept goes, and what is kept at a Signal
    is an Axx whom another warrior pays for.
    """
    if state.signal_after_discard:
        discard_face_up(state)
    concerned = 0
    if has_taken(state, SIGNAL) and not is_last_turn(state):
        emit(state, SIGNAL_FIRED)
        concerned = everyone(state) & ~(1 << (state.winner - 1))
    ask_discards(state, SIGNALLING, concerned)


# --- Tax-Collector's Fort -------------------------------------------------------------------------


def collect_tax(state: State) -> None:
    """RGH-5.3: the winner of a Tax-Collector's Fort gives up one fort, this one or another."""
    asked = 0
    if has_taken(state, TAX):
        clan = state.winner - 1
        if clan >= state.seats:
            state.paid = cheapest_fort(state, clan)
        elif is_several(forts_held(state, clan)):
            asked = 1 << clan
        else:
            state.paid = state.taken
    ask(state, TAXING, asked)


def forts_held(state: State, clan: int) -> int:
    """The kinds of fort that a clan has captured."""
    kinds = 0
    index = 0
    while state.captured[clan][index]:
        kinds |= 1 << (state.captured[clan][index] - 1)
        index += 1
    return kinds


def cheapest_fort(state: State, clan: int) -> int:
    """RGH-7.2: the lowest-valued fort, the earliest captured of equals."""
    best = state.captured[clan][0]
    index = 1
    while state.captured[clan][index]:
        if fort_value(state.captured[clan][index]) < fort_value(best):
            best = state.captured[clan][index]
        index += 1
    return best


def pay_tax(state: State, clan: int) -> None:
    """RGH-5.3: the fort that is paid leaves the game, and those captured after it close up."""
    index = 0
    while state.captured[clan][index] != state.paid:
        index += 1
    while state.captured[clan][index]:
        state.captured[clan][index] = state.captured[clan][index + 1]
        index += 1
    state.razed[state.paid - 1] += 1
    emit(state, TAX_PAID, state.colours[clan], state.paid - 1)


# --- Legion Fort ----------------------------------------------------------------------------------


def win_by_legions(state: State, clan: int) -> None:
    """RGH-5.4, RGH-6.2: a third Legion wins; a neutral's only under `neutrals_can_win`."""
    may_win = clan < state.seats or state.neutrals_can_win
    if may_win and count_legions(state, clan) >= LEGIONS_TO_WIN:
        state.legion_winner = clan + 1
        emit(state, LEGIONS_WON, state.colours[clan])


def count_legions(state: State, clan: int) -> int:
    count = 0
    index = 0
    while state.captured[clan][index]:
        if LEGIONS >> (state.captured[clan][index] - 1) & 1:
            count += 1
        index += 1
    return count
