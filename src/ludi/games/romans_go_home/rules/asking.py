"""Who is asked something: a step of a turn is due when nobody is asked any more (RGH-3.6)."""

from __future__ import annotations

from ludi.games.romans_go_home.cards import TURNS
from ludi.games.romans_go_home.state import OVER, State


def to_act(state: State) -> int:
    """The people who are asked something now, a bit each."""
    return 0 if state.phase == OVER else state.waiting


def ask(state: State, phase: int, seats: int) -> None:
    """Ask these seats; none: the phase is passed over."""
    state.phase = phase
    state.waiting = seats


def has_answered(state: State, phase: int) -> bool:
    """Nobody is asked, or nobody any more, what is asked in a phase: the next step is due."""
    return state.phase == phase and state.waiting == 0


def is_last_turn(state: State) -> bool:
    """RGH-3.6: then nothing is asked about warriors, who all go home."""
    return state.turns == TURNS - 1
