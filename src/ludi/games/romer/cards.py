"""The cards of Römer: five colours of 21 (ROE-1.1, ROE-1.2).

Rules name a card by its kind, its place in `CARDS`; kind 0 is no card.
"""

from __future__ import annotations

from typing import Final, NamedTuple

MOST_SEATS: Final = 4
HAND: Final = 15
TEAM: Final = 7


class Colour(NamedTuple):
    """A colour, the shape that goes with it where shapes are typed, and how a console shows it."""

    name: str
    shape: str
    style: str


# Black would not be seen on a dark console.
COLOURS: Final = (
    Colour("red", shape="●", style="red"),
    Colour("blue", shape="■", style="bright_blue"),
    Colour("green", shape="▲", style="green"),
    Colour("yellow", shape="★", style="yellow"),
    Colour("black", shape="✚", style="white"),
)
# The colour of no card, which no card shares.
NO_COLOUR: Final = len(COLOURS)


class Rank(NamedTuple):
    """What is printed on a card beside its colour, and how many there are of it in each colour.

    It is called by what is printed, the battle value and the points as a Roman numeral.
    """

    name: str
    battle: int
    points: int
    copies: int

    @property
    def is_caesar(self) -> bool:
        return self.battle == 0

    @property
    def printed(self) -> str:
        return self.name.replace("-", " ").upper()

    @property
    def numeral(self) -> str:
        """The points as they are printed."""
        return self.printed.split()[-1]


# Strong in battle is poor in points.
RANKS: Final = (
    Rank("caesar", battle=0, points=0, copies=7),
    Rank("1-x", battle=1, points=10, copies=1),
    Rank("1-xx", battle=1, points=20, copies=1),
    Rank("2-v", battle=2, points=5, copies=1),
    Rank("2-xx", battle=2, points=20, copies=1),
    Rank("3-v", battle=3, points=5, copies=1),
    Rank("3-x", battle=3, points=10, copies=1),
    Rank("4-iii", battle=4, points=3, copies=1),
    Rank("4-x", battle=4, points=10, copies=1),
    Rank("5-iii", battle=5, points=3, copies=1),
    Rank("5-v", battle=5, points=5, copies=1),
    Rank("6-iii", battle=6, points=3, copies=1),
    Rank("6-v", battle=6, points=5, copies=1),
    Rank("7-iii", battle=7, points=3, copies=2),
)


class Card(NamedTuple):
    """A kind of card."""

    name: str
    colour: int
    rank: Rank


CARDS: Final = (
    Card("none", NO_COLOUR, Rank("none", battle=0, points=0, copies=0)),
    *(
        Card(f"{colour.name}-{rank.name}", number, rank)
        for number, colour in enumerate(COLOURS)
        for rank in RANKS
    ),
)
CARD_BY_NAME: Final = {card.name: card for card in CARDS}
KINDS: Final = len(CARDS)
NONE_OR_CARDS: Final = tuple(card.name for card in CARDS)
CARD_NAMES: Final = NONE_OR_CARDS[1:]
COLOUR_NAMES: Final = tuple(colour.name for colour in COLOURS)

# By kind, for the rules.
COLOUR_OF: Final = tuple(card.colour for card in CARDS)
BATTLES: Final = tuple(card.rank.battle for card in CARDS)
POINTS: Final = tuple(card.rank.points for card in CARDS)
COPIES: Final = tuple(card.rank.copies for card in CARDS)
MOST_COPIES: Final = max(COPIES)
