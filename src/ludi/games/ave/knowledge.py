"""What a seat knows in Avé: everything but the generator, for nothing is hidden."""

from __future__ import annotations

from typing import Any, Final

from ludi.core.state import Buffer, Field
from ludi.games.ave.cards import (
    CARD_KINDS,
    CARD_NAMES,
    DICE,
    FACE_NAMES,
    HIGHEST,
    MOST_SEATS,
    ROWS,
    I,
    V,
    X,
)
from ludi.games.ave.rules import (
    count_readings,
    fitting_rows,
    highest_reading,
    points,
)
from ludi.games.ave.state import PHASES, State

OBSERVATION: Final = (
    Field("phase", (5,), 0, 1, "1 at the phase of the turn: " + ", ".join(PHASES) + "."),
    Field("my_turn", (), 0, 1, "Whether the observing seat is on turn."),
    Field("showing", (3,), 0, DICE, "How many dice show I, V and X."),
    Field("unrolled", (), 0, DICE, "How many dice may still be rolled this turn."),
    Field("number", (), 0, HIGHEST, "The number the dice form, the higher of two, or 0."),
    Field("readings", (), 0, 2, "How many numbers the dice form; a second one is 2 lower."),
    Field("without_card", (), 0, 1, "Whether the turn began with no action card."),
    Field("last_round", (), 0, 1, "Whether the game ends with this round."),
    Field("rounds_left", (), 0, 127, "How many rounds are left before the limit, at most 127."),
    Field("options", (3,), 0, 1, "reroll_any, many_dice, cards_any_time."),
    Field("playing", (MOST_SEATS,), 0, 1, "Which places are taken, the observing seat first."),
    Field("on_turn", (MOST_SEATS,), 0, 1, "1 at the place on turn, the observing seat first."),
    Field("columns", (MOST_SEATS, ROWS), 0, HIGHEST, "The columns, the observing seat's first."),
    Field("cards", (MOST_SEATS, CARD_KINDS), 0, 1, "The hands, the observing seat's first."),
)


def view(state: State, seat: int | None) -> dict[str, Any]:
    """The table as everybody sees it."""
    return {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "rounds": state.rounds,
        "last_round": bool(state.last_round),
        "dice": {face: state.showing[index] for index, face in enumerate(FACE_NAMES)},
        "unrolled": state.unrolled,
        "readings": readings(state),
        "writable": writable(state),
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
    column = state.columns[state.turn]
    rows = {number: fitting_rows(column, number) for number in readings(state)}
    return [number for number, (first, end) in rows.items() if first < end]


def redeal(state: State, seat: int) -> None:
    """Nothing is hidden, so nothing is dealt again."""


def observe(state: State, seat: int, out: Buffer) -> None:
    """Write the numbers of `OBSERVATION`, one after another."""
    for index in range(len(out)):
        out[index] = 0
    out[state.phase] = 1
    out[5] = 1 if state.turn == seat else 0
    out[6] = state.showing[I]
    out[7] = state.showing[V]
    out[8] = state.showing[X]
    out[9] = state.unrolled
    out[10] = highest_reading(state)
    out[11] = count_readings(state.showing[I], highest_reading(state))
    out[12] = state.without_card
    out[13] = state.last_round
    out[14] = min(127, state.round_limit - state.rounds)
    out[15] = state.reroll_any
    out[16] = state.many_dice
    out[17] = state.cards_any_time
    for place in range(state.seats):
        other = (seat + place) % state.seats
        out[18 + place] = 1
        out[24 + place] = 1 if state.turn == other else 0
        for row in range(ROWS):
            out[30 + place * ROWS + row] = state.columns[other][row]
        for card in range(CARD_KINDS):
            out[72 + place * CARD_KINDS + card] = state.cards[other][card]
