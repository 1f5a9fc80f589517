"""Everything that lies on the table in Sealed bids."""

from __future__ import annotations

from ludi import core
from ludi.core.state import number, numbers, switch
from sample_game.cards import COPIES, HAND, KINDS, MOST_POINTS, MOST_SEATS, NAMES


class State(core.State):
    """Hands and laid cards are hidden from the others, but for hands that were shown."""

    low_wins: int = switch("The lowest card that nobody else laid scores, not the highest.")
    rounds: int = number(0, HAND, "How many cards everybody has laid.")
    pile: list[int] = numbers(
        (KINDS,), 0, max(COPIES), "Not dealt.", counted=NAMES, default=max(COPIES), hidden=True
    )
    hands: list[list[int]] = numbers(
        (MOST_SEATS, KINDS), 0, HAND, "Hands.", by_seat=True, counted=NAMES, hidden=True
    )
    laid: list[int] = numbers(
        (MOST_SEATS,), 0, KINDS, "Laid, from 1; 0 is none.", by_seat=True, hidden=True
    )
    turned: list[int] = numbers((MOST_SEATS,), 0, KINDS, "The cards turned up last.", by_seat=True)
    used: list[int] = numbers(
        (KINDS,), 0, MOST_SEATS * HAND, "Cards turned up so far.", counted=NAMES
    )
    shown: list[int] = numbers((MOST_SEATS,), 0, 1, "Whether a hand was shown.", by_seat=True)
    scores: list[int] = numbers((MOST_SEATS,), 0, MOST_POINTS, "Points.", by_seat=True)
