"""How often the heuristic bot wins against random ones, with the interval.

    python benchmarks/heuristics.py [GAME…] [--seats N] [--games N] [--seed N]

Every deal is played once from each seat. A shared win counts as its share. The interval is the 95 %
one over deals, each deal's games taken together.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

import ludi
from ludi.accel.cpu import cpu_rules
from ludi.accel.playouts import play_sensible_games
from ludi.accel.records import blank_records, record_type, with_words
from ludi.core.game import Game
from ludi.core.registry import find_game


def shares_won(game: Game[Any], seats: int, games: int, seed: int) -> Any:
    """The heuristic's share of the win, a row a deal and a column a seat."""
    deals = -(-games // seats)
    words = with_words(record_type(game.state))
    states = blank_records(game.blank(seats, {}), deals * seats).view(words)
    games_won = np.zeros(deals * seats, np.int64)
    out = np.zeros(game.most_legal, np.int16)
    cpu_rules(game).entry(play_sensible_games)(states, seed, games_won, out)
    won = games_won.reshape(deals, seats)
    winners = sum(won >> seat & 1 for seat in range(seats))
    return (won >> np.arange(seats) & 1) / np.maximum(winners, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", default=list(ludi.game_ids()), metavar="GAME")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for game in map(find_game, arguments.names):
        shares = shares_won(game, arguments.seats, arguments.games, arguments.seed)
        by_deal = shares.mean(axis=1)
        margin = 1.96 * by_deal.std(ddof=1) / np.sqrt(len(by_deal))
        print(
            f"{game.id}, {arguments.seats} seats: heuristic wins {100 * by_deal.mean():.1f} % "
            f"± {100 * margin:.1f} of {shares.size:,} games against random"
        )


if __name__ == "__main__":
    main()
