"""What a player can do in Römer, as numbers from named blocks; a card is named by its kind."""

from __future__ import annotations

from typing import Final

from ludi.core.actions import ActionSpace, Composite
from ludi.games.romer.cards import CARDS, HAND

ACTIONS: Final = ActionSpace()
TRUMP: Final = ACTIONS.add("trump", card=CARDS)
LAY: Final = ACTIONS.add("lay", card=CARDS)
RENEW: Final = ACTIONS.add("renew", card=CARDS)
PLAY: Final = ACTIONS.add("play", card=CARDS)
STOP: Final = ACTIONS.add("stop")

COMPOSITES: Final = (
    Composite("lay CARD CARD …", "Where only you have cards in hand: several, one after another."),
)

# On lead every card in hand can be laid, renew the trump, or be played.
MOST_LEGAL: Final = 3 * HAND
