"""The pieces of Romans Go Home!: a row a warrior and a row a fort, which a box owner can correct.

RGH-1.2 and RGH-1.3 say how sure each number is; all that is known of a piece by itself stands in
its row, and the rules read nothing but what is made from the rows.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from ludi.core.listed import Listed

ROUNDS: Final = 3
TURNS: Final = 6

# RGH-1.1
CLANS: Final = ("gold", "green", "violet", "red")
MOST_CLANS: Final = len(CLANS)


# --- Warriors (RGH-1.2) -------------------------------------------------------------------------


class Warrior(NamedTuple):
    """A kind of warrior. `rulings` are the options that change what he does."""

    name: str
    strength: int
    copies: int = 1
    rulings: tuple[str, ...] = ()


WARRIORS: Final = Listed[Warrior]()
QWEEN: Final = WARRIORS.add(Warrior("qween", strength=1))
DRUHID: Final = WARRIORS.add(Warrior("druhid", strength=2, rulings=("druhid_slides",)))
ZVORD: Final = WARRIORS.add(Warrior("zvord", strength=3))
AXX: Final = WARRIORS.add(Warrior("axx", strength=4, rulings=("signal_after_discard",)))
ARCHR: Final = WARRIORS.add(Warrior("archr", strength=5))
FILCHY: Final = WARRIORS.add(Warrior("filchy", strength=6))
HORSIE: Final = WARRIORS.add(Warrior("horsie", strength=7, rulings=("horsie_may_go",)))
CHARIOTT: Final = WARRIORS.add(Warrior("chariott", strength=9, copies=2))

WARRIOR_NAMES: Final = tuple(warrior.name for warrior in WARRIORS)
NONE_OR_WARRIORS: Final = ("none", *WARRIOR_NAMES)
STRENGTHS: Final = tuple(warrior.strength for warrior in WARRIORS)
COPIES: Final = tuple(warrior.copies for warrior in WARRIORS)

# Rules and bots take the first kind of a set for the weakest, and the last for the strongest.
assert all(one < other for one, other in pairwise(STRENGTHS)), "warriors stand by their strength"

# RGH-2.3
DRAWN: Final = TURNS + 1


# --- Forts (RGH-1.3) ----------------------------------------------------------------------------


_LEGION: Final = "legion"
_LEGION_RULINGS: Final = ("neutrals_can_win",)
_DINARY: Final = "dinary"


class Fort(NamedTuple):
    """A kind of fort: its `family` says what it does and how it is drawn.

    `effect` is what a bot gives for its effect, in points; of a Tax-Collector's Fort, for one that
    would be the only fort. `rulings` are the options that change what it does.
    """

    name: str
    family: str
    value: int
    copies: int
    effect: int = 0
    rulings: tuple[str, ...] = ()

    @property
    def is_legion(self) -> bool:
        return self.family == _LEGION

    @property
    def is_named_by_value(self) -> bool:
        """Whether the family has forts of several values, so that the name says which."""
        return self.name != self.family


FORTS: Final = Listed[Fort]()
FORTS.add(Fort("legion-1", _LEGION, value=-1, copies=2, rulings=_LEGION_RULINGS))
FORTS.add(Fort("legion-2", _LEGION, value=-2, copies=1, rulings=_LEGION_RULINGS))
FORTS.add(Fort("legion-3", _LEGION, value=-3, copies=1, rulings=_LEGION_RULINGS))
UNWARY: Final = FORTS.add(Fort("unwary", "unwary", value=2, copies=2, effect=1))
SIGNAL: Final = FORTS.add(
    Fort("signal", "signal", value=4, copies=2, effect=1, rulings=("signal_after_discard",))
)
TAX: Final = FORTS.add(Fort("tax", "tax", value=8, copies=2, effect=-3))
FORTS.add(Fort("dinary-1", _DINARY, value=1, copies=2))
FORTS.add(Fort("dinary-3", _DINARY, value=3, copies=2))
FORTS.add(Fort("dinary-4", _DINARY, value=4, copies=1))
FORTS.add(Fort("dinary-5", _DINARY, value=5, copies=2))
FORTS.add(Fort("dinary-6", _DINARY, value=6, copies=1))

FORT_NAMES: Final = tuple(fort.name for fort in FORTS)
NONE_OR_FORTS: Final = ("none", *FORT_NAMES)
FORT_VALUES: Final = tuple(fort.value for fort in FORTS)
FORT_COPIES: Final = tuple(fort.copies for fort in FORTS)
FORT_COUNT: Final = sum(FORT_COPIES)
HIGHEST_VALUE: Final = max(FORT_VALUES)
LOWEST_VALUE: Final = min(FORT_VALUES)
# The kinds that are Legion Forts, a bit each, and how many there are of them all (RGH-5.4).
LEGIONS: Final = sum(1 << kind for kind, fort in enumerate(FORTS) if fort.is_legion)
LEGION_COUNT: Final = sum(fort.copies for fort in FORTS if fort.is_legion)
LEGIONS_TO_WIN: Final = 3

assert FORT_COUNT == ROUNDS * TURNS, "every fort stands in the Wall once"
