"""Random play for the conformance suite, in every setting of every game."""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ludi
from ludi.core.chance import seed_words
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.registry import find_game
from ludi.core.state import State

# What is drawn at random is drawn so; another number tries other games and documents.
SEED = int(os.environ.get("LUDI_SEED", "1"))
# Every game, or those that LUDI_GAMES names.
GAMES = tuple(os.environ.get("LUDI_GAMES", "").split()) or ludi.game_ids()
# Where LUDI_QUICK is set, little is tried, and nothing that takes long; where LUDI_THOROUGH is set,
# everything is tried in every setting.
QUICK = bool(os.environ.get("LUDI_QUICK"))
THOROUGH = bool(os.environ.get("LUDI_THOROUGH"))
takes_long = pytest.mark.skipif(QUICK, reason="LUDI_QUICK is set")


# Seats and options.
Setting = tuple[int, dict[str, Any]]


def tried(game: Game[Any]) -> list[Setting]:
    """All settings of a game; where LUDI_QUICK is set, the first and the last."""
    found = list(game.settings())
    return found[:: len(found) - 1] if QUICK and len(found) > 1 else found


def in_pairs(game: Game[Any]) -> list[Setting]:
    """Settings of a game in which any two choices meet that meet in any: how many seats, and what
    each option says. What two of them do to each other is seen there, and seldom takes three."""
    left = tried(game)
    if QUICK or THOROUGH:
        return left
    missing = {pair for setting in left for pair in _pairs(game, setting)}
    found = []
    while missing:
        best = max(left, key=lambda setting: len(missing & _pairs(game, setting)))
        missing -= _pairs(game, best)
        found.append(best)
    return found


def _pairs(game: Game[Any], setting: Setting) -> set[Any]:
    seats, options = setting
    values = game.option_values(game.blank(seats, options))
    return set(itertools.combinations([("seats", seats), *values.items()], 2))


def _parameters(settings: Callable[[Game[Any]], list[Setting]]) -> list[Any]:
    """Settings of every game as test parameters."""
    found = []
    for game_id in GAMES:
        game = find_game(game_id)
        for seats, options in settings(game):
            words = [
                name if value is True else f"{name}={value}" for name, value in options.items()
            ]
            found.append(
                pytest.param(game, seats, options, id="-".join([game_id, str(seats), *words]))
            )
    return found


every_game = pytest.mark.parametrize("game", [find_game(game_id) for game_id in GAMES], ids=GAMES)
every_setting = pytest.mark.parametrize(("game", "seats", "options"), _parameters(tried))
every_pair = pytest.mark.parametrize(("game", "seats", "options"), _parameters(in_pairs))


def short(game: Game[Any], seats: int) -> dict[str, Any]:
    """Options of the first setting with so many seats: those that tests try keep games short."""
    return next(options for count, options in game.settings() if count == seats)


def fresh(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> State:
    state: State = game.blank(seats, options)
    seed_words(state, 99, seed)
    game.begin(state)
    return state


def walk(
    game: Game[Any], seats: int, options: dict[str, Any], seed: int
) -> Iterator[tuple[State, int, int]]:
    """A random game: before each action its state, the seat and the action."""
    chooser = random.Random(seed)
    state = fresh(game, seats, options, seed)
    while acting := game.seats_to_act(state):
        seat = chooser.choice(acting)
        action = chooser.choice(game.legal_ids(state, seat))
        yield state, seat, action
        game.play(state, seat, action)
    yield state, -1, -1


def moments(
    game: Game[Any], seats: int, options: dict[str, Any], seed: int, count: int | None = None
) -> list[tuple[int, State, int]]:
    """Of the choices of a random game some, each as likely as any other: after how many actions,
    the state, and who chooses. For what takes long to ask; the more settings, the fewer of each."""
    chooser = random.Random(seed)
    count = count or max(4, 150 // len(list(game.settings())))
    found: list[tuple[int, State, int]] = []
    for number, (state, seat, _) in enumerate(walk(game, seats, options, seed)):
        place = number if number < count else chooser.randrange(number + 1)
        if seat >= 0 and place < count:
            found[place : place + 1] = [(number, state.copy(), seat)]
    return found


def random_match(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> Match:
    """A whole random match through the checked contract."""
    chooser = random.Random(seed)
    match = Match(game.id, seats, seed, options)
    while not match.over:
        seat = chooser.choice(match.to_act)
        match.play(seat, chooser.choice(match.legal(seat)))
    return match
