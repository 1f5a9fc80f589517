"""The lesson of Römer: trumps and teams, tricks from both sides, what costs a card, the score.

The rulebook's examples are in it: XX of the trump colour as card 7 (ROE-5.2); a sixth horse where
more cards are won than find room (ROE-4.1, with two cards at a table of three); a lost trump card
(ROE-4.2); the last who has cards in hand (ROE-4.5). So are the examples of our own rules page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludi.games.romer.words import WORDS
from ludi.web.show.lessons import Lesson, Reply, Step

_SEATS: Final = 3
_LIVIA: Final = 1
_MARCUS: Final = 2


def _position(
    hands: Sequence[Sequence[str]], teams: Sequence[Sequence[str]], **state: Any
) -> dict[str, Any]:
    """The learner, Livia and Marcus with hands and teams; seat 0 is asked."""
    return {
        "game": "romer",
        "seats": _SEATS,
        "state": {
            "phase": "leading",
            "dealer": 2,
            "rounds": 1,
            "hands": list(hands),
            "teams": list(teams),
            **state,
        },
    }


def _led_by_livia(
    hands: Sequence[Sequence[str]],
    teams: Sequence[Sequence[str]],
    led: str,
    marcus: str,
    **state: Any,
) -> dict[str, Any]:
    """Livia has led a trick and Marcus has played to it: the learner is the last."""
    trick = ["none", led, marcus]
    return _position(hands, teams, phase="following", leader=_LIVIA, trick=trick, **state)


def _knowers(*sizes: int) -> list[list[list[int]]]:
    """Everybody knows the trumps, owners the rest, but Marcus the learner's fifth card."""
    found = [
        [list(range(_SEATS)), *([seat] for _ in range(size - 1))] for seat, size in enumerate(sizes)
    ]
    found[0][4] = [_MARCUS]
    return found


# The team that grows in the first steps: 0, 20, 30 and 20, as in the example of the rules page.
# Then comes what Marcus loses, and only he knows.
_WITH_CAPTURED: Final = ["red-caesar", "blue-1-xx", "red-4-x", "red-5-v", "red-3-x"]
_LIVIAS: Final = ["green-caesar", "black-2-xx", "green-3-x", "yellow-4-x"]
_MARCUSS: Final = ["blue-caesar", "yellow-1-x", "blue-3-v"]

