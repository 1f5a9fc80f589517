"""Levels: the same names in every game, and who is weaker is so in the way of people."""

from __future__ import annotations

import pytest

import ludi
from ludi.bots import BOTS, LEVELS, choose_randomly, choose_sensibly, find_bot
from ludi.bots.champions import champion_of
from ludi.bots.levels import CarelessBot, bot_of
from ludi.core.chance import seed_words
from ludi.core.registry import find_game

from .playing import wins_of, with_a_choice


@pytest.mark.parametrize("game_id", ludi.game_ids())
def test_every_game_has_every_level(game_id: str) -> None:
    game = find_game(game_id)
    state, seat = with_a_choice(game_id)
    assert len(champion_of(game).levels) in (0, len(LEVELS))
    for level in LEVELS[:-1]:  # the best is met in tests of its own
        assert find_bot(level)(game, state.copy(), seat) in game.legal_ids(state, seat)
    assert list(BOTS)[: len(LEVELS)] == list(LEVELS)


MEASURED = [game_id for game_id in ludi.game_ids() if champion_of(find_game(game_id)).levels]


@pytest.mark.parametrize("game_id", MEASURED)
def test_who_overlooks_nothing_plays_what_is_suggested(game_id: str) -> None:
    game = find_game(game_id)
    state, seat = with_a_choice(game_id)
    suggested = game.suggest(state.copy(), seat)
    assert CarelessBot(0.0)(game, state.copy(), seat) == suggested
    played = set()
    for number in range(12):
        world = state.copy()
        seed_words(world, 5, number)
        played.add(CarelessBot(0.7)(game, world, seat))
    assert played - {suggested} and played <= set(game.legal_ids(state, seat))


def test_who_overlooks_much_still_beats_chance_and_loses_to_who_does_not() -> None:
    tiro = bot_of(find_game("ave"), "tiro", compiles=True)
    assert wins_of(tiro, choose_randomly, "ave", deals=10) > 14
    assert wins_of(choose_sensibly, tiro, "ave", deals=10) > 12
