"""Battle (ROM-4)."""

from __future__ import annotations

from ludi.core.chance import draw
from ludi.core.events import emit
from ludi.core.sets import count_bits
from ludi.games.roma.cards import CENTURIO, DEFENCES, ESSEDUM_LOWERS, SIDES, TURRIS
from ludi.games.roma.events import A_BATTLE_DIE, BATTLE_FOUGHT
from ludi.games.roma.rules.components import discard_card, discs_with, spare_dice
from ludi.games.roma.state import ADDING, State


def roll_battle_die(state: State, seat: int) -> None:
    """ROM-4.1, ROM-5.17: roll once; a Centurio who has not won may add a die."""
    state.tally = draw(state, A_BATTLE_DIE, SIDES) + 1
    wins = state.tally >= defence(state, 1 - seat, state.target - 1)
    if state.acting == CENTURIO and not wins and spare_dice(state) > 0:
        state.phase = ADDING


def resolve_battle(state: State, seat: int) -> None:
    """ROM-4.1: the target is discarded, or nothing happens."""
    other = 1 - seat
    disc = state.target - 1
    needed = defence(state, other, disc)
    kind = state.discs[other][disc]
    is_won = state.tally >= needed
    emit(state, BATTLE_FOUGHT, seat, kind, disc + 1, state.tally, needed, 1 if is_won else 0)
    if is_won:
        discard_card(state, other, disc)


def winning_rolls(needed: int) -> int:
    """ROM-4.1: of all rolls of the battle die, how many reach a defence."""
    return min(max(SIDES + 1 - needed, 0), SIDES)


def defence(state: State, seat: int, disc: int) -> int:
    """ROM-4.3, ROM-5.15, ROM-6.8: the current defence of a card."""
    kind = state.discs[seat][disc]
    towers = count_bits(discs_with(state, seat, TURRIS))
    if kind == TURRIS:
        towers -= 1
    lowered = ESSEDUM_LOWERS * state.essedum if seat != state.turn else 0
    return DEFENCES[kind] + towers - lowered
