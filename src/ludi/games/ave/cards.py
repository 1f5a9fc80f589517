"""The pieces of Avé: dice, columns, action cards (AVE-1.1, AVE-1.2), each described in one row."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludi.core.listed import Listed

MOST_SEATS: Final = 6


class Face(NamedTuple):
    """What a die can show, and how many of its sides do (AVE-1.1)."""

    name: str
    sides: int


FACES: Final = Listed[Face]()
I: Final = FACES.add(Face("I", sides=3))  # noqa: E741
V: Final = FACES.add(Face("V", sides=1))
X: Final = FACES.add(Face("X", sides=2))

FACE_NAMES: Final = tuple(face.name for face in FACES)
DIE: Final = tuple(face.sides for face in FACES)
FACE_KINDS: Final = len(FACES)
SIDES: Final = sum(DIE)
DICE: Final = 6

# A column (AVE-1.2), and the numbers that six dice can form (AVE-2.2, AVE-2.5).
ROWS: Final = 7
FREE: Final = 0
HIGHEST: Final = 39
NEVER_FORMED: Final = 38

# The points of a card that is never used (AVE-5.3).
CARD_BONUS: Final = 5
NO_FACE: Final = -1


class Card(NamedTuple):
    """An action card; each hand has one of every kind (AVE-1.2, AVE-4).

    name      what it is called in positions, views and events
    asks      what the player chooses: how many `dice`, or a die by its `face`; or nothing
    face      the face of the dice that it is for, where the card itself says it
    throws    whether the dice are thrown again
    worth     how many points a sensible player wants from it at least
    rulings   the options that change what it does
    """

    name: str
    asks: str = ""
    face: int = NO_FACE
    throws: bool = False
    worth: int = CARD_BONUS
    rulings: tuple[str, ...] = ("cards_any_time",)


_REROLLS: Final = ("reroll_any", "cards_any_time")

CARDS: Final = Listed[Card]()
REROLL_I: Final = CARDS.add(Card("reroll-I", "dice", face=I, throws=True, rulings=_REROLLS))
REROLL_V: Final = CARDS.add(Card("reroll-V", "dice", face=V, throws=True, rulings=_REROLLS))
REROLL_ONE: Final = CARDS.add(Card("reroll-one", "face", throws=True))
IGNORE_ONE: Final = CARDS.add(Card("ignore-one", "face"))
REPEAT: Final = CARDS.add(Card("repeat"))
# It acts as any card above it, and has what that one asks (AVE-4.6).
JOKER: Final = CARDS.add(Card("joker", worth=CARD_BONUS + 2))

CARD_NAMES: Final = tuple(card.name for card in CARDS)
CARD_KINDS: Final = len(CARDS)
FACE_OF: Final = tuple(card.face for card in CARDS)
