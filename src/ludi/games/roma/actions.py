"""What a player can do in Roma, as numbers from named blocks.

A die is named by its value, a card in play by its disc, a card elsewhere by its kind.
"""

from __future__ import annotations

from typing import Final

from ludi.core.actions import ActionSpace, Composite
from ludi.games.roma.cards import CARD_NAMES, DISCS, SIDES, VICTORY_POINTS

_DICE: Final = range(1, SIDES + 1)
_DISCS: Final = range(1, DISCS + 1)

ACTIONS: Final = ActionSpace()
GIVE: Final = ACTIONS.add("give", card=CARD_NAMES)
REROLL: Final = ACTIONS.add("reroll")
LAY: Final = ACTIONS.add("lay", card=CARD_NAMES, disc=_DISCS)
MONEY: Final = ACTIONS.add("money", die=_DICE)
DRAW_CARDS: Final = ACTIONS.add("cards", die=_DICE)
ACTIVATE: Final = ACTIONS.add("activate", die=_DICE)
TAKE: Final = ACTIONS.add("take", card=CARD_NAMES)
AIM: Final = ACTIONS.add("aim", disc=_DISCS)
COPY: Final = ACTIONS.add("copy", disc=_DISCS)
BLOCK: Final = ACTIONS.add("block", disc=_DISCS)
RAISE: Final = ACTIONS.add("raise", die=_DICE)
LOWER: Final = ACTIONS.add("lower", die=_DICE)
USE: Final = ACTIONS.add("use", die=_DICE)
BUY: Final = ACTIONS.add("buy", points=range(1, VICTORY_POINTS + 1))
STOP: Final = ACTIONS.add("stop")
END: Final = ACTIONS.add("end")

COMPOSITES: Final = (
    Composite("give CARD CARD", "Before the first turn: both cards that are given."),
    Composite("lay CARD DISC CARD DISC …", "Where cards are laid: several, one after another."),
)

# Every kind of card at every disc, every die in three ways, and the end of the turn.
MOST_LEGAL: Final = len(CARD_NAMES) * DISCS + 3 * SIDES + 1
