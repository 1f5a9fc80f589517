"""A sensible way to play Romans Go Home!: try every order of the hand against an average rival.

The rival is a mean: it adds a mean warrior each turn, and both sides lose their warriors as often
as they capture. Strength is counted in hundredths, in whole numbers, so that every engine agrees.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    can_be_charmed,
    clans,
    count_forts,
    count_legions,
    first_horsie_discard,
    fort_value,
    forts_left,
    is_horsie_discard,
    keeps_possible,
    total_of,
    total_strength,
    weakest,
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
LEGION_HOPE: Final = (1, 4, 60, 60)
LEGION_FEAR: Final = (0, 3, 20, 20)

# Cards are told apart by number: a kind each, and the second Ch'ariott.
SECOND_CHARIOTT: Final = 8


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
    if state.phase == SIGNALLING:
        return DISCARD_WARRIOR + weakest(state.shown[seat])
    if state.phase == HORSING:
        return DISCARD_WARRIOR + cheapest_horsie_discard(state, seat)
    return RAZE + least_fort(state, seat)


# --- Planning -----------------------------------------------------------------------------------


def best_next(state: State, seat: int) -> int:
    """The warrior that begins the best order of the cards in hand."""
    first = first_free_place(state, seat)
    cards = cards_in_hand(state.hands[seat])
    held = total_of(state.hands[seat])
    orders = 1
    for left in range(2, held + 1):
        orders *= left
    best = 0
    best_worth = -(10**9)
    for order in range(orders):
        worth = worth_of_order(state, seat, first, cards, held, order)
        if worth > best_worth:
            best_worth = worth
            best = order
    return kind_of_card(nth_card(cards, best % held))


def first_free_place(state: State, seat: int) -> int:
    place = state.turns + (1 if state.phase == REORDERING else 0)
    while state.plans[seat][place]:
        place += 1
    return place


def cards_in_hand(hand: Sequence[int]) -> int:
    """A bit for each card held."""
    cards = 0
    for kind in range(len(COPIES)):
        if hand[kind] > 0:
            cards |= 1 << kind
    if hand[CHARIOTT] > 1:
        cards |= 1 << SECOND_CHARIOTT
    return cards


def nth_card(cards: int, index: int) -> int:
    card = 0
    while index > 0 or not cards >> card & 1:
        index -= cards >> card & 1
        card += 1
    return card


def kind_of_card(card: int) -> int:
    return min(card, CHARIOTT)


def worth_of_order(state: State, seat: int, first: int, cards: int, held: int, order: int) -> int:
    """What a plan promises: forts gained less forts left to rivals, in hundredths of a point."""
    begin = state.turns + (1 if state.phase == REORDERING else 0)
    rivals = clans(state) - 1
    mine = 100 * total_strength(state, seat) if state.phase == REORDERING else 0
    theirs = 100 * best_rival_total(state, seat) if state.phase == REORDERING else 0
    worth = 0
    for place in range(begin, TURNS):
        if place < first:
            kind = state.plans[seat][place] - 1
        else:
            card = nth_card(cards, order % held)
            order //= held
            held -= 1
            cards &= ~(1 << card)
            kind = kind_of_card(card)
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
        theirs = theirs * (50 + chance // 2) // 100
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
        if can_be_charmed(state, seat, clan):
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
    return FORT_VALUES[kind] + LEGION_HOPE[own] + LEGION_FEAR[rival]


def cheapest_horsie_discard(state: State, seat: int) -> int:
    """The weakest that may go."""
    kind = first_horsie_discard(state, seat)
    return kind if is_horsie_discard(state, seat, kind) else HORSIE


def least_fort(state: State, seat: int) -> int:
    best = state.captured[seat][0]
    for index in range(1, count_forts(state, seat)):
        if fort_value(state.captured[seat][index]) < fort_value(best):
            best = state.captured[seat][index]
    return best - 1
