"""What happens in a game of Sealed bids."""

from __future__ import annotations

from typing import Final

from ludi.core.events import EventKind
from ludi.core.listed import Listed
from ludi.core.notes import Vocabulary
from sample_game.cards import NAMES

EVENTS: Final = Listed[EventKind]()
CARD_DEALT: Final = EVENTS.add(EventKind("card_dealt", seat=None, card=NAMES, secret=("card",)))
CARD_LAID: Final = EVENTS.add(EventKind("card_laid", seat=None, card=NAMES, secret=("card",)))
HAND_SHOWN: Final = EVENTS.add(EventKind("hand_shown", seat=None))
CARDS_TURNED: Final = EVENTS.add(EventKind("cards_turned", seat=None, card=NAMES))

# What chance gives: a card.
VOCABULARIES: Final = Listed[Vocabulary]()
A_CARD: Final = VOCABULARIES.add(Vocabulary("the pile", NAMES))
