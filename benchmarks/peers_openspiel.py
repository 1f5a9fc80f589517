"""How many decisions per second does OpenSpiel's C++ random play make on one core?

Each game is played from its start to its end by `pyspiel.evaluate_bots` with one uniform random
bot per player, so everything but the call itself runs in C++, in a single thread.

`evaluate_bots` returns only the final scores, so decisions are counted afterwards: the same games
are played once more from the same seeds, untimed, and every action that a player took is read
from their histories. The count is therefore exact, not an estimate from a sample. Chance nodes
are not counted; at a simultaneous node, as in goofspiel, each player makes one decision.
In OpenSpiel's backgammon one decision moves two checkers.

    python benchmarks/peers_openspiel.py [--json] [--seconds 2] [names...]
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from peers import PeerResult, explain_missing, show

GAMES = ("pig", "goofspiel", "spades", "cribbage", "backgammon")


def load_library() -> ModuleType:
    """Import OpenSpiel only when it is needed, so that this module loads without it."""
    return importlib.import_module("pyspiel")


def random_bots(library: ModuleType, game: Any, seed: int) -> list[Any]:
    """One uniform random bot for each player."""
    return [
        library.make_uniform_random_bot(player, seed + player)
        for player in range(game.num_players())
    ]


def play_for(library: ModuleType, game: Any, seconds: float, seed: int) -> tuple[int, float]:
    """Play whole games for about so many seconds: the number of games and the time they took."""
    bots = random_bots(library, game, seed)
    games = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        library.evaluate_bots(game.new_initial_state(), bots, seed + games)
        games += 1
        elapsed = time.perf_counter() - start
    return games, elapsed


def count_decisions(library: ModuleType, game: Any, games: int, seed: int) -> int:
    """Replay the games that `play_for` played from this seed, counting the players' actions."""
    bots = random_bots(library, game, seed)
    decisions = 0
    for number in range(games):
        state = game.new_initial_state()
        library.evaluate_bots(state, bots, seed + number)
        decisions += sum(action.player >= 0 for action in state.full_history())
    return decisions


def measure_game(library: ModuleType, name: str, seconds: float, seed: int) -> PeerResult:
    """Time random play of one game, then count its decisions."""
    game = library.load_game(name)
    games, elapsed = play_for(library, game, seconds, seed)
    return PeerResult(
        library="OpenSpiel",
        version=library.__version__,
        game=name,
        players=game.num_players(),
        games=games,
        decisions=count_decisions(library, game, games, seed),
        seconds=elapsed,
        setting="one core",
    )


def measure(names: Sequence[str], seconds: float, seed: int = 1) -> list[PeerResult]:
    """Measure decisions per second of OpenSpiel's random play of each named game, on one core.

    Every game is timed for about `seconds`; counting its decisions takes up to five times as long.
    """
    library = load_library()
    return [measure_game(library, name, seconds, seed) for name in names]


def build_parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure OpenSpiel's random play on one core.")
    parser.add_argument("names", nargs="*", help=f"OpenSpiel games (default: {' '.join(GAMES)})")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--seconds", type=float, default=2.0, help="time per game (default: 2)")
    parser.add_argument("--seed", type=int, default=1, help="first seed (default: 1)")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the games named on the command line and print the results."""
    parser = build_parser()
    options = parser.parse_args(arguments)
    names = options.names or GAMES
    try:
        known = load_library().registered_names()
    except ModuleNotFoundError as error:
        return explain_missing(error, "OpenSpiel", "open_spiel")
    unknown = [name for name in names if name not in known]
    if unknown:
        parser.error(f"OpenSpiel has no game named {', '.join(unknown)}")
    show(measure(names, options.seconds, options.seed), options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
