"""Games at the usual target and limit, longer than those that all games' tests go through."""

from __future__ import annotations

import pytest

from ludi.accel.simulate import simulate
from ludi.conformance.playing import takes_long, walk
from ludi.core.registry import find_game

GAME = find_game("romer")
pytestmark = takes_long


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_long_games_are_the_same_on_both_engines(seats: int) -> None:
    interpreted, compiled = (
        simulate(GAME, seats=seats, games=8, seed=3, engine=engine) for engine in ("python", "cpu")
    )
    assert interpreted.digest == compiled.digest


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_long_games_stay_possible(seats: int) -> None:
    """ROE-4.3, ROE-4.5: hands run out, and every position still can come about."""
    fewest = 15
    for seed in range(2):
        for state, _, _ in walk(GAME, seats, {}, seed):
            GAME.check(state)
            hands = state.values()["hands"][:seats]
            fewest = min(fewest, *(sum(map(bool, hand)) for hand in hands))
    assert fewest == 0
