"""Search for any game: what the compiled loops need, and how a choice comes of them."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from ludi.accel.cpu import cpu_rules
from ludi.accel.records import fill_record, record_type, with_words
from ludi.accel.search import ACTIONS, BEGINS, ENDS, SUMS, TABLE, TRIES, USED, search
from ludi.bots.intervals import Interval, wilson
from ludi.core.chance import below, next_word
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
        self._search = cpu_rules(game).entry(search)
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

    def choices(
        self,
        world: State,
        seat: int,
        *,
        iterations: int,
        milliseconds: float | None = None,
        overlooked: float = 0.0,
    ) -> list[Choice]:
        """What a seat can do, the most tried first; the world's own chance leads the search.

        It ends after so many iterations, or so many milliseconds if that is sooner. Each action but
        one is overlooked with the chance given.
        """
        seed = next_word(world)
        fill_record(world, self._worlds[0])
        self._tree[TABLE][:] = 0
        self._tree[USED][:] = 0
        self._run(seat, 0, 1, seed)
        if overlooked:
            self._overlook(world, overlooked)
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

    def _overlook(self, world: State, chance: float) -> None:
        """Take actions away from the tree's root."""
        ends = self._tree[ENDS]
        count = int(ends[0])
        seen = [edge for edge in range(count) if below(world, 1000) >= 1000 * chance]
        seen = seen or [below(world, count)]
        for place, edge in enumerate(seen):
            for name in (ACTIONS, TRIES, SUMS):
                self._tree[name][place] = self._tree[name][edge]
        ends[0] = len(seen)

    def _found(self) -> list[Choice]:
        begin, end = int(self._tree[BEGINS][0]), int(self._tree[ENDS][0])
        found = []
        for edge in range(begin, end):
            tries = int(self._tree[TRIES][edge])
            mean = float(self._tree[SUMS][edge]) / tries if tries else 0.0
            found.append(Choice(int(self._tree[ACTIONS][edge]), tries, mean))
        return sorted(found, key=lambda choice: (-choice.tries, -choice.mean, choice.action))


@cache
def searcher(game: Game[Any], places: int) -> Searcher:
    return Searcher(game, places)


@dataclass(frozen=True)
class SearchBot:
    """Searches with so many iterations, or for so long; may overlook actions."""

    iterations: int
    milliseconds: float | None = None
    overlooked: float = 0.0

    def __call__(self, game: Game[Any], world: State, seat: int) -> int:
        legal = game.legal_ids(world, seat)
        if len(legal) == 1:
            return legal[0]
        found = searcher(game, self.iterations).choices(
            world,
            seat,
            iterations=self.iterations,
            milliseconds=self.milliseconds,
            overlooked=self.overlooked,
        )
        return found[0].action
