"""Compile what most tests need, one game beside another: `make test` begins with it.

Of several test processes that need the same, one compiles and the others wait for it; here each
compiles something else. What is compiled already is only looked for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

import ludi
from ludi.accel.cpu import LONG, CpuRules
from ludi.accel.playouts import play_random_games
from ludi.accel.records import blank_records
from ludi.accel.simulate import simulate
from ludi.bots.preparing import prepare
from ludi.core.registry import find_game, our_game_ids


def simulated(game_id: str) -> None:
    simulate(find_game(game_id), games=1, threads=1)


def batched(game_id: str) -> None:
    batch = ludi.Batch(game_id, n=1, seed=1)
    batch.step(batch.legal.argmax(axis=1))


def bounds_checked(game_id: str) -> None:
    game = find_game(game_id)
    play = CpuRules(game, bounds_checked=True).entry(play_random_games, longest=LONG)
    out = np.zeros(game.most_legal, np.int16)
    play(blank_records(game.blank(None, None), 1), 1, 0, np.zeros(1, np.int64), out)


def main() -> int:
    todo: list[tuple[Callable[[str], None], str]] = [
        (compiled, game_id)
        for compiled in (prepare, batched, simulated, bounds_checked)
        for game_id in our_game_ids()
    ]
    with ProcessPoolExecutor(min(os.cpu_count() or 1, 4), get_context("spawn")) as pool:
        for done in [pool.submit(compiled, game_id) for compiled, game_id in todo]:
            done.result()
    return 0


if __name__ == "__main__":
    sys.exit(main())
