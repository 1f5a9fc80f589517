"""Variants: RGH-8."""

from __future__ import annotations

import pytest

from .hand_built import (
    answer,
    answer_all,
    asked,
    event_names,
    events,
    forts,
    is_turn_over,
    question,
    razed,
    shown,
    turn,
    wall,
    winner,
)

WALL = "dinary-1 legion-1 unwary signal tax dinary-6"
TIES = {"gold": "axx", "green": "axx"}


def test_rgh_8_1_on_a_tie_the_fort_stays_and_the_rightmost_is_lost() -> None:
    """RGH-8.1: the forts between keep their order; the next turn is for the same fort."""
    state = turn(TIES, wall=WALL, ties_keep_fort=1)
    assert wall(state) == "dinary-1 legion-1 unwary signal tax"
    assert razed(state, "dinary-6") == 1
    assert razed(state, "dinary-1") == 0
    assert "fort_stood" in event_names(state)


def test_rgh_8_1_without_the_option_the_fort_is_lost() -> None:
    """RGH-3.4: the rightmost stays."""
    state = turn(TIES, wall=WALL)
    assert wall(state) == "legion-1 unwary signal tax dinary-6"
    assert razed(state, "dinary-1") == 1


def test_rgh_8_1_nobody_eligible_is_treated_like_a_tie() -> None:
    """RGH-8.1, RGH-3.4: all reveal Filchy."""
    state = turn({"gold": "filchy", "green": "filchy"}, wall=WALL, ties_keep_fort=1)
    assert wall(state) == "dinary-1 legion-1 unwary signal tax"


def test_rgh_8_1_a_tie_broken_by_archr_is_no_tie() -> None:
    """RGH-8.1, RGH-4.7: the fort is captured."""
    state = turn(
        {"gold": "archr", "green": "chariott"}, shown={"gold": "axx"}, number=2, ties_keep_fort=1
    )
    assert winner(state) == "gold"
    assert "fort_stood" not in event_names(state)


def test_rgh_8_1_the_same_fort_may_stand_several_times() -> None:
    """RGH-8.1: three ties on turns 4, 5 and 6 lose the two on the right, then the fort itself."""
    state = turn(
        TIES,
        hidden={"gold": "druhid archr", "green": "druhid archr"},
        number=4,
        wall="tax dinary-3 dinary-5",
        ties_keep_fort=1,
        plays_on=True,
    )
    assert question(state) == "planning"
    assert event_names(state).count("fort_stood") == 2
    fallen = [event.facts["fort"] for event in events(state) if event.name == "fort_razed"]
    assert fallen == ["dinary-5", "dinary-3", "tax"]


def test_rgh_8_1_it_may_be_captured_on_the_next_turn() -> None:
    """RGH-8.1: a tie on turn 5, then Green's Ch'ariott takes the same fort."""
    state = turn(
        TIES,
        hidden={"gold": "druhid", "green": "chariott"},
        number=5,
        wall="dinary-6 dinary-1",
        ties_keep_fort=1,
        plays_on=True,
    )
    assert forts(state, "green") == "dinary-6"
    assert razed(state, "dinary-1") == 1


def test_rgh_8_1_on_the_last_turn_the_fort_is_lost() -> None:
    """RGH-8.1: nothing is left to be fought for."""
    state = turn(TIES, wall="dinary-6", number=6, ties_keep_fort=1)
    assert wall(state) == ""
    assert razed(state, "dinary-6") == 1
    assert "fort_stood" not in event_names(state)


def test_rgh_8_1_comes_before_horsie() -> None:
    """RGH-8.1, RGH-3.5: the rightmost fort is gone when Gold is asked."""
    state = turn(
        {"gold": "horsie", "green": "horsie"},
        shown={"gold": "qween axx", "green": "archr"},
        number=3,
        wall="tax signal dinary-1 dinary-6",
        ties_keep_fort=1,
    )
    assert asked(state) == {"gold": {"discard qween", "discard axx"}}
    assert wall(state) == "tax signal dinary-1"
    answer(state, gold="discard qween")
    assert shown(state, "green") == "horsie"


@pytest.mark.parametrize(
    ("place_taken", "fort", "left"),
    [
        (1, "dinary-1", "legion-1 unwary signal tax dinary-6"),
        (2, "legion-1", "dinary-1 unwary signal tax dinary-6"),
        (4, "signal", "dinary-1 legion-1 unwary tax dinary-6"),
        (6, "dinary-6", "dinary-1 legion-1 unwary signal tax"),
    ],
)
def test_rgh_8_2_the_forts_left_of_it_slide_right(place_taken: int, fort: str, left: str) -> None:
    """RGH-8.2: they keep their order."""
    state = turn({"gold": "druhid", "green": "filchy"}, wall=WALL, druhid_slides=1)
    answer_all(state, f"take {place_taken}")
    assert forts(state, "gold") == fort
    assert wall(state) == left


def test_rgh_8_2_equal_forts_in_other_places_are_a_choice() -> None:
    """RGH-8.2: taking the third instead of the first leaves another order."""
    state = turn(
        {"gold": "druhid", "green": "filchy"},
        wall="dinary-5 dinary-1 dinary-5",
        number=4,
        druhid_slides=1,
    )
    assert asked(state) == {"gold": {"take 4", "take 5", "take 6"}}
    answer(state, gold="take 6")
    assert wall(state) == "dinary-5 dinary-1"


def test_rgh_8_2_the_last_two_of_a_kind_are_not() -> None:
    """RGH-8.2, RGH-3.6: one outcome only."""
    state = turn(
        {"gold": "druhid", "green": "filchy"},
        wall="dinary-5 dinary-5",
        number=5,
        druhid_slides=1,
    )
    assert is_turn_over(state)


def test_rgh_8_both_variants_together() -> None:
    """RGH-8.1, RGH-8.2: after a tie Dru'hid takes a fort from the shorter Wall."""
    state = turn(
        TIES,
        hidden={"gold": "druhid", "green": "filchy"},
        number=4,
        wall="tax dinary-1 dinary-6",
        ties_keep_fort=1,
        druhid_slides=1,
        plays_on=True,
    )
    assert asked(state) == {"gold": {"take 5", "take 6"}}
    answer(state, gold="take 6")
    assert razed(state, "dinary-6") == 1
    assert forts(state, "gold").split()[0] == "dinary-1"
