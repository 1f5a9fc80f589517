"""Check that every engine plays the same games, and show how fast each is.

    python benchmarks/engines.py [GAME…] [--engines python cpu cuda] [--same-games N]

For each game and seat count the final states of the same random games are compared by digest; then
each engine is timed. Exits 1 where two engines differ. An engine that is not there is named.
"""

from __future__ import annotations

import argparse
import copy
import itertools
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

import numpy as np

import ludi
from ludi.accel.cuda import cuda_or_sentence
from ludi.accel.simulate import ENGINES, simulate
from ludi.core.game import Game
from ludi.core.registry import find_game

# How many decisions are timed, and how many games tell how long one is.
DECISIONS = {"python": 200_000, "cpu": 40_000_000, "cuda": 1_000_000_000}
SAMPLE = 64
# Games of a batch that are compared: not whole warps, and more than run at the same time.
FEW, MANY = 1003, 200_003


def available(engines: list[str], game: Game[Any]) -> list[str]:
    found = []
    for engine in engines:
        try:
            simulate(game, games=1, engine=engine)
        except ludi.Unavailable as error:
            print(f"{engine}: {error}")
        else:
            found.append(engine)
    return found


def agree(game: Game[Any], engines: list[str], games: int) -> bool:
    """Compare the digests for every seat count and option set; print the ones that differ."""
    good = True
    for seats, options in game.settings():
        digests = {
            engine: simulate(game, seats=seats, games=games, engine=engine, options=options).digest
            for engine in engines
        }
        if len(set(digests.values())) > 1:
            good = False
            print(f"{game.id} seats {seats} {options}: DIFFERENT {digests}")
    verdict = "agree" if good else "DO NOT AGREE"
    print(f"{game.id}: {', '.join(engines)} {verdict} on {games} games a setting")
    return good


def batches_agree(game: Game[Any], steps: int) -> bool:
    """Step batches on the CPU and on the GPU with the same actions; compare all arrays."""
    many = steps_agree(*pair(game, MANY, game.fewest_seats), 3)
    ours, theirs = pair(game, FEW, game.most_seats)
    good = many & steps_agree(ours, theirs, steps) & copies_agree(theirs) & refuses_alone(theirs)
    ours.reset()
    results = ours.play(first_legal)
    tried = policies(theirs)
    for policy in tried.values():
        theirs.reset()
        good &= bool((results == theirs.play(policy).copy_to_host()).all())
    verdict = "agree" if good else "DO NOT AGREE"
    print(f"{game.id}: batches {verdict} over {steps} steps, played by {', '.join(tried)}")
    return good


def pair(game: Game[Any], n: int, seats: int) -> tuple[ludi.Batch, Any]:
    """The same games on the CPU and on the GPU."""
    options = options_for(game, seats)
    ours, theirs = (
        ludi.Batch(game.id, n, seats=seats, seed=5, options=options, device=device)
        for device in ("cpu", "cuda")
    )
    return ours, theirs


def options_for(game: Game[Any], seats: int) -> dict[str, Any]:
    """The usual options; where they do not go with so many seats, the first that do."""
    try:
        game.blank(seats, {})
    except ludi.BadSetup:
        return next(options for count, options in game.settings() if count == seats)
    return {}


def steps_agree(ours: ludi.Batch, theirs: Any, steps: int) -> bool:
    chooser = np.random.default_rng(1)
    good = True
    for _ in range(steps):
        weights = 1 - chooser.random(ours.legal.shape, np.float32)
        actions = (weights * ours.legal).argmax(axis=1)
        ours.step(actions)
        theirs.step(cuda_or_sentence().to_device(actions))
        for name in ("to_act", "legal", "observations", "rewards", "done"):
            good &= bool((getattr(ours, name) == getattr(theirs, name).copy_to_host()).all())
    return good and ours.states().tobytes() == theirs.states().tobytes()


def first_legal(batch: Any) -> Any:
    """A policy: the first legal action of every game."""
    return batch.legal.argmax(axis=1)


