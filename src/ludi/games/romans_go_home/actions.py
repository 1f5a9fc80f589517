"""What a player can do in Romans Go Home!, as numbers from named blocks."""

from __future__ import annotations

from typing import Final

from ludi.core.actions import ActionSpace, Composite
from ludi.games.romans_go_home.cards import CLANS, FORTS, TURNS, WARRIORS

KEEPS: Final = ("nothing", "axx", "weakest", "both")

ACTIONS: Final = ActionSpace()
PLACE: Final = ACTIONS.add("place", warrior=WARRIORS)
CHARM_CLAN: Final = ACTIONS.add("charm", clan=CLANS)
TAKE: Final = ACTIONS.add("take", place=range(1, TURNS + 1))
KEEP_WARRIORS: Final = ACTIONS.add("keep", warriors=KEEPS)
DISCARD_WARRIOR: Final = ACTIONS.add("discard", warrior=WARRIORS)
RAZE: Final = ACTIONS.add("raze", fort=FORTS)

COMPOSITES: Final = (
    Composite(
        "plan WARRIOR WARRIOR …",
        "A whole order of warriors, one for each place that is left, from the first on; a warrior "
        "by its id or by the word for it in any language.",
    ),
)

# All kinds of fort; no other choice has as many.
MOST_LEGAL: Final = len(FORTS)
