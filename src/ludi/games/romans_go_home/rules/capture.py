"""What a capture brings and costs the winner (RGH-3.3, RGH-3.4, RGH-4.6, RGH-5.1)."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.core.sets import kinds_in, lowest
from ludi.games.romans_go_home.actions import KEEPS_AXX, KEEPS_WEAKEST
from ludi.games.romans_go_home.cards import AXX, UNWARY
from ludi.games.romans_go_home.events import FORT_RAZED
from ludi.games.romans_go_home.rules.asking import ask, is_last_turn
from ludi.games.romans_go_home.rules.ending import end_game
from ludi.games.romans_go_home.rules.forts import gain_fort, has_taken, win_by_legions
from ludi.games.romans_go_home.rules.wall import doomed_place, pull_fort
from ludi.games.romans_go_home.rules.warriors import may_keep_axx
from ludi.games.romans_go_home.state import KEEPING, State


def capture(state: State) -> None:
    """RGH-3.3, RGH-3.4: the winner takes the leftmost fort and may keep some; else one is lost."""
    state.charmer = 0
    state.charmed = 0
    fort = pull_fort(state, 0 if state.winner else doomed_place(state))
    if not state.winner:
        state.razed[fort - 1] += 1
        emit(state, FORT_RAZED, fort - 1)
        ask(state, KEEPING, 0)
        return
    state.taken = fort
    gain_fort(state, state.winner - 1)
    win_by_legions(state, state.winner - 1)
    if state.legion_winner:
        end_game(state)
    else:
        ask_keeps(state, state.winner - 1)


def ask_keeps(state: State, clan: int) -> None:
    """RGH-4.6, RGH-5.1: the winner may keep warriors; RGH-7.2: a neutral keeps what it may."""
    keeps = 0 if is_last_turn(state) else keeps_possible(state, clan)
    asks = keeps and clan < state.seats
    if keeps and not asks:
        state.kept = keeps
    ask(state, KEEPING, 1 << clan if asks else 0)


def keeps_possible(state: State, clan: int) -> int:
    """All that may be kept at once: 1 for Axx, 2 for the weakest if that is another warrior."""
    shown = kinds_in(state.shown[clan])
    keeps = KEEPS_AXX if may_keep_axx(state, clan) else 0
    if has_taken(state, UNWARY) and not (keeps and lowest(shown) == AXX):
        keeps |= KEEPS_WEAKEST
    return keeps


def keep_answers(state: State, seat: int) -> int:
    """Any part of what may be kept."""
    possible = keeps_possible(state, seat)
    found = 0
    for keeps in range(possible + 1):
        if keeps & ~possible == 0:
            found |= 1 << keeps
    return found
