"""Ludi Romani beside Pgx on one GPU, random play, in one run.

    python benchmarks/against_pgx.py [GAME…] [--seconds 2] [--batch N…] [--json]

Ours plays whole games, one thread a game; Pgx steps batches of games inside one compiled loop, and
its best setting counts (see peers_pgx.py). Decisions are players' choices; chance is not counted.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import ludi
import peers_pgx
from ludi.accel.simulate import simulate
from ludi.core.registry import find_game

PEERS = ("backgammon", "sparrow_mahjong", "connect_four")
OUR_GAMES = 32_000_000
TIMES = 3


def our_speed(game_id: str, games: int) -> float:
    game = find_game(game_id)
    seats = min(3, game.most_seats)
    runs = [simulate(game, seats=seats, games=games, engine="cuda") for _ in range(TIMES)]
    return max(run.decisions_per_second for run in runs)


def compare(game_ids: list[str], games: int, seconds: float, batches: list[int]) -> dict[str, Any]:
    ours = {game_id: our_speed(game_id, games) for game_id in game_ids}
    theirs = peers_pgx.measure(PEERS, seconds, batches=batches, resets=(1, 8, 32))
    return {
        "ludi": ours,
        "pgx": {peer.game: peer.decisions_per_second for peer in theirs},
        "pgx_settings": {peer.game: peer.setting for peer in theirs},
        "ratios": {
            game_id: {peer.game: speed / peer.decisions_per_second for peer in theirs}
            for game_id, speed in ours.items()
        },
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(ludi.game_ids()), metavar="GAME")
    parser.add_argument("--our-games", type=int, default=OUR_GAMES)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--batch", type=int, nargs="+", default=[131_072, 524_288])
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    try:
        result = compare(arguments.games, arguments.our_games, arguments.seconds, arguments.batch)
    except (ImportError, ludi.LudiError) as error:
        print(error, file=sys.stderr)
        return 1
    if arguments.json:
        print(json.dumps(result))
        return 0
    for game_id, speed in result["ludi"].items():
        print(f"ludi {game_id}: {speed / 1e6:,.0f} M decisions/s")
        for peer, ratio in result["ratios"][game_id].items():
            theirs = f"{result['pgx'][peer] / 1e6:,.0f} M/s; {result['pgx_settings'][peer]}"
            print(f"  {ratio:6.1f} times pgx {peer} ({theirs})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
