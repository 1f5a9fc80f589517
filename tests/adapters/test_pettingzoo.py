"""PettingZoo's own checks pass for every game, and what they do not check holds."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    seed_test,
)

import ludi
from ludi.adapters.pettingzoo import LudiAECEnv, env
from ludi.conformance.playing import short
from ludi.core.game import seats_in
from ludi.core.registry import find_game

# So many cycles of all seats see games to their end.
CYCLES = 200


def tables() -> list[Any]:
    """Every game with every number of seats, as test parameters."""
    return [
        pytest.param(game, seats, short(find_game(game), seats), id=f"{game}-{seats}")
        for game in ludi.game_ids()
        for seats in range(find_game(game).fewest_seats, find_game(game).most_seats + 1)
    ]


every_table = pytest.mark.parametrize(("game", "seats", "options"), tables())
every_game = pytest.mark.parametrize("game", ludi.game_ids())


def play_on(table: Any, steps: int = 10_000) -> list[tuple[str, float]]:
    """Random play; the agents as they were asked, and the rewards they were told then."""
    told = []
    for agent in table.agent_iter(steps):
        _, reward, terminated, truncated, info = table.last()
        told.append((agent, reward))
        over = terminated or truncated
        table.step(None if over else table.action_space(agent).sample(info["action_mask"]))
    return told


def begun(game: str, seats: int | None = None, **keywords: Any) -> Any:
    table = env(game, seats, **keywords)
    table.reset(seed=5)
    for index, agent in enumerate(table.agents):
        table.action_space(agent).seed(index)
    return table


# PettingZoo warns of observations with a mask in them, unless the environment is one of its own by
# name; and of the empty masks of those who have nothing left to do because the game is over.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@every_table
def test_api(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(env(game, seats, options), num_cycles=CYCLES)


@every_table
def test_seeds(game: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(partial(env, game, seats, options), num_cycles=CYCLES)


@every_table
def test_a_whole_game(game: str, seats: int, options: dict[str, Any]) -> None:
    table = begun(game, seats, options=options)
    told = play_on(table)
    assert table.agents == []
    last = told[-seats:]
    assert {agent for agent, _ in last} == set(table.possible_agents)
    assert all(reward == 0 for _, reward in told[:-seats])
    rewards = sorted(reward for _, reward in last if reward)
    assert not rewards or rewards == pytest.approx([1 / len(rewards)] * len(rewards))


def test_the_winner_is_told_so() -> None:
    table, seen = begun("ave", 2), set()
    for _ in range(6):
        rewards = dict(play_on(table)[-2:])
        won = seats_in(find_game("ave").winners(table.unwrapped._table.state))
        assert [agent for agent in sorted(rewards) if rewards[agent]] == [f"seat_{s}" for s in won]
        seen.add(won)
        table.reset()
    assert {(0,), (1,)} <= seen


@every_game
def test_who_is_not_asked_may_do_nothing(game: str) -> None:
    table = begun(game)
    asked = table.agent_selection
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.any() == (agent == asked)
        assert np.array_equal(mask, table.infos[agent]["action_mask"])


@every_game
def test_an_illegal_action_changes_nothing(game: str) -> None:
    table = begun(game)
    play_on(table, steps=7)
    seen = [table.observe(agent)["observation"].tolist() for agent in table.agents]
    asked, mask = table.agent_selection, table.infos[table.agent_selection]["action_mask"]
    with pytest.raises(ludi.IllegalAction, match="is not possible now"):
        table.step(int((mask == 0).argmax()))
    for unknown in (-1, len(mask), "roll 1", 1.5, None, np.zeros(2, np.int8)):
        with pytest.raises(ludi.UnknownAction, match="is not an action in this game"):
            table.step(unknown)
    assert table.agent_selection == asked
    assert [table.observe(agent)["observation"].tolist() for agent in table.agents] == seen


def test_later_games_follow_from_the_seed() -> None:
    def deals(seed: int) -> list[list[int]]:
        table = env("romer", 2)
        found = []
        for given in (seed, None, None):
            table.reset(seed=given)
            found.append(table.observe("seat_0")["observation"].tolist())
        return found

    assert deals(1) == deals(1)
    assert len({str(deal) for deal in [*deals(1), *deals(2)]}) == 6


def test_nobody_learns_what_others_choose_at_the_same_time() -> None:
    seen = []
    for choice in (0, -1):
        table = begun("romans-go-home", 2)
        while table.agent_selection == "seat_0":
            legal = np.flatnonzero(table.infos["seat_0"]["action_mask"])
            table.step(int(legal[choice]))
        seen.append(table.observe("seat_1")["observation"].tolist())
    assert seen[0] == seen[1]


@every_game
def test_metadata(game: str) -> None:
    metadata = env(game).metadata
    assert metadata["name"] == f"ludi_{game.replace('-', '_')}_v0"
    assert metadata["is_parallelizable"] is False
    assert {"render_modes", "render_fps"} <= metadata.keys()


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    spectator = begun("romer", 2, render_mode="ansi").render()
    seat = begun("romer", 2, render_mode="ansi", render_seat=0).render()
    assert "seat_1" in spectator and "[bold]" not in spectator
    assert seat != spectator and "seat_1" in seat
    assert not capsys.readouterr().out
    table = begun("romer", 2, render_mode="human")
    assert "seat_1" in capsys.readouterr().out
    assert table.render() is None
    assert begun("romer", 2).render() is None


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(
        ludi.BadSetup, match="There is no render mode “video”; the modes are human and ansi"
    ):
        env("ave", render_mode="video")
    with pytest.raises(ludi.BadSetup, match="There is no seat 2"):
        env("ave", 2, render_seat=2)
    with pytest.raises(ludi.BadSetup):
        env("ave", 99)
    with pytest.raises(ludi.UnknownGame):
        env("chess")
    with pytest.raises(ludi.IllegalAction, match="call reset"):
        LudiAECEnv("ave", render_mode="ansi").render()
