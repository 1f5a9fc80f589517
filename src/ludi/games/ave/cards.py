"""The pieces of Avé: dice, columns, action cards (AVE-1.1, AVE-1.2)."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 6

# Faces of a die, and how many of its six sides show each (AVE-1.1).
I, V, X = 0, 1, 2  # noqa: E741
FACES: Final = ("I", "V", "X")
DIE: Final = (3, 1, 2)
DICE: Final = 6

# A column (AVE-1.2), and the numbers that six dice can form (AVE-2.2, AVE-2.5).
ROWS: Final = 7
FREE: Final = 0
HIGHEST: Final = 39
NEVER_FORMED: Final = 38

# The six action cards, each once in every hand (AVE-4).
REROLL_I, REROLL_V, REROLL_ONE, IGNORE_ONE, REPEAT, JOKER = 0, 1, 2, 3, 4, 5
CARDS: Final = ("reroll-I", "reroll-V", "reroll-one", "ignore-one", "repeat", "joker")
CARD_BONUS: Final = 5
