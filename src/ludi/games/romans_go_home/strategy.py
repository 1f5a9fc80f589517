"""A sensible way to play Romans Go Home!: order the hand against plans that rivals may well have.

A plan is tried against a number of likely ones, turn by turn, by the main effects alone; then two
of its cards are exchanged while that helps. Everything is in whole numbers: all engines agree.
"""

from __future__ import annotations

from typing import Final

from ludi.core.chance import below, pick_kind, seed_words
from ludi.core.sets import lowest, total_of
from ludi.games.romans_go_home.actions import (
    CHARM_CLAN,
    DISCARD_WARRIOR,
    KEEP_WARRIORS,
    PLACE,
    RAZE,
    TAKE,
)
from ludi.games.romans_go_home.cards import (
    ARCHR,
    AXX,
    CHARIOTT,
    COPIES,
    DRUHID,
    FILCHY,
    FORT_VALUES,
    FORTS,
    HORSIE,
    LEGION_COUNT,
    LEGIONS,
    LEGIONS_TO_WIN,
    QWEEN,
    STRENGTHS,
    TAX,
    TURNS,
)
from ludi.games.romans_go_home.rules.capture import keeps_possible
from ludi.games.romans_go_home.rules.clans import clans
from ludi.games.romans_go_home.rules.discards import discards
from ludi.games.romans_go_home.rules.forts import count_forts, count_legions
from ludi.games.romans_go_home.rules.round import is_placing, next_place
from ludi.games.romans_go_home.rules.turn import total_strength
from ludi.games.romans_go_home.rules.wall import forts_left
from ludi.games.romans_go_home.rules.warriors import charm_targets
from ludi.games.romans_go_home.state import (
    CHARMING,
    HORSING,
    KEEPING,
    REORDERING,
    SIGNALLING,
    TAKING,
    State,
)

# Of what it could do, how much each level overlooks, the weakest first.
OVERLOOKS: Final = (0.90, 0.62, 0.31, 0.0)


def likely_plans(count: int) -> tuple[int, ...]:
    """Random plans, the same ever again, each as one number: four bits a card, the first lowest."""
    chance = State()
    seed_words(chance, 18, 0)
    return tuple(likely_plan(chance) for _ in range(count))


def likely_plan(chance: State) -> int:
    left = list(COPIES)
    plan = 0
    for place in range(TURNS):
        kind = pick_kind(chance, left)
        left[kind] -= 1
        plan |= kind << 4 * place
    return plan


LIKELY_PLANS: Final = likely_plans(211)
TRIED_PLANS: Final = 40

# What a captured fort is worth by itself; a Tax-Collector's if it is the only one.
WORTHS: Final = tuple(fort.value + fort.effect for fort in FORTS)

# What a Legion is worth beside its value, by how many one has, and by how many a rival has.
LEGION_HOPE: Final = (6, 14, 90, 90)
LEGION_FEAR: Final = (5, 6, 90, 90)

# A strength above all: nobody is face up.
NOBODY: Final = 99


def suggest(state: State, seat: int) -> int:
    """An action for a seat that is asked."""
    if is_placing(state):
        return PLACE + best_next(state, seat)
    return best_answer(state, seat)


def guess(state: State, seat: int) -> int:
    """The same quickly: any plan."""
    if is_placing(state):
        return PLACE + pick_kind(state, state.hands[seat])
    return best_answer(state, seat)


def best_answer(state: State, seat: int) -> int:
    """What a seat answers that is not placing warriors."""
    if state.phase == CHARMING:
        return CHARM_CLAN + state.colours[best_charm(state, seat)]
    if state.phase == TAKING:
        return TAKE + state.turns + best_fort(state, seat)
    if state.phase == KEEPING:
        return KEEP_WARRIORS + keeps_possible(state, seat)
    if state.phase in (SIGNALLING, HORSING):
        return DISCARD_WARRIOR + lowest(discards(state, seat, state.phase))
    return RAZE + least_fort(state, seat)


# --- Planning -----------------------------------------------------------------------------------


