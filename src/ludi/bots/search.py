"""Search for any game: what the compiled loops need, and how a choice comes of them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

import numpy as np

from ludi.accel.cpu import cpu_rules
from ludi.accel.open_rules import bindings
from ludi.accel.records import fill_record, record_type, state_from_record, with_words
from ludi.accel.search import ACTIONS, BEGINS, ENDS, SUMS, TABLE, TRIES, USED, search
from ludi.accel.twins import interpreted
from ludi.bots.intervals import Interval, wilson
from ludi.core.chance import next_word
from ludi.core.game import Game
from ludi.core.state import State

# A tree is at most so deep; deeper, the game is played on.
DEEPEST: Final = 64
# Where time is short it is looked at the clock after so many iterations.
BETWEEN_LOOKS: Final = 64
# Room for actions, for each place of a tree.
EDGES: Final = 24


@dataclass(frozen=True)
class Choice:
    """An action, how often it was tried, and the share of wins that came of it."""

    action: int
    tries: int
    mean: float

    @property
    def interval(self) -> Interval:
        """Where the chance to win lies, in 95 cases of 100."""
        return wilson(self.mean, self.tries) if self.tries else (0.0, 1.0)


class Searcher:
    """The tree and the buffers for searches of one game, used again and again."""

    def __init__(self, game: Game[Any], places: int) -> None:
        self._game = game
        self._places = places
        self._search = self._prepared()
        edges = places * min(game.most_legal, EDGES) + game.most_legal
        slots = 1 << (2 * places).bit_length()
        whole = np.int64
        self._tree = (
            np.zeros(slots, whole),
            *(np.zeros(places, whole) for _ in range(5)),
            np.zeros(edges, whole),
            np.zeros(edges, whole),
            np.zeros(edges),
            np.zeros(2, whole),
        )
        self._path = (np.zeros(DEEPEST, whole), np.zeros(DEEPEST, whole))
        self._worlds = np.zeros(2, with_words(record_type(game.state)))
        self._rewards = np.zeros(game.most_seats)
        self._observation = np.zeros(game.observation_size, np.int8)
        self._out = np.zeros(game.most_legal, whole)

    def _prepared(self) -> Callable[..., Any]:
        return cpu_rules(self._game).entry(search)

    def choices(
        self,
        world: State,
        seat: int,
        *,
        iterations: int,
        milliseconds: float | None = None,
        seen: Collection[int] | None = None,
    ) -> list[Choice]:
        """What a seat can do, the most tried first; the world's own chance leads the search.

        It ends after so many iterations, or so many milliseconds if that is sooner. Of the own
        actions now only those seen are tried, if that is given.
        """
        seed = next_word(world)
        fill_record(world, self._worlds[0])
        self._tree[TABLE][:] = 0
        self._tree[USED][:] = 0
        self._run(seat, 0, 1, seed)
        if seen is not None:
            self._keep(seen)
        until = math.inf if milliseconds is None else time.perf_counter() + milliseconds / 1000
        first = 1
        while first < iterations and time.perf_counter() < until:
            following = iterations
            if milliseconds is not None:
                following = min(first + BETWEEN_LOOKS, iterations)
            self._run(seat, first, following, seed)
            first = following
        return self._found()

    def _run(self, seat: int, first: int, end: int, seed: int) -> None:
        self._search(
            self._worlds,
            seat,
            first,
            end,
            seed,
            self._tree,
            self._path,
            self._rewards,
            self._observation,
            self._out,
        )

    def _keep(self, seen: Collection[int]) -> None:
        """Take all other actions away from the tree's root."""
        ends = self._tree[ENDS]
        kept = [edge for edge in range(int(ends[0])) if self._tree[ACTIONS][edge] in seen]
        for place, edge in enumerate(kept):
            for name in (ACTIONS, TRIES, SUMS):
                self._tree[name][place] = self._tree[name][edge]
        ends[0] = len(kept)

    def _found(self) -> list[Choice]:
        begin, end = int(self._tree[BEGINS][0]), int(self._tree[ENDS][0])
        found = []
        for edge in range(begin, end):
            tries = int(self._tree[TRIES][edge])
            mean = float(self._tree[SUMS][edge]) / tries if tries else 0.0
            found.append(Choice(int(self._tree[ACTIONS][edge]), tries, mean))
        return sorted(found, key=lambda choice: (-choice.tries, -choice.mean, choice.action))


class PlainSearcher(Searcher):
    """The same search, not compiled: for the few iterations that are not worth waiting for that."""

    def _prepared(self) -> Callable[..., Any]:
        return interpreted(search, bindings(self._game))

    def _run(self, seat: int, first: int, end: int, seed: int) -> None:
        game = self._game
        base = state_from_record(game.state, self._worlds[0])
        self._search(
            [base, base.copy()],
            seat,
            first,
            end,
            seed,
            self._tree,
            self._path,
            [0.0] * game.most_seats,
            [0] * game.observation_size,
            [0] * game.most_legal,
        )


@cache
def searcher(game: Game[Any], places: int) -> Searcher:
    return Searcher(game, places)


@dataclass(frozen=True)
class SearchBot:
    """Searches with so many iterations, or for so long.

    If it is told to be sure, it plays what the game suggests unless the search has found something
    that is better beyond doubt.
    """

    iterations: int
    milliseconds: float | None = None
    is_sure: bool = False

    def __call__(self, game: Game[Any], world: State, seat: int) -> int:
        legal = game.legal_ids(world, seat)
        if len(legal) == 1:
            return legal[0]
        found = searcher(game, self.iterations).choices(
            world,
            seat,
            iterations=self.iterations,
            milliseconds=self.milliseconds,
        )
        return self._surely(found, game.suggest(world, seat)) if self.is_sure else found[0].action

    def in_haste(self, part: float) -> SearchBot:
        milliseconds = None if self.milliseconds is None else self.milliseconds * part
        iterations = max(1, int(self.iterations * part))
        return replace(self, iterations=iterations, milliseconds=milliseconds)

    def _surely(self, found: list[Choice], suggested: int) -> int:
        best, likely = found[0], next(one for one in found if one.action == suggested)
        return best.action if best.interval[0] > likely.interval[1] else suggested


# A second on one core is the most that a choice may take; on the machines of today most end sooner.
SEARCH: Final = SearchBot(8_000, 900.0)
