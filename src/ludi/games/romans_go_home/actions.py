"""What a player can do in Romans Go Home!, as numbers from named blocks."""

from __future__ import annotations

from typing import Final

from ludi.core.actions import ActionSpace, Block, Composite
from ludi.games.romans_go_home.pieces import CLANS, FORTS, TURNS, WARRIORS

KEEPS: Final = ("nothing", "axx", "weakest", "both")

ACTIONS: Final = ActionSpace(
    Block("place", warrior=WARRIORS),
    Block("charm", clan=CLANS),
    Block("take", place=range(1, TURNS + 1)),
    Block("keep", warriors=KEEPS),
    Block("discard", warrior=WARRIORS),
    Block("raze", fort=FORTS),
)

COMPOSITES: Final = (
    Composite(
        "plan WARRIOR WARRIOR …",
        "A whole order of warriors, one for each place that is left, from the first on; a warrior "
        "by its id or by the word for it in any language.",
    ),
)

PLACE: Final = ACTIONS.first("place")
CHARM_CLAN: Final = ACTIONS.first("charm")
TAKE: Final = ACTIONS.first("take")
KEEP_WARRIORS: Final = ACTIONS.first("keep")
DISCARD_WARRIOR: Final = ACTIONS.first("discard")
RAZE: Final = ACTIONS.first("raze")

# All kinds of fort; no other choice has as many.
MOST_LEGAL: Final = len(FORTS)
