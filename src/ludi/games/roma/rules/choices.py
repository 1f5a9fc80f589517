"""Who is asked, and what may be answered, in every phase."""

from __future__ import annotations

from typing import Final

from ludi.core.sets import kinds_in, write_bits
from ludi.core.state import Buffer
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
    MONEY,
    RAISE,
    REROLL,
    STOP,
    TAKE,
    USE,
)
from ludi.games.roma.cards import AESCULAPINUM, DISCS, HARUSPEX, NOTHING
from ludi.games.roma.rules.activating import activable, copyable, targets
from ludi.games.roma.rules.buildings import fetchable
from ludi.games.roma.rules.characters import changes, fitting, most_bought
from ludi.games.roma.rules.components import discs_with
from ludi.games.roma.rules.drawing import drawable
from ludi.games.roma.rules.turn import affordable
from ludi.games.roma.state import (
    ACTING,
    ADDING,
    AIMING,
    ALL_DISCS,
    BEGINNING,
    BLOCKING,
    BUYING,
    CHANGING,
    COPYING,
    GIVING,
    LAYING,
    OVER,
    PAYING_FORUM,
    PAYING_TEMPLUM,
    RELAYING,
    REROLLING,
    ROLLING,
    SETTING,
    TAKING,
    State,
)

# What a question's first answer is, by phase; the layings apart.
_ANSWERS: Final = {
    GIVING: GIVE,
    REROLLING: REROLL,
    ACTING: MONEY,
    TAKING: TAKE,
    AIMING: AIM,
    COPYING: COPY,
    BLOCKING: BLOCK,
    CHANGING: RAISE,
    BUYING: BUY,
    PAYING_FORUM: USE,
    PAYING_TEMPLUM: USE,
    ADDING: USE,
}
FIRST_ANSWERS: Final = tuple(_ANSWERS.get(phase, 0) for phase in range(OVER))


def to_act(state: State) -> int:
    """ROM-2.2: both give at the same time; ROM-2.3: then one sets cards, then the other."""
    if state.phase in (BEGINNING, ROLLING, OVER):
        return 0
    if state.phase == GIVING:
        return state.waiting
    return state.waiting & 1 << state.turn if state.phase == SETTING else 1 << state.turn


def legal(state: State, seat: int, out: Buffer) -> int:
    """Write the legal actions of a seat into `out` and return how many there are."""
    if not to_act(state) >> seat & 1:
        return 0
    kinds = layable_kinds(state, seat)
    count = write_layings(kinds, layable_discs(state, seat), out) if kinds else 0
    count = write_bits(answers(state, seat), FIRST_ANSWERS[state.phase], count, out)
    if may_stop(state):
        out[count] = END if state.phase == ACTING else STOP
        count += 1
    return count


# --- Layings ------------------------------------------------------------------------------------


def layable_kinds(state: State, seat: int) -> int:
    """The kinds of card that may be laid now."""
    if state.phase == ACTING:
        return affordable(state, seat)
    if state.phase == RELAYING:
        return kinds_in(state.aloft)
    if state.phase == LAYING:
        return fitting(state, seat, state.acting)
    return kinds_in(state.hands[seat]) if state.phase == SETTING else 0


def layable_discs(state: State, seat: int) -> int:
    """ROM-2.3, ROM-5.3: in the set-up open discs; cards laid again, each at another disc."""
    if state.phase == SETTING:
        return discs_with(state, seat, NOTHING)
    return ALL_DISCS & ~state.relaid


def write_layings(kinds: int, discs: int, out: Buffer) -> int:
    """Every kind of a set at every disc of a set."""
    count = 0
    kind = 1
    while kinds >> kind:
        if kinds >> kind & 1:
            count = write_bits(discs, LAY + (kind - 1) * DISCS, count, out)
        kind += 1
    return count


# --- Other answers, a bit each, counted from the first of the phase -----------------------------


def answers(state: State, seat: int) -> int:
    phase = state.phase
    if phase == ACTING:
        return turn_answers(state, seat)
    if phase in (PAYING_FORUM, PAYING_TEMPLUM, ADDING):
        return kinds_in(state.dice)
    if phase == GIVING:
        return kinds_in(state.hands[seat]) >> 1
    if phase == TAKING:
        return takeable(state) >> 1
    if phase == REROLLING:
        return 1
    if phase == BUYING:
        return (1 << most_bought(state, seat)) - 1
    if phase == CHANGING:
        return changes(state)
    return disc_answers(state, seat)


def turn_answers(state: State, seat: int) -> int:
    """ROM-3.3, ROM-3.10: a die for money, for cards if there are any, or for a card."""
    shown = kinds_in(state.dice)
    drawing = shown if drawable(state) else 0
    activating = shown & activable(state, seat)
    return shown | drawing << DRAW_CARDS - MONEY | activating << ACTIVATE - MONEY


def takeable(state: State) -> int:
    """The kinds that a card may be taken of: in the discards, in the pile, or drawn."""
    if state.acting == AESCULAPINUM:
        return fetchable(state)
    return kinds_in(state.pile) if state.acting == HARUSPEX else kinds_in(state.aloft)


def disc_answers(state: State, seat: int) -> int:
    """Whom to aim at, whom to copy, which disc to block."""
    if state.phase == AIMING:
        return targets(state, seat, state.acting)
    if state.phase == COPYING:
        return copyable(state, seat)
    return ALL_DISCS & ~state.blocked[1 - seat] if state.phase == BLOCKING else 0


def may_stop(state: State) -> bool:
    """Whether a turn may end, or what is asked may be declined."""
    if state.phase == LAYING:
        return state.has_laid == 1
    return state.phase in (ACTING, REROLLING, PAYING_TEMPLUM, ADDING)
