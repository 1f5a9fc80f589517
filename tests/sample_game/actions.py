"""What a player can do in Sealed bids."""

from __future__ import annotations

from typing import Final

from ludi.core.actions import ActionSpace
from sample_game.cards import KINDS, NAMES

ACTIONS: Final = ActionSpace()
LAY: Final = ACTIONS.add("lay", card=NAMES)
SHOW: Final = ACTIONS.add("show")

# Every kind of card, and showing the hand.
MOST_LEGAL: Final = KINDS + 1
