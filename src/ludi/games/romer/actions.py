"""What a player can do in Römer, as numbers from named blocks; a card is named by its kind."""

from __future__ import annotations

from typing import Final

from ludi.core.actions import ActionSpace
from ludi.games.romer.cards import CARD_NAMES, HAND

ACTIONS: Final = ActionSpace()
TRUMP: Final = ACTIONS.add("trump", card=CARD_NAMES)
LAY: Final = ACTIONS.add("lay", card=CARD_NAMES)
RENEW: Final = ACTIONS.add("renew", card=CARD_NAMES)
PLAY: Final = ACTIONS.add("play", card=CARD_NAMES)
STOP: Final = ACTIONS.add("stop")


# On lead every card in hand can be laid, renew the trump, or be played.
MOST_LEGAL: Final = 3 * HAND
