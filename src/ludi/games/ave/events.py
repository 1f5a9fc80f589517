"""What happens in a game of Avé."""

from __future__ import annotations

from typing import Final

from ludi.core.events import EventKind
from ludi.core.notes import Vocabulary
from ludi.games.ave.cards import CARDS, FACES

EVENTS: Final = (
    EventKind("turn_began", seat=None),
    EventKind("die_rolled", seat=None, face=FACES),
    EventKind("dice_taken_up", seat=None, face=FACES, dice=None),
    EventKind("die_set_aside", seat=None, face=FACES),
    EventKind("number_written", seat=None, number=None, row=None),
    EventKind("rolling_stopped", seat=None),
    EventKind("turn_failed", seat=None),
    EventKind("card_played", seat=None, card=CARDS),
    EventKind("joker_played", seat=None, card=CARDS),
    EventKind("turn_passed", seat=None),
    EventKind("last_round_called", seat=None),
    EventKind("columns_blocked"),
    EventKind("round_limit_reached", rounds=None),
    EventKind("game_ended"),
)

(
    TURN_BEGAN,
    DIE_ROLLED,
    DICE_TAKEN_UP,
    DIE_SET_ASIDE,
    NUMBER_WRITTEN,
    ROLLING_STOPPED,
    TURN_FAILED,
    CARD_PLAYED,
    JOKER_PLAYED,
    TURN_PASSED,
    LAST_ROUND_CALLED,
    COLUMNS_BLOCKED,
    ROUND_LIMIT_REACHED,
    GAME_ENDED,
) = range(14)

# What chance gives: the face of a die.
VOCABULARIES: Final = (Vocabulary("a die", FACES),)
A_DIE: Final = 0
