"""The best way we know to play Avé: every turn is solved exactly over the dice.

What a column and a hand are still worth, with so many turns left, is told by a small network that
has learnt the exact values of the game for one player alone (benchmarks/train_ave.py). From that
and the points so far follows how likely each way to end the turn wins; and from those, by going
through all that dice and cards can still bring this turn, which choice is best now.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludi.accel.cpu import cpu_rules
from ludi.accel.records import fill_record, record_type
from ludi.core.game import Game
from ludi.core.registry import find_game
from ludi.core.sets import count_bits, total_of
from ludi.games.ave.actions import FIRST_PLAY, PASS, STOP, WRITE
from ludi.games.ave.cards import (
    CARD_BONUS,
    CARD_KINDS,
    DIE,
    FREE,
    HIGHEST,
    MOST_SEATS,
    ROWS,
    SIDES,
    I,
    V,
    X,
)
from ludi.games.ave.champion.turn import (
    FIRST_DICE,
    NOTHING,
    PASSED,
    TWIN,
    WRITTEN,
    Array,
    Turn,
    as_dice,
    hand_of,
    readings,
    turn_with,
)
from ludi.games.ave.rules.action_cards import is_repeat, spend_card
from ludi.games.ave.rules.columns import fitting_rows, is_full
from ludi.games.ave.rules.turn import take_up_dice
from ludi.games.ave.state import FAILED, State

HANDS: Final = 1 << CARD_KINDS
# What was learnt from the exact solution for one player (benchmarks/train_ave.py).
WEIGHTS: Final = Path(__file__).parent / "weights.npz"
MOST_TURNS: Final = 12
WIDTH, SECOND = 32, 16

LOST: Final = -1.0e9

# By how much the points at the end are spread for each turn to come, squared; what a row less to
# fill is worth, for who is full first ends the game; what a point is worth beside winning, for who
# can hardly win; and from when on winning is sure.
SPREAD: Final = 400.0
A_ROW: Final = 0.18
A_POINT: Final = 3e-3
SURE: Final = 0.22
# More cards are hardly ever played in one turn.
MOST_PLAYED: Final = 2


# --- What the ends of a turn are worth; compiled -------------------------------------------------


def solve(
    state: Any, seat: int, hand: int, width: int, values: Any, minds: Any, steps: Any
) -> None:
    """Value every moment of a turn for a seat with such a hand, for it and for smaller hands."""
    value_others(state, seat, minds)
    value_points(state, seat, hand, minds)
    for held in range(HANDS):
        if is_left(held, hand):
            for slot in range(FIRST_DICE):
                values[held * width + slot] = LOST
    value_end(state, seat, hand, PASSED, width, values, minds)
    value_writings(state, seat, hand, width, values, minds)
    take_steps(state.cards_any_time, hand, width, values, steps)


def is_left(held: int, hand: int) -> bool:
    """Whether such cards can be left of a hand in one turn; more are hardly ever played."""
    return held | hand == hand and count_bits(hand ^ held) <= MOST_PLAYED


def value_writings(state: Any, seat: int, hand: int, width: int, values: Any, minds: Any) -> None:
    """Every number in every row that it fits, or beside its twins."""
    column = state.columns[seat]
    for number in range(1, HIGHEST + 1):
        first, end = fitting_rows(column, number)
        is_twin = first > end
        slot = TWIN + number if is_twin else WRITTEN + number
        for row in range(end - 1 if is_twin else first, first + 1 if is_twin else end):
            if 0 <= row < ROWS and column[row] == FREE:
                column[row] = number
                value_end(state, seat, hand, slot, width, values, minds)
                column[row] = FREE


def value_end(
    state: Any, seat: int, hand: int, slot: int, width: int, values: Any, minds: Any
) -> None:
    """A turn that ends with the column as it stands, for every hand: the better of two rows."""
    column = state.columns[seat]
    most = rounds_to_come(state, seat, slot)
    rounds = likely_rounds(state, seat, most)
    total = total_of(column)
    a_point = minds[3][0]
    if a_point < A_POINT / SURE:
        most = rounds
    add_gaps(column, minds)
    for held in range(HANDS):
        if is_left(held, hand):
            mine = total + still_worth(held, rounds, minds)
            worth = chance_to_win(state, seat, mine, rounds, minds)
            if rounds < most:
                mine = total + still_worth(held, most, minds)
            place = held * width + slot
            values[place] = max(values[place], worth + a_point * mine)


def rounds_to_come(state: Any, seat: int, slot: int) -> int:
    """How many rounds come after this one at most, if the seat's turn ends so."""
    calls = is_full(state.columns[seat]) or (slot == PASSED and state.without_card)
    if state.last_round or calls:
        return 0
    return int(min(state.round_limit - state.rounds - 1, MOST_TURNS))


