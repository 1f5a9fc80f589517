"""Stepping many games with a policy called between steps, beside other libraries, in one run.

    python benchmarks/stepping.py --device cuda [--batch 131072] [--seconds 2] [--json]
    python benchmarks/stepping.py --device cpu [--batch 64 1024 16384] [--seconds 2] [--json]

The policy picks a random legal action in every game, by the same array operations everywhere; a
step gives masks, observations, rewards and done flags, and begins games that have ended anew. Two
speeds are shown: policy and step together, and the step alone, which is the difference to the
policy alone. On `cuda`: `ludi.Batch` into PyTorch, and Pgx. On `cpu`, all on one core: our
VectorEnv in self-play, Pgx, and EnvPool. Of several batch sizes the one counts at which a library
is fastest with its policy.

A step is a player's choice in one game; a step with which a library only begins a game anew is not
counted. A library that is not installed is named and left out.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any, Protocol

import numpy as np

import ludi
import peers_pgx

PGX_GAMES = ("backgammon", "sparrow_mahjong")
ENVPOOL_GAMES = ("Backgammon-v1", "LeducHoldem-v1")
BATCHES = {"cuda": [131_072], "cpu": [64, 1024, 16_384]}
WARMING_UP = 100
AT_A_TIME = 10


class Stepped(Protocol):
    """Many games of a library, stepped together."""

    def choose(self) -> Any:
        """A random legal action for every game."""

    def step(self, actions: Any) -> None:
        """Play them."""

    def wait(self) -> None:
        """Until what was asked for is done."""

    def idle(self) -> int:
        """In how many games the steps so far only began a new one."""


@dataclass(frozen=True)
class Speed:
    library: str
    game: str
    batch: int
    with_policy: float
    step_alone: float


# --- Libraries ---


class OurBatch:
    """`ludi.Batch` on the GPU, handed to PyTorch."""

    def __init__(self, game: str, n: int) -> None:
        self.torch = import_module("torch")
        self.batch = ludi.Batch(game, n, seed=1, device="cuda")
        self.legal = self.torch.from_dlpack(self.batch.legal)
        self.observations = self.torch.from_dlpack(self.batch.observations)

    def choose(self) -> Any:
        weights = 1 - self.torch.rand(self.legal.shape, device="cuda")
        return (weights * self.legal).argmax(dim=1)

    def step(self, actions: Any) -> None:
        self.batch.step(actions)

    def wait(self) -> None:
        self.torch.cuda.synchronize()

    def idle(self) -> int:
        return 0


class OurVectorEnv:
    """The VectorEnv in self-play, on the CPU."""

    def __init__(self, game: str, n: int) -> None:
        adapter = import_module("ludi.adapters.gymnasium")
        self.games = adapter.LudiVectorEnv(game, n, opponents=None)
        _, self.info = self.games.reset(seed=1)
        self.chooser = np.random.default_rng(1)

    def choose(self) -> Any:
        return chosen(self.chooser, self.info["action_mask"])

    def step(self, actions: Any) -> None:
        *_, self.info = self.games.step(actions)

    def wait(self) -> None:
        """A step ends when it is done."""

    def idle(self) -> int:
        return 0


class EnvPool:
    """EnvPool's vectorised environments, in one thread."""

    def __init__(self, game: str, n: int) -> None:
        envpool: Any = import_module("envpool")
        self.games = envpool.make(
            game, env_type="gymnasium", num_envs=n, num_threads=1, thread_affinity_offset=-1
        )
        _, self.info = self.games.reset()
        self.chooser = np.random.default_rng(1)
        self.done = np.zeros(n, np.bool_)
        self.resets = 0

    def choose(self) -> Any:
        return chosen(self.chooser, self.info["legal_action_mask"]).astype(np.int32)

    def step(self, actions: Any) -> None:
        self.resets += int(self.done.sum())
        _, _, terminated, truncated, self.info = self.games.step(actions)
        self.done = terminated | truncated

    def wait(self) -> None:
        """A step ends when it is done."""

    def idle(self) -> int:
        return self.resets


