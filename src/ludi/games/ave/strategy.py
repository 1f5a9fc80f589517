"""A sensible way to play Avé: what a number is worth where it stands, and one die ahead.

Worth is counted in sixtieths of a point, in whole numbers, so that every engine agrees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludi.games.ave.actions import (
    PASS,
    PLAY_IGNORE_ONE,
    PLAY_REPEAT,
    PLAY_REROLL_I,
    PLAY_REROLL_ONE,
    PLAY_REROLL_V,
    ROLL,
    STOP,
    TO_JOKER,
)
from ludi.games.ave.cards import (
    CARD_KINDS,
    CARDS,
    DICE,
    DIE,
    FACE_KINDS,
    FACE_OF,
    FREE,
    HIGHEST,
    IGNORE_ONE,
    JOKER,
    REROLL_I,
    REROLL_ONE,
    REROLL_V,
    ROWS,
    SIDES,
    I,
    V,
    X,
)
from ludi.games.ave.rules.columns import NOWHERE, fitting_rows, twin_row, writing
from ludi.games.ave.rules.dice import count_readings, highest_number, highest_reading
from ludi.games.ave.state import DECIDING, FAILED, REPEATING, State

# Of what it could do, how much each level overlooks, the weakest first.
OVERLOOKS: Final = (0.55, 0.41, 0.26, 0.0)

POINT: Final = 60

# How much a free row loses by being narrow: the numbers a row needs to be filled half the time.
ROOM: Final = 3

# What a failed turn is still worth while a card is in hand, and what each card is kept for.
RESCUE: Final = 6 * POINT
WORTH: Final = tuple(card.worth * POINT for card in CARDS)

NOTHING: Final = -1

# In how many ways so many dice can fall.
THROWS: Final[tuple[int, ...]] = tuple(SIDES**dice for dice in range(DICE + 1))


def suggest(state: State, seat: int) -> int:
    """An action for the seat on turn."""
    if state.phase == REPEATING:
        return best_repeat(state, seat)
    if state.phase == FAILED:
        return best_card(state, seat)
    if state.phase == DECIDING:
        return write_or_roll(state, seat)
    return ROLL


def write_or_roll(state: State, seat: int) -> int:
    """Write if the best place is worth more than one more die promises."""
    column = state.columns[seat]
    ones, fives, tens = state.showing[I], state.showing[V], state.showing[X]
    now = worth_of_dice(column, ones, fives, tens)
    if state.unrolled == 0:
        return best_writing(column, ones, fives, tens)
    ahead = worth_of_roll(column, ones, fives, tens, worth_of_failure(state, seat))
    if now == NOTHING:
        return STOP if worth_of_best_card(state, seat) > ahead else ROLL
    return ROLL if ahead > now else best_writing(column, ones, fives, tens)


def worth_of_failure(state: State, seat: int) -> int:
    for card in range(CARD_KINDS):
        if state.cards[seat][card]:
            return RESCUE
    return 0


def worth_of_room(rows: int, below: int, above: int) -> int:
    """What free rows between two numbers can be expected to bring."""
    numbers = above - below - 1
    if rows == 0 or numbers <= 0:
        return 0
    return rows * (below + above) * POINT * numbers // (2 * (numbers + ROOM * rows))


def worth_of_place(column: Sequence[int], number: int, row: int) -> int:
    """What a number brings in a row, less what it takes from the rows around it."""
    first, end = fitting_rows(column, number)
    below = column[first - 1] if first > 0 else FREE
    above = column[end] if end < ROWS else HIGHEST + 1
    before = worth_of_room(end - first, below, above)
    after = worth_of_room(row - first, below, number) + worth_of_room(end - row - 1, number, above)
    return number * POINT + after - before


def best_row(column: Sequence[int], number: int) -> int:
    """The row where a number is worth most; NOWHERE if it fits in none."""
    first, end = fitting_rows(column, number)
    best = NOWHERE
    for row in range(first, end):
        if best == NOWHERE or worth_of_place(column, number, row) > worth_of_place(
            column, number, best
        ):
            best = row
    return best


def worth_of_number(column: Sequence[int], number: int) -> int:
    row = best_row(column, number)
    return NOTHING if row == NOWHERE else max(worth_of_place(column, number, row), 0)


def best_number(column: Sequence[int], ones: int, fives: int, tens: int) -> int:
    """The reading of such dice that is worth most; 0 if they form no number."""
    highest = highest_number(ones, fives, tens)
    best = highest
    if count_readings(ones, highest) == 2 and (
        worth_of_number(column, highest - 2) > worth_of_number(column, highest)
    ):
        best = highest - 2
    return best


def worth_of_dice(column: Sequence[int], ones: int, fives: int, tens: int) -> int:
    """What writing the better reading is worth; NOTHING if none can be written."""
    number = best_number(column, ones, fives, tens)
    return NOTHING if number == 0 else worth_of_number(column, number)


def best_writing(column: Sequence[int], ones: int, fives: int, tens: int) -> int:
    number = best_number(column, ones, fives, tens)
    return writing(number, best_row(column, number))


def worth_of_roll(column: Sequence[int], ones: int, fives: int, tens: int, failed: int) -> int:
    """What one more die promises; an unwritable number is worth as little as a failure."""
    total = DIE[I] * max(failed, worth_of_dice(column, ones + 1, fives, tens))
    total += DIE[V] * max(failed, worth_of_dice(column, ones, fives + 1, tens))
    total += DIE[X] * max(failed, worth_of_dice(column, ones, fives, tens + 1))
    return total // SIDES


def best_card(state: State, seat: int) -> int:
    """The use of a card that promises most above what the card is worth kept; else pass."""
    best = 0
    chosen = PASS
    for card in range(JOKER):
        for face in range(FACE_KINDS):
            worth = worth_of_use(state, seat, card, face)
            own = worth - WORTH[card] if state.cards[seat][card] else 0
            joker = worth - WORTH[JOKER] if state.cards[seat][JOKER] else 0
            if own > best:
                best = own
                chosen = use_of_card(state, card, face)
            if joker > best:
                best = joker
                chosen = use_of_card(state, card, face) + TO_JOKER
    return chosen


def worth_of_best_card(state: State, seat: int) -> int:
    best = 0
    for card in range(JOKER):
        for face in range(FACE_KINDS):
            worth = worth_of_use(state, seat, card, face)
            if state.cards[seat][card]:
                best = max(best, worth - WORTH[card])
            if state.cards[seat][JOKER]:
                best = max(best, worth - WORTH[JOKER])
    return best


def use_of_card(state: State, card: int, face: int) -> int:
    if card == REROLL_I:
        return PLAY_REROLL_I + state.showing[face] - 1
    if card == REROLL_V:
        return PLAY_REROLL_V + state.showing[face] - 1
    if card == REROLL_ONE:
        return PLAY_REROLL_ONE + face
    if card == IGNORE_ONE:
        return PLAY_IGNORE_ONE + face
    return PLAY_REPEAT


def worth_of_use(state: State, seat: int, card: int, face: int) -> int:
    """What a card promises; `face` is the die it is used on, where it is used on one."""
    column = state.columns[seat]
    if card in (REROLL_I, REROLL_V):
        dice = state.showing[face] if face == FACE_OF[card] else 0
        return worth_of_reroll(state, column, face, dice)
    if card == REROLL_ONE:
        return worth_of_reroll(state, column, face, min(state.showing[face], 1))
    if card == IGNORE_ONE:
        return worth_of_ignoring(state, column, face)
    # It is used on no die: counted once.
    return worth_of_repeat(state, column) if face == 0 else 0


def worth_of_reroll(state: State, column: Sequence[int], face: int, dice: int) -> int:
    """The mean over all that so many dice can show."""
    if dice == 0:
        return 0
    kept_ones = state.showing[I] - (dice if face == I else 0)
    kept_fives = state.showing[V] - (dice if face == V else 0)
    kept_tens = state.showing[X] - (dice if face == X else 0)
    total = 0
    for ones in range(dice + 1):
        for fives in range(dice - ones + 1):
            tens = dice - ones - fives
            worth = worth_of_dice(column, kept_ones + ones, kept_fives + fives, kept_tens + tens)
            total += ways(ones, fives, tens) * max(worth, 0)
    return total // THROWS[dice]


def ways(ones: int, fives: int, tens: int) -> int:
    """How many of the 6^n throws of n dice show just this."""
    count = 1
    for _ in range(ones):
        count *= DIE[I]
    for die in range(fives):
        count = count * DIE[V] * (ones + die + 1) // (die + 1)
    for die in range(tens):
        count = count * DIE[X] * (ones + fives + die + 1) // (die + 1)
    return count


def worth_of_ignoring(state: State, column: Sequence[int], face: int) -> int:
    if state.showing[face] == 0:
        return 0
    ones = state.showing[I] - (1 if face == I else 0)
    fives = state.showing[V] - (1 if face == V else 0)
    tens = state.showing[X] - (1 if face == X else 0)
    now = max(worth_of_dice(column, ones, fives, tens), 0)
    if state.unrolled == 0:
        return now
    return max(now, worth_of_roll(column, ones, fives, tens, 0))


def worth_of_repeat(state: State, column: Sequence[int]) -> int:
    """A twin takes no numbers from the other rows, but the row it stands in."""
    number = best_twin(state, column)
    return 0 if number == NOTHING else worth_of_twin(column, number)


def worth_of_twin(column: Sequence[int], number: int) -> int:
    row = twin_row(column, number)
    first = row
    while first > 0 and column[first - 1] == FREE:
        first -= 1
    end = row + 1
    while end < ROWS and column[end] == FREE:
        end += 1
    below = column[first - 1] if first > 0 else FREE
    above = column[end] if end < ROWS else HIGHEST + 1
    before = worth_of_room(end - first, below, above)
    after = worth_of_room(end - first - 1, below, above)
    return max(number * POINT + after - before, 0)


def best_twin(state: State, column: Sequence[int]) -> int:
    """The highest reading that can be repeated; NOTHING if none can."""
    highest = highest_reading(state)
    for reading in range(count_readings(state.showing[I], highest)):
        if twin_row(column, highest - 2 * reading) != NOWHERE:
            return highest - 2 * reading
    return NOTHING


def best_repeat(state: State, seat: int) -> int:
    column = state.columns[seat]
    number = best_twin(state, column)
    return writing(number, twin_row(column, number))
