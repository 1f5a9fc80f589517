"""The best way we know to plan in Romans Go Home!: against plans that rivals may well make.

Nobody knows what the others hold, and all plan at the same time: there is no best plan, only a good
mixture. So worlds are dealt that the seat holds possible, and everybody in them learns from the
others (fictitious play): again and again the seat finds a plan that does well against all that the
rivals have planned so far, and each rival, who knows the own hand alone, one that does well against
the seat's plans. The rivals begin with what the game suggests, and in some worlds they stay with
it. The plan that is played is one of those that the seat has found.

What the plan of a seat follows from is only what it knows, its own cards among it: asked again in
the same round it has the same plan.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any, Final

import numpy as np

from ludi.accel.cpu import LONG, cpu_rules
from ludi.accel.records import copy_state, fill_record, record_type, with_words
from ludi.accel.search import marks
from ludi.bots.search import SearchBot
from ludi.core.chance import MASK, seed_words
from ludi.core.game import Game
from ludi.core.sets import lowest
from ludi.games.romans_go_home.actions import PLACE
from ludi.games.romans_go_home.cards import (
    LEGION_COUNT,
    LEGIONS_TO_WIN,
    MOST_CLANS,
    ROUNDS,
    TURNS,
)
from ludi.games.romans_go_home.knowledge import count_placed, redeal
from ludi.games.romans_go_home.rules.choices import apply
from ludi.games.romans_go_home.rules.clans import clans
from ludi.games.romans_go_home.rules.ending import points, winners
from ludi.games.romans_go_home.rules.forts import count_legions
from ludi.games.romans_go_home.rules.round import next_place
from ludi.games.romans_go_home.rules.turn import advance
from ludi.games.romans_go_home.state import OVER, PLANNING, REORDERING, State
from ludi.games.romans_go_home.strategy import (
    card_at,
    count_exchanges,
    guess,
    razed_legions,
    suggest,
    with_exchange,
)

CARDS: Final = TURNS + 1
# What a lead is worth after a round, by the rounds to come: so many points make the odds of winning
# 2.7 times as good. This and the next are as they were at the ends of rounds of 30,000 matches for
# two that played what the game suggests.
SCALES: Final = (1.0, 4.1, 6.1)
# How likely one gets so many more Legion Forts of so many that are to come: five entries for each
# number of forts wanted, 0 where there cannot be so many.
HOPES: Final = (
    *(1.00, 1.00, 1.00, 1.00, 1.00),
    *(0.00, 0.49, 0.79, 0.00, 0.00),
    *(0.00, 0.00, 0.30, 0.46, 0.00),
    *(0.00, 0.00, 0.00, 0.05, 0.20),
)
# In one world of so many the rivals plan as the game suggests, whatever the seat plans.
STEADY: Final = 6
# How many of the seat's plans a rival answers to at once.
REMEMBERED: Final = 3


# --- One round; compiled ------------------------------------------------------------------------


def play_round(base: Any, world: Any, orders: Any, seat: int) -> float:
    """The round with such plans; return how well a seat stands after it."""
    copy_state(base, world)
    rounds = world.rounds
    for person in range(world.seats):
        while world.waiting >> person & 1 and world.phase == PLANNING:
            apply(world, person, PLACE + card_at(orders[person], count_placed(world, person)))
    while True:
        while advance(world):
            pass
        if world.phase == OVER or world.rounds != rounds:
            break
        person = lowest(world.waiting)
        if world.phase == REORDERING:
            apply(world, person, PLACE + card_at(orders[person], next_place(world, person)))
        else:
            apply(world, person, guess(world, person))
    return standing(world, seat)


def standing(world: Any, seat: int) -> float:
    """How likely a seat wins."""
    if world.phase == OVER:
        won = winners(world)
        count = 0
        for person in range(world.seats):
            count += won >> person & 1
        return (won >> seat & 1) / count if count else 0.0
    best = -1.0e9
    fear = 0.0
    for person in range(world.seats):
        if person != seat:
            best = max(best, points(world, person))
            fear += hope(world, person)
    lead = points(world, seat) - best
    by_points = 1.0 / (1.0 + math.exp(-lead / SCALES[ROUNDS - world.rounds]))
    own = hope(world, seat)
    return own + (1.0 - own - fear) * by_points


def hope(world: Any, seat: int) -> float:
    """How likely a seat wins by Legion Forts that are still to come."""
    to_come = LEGION_COUNT - razed_legions(world)
    for clan in range(clans(world)):
        to_come -= count_legions(world, clan)
    return HOPES[(LEGION_COUNT + 1) * (LEGIONS_TO_WIN - count_legions(world, seat)) + to_come]


# --- Plans; compiled ----------------------------------------------------------------------------


def begin_again(world: Any, seat: int) -> None:
    """The round as it began, with any cards for the others."""
    redeal(world, seat)
    for person in range(world.seats):
        for place in range(TURNS):
            if world.plans[person][place]:
                world.hands[person][world.plans[person][place] - 1] += 1
                world.plans[person][place] = 0
        if world.aside[person]:
            world.hands[person][world.aside[person] - 1] += 1
            world.aside[person] = 0
        world.waiting |= 1 << person


def suggested_order(base: Any, world: Any, seat: int) -> int:
    """The cards of a seat as the game suggests to place them, four bits each."""
    copy_state(base, world)
    order = 0
    for place in range(TURNS):
        action = suggest(world, seat)
        order |= (action - PLACE) << 4 * place
        apply(world, seat, action)
    return int(order | (world.aside[seat] - 1) << 4 * TURNS)


def plan(
    worlds: Any,
    scratch: Any,
    seat: int,
    seed: int,
    turns: int,
    found: Any,
    rivals: Any,
    orders: Any,
) -> None:
    """Fill `found` with the seat's plans, one each turn; `worlds[0]` is what is known."""
    for index in range(len(worlds) - 1, -1, -1):
        copy_state(worlds[0], worlds[index])
        seed_words(worlds[index], seed, index)
        begin_again(worlds[index], seat)
        for person in range(worlds[index].seats):
            rivals[index][0][person] = suggested_order(worlds[index], scratch[0], person)
    for turn in range(turns):
        first = int(rivals[turn % len(worlds)][0][seat])
        found[turn] = climbed(worlds, scratch, seat, seat, 0, turn, first, found, rivals, orders)
        for index in range(len(worlds)):
            if turn + 1 < turns and not is_steady(index):
                answer(worlds, scratch, seat, index, turn, found, rivals, orders)


