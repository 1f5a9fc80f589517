"""Gymnasium's own checks pass for every game, and what they do not check holds."""

from __future__ import annotations

import copy
import itertools
import os
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludi
from adapters.test_pettingzoo import every_game, every_table
from ludi.adapters.gymnasium import NAMES, LudiEnv, LudiVectorEnv, choose_sensibly
from ludi.bots import choose_randomly
from ludi.core.chance import seed_words
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.state import State

PLACES = 6


def whole_game(env: Any, seed: int) -> list[tuple[list[int], float, list[int]]]:
    """Random legal play: what was observed, given and possible at each step."""
    env.action_space.seed(seed)
    observation, info = env.reset(seed=seed)
    told = [(observation.tolist(), 0.0, info["action_mask"].tolist())]
    terminated = False
    while not terminated:
        action = env.action_space.sample(info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        told.append((observation.tolist(), reward, info["action_mask"].tolist()))
    return told


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


# --- One seat against bots ---


@pytest.mark.parametrize("illegal", ["lose", "replace"])
@every_table
def test_gymnasium_checks(game: str, seats: int, options: dict[str, Any], illegal: str) -> None:
    """They play what is not legal as well, which is refused unless something else is said."""
    env = gymnasium.make(NAMES[game], seats=seats, options=options, illegal=illegal)
    check_env(env.unwrapped)


@every_table
def test_a_whole_game(game: str, seats: int, options: dict[str, Any]) -> None:
    env = gymnasium.make(NAMES[game], seats=seats, options=options, opponents="random")
    told = whole_game(env, 3)
    assert told == whole_game(env, 3)
    assert all(reward == 0 for _, reward, _ in told[:-1])
    assert 0 <= told[-1][1] <= 1
    assert all(any(mask) for _, _, mask in told[:-1]) and not any(told[-1][2])
    with pytest.raises(ludi.MatchOver):
        env.step(0)


@every_game
def test_the_usual_opponent_plays_what_the_game_suggests(game: str) -> None:
    compared = 0

    def twice(rules: Game[Any], world: State, seat: int) -> int:
        nonlocal compared
        chosen = choose_sensibly(rules, world, seat)
        if compared < 15:  # interpreted it takes its time
            assert chosen == rules.suggest(world, seat)
            compared += 1
        return chosen

    named, spied = LudiEnv(game, 2), LudiEnv(game, 2, opponents=twice)
    assert whole_game(named, 2) == whole_game(spied, 2)
    assert compared


def test_names_lead_to_games() -> None:
    assert tuple(NAMES) == ludi.game_ids()
    assert NAMES["romans-go-home"] == "ludi/RomansGoHome-v0"
    env = gymnasium.make("ludi.adapters.gymnasium:ludi/Roma-v0").unwrapped
    assert isinstance(env, LudiEnv) and env.seats == 2


def test_the_seat_is_fixed_drawn_or_said() -> None:
    drawn = LudiEnv("ave", 3)
    drawn.reset(seed=1)
    assert {drawn.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2}
    assert drawn.reset(options={"seat": 2})[1]["seat"] == 2
    fixed = LudiEnv("ave", 3, seat=1)
    assert {fixed.reset()[1]["seat"] for _ in range(5)} == {1}


def test_an_illegal_action_is_refused() -> None:
    env = LudiEnv("romer", 2)
    _, info = env.reset(seed=1)
    with pytest.raises(ludi.IllegalAction, match="is not possible now"):
        env.step(int((info["action_mask"] == 0).argmax()))
    with pytest.raises(ludi.UnknownAction):
        env.step(-1)
    assert np.array_equal(env.action_masks(), info["action_mask"])
    env.step(int(info["action_mask"].argmax()))


def test_an_illegal_action_loses_where_that_was_chosen() -> None:
    env = LudiEnv("romer", 2, illegal="lose")
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int((info["action_mask"] == 0).argmax()))
    assert (reward, terminated) == (-1.0, True)
    assert not info["action_mask"].any() and not env.action_masks().any()
    with pytest.raises(ludi.MatchOver):
        env.step(0)
    assert env.reset()[1]["action_mask"].any()


