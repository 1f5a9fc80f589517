"""What happens in a game of Römer, step by step."""

from __future__ import annotations

from typing import Final

from ludi.core.events import EventKind
from ludi.core.listed import Listed
from ludi.core.notes import Vocabulary
from ludi.games.romer.cards import NONE_OR_CARDS

_CARD: Final = NONE_OR_CARDS

# How a card takes part in a trick (ROE-3.2). The leader's card follows, and is told as led.
WAYS: Final = Listed[str]()
STAYS_OUT: Final = WAYS.add("aside")
FOLLOWS: Final = WAYS.add("follow")
TRUMPS: Final = WAYS.add("trump")
LEADS: Final = WAYS.add("lead")

EVENTS: Final = Listed[EventKind]()
ROUND_BEGAN: Final = EVENTS.add(EventKind("round_began", round=None, seat=None))
CARD_DEALT: Final = EVENTS.add(
    EventKind("card_dealt", private=True, on_board=True, seat=None, card=_CARD)
)
TRUMP_LAID: Final = EVENTS.add(EventKind("trump_laid", seat=None, card=_CARD))
CARD_DRAWN: Final = EVENTS.add(EventKind("card_drawn", secret=("card",), seat=None, card=_CARD))
PILE_REFILLED: Final = EVENTS.add(EventKind("pile_refilled"))
TURN_BEGAN: Final = EVENTS.add(EventKind("turn_began", seat=None))
CARD_LAID: Final = EVENTS.add(
    EventKind("card_laid", secret=("card",), seat=None, card=_CARD, position=None)
)
TEAM_DISCARDED: Final = EVENTS.add(
    EventKind("team_discarded", seat=None, card=_CARD, position=None)
)
CARD_PLAYED: Final = EVENTS.add(EventKind("card_played", seat=None, card=_CARD, how=tuple(WAYS)))
TRICK_WON: Final = EVENTS.add(EventKind("trick_won", seat=None, card=_CARD, trumped=None))
CARD_CAPTURED: Final = EVENTS.add(
    EventKind(
        "card_captured", secret=("card",), seat=None, card=_CARD, winner_seat=None, position=None
    )
)
CAPTURE_DISCARDED: Final = EVENTS.add(EventKind("capture_discarded", seat=None, card=_CARD))
PLAYER_OUT: Final = EVENTS.add(EventKind("player_out", seat=None))
ALONE_WITH_CARDS: Final = EVENTS.add(EventKind("alone_with_cards", seat=None))
LIMIT_REACHED: Final = EVENTS.add(EventKind("limit_reached", leads=None))
ROUND_ENDED: Final = EVENTS.add(EventKind("round_ended"))
CARD_SCORED: Final = EVENTS.add(
    EventKind("card_scored", seat=None, card=_CARD, position=None, points=None)
)
TEAM_SCORED: Final = EVENTS.add(EventKind("team_scored", seat=None, points=None, total=None))
GAME_ENDED: Final = EVENTS.add(EventKind("game_ended"))

VOCABULARIES: Final = Listed[Vocabulary]()
A_CARD: Final = VOCABULARIES.add(Vocabulary("the draw pile", NONE_OR_CARDS))
