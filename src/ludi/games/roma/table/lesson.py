"""The lesson of Roma: a whole turn, battles, Forum, covering, how a game begins and ends.

The rulebook's examples are in it: the complete turn with 3, 4 and 6 and a Legat (ROM-9.1), 6
sestertii for a 6 (ROM-3.5), Onager with a battle die of 4 against a defence of 3 (ROM-4.1), the
price of Aesculapinum (ROM-3.4), the 2 VP of the very first turn (ROM-3.1), four cards for a 4
(ROM-3.6), the last payment that the stockpile cannot cover (ROM-7.2).
"""

from __future__ import annotations

from typing import Any, Final

from ludi.games.roma.words import WORDS
from ludi.web.show.lessons import Lesson, Reply, Step


def _position(own: str, other: str, **state: Any) -> dict[str, Any]:
    """Cards at the discs, disc 1 first, with a dash where there is none; seat 0 is on turn."""
    discs = [["none" if card == "-" else card for card in row.split()] for row in (own, other)]
    return {"game": "roma", "seats": 2, "state": {"phase": "acting", "discs": discs, **state}}


_STEPS: Final = (
    # --- A whole turn: the rulebook's example ---
    Step(
        "points",
        position=_position(
            "basilica forum onager - legionarius templum",
            "forum - mercatus - praetorianus velites",
            turns=3,
            vp=[10, 10],
            hands=[{}, {"gladiator": 1}],
        ),
    ),
    Step(
        "discs",
        do=("end",),
        chance=["2", "4", "4"],
        replies=(
            Reply(1, "money 4"),
            Reply(1, "money 4"),
            Reply(1, "end", ["3", "4", "6"]),
        ),
    ),
    Step(
        "dice",
        do=("cards 3",),
        chance=["nero", "legat", "machina"],
    ),
    Step(
        "keeping",
        do=("take legat",),
    ),
    Step(
        "money",
        do=("money 6",),
    ),
    Step(
        "laying",
        do=("lay legat 4",),
    ),
    Step(
        "activating",
        do=("activate 4",),
    ),
    Step(
        "full_row",
        do=("end",),
        chance=["1", "2", "3"],
        replies=(
            Reply(1, "activate 1"),
            Reply(1, "use 3"),
            Reply(1, "end", ["3", "5", "5"]),
        ),
    ),
    # --- Battles ---
    Step(
        "defence",
        do=("activate 3",),
    ),
    Step(
        "battle",
        do=("aim 3",),
        chance=["4"],
    ),
    Step(
        "opposite",
        do=("activate 5",),
        chance=["2"],
    ),
    Step(
        "again",
        do=("activate 5",),
        chance=["4"],
    ),
    Step(
        "open_discs",
    ),
    # --- Forum, and a card laid upon another ---
    Step(
        "forum",
        do=("activate 2",),
        position=_position(
            "basilica forum onager legat legionarius templum",
            "forum consul - - turris velites",
            turns=9,
            vp=[11, 8],
            money=[5, 5],
            dice=[1, 2, 6],
            hands=[{"aesculapinum": 1}, {"gladiator": 1}],
            discards={"mercatus": 1, "praetorianus": 1, "nero": 1, "machina": 1},
        ),
    ),
    Step(
        "basilica",
        do=("use 6",),
    ),
    Step(
        "covering",
        do=("lay aesculapinum 6",),
    ),
    # --- How a game begins ---
    Step(
        "giving",
        do=("give senator",),
        position=_position(
            "",
            "",
            phase="giving",
            hands=[{"forum": 1, "basilica": 1, "senator": 1}, {"forum": 1, "velites": 1}],
            given=[{"consul": 1}, {"gladiator": 1, "legionarius": 1}],
        ),
    ),
    Step(
        "setting",
        do=("lay legionarius 5",),
        replies=(
            Reply(1, "lay forum 1"),
            Reply(1, "lay velites 3"),
            Reply(1, "lay consul 4"),
            Reply(1, "lay senator 6", ["4", "4", "4"]),
        ),
        position=_position(
            "gladiator forum basilica",
            "",
            phase="setting",
            hands=[{"legionarius": 1}, {"forum": 1, "velites": 1, "consul": 1, "senator": 1}],
            known=[{"gladiator": 1, "legionarius": 1}, {"consul": 1, "senator": 1}],
        ),
    ),
    Step(
        "rerolling",
        do=("reroll",),
        chance=["1", "4", "5"],
    ),
    Step(
        "no_card",
        do=("cards 4",),
        chance=["turris", "haruspex", "tribunus-plebis", "nero"],
    ),
    Step(
        "choosing",
        do=("take …",),
    ),
    # --- The end ---
    Step(
        "last",
        do=("activate 4",),
        position=_position(
            "gladiator forum basilica legat legionarius haruspex",
            "forum - velites - - senator",
            turns=17,
            vp=[16, 18],
            money=[1, 3],
            dice=[4],
            hands=[{}, {"consul": 1}],
            discards={"onager": 1, "nero": 1, "machina": 1, "turris": 1},
        ),
    ),
    Step(
        "over",
    ),
)

LESSON: Final = Lesson("roma", ("Livia",), _STEPS, words=WORDS)
