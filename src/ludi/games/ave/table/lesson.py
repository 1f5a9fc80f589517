"""The lesson of Avé: numerals, the column, failures and the cards, the end of a game.

It is one game against Livia, with turns left out. Rulebook examples are in it (AVE-7.5): V, X, I;
five dice saved by Ignore one; a number repeated beside its twin.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludi.games.ave.cards import CARD_NAMES
from ludi.games.ave.words import WORDS
from ludi.web.show.lessons import Lesson, Reply, Step


def _position(
    columns: list[list[int]], used: tuple[Sequence[str], ...] = ((), ()), **state: Any
) -> dict[str, Any]:
    """Seat 0, the learner, is on turn; then comes Livia. Each has the cards not used."""
    cards = [[card for card in CARD_NAMES if card not in gone] for gone in used]
    return {"game": "ave", "seats": 2, "state": {"columns": columns, "cards": cards, **state}}


_STEPS: Final = (
    Step(
        "begin",
        do=("roll 1",),
        chance=["V"],
        position=_position([[0] * 7, [0] * 7]),
    ),
    Step(
        "five",
        do=("roll 1",),
        chance=["X"],
    ),
    Step(
        "fifteen",
        do=("roll 1",),
        chance=["I"],
    ),
    Step(
        "sixteen",
        do=("write 16 3",),
    ),
    Step(
        "rising",
        do=("write 21 4",),
        position=_position(
            [[0, 0, 16, 0, 0, 0, 0], [0, 0, 11, 0, 0, 0, 0]],
            showing=[*"XXI"],
            rounds=1,
        ),
    ),
    Step(
        "bold",
        do=("roll 1",),
        chance=["V"],
        position=_position(
            [[0, 0, 16, 21, 0, 0, 0], [0, 0, 11, 0, 23, 0, 0]],
            showing=[*"XXVI"],
            rounds=2,
        ),
    ),
    Step(
        "failed",
        do=("ignore-one V",),
    ),
    Step(
        "saved",
        do=("write 26 5",),
    ),
    Step(
        "stop",
        do=("stop",),
        position=_position(
            [[0, 9, 16, 21, 26, 0, 39], [0, 8, 11, 15, 23, 31, 0]],
            used=(["ignore-one"], ["reroll-one"]),
            showing=[*"XXXXI"],
            rounds=5,
        ),
    ),
    Step(
        "repeat",
        do=("repeat",),
    ),
    Step(
        "twin",
        do=("write 39 6",),
    ),
    Step(
        "last",
        do=("write 6 1",),
        replies=(
            Reply(1, "roll 1", ["I"]),
            Reply(1, "roll 1", ["V"]),
            Reply(1, "write 6 1"),
        ),
        position=_position(
            [[0, 9, 16, 21, 26, 39, 39], [0, 8, 11, 15, 23, 31, 35]],
            used=(["ignore-one", "repeat"], ["reroll-one"]),
            showing=[*"VI"],
            rounds=6,
        ),
    ),
    Step(
        "over",
    ),
    Step(
        "end",
    ),
)

LESSON: Final = Lesson("ave", ("Livia",), _STEPS, words=WORDS)
