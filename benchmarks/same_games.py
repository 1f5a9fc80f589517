"""Check that two commits play the same games: the digests of every setting of every game.

    python benchmarks/same_games.py COMMIT [GAME…] [--engines python cpu] [--games N]
    python benchmarks/same_games.py --tree SOURCES …

Plays random games with the sources of the commit (or of a folder that holds the package, where
there is no repository) and with those here, and compares the digests of their final states, and how
much CPU time they took to compile and to play. Exits 1 where two differ.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[1] / "src"

# Runs with either sources, so it uses only what both have.
PROGRAM = """
import json, sys, time
import ludi
from ludi.accel.simulate import simulate
from ludi.core.registry import find_game, game_ids
games, engines, count = json.loads(sys.argv[1])
for game_id in games or game_ids():
    game = find_game(game_id)
    for engine in engines:
        began = time.process_time()
        simulate(game, games=1, engine=engine, threads=1)
        first = time.process_time() - began
        for seats, options in game.settings():
            n = max(1, count // 100) if engine == "python" else count
            began = time.process_time()
            run = simulate(game, seats=seats, options=options, games=n, engine=engine, threads=1)
            lasted = run.seconds if engine == "cuda" else time.process_time() - began
            chosen = sorted(f"{option}={value}" for option, value in options.items())
            name = " ".join([game_id, engine, str(seats), *chosen])
            print(json.dumps([name, run.digest, run.decisions, lasted, first]), flush=True)
            first = 0.0
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("commit", nargs="?", help="the other commit")
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--tree", type=Path, help="the folder with the other sources")
    parser.add_argument("--engines", nargs="+", default=["python", "cpu"])
    parser.add_argument("--games", type=int, default=5000, help="games a setting (python: 1 %%)")
    arguments = parser.parse_args()
    asked = [arguments.names, arguments.engines, arguments.games]
    with _other_sources(arguments) as other:
        theirs, ours = _played(other, asked), _played(HERE, asked)
    return _compared(theirs, ours)


@contextmanager
def _other_sources(arguments: argparse.Namespace) -> Iterator[Path]:
    if arguments.tree is not None:
        if arguments.commit is not None:
            arguments.names.insert(0, arguments.commit)
        yield arguments.tree
        return
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(
            ["git", "archive", arguments.commit, "src"], stdout=subprocess.PIPE, check=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        yield Path(folder) / "src"


def _played(sources: Path, asked: list[Any]) -> dict[str, list[Any]]:
    """What was played with some sources, nothing compiled beforehand."""
    with tempfile.TemporaryDirectory() as cache:
        path = os.pathsep.join(filter(None, [str(sources), os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, "PYTHONPATH": path, "LUDI_CACHE_DIR": cache}
        command = [sys.executable, "-c", PROGRAM, json.dumps(asked)]
        done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    rows = map(json.loads, done.stdout.splitlines())
    return {name: found for name, *found in rows}


def _compared(theirs: dict[str, list[Any]], ours: dict[str, list[Any]]) -> int:
    different = [name for name in theirs | ours if _digest(theirs, name) != _digest(ours, name)]
    for name in different:
        print(f"{name}: DIFFERENT {_digest(theirs, name)} {_digest(ours, name)}")
    for group in dict.fromkeys(" ".join(name.split()[:2]) for name in ours):
        settings = [name for name in ours if name.startswith(f"{group} ")]
        speeds, compiling = zip(*(_speed(side, settings) for side in (theirs, ours)), strict=True)
        print(
            f"{group}: {len(settings)} settings, speed {speeds[1] / speeds[0]:.2f} of theirs, "
            f"first run {compiling[0]:.1f} s of CPU time there, {compiling[1]:.1f} s here"
        )
    print(f"{len(different)} of {len(ours)} differ" if different else f"all {len(ours)} are equal")
    return 1 if different else 0


def _digest(side: dict[str, list[Any]], name: str) -> str | None:
    return side[name][0] if name in side else None


def _speed(side: dict[str, list[Any]], settings: list[str]) -> tuple[float, float]:
    """Decisions a second over all settings, and what the first run took."""
    found = [side[name] for name in settings if name in side]
    seconds = sum(one[2] for one in found)
    return sum(one[1] for one in found) / max(seconds, 1e-9), sum(one[3] for one in found)


if __name__ == "__main__":
    sys.exit(main())
