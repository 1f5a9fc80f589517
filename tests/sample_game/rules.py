"""The rules of Sealed bids, in the rules dialect."""

from __future__ import annotations

from ludi.core.chance import pick
from ludi.core.events import emit, whisper
from ludi.core.state import Buffer
from sample_game.actions import LAY, SHOW
from sample_game.cards import HAND, KINDS, NOTHING, VALUES
from sample_game.events import A_CARD, CARD_DEALT, CARD_LAID, CARDS_TURNED, HAND_SHOWN
from sample_game.state import State


def setup(state: State) -> None:
    for seat in range(state.seats):
        for _ in range(HAND):
            card = pick(state, A_CARD, state.pile)
            state.pile[card] -= 1
            state.hands[seat][card] += 1
            whisper(state, CARD_DEALT, 1 << seat, seat, card)


def to_act(state: State) -> int:
    seats = 0
    if state.rounds < HAND:
        for seat in range(state.seats):
            if state.laid[seat] == NOTHING:
                seats |= 1 << seat
    return seats


def legal(state: State, seat: int, out: Buffer) -> int:
    count = 0
    if to_act(state) >> seat & 1:
        for card in range(KINDS):
            if state.hands[seat][card] > 0:
                out[count] = LAY + card
                count += 1
        if not state.shown[seat]:
            out[count] = SHOW
            count += 1
    return count


def apply(state: State, seat: int, action: int) -> None:
    if action == SHOW:
        show_hand(state, seat)
    else:
        lay_card(state, seat, action - LAY)


def show_hand(state: State, seat: int) -> None:
    state.shown[seat] = 1
    emit(state, HAND_SHOWN, seat)


def lay_card(state: State, seat: int, card: int) -> None:
    state.hands[seat][card] -= 1
    state.laid[seat] = card + 1
    whisper(state, CARD_LAID, 1 << seat, seat, card)
    if to_act(state) == 0:
        turn_up(state)


def turn_up(state: State) -> None:
    """Once all have laid: the lone best scores, and the next round begins."""
    for seat in range(state.seats):
        emit(state, CARDS_TURNED, seat, state.laid[seat] - 1)
        state.turned[seat] = state.laid[seat]
        state.used[state.laid[seat] - 1] += 1
    winner = lone_best(state)
    if winner >= 0:
        state.scores[winner] += VALUES[state.laid[winner] - 1]
    for seat in range(state.seats):
        state.laid[seat] = NOTHING
    state.rounds += 1


def lone_best(state: State) -> int:
    """The seat with the best card that nobody else laid; -1 if there is none."""
    best = -1
    for seat in range(state.seats):
        alone = True
        for other in range(state.seats):
            if other != seat and state.laid[other] == state.laid[seat]:
                alone = False
        if alone and (best < 0 or beats(state, state.laid[seat], state.laid[best])):
            best = seat
    return best


def beats(state: State, card: int, other: int) -> bool:
    return card < other if state.low_wins else card > other


def points(state: State, seat: int) -> int:
    return state.scores[seat]


def winners(state: State) -> int:
    best = 0
    for seat in range(state.seats):
        best = max(best, state.scores[seat])
    found = 0
    for seat in range(state.seats):
        if state.scores[seat] == best:
            found |= 1 << seat
    return found
