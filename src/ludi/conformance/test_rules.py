"""Every game's rules: they end, stay in range, offer what they accept, and keep their pieces."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from ludi.accel.batch import look
from ludi.accel.cpu import LONG, CpuRules, cpu_rules
from ludi.accel.playouts import play_random_games
from ludi.accel.records import blank_records, fill_record, record_type, state_from_record
from ludi.accel.simulate import simulate
from ludi.conformance.playing import every_game, every_pair, every_setting, fresh, takes_long, walk
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.state import State


def flat(value: Any) -> list[int]:
    return [one for part in value for one in flat(part)] if isinstance(value, list) else [value]


def out_of_range(state: State) -> list[str]:
    return [
        field.name
        for field in state.fields
        if any(not field.low <= one <= field.high for one in flat(getattr(state, field.name)))
    ]


@every_setting
def test_states_stay_valid(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        for state, _, _ in walk(game, seats, options, seed):
            assert out_of_range(state) == []
            game.check(state)


@every_pair
def test_legal_actions_are_well_formed(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    for seed in range(3):
        for state, _, _ in walk(game, seats, options, seed):
            before = state.copy()
            for seat in range(seats):
                found = game.legal_ids(state, seat)
                assert bool(found) == (seat in game.seats_to_act(state))
                assert len(set(found)) == len(found)
                assert all(0 <= action < game.actions.size for action in found)
            assert state == before, "asking what is legal changed the state"


@every_setting
def test_interpreted_equals_compiled(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Final states byte for byte, on thousands of seeds over all settings."""
    interpreted, compiled = (
        simulate(game, seats=seats, games=50, seed=7, engine=engine, options=options)
        for engine in ("python", "cpu")
    )
    assert interpreted.digest == compiled.digest
    assert (interpreted.decisions, interpreted.points, interpreted.wins) == (
        compiled.decisions,
        compiled.points,
        compiled.wins,
    )


@every_setting
def test_games_end(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """A thousand random games come to an end, and nobody wins twice."""
    states = blank_records(game.blank(seats, options), 1000)
    decisions = np.zeros(len(states), np.int64)
    out = np.zeros(game.most_legal, np.int16)
    cpu_rules(game).entry(play_random_games)(states, 3, 0, decisions, out)
    assert decisions.min() > 0
    for record in states[:50]:
        state = state_from_record(game.state, record)
        assert game.to_act(state) == 0
        assert game.winners(state) < 1 << seats


@takes_long
@every_game
def test_compiled_code_keeps_its_bounds(game: Game[Any]) -> None:
    rules = CpuRules(game, bounds_checked=True)
    play = rules.entry(play_random_games, longest=LONG)
    look_at = rules.entry(look, longest=LONG)
    out = np.zeros(game.most_legal, np.int16)
    mask = np.zeros(game.actions.size, np.bool_)
    observation = np.zeros(game.observation_size, np.int8)
    for seats, options in game.settings():
        states = blank_records(game.blank(seats, options), 300)
        play(states, 5, 0, np.zeros(len(states), np.int64), out)
        begun = np.zeros(1, record_type(game.state))
        for state, seat, _ in itertools.islice(walk(game, seats, options, 1), 40):
            if seat >= 0:
                fill_record(state, begun[0])
                assert look_at(begun[0], mask, observation, out) == game.seats_to_act(state)[0]


@every_pair
def test_nobody_is_asked_while_a_game_goes_on(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    """An engine may call `advance` late, and only where nobody is asked."""
    for seed in range(10):
        for state, seat, action in walk(game, seats, options, seed):
            then = state.copy()
            if seat >= 0:
                game.apply(then, seat, action)
            if game.to_act(then):
                before = then.copy()
                assert not game.advance(then)
                assert then == before


@every_pair
def test_records_and_states_convert(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    record = np.zeros(1, record_type(game.state))
    for state, _, _ in walk(game, seats, options, 11):
        fill_record(state, record[0])
        assert state_from_record(game.state, record[0]) == state


@every_pair
def test_simultaneous_choices_commute(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Where several seats may act, the order in which their choices come in does not matter."""
    for seed in range(10):
        for state, _, _ in walk(game, seats, options, seed):
            acting = game.seats_to_act(state)
            if len(acting) < 2:
                continue
            chosen = {seat: game.legal_ids(state, seat)[seed % 2 - 1] for seat in acting}
            results = []
            for order in itertools.islice(itertools.permutations(acting), 6):
                then = state.copy()
                for seat in order:
                    game.play(then, seat, chosen[seat])
                results.append(then)
            assert all(result == results[0] for result in results)


@every_game
def test_setup_follows_the_seed(game: Game[Any]) -> None:
    seats = game.most_seats
    assert fresh(game, seats, {}, 1) == fresh(game, seats, {}, 1)
    begun = Match(game.id, seats, 1)
    if begun.setup_draws:
        assert len({Match(game.id, seats, seed).setup_draws for seed in range(9)}) > 1
