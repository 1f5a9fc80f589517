"""A batch plays the same games as the rules alone, step by step, and begins anew by itself."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ludi
from ludi.accel.records import fill_record, record_type
from ludi.conformance.playing import every_game, every_pair, short, takes_long
from ludi.core.chance import seed_words
from ludi.core.game import Game, seats_in
from ludi.core.state import State

pytestmark = takes_long

PLACES = 6


class Mirror:
    """What a batch should do, by the interpreted rules."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> None:
        self.game, self.seats, self.options, self.seed = game, seats, options, seed
        self.played = [0] * PLACES
        self.states = [self.begin(place) for place in range(PLACES)]

    def begin(self, place: int) -> State:
        state: State = self.game.blank(self.seats, self.options)
        seed_words(state, self.seed, place + self.played[place] * PLACES)
        self.game.begin(state)
        return state

    def step(self, place: int, action: int) -> list[float]:
        """The rewards; a game that ended has begun anew."""
        state = self.states[place]
        self.game.play(state, self.game.seats_to_act(state)[0], action)
        if self.game.seats_to_act(state):
            return [0.0] * self.seats
        won = seats_in(self.game.winners(state))
        self.played[place] += 1
        self.states[place] = self.begin(place)
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.seats)]


def check_place(batch: Any, mirror: Mirror, place: int) -> None:
    state = mirror.states[place]
    seat = mirror.game.seats_to_act(state)[0]
    observation = [0] * mirror.game.observation_size
    mirror.game.observe(state, seat, observation)
    assert batch.to_act[place] == seat
    assert np.flatnonzero(batch.legal[place]).tolist() == sorted(mirror.game.legal_ids(state, seat))
    assert batch.observations[place].tolist() == observation


@every_pair
def test_batch_equals_rules(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    batch = ludi.Batch(game.id, n=PLACES, seats=seats, seed=13, options=options)
    mirror = Mirror(game, seats, options, 13)
    chooser = np.random.default_rng(1)
    for _ in range(250):
        for place in range(PLACES):
            check_place(batch, mirror, place)
        actions = (chooser.random(batch.legal.shape) * batch.legal).argmax(axis=1)
        before = list(mirror.played)
        rewards = [mirror.step(place, int(actions[place])) for place in range(PLACES)]
        batch.step(actions)
        assert batch.done.tolist() == [
            now > then for now, then in zip(mirror.played, before, strict=True)
        ]
        assert np.allclose(batch.rewards, rewards)
    record = np.zeros(1, record_type(game.state))
    for place, state in enumerate(mirror.states):
        fill_record(state, record[0])
        assert batch.states()[place] == record[0]


@every_game
def test_whole_games_are_played_by_a_policy(game: Game[Any]) -> None:
    options = short(game, game.usual_seats)
    batch = ludi.Batch(game.id, n=PLACES, seed=4, options=options)
    mirror = Mirror(game, game.usual_seats, options, 4)
    results = batch.play(lambda games: games.legal.argmax(axis=1))
    for place in range(PLACES):
        rewards = [0.0]
        while not any(rewards):
            state = mirror.states[place]
            seat = game.seats_to_act(state)[0]
            rewards = mirror.step(place, min(game.legal_ids(state, seat)))
        assert np.allclose(results[place], rewards)
    with pytest.raises(ludi.IllegalAction):
        batch.play(lambda games: np.full(PLACES, -1))


COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda batch: pickle.loads(pickle.dumps(batch)),
}


@every_game
def test_a_copy_goes_on_by_itself_and_the_same_way(game: Game[Any]) -> None:
    batch = ludi.Batch(game.id, n=PLACES, seed=5, options=short(game, game.usual_seats))
    begun = batch.states().tobytes()
    chooser = np.random.default_rng(5)

    def choices() -> Any:
        return (chooser.random(batch.legal.shape) * batch.legal).argmax(axis=1)

    for _ in range(20):
        batch.step(choices())
    before = batch.states().tobytes()
    twins = {way: copied(batch) for way, copied in COPIES.items()}
    has_ended = False
    for _ in range(150):
        actions = choices()
        for one in (batch, *twins.values()):
            one.step(actions)
        has_ended |= bool(batch.done.any())
    assert has_ended and batch.states().tobytes() != before
    for way, twin in twins.items():
        assert twin.states().tobytes() == batch.states().tobytes(), way
        for name in ("to_act", "legal", "observations", "rewards", "done", "refused"):
            assert np.array_equal(getattr(twin, name), getattr(batch, name)), (way, name)
            assert not np.shares_memory(getattr(twin, name), getattr(batch, name))
        with pytest.raises(ValueError):
            twin.legal[:] = 1
        with pytest.raises(ludi.IllegalAction):
            twin.step([-1] * PLACES)
        twin.reset()
        assert twin.states().tobytes() == begun
    assert batch.states().tobytes() != begun


@every_game
def test_batch_refuses_and_stays(game: Game[Any]) -> None:
    batch = ludi.Batch(game.id, n=3, seed=1)
    before = batch.states().tobytes()
    good = batch.legal.argmax(axis=1)
    illegal = (~batch.legal).argmax(axis=1)
    illegal[batch.legal.all(axis=1)] = game.actions.size
    for wrong in (
        illegal,
        [*good[:2], illegal[2]],
        good[:2],
        good.astype(float),
        [game.actions.size] * 3,
        [-1] * 3,
    ):
        with pytest.raises(ludi.IllegalAction):
            batch.step(wrong)
        assert batch.states().tobytes() == before
    for array in (batch.legal, batch.to_act):
        with pytest.raises(ValueError):
            array[:] = 1
    with pytest.raises(ludi.BadSetup):
        batch.reset(seed=-1)
    batch.step(good)
    batch.reset()
    assert batch.states().tobytes() == before
    batch.reset(seed=2)
    assert batch.seed == 2


@every_game
def test_batch_set_up_is_checked(game: Game[Any]) -> None:
    with pytest.raises(ludi.BadSetup):
        ludi.Batch(game.id, n=0)
    with pytest.raises(ludi.BadSetup):
        ludi.Batch(game.id, n=2, seats=99)
    with pytest.raises(ludi.Unavailable):
        ludi.Batch(game.id, n=2, device="abacus")