class Pgx:
    """Pgx's environments with its own auto-reset, on JAX's device."""

    def __init__(self, game: str, n: int) -> None:
        environment = peers_pgx.load_library().make(game)
        self.jax = jax = import_module("jax")
        wrappers = import_module("pgx.experimental.wrappers")
        step = jax.vmap(wrappers.auto_reset(environment.step, environment.init))

        def choose(key: Any, legal: Any) -> tuple[Any, Any]:
            key, own = jax.random.split(key)
            weights = 1 - jax.random.uniform(own, legal.shape)
            return key, jax.numpy.argmax(weights * legal, axis=1)

        def play(key: Any, states: Any, actions: Any) -> tuple[Any, Any]:
            key, own = jax.random.split(key)
            return key, step(states, actions, jax.random.split(own, n))

        self._choose = jax.jit(choose)
        self._step = jax.jit(play, donate_argnums=1)
        self.key, own = jax.random.split(jax.random.key(1))
        self.states = jax.jit(jax.vmap(environment.init))(jax.random.split(own, n))

    def choose(self) -> Any:
        self.key, actions = self._choose(self.key, self.states.legal_action_mask)
        self.last = actions
        return actions

    def step(self, actions: Any) -> None:
        self.key, self.states = self._step(self.key, self.states, actions)

    def wait(self) -> None:
        self.jax.block_until_ready((self.key, self.last, self.states))

    def idle(self) -> int:
        return 0


def chosen(chooser: np.random.Generator, mask: Any) -> Any:
    return ((1 - chooser.random(mask.shape, np.float32)) * mask).argmax(axis=1)


# --- Timing ---


def measure(games: Stepped, n: int, seconds: float) -> tuple[float, float]:
    """Steps per second: with the policy, and alone.

    Policy and step together, and the policy alone, take turns, so that both meet the same noise.
    """

    def step() -> None:
        games.step(games.choose())

    for _ in range(WARMING_UP):
        step()
    idle, rounds, spent, choosing = games.idle(), 0, 0.0, 0.0
    while spent < seconds:
        spent += timed(step, games.wait)
        choosing += timed(games.choose, games.wait)
        rounds += AT_A_TIME
    steps = rounds * n - (games.idle() - idle)
    return steps / spent, steps / (spent - choosing)


def timed(act: Callable[[], Any], wait: Callable[[], None]) -> float:
    """How long something takes, done a few times."""
    wait()
    began = time.perf_counter()
    for _ in range(AT_A_TIME):
        act()
    wait()
    return time.perf_counter() - began


Maker = Callable[[str, int], Stepped]


def entrants(device: str, games: list[str]) -> Iterator[tuple[str, Maker, str]]:
    ours: tuple[str, Maker] = (
        ("ludi.Batch", OurBatch) if device == "cuda" else ("ludi VectorEnv", OurVectorEnv)
    )
    yield from ((*ours, game) for game in games)
    yield from (("Pgx", Pgx, game) for game in PGX_GAMES)
    if device == "cpu":
        yield from (("EnvPool", EnvPool, game) for game in ENVPOOL_GAMES)


def fastest(library: str, make: Maker, game: str, batches: list[int], seconds: float) -> Speed:
    speeds = [Speed(library, game, n, *measure(make(game, n), n, seconds)) for n in batches]
    return max(speeds, key=lambda speed: speed.with_policy)


def show(speed: Speed) -> None:
    print(
        f"{speed.library:14} {speed.game:16} {speed.batch:>7,} games"
        f" {speed.with_policy / 1e6:10,.3f} M/s with the policy"
        f" {speed.step_alone / 1e6:10,.3f} M/s alone",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(ludi.game_ids()), metavar="GAME")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--batch", type=int, nargs="+")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.device == "cpu" and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found = []
    for library, make, game in entrants(arguments.device, arguments.games):
        batches = arguments.batch or BATCHES[arguments.device]
        try:
            speed = fastest(library, make, game, batches, arguments.seconds)
        except (ImportError, ludi.Unavailable) as error:
            print(f"{library} {game}: {error}", file=sys.stderr)
            continue
        found.append(speed)
        if not arguments.json:
            show(speed)
    if arguments.json:
        print(json.dumps([asdict(speed) for speed in found]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