def is_steady(index: int) -> bool:
    """Whether the rivals in a world stay with their first plans."""
    return index % STEADY == 0


def answer(
    worlds: Any,
    scratch: Any,
    seat: int,
    index: int,
    turn: int,
    found: Any,
    rivals: Any,
    orders: Any,
) -> None:
    """Each rival of one world plans anew, against the seat's plans and the others' last ones."""
    for person in range(worlds[index].seats):
        best = rivals[index][turn][person]
        if person != seat:
            best = climbed(worlds, scratch, seat, person, index, turn, best, found, rivals, orders)
        rivals[index][turn + 1][person] = best


def climbed(
    worlds: Any,
    scratch: Any,
    seat: int,
    person: int,
    index: int,
    turn: int,
    order: int,
    found: Any,
    rivals: Any,
    orders: Any,
) -> int:
    """A person's plan, two cards of it exchanged while that helps."""
    worth = worth_of(worlds, scratch, seat, person, index, turn, order, found, rivals, orders)
    number = 0
    failed = 0
    while failed < count_exchanges(0, CARDS):
        changed = with_exchange(order, 0, CARDS, number)
        promise = worth
        if changed != order:
            promise = worth_of(
                worlds, scratch, seat, person, index, turn, changed, found, rivals, orders
            )
        failed += 1
        if promise > worth:
            order = changed
            worth = promise
            failed = 0
        number = (number + 1) % count_exchanges(0, CARDS)
    return order


