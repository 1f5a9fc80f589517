"""Action cards: AVE-4."""

from __future__ import annotations

from ludi.core.events import emit
from ludi.core.state import Buffer
from ludi.games.ave.actions import (
    PLAY_IGNORE_ONE,
    PLAY_JOKER,
    PLAY_REPEAT,
    PLAY_REROLL_I,
    PLAY_REROLL_ONE,
    PLAY_REROLL_V,
    TO_JOKER,
)
from ludi.games.ave.cards import (
    CARD_KINDS,
    FACE_KINDS,
    FACE_OF,
    IGNORE_ONE,
    JOKER,
    REPEAT,
    REROLL_I,
    REROLL_ONE,
    REROLL_V,
)
from ludi.games.ave.events import CARD_PLAYED, DICE_TAKEN_UP, DIE_SET_ASIDE, JOKER_PLAYED
from ludi.games.ave.rules.dice import dice_showing
from ludi.games.ave.state import REPEATING, State


def has_a_card(state: State, seat: int) -> int:
    for card in range(CARD_KINDS):
        if state.cards[seat][card]:
            return 1
    return 0


def may_play_card_now(state: State) -> bool:
    """AVE-3.3, AVE-6.2: before a failure only with `cards_any_time`, while dice show."""
    return bool(state.cards_any_time) and state.phase != REPEATING and dice_showing(state) > 0


def legal_cards(state: State, seat: int, may_repeat: bool, out: Buffer, count: int) -> int:
    """AVE-4.1 to AVE-4.7: every use of every card in hand; a joker has the uses of all others."""
    hand = state.cards[seat]
    joker = hand[JOKER]
    count = legal_counts(state, FACE_OF[REROLL_I], PLAY_REROLL_I, hand[REROLL_I], joker, out, count)
    count = legal_counts(state, FACE_OF[REROLL_V], PLAY_REROLL_V, hand[REROLL_V], joker, out, count)
    for face in range(FACE_KINDS):
        if state.showing[face] > 0:
            count = add_use(PLAY_REROLL_ONE + face, hand[REROLL_ONE], joker, out, count)
            count = add_use(PLAY_IGNORE_ONE + face, hand[IGNORE_ONE], joker, out, count)
    if may_repeat:
        count = add_use(PLAY_REPEAT, hand[REPEAT], joker, out, count)
    return count


def legal_counts(
    state: State, face: int, use: int, card: int, joker: int, out: Buffer, count: int
) -> int:
    """AVE-4.1, AVE-4.2: all dice of the face; at least one of them with `reroll_any`."""
    dice = state.showing[face]
    fewest = 1 if state.reroll_any else max(dice, 1)
    for rerolled in range(fewest, dice + 1):
        count = add_use(use + rerolled - 1, card, joker, out, count)
    return count


def add_use(use: int, card: int, joker: int, out: Buffer, count: int) -> int:
    """One use of a card, if it is in hand, and the same of a joker (AVE-4.6)."""
    out[count] = use
    count += card
    out[count] = use + TO_JOKER
    return count + joker


def play_card(state: State, seat: int, action: int) -> int:
    """AVE-4.1 to AVE-4.4: use a card on the dice; return how many of them are then thrown."""
    use = spend_card(state, seat, action)
    if use < PLAY_REROLL_V:
        return reroll_i(state, seat, use - PLAY_REROLL_I + 1)
    if use < PLAY_REROLL_ONE:
        return reroll_v(state, seat, use - PLAY_REROLL_V + 1)
    if use < PLAY_IGNORE_ONE:
        return reroll_one(state, seat, use - PLAY_REROLL_ONE)
    return ignore_one(state, seat, use - PLAY_IGNORE_ONE)


def reroll_i(state: State, seat: int, dice: int) -> int:
    """AVE-4.1: as many dice that show I."""
    return take_up(state, seat, FACE_OF[REROLL_I], dice)


def reroll_v(state: State, seat: int, dice: int) -> int:
    """AVE-4.2: as many dice that show V."""
    return take_up(state, seat, FACE_OF[REROLL_V], dice)


def reroll_one(state: State, seat: int, face: int) -> int:
    """AVE-4.3: one die of choice."""
    return take_up(state, seat, face, 1)


def take_up(state: State, seat: int, face: int, dice: int) -> int:
    """Dice that lie no longer, and are to be thrown again."""
    state.showing[face] -= dice
    emit(state, DICE_TAKEN_UP, seat, face, dice)
    return dice


def ignore_one(state: State, seat: int, face: int) -> int:
    """AVE-4.4: one die is neither showing nor left to be rolled; none is thrown."""
    state.showing[face] -= 1
    emit(state, DIE_SET_ASIDE, seat, face)
    return 0


def play_repeat(state: State, seat: int, action: int) -> None:
    """AVE-4.5: a number is now written beside its twin."""
    spend_card(state, seat, action)
    state.phase = REPEATING


def spend_card(state: State, seat: int, action: int) -> int:
    """AVE-3.3: a card is used once and then gone; return its use, a joker's as the card it is."""
    if action >= PLAY_JOKER:
        state.cards[seat][JOKER] = 0
        emit(state, JOKER_PLAYED, seat, card_of_use(action - TO_JOKER))
        return action - TO_JOKER
    state.cards[seat][card_of_use(action)] = 0
    emit(state, CARD_PLAYED, seat, card_of_use(action))
    return action


def is_repeat(action: int) -> bool:
    return action == PLAY_REPEAT or action == PLAY_REPEAT + TO_JOKER


# The uses of cards stand in this order.
assert PLAY_REROLL_I < PLAY_REROLL_V < PLAY_REROLL_ONE < PLAY_IGNORE_ONE < PLAY_REPEAT < PLAY_JOKER


def card_of_use(use: int) -> int:
    if use < PLAY_REROLL_V:
        return REROLL_I
    if use < PLAY_REROLL_ONE:
        return REROLL_V
    if use < PLAY_IGNORE_ONE:
        return REROLL_ONE
    if use < PLAY_REPEAT:
        return IGNORE_ONE
    return REPEAT
