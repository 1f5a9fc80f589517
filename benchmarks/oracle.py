"""How good the oracle's chances are, and how long it takes.

    python benchmarks/oracle.py [-n GAMES] [GAME ...]

Lets heuristic bots play each other and asks for the chances at some moments of each game: of the
seats that were told 60 to 80 %, so many should win. Then how long advice takes, and a review, in
seconds of one core.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from itertools import pairwise

import ludi
from ludi.bots import bot_action, choose_sensibly
from ludi.bots.estimates import estimator
from ludi.bots.oracle import advise
from ludi.bots.reviewing import review, steps_of
from ludi.core.match import Match

BOUNDS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.01)
# So many moments of each game are looked at, and so many games are played from each.
MOMENTS = 8
TRIES = 500


def played(game: str, seed: int) -> Match:
    match = Match(game, seats=2, seed=seed)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bot_action(choose_sensibly, match, seat, seed))
    return match


def told_and_won(match: Match) -> list[tuple[float, float]]:
    """The first seat's chance at some moments, and what it won."""
    won = (0 in match.winners) / max(len(match.winners), 1)
    states = [match.history[first].before for first, _ in steps_of(match.game, match.history)]
    chosen = states[:: max(1, len(states) // MOMENTS)]
    trier = estimator(match.game)
    return [(trier.chances(state, 1, TRIES)[0], won) for state in chosen]


def show_chances(game: str, found: list[tuple[float, float]]) -> None:
    groups = defaultdict(list)
    for chance, won in found:
        low = max(bound for bound in BOUNDS if bound <= chance)
        groups[low].append((chance, won))
    print(f"{game}: told → won (moments)")
    for low, _ in pairwise(BOUNDS):
        group = groups[low]
        if group:
            told, won = (sum(column) / len(group) for column in zip(*group, strict=True))
            print(f"  {told:6.1%} → {won:6.1%}  ({len(group)})")
    squares = sum((chance - won) ** 2 for chance, won in found) / len(found)
    print(f"  mean square of what was wrong: {squares:.3f} (0.250 for saying 50 % always)")


def show_times(match: Match) -> None:
    """Advice at every choice of a match, the first one apart: it compiles."""
    times = []
    for at, one in enumerate(match.history):
        if len(match.game.legal_ids(one.before, one.seat)) > 1:
            begin = time.process_time()
            advise(match.game, one.before, one.seat, 1, at)
            times.append(time.process_time() - begin)
    review(match)  # compiled by now
    begin = time.process_time()
    found = review(match)
    seconds = time.process_time() - begin
    mean, longest = sum(times[1:]) / len(times[1:]), max(times[1:])
    print(f"  advice: {mean:.2f} s, {longest:.2f} s at most, {times[0]:.0f} s the first time")
    print(
        f"  review: {seconds:.1f} s for {len(found.steps)} steps, {sum(found.decisions)} decisions"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("-n", type=int, default=40, help="how many games")
    parser.add_argument("games", nargs="*", default=ludi.game_ids(), metavar="GAME")
    arguments = parser.parse_args()
    for game in arguments.games:
        matches = [played(game, seed) for seed in range(arguments.n)]
        show_chances(game, [pair for match in matches for pair in told_and_won(match)])
        show_times(matches[0])


if __name__ == "__main__":
    main()
