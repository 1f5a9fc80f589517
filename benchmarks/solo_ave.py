"""The best that one player alone can do in Avé, computed exactly (AVE-7.6).

    python benchmarks/solo_ave.py [TURNS] [--threads N]

One player has TURNS turns (12 unless told), an empty column and six cards, and maximises the final
score. The figures for all fewer turns come out on the way and are printed next to the ones that the
specification gives. On two cores and with 2 GiB, 6 turns take 1 minute and 12 take 4.

A column's future depends only on its gaps: how many free rows lie between which two numbers. So all
columns that can come about are listed, one for each list of gaps, and valued from the last turn
backwards. One turn is a fixed list of steps over all hands, dice set aside and dice showing, and it
is run for many columns at once.

What dice form, what may follow a roll, which cards may be played, what they take up and where a
number fits is asked of `ludi.games.ave.rules`. Only one thing is not played as written there: a
failure without cards ends no game, as AVE-5.2 would have it; the player has all turns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numba
import numpy as np

from ludi.games.ave import rules
from ludi.games.ave.actions import PLAY_REPEAT, TO_JOKER, WRITE
from ludi.games.ave.pieces import (
    CARDS,
    DICE,
    FREE,
    HIGHEST,
    IGNORE_ONE,
    JOKER,
    ROWS,
    I,
    V,
    X,
)
from ludi.games.ave.state import FAILED, ROLLING, State

SPECIFIED: Final = {6: 164.129, 8: 189.893, 10: 206.043, 12: 217.454}
SPECIFIED_FIRST_WRITABLE: Final = {12: 138.288}
SPECIFIED_LISTS: Final = 992_017

ALL_CARDS: Final = tuple(range(len(CARDS)))
EMPTY: Final = (FREE,) * ROWS

# So many columns are valued side by side: what one wide instruction of a CPU holds, or two.
LANES: Final = 16

# Values of one turn by hand: of passing, of nothing at all, of writing a number, of a twin of it;
# then of dice.
PASSED, NOTHING = 0, HIGHEST + 1
WRITTEN, TWIN = 0, HIGHEST + 1
FIRST_DICE: Final = 2 * HIGHEST + 2

Array = np.ndarray[Any, Any]
Dice = tuple[int, int, int]


# --- Columns --------------------------------------------------------------------------------------


@dataclass
class Columns:
    """One column for each list of gaps, by how many numbers were written since the first.

    `ends[n]` is how many columns have at most n more numbers than the first. What can be written in
    column c are the entries from `starts[c]` to `starts[c + 1]`: a number, whether it is a twin,
    and the column that comes of it.
    """

    ends: list[int]
    starts: Array
    numbers: Array
    is_twin: Array
    nexts: Array


fitting_rows = numba.njit(rules.fitting_rows)
legal_twins = numba.njit(rules.legal_twins)


@numba.njit
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


@numba.njit
def list_writings(columns: Array, numbers: Array, counts: Array, out: Array) -> int:
    """What can be written in each column: its index, number, row, whether a twin, gaps left."""
    twins = np.zeros(2, np.int64)
    count = 0
    for index in range(len(columns)):
        column = columns[index].copy()
        before = count
        for number in numbers:
            first, end = fitting_rows(column, number)
            if first > end:
                twice = legal_twins(column, number, first, end, twins, 0)
                for twin in range(twice):
                    row = (twins[twin] - WRITE) % ROWS
                    count = note_writing(column, index, number, row, 1, out, count)
            else:
                for row in range(first, end):
                    count = note_writing(column, index, number, row, 0, out, count)
        counts[index] = count - before
    return count


@numba.njit
def note_writing(
    column: Array, index: int, number: int, row: int, is_twin: int, out: Array, count: int
) -> int:
    column[row] = number
    if count < len(out):
        out[count, 0] = index
        out[count, 1] = number
        out[count, 2] = row
        out[count, 3] = is_twin
        out[count, 4] = gaps(column)
    column[row] = FREE
    return count + 1


def writings(columns: Array) -> tuple[Array, Array]:
    numbers = np.array(formed_numbers())
    counts = np.zeros(len(columns), np.int64)
    room = list_writings(columns, numbers, counts, np.zeros((0, 5), np.int64))
    found = np.zeros((room, 5), np.int64)
    list_writings(columns, numbers, counts, found)
    return found, counts


def list_columns(column: Sequence[int], most_written: int, most_twins: int) -> Columns:
    """All columns that come of one by so many numbers, of them so many twins at most."""
    layer = np.array([column], np.int8)
    twins = np.zeros(1, np.int64)
    ends = [1]
    counts, numbers, is_twin, nexts = [], [], [], []
    for _ in range(most_written):
        found, _ = writings(layer)
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
    counts.append(np.zeros(len(layer), np.int64))
    starts = np.concatenate([[0], np.cumsum(np.concatenate(counts))])
    return Columns(
        ends, starts, np.concatenate(numbers), np.concatenate(is_twin), np.concatenate(nexts)
    )


# --- One turn -------------------------------------------------------------------------------------


def all_dice(count: int) -> list[Dice]:
    """All that so many dice can show."""
    return [
        (ones, fives, count - ones - fives)
        for ones in range(count + 1)
        for fives in range(count - ones + 1)
    ]


def readings(dice: Dice) -> list[int]:
    highest = rules.highest_number(*dice)
    return [highest - 2 * reading for reading in range(rules.count_readings(dice[I], highest))]


def formed_numbers() -> list[int]:
    """AVE-7.1."""
    thrown = [dice for count in range(DICE + 1) for dice in all_dice(count)]
    return sorted({number for dice in thrown for number in readings(dice)})


@dataclass
class Turn:
    """One turn as steps over a table of values, a row for each hand and moment.

    A step is either a mean over the faces of one more die (`sources`: the rows of I, V and X), or a
    decision (`sources`: the rows of two readings and of rolling on; then the row of passing,
    whether the dice have failed, and the rows that cards lead to).
    """

    cards: tuple[int, ...]
    hands: list[tuple[int, ...]] = field(default_factory=list)
    slots: dict[tuple[int, int, Dice], int] = field(default_factory=dict)
    targets: list[int] = field(default_factory=list)
    is_mean: list[bool] = field(default_factory=list)
    sources: list[tuple[int, int, int]] = field(default_factory=list)
    passing: list[int] = field(default_factory=list)
    has_failed: list[bool] = field(default_factory=list)
    uses: list[int] = field(default_factory=list)
    uses_end: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Smaller hands first, for cards lead to them."""
        self.hands = [
            tuple(card for place, card in enumerate(self.cards) if chosen >> place & 1)
            for chosen in range(1 << len(self.cards))
        ]
        for aside in range(3):
            for unrolled in range(DICE - aside + 1):
                for thrown, kept in moments(DICE - aside - unrolled):
                    self.slots[unrolled, thrown, kept] = FIRST_DICE + len(self.slots)
        for hand in self.hands:
            self._add_hand(hand)

    @property
    def width(self) -> int:
        return FIRST_DICE + len(self.slots)

    def row(self, hand: tuple[int, ...], slot: int) -> int:
        return self.hands.index(hand) * self.width + slot

    def _add_hand(self, hand: tuple[int, ...]) -> None:
        """All that can happen with a hand; dice are set aside only by cards no longer in it."""
        most_aside = sum(card not in hand for card in (IGNORE_ONE, JOKER))
        for aside in range(most_aside + 1):
            for unrolled in range(DICE - aside + 1):
                for thrown, kept in moments(DICE - aside - unrolled):
                    self._add_step(hand, unrolled, thrown, kept)

    def _add_step(self, hand: tuple[int, ...], unrolled: int, thrown: int, kept: Dice) -> None:
        self.targets.append(self.row(hand, self.slots[unrolled, thrown, kept]))
        self.is_mean.append(thrown > 0)
        self.passing.append(self.row(hand, PASSED))
        if thrown:
            ones, fives, tens = kept
            more = ((ones + 1, fives, tens), (ones, fives + 1, tens), (ones, fives, tens + 1))
            rows = [self.row(hand, self.slots[unrolled, thrown - 1, dice]) for dice in more]
            self.has_failed.append(False)
        else:
            rows = self._add_decision(hand, unrolled, kept)
        self.sources.append((rows[0], rows[1], rows[2]))
        self.uses_end.append(len(self.uses))

    def _add_decision(self, hand: tuple[int, ...], unrolled: int, dice: Dice) -> list[int]:
        state = table(hand, unrolled, dice)
        rules.judge(state, 0)
        self.has_failed.append(state.phase == FAILED)
        numbers = readings(dice)
        slots = [WRITTEN + number for number in numbers] + [NOTHING] * (2 - len(numbers))
        may_roll = unrolled > 0 and state.phase != FAILED
        slots.append(self.slots[unrolled - 1, 1, dice] if may_roll else NOTHING)
        if state.phase != ROLLING:
            for action in legal_cards(state, numbers):
                self._add_use(state, action, numbers)
        return [self.row(hand, slot) for slot in slots]

    def _add_use(self, state: State, action: int, numbers: list[int]) -> None:
        after = state.copy()
        if action in (PLAY_REPEAT, PLAY_REPEAT + TO_JOKER):
            rules.spend_card(after, 0, action)
            slots = [TWIN + number for number in numbers]
        else:
            thrown = rules.take_up_dice(after, 0, action)
            slots = [self.slots[after.unrolled, thrown, as_dice(after.showing)]]
        hand = tuple(card for card in ALL_CARDS if after.cards[0][card])
        self.uses += [self.row(hand, slot) for slot in slots]


def moments(count: int) -> Iterator[tuple[int, Dice]]:
    """So many dice: how many are in the air, and what the others show; fewest in the air first."""
    for thrown in range(count + 1):
        for kept in all_dice(count - thrown):
            yield thrown, kept


def as_dice(showing: Sequence[int]) -> Dice:
    return showing[I], showing[V], showing[X]


def table(hand: Sequence[int], unrolled: int, dice: Dice) -> State:
    """Such dice before a full column, where nothing fits."""
    state = State()
    state.seats = 1
    state.showing = list(dice)
    state.unrolled = unrolled
    state.columns[0] = list(range(1, ROWS + 1))
    for card in hand:
        state.cards[0][card] = 1
    return state


def legal_cards(state: State, numbers: list[int]) -> list[int]:
    """Every use of a card; whether a twin has room shows in its value."""
    out = [0] * 64
    return out[: rules.legal_cards(state, 0, bool(numbers), out, 0)]
