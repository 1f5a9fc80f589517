"""How many iterations of search a second, on one core, compiled and interpreted.

    python benchmarks/search_speed.py [GAME…] [--seconds 3] [--iterations 200] [--markdown]

The search (`ludi.accel.search`) is the same code over the same rules; both find the same tree. Each
is run from the opening and from the middle of a game for two, turn by turn. Seconds are those that
the core spends on it, whatever else it does. A search has so many iterations and is begun anew
until the time is up. The last column is the compiled search with as many iterations as the
strongest bot has, and a larger tree.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import ludi
from ludi.bots.search import SEARCH, PlainSearcher, Searcher
from ludi.core.chance import seed_words
from ludi.core.match import Match
from ludi.core.registry import find_game
from ludi.core.state import State

# So many moves into a game is its middle.
MIDDLE: Final = 14
ITERATIONS: Final = SEARCH.iterations


def with_a_choice(game_id: str, earliest: int) -> tuple[State, int]:
    """A state so many moves into a game for two, and a seat that has a choice there."""
    match = Match(game_id, seats=2, seed=5)
    while True:
        seat = match.to_act[0]
        if len(match.history) >= earliest and len(match.legal(seat)) > 1:
            return match.state, seat
        match.play(seat, match.game.suggest(match.state.copy(), seat))


@dataclass(frozen=True)
class Row:
    """Iterations a second from one position."""

    game: str
    position: str
    interpreted: float
    compiled: float
    largest: float

    @property
    def times(self) -> float:
        return self.compiled / self.interpreted


def speeds(game_ids: list[str], seconds: float, iterations: int) -> Iterator[Row]:
    for game_id in game_ids:
        game = find_game(game_id)
        slow, fast = PlainSearcher(game, iterations), Searcher(game, iterations)
        large = Searcher(game, ITERATIONS)
        for position, earliest in (("opening", 0), ("middle", MIDDLE)):
            start = with_a_choice(game_id, earliest)
            fast.choices(start[0].copy(), start[1], iterations=2)  # compiled before it is timed
            yield Row(
                game_id,
                position,
                speed(slow, *start, iterations, seconds),
                speed(fast, *start, iterations, seconds),
                speed(large, *start, ITERATIONS, seconds),
            )


def speed(searcher: Searcher, state: State, seat: int, iterations: int, seconds: float) -> float:
    """Iterations a second of one search after another, each with chance of its own."""
    searches = 0
    began = time.process_time()
    while (elapsed := time.process_time() - began) < seconds or not searches:
        world = state.copy()
        seed_words(world, 1, searches)
        searcher.choices(world, seat, iterations=iterations)
        searches += 1
    return searches * iterations / elapsed


def line(row: Row, form: str) -> str:
    cells: dict[str, Any] = {
        "game": row.game,
        "position": row.position,
        "interpreted": f"{row.interpreted:,.0f}",
        "compiled": f"{row.compiled:,.0f}",
        "times": f"{row.times:,.0f}",
        "largest": f"{row.largest:,.0f}",
    }
    return form.format(**cells)


PLAIN: Final = (
    "{game}, {position}: {compiled} iterations/s compiled, {interpreted} interpreted: "
    f"{{times}} times; {{largest}} in a search of {ITERATIONS:,}"
)
MARKDOWN: Final = "| {game}, {position} | {interpreted} | {compiled} | {times} | {largest} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(ludi.game_ids()), metavar="GAME")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--markdown", action="store_true")
    asked = parser.parse_args()
    for row in speeds(asked.games, asked.seconds, asked.iterations):
        print(line(row, MARKDOWN if asked.markdown else PLAIN), flush=True)


if __name__ == "__main__":
    main()
