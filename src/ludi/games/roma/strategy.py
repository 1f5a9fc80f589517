"""A sensible way to play Roma: every choice has a worth, and the best one is taken.

Worths are in tenths of a victory point, in whole numbers, so that every engine agrees.
"""

from __future__ import annotations

from typing import Final

from ludi.core.sets import count_bits, kinds_in, total_of
from ludi.games.roma.actions import (
    ACTIVATE,
    AIM,
    BLOCK,
    BUY,
    COPY,
    DRAW_CARDS,
    END,
    GIVE,
    LAY,
    LOWER,
    MONEY,
    RAISE,
    REROLL,
    STOP,
    TAKE,
    USE,
)
from ludi.games.roma.cards import (
    ACTIVITIES,
    AIMERS,
    ATTACKERS,
    BASILICA,
    COSTS,
    DISCS,
    FIGHTERS,
    FORUM,
    KINDS,
    LEGAT,
    MERCATOR,
    MERCATUS,
    NOTHING,
    SIDES,
    TEMPLUM,
    WORTHS,
    needing,
    striking_by,
)
from ludi.games.roma.rules.activating import activable, targets
from ludi.games.roma.rules.battle import defence, winning_rolls
from ludi.games.roma.rules.buildings import count_forums, forum_bonus
from ludi.games.roma.rules.characters import fitting, most_bought
from ludi.games.roma.rules.choices import disc_answers, layable_discs, layable_kinds, takeable
from ludi.games.roma.rules.components import beside, discs_with
from ludi.games.roma.rules.drawing import drawable
from ludi.games.roma.rules.turn import affordable
from ludi.games.roma.state import (
    ACTING,
    ADDING,
    AIMING,
    ALL_DISCS,
    BLOCKING,
    BUYING,
    CHANGING,
    COPYING,
    GIVING,
    LAYING,
    RELAYING,
    REROLLING,
    SETTING,
    TAKING,
    State,
)

# Of what it could do, how much each level overlooks, the weakest first.
OVERLOOKS: Final = (0.375, 0.19, 0.0)

# What a die's pip is worth as money, and an open disc as a point to be paid again and again.
PIP: Final = 4
OPEN_DISC: Final = 30
NEVER: Final = -9999
# Kinds as bits: who lays cards free, and who goes with the card aimed at.
FREE_LAYERS: Final = needing("character in hand") | needing("building in hand")
SACRIFICES: Final = striking_by("sacrifice")


def suggest(state: State, seat: int) -> int:
    """An action for a seat that is asked."""
    if state.phase == ACTING:
        return best_in_turn(state, seat)
    if state.phase in (SETTING, LAYING, RELAYING):
        return best_laying(state, seat)
    if state.phase == GIVING:
        return GIVE + least_card(state, seat) - 1
    if state.phase == TAKING:
        return TAKE + best_card(state, takeable(state)) - 1
    if state.phase in (AIMING, COPYING, BLOCKING):
        return best_disc(state, seat)
    if state.phase == REROLLING:
        return REROLL
    if state.phase == BUYING:
        return BUY + most_bought(state, seat) - 1
    if state.phase == CHANGING:
        return best_change(state, seat)
    return best_die(state, seat)


# --- Cards --------------------------------------------------------------------------------------


def least_card(state: State, seat: int) -> int:
    """The card in hand that is worth least."""
    best = 0
    for kind in range(1, KINDS):
        if state.hands[seat][kind] and (best == 0 or WORTHS[kind] < WORTHS[best]):
            best = kind
    return best


def best_card(state: State, kinds: int) -> int:
    """The kind of a set that is worth most, at a price that can be paid soon."""
    best = 0
    best_worth = NEVER
    for kind in range(1, KINDS):
        if kinds >> kind & 1:
            worth = WORTHS[kind] - 2 * max(COSTS[kind] - state.money[state.turn], 0)
            if worth > best_worth:
                best = kind
                best_worth = worth
    return best


def best_laying(state: State, seat: int) -> int:
    """Cards of an effect or of the set-up: the most valuable, to the disc that gains most."""
    free = layable_discs(state, seat)
    kind = best_card(state, layable_kinds(state, seat))
    disc = best_place(state, seat, kind, free)
    if state.phase == LAYING and state.has_laid and laying_worth(state, seat, kind, disc) <= 0:
        return STOP
    return LAY + (kind - 1) * DISCS + disc


def best_place(state: State, seat: int, kind: int, free: int) -> int:
    best = 0
    best_worth = NEVER
    for disc in range(DISCS):
        if free >> disc & 1:
            worth = laying_worth(state, seat, kind, disc)
            if worth > best_worth:
                best = disc
                best_worth = worth
    return best


def laying_worth(state: State, seat: int, kind: int, disc: int) -> int:
    """What a card adds at a disc; a die that shows it can be used at once."""
    covered = state.discs[seat][disc]
    worth = WORTHS[kind] - WORTHS[covered]
    if covered == NOTHING:
        worth += OPEN_DISC
    if state.dice[disc]:
        worth += 5
    return worth + neighbours_worth(state, seat, kind, disc)


def neighbours_worth(state: State, seat: int, kind: int, disc: int) -> int:
    """Forum beside Basilica or Templum."""
    if kind == FORUM:
        helpers = beside(state, seat, disc, BASILICA) + beside(state, seat, disc, TEMPLUM)
        return 15 * helpers
    return 15 * beside(state, seat, disc, FORUM) if kind in (BASILICA, TEMPLUM) else 0


