"""Whole plans of Romans Go Home!, each with what it brings against plans that rivals may well make.

The plans and the rivals' come from `planning`; the round is played with them, and the rounds after
it quickly to the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from ludi.accel.batch import reward
from ludi.accel.cpu import LONG, cpu_rules
from ludi.accel.records import fill_record, record_type, with_words
from ludi.accel.search import play_on
from ludi.bots.estimates import Compared
from ludi.core.chance import seed_words
from ludi.core.game import Game
from ludi.games.romans_go_home.cards import MOST_CLANS
from ludi.games.romans_go_home.champion.planning import CARDS, first_of, is_steady, plan, play_round
from ludi.games.romans_go_home.state import State
from ludi.games.romans_go_home.strategy import card_at

# Seven warriors in an order, by kind; the last one is put aside.
Order = tuple[int, ...]


def try_plans(
    worlds: Any,
    scratch: Any,
    seat: int,
    first: int,
    plans: Any,
    seed: int,
    rivals: Any,
    orders: Any,
    results: Any,
    rewards: Any,
    out: Any,
) -> None:
    """Add up what each plan brings each seat, in every world, against all that rivals planned."""
    for index in range(len(worlds)):
        for turn in range(first, len(rivals[index])):
            for choice in range(len(plans)):
                for person in range(worlds[index].seats):
                    orders[person] = rivals[index][0 if is_steady(index) else turn][person]
                orders[seat] = plans[choice]
                play_round(worlds[index], scratch[0], orders, seat)
                seed_words(scratch[0], seed, index * len(rivals[index]) + turn)
                play_on(scratch[0], out)
                reward(scratch[0], rewards)
                for person in range(worlds[index].seats):
                    results[index][choice][person] += rewards[person]


class PlanTrier:
    """The buffers for plans of a seat, used again and again."""

    def __init__(self, game: Game[Any], worlds: int, turns: int) -> None:
        self._plan = cpu_rules(game).entry(plan, longest=LONG)
        self._try = cpu_rules(game).entry(try_plans, longest=LONG)
        record = with_words(record_type(State))
        self._worlds, self._scratch = np.zeros(worlds, record), np.zeros(1, record)
        self._turns = turns
        self._rivals = np.zeros((worlds, turns, MOST_CLANS), np.int64)
        self._orders = np.zeros(MOST_CLANS, np.int64)
        self._rewards = np.zeros(game.most_seats)
        self._out = np.zeros(game.most_legal, np.int64)

    def tried(
        self, world: State, seat: int, seed: int, more: Sequence[Order] = ()
    ) -> tuple[list[Order], Compared]:
        """The given plans, then those found for the seat, and what they bring.

        Warriors that are placed already stay where they are.
        """
        fill_record(world, self._worlds[0])
        found = np.zeros(self._turns, np.int64)
        self._plan(
            self._worlds,
            self._scratch,
            seat,
            seed,
            self._turns,
            found,
            self._rivals,
            self._orders,
        )
        placed = tuple(warrior - 1 for warrior in world.plans[seat] if warrior)
        first = first_of(self._turns)
        orders = [begun_with(placed, _cards(number)) for number in found[first:].tolist()]
        orders = list(dict.fromkeys([*more, *orders]))
        results = np.zeros((len(self._worlds), len(orders), world.seats))
        self._try(
            self._worlds,
            self._scratch,
            seat,
            first,
            np.array([_number(order) for order in orders], np.int64),
            seed,
            self._rivals,
            self._orders,
            results,
            self._rewards,
            self._out,
        )
        return orders, Compared(results / (self._turns - first))


def begun_with(placed: Order, order: Order) -> Order:
    """An order that begins with what is placed already."""
    left = list(order)
    for warrior in placed:
        left.remove(warrior)
    return (*placed, *left)


def _cards(number: int) -> Order:
    return tuple(card_at(number, place) for place in range(CARDS))


def _number(order: Order) -> int:
    return sum(kind << 4 * place for place, kind in enumerate(order))


@cache
def plan_trier(game: Game[Any], worlds: int, turns: int) -> PlanTrier:
    return PlanTrier(game, worlds, turns)
