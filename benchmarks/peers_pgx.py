"""How many decisions per second does Pgx make on the device that JAX has?

A batch of games is played at random, entirely on the device: one compiled loop picks a uniformly
random legal action in every game and steps all games, many times over, so that dispatching from
Python does not count. The first call, which compiles, is not timed; every timed call ends with
`block_until_ready`.

A decision is one step of a game that had not ended. Dice and deals happen inside Pgx's steps and
are not counted. In Pgx's backgammon one decision moves one checker.

Two choices favour Pgx. On a batch, fresh games cost the same whether one game ended or all did, so
the games that ended are replaced only every few steps (`--reset-every`) and wait until then
without being counted; 1 is what Pgx's own `auto_reset` does, and is often slower. And observations
are not asked for: random play needs none, so the compiler may leave them out.

    python benchmarks/peers_pgx.py [--json] [--seconds 2] [--batch 131072 ...] [names...]

With `--batch` or `--reset-every` given several times, the best combination of each game is
reported.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import itertools
import sys
import time
import typing
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from peers import PeerResult, explain_missing, show

GAMES = ("backgammon", "sparrow_mahjong", "connect_four")
BATCH = 8192
RESET_EVERY = 8
STEPS = 256

# Plays all games on: from states and the number of the call to states, decisions and ended games.
Player = Callable[[Any, int], tuple[Any, Any, Any]]


@dataclass(frozen=True)
class Setting:
    """How many games are played at once, and for how many steps until ended ones are replaced."""

    batch: int
    reset_every: int

    def __str__(self) -> str:
        """The setting in words, for tables and progress."""
        return f"batch {self.batch}, reset every {self.reset_every}"


def load_library() -> ModuleType:
    """Import Pgx only when it is needed, so that this module loads without it.

    Pgx imports two packages that play does not need, so where they are missing something stands
    in for them: `typing_extensions`, of which it uses only what `typing` has as well, and
    `svgwrite`, with which it draws. Flax and Haiku are optional to Pgx itself. Every name of JAX
    that Pgx 2.6.0 reaches is still there in JAX 0.11, so JAX needs no such help.
    """
    importlib.import_module("jax")
    stand_in("typing_extensions", typing)
    stand_in("svgwrite", ModuleType("svgwrite"))
    return importlib.import_module("pgx")


def stand_in(name: str, module: ModuleType) -> None:
    """Let `import name` find the given module if no module of that name is installed."""
    if name not in sys.modules and importlib.util.find_spec(name) is None:
        sys.modules[name] = module


def random_legal_action(legal: Any, key: Any) -> Any:
    """A uniformly random action among the legal ones, from a single random number."""
    jax = importlib.import_module("jax")
    rank = jax.random.randint(key, (), 0, legal.sum())
    return jax.numpy.argmax(jax.numpy.cumsum(legal) > rank)


def has_ended(state: Any) -> Any:
    """Whether the game is over."""
    return state.terminated | state.truncated


def without_observation(state: Any) -> Any:
    """The state with an empty observation, so that the compiler need not compute one."""
    jax = importlib.import_module("jax")
    return state.replace(observation=jax.numpy.zeros(0))


def step_game(environment: Any, state: Any, key: Any) -> tuple[Any, Any]:
    """Step one game: its next state, and whether a decision was made."""
    jax = importlib.import_module("jax")
    action_key, step_key = jax.random.split(key)
    action = random_legal_action(state.legal_action_mask, action_key)
    following = without_observation(environment.step(state, action, step_key))
    return following, ~has_ended(state)


def replace_ended(environment: Any, state: Any, key: Any) -> tuple[Any, Any]:
    """A fresh game if this one ended, else this one; and whether it ended."""
    jax = importlib.import_module("jax")
    ended = has_ended(state)
    fresh = without_observation(environment.init(key))
    state = jax.tree.map(lambda new, old: jax.numpy.where(ended, new, old), fresh, state)
    return state, ended


def for_all_games(change: Callable[..., Any], environment: Any, batch: int) -> Callable[..., Any]:
    """Apply a change to every game of the batch, each with its own random key, and count."""
    jax = importlib.import_module("jax")

    def changed(states: Any, key: Any) -> tuple[Any, Any]:
        change_one = jax.vmap(lambda state, own_key: change(environment, state, own_key))
        states, flags = change_one(states, jax.random.split(key, batch))
        return states, flags.sum()

    return changed


def start_games(environment: Any, batch: int, seed: int) -> Any:
    """The states of so many new games, on the device."""
    jax = importlib.import_module("jax")
    keys = jax.random.split(jax.random.key(seed), batch)
    return jax.jit(jax.vmap(lambda key: without_observation(environment.init(key))))(keys)


def build_player(environment: Any, setting: Setting, steps: int, seed: int) -> Player:
    """The compiled loop over the steps; each call continues the games with new random numbers."""
    jax = importlib.import_module("jax")
    step_all = for_all_games(step_game, environment, setting.batch)
    replace_all = for_all_games(replace_ended, environment, setting.batch)
    rounds = max(1, steps // setting.reset_every)

    def play_round(states: Any, key: Any) -> tuple[Any, tuple[Any, Any]]:
        keys = jax.random.split(key, setting.reset_every + 1)
        states, decided = jax.lax.scan(step_all, states, keys[1:])
        states, ended = replace_all(states, keys[0])
        return states, (decided, ended)

    def play(states: Any, call: Any) -> tuple[Any, Any, Any]:
        key = jax.random.fold_in(jax.random.key(seed + 1), call)
        keys = jax.random.split(key, rounds)
        states, (decided, ended) = jax.lax.scan(play_round, states, keys)
        return states, decided, ended

    return typing.cast(Player, jax.jit(play))


def total(counts: Sequence[Any]) -> int:
    """The sum of all counts, in Python's integers, which cannot overflow."""
    return sum(sum(array.ravel().tolist()) for array in counts)


