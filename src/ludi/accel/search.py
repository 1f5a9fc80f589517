"""Tree search for a seat that does not know everything, written once for every game.

Each iteration deals anew what is hidden from the seat (`redeal`), walks down a tree of what the
seats know, adds one place to it, and plays on from there to the end. A place of the tree is what
the seat to act knows, as `observe` tells it: worlds that it cannot tell apart share a place,
choices that are made at the same time do not see each other, and what chance brought is part of it.

A seat's choice is the action with the best mean of what came of it, and a bonus for those seldom
tried; what the game would guess is tried first and gets a larger bonus (PUCT).

As everywhere in this package the rules are open names: the same code runs compiled and interpreted.
"""

from __future__ import annotations

import math
from typing import Any, Final

from ludi.accel.batch import reward
from ludi.accel.open_rules import (
    advance,
    apply,
    foresee,
    guess,
    legal,
    observe,
    redeal,
    to_act,
)
from ludi.accel.records import copy_state
from ludi.core.chance import MASK, below, seed_words
from ludi.core.sets import lowest

NOWHERE: Final = -1

# A tree is a tuple of arrays. `table` finds a place by what is known (open addressing); a place has
# two marks of what is known, a range of edges, and how often it was passed; an edge has its action,
# how often it was tried, and the sum of what came of it; `used` counts places and edges.
TABLE, FIRSTS, SECONDS, BEGINS, ENDS, VISITS, ACTIONS, TRIES, SUMS, USED = range(10)

# How much the seldom tried is worth trying, the share of that for what the game would guess, and by
# how much what was never tried is thought to be worse than that.
CURIOSITY: Final = 1.4
GUESSED: Final = 0.5
UNTRIED: Final = 0.1
# In playouts one choice in so many is any.
SURPRISE: Final = 16


def search(
    worlds: Any,
    own: int,
    first: int,
    end: int,
    seed: int,
    tree: Any,
    path: Any,
    rewards: Any,
    observation: Any,
    out: Any,
) -> None:
    """Iterations `first` to `end` for seat `own`, from what it knows of the world `worlds[0]`."""
    for iteration in range(first, end):
        copy_state(worlds[0], worlds[1])
        seed_words(worlds[1], seed, iteration)
        redeal(worlds[1], own)
        depth = walk(worlds[1], own, tree, path, observation, out)
        play_on(worlds[1], worlds[0], rewards, out)
        learn(tree, path, depth, rewards)


def walk(world: Any, own: int, tree: Any, path: Any, observation: Any, out: Any) -> int:
    """Go down the tree up to one new place, and from there one action on; return how deep.

    Of those who choose at the same time the own seat comes first: the tree begins with its choice.
    """
    edges, seats = path
    depth = 0
    is_known = True
    while is_known and depth < len(edges):
        while advance(world):
            pass
        asked = to_act(world)
        if asked == 0:
            break
        seat = own if asked >> own & 1 else lowest(asked)
        count = legal(world, seat, out)
        if count == 1:
            apply(world, seat, out[0])
        else:
            observe(world, seat, observation)
            node, is_known = place_of(world, seat, count, tree, observation, out)
            if node == NOWHERE:
                break
            edge = most_promising(tree, node)
            edges[depth] = edge
            seats[depth] = seat
            depth += 1
            apply(world, seat, tree[ACTIONS][edge])
    return depth


def place_of(
    world: Any, seat: int, count: int, tree: Any, observation: Any, out: Any
) -> tuple[int, bool]:
    """The place of what a seat knows, and whether it was there; NOWHERE if there is no room."""
    table, firsts, seconds = tree[TABLE], tree[FIRSTS], tree[SECONDS]
    first, second = marks(seat, observation)
    slot = first & (len(table) - 1)
    node = table[slot] - 1
    while node != NOWHERE and (firsts[node] != first or seconds[node] != second):
        slot = (slot + 1) & (len(table) - 1)
        node = table[slot] - 1
    if node != NOWHERE:
        return node, True
    return new_place(world, seat, count, slot, first, second, tree, out), False


def marks(seat: int, observation: Any) -> tuple[int, int]:
    """Two numbers of 32 bits that stand for what a seat knows."""
    first = 0x811C9DC5 + seat
    second = 0x9E3779B1 - seat
    for index in range(len(observation)):
        value = observation[index] & 0xFF
        first = ((first ^ value) * 0x01000193) & MASK
        second = ((second + value) * 0x21F0AAAD) & MASK
        second ^= second >> 15
    return first ^ (first >> 16), second


def new_place(
    world: Any,
    seat: int,
    count: int,
    slot: int,
    first: int,
    second: int,
    tree: Any,
    out: Any,
) -> int:
    """Add a place with its actions; the one that the game would guess comes first."""
    table, firsts, seconds, begins, ends, visits, actions, tries, sums, used = tree
    node, edge = used[0], used[1]
    if node >= len(firsts) or edge + count > len(actions):
        return NOWHERE
    firsts[node] = first
    seconds[node] = second
    begins[node] = edge
    ends[node] = edge + count
    visits[node] = 0
    for index in range(count):
        actions[edge + index] = out[index]
        tries[edge + index] = 0
        sums[edge + index] = 0.0
    favourite = guess(world, seat)
    for index in range(count):
        if actions[edge + index] == favourite:
            actions[edge + index] = actions[edge]
            actions[edge] = favourite
    used[0] = node + 1
    used[1] = edge + count
    table[slot] = node + 1
    return int(node)


def most_promising(tree: Any, node: int) -> int:
    """The edge to try: the best mean, and a bonus for what was seldom tried."""
    tries, sums, visits = tree[TRIES], tree[SUMS], tree[VISITS]
    begin, end = tree[BEGINS][node], tree[ENDS][node]
    visits[node] += 1
    bonus = CURIOSITY * math.sqrt(visits[node])
    rest = (1.0 - GUESSED) / max(end - begin - 1, 1)
    untried = (sums[begin] / tries[begin] if tries[begin] else 0.5) - UNTRIED
    best = begin
    best_worth = -1.0
    for edge in range(begin, end):
        worth = sums[edge] / tries[edge] if tries[edge] else untried
        share = GUESSED if edge == begin else rest
        worth += bonus * share / (1 + tries[edge])
        if worth > best_worth:
            best = edge
            best_worth = worth
    return int(best)


def play_on(world: Any, since: Any, rewards: Any, out: Any) -> None:
    """To where it is known how likely each seat wins, quickly, and at the latest to the end.

    Everybody plays what the game guesses, now and then anything.
    """
    while True:
        while advance(world):
            pass
        asked = to_act(world)
        if asked == 0:
            reward(world, rewards)
            break
        if foresee(world, since, rewards):
            break
        seat = lowest(asked)
        if below(world, SURPRISE):
            apply(world, seat, guess(world, seat))
        else:
            apply(world, seat, out[below(world, legal(world, seat, out))])


def learn(tree: Any, path: Any, depth: int, rewards: Any) -> None:
    edges, seats = path
    tries, sums = tree[TRIES], tree[SUMS]
    for step in range(depth):
        tries[edges[step]] += 1
        sums[edges[step]] += rewards[seats[step]]
