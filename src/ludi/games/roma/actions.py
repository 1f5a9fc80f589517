"""What a player can do in Roma, as numbers from named blocks.

A die is named by its value, a card in play by its disc, a card elsewhere by its kind.
"""

from __future__ import annotations

from typing import Final

from ludi.core.actions import ActionSpace, Block, Composite
from ludi.games.roma.pieces import CARDS, DISCS, VICTORY_POINTS

_DICE: Final = range(1, 7)
_DISCS: Final = range(1, DISCS + 1)

ACTIONS: Final = ActionSpace(
    Block("give", card=CARDS),
    Block("reroll"),
    Block("lay", card=CARDS, disc=_DISCS),
    Block("money", die=_DICE),
    Block("cards", die=_DICE),
    Block("activate", die=_DICE),
    Block("take", card=CARDS),
    Block("aim", disc=_DISCS),
    Block("copy", disc=_DISCS),
    Block("block", disc=_DISCS),
    Block("raise", die=_DICE),
    Block("lower", die=_DICE),
    Block("use", die=_DICE),
    Block("buy", points=range(1, VICTORY_POINTS + 1)),
    Block("stop"),
    Block("end"),
)

COMPOSITES: Final = (
    Composite("give CARD CARD", "Before the first turn: both cards that are given."),
    Composite("lay CARD DISC CARD DISC …", "Where cards are laid: several, one after another."),
)

GIVE: Final = ACTIONS.first("give")
REROLL: Final = ACTIONS.first("reroll")
LAY: Final = ACTIONS.first("lay")
MONEY: Final = ACTIONS.first("money")
DRAW_CARDS: Final = ACTIONS.first("cards")
ACTIVATE: Final = ACTIONS.first("activate")
TAKE: Final = ACTIONS.first("take")
AIM: Final = ACTIONS.first("aim")
COPY: Final = ACTIONS.first("copy")
BLOCK: Final = ACTIONS.first("block")
RAISE: Final = ACTIONS.first("raise")
LOWER: Final = ACTIONS.first("lower")
USE: Final = ACTIONS.first("use")
BUY: Final = ACTIONS.first("buy")
STOP: Final = ACTIONS.first("stop")
END: Final = ACTIONS.first("end")

# Every kind of card at every disc, every die in three ways, and the end of the turn.
MOST_LEGAL: Final = len(CARDS) * DISCS + 3 * 6 + 1
