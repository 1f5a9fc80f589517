"""What happens in a game of Avé."""

from __future__ import annotations

from typing import Final

from ludi.core.events import EventKind
from ludi.core.listed import Listed
from ludi.core.notes import Vocabulary
from ludi.games.ave.cards import CARD_NAMES, FACE_NAMES

EVENTS: Final = Listed[EventKind]()
TURN_BEGAN: Final = EVENTS.add(EventKind("turn_began", seat=None))
DIE_ROLLED: Final = EVENTS.add(EventKind("die_rolled", seat=None, face=FACE_NAMES))
DICE_TAKEN_UP: Final = EVENTS.add(EventKind("dice_taken_up", seat=None, face=FACE_NAMES, dice=None))
DIE_SET_ASIDE: Final = EVENTS.add(EventKind("die_set_aside", seat=None, face=FACE_NAMES))
NUMBER_WRITTEN: Final = EVENTS.add(EventKind("number_written", seat=None, number=None, row=None))
ROLLING_STOPPED: Final = EVENTS.add(EventKind("rolling_stopped", seat=None))
TURN_FAILED: Final = EVENTS.add(EventKind("turn_failed", seat=None))
CARD_PLAYED: Final = EVENTS.add(EventKind("card_played", seat=None, card=CARD_NAMES))
JOKER_PLAYED: Final = EVENTS.add(EventKind("joker_played", seat=None, card=CARD_NAMES))
TURN_PASSED: Final = EVENTS.add(EventKind("turn_passed", seat=None))
LAST_ROUND_CALLED: Final = EVENTS.add(EventKind("last_round_called", seat=None))
COLUMNS_BLOCKED: Final = EVENTS.add(EventKind("columns_blocked"))
ROUND_LIMIT_REACHED: Final = EVENTS.add(EventKind("round_limit_reached", rounds=None))
GAME_ENDED: Final = EVENTS.add(EventKind("game_ended"))

# What chance gives: the face of a die.
VOCABULARIES: Final = Listed[Vocabulary]()
A_DIE: Final = VOCABULARIES.add(Vocabulary("a die", FACE_NAMES))