def best_next(state: State, seat: int) -> int:
    """The warrior that begins the best order found: exchange two cards while that helps."""
    begin = state.turns + 1 if state.phase == REORDERING else 0
    first = next_place(state, seat) - begin
    cards = first + total_of(state.hands[seat])
    order = begun_order(state, seat, begin)
    forts = worths_of_forts(state, seat)
    luck = below(state, len(LIKELY_PLANS))
    worth = worth_of_order(state, seat, begin, order, forts, luck)
    number = 0
    failed = 0
    while failed < count_exchanges(first, cards):
        changed = with_exchange(order, first, cards, number)
        promise = worth
        if changed != order:
            promise = worth_of_order(state, seat, begin, changed, forts, luck)
        failed += 1
        if promise > worth:
            order = changed
            worth = promise
            failed = 0
        number = (number + 1) % count_exchanges(first, cards)
    return card_at(order, first)


def begun_order(state: State, seat: int, begin: int) -> int:
    """The cards placed so far, then those in hand."""
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


def count_exchanges(first: int, cards: int) -> int:
    """How many pairs there are of the cards from the first on."""
    return (cards - first) * (cards - first - 1) // 2


def with_exchange(order: int, first: int, cards: int, number: int) -> int:
    """The order with a pair of its cards exchanged; the pairs count from 0."""
    one = first
    while number >= cards - 1 - one:
        number -= cards - 1 - one
        one += 1
    other = one + 1 + number
    difference = card_at(order, one) ^ card_at(order, other)
    return order ^ (difference << 4 * one) ^ (difference << 4 * other)


def worths_of_forts(state: State, seat: int) -> int:
    """What each fort of the Wall is worth, ten bits a place, with 512 for nothing."""
    row = 0
    shift = 10 * (TURNS - 1)
    for index in range(TURNS - 1, -1, -1):
        if state.wall[index]:
            row |= (512 + worth_of_fort(state, seat, index)) << shift
            shift -= 10
    return row


def worth_at(forts: int, place: int) -> int:
    return (forts >> 10 * place & 1023) - 512


def worth_of_order(state: State, seat: int, begin: int, order: int, forts: int, luck: int) -> int:
    """What a plan gains over what it leaves to rivals, against all the plans tried."""
    worth = 0
    for plan in range(luck, luck + TRIED_PLANS):
        worth += worth_against(state, seat, begin, order, forts, plan)
    return worth


def worth_against(state: State, seat: int, begin: int, order: int, forts: int, plan: int) -> int:
    """One round against likely plans, by the main effects; rivals' totals are eight bits each."""
    rivals = clans(state) - 1
    mine = total_strength(state, seat) if begin else 0
    theirs = rival_totals(state, seat) if begin else 0
    weakest = NOBODY
    worth = 0
    for place in range(begin, TURNS):
        kind = card_at(order, place - begin)
        chariotts, qweens, strongest = reveals(kind, rivals, plan, place)
        own = strength_of(kind, chariotts)
        mine += own
        weakest = min(weakest, own) if own else weakest
        theirs = joined(theirs, rivals, plan, place, chariotts)
        charm = charm_of(kind, own, qweens, strength_of(strongest, chariotts))
        attack = score_of(mine + charm, kind)
        best, best_rival = best_attack(theirs, rivals, plan, place, charm)
        if attack > best:
            gain = best_from(forts, place) if kind == DRUHID else worth_at(forts, place)
            worth += gain * rivals
            mine = STRENGTHS[AXX] if kind == AXX else 0
            weakest = mine if mine else NOBODY
        elif attack < best and best_rival >= 0:
            worth -= worth_at(forts, place)
            theirs = without(theirs, best_rival, plan, place)
        if kind == HORSIE and attack <= best:
            mine -= weakest
            weakest = STRENGTHS[HORSIE]
    return worth


def rival_card(rival: int, plan: int, place: int) -> int:
    return card_at(LIKELY_PLANS[(plan + 23 * rival) % len(LIKELY_PLANS)], place)


def reveals(kind: int, rivals: int, plan: int, place: int) -> tuple[int, int, int]:
    """All Ch'ariotts and Qweens of a turn, and the rivals' strongest card."""
    chariotts = 1 if kind == CHARIOTT else 0
    qweens = 1 if kind == QWEEN else 0
    strongest = 0
    for rival in range(rivals):
        card = rival_card(rival, plan, place)
        chariotts += card == CHARIOTT
        qweens += card == QWEEN
        strongest = max(strongest, card)
    return chariotts, qweens, strongest


