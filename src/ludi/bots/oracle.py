"""The oracle: what a seat can best do, with its chance to win, from what the seat knows.

Where search is strong its own figures are told. In Avé every turn is solved exactly, and in Romans
Go Home! whole plans are found; those few are then played on to the end, all in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any, Final

from ludi.bots.advice import PLAN, Advice, check_rivals
from ludi.bots.ave import solver
from ludi.bots.estimates import Compared, estimator
from ludi.bots.plans import Order, plan_trier
from ludi.bots.search import searcher
from ludi.core.chance import MASK
from ludi.core.game import Game
from ludi.core.knowledge import possible_world
from ludi.core.state import State
from ludi.games.romans_go_home.actions import PLACE
from ludi.games.romans_go_home.pieces import WARRIORS
from ludi.games.romans_go_home.state import PLANNING, REORDERING

# What a seat may do: one action, or several one after the other.
Choice = tuple[int, ...]

# So many are told.
FEW: Final = 5
# Tried less often than this part of the best one, an action is not worth telling.
SELDOM: Final = 0.01
# Orders are first tried in so many worlds.
FIRST_WORLDS: Final = 60


@dataclass(frozen=True)
class Budget:
    """How much is tried: games from each moment or choice, iterations of a search, and the worlds
    and turns of a plan."""

    games: int = 1500
    iterations: int = 20_000
    milliseconds: float | None = None
    plan_worlds: int = 96
    plan_turns: int = 12

    def of_games(self, games: int) -> Budget:
        """As much more or less of everything as there are to be games."""
        iterations = max(1, self.iterations * games // self.games)
        return replace(self, games=games, iterations=iterations)


# About a second on one core.
ASKED: Final = Budget(milliseconds=1500.0)


def advise(
    game: Game[Any], state: State, seat: int, seed: int, moves: int, budget: Budget = ASKED
) -> list[Advice]:
    """The best few things that a seat can do, the best first, from what it knows."""
    check_rivals(state)
    world = possible_world(game, state, seat, seed, moves)
    legal = game.legal_ids(world, seat)
    if is_planning(game, world):
        return _plans(game, world, seat, seed, budget)
    if is_ordering(game, world):
        return _orders(game, world, seat, seed, budget)
    if len(legal) > 1 and game.id != "ave":
        return _searched(game, world, seat, budget)
    choices = [(action,) for action in _solved(world, seat, legal)[:FEW]]
    compared = estimator(game).compared(world, seat, choices, seed, budget.games)
    told = _told([game.actions.written(action) for (action,) in choices], seat, compared)
    return _ranked(told)


def best_choice(
    game: Game[Any], world: State, seat: int, budget: Budget, *, legal: Sequence[int]
) -> int:
    """The best single action, without what it is worth."""
    if game.id == "ave":
        return _solved(world, seat, legal)[0]
    found = searcher(game, budget.iterations)
    return found.choices(world, seat, iterations=budget.iterations)[0].action


# --- Single actions -----------------------------------------------------------------------------


def _searched(game: Game[Any], world: State, seat: int, budget: Budget) -> list[Advice]:
    found = searcher(game, budget.iterations).choices(
        world, seat, iterations=budget.iterations, milliseconds=budget.milliseconds
    )
    worth_telling = [one for one in found if one.tries >= max(1, SELDOM * found[0].tries)]
    written = game.actions.written
    return _ranked(
        [
            Advice(written(one.action), one.mean, *one.interval, one.tries)
            for one in worth_telling[:FEW]
        ]
    )


def _solved(world: Any, seat: int, legal: Sequence[int]) -> list[int]:
    """Actions of Avé, the best first."""
    if len(legal) == 1:
        return list(legal)
    worths = solver().worths(world, seat, legal)
    return [legal[at] for at in sorted(range(len(legal)), key=lambda at: -worths[at])]


def _ranked(told: list[Advice]) -> list[Advice]:
    """What the bot would play, then the others by their chances."""
    return [*told[:1], *sorted(told[1:], key=lambda advice: -advice.chance)]


def _told(actions: Sequence[str], seat: int, compared: Compared) -> list[Advice]:
    tries = len(compared.results)
    return [
        Advice(action, compared.chance(at, seat), *compared.interval(at, seat), tries)
        for at, action in enumerate(actions)
    ]


# --- Whole plans --------------------------------------------------------------------------------


def is_planning(game: Game[Any], world: Any) -> bool:
    """Whether all lay their plans in secret."""
    return game.id == "romans-go-home" and world.phase == PLANNING


def is_ordering(game: Game[Any], world: Any) -> bool:
    """Whether warriors that were laid are laid anew."""
    return game.id == "romans-go-home" and world.phase == REORDERING


def _plans(game: Game[Any], world: Any, seat: int, seed: int, budget: Budget) -> list[Advice]:
    trier = plan_trier(game, budget.plan_worlds, budget.plan_turns)
    orders, compared = trier.tried(world, seat, seed)
    placed = sum(warrior != 0 for warrior in world.plans[seat])
    return _best_of([plan_of(order[placed:-1]) for order in orders], seat, compared)


def _orders(game: Game[Any], world: Any, seat: int, seed: int, budget: Budget) -> list[Advice]:
    best = promising_orders(game, world, seat, seed)
    choices = list(map(as_placed, best))
    compared = estimator(game).compared(world, seat, choices, seed ^ MASK, budget.games)
    return _best_of(list(map(plan_of, best)), seat, compared)


def promising_orders(game: Game[Any], world: Any, seat: int, seed: int) -> list[Order]:
    """Every order is tried a little: the few that did best."""
    orders = possible_orders(world, seat)
    choices = list(map(as_placed, orders))
    first = estimator(game).compared(world, seat, choices, seed, FIRST_WORLDS)
    ranked = sorted(range(len(orders)), key=lambda at: -first.chance(at, seat))
    return [orders[at] for at in ranked[:FEW]]


def possible_orders(world: Any, seat: int) -> list[Order]:
    """Every order of the warriors in hand."""
    hand = [kind for kind, count in enumerate(world.hands[seat]) for _ in range(count)]
    return list(dict.fromkeys(permutations(hand)))


def as_placed(order: Order) -> Choice:
    """The actions that lay an order; its last warrior has no choice."""
    return tuple(PLACE + warrior for warrior in order[:-1])


def plan_of(order: Order) -> str:
    """An order as people write it."""
    return " ".join([PLAN, *(WARRIORS[warrior] for warrior in order)])


def _best_of(actions: Sequence[str], seat: int, compared: Compared) -> list[Advice]:
    told = _told(actions, seat, compared)
    return sorted(told, key=lambda advice: -advice.chance)[:FEW]