_STEPS: Final = (
    Step(
        "begin",
        position=_position(
            [
                ["red-caesar", "red-1-xx", "red-4-x", "blue-1-xx", "black-2-v"],
                ["green-caesar", "black-2-xx", "green-3-x", "yellow-4-x", "yellow-3-v"],
                ["blue-caesar", "yellow-1-x", "blue-3-v", "red-3-x", "black-caesar"],
            ],
            [[], [], []],
            phase="trumping",
        ),
    ),
    Step(
        "trump",
        do=("trump red-caesar",),
        chance=["red-5-v"],
        replies=(
            Reply(_LIVIA, "trump green-caesar", ["red-2-v"]),
            Reply(_MARCUS, "trump blue-caesar", ["yellow-caesar"]),
        ),
    ),
    Step(
        "horse",
        do=("lay blue-1-xx",),
        chance=["red-7-iii"],
        replies=(
            Reply(_LIVIA, "lay black-2-xx", ["black-3-v"]),
            Reply(_MARCUS, "lay yellow-1-x", ["black-1-x"]),
        ),
    ),
    Step(
        "times",
        do=("lay red-4-x",),
        chance=["yellow-6-iii"],
        replies=(
            Reply(_LIVIA, "lay green-3-x", ["yellow-2-v"]),
            Reply(_MARCUS, "lay blue-3-v", ["yellow-2-xx"]),
        ),
    ),
    Step(
        "keep",
        do=("lay red-5-v",),
        chance=["green-2-v"],
        replies=(
            Reply(_LIVIA, "lay yellow-4-x", ["black-4-iii"]),
            Reply(_MARCUS, "lay red-3-x", ["yellow-7-iii"]),
        ),
    ),
    Step(
        "lead",
        do=("play yellow-6-iii",),
        replies=(
            Reply(_LIVIA, "play yellow-3-v"),
            Reply(_MARCUS, "play black-caesar", ["green-1-x", "black-5-iii"]),
        ),
    ),
    Step(
        "attack",
        do=("play red-7-iii",),
        replies=(
            Reply(_LIVIA, "play red-2-v"),
            Reply(_MARCUS, "play yellow-caesar", ["green-6-v", "black-3-x"]),
        ),
    ),
    Step(
        "captured",
    ),
    Step(
        "attacked",
        do=("play green-2-v",),
        chance=["blue-4-x", "red-6-v"],
        replies=(
            Reply(_LIVIA, "play blue-5-v"),
            Reply(_MARCUS, "play blue-6-iii"),
        ),
        position=_led_by_livia(
            [
                ["green-2-v", "yellow-3-v", "black-4-x", "black-caesar"],
                ["blue-5-v", "yellow-5-iii", "black-5-v"],
                ["blue-6-iii", "black-6-iii", "yellow-6-v"],
            ],
            [_WITH_CAPTURED, _LIVIAS, _MARCUSS],
            led="green-6-iii",
            marcus="yellow-2-v",
            knowers=_knowers(5, 4, 3),
        ),
    ),
    Step(
        "trumping",
        do=("play red-6-v",),
        chance=["black-1-x"],
    ),
    Step(
        "shield",
        do=("lay black-caesar",),
        chance=["yellow-caesar"],
    ),
    Step(
        "drawing",
    ),
    Step(
        "surprise",
        do=("play red-caesar",),
        chance=["green-1-x"],
        position=_led_by_livia(
            [
                ["red-7-iii", "red-1-xx", "red-caesar", "yellow-3-v"],
                ["yellow-5-iii", "black-5-v"],
                ["black-6-iii", "yellow-6-v"],
            ],
            [[*_WITH_CAPTURED, "black-caesar"], _LIVIAS, _MARCUSS],
            led="red-2-v",
            marcus="blue-1-x",
            knowers=_knowers(6, 4, 3),
        ),
    ),
    Step(
        "equals",
    ),
    Step(
        "bare",
        do=("play black-5-iii",),
        chance=["blue-4-x", "black-6-v"],
        position=_led_by_livia(
            [
                ["yellow-2-xx", "yellow-1-x", "yellow-caesar", "black-5-iii"],
                ["yellow-5-iii", "black-5-v"],
                ["black-6-iii", "yellow-6-v"],
            ],
            [["red-caesar"], ["green-1-x", "black-2-xx"], ["blue-caesar", "blue-3-v"]],
            led="green-6-v",
            marcus="green-4-iii",
        ),
    ),
    Step(
        "new_trump",
        do=("trump yellow-caesar",),
        chance=["yellow-4-x"],
    ),
    Step(
        "renew",
        do=("renew green-caesar",),
        chance=["green-5-v"],
        position=_position(
            [
                ["green-1-xx", "green-2-xx", "green-4-x", "green-caesar"],
                ["yellow-5-iii", "black-5-v"],
                ["black-6-iii", "yellow-6-v"],
            ],
            [["red-5-iii"], ["green-3-v"], ["blue-caesar"]],
        ),
    ),
    Step(
        "renewed",
    ),
    Step(
        "alone",
        do=("lay …",),
        position=_position(
            [["red-2-xx", "red-6-v", "black-caesar"], [], []],
            [["red-caesar", "blue-1-xx"], ["green-caesar", "black-2-xx"], ["blue-caesar"]],
            phase="completing",
        ),
    ),
    Step(
        "seventh",
        do=("lay red-1-xx",),
        position=_position(
            [
                ["red-1-xx", "yellow-6-v", "black-4-x"],
                ["yellow-5-iii", "black-5-v"],
                ["black-6-iii", "yellow-6-iii"],
            ],
            [[*_WITH_CAPTURED, "black-caesar"], _LIVIAS, _MARCUSS],
            knowers=_knowers(6, 4, 3),
            leads=20,
        ),
    ),
    Step(
        "shown",
    ),
    Step(
        "room",
        do=("play red-7-iii",),
        replies=(Reply(_LIVIA, "play yellow-5-iii"), Reply(_MARCUS, "play black-6-iii")),
        position=_position(
            [["red-7-iii", "black-4-x"], ["yellow-5-iii"], ["black-6-iii"]],
            [
                ["red-caesar", "yellow-1-xx", "red-4-x", "black-2-xx", "red-3-x", "red-2-xx"],
                ["green-caesar", "blue-2-xx", "yellow-4-x"],
                ["blue-caesar", "yellow-1-x", "blue-3-v"],
            ],
            rounds=2,
            dealer=0,
            totals=[260, 60, 25],
        ),
    ),
    Step(
        "over",
    ),
    Step(
        "end",
    ),
)

LESSON: Final = Lesson("romer", ("Livia", "Marcus"), _STEPS, words=WORDS)
