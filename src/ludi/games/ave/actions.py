"""What a player can do in Avé, as numbers from named blocks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ludi.core.actions import ActionSpace
from ludi.core.state import Argument
from ludi.games.ave.cards import (
    CARDS,
    DICE,
    FACE_NAMES,
    HIGHEST,
    IGNORE_ONE,
    JOKER,
    REPEAT,
    REROLL_I,
    REROLL_ONE,
    REROLL_V,
    ROWS,
    Card,
)


class Play(NamedTuple):
    """What a block of actions plays: the card that is spent, and the one whose power it has."""

    card: Card
    power: Card


ACTIONS: Final = ActionSpace()
# The blocks that play a card, by their names.
PLAYS: Final[dict[str, Play]] = {}

_ASKED: Final[Mapping[str, Sequence[Argument]]] = {"dice": range(1, DICE + 1), "face": FACE_NAMES}


def _add_play(power: Card, card: Card) -> int:
    """A block with what the card asks whose power is used; its name is the word to be typed."""
    name = power.name.lower() if card is power else f"{card.name}-{power.name.lower()}"
    PLAYS[name] = Play(card, power)
    return ACTIONS.add(name, **{power.asks: _ASKED[power.asks]} if power.asks else {})


ROLL: Final = ACTIONS.add("roll", dice=_ASKED["dice"])
STOP: Final = ACTIONS.add("stop")
PASS: Final = ACTIONS.add("pass")
WRITE: Final = ACTIONS.add("write", number=range(1, HIGHEST + 1), row=range(1, ROWS + 1))

# The first use of each card but the joker, in the order of the cards.
_USES: Final = tuple(_add_play(card, card) for card in CARDS[:JOKER])
PLAY_REROLL_I: Final = _USES[REROLL_I]
PLAY_REROLL_V: Final = _USES[REROLL_V]
PLAY_REROLL_ONE: Final = _USES[REROLL_ONE]
PLAY_IGNORE_ONE: Final = _USES[IGNORE_ONE]
PLAY_REPEAT: Final = _USES[REPEAT]
FIRST_PLAY: Final = _USES[0]

# A joker has the uses of all of them (AVE-4.6), in the same order and so all as far on.
_JOKER_USES: Final = tuple(_add_play(card, CARDS[JOKER]) for card in CARDS[:JOKER])
PLAY_JOKER: Final = _JOKER_USES[0]
TO_JOKER: Final = PLAY_JOKER - FIRST_PLAY

# Rolls, a stop and a pass; two readings in every row; every use of every card.
MOST_LEGAL: Final = DICE + 2 + 2 * ROWS + 2 * TO_JOKER