# --- The turn -----------------------------------------------------------------------------------


def best_in_turn(state: State, seat: int) -> int:
    """The best of laying, activating, and using dice for money or cards; else the end."""
    best = END
    best_worth = 0
    kinds = affordable(state, seat)
    for kind in range(1, KINDS):
        if kinds >> kind & 1:
            disc = best_place(state, seat, kind, ALL_DISCS)
            worth = laying_worth(state, seat, kind, disc) - 4 * COSTS[kind]
            if worth > best_worth:
                best = LAY + (kind - 1) * DISCS + disc
                best_worth = worth
    usable = activable(state, seat)
    for value in range(SIDES):
        if state.dice[value]:
            worth = PIP * (value + 1)
            if worth > best_worth:
                best = MONEY + value
                best_worth = worth
            worth = drawing_worth(state, seat, value) if drawable(state) else 0
            if worth > best_worth:
                best = DRAW_CARDS + value
                best_worth = worth
            kind = state.discs[seat][value]
            worth = activity_worth(state, seat, kind, value) if usable >> value & 1 else 0
            if worth > best_worth:
                best = ACTIVATE + value
                best_worth = worth
    return best


def drawing_worth(state: State, seat: int, value: int) -> int:
    """Cards are wanted while the hand is small and money there to lay them."""
    held = total_of(state.hands[seat])
    if held >= 3:
        return 0
    return 12 - 4 * held + min(value, 2) * 2 + min(state.money[seat], 6)


def activity_worth(state: State, seat: int, kind: int, disc: int) -> int:
    """What a card's effect brings now."""
    other = 1 - seat
    if kind == FORUM:
        return forum_worth(state, seat, disc)
    if kind == LEGAT:
        return 10 * count_bits(discs_with(state, other, NOTHING))
    if kind == MERCATUS:
        return 20 * count_forums(state, other)
    if kind == MERCATOR:
        return 12 * most_bought(state, seat)
    if FIGHTERS >> kind & 1:
        return battle_worth(state, other, disc)
    if AIMERS >> kind & 1:
        return aim_worth(state, seat, kind)
    if FREE_LAYERS >> kind & 1:
        return free_worth(state, seat, kind)
    return ACTIVITIES[kind]


def forum_worth(state: State, seat: int, disc: int) -> int:
    """The best other die, and the neighbours'; that die's money is given up."""
    best = 0
    for value in range(SIDES):
        if state.dice[value] > (1 if value == disc else 0):
            best = value + 1
    return (10 - PIP) * best + 10 * forum_bonus(state, seat, disc)


def battle_worth(state: State, other: int, disc: int) -> int:
    kind = state.discs[other][disc]
    return (WORTHS[kind] + OPEN_DISC) * winning_rolls(defence(state, other, disc)) // SIDES


def aim_worth(state: State, seat: int, kind: int) -> int:
    """The best target of a card that discards, returns or attacks."""
    best = 0
    for disc in range(DISCS):
        if targets(state, seat, kind) >> disc & 1:
            best = max(best, target_worth(state, seat, kind, disc))
    if SACRIFICES >> kind & 1:
        best -= WORTHS[kind]
    return best


def target_worth(state: State, seat: int, kind: int, disc: int) -> int:
    other = 1 - seat
    if ATTACKERS >> kind & 1:
        return battle_worth(state, other, disc)
    return WORTHS[state.discs[other][disc]] + OPEN_DISC


def free_worth(state: State, seat: int, kind: int) -> int:
    """Cards laid without their cost."""
    worth = 0
    for fit in range(1, KINDS):
        if fitting(state, seat, kind) >> fit & 1:
            worth += 4 * COSTS[fit]
    return worth


# --- Choices inside an effect -------------------------------------------------------------------


def best_disc(state: State, seat: int) -> int:
    """Whom to aim at, whom to copy, which disc to block."""
    best = 0
    best_worth = NEVER
    choices = disc_answers(state, seat)
    for disc in range(DISCS):
        if choices >> disc & 1:
            worth = disc_worth(state, seat, disc)
            if worth > best_worth:
                best = disc
                best_worth = worth
    if state.phase == AIMING:
        return AIM + best
    return COPY + best if state.phase == COPYING else BLOCK + best


def disc_worth(state: State, seat: int, disc: int) -> int:
    if state.phase == AIMING:
        return target_worth(state, seat, state.acting, disc)
    if state.phase == COPYING:
        return activity_worth(state, seat, state.discs[seat][disc], state.source - 1)
    return WORTHS[state.discs[1 - seat][disc]]


def best_change(state: State, seat: int) -> int:
    """Towards a card that a die can then activate; else up."""
    shown = kinds_in(state.dice)
    best = NEVER
    chosen = 0
    for value in range(SIDES):
        if shown >> value & 1:
            for after in range(max(value - 1, 0), min(value + 2, SIDES)):
                if after != value:
                    kind = state.discs[seat][after]
                    worth = activity_worth(state, seat, kind, after) + PIP * after
                    if worth > best:
                        best = worth
                        chosen = RAISE + value if after > value else LOWER + value
    return chosen


def best_die(state: State, seat: int) -> int:
    """Forum and Templum take the highest die; Centurio the lowest that wins."""
    highest = 0
    for value in range(SIDES):
        if state.dice[value]:
            highest = value
    if state.phase != ADDING:
        return USE + highest
    needed = defence(state, 1 - seat, state.target - 1) - state.tally
    for value in range(SIDES):
        if state.dice[value] and value + 1 >= needed:
            return USE + value
    return STOP
