"""What happens in a game of Roma, step by step."""

from __future__ import annotations

from typing import Final

from ludi.core.events import EventKind
from ludi.core.listed import Listed
from ludi.core.notes import Vocabulary
from ludi.games.roma.cards import FACES, NONE_OR_CARDS

_CARD: Final = NONE_OR_CARDS

EVENTS: Final = Listed[EventKind]()
STARTER_CHOSEN: Final = EVENTS.add(EventKind("starter_chosen", seat=None))
CARD_DEALT: Final = EVENTS.add(
    EventKind("card_dealt", private=True, on_board=True, seat=None, card=_CARD)
)
GIFT_CHOSEN: Final = EVENTS.add(
    EventKind("gift_chosen", private=True, on_board=True, seat=None, card=_CARD)
)
GIFTS_READY: Final = EVENTS.add(EventKind("gifts_ready", seat=None))
CARD_RECEIVED: Final = EVENTS.add(EventKind("card_received", private=True, seat=None, card=_CARD))
CARD_SET: Final = EVENTS.add(
    EventKind("card_set", secret=("card",), seat=None, card=_CARD, disc=None)
)
CARD_TURNED_UP: Final = EVENTS.add(EventKind("card_turned_up", seat=None, card=_CARD, disc=None))
TURN_BEGAN: Final = EVENTS.add(EventKind("turn_began", turn=None, seat=None))
DISCS_PAID: Final = EVENTS.add(EventKind("discs_paid", seat=None, points=None, discs=None))
DICE_ROLLED: Final = EVENTS.add(
    EventKind("dice_rolled", seat=None, first=None, second=None, third=None, again=None)
)
CARD_LAID: Final = EVENTS.add(EventKind("card_laid", seat=None, card=_CARD, disc=None, cost=None))
CARD_COVERED: Final = EVENTS.add(EventKind("card_covered", seat=None, card=_CARD, disc=None))
MONEY_TAKEN: Final = EVENTS.add(EventKind("money_taken", seat=None, money=None))
PILE_REFILLED: Final = EVENTS.add(EventKind("pile_refilled"))
CARD_LOOKED_AT: Final = EVENTS.add(
    EventKind("card_looked_at", private=True, on_board=True, seat=None, card=_CARD)
)
CARDS_LOOKED_AT: Final = EVENTS.add(EventKind("cards_looked_at", seat=None, count=None))
CARD_KEPT: Final = EVENTS.add(EventKind("card_kept", secret=("card",), seat=None, card=_CARD))
CARD_THROWN: Final = EVENTS.add(EventKind("card_thrown", seat=None, card=_CARD))
CARD_ACTIVATED: Final = EVENTS.add(EventKind("card_activated", seat=None, card=_CARD, disc=None))
CARD_COPIED: Final = EVENTS.add(EventKind("card_copied", seat=None, card=_CARD))
CARD_DISCARDED: Final = EVENTS.add(EventKind("card_discarded", seat=None, card=_CARD, disc=None))
CARD_RETURNED: Final = EVENTS.add(EventKind("card_returned", seat=None, card=_CARD, disc=None))
POINTS_GAINED: Final = EVENTS.add(EventKind("points_gained", seat=None, points=None, credited=None))
POINTS_TAKEN: Final = EVENTS.add(EventKind("points_taken", seat=None, points=None))
POINTS_BOUGHT: Final = EVENTS.add(EventKind("points_bought", seat=None, points=None, money=None))
DIE_CHANGED: Final = EVENTS.add(EventKind("die_changed", seat=None, before=None, after=None))
DIE_USED: Final = EVENTS.add(EventKind("die_used", seat=None, die=None))
BATTLE_FOUGHT: Final = EVENTS.add(
    EventKind(
        "battle_fought",
        seat=None,
        card=_CARD,
        disc=None,
        strength=None,
        defence=None,
        won=None,
    )
)
DISC_BLOCKED: Final = EVENTS.add(EventKind("disc_blocked", seat=None, disc=None))
DEFENCES_LOWERED: Final = EVENTS.add(EventKind("defences_lowered", seat=None, points=None))
CARD_FETCHED: Final = EVENTS.add(EventKind("card_fetched", seat=None, card=_CARD))
CARDS_TAKEN_UP: Final = EVENTS.add(EventKind("cards_taken_up", seat=None, count=None))
LIMIT_REACHED: Final = EVENTS.add(EventKind("limit_reached", turns=None))
GAME_ENDED: Final = EVENTS.add(EventKind("game_ended"))

VOCABULARIES: Final = Listed[Vocabulary]()
A_STARTER: Final = VOCABULARIES.add(Vocabulary("the starting player", ("seat 0", "seat 1")))
A_CARD: Final = VOCABULARIES.add(Vocabulary("the draw pile", NONE_OR_CARDS))
AN_ACTION_DIE: Final = VOCABULARIES.add(Vocabulary("an action die", FACES))
A_BATTLE_DIE: Final = VOCABULARIES.add(Vocabulary("the battle die", FACES))
