"""The script that compares engines asks for what games accept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import ludi
from ludi.core.registry import find_game

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

from engines import options_for


@pytest.mark.parametrize("game_id", ludi.game_ids())
def test_batches_are_compared_in_settings_that_the_game_accepts(game_id: str) -> None:
    game = find_game(game_id)
    for seats in (game.fewest_seats, game.most_seats):
        assert game.blank(seats, options_for(game, seats)).seats == seats


def test_rgh_one_seat_is_compared_with_a_neutral_clan() -> None:
    game = find_game("romans-go-home")
    with pytest.raises(ludi.BadSetup):
        game.blank(1, {})
    assert options_for(game, 1)["neutrals"] > 0