def measure_setting(
    library: ModuleType, name: str, seconds: float, setting: Setting, steps: int, seed: int
) -> PeerResult:
    """Time random play of one game with one setting."""
    jax = importlib.import_module("jax")
    environment = library.make(name)
    play = build_player(environment, setting, steps, seed)
    states = start_games(environment, setting.batch, seed)
    states, _, _ = jax.block_until_ready(play(states, 0))
    decided: list[Any] = []
    ended: list[Any] = []
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        states, decided_now, ended_now = jax.block_until_ready(play(states, len(decided) + 1))
        elapsed = time.perf_counter() - start
        decided.append(decided_now)
        ended.append(ended_now)
    return PeerResult(
        library="Pgx",
        version=library.__version__,
        game=name,
        players=environment.num_players,
        games=total(ended),
        decisions=total(decided),
        seconds=elapsed,
        setting=f"{setting}, {jax.devices()[0].device_kind}, JAX {jax.__version__}",
    )


def measure_settings(
    library: ModuleType,
    name: str,
    seconds: float,
    settings: Sequence[Setting],
    steps: int,
    seed: int,
) -> list[PeerResult]:
    """Measure every setting, telling each rate at once; leave out those that do not fit."""
    jax = importlib.import_module("jax")
    results = []
    for setting in settings:
        try:
            result = measure_setting(library, name, seconds, setting, steps, seed)
        except jax.errors.JaxRuntimeError as error:
            if "RESOURCE_EXHAUSTED" not in str(error):
                raise
            tell(f"{name}, {setting}: not enough memory")
        else:
            tell(f"{name}, {setting}: {result.decisions_per_second:,.0f} decisions/s")
            results.append(result)
    return results


def tell(progress: str) -> None:
    """Print one line of progress at once, to standard error."""
    print(progress, file=sys.stderr, flush=True)


def measure(
    names: Sequence[str],
    seconds: float,
    seed: int = 1,
    batches: Sequence[int] = (BATCH,),
    resets: Sequence[int] = (RESET_EVERY,),
    steps: int = STEPS,
) -> list[PeerResult]:
    """Measure decisions per second of Pgx's random play of each named game, on JAX's device.

    Every batch size with every reset interval is timed for about `seconds`, in calls of about
    `steps` steps each; the fastest one is returned for each game. The games counted are those
    that ended while the clock ran.
    """
    library = load_library()
    settings = [Setting(*pair) for pair in itertools.product(batches, resets)]
    measured = [measure_settings(library, name, seconds, settings, steps, seed) for name in names]
    return [
        max(results, key=lambda result: result.decisions_per_second)
        for results in measured
        if results
    ]


def build_parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure Pgx's random play on JAX's device.")
    parser.add_argument("names", nargs="*", help=f"Pgx games (default: {' '.join(GAMES)})")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--seconds", type=float, default=2.0, help="time per setting (default: 2)")
    parser.add_argument("--seed", type=int, default=1, help="seed (default: 1)")
    parser.add_argument(
        "--batch",
        type=int,
        action="append",
        help=f"games played at once; may be repeated (default: {BATCH})",
    )
    parser.add_argument(
        "--reset-every",
        type=int,
        action="append",
        help=f"steps until ended games are replaced; may be repeated (default: {RESET_EVERY})",
    )
    parser.add_argument(
        "--steps", type=int, default=STEPS, help=f"steps per timed call (default: {STEPS})"
    )
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the games named on the command line and print the results."""
    parser = build_parser()
    options = parser.parse_args(arguments)
    names = options.names or GAMES
    try:
        known = load_library().available_envs()
    except ModuleNotFoundError as error:
        return explain_missing(error, "Pgx", "jax pgx")
    unknown = [name for name in names if name not in known]
    if unknown:
        parser.error(f"Pgx has no game named {', '.join(unknown)}")
    results = measure(
        names,
        options.seconds,
        options.seed,
        options.batch or [BATCH],
        options.reset_every or [RESET_EVERY],
        options.steps,
    )
    show(results, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
