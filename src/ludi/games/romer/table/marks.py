"""The ids of cards on the board of Römer."""

from __future__ import annotations


class Marks:
    """Of several cards that look the same, the first has an id, and can be seen moving."""

    def __init__(self) -> None:
        self._given: set[str] = set()

    def of(self, card: str) -> str:
        if card in self._given:
            return ""
        self._given.add(card)
        return f"card-{card}"
