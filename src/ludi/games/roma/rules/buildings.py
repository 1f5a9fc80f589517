"""What the buildings do (ROM-6), in the order of the rulebook; Machina acts as Consiliarius does,
Onager as Velites, and Turris is a matter of battles."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.core.sets import count_bits, kinds_in
from ludi.games.roma.cards import BASILICA, BASILICA_ADDS, CHARACTERS, FORUM, TEMPLUM
from ludi.games.roma.events import CARD_FETCHED
from ludi.games.roma.rules.components import beside, discs_with, gain, rob, spare_dice
from ludi.games.roma.state import ACTING, PAYING_FORUM, PAYING_TEMPLUM, State


def fetchable(state: State) -> int:
    """ROM-6.1 Aesculapinum: the characters in the discards."""
    return kinds_in(state.discards) & CHARACTERS


def keep_fetched(state: State, seat: int, kind: int) -> None:
    """ROM-6.1 Aesculapinum; ROM-8.1: everybody sees which."""
    state.discards[kind] -= 1
    state.known[seat][kind] += 1
    emit(state, CARD_FETCHED, seat, kind)


def forum_bonus(state: State, seat: int, disc: int) -> int:
    """ROM-6.2: what Basilicas add to a Forum at a disc."""
    return BASILICA_ADDS * beside(state, seat, disc, BASILICA)


def ask_on(state: State, seat: int) -> None:
    """ROM-6.7: after Forum's die, a Templum beside it asks about the third; else all is paid."""
    is_forum = state.phase == PAYING_FORUM
    state.phase = ACTING
    if is_forum and spare_dice(state) and beside(state, seat, state.source - 1, TEMPLUM):
        state.phase = PAYING_TEMPLUM


def pay_forum(state: State, seat: int) -> None:
    """ROM-6.4, ROM-7.2: one payment."""
    gain(state, seat, state.tally + forum_bonus(state, seat, state.source - 1))


def count_forums(state: State, seat: int) -> int:
    return count_bits(discs_with(state, seat, FORUM))


def mercatus(state: State, seat: int) -> None:
    """ROM-6.5: a point for each of the opponent's Forums."""
    rob(state, seat, count_forums(state, 1 - seat))
