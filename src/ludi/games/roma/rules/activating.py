"""A die for a card: who can act, and how an effect begins (ROM-3.8)."""

from __future__ import annotations

from typing import Final

from ludi.core.events import emit
from ludi.core.sets import kinds_in
from ludi.games.roma.cards import (
    AESCULAPINUM,
    AIMED_AT_BY,
    ATTACKERS,
    BUILDINGS,
    CARDS,
    CHARACTERS,
    CONSILIARIUS,
    DISCS,
    ESSEDUM,
    FIGHTERS,
    GLADIATOR,
    HARUSPEX,
    LEGAT,
    MACHINA,
    MERCATOR_PRICE,
    MERCATUS,
    SCAENICUS,
    TRIBUNUS_PLEBIS,
    needing,
)
from ludi.games.roma.events import CARD_ACTIVATED
from ludi.games.roma.rules.buildings import fetchable, keep_fetched, mercatus
from ludi.games.roma.rules.characters import (
    attack_chosen,
    attack_opposite,
    essedum,
    gladiator,
    keep_found,
    legat,
    sacrifice,
    search_pile,
    take_up,
    tribunus_plebis,
)
from ludi.games.roma.rules.components import discs_among, kinds_at_discs, spare_dice
from ludi.games.roma.rules.drawing import drawable, keep_drawn
from ludi.games.roma.state import ACTING, ALL_DISCS, PHASES, State

# What a card asks first, by kind; those without a question act at once.
QUESTIONS: Final = tuple(PHASES.index(card.asks) for card in CARDS)

# Who could act when something is there, kinds as bits.
ABLE_ALWAYS: Final = needing("nothing")
ABLE_WITH_A_DIE: Final = needing("another die")
ABLE_AGAINST_A_CARD: Final = needing("opposing card") | FIGHTERS
ABLE_AGAINST_CHARACTERS: Final = needing("opposing character") | ABLE_AGAINST_A_CARD
ABLE_AGAINST_BUILDINGS: Final = needing("opposing building") | ABLE_AGAINST_A_CARD
ABLE_WITH_A_CHARACTER: Final = needing("character in hand")
ABLE_WITH_A_BUILDING: Final = needing("building in hand")
ABLE_WITH_MONEY: Final = needing("money")
ABLE_TO_BLOCK: Final = needing("disc to block")
ABLE_TO_FIND: Final = needing("card to find")
ABLE_TO_FETCH: Final = needing("discarded character")


# --- Who can act --------------------------------------------------------------------------------


def activable(state: State, seat: int) -> int:
    """The own discs that are not blocked and whose card could act, with one die less."""
    able = able_kinds(state, seat, spare_dice(state) - 1)
    own = own_characters(state, seat)
    found = 0
    for disc in range(DISCS):
        kind = state.discs[seat][disc]
        able_here = able if state.discs[1 - seat][disc] else able & ~FIGHTERS
        can_act = able_here >> kind & 1 or (kind == SCAENICUS and own & able_here)
        if can_act and not state.blocked[seat] >> disc & 1:
            found |= 1 << disc
    return found


def able_kinds(state: State, seat: int, spare: int) -> int:
    """The kinds of card that could do something now; fighters need a card opposite."""
    other = 1 - seat
    able = ABLE_ALWAYS
    if spare > 0:
        able |= ABLE_WITH_A_DIE
    opposing = kinds_at_discs(state, other)
    if opposing & CHARACTERS:
        able |= ABLE_AGAINST_CHARACTERS
    if opposing & BUILDINGS:
        able |= ABLE_AGAINST_BUILDINGS
    held = kinds_in(state.hands[seat])
    if held & BUILDINGS:
        able |= ABLE_WITH_A_BUILDING
    if held & CHARACTERS:
        able |= ABLE_WITH_A_CHARACTER
    if state.money[seat] >= MERCATOR_PRICE:
        able |= ABLE_WITH_MONEY
    if state.blocked[other] != ALL_DISCS:
        able |= ABLE_TO_BLOCK
    return able | able_with_cards(state)


def able_with_cards(state: State) -> int:
    """Aesculapinum needs a character in the discards, Haruspex a card in pile or discards."""
    able = ABLE_TO_FETCH if fetchable(state) else 0
    if drawable(state):
        able |= ABLE_TO_FIND
    return able


def own_characters(state: State, seat: int) -> int:
    """The kinds of the own characters in play but Scaenicus."""
    return kinds_at_discs(state, seat) & CHARACTERS & ~(1 << SCAENICUS)


def copyable(state: State, seat: int) -> int:
    """ROM-5.11: the discs of own characters that could act from Scaenicus's disc."""
    able = able_kinds(state, seat, spare_dice(state)) & own_characters(state, seat)
    if not state.discs[1 - seat][state.source - 1]:
        able &= ~FIGHTERS
    return discs_among(state, seat, able)


def targets(state: State, seat: int, kind: int) -> int:
    """The opposing discs that a card may aim at."""
    return discs_among(state, 1 - seat, AIMED_AT_BY[kind])


# --- What a card does ---------------------------------------------------------------------------


def activate(state: State, seat: int, value: int) -> int:
    """Use a die for the card at its disc, whose effect begins."""
    state.dice[value] -= 1
    state.source = value + 1
    kind = state.discs[seat][value]
    emit(state, CARD_ACTIVATED, seat, kind, value + 1)
    return kind


def perform(state: State, seat: int, kind: int) -> None:
    """Begin a card's effect: ask what it needs, or do it at once."""
    state.acting = kind
    state.phase = QUESTIONS[kind]
    if kind in (CONSILIARIUS, MACHINA):
        take_up(state, seat, kind)
    elif kind == HARUSPEX:
        search_pile(state, seat)
    elif FIGHTERS >> kind & 1:
        attack_opposite(state)
    elif kind == LEGAT:
        legat(state, seat)
    elif kind == ESSEDUM:
        essedum(state, seat)
    elif kind == TRIBUNUS_PLEBIS:
        tribunus_plebis(state, seat)
    elif kind == MERCATUS:
        mercatus(state, seat)


def aim(state: State, seat: int, disc: int) -> None:
    """What happens to the card aimed at."""
    state.phase = ACTING
    if ATTACKERS >> state.acting & 1:
        attack_chosen(state, disc)
    elif state.acting == GLADIATOR:
        gladiator(state, seat, disc)
    else:
        sacrifice(state, seat, disc)


def take(state: State, seat: int, kind: int) -> None:
    """A card comes into the hand: from the discards, from the pile, or of those drawn."""
    state.hands[seat][kind] += 1
    if state.acting == AESCULAPINUM:
        keep_fetched(state, seat, kind)
    elif state.acting == HARUSPEX:
        keep_found(state, seat, kind)
    else:
        keep_drawn(state, seat, kind)
    state.phase = ACTING
