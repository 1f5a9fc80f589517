"""What a player can do in Römer, as numbers from named blocks; a card is named by its kind."""

from __future__ import annotations

from typing import Final

from ludi.core.actions import ActionSpace, Block, Composite
from ludi.games.romer.pieces import CARDS, HAND

ACTIONS: Final = ActionSpace(
    Block("trump", card=CARDS),
    Block("lay", card=CARDS),
    Block("renew", card=CARDS),
    Block("play", card=CARDS),
    Block("stop"),
)

COMPOSITES: Final = (
    Composite("lay CARD CARD …", "Where only you have cards in hand: several, one after another."),
)

TRUMP: Final = ACTIONS.first("trump")
LAY: Final = ACTIONS.first("lay")
RENEW: Final = ACTIONS.first("renew")
PLAY: Final = ACTIONS.first("play")
STOP: Final = ACTIONS.first("stop")

# On lead every card in hand can be laid, renew the trump, or be played.
MOST_LEGAL: Final = 3 * HAND