def likely_rounds(state: Any, seat: int, most: int) -> int:
    """How many rounds come until somebody's column is full."""
    rounds = min(most, free_rows(state.columns[seat]))
    for other in range(state.seats):
        if other != seat:
            turns = state.rounds + (1 if other < seat else 0)
            rounds = min(rounds, turns_to_fill(state.columns[other], turns))
    return int(rounds)


def turns_to_fill(column: Any, turns: int) -> int:
    """How many turns it is likely to take until a column is full, as fast as in those so far."""
    free = free_rows(column)
    return int(free * (turns + 1) // (ROWS - free + 1))


def free_rows(column: Any) -> int:
    free = 0
    for row in range(ROWS):
        if column[row] == FREE:
            free += 1
    return free


def value_others(state: Any, seat: int, minds: Any) -> None:
    """What each other seat can be expected to have in the end, by the rounds that are to come."""
    theirs = minds[2]
    for other in range(state.seats):
        if other != seat:
            total = total_of(state.columns[other])
            held = 0
            for card in range(CARD_KINDS):
                held |= state.cards[other][card] << card
            had = state.rounds + (1 if other < seat else 0)
            written = ROWS - free_rows(state.columns[other])
            add_gaps(state.columns[other], minds)
            for rounds in range(MOST_TURNS + 1):
                turns = min(rounds + (1 if other > seat else 0), MOST_TURNS)
                if written < had:
                    turns = (turns * (written + 1) + had) // (had + 1)
                theirs[other][rounds] = total + still_worth(held, turns, minds)


def value_points(state: Any, seat: int, hand: int, minds: Any) -> None:
    """What a point is worth beside winning: the more, the surer that is before the turn."""
    column = state.columns[seat]
    rounds = likely_rounds(state, seat, rounds_to_come(state, seat, NOTHING))
    add_gaps(column, minds)
    mine = total_of(column) + still_worth(hand, rounds, minds)
    chance = chance_to_win(state, seat, mine, rounds, minds)
    minds[3][0] = A_POINT / max(1.0 - chance, SURE)


def chance_to_win(state: Any, seat: int, mine: float, rounds: int, minds: Any) -> float:
    """How likely a seat wins that can expect so many points: those of all are spread the more, the
    more turns are to come."""
    theirs = minds[2]
    free = free_rows(state.columns[seat])
    chance = 1.0
    for other in range(state.seats):
        if other != seat:
            to_come = 2 * rounds + (1 if other > seat else 0)
            lead = (mine - theirs[other][rounds]) / math.sqrt(0.5 + SPREAD * to_come)
            if rounds > 0:
                lead += A_ROW * (free_rows(state.columns[other]) - free)
            chance *= 0.5 * math.erfc(-lead / math.sqrt(2.0))
    return chance


def add_gaps(column: Any, minds: Any) -> None:
    """The first layer of the network, for a column."""
    gap, first = minds[0][0], minds[1][0]
    for index in range(WIDTH):
        first[index] = 0.0
    below = 0
    free = 0
    for row in range(ROWS + 1):
        written = column[row] if row < ROWS else HIGHEST + 1
        if written == FREE:
            free += 1
        else:
            if free:
                entry = 1 + ((free - 1) * (HIGHEST + 1) + below) * (HIGHEST + 2) + written
                for index in range(WIDTH):
                    first[index] += gap[entry][index]
            below = written
            free = 0


def still_worth(hand: int, turns: int, minds: Any) -> float:
    """What the column of `add_gaps` and a hand still bring in so many turns."""
    _, hands, by_turns, weights, biases, last, last_bias, bonus = minds[0]
    first, second = minds[1]
    if turns <= 0:
        return float(bonus[hand])
    for place in range(SECOND):
        second[place] = biases[place]
    for index in range(WIDTH):
        value = first[index] + hands[hand][index] + by_turns[turns][index]
        if value > 0.0:
            for place in range(SECOND):
                second[place] += value * weights[index][place]
    worth = last_bias[0]
    for place in range(SECOND):
        worth += last[place] * max(second[place], 0.0)
    return float(worth)


def take_steps(is_any_time: int, hand: int, width: int, values: Any, steps: Any) -> None:
    """Value the moments of a turn, from its end backwards."""
    targets, is_mean, sources, passing, has_failed, uses, uses_end = steps
    use = 0
    for step in range(len(targets)):
        end = uses_end[step]
        if is_left(targets[step] // width, hand):
            first = values[sources[step][0]]
            second = values[sources[step][1]]
            third = values[sources[step][2]]
            if is_mean[step]:
                mean = (DIE[I] * first + DIE[V] * second + DIE[X] * third) / SIDES
                values[targets[step]] = mean
            else:
                best = LOST
                for index in range(use, end):
                    best = max(best, values[uses[index]])
                written = max(first, second)
                worth = max(written, third)
                may_stop = has_failed[step] or best > LOST
                if written == LOST and may_stop:
                    worth = max(worth, best, values[passing[step]])
                if is_any_time:
                    worth = max(worth, best)
                values[targets[step]] = worth
        use = end


# --- The choice ---------------------------------------------------------------------------------


@cache
def network() -> tuple[Array, ...]:
    """What was learnt, as it is kept beside this file."""
    with WEIGHTS.open("rb") as file:
        kept = {name: values.astype(np.float32) for name, values in np.load(file).items()}
    names = ("gap", "hand", "turns", "second", "second_bias", "last", "last_bias")
    bonus = np.array([CARD_BONUS * held.bit_count() for held in range(HANDS)], np.float32)
    return *(kept[name] for name in names), bonus


def new_minds() -> tuple[Any, ...]:
    """The network, its layers, what others can expect, and what a point is worth."""
    layers = (np.zeros(WIDTH, np.float32), np.zeros(SECOND, np.float32))
    others = np.zeros((MOST_SEATS, MOST_TURNS + 1), np.float32)
    return network(), layers, others, np.zeros(1)


@cache
def steps_of(options: tuple[int, int]) -> tuple[Array, ...]:
    return turn_with(*options).steps()


class Solver:
    """Turns of Avé, solved; the one that was solved last is kept."""

    def __init__(self) -> None:
        self._game = find_game("ave")
        self._solve = cpu_rules(self._game).entry(solve)
        self._value_end = cpu_rules(self._game).entry(value_end)
        self._records = np.zeros(1, record_type(State))
        self._minds = new_minds()
        self._ends = np.zeros(HANDS * FIRST_DICE)
        self._values = np.zeros(0)
        self._solved: Any = None

    def worths(self, state: State, seat: int, actions: Sequence[int]) -> list[float]:
        """How good each action of the seat on turn is."""
        options = state.reroll_any, state.cards_any_time
        turn = turn_with(*options)
        question = (seat, options, *(str(getattr(state, name)) for name in _SOLVED_FOR))
        fill_record(state, self._records[0])
        if question != self._solved:
            self._solved = question
            self._values = np.zeros(HANDS * turn.width)
            hand = hand_of(state, seat)
            self._solve(
                self._records[0],
                seat,
                hand,
                turn.width,
                self._values,
                self._minds,
                steps_of(options),
            )
        return [self._worth(turn, state, seat, action) for action in actions]

    def _worth(self, turn: Turn, state: State, seat: int, action: int) -> float:
        if action == PASS:
            return float(self._values[turn.place(hand_of(state, seat), PASSED)])
        if WRITE <= action < FIRST_PLAY:
            return self._worth_of_writing(seat, hand_of(state, seat), action)
        after = state.copy()
        if action == STOP:
            after.phase = FAILED
            return max(
                self._worth(turn, after, seat, card) for card in self._game.legal_ids(after, seat)
            )
        if is_repeat(action):
            spend_card(after, seat, action)
            numbers = readings(as_dice(state.showing))
            places = [turn.place(hand_of(after, seat), TWIN + number) for number in numbers]
            return float(max(self._values[place] for place in places))
        thrown = take_up_dice(after, seat, action)
        return float(self._values[turn.place_of(after, seat, thrown)])

    def _worth_of_writing(self, seat: int, hand: int, action: int) -> float:
        number, row = (action - WRITE) // ROWS + 1, (action - WRITE) % ROWS
        record = self._records[0]
        record["columns"][seat][row] = number
        self._ends[:] = LOST
        self._value_end(
            record,
            seat,
            hand,
            WRITTEN + number,
            FIRST_DICE,
            self._ends,
            self._minds,
        )
        record["columns"][seat][row] = FREE
        return float(self._ends[hand * FIRST_DICE + WRITTEN + number])


# What the values of a turn depend on.
_SOLVED_FOR: Final = (
    "seats",
    "columns",
    "cards",
    "rounds",
    "round_limit",
    "last_round",
    "without_card",
)


class SolverBot:
    """Plays what is worth most."""

    def __call__(self, game: Game[Any], world: Any, seat: int) -> int:
        legal = game.legal_ids(world, seat)
        if len(legal) == 1:
            return legal[0]
        worths = solver().worths(world, seat, legal)
        return legal[max(range(len(legal)), key=worths.__getitem__)]


@cache
def solver() -> Solver:
    """The one of this process."""
    return Solver()
