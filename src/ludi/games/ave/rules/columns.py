"""Writing numbers in a column: AVE-2.6 and AVE-2.7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludi.core.events import emit
from ludi.core.state import Buffer
from ludi.games.ave.actions import WRITE
from ludi.games.ave.cards import FREE, ROWS, I
from ludi.games.ave.events import NUMBER_WRITTEN
from ludi.games.ave.rules.dice import count_readings, highest_reading
from ludi.games.ave.rules.ending import call_last_round
from ludi.games.ave.state import DECIDING, REPEATING, State

NOWHERE: Final = -1


def fitting_rows(column: Sequence[int], number: int) -> tuple[int, int]:
    """AVE-2.7: the first row, from 0, in which the number may stand, and the row after the last.

    Where the two meet, it fits nowhere. Where they cross, it stands there already, from the
    second of the two rows to the one before the first.
    """
    first = 0
    end = ROWS
    for row in range(ROWS):
        written = column[row]
        if written != FREE and written <= number:
            first = row + 1
        if written >= number:
            end = min(end, row)
    return first, end


def can_write(state: State, seat: int) -> bool:
    """AVE-2.3, AVE-2.6: whether some reading of the dice fits a free row."""
    highest = highest_reading(state)
    for reading in range(count_readings(state.showing[I], highest)):
        first, end = fitting_rows(state.columns[seat], highest - 2 * reading)
        if first < end:
            return True
    return False


def legal_writings(state: State, seat: int, out: Buffer, count: int) -> tuple[int, bool]:
    """AVE-2.3, AVE-2.6: every reading in every row that it fits, or beside its twins (AVE-4.5).

    Also says whether some reading could be written beside a twin, for the cards to come.
    """
    column = state.columns[seat]
    highest = highest_reading(state)
    may_repeat = False
    for reading in range(count_readings(state.showing[I], highest)):
        number = highest - 2 * reading
        first, end = fitting_rows(column, number)
        if first > end:
            twins = legal_twins(column, number, first, end, out, count)
            may_repeat = may_repeat or twins > count
            count = twins if state.phase == REPEATING else count
        elif state.phase == DECIDING:
            for row in range(first, end):
                out[count] = writing(number, row)
                count += 1
    return count, may_repeat


def legal_twins(
    column: Sequence[int], number: int, first: int, end: int, out: Buffer, count: int
) -> int:
    """AVE-4.5: the free rows next to where the number stands, from row `end` to before `first`."""
    if is_free(column, end - 1):
        out[count] = writing(number, end - 1)
        count += 1
    if is_free(column, first):
        out[count] = writing(number, first)
        count += 1
    return count


def twin_row(column: Sequence[int], number: int) -> int:
    """AVE-4.5: the first free row next to where a number stands; NOWHERE if there is none."""
    first, end = fitting_rows(column, number)
    if first <= end:
        return NOWHERE
    if is_free(column, end - 1):
        return end - 1
    return first if is_free(column, first) else NOWHERE


def is_free(column: Sequence[int], row: int) -> bool:
    """Whether there is such a row, and nothing stands in it."""
    return 0 <= row < ROWS and column[row] == FREE


def writing(number: int, row: int) -> int:
    """The action of writing a number in a row, counted from 0."""
    return WRITE + (number - 1) * ROWS + row


def write(state: State, seat: int, number: int, row: int) -> None:
    """AVE-2.6, AVE-5.1: the seventh number calls the last round."""
    state.columns[seat][row] = number
    emit(state, NUMBER_WRITTEN, seat, number, row + 1)
    if is_full(state.columns[seat]):
        call_last_round(state, seat)


def is_full(column: Sequence[int]) -> bool:
    for row in range(ROWS):
        if column[row] == FREE:
            return False
    return True
