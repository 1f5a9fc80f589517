"""OpenSpiel's own checks in every setting of every game. `make test-peers` runs them."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from adapters.openspiel_walks import check_recall, check_resampling, is_choice, load, walk
from ludi.conformance.playing import short
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


@every_setting
def test_what_was_told_and_done_is_all_that_was_known(
    game_id: str, seats: int, options: dict[str, Any]
) -> None:
    assert check_recall(load(game_id, seats, options), seed=4, games=20) > 50


@pytest.mark.parametrize("game_id", [game for game in GAMES if find_game(game).has_secrets])
def test_ismcts_finds_only_legal_actions(game_id: str) -> None:
    """What a player knows tells what it may do, in every world: else the search fails."""
    rules = find_game(game_id)
    game = load(game_id, rules.usual_seats, short(rules, rules.usual_seats))
    chance = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 1.0, 60, random_state=chance)
    choices = [state.clone() for state in walk(game, 1) if is_choice(state)]
    for state in choices[:: len(choices) // 4]:
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game_id", GAMES)
def test_games_as_long_as_usual_pass_too(game_id: str) -> None:
    game = load(game_id, find_game(game_id).usual_seats, {})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
