"""OpenSpiel's own checks in every setting of every game. `make test-peers` runs them."""

from __future__ import annotations

import os
from typing import Any

import pyspiel
import pytest

from adapters.openspiel_walks import check_resampling, load
from ludi.core.registry import find_game

GAMES = ("ave", "romans-go-home", "roma", "romer")
SETTINGS = [
    (game_id, seats, options)
    for game_id in GAMES
    for seats, options in find_game(game_id).settings()
]
pytestmark = pytest.mark.skipif(
    "LUDI_PEERS" not in os.environ, reason="takes minutes: make test-peers"
)
every_setting = pytest.mark.parametrize(
    ("game_id", "seats", "options"),
    SETTINGS,
    ids=["-".join([game, str(seats), *options]) for game, seats, options in SETTINGS],
)


@every_setting
def test_random_games_pass_their_checks(game_id: str, seats: int, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(
        load(game_id, seats, options), num_sims=2, serialize=True, verbose=False
    )


@every_setting
def test_what_is_sampled_looks_the_same(game_id: str, seats: int, options: dict[str, Any]) -> None:
    assert check_resampling(load(game_id, seats, options), seed=3, every=5) > 1


@pytest.mark.parametrize("game_id", GAMES)
def test_games_as_long_as_usual_pass_too(game_id: str) -> None:
    game = load(game_id, find_game(game_id).usual_seats, {})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
