"""What a player can do in Avé, as numbers from named blocks."""

from __future__ import annotations

from typing import Final

from ludi.core.actions import ActionSpace, Block
from ludi.games.ave.cards import DICE, FACES, HIGHEST, ROWS

_COUNTS: Final = range(1, DICE + 1)

ACTIONS: Final = ActionSpace(
    Block("roll", dice=_COUNTS),
    Block("stop"),
    Block("pass"),
    Block("write", number=range(1, HIGHEST + 1), row=range(1, ROWS + 1)),
    Block("reroll-i", dice=_COUNTS),
    Block("reroll-v", dice=_COUNTS),
    Block("reroll-one", face=FACES),
    Block("ignore-one", face=FACES),
    Block("repeat"),
    Block("joker-reroll-i", dice=_COUNTS),
    Block("joker-reroll-v", dice=_COUNTS),
    Block("joker-reroll-one", face=FACES),
    Block("joker-ignore-one", face=FACES),
    Block("joker-repeat"),
)

ROLL: Final = ACTIONS.first("roll")
STOP: Final = ACTIONS.first("stop")
PASS: Final = ACTIONS.first("pass")
WRITE: Final = ACTIONS.first("write")
PLAY_REROLL_I: Final = ACTIONS.first("reroll-i")
PLAY_REROLL_V: Final = ACTIONS.first("reroll-v")
PLAY_REROLL_ONE: Final = ACTIONS.first("reroll-one")
PLAY_IGNORE_ONE: Final = ACTIONS.first("ignore-one")
PLAY_REPEAT: Final = ACTIONS.first("repeat")
PLAY_JOKER: Final = ACTIONS.first("joker-reroll-i")

# A joker's actions stand in the order of the cards it acts as.
TO_JOKER: Final = PLAY_JOKER - PLAY_REROLL_I

# Rolls, a stop and a pass; two readings in seven rows; ten kinds of play, twice for the joker.

MOST_LEGAL: Final = 72
