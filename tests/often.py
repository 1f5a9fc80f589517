"""Run the tests that kill, browse and gamble many times in a row.

    python tests/often.py [N] [--first SEED]

Each run has a seed of its own, every second one a core that is busy with something else. It stops
at the first run that fails, and says how to repeat it: with the seed all choices are the same, and
what is left is the moment.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

# Processes, browsers, clocks and chance; everything else comes out the same whenever it is run.
OFTEN: Final = (
    "tests/web/test_kill.py",
    "tests/web/test_two_servers.py",
    "tests/web/test_processes.py",
    "tests/web/test_faults.py",
    "tests/web/test_admin.py",
    "tests/web/test_streams.py",
    "tests/web/test_oracle.py",
    "tests/docs/test_adding_a_game.py",
    "tests/web/test_programs.py",
    "tests/web/test_tables.py",
    "tests/web/test_limits.py",
    "tests/web/test_edge.py",
    "tests/web/test_hostile.py",
    "tests/web/test_browser.py",
    "tests/web/test_tabs.py",
    "tests/web/test_play_in_browser.py",
    "tests/web/test_oracle_in_browser.py",
    "tests/games/ave/test_web_board.py",
    "tests/games/roma/test_web_board.py",
    "tests/games/romans_go_home/test_web_board.py",
    "tests/games/romer/test_web_board.py",
    "tests/bots/test_external.py",
    "src/ludi/conformance/test_hostile_documents.py",
)


@contextmanager
def busy_core() -> Iterator[None]:
    """Somebody else computes meanwhile."""
    other = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        other.kill()
        other.wait()


def is_green(seed: int, *, is_busy: bool) -> bool:
    command = [sys.executable, "-m", "pytest", "-n", "3", "--dist", "worksteal", *OFTEN]
    began = time.monotonic()
    with busy_core() if is_busy else nullcontext():
        status = subprocess.run(
            command, env={**os.environ, "LUDI_SEED": str(seed)}, check=False
        ).returncode
    beside = " beside a busy core" if is_busy else ""
    verdict = "green" if status == 0 else "RED"
    print(f"seed {seed}{beside}: {verdict}, {time.monotonic() - began:.0f} s", flush=True)
    return status == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("runs", nargs="?", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, metavar="SEED", help="the first run's seed")
    arguments = parser.parse_args()
    os.chdir(Path(__file__).parents[1])
    for number in range(arguments.runs):
        seed = arguments.first + number
        if not is_green(seed, is_busy=number % 2 == 1):
            print(f"To repeat it: LUDI_SEED={seed} {Path(sys.executable).name} -m pytest TEST")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
