"""What a player can do in Römer, as numbers from named blocks; a card is named by its kind."""

from __future__ import annotations

from typing import Final

from ludi.core.actions import ActionSpace, Composite
from ludi.games.romer.cards import CARD_NAMES, HAND
from ludi.games.romer.state import COMPLETING, State

# What is done with a card comes first, as many actions for each verb as there are cards.
ACTIONS: Final = ActionSpace()
TRUMP: Final = ACTIONS.add("trump", card=CARD_NAMES)
LAY: Final = ACTIONS.add("lay", card=CARD_NAMES)
RENEW: Final = ACTIONS.add("renew", card=CARD_NAMES)
PLAY: Final = ACTIONS.add("play", card=CARD_NAMES)
STOP: Final = ACTIONS.add("stop")

_PER_VERB: Final = len(CARD_NAMES)
assert tuple(range(0, 5 * _PER_VERB, _PER_VERB)) == (TRUMP, LAY, RENEW, PLAY, STOP)

COMPOSITES: Final = (
    Composite("lay CARD CARD …", "Where only you have cards in hand: several, one after another."),
)

# On lead every card in hand can be laid, renew the trump, or be played.
MOST_LEGAL: Final = 3 * HAND


def with_card(verb: int, kind: int) -> int:
    """The action of doing this with a card."""
    return verb + kind - 1


def verb_of(action: int) -> int:
    """What an action does with a card: TRUMP, LAY, RENEW or PLAY."""
    return action - action % _PER_VERB


def card_of(action: int) -> int:
    """The kind of card that an action is done with."""
    return action % _PER_VERB + 1


def expand(state: State, seat: int, text: str) -> list[str] | None:
    """`lay CARD CARD …` where several cards are laid (ROE-4.5)."""
    verb, *cards = text.lower().split() or [""]
    if verb == "lay" and state.phase == COMPLETING and seat == state.turn and len(cards) > 1:
        return [f"lay {card}" for card in cards]
    return None
