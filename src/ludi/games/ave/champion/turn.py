"""One turn of Avé as a fixed list of steps, asked of the rules.

Who knows what each way to end a turn is worth walks once through the steps, and so knows what every
moment of it is worth: every hand, every throw, every die set aside.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import numpy as np

from ludi.games.ave.actions import MOST_LEGAL
from ludi.games.ave.cards import CARD_KINDS, DICE, HIGHEST, IGNORE_ONE, JOKER, ROWS, I, V, X
from ludi.games.ave.rules.action_cards import is_repeat, legal_cards, spend_card
from ludi.games.ave.rules.dice import count_readings, highest_number
from ludi.games.ave.rules.failure import judge
from ludi.games.ave.rules.turn import take_up_dice
from ludi.games.ave.state import FAILED, ROLLING, State

Array = np.ndarray[Any, Any]
Dice = tuple[int, int, int]

ALL_CARDS: Final = tuple(range(CARD_KINDS))

# The values of a turn, a row for each hand: of passing, of each number written, of each repeated,
# of nothing at all; then of dice.
PASSED: Final = 0
WRITTEN: Final = 0
TWIN: Final = HIGHEST
NOTHING: Final = 2 * HIGHEST + 1
FIRST_DICE: Final = NOTHING + 1


@dataclass
class Turn:
    """One turn as steps over the table of values, with these options and at most these cards.

    A hand is a bit for each card. A step is either a mean over the faces of one more die
    (`sources`: the places of I, V and X), or a decision (`sources`: the places of two readings and
    of rolling on; then that of passing, whether the dice have failed, and the places that cards
    lead to).
    """

    options: tuple[int, int] = (0, 0)
    cards: tuple[int, ...] = ALL_CARDS
    hands: list[int] = field(default_factory=list)
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
        held = sum(1 << card for card in self.cards)
        self.hands = [hand for hand in range(held + 1) if hand | held == held]
        for aside in range(3):
            for unrolled in range(DICE - aside + 1):
                for thrown, kept in moments(DICE - aside - unrolled):
                    self.slots[unrolled, thrown, kept] = FIRST_DICE + len(self.slots)
        for hand in self.hands:
            self._add_hand(hand)

    @property
    def width(self) -> int:
        return FIRST_DICE + len(self.slots)

    def steps(self) -> tuple[Array, ...]:
        return (
            np.array(self.targets),
            np.array(self.is_mean),
            np.array(self.sources),
            np.array(self.passing),
            np.array(self.has_failed),
            np.array(self.uses, np.int64),
            np.array(self.uses_end),
        )

    def place(self, hand: int, slot: int) -> int:
        return self.hands.index(hand) * self.width + slot

    def place_of(self, state: State, seat: int, thrown: int) -> int:
        """Where the value of dice as they lie stands, with so many in the air."""
        slot = self.slots[state.unrolled, thrown, as_dice(state.showing)]
        return self.place(hand_of(state, seat), slot)

    def _add_hand(self, hand: int) -> None:
        """All that can happen with a hand; dice are set aside only by cards no longer in it."""
        most_aside = sum(not hand >> card & 1 for card in (IGNORE_ONE, JOKER))
        for aside in range(most_aside + 1):
            for unrolled in range(DICE - aside + 1):
                for thrown, kept in moments(DICE - aside - unrolled):
                    self._add_step(hand, unrolled, thrown, kept)

    def _add_step(self, hand: int, unrolled: int, thrown: int, kept: Dice) -> None:
        self.targets.append(self.place(hand, self.slots[unrolled, thrown, kept]))
        self.is_mean.append(thrown > 0)
        self.passing.append(self.place(hand, PASSED))
        if thrown:
            ones, fives, tens = kept
            more = ((ones + 1, fives, tens), (ones, fives + 1, tens), (ones, fives, tens + 1))
            slots = [self.slots[unrolled, thrown - 1, dice] for dice in more]
            self.has_failed.append(False)
        else:
            slots = self._add_decision(hand, unrolled, kept)
        first, second, third = (self.place(hand, slot) for slot in slots)
        self.sources.append((first, second, third))
        self.uses_end.append(len(self.uses))

    def _add_decision(self, hand: int, unrolled: int, dice: Dice) -> list[int]:
        state = self._table(hand, unrolled, dice)
        judge(state, 0)
        self.has_failed.append(state.phase == FAILED)
        numbers = readings(dice)
        slots = [WRITTEN + number for number in numbers] + [NOTHING] * (2 - len(numbers))
        may_roll = unrolled > 0 and state.phase != FAILED
        slots.append(self.slots[unrolled - 1, 1, dice] if may_roll else NOTHING)
        if state.phase != ROLLING:
            out = [0] * MOST_LEGAL
            for use in range(legal_cards(state, 0, bool(numbers), out, 0)):
                self._add_use(state, out[use], numbers)
        return slots

    def _add_use(self, state: State, action: int, numbers: list[int]) -> None:
        after = state.copy()
        if is_repeat(action):
            spend_card(after, 0, action)
            hand = hand_of(after, 0)
            self.uses += [self.place(hand, TWIN + number) for number in numbers]
        else:
            thrown = take_up_dice(after, 0, action)
            self.uses.append(self.place_of(after, 0, thrown))

    def _table(self, hand: int, unrolled: int, dice: Dice) -> State:
        """Such dice before a full column, where nothing fits: whether a number does is in its
        value."""
        state = State()
        state.seats = 1
        state.reroll_any, state.cards_any_time = self.options
        state.showing = list(dice)
        state.unrolled = unrolled
        state.columns[0] = list(range(1, ROWS + 1))
        for card in range(CARD_KINDS):
            state.cards[0][card] = hand >> card & 1
        return state


@cache
def turn_with(reroll_any: int, cards_any_time: int) -> Turn:
    return Turn((reroll_any, cards_any_time))


def moments(count: int) -> Iterator[tuple[int, Dice]]:
    """So many dice: how many are in the air, and what the others show; fewest in the air first."""
    for thrown in range(count + 1):
        for kept in all_dice(count - thrown):
            yield thrown, kept


def all_dice(count: int) -> list[Dice]:
    """All that so many dice can show."""
    return [
        (ones, fives, count - ones - fives)
        for ones in range(count + 1)
        for fives in range(count - ones + 1)
    ]


def readings(dice: Dice) -> list[int]:
    highest = highest_number(*dice)
    return [highest - 2 * reading for reading in range(count_readings(dice[I], highest))]


def as_dice(showing: Sequence[int]) -> Dice:
    return showing[I], showing[V], showing[X]


def hand_of(state: State, seat: int) -> int:
    return sum(state.cards[seat][card] << card for card in range(CARD_KINDS))
