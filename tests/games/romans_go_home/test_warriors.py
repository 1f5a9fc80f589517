"""Every pair of warriors revealed together on the first turn: RGH-3 and RGH-4.

The expectations are worked out by hand from the specification; no rule computes them.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from .hand_built import Clan, answer_all, forts, lost, razed, shown, totals, turn, winner

GOLD, GREEN, NOBODY = "gold", "green", None


@dataclass(frozen=True)
class Meeting:
    """Gold and Green reveal one warrior each; what it comes to."""

    gold: str
    green: str
    totals: tuple[int, int]
    winner: Clan | None
    gold_keeps: str
    green_keeps: str
    asked: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.gold}-{self.green}"


MEETINGS = [
    # Qween charms whatever the other clan reveals, except another Qween.
    Meeting("qween", "qween", (1, 1), NOBODY, "qween", "qween"),
    Meeting("qween", "druhid", (3, 0), GOLD, "", "druhid"),
    Meeting("qween", "zvord", (4, 0), GOLD, "", "zvord", ("green reordering",)),
    Meeting("qween", "axx", (5, 0), GOLD, "", "axx"),
    Meeting("qween", "archr", (6, 0), GOLD, "", "archr"),
    Meeting("qween", "filchy", (7, 0), GOLD, "", "filchy"),
    Meeting("qween", "horsie", (8, 0), GOLD, "", ""),
    Meeting("qween", "chariott", (10, 0), GOLD, "", "chariott"),
    # Dru'hid captures from Filchy only, and then chooses the fort.
    Meeting("druhid", "druhid", (2, 2), NOBODY, "druhid", "druhid"),
    Meeting("druhid", "zvord", (2, 3), GREEN, "druhid", "", ("green reordering",)),
    Meeting("druhid", "axx", (2, 4), GREEN, "druhid", "axx", ("green keeping",)),
    Meeting("druhid", "archr", (2, 5), GREEN, "druhid", ""),
    Meeting("druhid", "filchy", (2, 6), GOLD, "", "filchy", ("gold taking",)),
    Meeting("druhid", "horsie", (2, 7), GREEN, "druhid", ""),
    Meeting("druhid", "chariott", (2, 9), GREEN, "druhid", ""),
    # Zvord is asked whether he captures, loses or ties.
    Meeting(
        "zvord", "zvord", (3, 3), NOBODY, "zvord", "zvord", ("gold reordering", "green reordering")
    ),
    Meeting("zvord", "axx", (3, 4), GREEN, "zvord", "axx", ("green keeping", "gold reordering")),
    Meeting("zvord", "archr", (3, 5), GREEN, "zvord", "", ("gold reordering",)),
    Meeting("zvord", "filchy", (3, 6), GOLD, "", "filchy", ("gold reordering",)),
    Meeting("zvord", "horsie", (3, 7), GREEN, "zvord", "", ("gold reordering",)),
    Meeting("zvord", "chariott", (3, 9), GREEN, "zvord", "", ("gold reordering",)),
    # Axx stays, here, whenever he captures.
    Meeting("axx", "axx", (4, 4), NOBODY, "axx", "axx"),
    Meeting("axx", "archr", (4, 5), GREEN, "axx", ""),
    Meeting("axx", "filchy", (4, 6), GOLD, "axx", "filchy", ("gold keeping",)),
    Meeting("axx", "horsie", (4, 7), GREEN, "axx", ""),
    Meeting("axx", "chariott", (4, 9), GREEN, "axx", ""),
    # Two Arch'rs tie.
    Meeting("archr", "archr", (5, 5), NOBODY, "archr", "archr"),
    Meeting("archr", "filchy", (5, 6), GOLD, "", "filchy"),
    Meeting("archr", "horsie", (5, 7), GREEN, "archr", ""),
    Meeting("archr", "chariott", (5, 9), GREEN, "archr", ""),
    # Filchy never captures.
    Meeting("filchy", "filchy", (6, 6), NOBODY, "filchy", "filchy"),
    Meeting("filchy", "horsie", (6, 7), GREEN, "filchy", ""),
    Meeting("filchy", "chariott", (6, 9), GREEN, "filchy", ""),
    # A Horsie that captures nothing goes, being alone.
    Meeting("horsie", "horsie", (7, 7), NOBODY, "", ""),
    Meeting("horsie", "chariott", (7, 9), GREEN, "", ""),
    # Ch'ariotts wreck each other.
    Meeting("chariott", "chariott", (0, 0), NOBODY, "", ""),
]


def test_every_pair_is_there() -> None:
    """RGH-1.2: eight kinds of warriors, 36 pairs."""
    assert len({frozenset((meeting.gold, meeting.green)) for meeting in MEETINGS}) == 36


@pytest.mark.parametrize("meeting", MEETINGS, ids=str)
def test_two_warriors_meet(meeting: Meeting) -> None:
    """RGH-3.3, RGH-3.4 and RGH-4: for a Fort-Dinary; Dru'hid takes the first, Axx stays."""
    state = turn({"gold": meeting.gold, "green": meeting.green}, wall="dinary-3 tax")
    assert tuple(answer_all(state, "take 1", "keep axx")) == meeting.asked
    assert totals(state) == {"gold": meeting.totals[0], "green": meeting.totals[1]}
    assert winner(state) == meeting.winner
    assert forts(state, "gold") == ("dinary-3" if meeting.winner == GOLD else "")
    assert forts(state, "green") == ("dinary-3" if meeting.winner == GREEN else "")
    assert razed(state, "dinary-3") == (meeting.winner is NOBODY)
    assert shown(state, "gold") == meeting.gold_keeps
    assert shown(state, "green") == meeting.green_keeps


@pytest.mark.parametrize("meeting", MEETINGS, ids=str)
def test_it_does_not_matter_who_sits_where(meeting: Meeting) -> None:
    """RGH-3.1: all clans reveal at once; the same with the seats exchanged."""
    state = turn({"green": meeting.green, "gold": meeting.gold}, wall="dinary-3 tax")
    assert set(answer_all(state, "take 1", "keep axx")) == set(meeting.asked)
    assert totals(state) == {"gold": meeting.totals[0], "green": meeting.totals[1]}
    assert winner(state) == meeting.winner
    assert shown(state, "gold") == meeting.gold_keeps
    assert shown(state, "green") == meeting.green_keeps


@pytest.mark.parametrize("meeting", MEETINGS, ids=str)
def test_what_is_not_kept_is_discarded(meeting: Meeting) -> None:
    """RGH-9.1: the warriors that went from face up are there for all to see."""
    state = turn({"gold": meeting.gold, "green": meeting.green}, wall="dinary-3 tax")
    answer_all(state, "take 1", "keep axx")
    assert lost(state, "gold") == ("" if meeting.gold_keeps else meeting.gold)
    assert lost(state, "green") == ("" if meeting.green_keeps else meeting.green)
