"""A turn: its three phases, money and laying (ROM-3.1 to ROM-3.5)."""

from __future__ import annotations

from ludi.core.chance import draw
from ludi.core.events import emit
from ludi.core.sets import count_bits
from ludi.games.roma.cards import ACTION_DICE, COSTS, KINDS, NOTHING, SIDES
from ludi.games.roma.events import (
    AN_ACTION_DIE,
    DICE_ROLLED,
    DISCS_PAID,
    LIMIT_REACHED,
    MONEY_TAKEN,
    TURN_BEGAN,
)
from ludi.games.roma.rules.components import discs_with
from ludi.games.roma.rules.ending import end_game, is_end, is_past_limit
from ludi.games.roma.state import ACTING, BEGINNING, REROLLING, ROLLING, State


def begin_turn(state: State) -> None:
    """ROM-3.1, ROM-7.3: pay for open discs; ROM-7.4: the limit."""
    state.turns += 1
    seat = state.turn
    if is_past_limit(state):
        emit(state, LIMIT_REACHED, state.turn_limit)
        end_game(state)
        return
    emit(state, TURN_BEGAN, state.turns, seat)
    open_discs = count_bits(discs_with(state, seat, NOTHING))
    due = min(open_discs, state.vp[seat])
    state.vp[seat] -= due
    state.stock += due
    if due:
        emit(state, DISCS_PAID, seat, due, open_discs)
    state.phase = ROLLING
    if is_end(state):
        end_game(state)


def roll_dice(state: State) -> None:
    """ROM-3.2: three equal dice may be rolled again."""
    for value in range(SIDES):
        state.dice[value] = 0
    first = draw(state, AN_ACTION_DIE, SIDES)
    second = draw(state, AN_ACTION_DIE, SIDES)
    third = draw(state, AN_ACTION_DIE, SIDES)
    state.dice[first] += 1
    state.dice[second] += 1
    state.dice[third] += 1
    emit(state, DICE_ROLLED, state.turn, first + 1, second + 1, third + 1, state.rerolled)
    is_triple = state.dice[first] == ACTION_DICE
    state.phase = REROLLING if is_triple and may_reroll(state) else ACTING


def may_reroll(state: State) -> bool:
    """ROM-3.2: once; by the option, as often as triples come."""
    return state.reroll_triples_again == 1 or state.rerolled == 0


def reroll(state: State) -> None:
    """ROM-3.2."""
    state.rerolled = 1
    state.phase = ROLLING


def affordable(state: State, seat: int) -> int:
    """ROM-3.4: the kinds in hand whose cost can be paid."""
    kinds = 0
    for kind in range(1, KINDS):
        if state.hands[seat][kind] and COSTS[kind] <= state.money[seat]:
            kinds |= 1 << kind
    return kinds


def take_money(state: State, seat: int, value: int) -> None:
    """ROM-3.5."""
    state.dice[value] -= 1
    state.money[seat] += value + 1
    emit(state, MONEY_TAKEN, seat, value + 1)


def end_turn(state: State, seat: int) -> None:
    """ROM-3.3; ROM-5.10: blocks end with the turn they are for; ROM-5.15: so does Essedum."""
    state.rerolled = 0
    state.essedum = 0
    state.blocked[seat] = 0
    state.turn = 1 - seat
    state.phase = BEGINNING
