"""Every warrior with every kind of fort: RGH-4 and RGH-5.

Gold reveals the warrior with one or two others face up, holds a Fort-Dinary of 1 already, and
captures; Green shows Dru'hid and reveals Axx. Filchy cannot capture, so that the fort is Green's.
The expectations are worked out by hand from the specification; no rule computes them.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludi.games.romans_go_home.state import State

from .hand_built import answer_all, forts, shown, turn, winner

ANY = "…"
TAKE = {"gold taking": ANY}
REORDER = {"gold reordering": ANY}
KEEP_AXX = {"gold keeping": "axx nothing"}
KEEP_WEAKEST = {"gold keeping": "nothing weakest"}
GREEN_KEEPS_AXX = {"green keeping": "axx nothing"}
SIGNAL = {"green signalling": "axx druhid"}
TAX = {"gold taxing": "dinary-1 tax"}


@dataclass(frozen=True)
class Capture:
    """What Gold reveals beside which others, what is asked, and what is face up afterwards."""

    reveals: str
    others: str
    asked: dict[str, str]
    gold: str
    green: str

    def __str__(self) -> str:
        return f"{self.reveals} with {self.others}"

    def play(self, fort: str) -> State:
        """Dru'hid takes the first fort; whatever may be kept is; Signal costs the weakest."""
        state = turn(
            {"gold": self.reveals, "green": "axx"},
            shown={"gold": self.others, "green": "druhid"},
            captured={"gold": "dinary-1"},
            wall=f"{fort} dinary-6",
            round_number=2,
        )
        asked = answer_all(
            state,
            f"take {1 + len(self.others.split())}",
            "keep both",
            "keep axx",
            "keep weakest",
            "discard druhid",
            "discard archr",
            "discard filchy",
            "raze dinary-1",
        )
        assert list(asked) == list(self.asked)
        for question, choices in self.asked.items():
            assert choices in (ANY, asked[question])
        assert winner(state) == ("green" if self.reveals == "filchy" else "gold")
        assert shown(state, "gold") == self.gold
        assert shown(state, "green") == self.green
        return state


# Points only: what is asked comes from the warrior.
PLAIN = [
    Capture("qween", "chariott", {}, "", "druhid axx"),
    Capture("qween", "archr chariott", {}, "", "druhid axx"),
    Capture("druhid", "chariott", TAKE, "", "druhid axx"),
    Capture("druhid", "archr chariott", TAKE, "", "druhid axx"),
    Capture("zvord", "chariott", REORDER, "", "druhid axx"),
    Capture("zvord", "archr chariott", REORDER, "", "druhid axx"),
    Capture("axx", "chariott", KEEP_AXX, "axx", "druhid axx"),
    Capture("axx", "archr chariott", KEEP_AXX, "axx", "druhid axx"),
    Capture("archr", "chariott", {}, "", "druhid axx"),
    Capture("archr", "zvord chariott", {}, "", "druhid axx"),
    Capture("filchy", "chariott", GREEN_KEEPS_AXX, "filchy chariott", "axx"),
    Capture("filchy", "archr chariott", GREEN_KEEPS_AXX, "archr filchy chariott", "axx"),
    Capture("horsie", "chariott", {}, "", "druhid axx"),
    Capture("horsie", "archr chariott", {}, "", "druhid axx"),
    Capture("chariott", "chariott", {}, "", "druhid axx"),
    Capture("chariott", "archr chariott", {}, "", "druhid axx"),
]

# The weakest of all that are face up may stay.
GREEN_KEEPS_BOTH = {"green keeping": "axx both nothing weakest"}
UNWARY = [
    Capture("qween", "chariott", KEEP_WEAKEST, "qween", "druhid axx"),
    Capture("qween", "archr chariott", KEEP_WEAKEST, "qween", "druhid axx"),
    Capture("druhid", "chariott", {**TAKE, **KEEP_WEAKEST}, "druhid", "druhid axx"),
    Capture("druhid", "archr chariott", {**TAKE, **KEEP_WEAKEST}, "druhid", "druhid axx"),
    Capture("zvord", "chariott", {**KEEP_WEAKEST, **REORDER}, "zvord", "druhid axx"),
    Capture("zvord", "archr chariott", {**KEEP_WEAKEST, **REORDER}, "zvord", "druhid axx"),
    Capture("axx", "chariott", KEEP_AXX, "axx", "druhid axx"),
    Capture("axx", "archr chariott", KEEP_AXX, "axx", "druhid axx"),
    Capture("archr", "chariott", KEEP_WEAKEST, "archr", "druhid axx"),
    Capture("archr", "zvord chariott", KEEP_WEAKEST, "zvord", "druhid axx"),
    Capture("filchy", "chariott", GREEN_KEEPS_BOTH, "filchy chariott", "druhid axx"),
    Capture("filchy", "archr chariott", GREEN_KEEPS_BOTH, "archr filchy chariott", "druhid axx"),
    Capture("horsie", "chariott", KEEP_WEAKEST, "horsie", "druhid axx"),
    Capture("horsie", "archr chariott", KEEP_WEAKEST, "archr", "druhid axx"),
    Capture("chariott", "chariott", KEEP_WEAKEST, "chariott", "druhid axx"),
    Capture("chariott", "archr chariott", KEEP_WEAKEST, "archr", "druhid axx"),
]

