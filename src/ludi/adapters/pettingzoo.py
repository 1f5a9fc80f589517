"""A game as a PettingZoo environment: every seat an agent, asked one after another.

>>> import ludi
>>> from ludi.adapters.pettingzoo import env
>>> table = env(ludi.game_ids()[0], seats=2)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, terminated, truncated, info = table.last()
...     over = terminated or truncated
...     table.step(None if over else table.action_space(agent).sample(info["action_mask"]))
>>> table.agents
[]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludi.adapters import needed
from ludi.adapters.tables import (
    RENDER_MODES,
    SEEDS,
    Numbers,
    Table,
    action_space,
    checked_render_mode,
    observation_space,
)

pettingzoo: Any = needed("pettingzoo", "rl")
spaces: Any = needed("gymnasium.spaces", "rl")
wrappers: Any = needed("pettingzoo.utils.wrappers", "rl")


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    render_mode: str | None = None,
    render_seat: int | None = None,
) -> Any:
    """A game for PettingZoo; calls in the wrong order are refused in its words.

    `render_seat` is the seat whose view is rendered; None: the spectator's.
    """
    table = LudiAECEnv(game, seats, options, render_mode=render_mode, render_seat=render_seat)
    return wrappers.OrderEnforcingWrapper(table)


class LudiAECEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """The agents are `seat_0`, `seat_1` and so on.

    Who choose at the same time are asked one after another, and see nothing of each other's choice.
    Everybody's reward comes at the end: 1 for the winner, shared equally by several, 0 for the
    others. In games that nobody may win it is not a constant sum.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        render_mode: str | None = None,
        render_seat: int | None = None,
    ) -> None:
        super().__init__()
        self._table = Table(game, seats, options)
        self._seat_shown = self._table.checked_seat(render_seat)
        self._chooser = np.random.default_rng()
        self.render_mode = checked_render_mode(render_mode)
        self.metadata = {
            "name": f"ludi_{game.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.seats)]
        self.action_spaces = {
            agent: action_space(self._table.game) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> Any:
        actions = self._table.game.actions.size
        return spaces.Dict(
            {
                "observation": observation_space(self._table.game),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> None:
        """Begin a game. Seeds make all that follows repeatable, later games too.

        The game's own options are said when the environment is made; those given here are ignored.
        """
        if seed is not None:
            self._chooser = np.random.default_rng(seed)
        self._table.begin(int(self._chooser.integers(SEEDS)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._look_around()

    def step(self, action: Any) -> None:
        """Play for the agent that is asked. IllegalAction: nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._table.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._table.rewards(), strict=True))
        self._accumulate_rewards()
        self._look_around()

    def _look_around(self) -> None:
        """Who is asked next, and what they may do; after the end everybody once, to leave."""
        seat = self._table.to_act
        self.terminations = dict.fromkeys(self.agents, seat is None)
        self.agent_selection = self.agents[seat or 0]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Numbers]:
        """What an agent knows, and what it may do; nothing while another one is asked."""
        observation = self._table.observation(self.possible_agents.index(agent))
        return {"observation": observation, "action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> Numbers:
        return self._table.mask(self.possible_agents.index(agent))

    def render(self) -> str | None:
        """The board: as text, or printed."""
        return self._table.render(self.render_mode, self._seat_shown)

    def close(self) -> None:
        """There is nothing to close."""
