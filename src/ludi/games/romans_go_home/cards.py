"""The pieces of Romans Go Home!: warriors and forts, in tables that a box owner can correct.

RGH-1.2 and RGH-1.3 say how sure each number is; the rules read nothing but these tables.
"""

from __future__ import annotations

from typing import Final

MOST_CLANS: Final = 4
ROUNDS: Final = 3
TURNS: Final = 6

# RGH-1.1
CLANS: Final = ("gold", "green", "violet", "red")

# RGH-1.2: the nine warriors of a clan.
QWEEN, DRUHID, ZVORD, AXX, ARCHR, FILCHY, HORSIE, CHARIOTT = 0, 1, 2, 3, 4, 5, 6, 7
WARRIORS: Final = ("qween", "druhid", "zvord", "axx", "archr", "filchy", "horsie", "chariott")
STRENGTHS: Final = (1, 2, 3, 4, 5, 6, 7, 9)
COPIES: Final = (1, 1, 1, 1, 1, 1, 1, 2)
DRAWN: Final = 7

# RGH-1.3: the eighteen forts, by kind.
FORTS: Final = (
    "legion-1",
    "legion-2",
    "legion-3",
    "unwary",
    "signal",
    "tax",
    "dinary-1",
    "dinary-3",
    "dinary-4",
    "dinary-5",
    "dinary-6",
)
FORT_VALUES: Final = (-1, -2, -3, 2, 4, 8, 1, 3, 4, 5, 6)
FORT_COPIES: Final = (2, 1, 1, 2, 2, 2, 2, 2, 1, 2, 1)
LAST_LEGION, UNWARY, SIGNAL, TAX = 2, 3, 4, 5
FORT_COUNT: Final = 18
LEGIONS_TO_WIN: Final = 3
