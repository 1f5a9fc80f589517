"""Masked PPO of Stable-Baselines3 (sb3-contrib) learns Avé on a laptop.

    pip install 'ludi-romani[rl]' sb3-contrib
    python docs/examples/ppo_sb3.py [--steps 300000] [--opponents random] [--games 1000] [--seed 1]

It plays one seat of many games at once against bots that answer in compiled code. What it has
learnt is then tried in games against random players and against the heuristic bot.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv, VecMonitor

from ludi.adapters.gymnasium import ANSWERING, LudiVectorEnv

GAME = "ave"
PLACES = 128


class Games(VecEnv):
    """Our games as Stable-Baselines3 knows many environments."""

    def __init__(self, games: LudiVectorEnv) -> None:
        self.games = games
        super().__init__(games.num_envs, games.single_observation_space, games.single_action_space)

    def reset(self) -> Any:
        observations, _ = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        return observations

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        observations, rewards, terminated, _, _ = self.games.step(self.actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        return observations, rewards, terminated, infos

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.games, attr_name)] * len(self._chosen(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002
        setattr(self.games, attr_name, value)

    def env_method(
        self, method_name: str, *arguments: Any, indices: Any = None, **options: Any
    ) -> list[Any]:
        """A row for each game: `action_masks` is all that the learning asks for."""
        rows = getattr(self.games, method_name)(*arguments, **options)
        return [rows[index] for index in self._chosen(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002
        return [False] * len(self._chosen(indices))

    def close(self) -> None:
        self.games.close()

    def _chosen(self, indices: Any) -> Sequence[int]:
        return list(self._get_indices(indices))


def learn(opponents: str, steps: int, seed: int) -> MaskablePPO:
    games = Games(LudiVectorEnv(GAME, PLACES, opponents=opponents))
    model = MaskablePPO(
        "MlpPolicy",
        VecMonitor(games),
        n_steps=128,
        batch_size=2048,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,  # all that counts comes at the end of a game
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    return model.learn(steps)


def share_won(model: MaskablePPO, opponents: str, count: int, seed: int) -> float:
    """What it wins in one game of each place, with its best actions."""
    games = LudiVectorEnv(GAME, count, opponents=opponents)
    observations, _ = games.reset(seed=seed)
    won = np.full(count, np.nan)
    while np.isnan(won).any():
        actions, _ = model.predict(
            observations, action_masks=games.action_masks(), deterministic=True
        )
        observations, rewards, terminated, _, _ = games.step(actions)
        first = terminated & np.isnan(won)
        won[first] = rewards[first]
    return float(won.mean())


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--steps", type=int, default=300_000, help="steps to learn from (300000)")
    parser.add_argument("--opponents", choices=list(ANSWERING), default="random", help="(random)")
    parser.add_argument("--games", type=int, default=1000, help="games to try it in (1000)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    began = time.perf_counter()
    model = learn(asked.opponents, asked.steps, asked.seed)
    print(f"{model.num_timesteps:,} steps in {time.perf_counter() - began:.0f} s")
    shares = {
        bot: share_won(model, bot, asked.games, asked.seed + 1) for bot in ("random", "heuristic")
    }
    for bot, share in shares.items():
        print(f"It wins {share:.1%} of {asked.games:,} games against {bot}.")
    return shares["random"]


if __name__ == "__main__":
    main()