# The loser chooses; the winner's discard takes all the same, except an Axx another pays for.
SIGNALS = [
    Capture("qween", "chariott", SIGNAL, "", "axx"),
    Capture("qween", "archr chariott", SIGNAL, "", "axx"),
    Capture("druhid", "chariott", {**TAKE, **SIGNAL}, "", "axx"),
    Capture("druhid", "archr chariott", {**TAKE, **SIGNAL}, "", "axx"),
    Capture("zvord", "chariott", {**SIGNAL, **REORDER}, "", "axx"),
    Capture("zvord", "archr chariott", {**SIGNAL, **REORDER}, "", "axx"),
    Capture("axx", "chariott", {**KEEP_AXX, **SIGNAL}, "axx", "axx"),
    Capture("axx", "archr chariott", {**KEEP_AXX, **SIGNAL}, "axx", "axx"),
    Capture("archr", "chariott", SIGNAL, "", "axx"),
    Capture("archr", "zvord chariott", SIGNAL, "", "axx"),
    Capture(
        "filchy",
        "chariott",
        {**GREEN_KEEPS_AXX, "gold signalling": "chariott filchy"},
        "chariott",
        "axx",
    ),
    Capture(
        "filchy",
        "archr chariott",
        {**GREEN_KEEPS_AXX, "gold signalling": "archr chariott filchy"},
        "filchy chariott",
        "axx",
    ),
    Capture("horsie", "chariott", SIGNAL, "", "axx"),
    Capture("horsie", "archr chariott", SIGNAL, "", "axx"),
    Capture("chariott", "chariott", SIGNAL, "", "axx"),
    Capture("chariott", "archr chariott", SIGNAL, "", "axx"),
]

# Tax comes last; Green holds no other fort and gives this one without being asked.
TAXES = [
    Capture("qween", "chariott", TAX, "", "druhid axx"),
    Capture("qween", "archr chariott", TAX, "", "druhid axx"),
    Capture("druhid", "chariott", {**TAKE, **TAX}, "", "druhid axx"),
    Capture("druhid", "archr chariott", {**TAKE, **TAX}, "", "druhid axx"),
    Capture("zvord", "chariott", {**REORDER, **TAX}, "", "druhid axx"),
    Capture("zvord", "archr chariott", {**REORDER, **TAX}, "", "druhid axx"),
    Capture("axx", "chariott", {**KEEP_AXX, **TAX}, "axx", "druhid axx"),
    Capture("axx", "archr chariott", {**KEEP_AXX, **TAX}, "axx", "druhid axx"),
    Capture("archr", "chariott", TAX, "", "druhid axx"),
    Capture("archr", "zvord chariott", TAX, "", "druhid axx"),
    Capture("filchy", "chariott", GREEN_KEEPS_AXX, "filchy chariott", "axx"),
    Capture("filchy", "archr chariott", GREEN_KEEPS_AXX, "archr filchy chariott", "axx"),
    Capture("horsie", "chariott", TAX, "", "druhid axx"),
    Capture("horsie", "archr chariott", TAX, "", "druhid axx"),
    Capture("chariott", "chariott", TAX, "", "druhid axx"),
    Capture("chariott", "archr chariott", TAX, "", "druhid axx"),
]


@pytest.mark.parametrize("fort", ["dinary-3", "dinary-5"])
@pytest.mark.parametrize("capture", PLAIN, ids=str)
def test_rgh_5_5_capture_of_a_fort_dinary(capture: Capture, fort: str) -> None:
    """RGH-5.5: points only."""
    assert_held(capture.play(fort), capture, fort)


@pytest.mark.parametrize("fort", ["legion-1", "legion-2", "legion-3"])
@pytest.mark.parametrize("capture", PLAIN, ids=str)
def test_rgh_5_4_capture_of_a_legion(capture: Capture, fort: str) -> None:
    """RGH-5.4: negative points, and nothing else for the first one."""
    assert_held(capture.play(fort), capture, fort)


@pytest.mark.parametrize("capture", UNWARY, ids=str)
def test_rgh_5_1_capture_of_an_unwary_fort(capture: Capture) -> None:
    """RGH-5.1: the weakest stays, and Axx as well."""
    assert_held(capture.play("unwary"), capture, "unwary")


@pytest.mark.parametrize("capture", SIGNALS, ids=str)
def test_rgh_5_2_capture_of_a_signal_fort(capture: Capture) -> None:
    """RGH-5.2: every clan loses one."""
    assert_held(capture.play("signal"), capture, "signal")


@pytest.mark.parametrize("capture", TAXES, ids=str)
def test_rgh_5_3_capture_of_a_tax_collectors_fort(capture: Capture) -> None:
    """RGH-5.3: Gold gives the Fort-Dinary for it; Green has nothing else to give."""
    state = capture.play("tax")
    is_green = capture.reveals == "filchy"
    assert forts(state, "gold") == ("dinary-1" if is_green else "tax")
    assert forts(state, "green") == ""


def assert_held(state: State, capture: Capture, fort: str) -> None:
    """The fort is the winner's, beside Gold's first."""
    is_green = capture.reveals == "filchy"
    assert forts(state, "gold") == ("dinary-1" if is_green else f"dinary-1 {fort}")
    assert forts(state, "green") == (fort if is_green else "")


def test_every_warrior_meets_every_fort() -> None:
    """RGH-1.2: eight kinds of warriors, each beside one other and beside two."""
    for captures in (PLAIN, UNWARY, SIGNALS, TAXES):
        met = {(capture.reveals, len(capture.others.split())) for capture in captures}
        assert len(met) == 16
