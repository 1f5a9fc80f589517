"""Which positions of Sealed bids can come about, and what one may leave out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from ludi.core.errors import BadPosition
from sample_game.cards import COPIES, HAND, KINDS, NAMES, NOTHING, VALUES
from sample_game.rules import beats, to_act
from sample_game.state import State


def complete(state: State, given: frozenset[str]) -> None:
    """What a position leaves out and the rest tells: the pile is what lies nowhere else."""
    if "pile" not in given:
        for card in range(KINDS):
            state.pile[card] = max(0, COPIES[card] - _dealt(state, card))


def check(state: State) -> None:
    """Refuse a position that could not come about, naming the field."""
    for card in range(KINDS):
        there = state.pile[card] + _dealt(state, card)
        if there != COPIES[card]:
            raise BadPosition(
                "bids.copies", field="pile", card=NAMES[card], copies=COPIES[card], there=there
            )
    if sum(state.used) != state.seats * state.rounds:
        raise BadPosition("bids.used", field="used", used=state.seats * state.rounds)
    for seat in range(state.seats):
        _check_seat(state, seat)
    if state.rounds < HAND and to_act(state) == 0:
        raise BadPosition("bids.laid", field="laid")
    _check_turned(state)
    if state.scores[: state.seats] not in _possible_scores(state):
        raise BadPosition("bids.scores", field="scores")


def _dealt(state: State, card: int) -> int:
    """How many of a card lie anywhere but in the pile."""
    laid = state.laid[: state.seats].count(card + 1)
    return state.used[card] + laid + sum(hand[card] for hand in state.hands[: state.seats])


def _check_seat(state: State, seat: int) -> None:
    left = HAND - state.rounds
    if sum(state.hands[seat]) + (state.laid[seat] != NOTHING) != left:
        raise BadPosition("bids.hand", field=f"hands[{seat}]", left=left)
    if (state.turned[seat] != NOTHING) != (state.rounds > 0):
        raise BadPosition("bids.turned", field=f"turned[{seat}]", rounds=state.rounds)


def _check_turned(state: State) -> None:
    """What lies turned up was turned up."""
    for card in range(KINDS):
        turned = state.turned[: state.seats].count(card + 1)
        if turned > state.used[card]:
            raise BadPosition("bids.turned_used", field="used", card=NAMES[card], turned=turned)


def _possible_scores(state: State) -> list[list[int]]:
    """What the seats can have: the last round is known, of those before only the cards."""
    start = [0] * state.seats
    if state.rounds == 0:
        return [start]
    turned = state.turned[: state.seats]
    last = _best_alone(state, turned)
    gain = [VALUES[last - 1] if card == last else 0 for card in turned]
    found = []
    for rounds in _earlier_rounds(state):
        before = [start]
        for cards in rounds:
            best = _best_alone(state, cards)
            if best != NOTHING:
                before = [
                    _with(scores, seat, best) for scores in before for seat in range(state.seats)
                ]
        found += [[a + b for a, b in zip(scores, gain, strict=True)] for scores in before]
    return found


def _with(scores: list[int], seat: int, card: int) -> list[int]:
    """The same, and a card that scored for a seat, whichever that was."""
    return [score + VALUES[card - 1] * (place == seat) for place, score in enumerate(scores)]


def _earlier_rounds(state: State) -> Iterator[list[Sequence[int]]]:
    """The ways to share out among the rounds before the last what was used in them."""
    used = Counter({card + 1: count for card, count in enumerate(state.used)})
    used -= Counter(state.turned[: state.seats])
    cards = sorted(used.elements())
    if state.rounds <= 2:
        yield [cards] if cards else []
        return
    for first in set(combinations(cards, state.seats)):
        yield [first, sorted((used - Counter(first)).elements())]


def _best_alone(state: State, cards: Sequence[int]) -> int:
    """The card, from 1, that scores among those laid; NOTHING if none is alone."""
    best = NOTHING
    for card in cards:
        if cards.count(card) == 1 and (best == NOTHING or beats(state, card, best)):
            best = card
    return best
