"""What a player can do in Romans Go Home!, as numbers from named blocks."""

from __future__ import annotations

from typing import Final

from ludi.core.actions import ActionSpace, Composite
from ludi.games.romans_go_home.cards import CLANS, FORT_NAMES, TURNS, WARRIOR_NAMES

# RGH-4.6, RGH-5.1: what a winner keeps, a bit each.
KEEPS_AXX: Final = 1
KEEPS_WEAKEST: Final = 2
_KEEPS: Final = {
    0: "nothing",
    KEEPS_AXX: "axx",
    KEEPS_WEAKEST: "weakest",
    KEEPS_AXX | KEEPS_WEAKEST: "both",
}
KEEPS: Final = tuple(_KEEPS[keeps] for keeps in range(len(_KEEPS)))

ACTIONS: Final = ActionSpace()
PLACE: Final = ACTIONS.add("place", warrior=WARRIOR_NAMES)
CHARM_CLAN: Final = ACTIONS.add("charm", clan=CLANS)
TAKE: Final = ACTIONS.add("take", place=range(1, TURNS + 1))
KEEP_WARRIORS: Final = ACTIONS.add("keep", warriors=KEEPS)
DISCARD_WARRIOR: Final = ACTIONS.add("discard", warrior=WARRIOR_NAMES)
RAZE: Final = ACTIONS.add("raze", fort=FORT_NAMES)

COMPOSITES: Final = (
    Composite(
        "plan WARRIOR WARRIOR …",
        "A whole order of warriors, one for each place that is left, from the first on; a warrior "
        "by its id or by the word for it in any language.",
    ),
)

# All kinds of fort; no other choice has as many.
MOST_LEGAL: Final = len(FORT_NAMES)
