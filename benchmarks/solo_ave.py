"""The best that one player alone can do in Avé, computed exactly (AVE-7.6).

    python benchmarks/solo_ave.py [TURNS] [--threads N]

One player has TURNS turns (12 unless told), an empty column and six cards, and maximises the final
score. The figures for all fewer turns come out on the way and are printed next to the ones that the
specification gives. On two cores 12 turns take about 8 minutes, and
6 GiB (for the eager player; the optimum needs 2).

A column's future depends only on its gaps: how many free rows lie between which two numbers. So all
columns that can come about are listed, one for each list of gaps, and valued from the last turn
backwards. One turn is a fixed list of steps over all hands, dice set aside and dice showing, and it
is run for several columns at once.

The eager player writes the first number that can be written, in the higher reading if that fits, in
the row nearest to where the numbers 1 to 39 spread evenly would put it, and plays no card. The
specification does not say which row and reading; this rule gives its figure.

What dice form, what may follow a roll, which cards may be played, what they take up and where a
number fits is asked of `ludi.games.ave.rules`. One thing is not as in a match: a failure without
cards ends nothing (AVE-5.2), the player has all turns.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np

from ludi.games.ave.cards import (
    CARD_BONUS,
    DICE,
    DIE,
    FREE,
    HIGHEST,
    JOKER,
    REPEAT,
    ROWS,
    I,
    V,
    X,
)
from ludi.games.ave.champion.turn import (
    ALL_CARDS,
    FIRST_DICE,
    PASSED,
    TWIN,
    WRITTEN,
    Array,
    Turn,
    all_dice,
    readings,
)
from ludi.games.ave.rules import columns

SPECIFIED: Final = {6: 164.129, 8: 189.893, 10: 206.043, 12: 217.454}
SPECIFIED_EAGER: Final = {12: 138.288}
SPECIFIED_LISTS: Final = 992_017

EMPTY: Final = (FREE,) * ROWS

# So many columns are valued side by side: what one wide instruction of a CPU holds.
LANES: Final = 8

# How many columns are valued in one go by one thread.
PART: Final = 128 * LANES

Function = TypeVar("Function", bound=Callable[..., Any])


# --- Columns --------------------------------------------------------------------------------------


@dataclass
class Columns:
    """One column for each list of gaps, by how many numbers were written since the first.

    `ends[n]` is how many columns have at most n more numbers than the first. What can be written in
    column c are the entries from `starts[c]` to `starts[c + 1]`: a number, whether it is a twin,
    and the column that comes of it. `cells` are the columns themselves, row by row.
    """

    ends: list[int]
    cells: Array
    starts: Array
    numbers: Array
    is_twin: Array
    nexts: Array

    def writing(self) -> tuple[Array, ...]:
        return self.starts, self.numbers, self.is_twin, self.nexts


def compiled(function: Function) -> Function:
    compile_it: Any = numba.njit(nogil=True, error_model="numpy")
    return cast(Function, compile_it(function))


fitting_rows = compiled(columns.fitting_rows)


@compiled
def gaps(column: Array) -> int:
    """The gaps of a column as one number: of each its rows, the number below and that above."""
    packed = 0
    below = FREE
    free = 0
    for row in range(ROWS + 1):
        written = column[row] if row < ROWS else HIGHEST + 1
        if written == FREE:
            free += 1
        else:
            if free:
                packed = ((packed * 8 + free) * 64 + below) * 64 + written
            below = written
            free = 0
    return packed


@compiled
def nearest_row(number: int, first: int, end: int) -> int:
    """Of these rows, the one whose middle is nearest to where 1 to 39 spread evenly put a number.

    Twice 39 times the distance is a whole number, so that every machine finds the same row.
    """
    nearest = first
    for row in range(first, end):
        if abs(distance(number, row)) < abs(distance(number, nearest)):
            nearest = row
    return nearest


@compiled
def distance(number: int, row: int) -> int:
    return 2 * ROWS * number - HIGHEST * (2 * row + 1)


@compiled
def rows(column: Array) -> int:
    """The whole column as one number; full ones are all the same."""
    packed = 0
    for row in range(ROWS):
        packed = packed * 64 + column[row]
    return packed if gaps(column) else 0


@compiled
def list_writings(columns: Array, numbers: Array, is_eager: bool, out: Array) -> int:
    """What can be written in each column: its index, number, row, whether a twin, what is left."""
    count = 0
    for index in range(len(columns)):
        column = columns[index].copy()
        for number in numbers:
            first, end = fitting_rows(column, number)
            if first > end:
                for row in (end - 1, first):
                    if 0 <= row < ROWS and column[row] == FREE:
                        count = note_writing(column, index, number, row, 1, is_eager, out, count)
            elif first < end:
                if is_eager:
                    first = nearest_row(number, first, end)
                    end = first + 1
                for row in range(first, end):
                    count = note_writing(column, index, number, row, 0, is_eager, out, count)
    return count


@compiled
def note_writing(
    column: Array,
    index: int,
    number: int,
    row: int,
    is_twin: int,
    is_eager: bool,
    out: Array,
    count: int,
) -> int:
    column[row] = number
    if count < len(out):
        out[count, 0] = index
        out[count, 1] = number
        out[count, 2] = row
        out[count, 3] = is_twin
        out[count, 4] = rows(column) if is_eager else gaps(column)
    column[row] = FREE
    return count + 1


def writings(columns: Array, is_eager: bool) -> Array:
    numbers = np.array(formed_numbers())
    room = list_writings(columns, numbers, is_eager, np.zeros((0, 5), np.int64))
    found = np.zeros((room, 5), np.int64)
    list_writings(columns, numbers, is_eager, found)
    return found


def list_columns(
    column: Sequence[int], most_written: int, most_twins: int, is_eager: bool
) -> Columns:
    """All columns that come of one by so many numbers, of them so many twins at most."""
    layer = np.array([column], np.int8)
    twins = np.zeros(1, np.int64)
    ends = [1]
    layers = [layer]
    counts, numbers, is_twin, nexts = [], [], [], []
    for _ in range(most_written):
        found = writings(layer, is_eager)
        twins_then = twins[found[:, 0]] + found[:, 3]
        found = found[twins_then <= most_twins]
        counts.append(np.bincount(found[:, 0], minlength=len(layer)))
        twins_then = twins_then[twins_then <= most_twins]
        _, firsts, place = np.unique(found[:, 4], return_index=True, return_inverse=True)
        numbers.append(found[:, 1].astype(np.int8))
        is_twin.append(found[:, 3].astype(np.int8))
        nexts.append((ends[-1] + place).astype(np.int32))
        layer = layer[found[firsts, 0]]
        layer[np.arange(len(firsts)), found[firsts, 2]] = found[firsts, 1]
        twins = np.full(len(firsts), ROWS)
        np.minimum.at(twins, place, twins_then)
        ends.append(ends[-1] + len(firsts))
        layers.append(layer)
    counts.append(np.zeros(len(layer), np.int64))
    starts = np.concatenate([[0], np.cumsum(np.concatenate(counts))])
    return Columns(
        ends,
        np.concatenate(layers),
        starts,
        np.concatenate(numbers),
        np.concatenate(is_twin),
        np.concatenate(nexts),
    )


def formed_numbers() -> list[int]:
    """AVE-7.1."""
    thrown = [dice for count in range(DICE + 1) for dice in all_dice(count)]
    return sorted({number for dice in thrown for number in readings(dice)})


# --- All turns ------------------------------------------------------------------------------------


@compiled
def fill_in(
    values: Array, column: int, lane: int, width: int, before: Array, writing: tuple[Array, ...]
) -> None:
    """What passing and each number that can be written are worth, with every hand."""
    starts, numbers, is_twin, nexts = writing
    for hand in range(before.shape[1]):
        row = hand * width
        values[row + PASSED, lane] = before[column, hand]
        for slot in range(PASSED + 1, FIRST_DICE):
            values[row + slot, lane] = -np.inf
    for entry in range(starts[column], starts[column + 1]):
        number = numbers[entry]
        slot = number + (TWIN if is_twin[entry] else WRITTEN)
        for hand in range(before.shape[1]):
            worth = number + before[nexts[entry], hand]
            if worth > values[hand * width + slot, lane]:
                values[hand * width + slot, lane] = worth


@compiled
def take_steps(values: Array, is_eager: bool, steps: tuple[Array, ...]) -> None:
    """Value every moment of a turn. Who is eager writes as soon and as high as possible."""
    targets, is_mean, sources, passing, has_failed, uses, uses_end = steps
    best = np.empty(LANES, values.dtype)
    use = 0
    for step in range(len(targets)):
        target = values[targets[step]]
        first = values[sources[step, 0]]
        second = values[sources[step, 1]]
        third = values[sources[step, 2]]
        if is_mean[step]:
            for lane in range(LANES):
                target[lane] = (
                    DIE[I] * first[lane] + DIE[V] * second[lane] + DIE[X] * third[lane]
                ) / 6
            continue
        best[:] = -np.inf
        while use < uses_end[step]:
            worth = values[uses[use]]
            for lane in range(LANES):
                best[lane] = max(best[lane], worth[lane])
            use += 1
        passed = values[passing[step]]
        for lane in range(LANES):
            may_stop = has_failed[step] or best[lane] > -np.inf
            stopped = max(best[lane], passed[lane]) if may_stop else -np.inf
            written = max(first[lane], second[lane])
            if written == -np.inf:
                target[lane] = max(stopped, third[lane])
            elif is_eager:
                target[lane] = first[lane] if first[lane] > -np.inf else second[lane]
            else:
                target[lane] = max(written, third[lane])


@compiled
def value_part(
    first: int,
    end: int,
    begins: Array,
    width: int,
    is_eager: bool,
    before: Array,
    after: Array,
    writing: tuple[Array, ...],
    steps: tuple[Array, ...],
) -> None:
    """The values of some columns with one turn more."""
    hands = before.shape[1]
    values = np.zeros((hands * width, LANES), before.dtype)
    for begin in range(first, end, LANES):
        lanes = min(LANES, end - begin)
        for lane in range(lanes):
            fill_in(values, begin + lane, lane, width, before, writing)
        take_steps(values, is_eager, steps)
        for lane in range(lanes):
            for hand in range(hands):
                after[begin + lane, hand] = values[begins[hand], lane]


@dataclass
class Problem:
    """A first column and hand, and all that is needed to value them turn by turn."""

    turns: int
    cards: tuple[int, ...] = ALL_CARDS
    column: Sequence[int] = EMPTY
    is_eager: bool = False
    threads: int = 1

    def __post_init__(self) -> None:
        most_written = min(self.turns, list(self.column).count(FREE))
        most_twins = sum(card in self.cards for card in (REPEAT, JOKER))
        self.columns = list_columns(self.column, most_written, most_twins, self.is_eager)
        self.turn = Turn(cards=self.cards)

    def values(self) -> Iterator[float]:
        """What is added in the end with no turn left, with one, and so on; cards included."""
        hands = self.turn.hands
        before = np.empty((self.columns.ends[-1], len(hands)))
        before[:] = [CARD_BONUS * hand.bit_count() for hand in hands]
        after = before.copy()
        yield float(before[0, -1])
        for left in range(1, self.turns + 1):
            most_written = min(self.turns - left, len(self.columns.ends) - 1)
            self.value_columns(self.columns.ends[most_written], before, after)
            before, after = after, before
            yield float(before[0, -1])

    def value_columns(self, count: int, before: Array, after: Array) -> None:
        """The first columns, with one turn more than before."""
        turn = self.turn
        begin = turn.slots[DICE, 0, (0, 0, 0)]
        begins = np.array([turn.place(hand, begin) for hand in turn.hands])
        tables = (turn.width, self.is_eager, before, after, self.columns.writing(), turn.steps())
        with ThreadPoolExecutor(self.threads) as pool:
            parts = [
                pool.submit(value_part, first, min(first + PART, count), begins, *tables)
                for first in range(0, count, PART)
            ]
            for part in parts:
                part.result()


def show(turns: int, threads: int, specified: dict[int, float], **options: Any) -> None:
    """Print what each number of turns brings; cards that are not played with count all the same."""
    began = time.perf_counter()
    problem = Problem(turns, threads=threads, **options)
    print(f"  {problem.columns.ends[-1]:,} {'columns' if problem.is_eager else 'lists of gaps'}")
    unplayed = CARD_BONUS * (len(ALL_CARDS) - len(problem.cards))
    for number, value in enumerate(problem.values()):
        says = f"specification {specified[number]:.3f}" if number in specified else ""
        seconds = time.perf_counter() - began
        print(f"  {number:2} turns {value + unplayed:9.4f}  {says:22} {seconds:5.0f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("turns", type=int, nargs="?", default=12)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    print("The first number that can be written, and no cards:")
    show(asked.turns, asked.threads, SPECIFIED_EAGER, cards=(), is_eager=True)
    print("At best, but no cards:")
    show(asked.turns, asked.threads, {}, cards=())
    print(f"At best (specification: {SPECIFIED_LISTS:,} lists of gaps from 7 turns on):")
    show(asked.turns, asked.threads, SPECIFIED)


if __name__ == "__main__":
    main()
