"""Whole plans of Romans Go Home!, and warriors laid anew, as one decision each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any, Final

from ludi.bots.advice import Advice, Budget
from ludi.bots.champions import Judged
from ludi.bots.estimates import estimator
from ludi.bots.oracle import FEW, best_of
from ludi.core.chance import MASK
from ludi.core.game import Game
from ludi.games.romans_go_home.actions import PLACE
from ludi.games.romans_go_home.cards import WARRIOR_NAMES
from ludi.games.romans_go_home.champion.plans import Order, plan_trier
from ludi.games.romans_go_home.rules.round import is_placing
from ludi.games.romans_go_home.state import PLANNING, State

# What a seat may do: one action, or several one after the other.
Choice = tuple[int, ...]

# How people write a whole plan.
PLAN: Final = "plan"
# Orders are first tried in so many worlds.
FIRST_WORLDS: Final = 60


@dataclass(frozen=True)
class WholePlans:
    """All plans of a round are one decision, and so is all that is laid anew in a turn."""

    def is_planning(self, state: State) -> bool:
        return is_placing(state)

    def goes_on(self, before: State, state: State) -> bool:
        """Whether warriors are still laid as they were before an action."""
        return self.is_planning(state) and all(
            getattr(before, name) == getattr(state, name) for name in ("phase", "rounds", "turns")
        )

    def advise(
        self, game: Game[Any], world: State, seat: int, seed: int, budget: Budget
    ) -> list[Advice]:
        if world.phase == PLANNING:
            return _plans(game, world, seat, seed, budget)
        return _orders(game, world, seat, seed, budget)

    def judge(
        self,
        game: Game[Any],
        world: State,
        seat: int,
        played: Sequence[int],
        seed: int,
        budget: Budget,
    ) -> Judged | None:
        order = whole_order(world, seat, played)
        if world.phase == PLANNING:
            return _judged_plan(game, world, seat, order, seed, budget)
        return _judged_order(game, world, seat, order, seed, budget)


def _plans(game: Game[Any], world: State, seat: int, seed: int, budget: Budget) -> list[Advice]:
    trier = plan_trier(game, budget.plan_worlds, budget.plan_turns)
    orders, compared = trier.tried(world, seat, seed)
    placed = sum(warrior != 0 for warrior in world.plans[seat])
    return best_of([plan_of(order[placed:-1]) for order in orders], seat, compared)


def _orders(game: Game[Any], world: State, seat: int, seed: int, budget: Budget) -> list[Advice]:
    best = promising_orders(game, world, seat, seed)
    choices = list(map(as_placed, best))
    compared = estimator(game).compared(world, seat, choices, seed ^ MASK, budget.games)
    return best_of(list(map(plan_of, best)), seat, compared)


def _judged_plan(
    game: Game[Any], world: State, seat: int, played: Order, seed: int, budget: Budget
) -> Judged | None:
    """A whole plan. The best is chosen by some worlds and judged by others."""
    trier = plan_trier(game, budget.plan_worlds, budget.plan_turns)
    orders, compared = trier.tried(world, seat, seed, [played])
    some, others = compared.rows(0, 2), compared.rows(1, 2)
    best = max(range(len(orders)), key=lambda order: some.chance(order, seat))
    if best == 0:
        return None
    return Judged(plan_of(played[:-1]), plan_of(orders[best][:-1]), others, best)


def _judged_order(
    game: Game[Any], world: State, seat: int, played: Order, seed: int, budget: Budget
) -> Judged | None:
    """Warriors laid anew, as a whole; the best found by some worlds is judged by others."""
    best = promising_orders(game, world, seat, seed)[0]
    if best == played:
        return None
    choices = [as_placed(played), as_placed(best)]
    compared = estimator(game).compared(world, seat, choices, seed ^ MASK, budget.games)
    return Judged(plan_of(played), plan_of(best), compared, 1)


def promising_orders(game: Game[Any], world: State, seat: int, seed: int) -> list[Order]:
    """Every order is tried a little: the few that did best."""
    orders = possible_orders(world, seat)
    choices = list(map(as_placed, orders))
    first = estimator(game).compared(world, seat, choices, seed, FIRST_WORLDS)
    ranked = sorted(range(len(orders)), key=lambda at: -first.chance(at, seat))
    return [orders[at] for at in ranked[:FEW]]


def possible_orders(world: State, seat: int) -> list[Order]:
    """Every order of the warriors in hand."""
    hand = [kind for kind, count in enumerate(world.hands[seat]) for _ in range(count)]
    return list(dict.fromkeys(permutations(hand)))


def as_placed(order: Order) -> Choice:
    """The actions that lay an order; its last warrior has no choice."""
    return tuple(PLACE + warrior for warrior in order[:-1])


def plan_of(order: Order) -> str:
    """An order as people write it."""
    return " ".join([PLAN, *(WARRIOR_NAMES[warrior] for warrior in order)])


def whole_order(world: State, seat: int, placed: Sequence[int]) -> Order:
    """A plan with the warrior that was put aside."""
    order = [action - PLACE for action in placed]
    left = [
        kind
        for kind, count in enumerate(world.hands[seat])
        for _ in range(count - order.count(kind))
    ]
    return (*order, *left)
