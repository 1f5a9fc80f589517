"""What happens in a game of Römer, step by step."""

from __future__ import annotations

from typing import Final

from ludi.core.events import EventKind
from ludi.core.notes import Vocabulary
from ludi.games.romer.cards import NONE_OR_CARDS

_CARD: Final = NONE_OR_CARDS
WAYS: Final = ("aside", "follow", "trump", "lead")

EVENTS: Final = (
    EventKind("round_began", round=None, seat=None),
    EventKind("card_dealt", private=True, on_board=True, seat=None, card=_CARD),
    EventKind("trump_laid", seat=None, card=_CARD),
    EventKind("card_drawn", secret=("card",), seat=None, card=_CARD),
    EventKind("pile_refilled"),
    EventKind("turn_began", seat=None),
    EventKind("card_laid", secret=("card",), seat=None, card=_CARD, position=None),
    EventKind("team_discarded", seat=None, card=_CARD, position=None),
    EventKind("card_played", seat=None, card=_CARD, how=WAYS),
    EventKind("trick_won", seat=None, card=_CARD, trumped=None),
    EventKind(
        "card_captured", secret=("card",), seat=None, card=_CARD, winner_seat=None, position=None
    ),
    EventKind("capture_discarded", seat=None, card=_CARD),
    EventKind("player_out", seat=None),
    EventKind("alone_with_cards", seat=None),
    EventKind("limit_reached", leads=None),
    EventKind("round_ended"),
    EventKind("card_scored", seat=None, card=_CARD, position=None, points=None),
    EventKind("team_scored", seat=None, points=None, total=None),
    EventKind("game_ended"),
)

(
    ROUND_BEGAN,
    CARD_DEALT,
    TRUMP_LAID,
    CARD_DRAWN,
    PILE_REFILLED,
    TURN_BEGAN,
    CARD_LAID,
    TEAM_DISCARDED,
    CARD_PLAYED,
    TRICK_WON,
    CARD_CAPTURED,
    CAPTURE_DISCARDED,
    PLAYER_OUT,
    ALONE_WITH_CARDS,
    LIMIT_REACHED,
    ROUND_ENDED,
    CARD_SCORED,
    TEAM_SCORED,
    GAME_ENDED,
) = range(19)

VOCABULARIES: Final = (Vocabulary("the draw pile", NONE_OR_CARDS),)
A_CARD: Final = 0
