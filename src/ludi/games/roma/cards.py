"""The pieces of Roma: 25 kinds of card, six discs, dice and victory points (ROM-1.1, ROM-1.2).

A card's kind counts from 1; 0 is no card. Tables by kind have an entry for it.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 2
DISCS: Final = 6
ACTION_DICE: Final = 3

(
    NOTHING,
    SICARIUS,
    ARCHITECTUS,
    CONSILIARIUS,
    LEGAT,
    GLADIATOR,
    MERCATOR,
    CONSUL,
    LEGIONARIUS,
    NERO,
    PRAETORIANUS,
    SCAENICUS,
    HARUSPEX,
    SENATOR,
    VELITES,
    ESSEDUM,
    TRIBUNUS_PLEBIS,
    CENTURIO,
    AESCULAPINUM,
    BASILICA,
    MACHINA,
    FORUM,
    MERCATUS,
    ONAGER,
    TEMPLUM,
    TURRIS,
) = range(26)

# By kind: name, cost, defence, copies. Characters first.
_TABLE: Final = (
    ("none", 0, 0, 0),
    ("sicarius", 9, 2, 1),
    ("architectus", 3, 4, 2),
    ("consiliarius", 4, 4, 2),
    ("legat", 5, 2, 2),
    ("gladiator", 6, 5, 2),
    ("mercator", 7, 2, 1),
    ("consul", 3, 3, 2),
    ("legionarius", 4, 5, 3),
    ("nero", 8, 9, 1),
    ("praetorianus", 4, 4, 2),
    ("scaenicus", 8, 3, 2),
    ("haruspex", 4, 3, 2),
    ("senator", 3, 3, 2),
    ("velites", 5, 3, 2),
    ("essedum", 6, 3, 2),
    ("tribunus-plebis", 5, 5, 2),
    ("centurio", 9, 5, 2),
    ("aesculapinum", 5, 2, 2),
    ("basilica", 6, 5, 2),
    ("machina", 4, 4, 2),
    ("forum", 5, 5, 6),
    ("mercatus", 6, 3, 2),
    ("onager", 5, 4, 2),
    ("templum", 2, 2, 2),
    ("turris", 6, 6, 2),
)
NONE_OR_CARDS: Final = tuple(row[0] for row in _TABLE)
CARDS: Final = NONE_OR_CARDS[1:]
COSTS: Final = tuple(row[1] for row in _TABLE)
DEFENCES: Final = tuple(row[2] for row in _TABLE)
COPIES: Final = tuple(row[3] for row in _TABLE)
KINDS: Final = len(_TABLE)
LAST_CHARACTER: Final = CENTURIO

# ROM-2.1, ROM-2.2
VICTORY_POINTS: Final = 36
FIRST_POINTS: Final = 10
DEALT: Final = 4
GIVEN: Final = 2

# ROM-5.6, ROM-5.15
MERCATOR_PRICE: Final = 2
MERCATOR_MOST: Final = 3
ESSEDUM_LOWERS: Final = 2

FACES: Final = ("1", "2", "3", "4", "5", "6")
