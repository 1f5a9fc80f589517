"""The games at a glance: how large they are, and how long and how wide in random and in good play.

    python benchmarks/glance.py [GAME…] [--games 50] [--seats 2]

Random play takes any legal action; good play is the heuristic bot's. A decision with one legal
action is counted too. Played interpreted.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

import numpy as np

import ludi
from ludi.accel.records import record_type, with_words
from ludi.bots import Bot, choose_randomly, choose_sensibly
from ludi.core.chance import seed_words
from ludi.core.game import Game
from ludi.core.registry import find_game

PLAY: Final[dict[str, Bot]] = {"random": choose_randomly, "good": choose_sensibly}


def widths(game: Game[Any], seats: int, seed: int, choose: Bot) -> list[int]:
    """How many legal actions there were at each decision of a game."""
    state = game.blank(seats, {})
    seed_words(state, seed, 0)
    game.begin(state)
    found = []
    while acting := game.seats_to_act(state):
        seat = acting[0]
        found.append(len(game.legal_ids(state, seat)))
        game.play(state, seat, choose(game, state, seat))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", default=list(ludi.game_ids()), metavar="GAME")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seats", type=int, default=2)
    asked = parser.parse_args()
    print("| | actions | observation | state, bytes | play | decisions | legal actions | most |")
    print("|---|---:|---:|---:|---|---:|---:|---:|")
    for game in map(find_game, asked.names):
        size = with_words(record_type(game.state)).itemsize
        for name, choose in PLAY.items():
            games = [widths(game, asked.seats, seed, choose) for seed in range(asked.games)]
            few, many = np.percentile([len(one) for one in games], (5, 95))
            wide = np.concatenate(games)
            print(
                f"| {game.id} | {game.actions.size} | {game.observation_size} | {size} | {name} "
                f"| {len(wide) / len(games):,.0f} ({few:,.0f} to {many:,.0f}) "
                f"| {wide.mean():.1f} | {wide.max()} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
