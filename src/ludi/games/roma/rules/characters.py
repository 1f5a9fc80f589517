"""What the characters do (ROM-5), in the order of the rulebook."""

from __future__ import annotations

from ludi.core.events import emit, whisper
from ludi.core.sets import count_bits, kinds_in, total_of
from ludi.games.roma.actions import LOWER, RAISE
from ludi.games.roma.cards import (
    DISCS,
    ESSEDUM_LOWERS,
    KINDS,
    LAID_BY,
    MERCATOR_MOST,
    MERCATOR_PRICE,
    NOTHING,
    TRIBUNUS_TAKES,
)
from ludi.games.roma.events import (
    CARD_COPIED,
    CARD_KEPT,
    CARD_RETURNED,
    CARDS_TAKEN_UP,
    DEFENCES_LOWERED,
    DIE_CHANGED,
    DISC_BLOCKED,
    POINTS_BOUGHT,
)
from ludi.games.roma.rules.components import (
    HIGHEST,
    LOWEST,
    discard_card,
    discs_among,
    discs_with,
    gain,
    rob,
)
from ludi.games.roma.rules.drawing import refill_pile
from ludi.games.roma.state import ACTING, State


def sacrifice(state: State, seat: int, disc: int) -> None:
    """ROM-5.1 Sicarius, ROM-5.9 Nero: the card aimed at goes, and this card."""
    discard_card(state, 1 - seat, disc)
    discard_card(state, seat, state.source - 1)


def fitting(state: State, seat: int, kind: int) -> int:
    """ROM-5.2 Architectus, ROM-5.13 Senator: the kinds in hand that one of them lays."""
    return kinds_in(state.hands[seat]) & LAID_BY[kind]


def lay_free(state: State, seat: int) -> None:
    """ROM-5.2 Architectus, ROM-5.13 Senator: a card is laid; there may be more."""
    state.has_laid = 1
    if fitting(state, seat, state.acting) == 0:
        state.phase = ACTING


def take_up(state: State, seat: int, kind: int) -> None:
    """ROM-5.3 Consiliarius, ROM-6.3 Machina: take up the own cards of a sort."""
    taken = discs_among(state, seat, LAID_BY[kind])
    for disc in range(DISCS):
        if taken >> disc & 1:
            state.aloft[state.discs[seat][disc]] += 1
            state.discs[seat][disc] = NOTHING
    emit(state, CARDS_TAKEN_UP, seat, count_bits(taken))


def lay_again(state: State, kind: int, disc: int) -> None:
    """ROM-5.3 Consiliarius, ROM-6.3 Machina: all are laid, each at another disc."""
    state.aloft[kind] -= 1
    state.relaid |= 1 << disc
    if total_of(state.aloft) == 0:
        state.phase = ACTING


def legat(state: State, seat: int) -> None:
    """ROM-5.4: a point for each disc where the opponent has no card."""
    gain(state, seat, count_bits(discs_with(state, 1 - seat, NOTHING)))


def gladiator(state: State, seat: int, disc: int) -> None:
    """ROM-5.5: back to the hand; ROM-8.1: everybody has seen it."""
    other = 1 - seat
    kind = state.discs[other][disc]
    state.discs[other][disc] = NOTHING
    state.hands[other][kind] += 1
    state.known[other][kind] += 1
    emit(state, CARD_RETURNED, other, kind, disc + 1)


def most_bought(state: State, seat: int) -> int:
    """ROM-5.6 Mercator: what money and the opponent's points allow."""
    most = min(state.money[seat] // MERCATOR_PRICE, state.vp[1 - seat])
    return min(most, MERCATOR_MOST) if state.mercator_max_3 else most


def buy(state: State, seat: int, count: int) -> None:
    """ROM-5.6 Mercator: the opponent is paid."""
    price = MERCATOR_PRICE * count
    state.money[seat] -= price
    state.money[1 - seat] += price
    state.vp[seat] += count
    state.vp[1 - seat] -= count
    emit(state, POINTS_BOUGHT, seat, count, price)
    state.phase = ACTING


def changes(state: State) -> int:
    """ROM-5.7 Consul: a 1 only goes up, a 6 only down; a bit each, from `raise 1` on."""
    shown = kinds_in(state.dice)
    return shown & ~HIGHEST | (shown & ~LOWEST) << LOWER - RAISE


def turn_die(state: State, seat: int, before: int, by: int) -> None:
    """ROM-5.7 Consul: another unused die shows one more or less."""
    after = before + by
    state.dice[before] -= 1
    state.dice[after] += 1
    emit(state, DIE_CHANGED, seat, before + 1, after + 1)
    state.phase = ACTING


def attack_opposite(state: State) -> None:
    """ROM-5.8 Legionarius, ROM-5.17 Centurio."""
    state.target = state.source


def block(state: State, seat: int, disc: int) -> None:
    """ROM-5.10 Praetorianus: the opponent cannot activate a card there on the next turn."""
    state.blocked[1 - seat] |= 1 << disc
    emit(state, DISC_BLOCKED, 1 - seat, disc + 1)
    state.phase = ACTING


def copied(state: State, seat: int, disc: int) -> int:
    """ROM-5.11 Scaenicus: whose action he performs."""
    kind = state.discs[seat][disc]
    emit(state, CARD_COPIED, seat, kind)
    return kind


def search_pile(state: State, seat: int) -> None:
    """ROM-5.12 Haruspex; ROM-8.1: who has seen the pile knows the other's hand."""
    refill_pile(state)
    for kind in range(KINDS):
        state.known[1 - seat][kind] = state.hands[1 - seat][kind]


def keep_found(state: State, seat: int, kind: int) -> None:
    """ROM-5.12 Haruspex; ROM-8.1: the last card of the pile tells the other what the hand is."""
    state.pile[kind] -= 1
    whisper(state, CARD_KEPT, 1 << seat, seat, kind)
    if total_of(state.pile) == 0:
        for held in range(KINDS):
            state.known[seat][held] = state.hands[seat][held]


def attack_chosen(state: State, disc: int) -> None:
    """ROM-5.14 Velites, ROM-6.6 Onager."""
    state.target = disc + 1


def essedum(state: State, seat: int) -> None:
    """ROM-5.15: all opposing cards are weaker for the rest of the turn."""
    state.essedum += 1
    emit(state, DEFENCES_LOWERED, seat, ESSEDUM_LOWERS)


def tribunus_plebis(state: State, seat: int) -> None:
    """ROM-5.16: victory points of the other player."""
    rob(state, seat, TRIBUNUS_TAKES)
