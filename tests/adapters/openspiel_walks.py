"""Random play through OpenSpiel, for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

from ludi.adapters.openspiel import short_name


def load(game_id: str, seats: int, options: dict[str, Any]) -> Any:
    return pyspiel.load_game(short_name(game_id), {"seats": seats, **options})


def walk(game: Any, seed: int) -> Iterator[Any]:
    """A random game: the state at every choice, every draw and at the end, always the same one."""
    chooser = random.Random(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(picked(state, chooser))
        yield state


def picked(state: Any, chooser: random.Random) -> int:
    """A random action or, as likely as it is, the outcome of a draw."""
    if not state.is_chance_node():
        return int(chooser.choice(state.legal_actions()))
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(chooser.choices(outcomes, chances)[0])


def is_choice(state: Any) -> bool:
    return not (state.is_chance_node() or state.is_terminal())


def check_resampling(game: Any, seed: int, every: int) -> int:
    """OpenSpiel's own test of it (ResampleInfostateTest), and more, at some choices; how many."""
    sampler = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)
    choices = [state.clone() for state in walk(game, seed) if is_choice(state)][::every]
    for state in choices:
        for player in range(game.num_players()):
            sample = state.resample_from_infostate(player, sampler)
            assert sample.current_player() == state.current_player()
            assert sample.information_state_string(player) == state.information_state_string(player)
            assert sample.information_state_tensor(player) == state.information_state_tensor(player)
            assert sample.observation_string(player) == state.observation_string(player)
            assert sample.legal_actions(player) == state.legal_actions(player)
            assert len(sample.history()) == len(state.history())
    return len(choices)


def check_recall(game: Any, seed: int, games: int) -> int:
    """Who was told the same and did the same sees the same; how often that could be seen.

    So the information state lets a player tell again all that it has known. Many short games begin
    from some choices of one.
    """
    choices = [state.clone() for state in walk(game, seed) if is_choice(state)]
    met_again = 0
    for root in choices[:: max(1, len(choices) // 4)]:
        tables: dict[tuple[int, str], str] = {}
        for number in range(games):
            state, chooser = root.clone(), random.Random(number)
            while not state.is_terminal() and len(state.history()) < len(root.history()) + 14:
                if is_choice(state):
                    seat = state.current_player()
                    table, _, story = state.information_state_string(seat).partition("\n")
                    met_again += (seat, story) in tables
                    assert tables.setdefault((seat, story), table) == table
                state.apply_action(picked(state, chooser))
    return met_again