def policies(batch: Any) -> dict[str, Callable[[Any], Any]]:
    """The same on the GPU, by each library that is there; they read the batch's own memory."""
    to_device = cuda_or_sentence().to_device
    found: dict[str, Callable[[Any], Any]] = {
        "numpy": lambda batch: to_device(batch.legal.copy_to_host().argmax(axis=1))
    }
    address = batch.legal.__cuda_array_interface__["data"][0]
    with suppress(ImportError):
        torch: Any = import_module("torch")
        legal = torch.from_dlpack(batch.legal)
        assert legal.data_ptr() == address
        found["torch"] = lambda _: legal.int().argmax(dim=1)
    with suppress(ImportError):
        jax: Any = import_module("jax")
        choose = jax.jit(lambda legal: legal.argmax(axis=1))
        assert jax.dlpack.from_dlpack(batch.legal).unsafe_buffer_pointer() == address
        found["jax"] = lambda batch: choose(jax.dlpack.from_dlpack(batch.legal))
    return found


def copies_agree(batch: Any) -> bool:
    """Do copies of a batch on the GPU stand where it does, and go on as it does, each by itself?"""
    before = batch.states().tobytes()
    twins = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    actions = cuda_or_sentence().to_device(batch.legal.copy_to_host().argmax(axis=1))
    good = True
    for twin in twins:
        good &= twin.states().tobytes() == before
        twin.step(actions)
        good &= batch.states().tobytes() == before
    batch.step(actions)
    for twin, name in itertools.product(twins, ("to_act", "legal", "observations", "done")):
        own = getattr(batch, name).copy_to_host()
        good &= bool((own == getattr(twin, name).copy_to_host()).all())
    return good and all(twin.states().tobytes() == batch.states().tobytes() for twin in twins)


def refuses_alone(batch: Any) -> bool:
    """Does a game on the GPU stay as it is when its action is not legal, while others move?"""
    before = batch.states()
    legal, known = batch.legal.copy_to_host(), batch.observations.copy_to_host()
    actions = legal.argmax(axis=1)
    kind = np.arange(batch.n) % 6
    actions[kind == 0] = -1
    actions[kind == 2] = batch.actions
    actions[kind == 4] = (~legal).argmax(axis=1)[kind == 4]
    refused = kind % 2 == 0
    batch.step(cuda_or_sentence().to_device(actions))
    return bool(
        (batch.refused.copy_to_host() == refused).all()
        and (batch.states()[refused] == before[refused]).all()
        and (batch.legal.copy_to_host()[refused] == legal[refused]).all()
        and (batch.observations.copy_to_host()[refused] == known[refused]).all()
        and (batch.states()[~refused] != before[~refused]).any()
    )


def show_speeds(game: Game[Any], engines: list[str], games: int | None) -> None:
    seats = min(3, game.most_seats)
    length = simulate(game, games=SAMPLE, engine="cpu", seats=seats).decisions / SAMPLE
    for engine in engines:
        count = games or int(DECISIONS[engine] / length)
        runs = [
            simulate(game, games=count, engine=engine, threads=1, seats=seats) for _ in range(3)
        ]
        best = max(runs, key=lambda run: run.decisions_per_second)
        print(
            f"{game.id} {engine:>6}: {best.decisions_per_second / 1e6:12,.2f} M decisions/s"
            f"  ({best.seats} seats, {best.games:,} games, {best.device})"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=list(ludi.game_ids()), metavar="GAME")
    parser.add_argument("--engines", nargs="+", choices=ENGINES, default=list(ENGINES))
    parser.add_argument("--same-games", type=int, default=300, help="games compared a setting")
    parser.add_argument("--speed-games", type=int, help="games timed, the same for all engines")
    arguments = parser.parse_args()
    good = True
    for game in map(find_game, arguments.games):
        engines = available(arguments.engines, game)
        good &= agree(game, engines, arguments.same_games)
        if "cuda" in engines:
            good &= batches_agree(game, arguments.same_games)
        show_speeds(game, engines, arguments.speed_games)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
