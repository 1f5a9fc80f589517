"""Who is asked in a position: just those whom the rules would ask on such a table."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from ludi.core.errors import BadPosition
from ludi.core.sets import total_of
from ludi.games.romans_go_home.cards import MOST_CLANS, TURNS
from ludi.games.romans_go_home.knowledge import hidden_warriors
from ludi.games.romans_go_home.positions.pieces import is_home
from ludi.games.romans_go_home.positions.refusals import demand_fit, settle
from ludi.games.romans_go_home.rules.asking import ask
from ludi.games.romans_go_home.rules.capture import ask_keeps
from ludi.games.romans_go_home.rules.choices import answers
from ludi.games.romans_go_home.rules.clans import clans, people
from ludi.games.romans_go_home.rules.ending import end_game
from ludi.games.romans_go_home.rules.forts import collect_tax, fire_signal
from ludi.games.romans_go_home.rules.round import is_placing
from ludi.games.romans_go_home.rules.turn import count_totals
from ludi.games.romans_go_home.rules.warriors import charm, draw_zvords, rage_horsies
from ludi.games.romans_go_home.state import (
    CHARMING,
    HORSING,
    KEEPING,
    OVER,
    PHASES,
    PLANNING,
    REORDERING,
    SIGNALLING,
    TAKING,
    TAXING,
    State,
)


def _ask_plans(state: State) -> None:
    ask(state, PLANNING, people(state))


def _ask_winner(state: State) -> None:
    if state.winner:
        ask_keeps(state, state.winner - 1)
    else:
        ask(state, KEEPING, 0)


# The step of `advance` that asks, by phase.
_STEPS: Final[dict[int, Callable[[State], None]]] = {
    PLANNING: _ask_plans,
    CHARMING: charm,
    TAKING: count_totals,
    KEEPING: _ask_winner,
    SIGNALLING: fire_signal,
    HORSING: rage_horsies,
    REORDERING: draw_zvords,
    TAXING: collect_tax,
    OVER: end_game,
}


def settle_question(state: State, absent: Collection[str]) -> None:
    """Taken again, the step that led to this phase asks the same people the same."""
    trial = state.copy()
    trial.choices = [0] * MOST_CLANS
    _STEPS[state.phase](trial)
    if not trial.waiting and state.phase != OVER:
        raise BadPosition("romans.nobody", field="phase", phase=PHASES[state.phase])
    for seat in range(state.seats):
        if trial.waiting >> seat & 1 and _has_answered(state, seat):
            trial.waiting &= ~(1 << seat)
            if _is_choice(state, seat):
                trial.choices[seat] = state.choices[seat]
    settle(state, absent, "winner", trial.winner)
    if not trial.waiting and state.phase != OVER:
        raise BadPosition("romans.answered", field="waiting")
    settle(state, absent, "waiting", trial.waiting)
    demand_fit(state, {"choices": state.choices == trial.choices})


def _has_answered(state: State, seat: int) -> bool:
    if is_placing(state):
        return total_of(state.hands[seat]) == 0
    return state.phase in (SIGNALLING, HORSING) and state.choices[seat] > 0


def _is_choice(state: State, seat: int) -> bool:
    chosen = state.choices[seat]
    return chosen > 0 and bool(answers(state, seat) >> (chosen - 1) & 1)


def check_plans(state: State) -> None:
    for clan in range(clans(state)):
        _check_plan(state, clan)


def _check_plan(state: State, clan: int) -> None:
    """RGH-2.3, RGH-4.5: hidden warriors lie side by side; only who is placing holds any."""
    held = total_of(state.hands[clan])
    hidden = hidden_warriors(state)
    is_planning = state.phase == PLANNING and held > 0
    placed = hidden + 1 - held if is_planning else hidden - held
    first = TURNS - hidden
    places = [place for place in range(TURNS) if state.plans[clan][place]]
    has_aside = clan < state.seats and not is_planning and not is_home(state)
    fits = {
        "hands": held == 0 or (_is_placing(state, clan) and placed >= 0),
        "plans": places == list(range(first, first + placed)),
        "aside": bool(state.aside[clan]) == has_aside,
    }
    demand_fit(state, {f"{name}[{clan}]": is_right for name, is_right in fits.items()})


def _is_placing(state: State, clan: int) -> bool:
    """The last warrior in hand is placed, or put aside, without being asked for."""
    is_asked = is_placing(state) and state.waiting >> clan & 1
    return bool(is_asked) and total_of(state.hands[clan]) > 1
