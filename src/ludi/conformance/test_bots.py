"""Bots never cheat: where states differ only in what is hidden, they choose the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludi.bots import Bot, choose_randomly, choose_sensibly
from ludi.bots.champions import champion_of
from ludi.bots.levels import CarelessBot
from ludi.bots.search import SearchBot
from ludi.conformance.playing import GAMES, every_pair, moments, takes_long
from ludi.core.game import Game
from ludi.core.knowledge import possible_world
from ludi.core.registry import find_game
from ludi.core.state import State

# The bots of every game, thinking less than they could.
THINKING: dict[str, dict[str, Bot]] = {
    game_id: {
        "search": SearchBot(30),
        "careless": CarelessBot(0.5),
        **champion_of(find_game(game_id)).tried,
    }
    for game_id in GAMES
}


def choices(bot: Bot, game: Game[Any], worlds: list[State], seat: int, number: int) -> set[int]:
    """What a bot chooses where a seat cannot tell worlds apart: handed what it knows."""
    return {bot(game, possible_world(game, world, seat, 77, number), seat) for world in worlds}


def situations(
    game: Game[Any], seats: int, options: dict[str, Any], seed: int, count: int | None = None
) -> Iterator[tuple[State, list[State], int, int]]:
    """States of a random game, each with others that the seat to act cannot tell from it."""
    for number, state, seat in moments(game, seats, options, seed, count):
        others = [possible_world(game, state, seat, other, number) for other in range(2)]
        yield state, [state.copy(), *others], seat, number


@every_pair
def test_quick_bots_do_not_cheat(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    for state, worlds, seat, number in situations(game, seats, options, 5):
        for bot in (choose_randomly, choose_sensibly):
            found = choices(bot, game, worlds, seat, number)
            assert len(found) == 1 and found <= set(game.legal_ids(state, seat))


@takes_long
@pytest.mark.parametrize(
    ("game_id", "name"), [(game, name) for game, bots in THINKING.items() for name in bots]
)
def test_thinking_bots_do_not_cheat(game_id: str, name: str) -> None:
    game = find_game(game_id)
    bot = THINKING[game_id][name]
    for seats, options in list(game.settings())[:2]:
        for state, worlds, seat, number in situations(game, seats, options, 6, 13):
            found = choices(bot, game, worlds, seat, number)
            assert len(found) == 1 and found <= set(game.legal_ids(state, seat))