def test_an_illegal_action_is_replaced_where_that_was_chosen() -> None:
    env = LudiEnv("romer", 2, illegal="replace")
    env.reset(seed=1)
    rewards = []
    for _ in range(1000):
        _, reward, terminated, _, _ = env.step(-1)
        rewards.append(reward)
        if terminated:
            break
    assert terminated and min(rewards) >= 0
    with pytest.raises(ludi.MatchOver):
        env.step(-1)


def test_masks_are_those_of_the_action_space() -> None:
    env = LudiEnv("roma")
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])
    assert info["action_mask"][env.action_space.sample(info["action_mask"])]


def test_bots_are_handed_what_their_seats_know() -> None:
    worlds: list[tuple[State, int]] = []
    real: list[State] = []

    def spy(game: Game[Any], world: State, seat: int) -> int:
        worlds.append((world.copy(), seat))
        real.append(env._table.state.copy())
        return choose_randomly(game, world, seat)

    env = LudiEnv("romer", 2, opponents=spy)
    whole_game(env, 1)
    view = env._table.game.view
    hidden = 0
    for (world, seat), state in zip(worlds, real, strict=True):
        assert view(world, seat) == view(state, seat)
        hidden += view(world, 1 - seat) != view(state, 1 - seat)
    assert hidden > len(worlds) / 2


def test_opponents_sit_in_order_after_the_own_seat() -> None:
    asked: list[tuple[str, int]] = []

    def named(name: str) -> Any:
        def bot(game: Game[Any], world: State, seat: int) -> int:
            asked.append((name, seat))
            return choose_randomly(game, world, seat)

        return bot

    whole_game(LudiEnv("ave", 3, seat=1, opponents=[named("first"), named("second")]), 1)
    assert set(asked) == {("first", 2), ("second", 0)}


def test_levels_can_be_opponents() -> None:
    whole_game(LudiEnv("sealed-bids", 2, opponents=["tiro"]), 1)