def worth_of(
    worlds: Any,
    scratch: Any,
    seat: int,
    person: int,
    index: int,
    turn: int,
    order: int,
    found: Any,
    rivals: Any,
    orders: Any,
) -> float:
    """What a plan is worth: the seat's in all worlds, a rival's in the one where it sits."""
    worth = 0.0
    if person == seat:
        for world in range(len(worlds)):
            met = 0 if is_steady(world) else world % (turn + 1)
            meet(worlds[world], rivals[world][met], orders)
            orders[seat] = order
            worth += play_round(worlds[world], scratch[0], orders, seat)
    else:
        for back in range(min(turn + 1, REMEMBERED)):
            meet(worlds[index], rivals[index][turn], orders)
            orders[seat] = found[turn - back]
            orders[person] = order
            worth += play_round(worlds[index], scratch[0], orders, person)
    return worth


def meet(base: Any, planned: Any, orders: Any) -> None:
    """Everybody with the plan of then."""
    for person in range(base.seats):
        orders[person] = planned[person]


# --- The choice ---------------------------------------------------------------------------------


def first_of(turns: int) -> int:
    """The first plan found that may be played: those before it met rivals who had learnt little."""
    return turns // 3


class Planner:
    """Plans of a seat; the last round that was planned is kept."""

    def __init__(self, game: Game[Any], worlds: int, turns: int) -> None:
        self._plan = cpu_rules(game).entry(plan, longest=LONG)
        self._observe = game.observe
        record = with_words(record_type(State))
        self._worlds, self._scratch = np.zeros(worlds, record), np.zeros(1, record)
        self._turns = turns
        self._found = np.zeros(turns, np.int64)
        self._rivals = np.zeros((worlds, turns, MOST_CLANS), np.int64)
        self._orders = np.zeros(MOST_CLANS, np.int64)
        self._size = game.observation_size
        self._known: tuple[int, int] | None = None

    def next_warrior(self, world: State, seat: int) -> int:
        """The warrior for the next place."""
        fresh = world.copy()
        _take_back(fresh, seat)
        known = self._marks(fresh, seat)
        if known != self._known:
            self._known = known
            fill_record(fresh, self._worlds[0])
            seed = known[0] ^ known[1]
            self._plan(
                self._worlds,
                self._scratch,
                seat,
                seed & MASK,
                self._turns,
                self._found,
                self._rivals,
                self._orders,
            )
        mine = self._found[first_of(self._turns) :]
        chosen = int(mine[(known[0] >> 3) % len(mine)])
        done = sum(card != 0 for card in world.plans[seat])
        return card_at(chosen, done)

    def _marks(self, fresh: State, seat: int) -> tuple[int, int]:
        out = [0] * self._size
        self._observe(fresh, seat, out)
        return marks(seat, out)


def _take_back(state: State, seat: int) -> None:
    """The own plan as it was when the round began: none."""
    for place, warrior in enumerate(state.plans[seat]):
        if warrior:
            state.hands[seat][warrior - 1] += 1
            state.plans[seat][place] = 0
    state.waiting = (1 << state.seats) - 1


class PlanBot:
    """Plans as above, and searches where something else is asked.

    For two people it plans in so many worlds; the more play, the fewer, for each takes longer.
    """

    def __init__(self, worlds: int = 96, turns: int = 12) -> None:
        self._size = worlds, turns
        self._search = SearchBot(3000)

    def __call__(self, game: Game[Any], world: Any, seat: int) -> int:
        legal = game.legal_ids(world, seat)
        if len(legal) == 1:
            return legal[0]
        if world.phase == PLANNING and world.seats > 1:
            worlds, turns = self._size
            planner = _planner(game, max(1, 2 * worlds // world.seats), turns)
            action = PLACE + planner.next_warrior(world, seat)
            # Who planned in haste in between may have laid another plan's warrior.
            return action if action in legal else game.suggest(world, seat)
        if world.phase in (PLANNING, REORDERING):
            return game.suggest(world, seat)
        return self._search(game, world, seat)

    def in_haste(self, part: float) -> PlanBot:
        worlds, turns = self._size
        return PlanBot(max(1, int(worlds * part)), turns)


@cache
def _planner(game: Game[Any], worlds: int, turns: int) -> Planner:
    return Planner(game, worlds, turns)