def strength_of(kind: int, chariotts: int) -> int:
    return 0 if kind == CHARIOTT and chariotts > 1 else STRENGTHS[kind]


def joined(theirs: int, rivals: int, plan: int, place: int, chariotts: int) -> int:
    """The rivals' totals with the warriors of this turn."""
    for rival in range(rivals):
        theirs += strength_of(rival_card(rival, plan, place), chariotts) << 8 * rival
    return theirs


def charm_of(kind: int, own: int, qweens: int, strongest: int) -> int:
    """The strength that one Qween alone brings over, or a rival's takes away."""
    if qweens != 1:
        return 0
    return strongest if kind == QWEEN else -own


def best_attack(theirs: int, rivals: int, plan: int, place: int, charm: int) -> tuple[int, int]:
    """The rivals' best score, and whose it is; -1 if several have it."""
    best = -1
    best_rival = -1
    for rival in range(rivals):
        card = rival_card(rival, plan, place)
        total = theirs >> 8 * rival & 255
        if (card == QWEEN and charm < 0) or (charm > 0 and STRENGTHS[card] == charm):
            total -= charm
        score = score_of(total, card)
        if score > best:
            best = score
            best_rival = rival
        elif score == best:
            best_rival = -1
    return best, best_rival


def without(theirs: int, rival: int, plan: int, place: int) -> int:
    """The rivals' totals after one of them has captured and discarded."""
    theirs &= ~(255 << 8 * rival)
    if rival_card(rival, plan, place) == AXX:
        theirs |= STRENGTHS[AXX] << 8 * rival
    return theirs


def score_of(total: int, kind: int) -> int:
    """Totals as they compare: Arch'r wins ties, Filchy is out."""
    return -1 if kind == FILCHY else 2 * total + (1 if kind == ARCHR else 0)


def best_from(forts: int, place: int) -> int:
    best = worth_at(forts, place)
    for other in range(place + 1, TURNS):
        best = max(best, worth_at(forts, other))
    return best


def rival_totals(state: State, seat: int) -> int:
    totals = 0
    shift = 0
    for clan in range(clans(state)):
        if clan != seat:
            totals |= total_strength(state, clan) << shift
            shift += 8
    return totals


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


def worth_of_fort(state: State, seat: int, index: int) -> int:
    """A fort's value less what the tax takes; a Legion also brings near, or keeps off, a win."""
    kind = state.wall[index] - 1
    if kind == TAX:
        return worth_of_tax(least_fort(state, seat))
    if not LEGIONS >> kind & 1:
        return WORTHS[kind]
    own = count_legions(state, seat)
    most = 0
    held = 0
    for clan in range(clans(state)):
        if clan != seat:
            held += count_legions(state, clan)
            most = max(most, count_legions(state, clan))
    there = LEGION_COUNT - razed_legions(state)
    hope = LEGION_HOPE[own] if there - held >= LEGIONS_TO_WIN else 0
    fear = LEGION_FEAR[most] if there - own - held + most >= LEGIONS_TO_WIN else 0
    return WORTHS[kind] + (hope + fear) // (clans(state) - 1)


def worth_of_tax(least: int) -> int:
    return WORTHS[TAX] if least < 0 else FORT_VALUES[TAX] - FORT_VALUES[least]


def razed_legions(state: State) -> int:
    count = 0
    for kind in range(len(FORT_VALUES)):
        if LEGIONS >> kind & 1:
            count += state.razed[kind]
    return count


def least_fort(state: State, seat: int) -> int:
    """The fort that is missed least, -1 for none; of two Legions none: a third may come."""
    keeps_legions = count_legions(state, seat) == 2
    best = -1
    for index in range(count_forts(state, seat)):
        kind = state.captured[seat][index] - 1
        is_kept = keeps_legions and LEGIONS >> kind & 1
        if not is_kept and (best < 0 or FORT_VALUES[kind] < FORT_VALUES[best]):
            best = kind
    return best
