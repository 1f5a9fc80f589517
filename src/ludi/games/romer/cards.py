"""The cards of Römer: five colours of 21 (ROE-1.1, ROE-1.2).

A card's kind counts from 1; 0 is no card. Tables by kind have an entry for it.
"""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
HAND: Final = 15
TEAM: Final = 7

COLOURS: Final = ("red", "blue", "green", "yellow", "black")

# In each colour: name, battle value, points, copies. Strong in battle is poor in points.
_IN_A_COLOUR: Final = (
    ("caesar", 0, 0, 7),
    ("1-x", 1, 10, 1),
    ("1-xx", 1, 20, 1),
    ("2-v", 2, 5, 1),
    ("2-xx", 2, 20, 1),
    ("3-v", 3, 5, 1),
    ("3-x", 3, 10, 1),
    ("4-iii", 4, 3, 1),
    ("4-x", 4, 10, 1),
    ("5-iii", 5, 3, 1),
    ("5-v", 5, 5, 1),
    ("6-iii", 6, 3, 1),
    ("6-v", 6, 5, 1),
    ("7-iii", 7, 3, 2),
)
CARDS: Final = tuple(f"{colour}-{row[0]}" for colour in COLOURS for row in _IN_A_COLOUR)
NONE_OR_CARDS: Final = ("none", *CARDS)
KINDS: Final = len(NONE_OR_CARDS)

# By kind. No card has a colour of its own, which no card shares.
NO_COLOUR: Final = len(COLOURS)
COLOUR_OF: Final = (
    NO_COLOUR,
    *(colour for colour in range(len(COLOURS)) for _ in _IN_A_COLOUR),
)
BATTLES: Final = (0, *(row[1] for _ in COLOURS for row in _IN_A_COLOUR))
POINTS: Final = (0, *(row[2] for _ in COLOURS for row in _IN_A_COLOUR))
COPIES: Final = (0, *(row[3] for _ in COLOURS for row in _IN_A_COLOUR))
