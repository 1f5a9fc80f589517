"""Chances to win, by playing on many times: of a state, and of what a seat may do in it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from ludi.accel.cpu import cpu_rules
from ludi.accel.estimate import NO_ACTION, NOBODY, estimate
from ludi.accel.records import fill_record, record_type, with_words
from ludi.bots.intervals import Interval, wilson
from ludi.core.game import Game
from ludi.core.state import State

Array = np.ndarray[Any, Any]

# The quantile of the normal distribution that leaves 99 %: of a hundred differences, one passes
# for real that is none.
SURELY: Final = 2.575829


@dataclass(frozen=True)
class Compared:
    """What several choices brought in the same worlds: a row a world, by choice and seat."""

    results: Array

    def chance(self, choice: int, seat: int) -> float:
        return float(self.results[:, choice, seat].mean())

    def interval(self, choice: int, seat: int) -> Interval:
        """Where the chance lies, in 95 cases of 100: Wilson's interval, for as many independent
        games as vary as much as these rows do."""
        chance, spread = self.chance(choice, seat), float(self.results[:, choice, seat].var())
        games = len(self.results)
        return wilson(chance, games * chance * (1 - chance) / spread if spread else games)

    def is_better(self, choice: int, other: int, seat: int) -> bool:
        """Whether a choice is better than another for a seat beyond doubt."""
        differences = self.results[:, choice, seat] - self.results[:, other, seat]
        spread = float(differences.std(ddof=1)) / math.sqrt(len(differences))
        return float(differences.mean()) > SURELY * spread

    def gain(self, choice: int, other: int) -> tuple[float, ...]:
        """By how much a choice is better than another, for each seat."""
        return tuple((self.results[:, choice] - self.results[:, other]).mean(axis=0).tolist())

    def rows(self, first: int, step: int) -> Compared:
        """Every so many rows: to choose by some worlds and to judge by others."""
        return Compared(self.results[first::step])


class Estimator:
    """The buffers for estimates of one game, used again and again."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._estimate = cpu_rules(game).entry(estimate)
        self._worlds = np.zeros(2, with_words(record_type(game.state)))
        self._rewards = np.zeros(game.most_seats)
        self._out = np.zeros(game.most_legal, np.int64)

    def chances(self, state: State, seed: int, tries: int) -> tuple[float, ...]:
        """How likely each seat wins from a state as it is, all cards open."""
        found = self._run(state, NOBODY, [()], seed, tries)
        return tuple(found.mean(axis=0)[0].tolist())

    def compared(
        self, world: State, seat: int, choices: Sequence[Sequence[int]], seed: int, tries: int
    ) -> Compared:
        """What a seat's choices bring, each one action or several, by what the seat knows."""
        return Compared(self._run(world, seat, choices, seed, tries))

    def _run(
        self, state: State, own: int, choices: Sequence[Sequence[int]], seed: int, tries: int
    ) -> Array:
        fill_record(state, self._worlds[0])
        longest = max(1, *map(len, choices))
        rows = [[*choice, *[NO_ACTION] * (longest - len(choice))] for choice in choices]
        results = np.zeros((tries, len(choices), state.seats))
        actions = np.array(rows, np.int64)
        self._estimate(self._worlds, own, actions, seed, results, self._rewards, self._out)
        return results


@cache
def estimator(game: Game[Any]) -> Estimator:
    return Estimator(game)
