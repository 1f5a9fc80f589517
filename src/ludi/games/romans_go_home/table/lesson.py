"""The lesson of Romans Go Home!: a plan, strength that adds up, effects, ties, forts, the end.

The rulebook's example is in it (RGH-10.1), with the turn before it: Gold has nobody face up after
a capture; Ch'ariotts clash, Arch'r wins a tie, and the Unwary Fort lets him stay.

A turn goes on by itself until somebody is asked something. Where a turn is to be looked at, one of
the others is: the warriors and forts are chosen so.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.romans_go_home.cards import CLANS
from ludi.games.romans_go_home.words import WORDS
from ludi.web.show.lessons import Lesson, Reply, Step


def _position(**state: Any) -> dict[str, Any]:
    """Gold, the learner's clan, is asked; Green and Red belong to the others."""
    return {
        "game": "romans-go-home",
        "seats": 3,
        "options": {"clan_2": 1 + CLANS.index("red")},
        "state": state,
    }


_BEGINNING: Final = _position(
    wall=["dinary-1", "unwary", "legion-2", "dinary-4", "dinary-5", "tax"],
    hands=[["qween", "filchy", "chariott"]],
    plans=[
        ["axx", "zvord", "archr", "druhid"],
        ["druhid", "horsie", "axx", "archr", "filchy", "chariott"],
        ["druhid", "archr", "axx", "chariott", "filchy", "horsie"],
    ],
    aside=["none", "zvord", "qween"],
)
# The turn before the rulebook's example.
_EXAMPLE: Final = _position(
    phase="charming",
    wall=["dinary-1", "unwary", "dinary-5", "signal", "legion-1", "dinary-6"],
    revealed=["qween", "archr", "druhid"],
    shown=[["qween"], ["archr"], ["druhid"]],
    plans=[
        ["archr", "axx", "druhid", "horsie", "chariott"],
        ["chariott", "axx", "chariott", "druhid", "filchy"],
        ["chariott", "zvord", "archr", "chariott", "filchy"],
    ],
    aside=["zvord", "qween", "qween"],
)
_LEGIONS: Final = _position(
    phase="taking",
    wall=["dinary-5", "legion-3", "signal", "tax"],
    captured=[
        ["legion-1", "dinary-1", "legion-2"],
        ["dinary-3", "dinary-6", "signal"],
        ["tax", "dinary-4"],
    ],
    razed=["legion-1", "unwary", "unwary", "dinary-1", "dinary-3", "dinary-5"],
    revealed=["druhid", "archr", "axx"],
    shown=[["druhid", "axx", "horsie"], ["archr"], ["axx", "archr"]],
    lost=[[], ["horsie", "axx"], ["filchy"]],
    plans=[
        ["archr", "qween", "chariott"],
        ["zvord", "filchy", "chariott"],
        ["chariott", "qween", "horsie"],
    ],
    aside=["filchy", "druhid", "druhid"],
)

_STEPS: Final = (
    Step(
        "begin",
        position=_BEGINNING,
    ),
    Step(
        "warriors",
    ),
    Step(
        "plan",
        do=("plan filchy chariott",),
    ),
    Step(
        "axx",
        do=("keep axx",),
    ),
    Step(
        "adding",
        replies=(Reply(1, "keep weakest"),),
    ),
    Step(
        "zvord",
        do=("plan filchy druhid archr chariott",),
    ),
    Step(
        "filchy",
        replies=(Reply(2, "keep axx"),),
    ),
    Step(
        "druhid",
        do=("take 6",),
    ),
    Step(
        "tax",
        do=("raze dinary-1",),
    ),
    Step(
        "qween",
        do=("charm green",),
        position=_EXAMPLE,
    ),
    Step(
        "chariotts",
    ),
    Step(
        "archr",
        do=("keep weakest",),
    ),
    Step(
        "tie",
        replies=(Reply(2, "plan archr chariott filchy"),),
    ),
    Step(
        "signal",
        do=("discard druhid",),
        replies=(Reply(2, "discard druhid"),),
    ),
    Step(
        "horsie",
        do=("discard axx",),
        chance=[
            *["tax", "legion-2", "dinary-3", "signal", "unwary", "dinary-4"],
            *["chariott", "qween"] * 3,
        ],
    ),
    Step(
        "own_plan",
        do=("plan …", "place …"),
    ),
    Step(
        "legions",
        do=("take 4",),
        position=_LEGIONS,
    ),
    Step(
        "won",
    ),
    Step(
        "end",
    ),
)

LESSON: Final = Lesson("romans-go-home", ("Fiona", "Angus"), _STEPS, words=WORDS)
