"""What happens in a game of Roma, step by step."""

from __future__ import annotations

from typing import Final

from ludi.core.events import EventKind
from ludi.core.notes import Vocabulary
from ludi.games.roma.cards import CARDS, FACES, NONE_OR_CARDS

_CARD: Final = NONE_OR_CARDS

EVENTS: Final = (
    EventKind("starter_chosen", seat=None),
    EventKind("card_dealt", private=True, on_board=True, seat=None, card=_CARD),
    EventKind("gift_chosen", private=True, on_board=True, seat=None, card=_CARD),
    EventKind("gifts_ready", seat=None),
    EventKind("card_received", private=True, seat=None, card=_CARD),
    EventKind("card_set", secret=("card",), seat=None, card=_CARD, disc=None),
    EventKind("card_turned_up", seat=None, card=_CARD, disc=None),
    EventKind("turn_began", turn=None, seat=None),
    EventKind("discs_paid", seat=None, points=None, discs=None),
    EventKind("dice_rolled", seat=None, first=None, second=None, third=None, again=None),
    EventKind("card_laid", seat=None, card=_CARD, disc=None, cost=None),
    EventKind("card_covered", seat=None, card=_CARD, disc=None),
    EventKind("money_taken", seat=None, money=None),
    EventKind("pile_refilled"),
    EventKind("card_looked_at", private=True, on_board=True, seat=None, card=_CARD),
    EventKind("cards_looked_at", seat=None, count=None),
    EventKind("card_kept", secret=("card",), seat=None, card=_CARD),
    EventKind("card_thrown", seat=None, card=_CARD),
    EventKind("card_activated", seat=None, card=_CARD, disc=None),
    EventKind("card_copied", seat=None, card=_CARD),
    EventKind("card_discarded", seat=None, card=_CARD, disc=None),
    EventKind("card_returned", seat=None, card=_CARD, disc=None),
    EventKind("points_gained", seat=None, points=None, credited=None),
    EventKind("points_taken", seat=None, points=None),
    EventKind("points_bought", seat=None, points=None, money=None),
    EventKind("die_changed", seat=None, before=None, after=None),
    EventKind("die_used", seat=None, die=None),
    EventKind(
        "battle_fought",
        seat=None,
        card=_CARD,
        disc=None,
        strength=None,
        defence=None,
        won=None,
    ),
    EventKind("disc_blocked", seat=None, disc=None),
    EventKind("defences_lowered", seat=None, points=None),
    EventKind("card_fetched", seat=None, card=_CARD),
    EventKind("cards_taken_up", seat=None, count=None),
    EventKind("limit_reached", turns=None),
    EventKind("game_ended"),
)

(
    STARTER_CHOSEN,
    CARD_DEALT,
    GIFT_CHOSEN,
    GIFTS_READY,
    CARD_RECEIVED,
    CARD_SET,
    CARD_TURNED_UP,
    TURN_BEGAN,
    DISCS_PAID,
    DICE_ROLLED,
    CARD_LAID,
    CARD_COVERED,
    MONEY_TAKEN,
    PILE_REFILLED,
    CARD_LOOKED_AT,
    CARDS_LOOKED_AT,
    CARD_KEPT,
    CARD_THROWN,
    CARD_ACTIVATED,
    CARD_COPIED,
    CARD_DISCARDED,
    CARD_RETURNED,
    POINTS_GAINED,
    POINTS_TAKEN,
    POINTS_BOUGHT,
    DIE_CHANGED,
    DIE_USED,
    BATTLE_FOUGHT,
    DISC_BLOCKED,
    DEFENCES_LOWERED,
    CARD_FETCHED,
    CARDS_TAKEN_UP,
    LIMIT_REACHED,
    GAME_ENDED,
) = range(34)

VOCABULARIES: Final = (
    Vocabulary("the starting player", ("seat 0", "seat 1")),
    Vocabulary("the draw pile", ("none", *CARDS)),
    Vocabulary("an action die", FACES),
    Vocabulary("the battle die", FACES),
)
A_STARTER, A_CARD, AN_ACTION_DIE, A_BATTLE_DIE = range(4)
