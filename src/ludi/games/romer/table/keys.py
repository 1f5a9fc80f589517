"""The keys of cards on the board of Römer, by which they are seen moving from place to place."""

from __future__ import annotations

from ludi.games.romer.cards import CARD_BY_NAME


class Keys:
    """A card of which there is one is itself wherever it is seen; of several it is one at a place.
    Each key is given once: who comes later, such as a card of a trick that is gone, has none."""

    def __init__(self) -> None:
        self._given: set[str] = set()

    def of(self, card: str, place: str) -> str:
        key = card if CARD_BY_NAME[card].rank.copies == 1 else f"{card}-{place}"
        if key in self._given:
            return ""
        self._given.add(key)
        return key
