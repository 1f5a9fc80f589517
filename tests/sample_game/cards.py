"""The pieces of Sealed bids: one row a card."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludi.core.listed import Listed

MOST_SEATS: Final = 4
HAND: Final = 3
NOTHING: Final = 0


class Card(NamedTuple):
    """A card, what it scores, and how many there are of it."""

    name: str
    value: int
    copies: int = 4


CARDS: Final = Listed[Card]()
CARDS.add(Card("one", 1))
CARDS.add(Card("two", 2))
CARDS.add(Card("three", 3))
CARDS.add(Card("four", 4))

NAMES: Final = tuple(card.name for card in CARDS)
COPIES: Final = tuple(card.copies for card in CARDS)
VALUES: Final = tuple(card.value for card in CARDS)
KINDS: Final = len(CARDS)
MOST_POINTS: Final = HAND * max(VALUES)
