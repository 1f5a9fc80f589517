"""What a player can do in Avé, as numbers from named blocks."""

from __future__ import annotations

from typing import Final

from ludi.core.actions import ActionSpace
from ludi.games.ave.cards import DICE, FACES, HIGHEST, ROWS

_COUNTS: Final = range(1, DICE + 1)

ACTIONS: Final = ActionSpace()
ROLL: Final = ACTIONS.add("roll", dice=_COUNTS)
STOP: Final = ACTIONS.add("stop")
PASS: Final = ACTIONS.add("pass")
WRITE: Final = ACTIONS.add("write", number=range(1, HIGHEST + 1), row=range(1, ROWS + 1))
PLAY_REROLL_I: Final = ACTIONS.add("reroll-i", dice=_COUNTS)
PLAY_REROLL_V: Final = ACTIONS.add("reroll-v", dice=_COUNTS)
PLAY_REROLL_ONE: Final = ACTIONS.add("reroll-one", face=FACES)
PLAY_IGNORE_ONE: Final = ACTIONS.add("ignore-one", face=FACES)
PLAY_REPEAT: Final = ACTIONS.add("repeat")
PLAY_JOKER: Final = ACTIONS.add("joker-reroll-i", dice=_COUNTS)
PLAY_JOKER_REROLL_V: Final = ACTIONS.add("joker-reroll-v", dice=_COUNTS)
PLAY_JOKER_REROLL_ONE: Final = ACTIONS.add("joker-reroll-one", face=FACES)
PLAY_JOKER_IGNORE_ONE: Final = ACTIONS.add("joker-ignore-one", face=FACES)
PLAY_JOKER_REPEAT: Final = ACTIONS.add("joker-repeat")


# A joker's actions stand in the order of the cards it acts as.
TO_JOKER: Final = PLAY_JOKER - PLAY_REROLL_I

# Rolls, a stop and a pass; two readings in seven rows; ten kinds of play, twice for the joker.

MOST_LEGAL: Final = 72
