"""What lies on the table: cards at the discs, dice, the points that change hands (ROM-1.2).

Sets of discs, of dice by what they show and of kinds of card are bits of a number.
"""

from __future__ import annotations

from typing import Final

from ludi.core.events import emit
from ludi.core.sets import count_bits, total_of
from ludi.games.roma.cards import DISCS, NOTHING, SIDES
from ludi.games.roma.events import (
    CARD_COVERED,
    CARD_DISCARDED,
    CARD_LAID,
    DIE_USED,
    POINTS_GAINED,
    POINTS_TAKEN,
)
from ludi.games.roma.state import State

LOWEST: Final = 1
HIGHEST: Final = 1 << SIDES - 1


# --- The discs ----------------------------------------------------------------------------------


def discs_with(state: State, seat: int, kind: int) -> int:
    """The discs where a seat has a card of this kind."""
    found = 0
    for disc in range(DISCS):
        if state.discs[seat][disc] == kind:
            found |= 1 << disc
    return found


def discs_among(state: State, seat: int, kinds: int) -> int:
    """The discs where a seat has a card of one of these kinds."""
    found = 0
    for disc in range(DISCS):
        if kinds >> state.discs[seat][disc] & 1:
            found |= 1 << disc
    return found


def kinds_at_discs(state: State, seat: int) -> int:
    """The kinds of card that a seat has in play."""
    kinds = 0
    for disc in range(DISCS):
        kinds |= 1 << state.discs[seat][disc]
    return kinds & ~(1 << NOTHING)


def beside(state: State, seat: int, disc: int, kind: int) -> int:
    """How many own cards of a kind are neighbours of a disc: no wrap."""
    around = 2 << disc | 1 << disc >> 1
    return count_bits(discs_with(state, seat, kind) & around)


def put_card(state: State, seat: int, kind: int, disc: int, cost: int) -> None:
    """ROM-3.4: pay for a card and put it at a disc; one that lies there is discarded."""
    covered = state.discs[seat][disc]
    if covered:
        state.discards[covered] += 1
        emit(state, CARD_COVERED, seat, covered, disc + 1)
    state.discs[seat][disc] = kind
    state.money[seat] -= cost
    emit(state, CARD_LAID, seat, kind, disc + 1, cost)


def discard_card(state: State, seat: int, disc: int) -> None:
    kind = state.discs[seat][disc]
    state.discs[seat][disc] = NOTHING
    state.discards[kind] += 1
    emit(state, CARD_DISCARDED, seat, kind, disc + 1)


def leave_hand(state: State, seat: int, kind: int) -> None:
    """ROM-8.1: a card of a known kind that is laid lowers what is known."""
    state.hands[seat][kind] -= 1
    if state.known[seat][kind]:
        state.known[seat][kind] -= 1


# --- Dice ---------------------------------------------------------------------------------------


def spare_dice(state: State) -> int:
    return total_of(state.dice)


def use_die(state: State, seat: int, value: int) -> None:
    """One more die counts for a Forum or in a battle."""
    state.dice[value] -= 1
    state.tally += value + 1
    emit(state, DIE_USED, seat, value + 1)


# --- Victory points -----------------------------------------------------------------------------


def gain(state: State, seat: int, count: int) -> None:
    """ROM-7.2: from the stockpile; what it lacks is credited all the same."""
    paid = min(count, state.stock)
    state.vp[seat] += count
    state.stock -= paid
    emit(state, POINTS_GAINED, seat, count, count - paid)


def rob(state: State, seat: int, count: int) -> None:
    """ROM-5.16, ROM-6.5: from the opponent, at most all there is."""
    taken = min(count, state.vp[1 - seat])
    state.vp[seat] += taken
    state.vp[1 - seat] -= taken
    emit(state, POINTS_TAKEN, seat, taken)
