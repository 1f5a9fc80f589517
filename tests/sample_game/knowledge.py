"""Who knows what in Sealed bids: own cards, and hands that were shown."""

from __future__ import annotations

from typing import Final, TypedDict

from ludi.core.chance import pick_kind
from ludi.core.listed import Observation
from ludi.core.state import Buffer
from sample_game.cards import HAND, KINDS, MOST_POINTS, MOST_SEATS, NOTHING
from sample_game.rules import to_act
from sample_game.state import State

OBSERVATION: Final = Observation()
ROUNDS_AT: Final = OBSERVATION.part("rounds", (), 0, HAND, "Rounds played.")
HAND_AT: Final = OBSERVATION.part("hand", (KINDS,), 0, HAND, "The own hand.")
LAID_AT: Final = OBSERVATION.part("laid", (), 0, KINDS, "The own laid card.")
USED_AT: Final = OBSERVATION.part("used", (KINDS,), 0, MOST_SEATS * HAND, "Cards turned up.")
SCORES_AT: Final = OBSERVATION.part("scores", (MOST_SEATS,), 0, MOST_POINTS, "Points, own first.")


class TableView(TypedDict):
    """The table; of others, how many cards a hand holds, and whether one is laid."""

    phase: str
    rounds: int
    hands: list[list[int] | int]
    laid: list[int | bool]
    turned: list[int]
    used: list[int]
    shown: list[int]
    scores: list[int]


def view(state: State, seat: int | None) -> TableView:
    """What a seat may know, or the spectator."""
    return {
        "phase": "over" if to_act(state) == 0 else "laying",
        "rounds": state.rounds,
        "hands": [hand_seen(state, other, seat) for other in range(state.seats)],
        "laid": [
            state.laid[other] if other == seat else state.laid[other] != NOTHING
            for other in range(state.seats)
        ],
        "turned": state.turned[: state.seats],
        "used": list(state.used),
        "shown": state.shown[: state.seats],
        "scores": state.scores[: state.seats],
    }


def hand_seen(state: State, other: int, seat: int | None) -> list[int] | int:
    """A hand that was shown is known, but not which of its cards was laid since."""
    counts = list(state.hands[other])
    if other == seat:
        return counts
    if not state.shown[other]:
        return sum(counts)
    if state.laid[other] != NOTHING:
        counts[state.laid[other] - 1] += 1
    return counts


def redeal(state: State, seat: int) -> None:
    """Take up what the seat cannot see and deal it again; a shown hand keeps what it then held."""
    for other in range(state.seats):
        if other != seat and not state.shown[other]:
            if state.laid[other] != NOTHING:
                state.pile[state.laid[other] - 1] += 1
            for card in range(KINDS):
                state.pile[card] += state.hands[other][card]
    for other in range(state.seats):
        if other != seat and not state.shown[other]:
            redeal_seat(state, other)
        elif other != seat and state.laid[other] != NOTHING:
            relay(state, other)


def redeal_seat(state: State, other: int) -> None:
    held = 0
    for card in range(KINDS):
        held += state.hands[other][card]
        state.hands[other][card] = 0
    for _ in range(held):
        card = pick_kind(state, state.pile)
        state.pile[card] -= 1
        state.hands[other][card] += 1
    if state.laid[other] != NOTHING:
        card = pick_kind(state, state.pile)
        state.pile[card] -= 1
        state.laid[other] = card + 1


def relay(state: State, other: int) -> None:
    """Of a shown hand it is not known which card was laid."""
    state.hands[other][state.laid[other] - 1] += 1
    card = pick_kind(state, state.hands[other])
    state.hands[other][card] -= 1
    state.laid[other] = card + 1


def observe(state: State, seat: int, out: Buffer) -> None:
    """Write the numbers of `OBSERVATION`, one after another."""
    for index in range(len(out)):
        out[index] = 0
    out[ROUNDS_AT] = state.rounds
    out[LAID_AT] = state.laid[seat]
    for card in range(KINDS):
        out[HAND_AT + card] = state.hands[seat][card]
        out[USED_AT + card] = state.used[card]
    for place in range(state.seats):
        out[SCORES_AT + place] = state.scores[(seat + place) % state.seats]
