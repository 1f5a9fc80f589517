"""Twins: what cannot be compiled is said, and compiled code is kept by what it was made from."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import numba
import numpy as np
import pytest

import ludi
from ludi.accel.cpu import cpu_rules
from ludi.accel.playouts import play_random_games
from ludi.accel.simulate import simulate
from ludi.accel.twins import Twins, call_sites
from ludi.core.chance import below, next_word, pick
from ludi.core.registry import find_game
from ludi.core.sets import lowest

TABLE = (3, 5, 8)


def doubled(number: int) -> int:
    return 2 * number


def looked_up(index: int) -> int:
    return doubled(TABLE[index])


def endless(number: int) -> int:
    return endless(number - 1)


def test_a_twin_computes_the_same() -> None:
    twins = Twins(numba.njit, None, {})
    twin = twins.entry(looked_up, numba.njit)
    assert [twin(index) for index in range(3)] == [looked_up(index) for index in range(3)]
    assert twins.inner(doubled) is twins.inner(doubled)


def test_a_rule_that_calls_itself_is_named() -> None:
    with pytest.raises(RecursionError, match="endless"):
        Twins(numba.njit, None, {}).inner(endless)


def test_call_sites_are_counted_through_stand_ins() -> None:
    sites = call_sites([pick, looked_up], {})
    assert sites[doubled.__code__] == 1
    assert sites[below.__code__] == 1
    assert sites[next_word.__code__] == 1


def test_the_lowest_of_a_set() -> None:
    assert [lowest(bits) for bits in (1, 2, 3, 4, 6, 32)] == [0, 1, 0, 2, 1, 5]


def test_results_do_not_depend_on_threads_or_blocks() -> None:
    game = find_game("ave")
    digests = {
        simulate(game, seats=2, games=501, seed=3, engine="cpu", threads=threads).digest
        for threads in (1, 2, 3)
    }
    assert len(digests) == 1


def test_seeds_and_first_games_matter() -> None:
    game = find_game("ave")
    digests = {simulate(game, games=20, seed=seed).digest for seed in (1, 2, 2**40 + 1)}
    assert len(digests) == 3


def test_an_unknown_engine_is_named() -> None:
    with pytest.raises(ludi.Unavailable, match="abacus"):
        simulate(find_game("ave"), engine="abacus")


def test_code_is_kept_apart_by_its_sources(tmp_path: Path) -> None:
    """A second process compiles nothing; after an edit of any source it compiles anew."""
    package = tmp_path / "src" / "ludi"
    shutil.copytree(Path(ludi.__file__).parent, package)
    cache = tmp_path / "cache"
    program = (
        "from ludi.accel.simulate import simulate\n"
        "from ludi.core.registry import find_game\n"
        "import ludi\n"
        "print(simulate(find_game('ave'), games=5).digest)\n"
    )
    environment = {
        "LUDI_CACHE_DIR": str(cache),
        "HOME": str(tmp_path),
        "PYTHONPATH": str(package.parent),
    }

    def run() -> tuple[bytes, int]:
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, env=environment, capture_output=True, check=True)
        return done.stdout, len(list(cache.rglob("*.nbc")))

    first, compiled = run()
    assert compiled > 0
    assert run() == (first, compiled)
    with (package / "games" / "ave" / "pieces.py").open("a") as source:
        source.write("# edited\n")
    again, more = run()
    assert again == first and more == 2 * compiled
    assert len(list(cache.iterdir())) == 2


def test_states_may_be_given_in_parts() -> None:
    """Game number k is the same wherever a block of games begins."""
    game = find_game("ave")
    from ludi.accel.records import blank_records

    play = cpu_rules(game).entry(play_random_games)
    out = np.zeros(game.most_legal, np.int16)
    whole = blank_records(game.blank(2, None), 10)
    play(whole, 9, 0, np.zeros(10, np.int64), out)
    part = blank_records(game.blank(2, None), 4)
    play(part, 9, 6, np.zeros(4, np.int64), out)
    assert (part == whole[6:]).all()
