"""A sensible way to play Romans Go Home!: order the hand against an average rival.

The rival is a mean: it adds a mean warrior each turn, and both sides lose their warriors as often
as they capture. Strength is counted in hundredths, in whole numbers, so that every engine agrees.
"""

from __future__ import annotations

from typing import Final

from ludi.games.romans_go_home.actions import (
    CHARM_CLAN,
    DISCARD_WARRIOR,
    KEEP_WARRIORS,
    PLACE,
    RAZE,
    TAKE,
)
from ludi.games.romans_go_home.pieces import (
    ARCHR,
    AXX,
    CHARIOTT,
    COPIES,
    DRUHID,
    FILCHY,
    FORT_VALUES,
    HORSIE,
    LAST_LEGION,
    QWEEN,
    STRENGTHS,
    TURNS,
)
from ludi.games.romans_go_home.rules import (
    charm_targets,
    clans,
    count_forts,
    count_legions,
    discards,
    forts_left,
    keeps_possible,
    lowest,
    next_place,
    total_of,
    total_strength,
)
from ludi.games.romans_go_home.state import (
    CHARMING,
    HORSING,
    KEEPING,
    PLANNING,
    REORDERING,
    SIGNALLING,
    TAKING,
    State,
)

# Strength in hundredths: a mean warrior, and how much of a lead makes a capture all but certain.
MEAN: Final = 510
LEAD: Final = 900
CLASH_RISK: Final = 15

# What a Legion is worth beside its value, by how many one has, and by how many a rival has.
LEGION_HOPE: Final = (5, 20, 90, 90)
LEGION_FEAR: Final = (4, 10, 90, 90)


def suggest(state: State, seat: int) -> int:
    """An action for a seat that is asked."""
    if state.phase in (PLANNING, REORDERING):
        return PLACE + best_next(state, seat)
    if state.phase == CHARMING:
        return CHARM_CLAN + state.colours[best_charm(state, seat)]
    if state.phase == TAKING:
        return TAKE + best_fort(state, seat)
    if state.phase == KEEPING:
        return KEEP_WARRIORS + keeps_possible(state, seat)
    if state.phase in (SIGNALLING, HORSING):
        return DISCARD_WARRIOR + lowest(discards(state, seat, state.phase))
    return RAZE + least_fort(state, seat)


# --- Planning -----------------------------------------------------------------------------------


def best_next(state: State, seat: int) -> int:
    """The warrior that begins the best order found: exchange two cards while that helps."""
    begin = state.turns + 1 if state.phase == REORDERING else 0
    first = next_place(state, seat)
    order = begun_order(state, seat, begin)
    cards = first - begin + total_of(state.hands[seat])
    worth = worth_of_order(state, seat, begin, order)
    is_better = True
    while is_better:
        is_better = False
        for one in range(first - begin, cards):
            for other in range(one + 1, cards):
                changed = exchanged(order, one, other)
                changed_worth = worth_of_order(state, seat, begin, changed)
                if changed_worth > worth:
                    order = changed
                    worth = changed_worth
                    is_better = True
    return card_at(order, first - begin)


def begun_order(state: State, seat: int, begin: int) -> int:
    """The cards placed so far, then those in hand: four bits a card, the first one lowest."""
    order = 0
    index = 0
    for place in range(begin, TURNS):
        if state.plans[seat][place]:
            order |= (state.plans[seat][place] - 1) << 4 * index
            index += 1
    for kind in range(len(COPIES)):
        for _ in range(state.hands[seat][kind]):
            order |= kind << 4 * index
            index += 1
    return order


def card_at(order: int, index: int) -> int:
    return order >> 4 * index & 15


def exchanged(order: int, one: int, other: int) -> int:
    difference = card_at(order, one) ^ card_at(order, other)
    return order ^ (difference << 4 * one) ^ (difference << 4 * other)


