"""A turn: every clan reveals a warrior, and the highest total wins the fort (RGH-3)."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.core.sets import is_several, lowest
from ludi.games.romans_go_home.cards import MOST_CLANS, ROUNDS, STRENGTHS, TURNS
from ludi.games.romans_go_home.events import (
    ATTACK_TIED,
    CLAN_FILCHED,
    NOBODY_ELIGIBLE,
    TOTAL_COUNTED,
    TURN_BEGAN,
    WARRIOR_REVEALED,
)
from ludi.games.romans_go_home.rules.asking import ask, has_answered
from ludi.games.romans_go_home.rules.capture import capture
from ludi.games.romans_go_home.rules.clans import clans
from ludi.games.romans_go_home.rules.ending import end_game
from ludi.games.romans_go_home.rules.forts import collect_tax, fire_signal, pay_tax
from ludi.games.romans_go_home.rules.round import begin_round, clear_turn, gather
from ludi.games.romans_go_home.rules.warriors import (
    break_tie,
    charm,
    clash,
    draw_zvords,
    filched,
    may_choose_fort,
    rage_horsies,
    tell_charm,
)
from ludi.games.romans_go_home.state import (
    CHARMING,
    HORSING,
    KEEPING,
    OVER,
    PLANNING,
    REORDERING,
    SIGNALLING,
    TAKING,
    TAXING,
    State,
)


def advance(state: State) -> bool:
    """RGH-3.5: the steps of a turn in their order, each up to its question.

    A step that asks nobody is followed by the next. Return whether the game goes on by itself.
    """
    if has_answered(state, PLANNING):
        begin_turn(state)
    if has_answered(state, CHARMING):
        count_totals(state)
    if has_answered(state, TAKING):
        capture(state)
    if has_answered(state, KEEPING):
        fire_signal(state)
    if has_answered(state, SIGNALLING):
        rage_horsies(state)
    if has_answered(state, HORSING):
        draw_zvords(state)
    if has_answered(state, REORDERING):
        collect_tax(state)
    if has_answered(state, TAXING):
        end_turn(state)
    return state.waiting == 0 and state.phase != OVER


def begin_turn(state: State) -> None:
    """After six turns a new round begins instead."""
    if state.turns == TURNS:
        begin_round(state)
    else:
        reveal(state)
        clash(state)
        charm(state)


def reveal(state: State) -> None:
    """RGH-3.1: every clan's leftmost hidden warrior."""
    emit(state, TURN_BEGAN, state.turns + 1, state.wall[0] - 1)
    clear_turn(state)
    for clan in range(MOST_CLANS):
        warrior = state.plans[clan][state.turns]
        if warrior:
            state.plans[clan][state.turns] = 0
            state.revealed[clan] = warrior
            state.shown[clan][warrior - 1] += 1
            emit(state, WARRIOR_REVEALED, state.colours[clan], warrior - 1)


def count_totals(state: State) -> None:
    """RGH-3.2 to RGH-3.4: who captures; Dru'hid's owner may choose a fort."""
    tell_charm(state)
    best, tied = highest_total(state)
    won = winner_among(state, tied, best)
    if won:
        state.winner = lowest(won) + 1
    ask(state, TAKING, won if may_choose_fort(state, won) else 0)


def highest_total(state: State) -> tuple[int, int]:
    """RGH-3.3, RGH-4.8: the highest total among eligible clans, and the clans that have it."""
    ineligible = filched(state)
    best = -1
    tied = 0
    for clan in range(clans(state)):
        total = total_strength(state, clan)
        emit(state, TOTAL_COUNTED, state.colours[clan], total)
        if ineligible >> clan & 1:
            emit(state, CLAN_FILCHED, state.colours[clan])
        elif total > best:
            best = total
            tied = 1 << clan
        elif total == best:
            tied |= 1 << clan
    return best, tied


def total_strength(state: State, clan: int) -> int:
    """RGH-3.2, RGH-4.1: the strengths of all face-up warriors, with what a Qween moves."""
    total = 0
    for kind in range(len(STRENGTHS)):
        total += STRENGTHS[kind] * state.shown[clan][kind]
    if state.charmed:
        moved = STRENGTHS[state.revealed[state.charmed - 1] - 1]
        if state.charmer == clan + 1:
            total += moved
        if state.charmed == clan + 1:
            total -= moved
    return total


def winner_among(state: State, tied: int, total: int) -> int:
    """RGH-3.3, RGH-3.4: the clan that wins, if any: the only one of the best, or Arch'r's."""
    if not is_several(tied):
        if not tied:
            emit(state, NOBODY_ELIGIBLE)
        return tied
    won = break_tie(state, tied)
    if not won:
        emit(state, ATTACK_TIED, total)
    return won


def end_turn(state: State) -> None:
    """RGH-2.5, RGH-3.5: then comes the next fort, the next round, or the end."""
    if state.paid:
        pay_tax(state, state.winner - 1)
        state.paid = 0
    state.turns += 1
    ask(state, PLANNING, 0)
    if state.turns == TURNS:
        state.rounds += 1
    if state.rounds == ROUNDS:
        for clan in range(clans(state)):
            gather(state, clan)
        end_game(state)
