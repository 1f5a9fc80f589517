"""What a seat knows in Avé: everything but the generator, for nothing is hidden."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypedDict

from ludi.core.listed import Observation
from ludi.core.state import Buffer
from ludi.games.ave.actions import FIRST_PLAY, MOST_LEGAL, PLAY_JOKER, STOP
from ludi.games.ave.cards import (
    CARD_KINDS,
    CARD_NAMES,
    DICE,
    FACE_KINDS,
    FACE_NAMES,
    HIGHEST,
    JOKER,
    MOST_SEATS,
    ROWS,
    I,
)
from ludi.games.ave.rules.action_cards import card_of_use
from ludi.games.ave.rules.columns import fitting_rows
from ludi.games.ave.rules.dice import count_readings, highest_reading
from ludi.games.ave.rules.ending import points
from ludi.games.ave.rules.turn import legal
from ludi.games.ave.state import PHASES, State

OBSERVATION: Final = Observation()
PHASE_AT: Final = OBSERVATION.part(
    "phase", (len(PHASES),), 0, 1, "1 at the phase of the turn: " + ", ".join(PHASES) + "."
)
MY_TURN_AT: Final = OBSERVATION.part("my_turn", (), 0, 1, "Whether the observing seat is on turn.")
SHOWING_AT: Final = OBSERVATION.part(
    "showing", (FACE_KINDS,), 0, DICE, "How many dice show I, V and X."
)
UNROLLED_AT: Final = OBSERVATION.part(
    "unrolled", (), 0, DICE, "How many dice may still be rolled this turn."
)
NUMBER_AT: Final = OBSERVATION.part(
    "number", (), 0, HIGHEST, "The number the dice form, the higher of two, or 0."
)
READINGS_AT: Final = OBSERVATION.part(
    "readings", (), 0, 2, "How many numbers the dice form; a second one is 2 lower."
)
WITHOUT_CARD_AT: Final = OBSERVATION.part(
    "without_card", (), 0, 1, "Whether the turn began with no action card."
)
LAST_ROUND_AT: Final = OBSERVATION.part(
    "last_round", (), 0, 1, "Whether the game ends with this round."
)
MOST_ROUNDS_LEFT: Final = 127
ROUNDS_LEFT_AT: Final = OBSERVATION.part(
    "rounds_left",
    (),
    0,
    MOST_ROUNDS_LEFT,
    f"How many rounds are left before the limit, at most {MOST_ROUNDS_LEFT}.",
)
OPTIONS_AT: Final = OBSERVATION.part(
    "options", (3,), 0, 1, "reroll_any, many_dice, cards_any_time."
)
PLAYING_AT: Final = OBSERVATION.part(
    "playing", (MOST_SEATS,), 0, 1, "Which places are taken, the observing seat first."
)
ON_TURN_AT: Final = OBSERVATION.part(
    "on_turn", (MOST_SEATS,), 0, 1, "1 at the place on turn, the observing seat first."
)
COLUMNS_AT: Final = OBSERVATION.part(
    "columns", (MOST_SEATS, ROWS), 0, HIGHEST, "The columns, the observing seat's first."
)
CARDS_AT: Final = OBSERVATION.part(
    "cards", (MOST_SEATS, CARD_KINDS), 0, 1, "The hands, the observing seat's first."
)


class TableView(TypedDict):
    """The table; `readings` are the numbers that the dice form, `writable` those that fit,
    `playable` the cards that can be played now; `may_stop` is about who is on turn, too."""

    phase: str
    turn: int
    rounds: int
    round_limit: int
    last_round: bool
    dice: dict[str, int]
    unrolled: int
    readings: list[int]
    writable: list[int]
    may_stop: bool
    playable: list[str]
    columns: list[list[int]]
    cards: list[list[str]]
    points: list[int]


def view(state: State, seat: int | None) -> TableView:
    """The table as everybody sees it."""
    possible = [0] * MOST_LEGAL
    del possible[legal(state, state.turn, possible) :]
    return {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "rounds": state.rounds,
        "round_limit": state.round_limit,
        "last_round": bool(state.last_round),
        "dice": {face: state.showing[index] for index, face in enumerate(FACE_NAMES)},
        "unrolled": state.unrolled,
        "readings": readings(state),
        "writable": writable(state),
        "may_stop": STOP in possible,
        "playable": playable(possible),
        "columns": [list(column) for column in state.columns[: state.seats]],
        "cards": [
            [card for index, card in enumerate(CARD_NAMES) if hand[index]]
            for hand in state.cards[: state.seats]
        ],
        "points": [points(state, place) for place in range(state.seats)],
    }


def readings(state: State) -> list[int]:
    """The numbers that the dice form, the lower first."""
    highest = highest_reading(state)
    count = count_readings(state.showing[I], highest)
    return [highest - 2 * reading for reading in reversed(range(count))]


def writable(state: State) -> list[int]:
    """Those of them that fit a free row of the player on turn."""
    return fitting(state.columns[state.turn], readings(state))


def fitting(column: Sequence[int], numbers: Iterable[int]) -> list[int]:
    """Those of some numbers that fit a free row of a column."""
    rows = {number: fitting_rows(column, number) for number in numbers}
    return [number for number, (first, end) in rows.items() if first < end]


def playable(possible: Sequence[int]) -> list[str]:
    """The cards that legal actions play."""
    plays = [action for action in possible if action >= FIRST_PLAY]
    cards = {JOKER if action >= PLAY_JOKER else card_of_use(action) for action in plays}
    return [CARD_NAMES[card] for card in sorted(cards)]


def redeal(state: State, seat: int) -> None:
    """Nothing is hidden, so nothing is dealt again."""


def observe(state: State, seat: int, out: Buffer) -> None:
    """Write the numbers of `OBSERVATION`, one after another."""
    for index in range(len(out)):
        out[index] = 0
    out[PHASE_AT + state.phase] = 1
    out[MY_TURN_AT] = 1 if state.turn == seat else 0
    for face in range(FACE_KINDS):
        out[SHOWING_AT + face] = state.showing[face]
    out[UNROLLED_AT] = state.unrolled
    out[NUMBER_AT] = highest_reading(state)
    out[READINGS_AT] = count_readings(state.showing[I], highest_reading(state))
    out[WITHOUT_CARD_AT] = state.without_card
    out[LAST_ROUND_AT] = state.last_round
    out[ROUNDS_LEFT_AT] = min(MOST_ROUNDS_LEFT, state.round_limit - state.rounds)
    out[OPTIONS_AT] = state.reroll_any
    out[OPTIONS_AT + 1] = state.many_dice
    out[OPTIONS_AT + 2] = state.cards_any_time
    for place in range(state.seats):
        other = (seat + place) % state.seats
        out[PLAYING_AT + place] = 1
        out[ON_TURN_AT + place] = 1 if state.turn == other else 0
        for row in range(ROWS):
            out[COLUMNS_AT + place * ROWS + row] = state.columns[other][row]
        for card in range(CARD_KINDS):
            out[CARDS_AT + place * CARD_KINDS + card] = state.cards[other][card]