def worth_of_order(state: State, seat: int, begin: int, order: int) -> int:
    """What a plan promises: forts gained less forts left to rivals, in hundredths of a point."""
    rivals = clans(state) - 1
    mine = 100 * total_strength(state, seat) if state.phase == REORDERING else 0
    theirs = 100 * best_rival_total(state, seat) if state.phase == REORDERING else 0
    worth = 0
    for place in range(begin, TURNS):
        kind = card_at(order, place - begin)
        value = worth_of_fort(state, seat, place - state.turns)
        theirs += MEAN + MEAN * (rivals - 1) // 3
        mine += strength_in_battle(kind, rivals)
        lead = mine - theirs + lead_bonus(kind)
        chance = 0 if kind == FILCHY else min(max(50 + 50 * lead // LEAD, 3), 97)
        gain = best_left(state, seat, place) if kind == DRUHID else value
        worth += chance * gain - (100 - chance) * value // rivals
        stays = 100 * STRENGTHS[AXX] if kind == AXX else 0
        mine = (mine * (100 - chance) + stays * chance) // 100
        mine -= horsie_cost(kind, mine, chance)
        theirs -= theirs * (100 - chance) // (100 * (1 if rivals == 1 else 2))
    return worth


def strength_in_battle(kind: int, rivals: int) -> int:
    if kind == CHARIOTT:
        return STRENGTHS[CHARIOTT] * (100 - CLASH_RISK * rivals)
    return 100 * STRENGTHS[kind]


def lead_bonus(kind: int) -> int:
    """A Qween takes a mean warrior from one side and adds it to the other; Arch'r wins ties."""
    if kind == QWEEN:
        return 2 * MEAN
    return 60 if kind == ARCHR else 0


def horsie_cost(kind: int, mine: int, chance: int) -> int:
    return min(mine, 300) * (100 - chance) // 100 if kind == HORSIE else 0


def best_left(state: State, seat: int, place: int) -> int:
    best = worth_of_fort(state, seat, place - state.turns)
    for other in range(place - state.turns, forts_left(state)):
        best = max(best, worth_of_fort(state, seat, other))
    return best


def best_rival_total(state: State, seat: int) -> int:
    best = 0
    for clan in range(clans(state)):
        if clan != seat:
            best = max(best, total_strength(state, clan))
    return best


# --- Other choices ------------------------------------------------------------------------------


def best_charm(state: State, seat: int) -> int:
    """The strongest warrior, or the weakest before a fort that nobody wants."""
    wanted = worth_of_fort(state, seat, 0) > 0
    best = -1
    for clan in range(clans(state)):
        if charm_targets(state, seat) >> clan & 1:
            is_better = best < 0 or (state.revealed[clan] > state.revealed[best]) == wanted
            if is_better:
                best = clan
    return best


def best_fort(state: State, seat: int) -> int:
    """The most valuable fort; a third Legion is worth all."""
    best = 0
    for place in range(forts_left(state)):
        if worth_of_fort(state, seat, place) > worth_of_fort(state, seat, best):
            best = place
    return best


def worth_of_fort(state: State, seat: int, place: int) -> int:
    """A fort's value; a Legion is worth what it brings near, for oneself or for a rival."""
    kind = state.wall[place] - 1
    if kind > LAST_LEGION:
        return FORT_VALUES[kind]
    own = count_legions(state, seat)
    rival = 0
    for clan in range(clans(state)):
        if clan != seat:
            rival = max(rival, count_legions(state, clan))
    return FORT_VALUES[kind] + (LEGION_HOPE[own] + LEGION_FEAR[rival]) // (clans(state) - 1)


def least_fort(state: State, seat: int) -> int:
    """The fort that is missed least; of two Legions none, while a third may come."""
    keeps_legions = count_legions(state, seat) == 2
    best = -1
    for index in range(count_forts(state, seat)):
        kind = state.captured[seat][index] - 1
        is_kept = keeps_legions and kind <= LAST_LEGION
        if not is_kept and (best < 0 or FORT_VALUES[kind] < FORT_VALUES[best]):
            best = kind
    return best
