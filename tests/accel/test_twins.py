"""Twins: what cannot be compiled is said, and compiled code is kept by what it was made from."""

from __future__ import annotations

import os
import re
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


def test_code_is_kept_by_what_it_was_made_from(tmp_path: Path) -> None:
    """A second process compiles nothing, nor after an edit of what does not matter; after one of
    what an entry reads, that entry is compiled anew."""
    package = tmp_path / "src" / "ludi"
    bytecode = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(ludi.__file__).parent, package, ignore=bytecode)
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
        # Python takes an edit of the same length within a second for none.
        "PYTHONDONTWRITEBYTECODE": "1",
    }

    def run() -> tuple[bytes, int]:
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, env=environment, capture_output=True, check=True)
        return done.stdout, len(list(cache.rglob("*.nbc")))

    first, compiled = run()
    assert compiled > 0
    assert run() == (first, compiled)
    cards = package / "games" / "ave" / "cards.py"
    cards.write_text(cards.read_text(encoding="utf-8") + "\nUNUSED = 1\n", encoding="utf-8")
    assert run() == (first, compiled)
    bonus = re.sub(r"CARD_BONUS: Final = \d+", "CARD_BONUS: Final = 7", cards.read_text("utf-8"))
    cards.write_text(bonus, encoding="utf-8")
    again, more = run()
    assert again == first and more == compiled + 1  # points are tallied anew, play is the same


def test_of_several_processes_one_compiles(tmp_path: Path) -> None:
    program = (
        "import numba.core.event as event\n"
        "from ludi.accel.simulate import simulate\n"
        "from ludi.core.registry import find_game\n"
        "import ludi\n"
        "with event.install_recorder('numba:compile') as recorder:\n"
        "    simulate(find_game('ave'), games=5)\n"
        "begun = [found for _, found in recorder.buffer if found.is_start]\n"
        "print(*(found.data['dispatcher'].py_func.__name__ for found in begun))\n"
    )
    command = [sys.executable, "-c", program]
    environment = {**os.environ, "LUDI_CACHE_DIR": str(tmp_path)}
    both = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) for _ in range(2)]
    compiled = b" ".join(one.communicate(timeout=300)[0] for one in both).decode().split()
    kept = sorted(path.name.split(".")[0] for path in tmp_path.rglob("*.nbc"))
    assert kept == ["play_random_games", "tally"]
    assert [compiled.count(entry) for entry in kept] == [1, 1]


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
