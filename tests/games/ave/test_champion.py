"""The solver of Avé's turns."""

from __future__ import annotations

import pytest

from bots.playing import wins_of
from ludi.bots import choose_sensibly
from ludi.core.registry import find_game
from ludi.games.ave.actions import ROLL
from ludi.games.ave.cards import DIE
from ludi.games.ave.champion.solver import Solver, SolverBot, add_gaps, new_minds, still_worth
from ludi.games.ave.rules.failure import judge
from ludi.games.ave.state import DECIDING

ALL_CARDS = 63


@pytest.mark.parametrize(
    ("turns", "exact"), [(6, 164.129), (8, 189.893), (10, 206.043), (12, 217.454)]
)
def test_ave_7_6_the_network_knows_the_optimum(turns: int, exact: float) -> None:
    """AVE-7.6, within one point."""
    minds = new_minds()
    add_gaps([0] * 7, minds)
    assert still_worth(ALL_CARDS, turns, minds) == pytest.approx(exact, abs=1.0)


def test_ave_a_number_is_written_rather_than_surely_lost() -> None:
    """XXXIX can only fail if one rolls on (AVE-7.4), and fits the last row."""
    game = find_game("ave")
    state = game.blank(2, {})
    game.begin(state)
    state.showing, state.unrolled, state.phase = [1, 0, 4], 1, DECIDING
    chosen = SolverBot()(game, state, state.turn)
    assert game.actions.written(chosen) == "write 39 7"


def test_ave_worths_agree_with_what_follows() -> None:
    """Rolling is worth the mean over what the die shows; the best of each is what follows it."""
    game = find_game("ave")
    state = game.blank(2, {})
    game.begin(state)
    state.showing, state.unrolled, state.phase = [0, 1, 1], 4, DECIDING
    solver = Solver()
    (rolling,) = solver.worths(state, 0, [ROLL])
    followed = 0.0
    for face, faces in enumerate(DIE):
        after = state.copy()
        after.unrolled -= 1
        after.showing[face] += 1
        judge(after, 0)
        followed += faces / 6 * max(solver.worths(after, 0, game.legal_ids(after, 0)))
    assert rolling == pytest.approx(followed, abs=1e-6)


def test_ave_the_solver_beats_the_heuristic_bot() -> None:
    assert wins_of(SolverBot(), choose_sensibly, "ave", deals=20) > 20
