"""Ludi Romani beside OpenSpiel, random play on one core, in one run.

    python benchmarks/against_openspiel.py [GAME…] [--seconds 3] [--json]

Every game is shown with its speed, its ratio to its own interpreted rules, and its ratio to the
OpenSpiel game that is its yardstick. Decisions are players' choices; chance is not counted.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import ludi
import peers
import peers_openspiel
from ludi.accel.measure import Speed, speeds
from ludi.core.registry import find_game

# The OpenSpiel game that each of ours is measured by.
YARDSTICKS = {
    "ave": "pig",
    "romans-go-home": "goofspiel",
    "roma": "cribbage",
    "romer": "spades",
}


def compare(game_ids: list[str], seconds: float) -> list[dict[str, Any]]:
    """Measure ours and theirs turn by turn, so that both have the same neighbours."""
    rows: list[dict[str, Any]] = []
    for game_id in game_ids:
        yardstick = YARDSTICKS[game_id]
        ours = {speed.engine: speed for speed in speeds(find_game(game_id), seconds)}
        (theirs,) = peers_openspiel.measure([yardstick], seconds)
        rows.append(_row(ours["python"], ours["cpu"], theirs))
    return rows


def _row(python: Speed, cpu: Speed, theirs: peers.PeerResult) -> dict[str, Any]:
    return {
        "game": cpu.game,
        "seats": cpu.seats,
        "decisions_per_second": cpu.decisions_per_second,
        "times_interpreted": cpu.decisions_per_second / python.decisions_per_second,
        "yardstick": f"{theirs.library} {theirs.version} {theirs.game}",
        "yardstick_decisions_per_second": theirs.decisions_per_second,
        "times_yardstick": cpu.decisions_per_second / theirs.decisions_per_second,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(ludi.game_ids()), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    try:
        rows = compare(arguments.games, arguments.seconds)
    except ImportError as error:
        print(error, file=sys.stderr)
        return 1
    if arguments.json:
        print(json.dumps(rows))
        return 0
    for row in rows:
        print(
            "{game}, {seats} seats: {decisions_per_second:,.0f} decisions/s, "
            "{times_interpreted:.0f} times interpreted, "
            "{times_yardstick:.2f} times {yardstick} "
            "({yardstick_decisions_per_second:,.0f}/s)".format(**row)
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