def test_rendering_shows_the_own_seat(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for seat in (0, 1):
        env = LudiEnv("roma", seat=seat, render_mode="ansi")
        env.reset(seed=1)
        shown.append(env.render())
    assert "seat_1" in shown[0] and shown[0] != shown[1]
    LudiEnv("roma", render_mode="human").reset(seed=1)
    assert "seat_1" in capsys.readouterr().out


WRONG: list[tuple[Any, str]] = [
    (lambda: LudiEnv("ave", render_mode="video"), "adapter.render_mode"),
    (lambda: LudiEnv("ave", illegal="forgive"), "adapter.illegal"),
    (lambda: LudiEnv("ave", 3, opponents=["random"]), "adapter.opponents"),
    (lambda: LudiEnv("ave", opponents="nobody"), "bot.unknown"),
    (lambda: LudiEnv("ave", opponents=None), "adapter.no_opponents"),  # type: ignore[arg-type]
    (lambda: LudiEnv("ave").reset(options={"set": 1}), "adapter.options"),
    (lambda: LudiEnv("ave", 2, seat=2), "action.no_such_seat"),
    (lambda: LudiEnv("ave").reset(options={"seat": -1}), "action.no_such_seat"),
    (lambda: LudiEnv("ave").step(0), "adapter.not_begun"),
    (lambda: LudiEnv("ave", render_mode="ansi").render(), "adapter.not_begun"),
    (lambda: LudiVectorEnv("ave", 2, opponents="optio"), "adapter.answering"),
    (lambda: LudiVectorEnv("ave", 2, opponents=None, seat=1), "adapter.self_play"),
    (lambda: LudiVectorEnv("ave", 2, 2, seat=2), "action.no_such_seat"),
    (lambda: LudiVectorEnv("ave", 0), "setup.batch"),
]


@pytest.mark.parametrize(("wrong", "code"), WRONG)
def test_what_cannot_be_is_said(wrong: Any, code: str) -> None:
    with pytest.raises(LudiError) as refused:
        wrong()
    assert refused.value.code == code
    assert refused.value.sentence("fr") != refused.value.sentence("en")


# --- Many games at once ---


def random_legal(chooser: np.random.Generator, masks: Any) -> Any:
    return (chooser.random(masks.shape) * masks).argmax(axis=1)


class Mirror:
    """What one place of many should do against bots that guess, by the interpreted rules."""

    def __init__(self, env: LudiVectorEnv, place: int, options: dict[str, Any]) -> None:
        self.batch, self.game = env.batch, env.batch.game
        self.place, self.options = place, options
        self.games = itertools.count()
        self.begin()

    def begin(self) -> None:
        number = next(self.games)
        self.state = self.game.blank(self.batch.seats, self.options)
        seed_words(self.state, self.batch.seed, self.place + number * self.batch.n)
        self.own = (self.place + number) % self.batch.seats
        self.game.begin(self.state)
        self.let_others_play()

    def let_others_play(self) -> None:
        guess = self.game.guess or self.game.suggest
        while (asked := self.game.seats_to_act(self.state)) and asked[0] != self.own:
            self.game.play(self.state, asked[0], guess(self.state, asked[0]))

    def step(self, action: int) -> tuple[float, bool]:
        self.game.play(self.state, self.own, action)
        self.let_others_play()
        if self.game.seats_to_act(self.state):
            return 0.0, False
        won = self.game.winners(self.state)
        reward = (won >> self.own & 1) / max(1, won.bit_count())
        self.begin()
        return reward, True

    def observation(self) -> list[int]:
        out = [0] * self.game.observation_size
        self.game.observe(self.state, self.own, out)
        return out


# The code is the same for all games; these are compiled soonest.
QUICK = ("ave", "sealed-bids")


@every_table
def test_many_games_against_bots_go_by_the_rules(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    if game not in QUICK and "LUDI_PEERS" not in os.environ:
        pytest.skip("compiles for long: make test-peers")
    env = LudiVectorEnv(game, PLACES, seats, options, opponents="guess")
    observations, info = env.reset(seed=4)
    mirrors = [Mirror(env, place, options) for place in range(PLACES)]
    chooser = np.random.default_rng(1)
    for _ in range(120):
        assert info["to_act"].tolist() == [mirror.own for mirror in mirrors]
        assert observations.tolist() == [mirror.observation() for mirror in mirrors]
        actions = random_legal(chooser, info["action_mask"])
        expected = [
            mirror.step(int(action)) for mirror, action in zip(mirrors, actions, strict=True)
        ]
        observations, rewards, terminated, truncated, info = env.step(actions)
        assert rewards.tolist() == pytest.approx([reward for reward, _ in expected])
        assert terminated.tolist() == [ended for _, ended in expected]
        assert not truncated.any()
    assert any(next(mirror.games) > 1 for mirror in mirrors)


@every_game
def test_self_play_is_the_batch(game: str) -> None:
    env = LudiVectorEnv(game, PLACES, opponents=None)
    observations, info = env.reset(seed=4)
    batch = ludi.Batch(game, PLACES, seed=env.batch.seed)
    chooser = np.random.default_rng(1)
    for _ in range(300):
        assert np.array_equal(observations, batch.observations)
        assert np.array_equal(info["action_mask"], batch.legal)
        assert np.array_equal(info["to_act"], batch.to_act)
        actions = random_legal(chooser, info["action_mask"])
        acted = info["to_act"]
        observations, rewards, terminated, _, info = env.step(actions)
        batch.step(actions)
        assert rewards.tolist() == [batch.rewards[i, seat] for i, seat in enumerate(acted)]
        assert np.array_equal(info["rewards"], batch.rewards)
        assert np.array_equal(terminated, batch.done)


@pytest.mark.parametrize("opponents", ["heuristic", "random", None])
def test_equal_seeds_give_equal_games(opponents: str | None) -> None:
    def told(seed: int) -> list[list[int]]:
        env = LudiVectorEnv("ave", 4, opponents=opponents)
        chooser = np.random.default_rng(1)
        observations, info = env.reset(seed=seed)
        found = [observations]
        for _ in range(40):
            observations, *_, info = env.step(random_legal(chooser, info["action_mask"]))
            found.append(observations)
        return [observation.tolist() for observation in found]

    assert told(1) == told(1) != told(2)


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
@pytest.mark.parametrize("opponents", [None, "heuristic", "random"])
def test_copies_of_many_games_go_on_the_same_way(
    opponents: str | None, copied: Callable[[Any], Any]
) -> None:
    env = LudiVectorEnv("ave", 4, opponents=opponents)
    env.reset(seed=3)
    chooser = np.random.default_rng(3)
    for _ in range(20):
        env.step(random_legal(chooser, env.action_masks()))
    twin = copied(env)
    for _ in range(60):
        actions = random_legal(chooser, env.action_masks())
        *own, _ = env.step(actions)
        *other, _ = twin.step(actions)
        for one, same in zip(own, other, strict=True):
            assert np.array_equal(np.asarray(one), np.asarray(same))
    env.step(random_legal(chooser, env.action_masks()))
    assert not np.array_equal(env.batch.states(), twin.batch.states())
    assert np.array_equal(env.reset()[0], twin.reset()[0])


@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
def test_copies_of_one_seat_go_on_the_same_way(copied: Callable[[Any], Any]) -> None:
    env = LudiEnv("romer", 3, opponents="heuristic")
    env.reset(seed=3)
    twin = copied(env)
    for _ in range(5):
        action = int(env.action_masks().argmax())
        own, other = env.step(action), twin.step(action)
        assert np.array_equal(own[0], other[0]) and own[1:4] == other[1:4]
    assert np.array_equal(env.reset()[0], twin.reset()[0])


def test_what_is_returned_is_kept() -> None:
    env = LudiVectorEnv("ave", 4, opponents="random")
    observations, info = env.reset(seed=1)
    kept = [observations.copy(), *(array.copy() for array in info.values())]
    env.step(info["action_mask"].argmax(axis=1))
    for before, now in zip(kept, [observations, *info.values()], strict=True):
        assert np.array_equal(before, now)


def test_an_illegal_action_refuses_the_step() -> None:
    env = LudiVectorEnv("ave", 4, seat=1)
    observations, info = env.reset(seed=1)
    with pytest.raises(ludi.IllegalAction):
        env.step((info["action_mask"] == 0).argmax(axis=1))
    assert np.array_equal(env.batch.observations, observations)
    assert np.array_equal(env.action_masks(), info["action_mask"])
    assert (info["to_act"] == 1).all()


@every_table
def test_many_games_by_name(game: str, seats: int, options: dict[str, Any]) -> None:
    if game not in QUICK and "LUDI_PEERS" not in os.environ:
        pytest.skip("compiles for long: make test-peers")
    env: Any = gymnasium.make_vec(
        NAMES[game],
        num_envs=3,
        vectorization_mode="vector_entry_point",
        seats=seats,
        options=options,
        opponents="random",
    )
    assert isinstance(env, LudiVectorEnv)
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    observations, info = counted.reset(seed=1)
    assert observations in env.observation_space
    chooser = np.random.default_rng(1)
    ended = 0
    for _ in range(400):
        actions = random_legal(chooser, info["action_mask"])
        assert actions in env.action_space
        observations, _, terminated, _, info = counted.step(actions)
        assert observations in env.observation_space
        ended += int(terminated.sum())
        if ended:
            break
    assert ended
    assert all(0 <= reward <= 1 for reward in info["episode"]["r"][terminated])
