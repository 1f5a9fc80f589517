"""How long random games are, and how often a limit of length ends a round or a game.

    python benchmarks/lengths.py [GAME…] [--seats N] [--games N] [--seed N]

Played interpreted, with the events that tell of a limit.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from typing import Any

import ludi
from ludi.core.chance import seed_words
from ludi.core.game import Game
from ludi.core.notes import Notes
from ludi.core.registry import find_game


def told_in_a_game(game: Game[Any], seats: int, seed: int) -> tuple[int, Counter[str]]:
    """The decisions of a random game, and how often each kind of event was told."""
    chooser = random.Random(seed)
    state = game.blank(seats, {})
    seed_words(state, seed, 0)
    notes = state.notes = Notes(game.vocabularies)
    game.begin(state)
    decisions = 0
    while acting := game.seats_to_act(state):
        seat = chooser.choice(acting)
        game.play(state, seat, chooser.choice(game.legal_ids(state, seat)))
        decisions += 1
    return decisions, Counter(game.events[event.kind].name for event in notes.events)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", default=list(ludi.game_ids()), metavar="GAME")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for game in map(find_game, arguments.names):
        seeds = range(arguments.seed, arguments.seed + arguments.games)
        told = [told_in_a_game(game, arguments.seats, seed) for seed in seeds]
        decisions = [count for count, _ in told]
        rounds = sum(counts["round_ended"] for _, counts in told)
        limited = [sum(counts[name] for name in counts if "limit" in name) for _, counts in told]
        print(
            f"{game.id}, {arguments.seats} seats, {len(told):,} random games: "
            f"{sum(decisions) / len(told):,.1f} decisions on average, {max(decisions):,} at most; "
            f"a limit was reached in {sum(map(bool, limited)):,} games"
            + (f", {sum(limited):,} of {rounds:,} rounds" if rounds else "")
        )


if __name__ == "__main__":
    main()
