"""Neutral clans: RGH-7."""

from __future__ import annotations

import pytest

from .hand_built import (
    answer,
    answer_all,
    asked,
    forts,
    is_turn_over,
    lost,
    plan,
    razed,
    shown,
    totals,
    turn,
    winner,
)

GREEN = ["green"]


def test_rgh_7_1_a_neutral_captures_like_a_clan() -> None:
    """RGH-7.1: and discards its face-up warriors; nobody is asked."""
    state = turn(
        {"gold": "axx", "green": "archr"},
        neutrals=GREEN,
        shown={"green": "zvord"},
        wall="dinary-6",
    )
    assert totals(state) == {"gold": 4, "green": 8}
    assert winner(state) == "green"
    assert forts(state, "green") == "dinary-6"
    assert shown(state, "green") == ""


def test_rgh_7_1_a_neutral_ties_like_a_clan() -> None:
    """RGH-7.1: the fort is discarded."""
    state = turn({"gold": "axx", "green": "axx"}, neutrals=GREEN, wall="dinary-6")
    assert winner(state) is None
    assert razed(state, "dinary-6") == 1


def test_rgh_7_1_a_neutrals_qween_charms_nobody() -> None:
    """RGH-7.1: her strength counts."""
    state = turn({"gold": "chariott", "green": "qween"}, neutrals=GREEN)
    assert totals(state) == {"gold": 9, "green": 1}


def test_rgh_7_1_a_neutrals_druhid_takes_the_leftmost_fort() -> None:
    """RGH-7.1: no choice is made for it."""
    state = turn({"gold": "filchy", "green": "druhid"}, neutrals=GREEN, wall="dinary-1 tax")
    assert is_turn_over(state)
    assert forts(state, "green") == "dinary-1"


def test_rgh_7_1_a_neutrals_zvord_reorders_nothing() -> None:
    """RGH-7.1: its plan stays."""
    state = turn(
        {"gold": "archr", "green": "zvord"},
        neutrals=GREEN,
        hidden={"green": "qween chariott axx"},
        number=3,
    )
    assert is_turn_over(state)
    assert plan(state, "green") == "qween chariott axx"


def test_rgh_7_1_a_neutrals_filchy_bars_it() -> None:
    """RGH-7.1: what is not excepted works."""
    state = turn({"gold": "archr", "green": "filchy"}, neutrals=GREEN, shown={"green": "chariott"})
    assert winner(state) == "gold"


def test_rgh_7_2_a_neutral_discards_its_weakest_for_signal() -> None:
    """RGH-7.2: by printed strength, the charmed Ch'ariott included."""
    state = turn(
        {"gold": "qween", "green": "chariott"},
        neutrals=GREEN,
        shown={"gold": "chariott chariott", "green": "axx horsie"},
        wall="signal",
    )
    assert winner(state) == "gold"
    assert is_turn_over(state)
    assert shown(state, "green") == "horsie chariott"


def test_rgh_7_2_a_neutral_discards_its_weakest_other_than_horsie() -> None:
    """RGH-7.2, RGH-4.9: a Ch'ariott, though Horsie is weaker."""
    state = turn(
        {"gold": "archr", "green": "horsie"},
        neutrals=GREEN,
        shown={"gold": "chariott chariott", "green": "chariott"},
    )
    assert winner(state) == "gold"
    assert shown(state, "green") == "horsie"
    state = turn(
        {"gold": "archr", "green": "horsie"},
        neutrals=GREEN,
        shown={"gold": "chariott chariott", "green": "zvord qween"},
    )
    assert shown(state, "green") == "zvord horsie"


def test_rgh_7_2_a_neutrals_horsie_alone_goes() -> None:
    """RGH-7.2, RGH-4.9: there is no other."""
    state = turn({"gold": "chariott", "green": "horsie"}, neutrals=GREEN)
    assert lost(state, "green") == "horsie"


def test_rgh_7_2_horsie_may_go_and_is_not_the_weakest() -> None:
    """RGH-7.2: with the option the weakest of all is another one."""
    state = turn(
        {"gold": "chariott", "green": "horsie"},
        neutrals=GREEN,
        shown={"green": "qween"},
        horsie_may_go=1,
    )
    assert shown(state, "green") == "horsie"


def test_rgh_7_2_horsie_may_go_and_is_the_weakest() -> None:
    """RGH-7.2, RGH-4.9: with the option it may discard Horsie, the weakest beside a Ch'ariott."""
    state = turn(
        {"gold": "archr", "green": "horsie"},
        neutrals=GREEN,
        shown={"gold": "chariott chariott", "green": "chariott"},
        horsie_may_go=1,
    )
    assert winner(state) == "gold"
    assert shown(state, "green") == "chariott"


def test_rgh_7_2_a_neutral_keeps_axx() -> None:
    """RGH-7.2: all others go."""
    state = turn({"gold": "zvord", "green": "axx"}, neutrals=GREEN, shown={"green": "qween"})
    assert winner(state) == "green"
    assert shown(state, "green") == "axx"


@pytest.mark.parametrize(
    ("reveals", "before", "kept"),
    [
        ("archr", "chariott", "archr"),
        ("chariott", "zvord", "zvord"),
        ("axx", "chariott", "axx"),
        ("axx", "qween chariott", "qween axx"),
        ("chariott", "chariott", "chariott"),
    ],
)
def test_rgh_7_2_a_neutral_keeps_the_unwary_warrior(reveals: str, before: str, kept: str) -> None:
    """RGH-7.2: and Axx as well."""
    state = turn(
        {"gold": "zvord", "green": reveals},
        neutrals=GREEN,
        shown={"green": before},
        wall="unwary",
    )
    assert winner(state) == "green"
    assert shown(state, "green") == kept


@pytest.mark.parametrize(
    ("before", "kept"), [("", ""), ("qween", "axx"), ("archr chariott", "axx"), ("chariott", "axx")]
)
def test_rgh_7_2_a_neutral_pays_signal_with_another_than_axx(before: str, kept: str) -> None:
    """RGH-7.2: as a winner, if it has one; Axx alone is lost."""
    state = turn(
        {"gold": "zvord", "green": "axx"}, neutrals=GREEN, shown={"green": before}, wall="signal"
    )
    assert winner(state) == "green"
    assert shown(state, "green") == kept
    assert lost(state, "gold") == "zvord"


def test_rgh_7_2_a_neutrals_axx_is_lost_to_a_later_signal() -> None:
    """RGH-7.2, RGH-5.2: with `signal_after_discard` nothing else is left to pay."""
    state = turn(
        {"gold": "zvord", "green": "axx"},
        neutrals=GREEN,
        shown={"green": "archr chariott"},
        wall="signal",
        signal_after_discard=1,
    )
    assert shown(state, "green") == ""


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ("", ""),
        ("dinary-5 dinary-1", "dinary-5 tax"),
        ("dinary-5 legion-1 legion-3", "dinary-5 legion-1 tax"),
        ("dinary-4 dinary-6 signal", "dinary-6 signal tax"),
        ("signal dinary-6 dinary-4", "dinary-6 dinary-4 tax"),
    ],
)
def test_rgh_7_2_a_neutral_pays_tax_with_its_lowest_fort(held: str, left: str) -> None:
    """RGH-7.2: the earliest captured of equals; the Tax-Collector's own if it is the only one."""
    state = turn(
        {"gold": "zvord", "green": "chariott"},
        neutrals=GREEN,
        captured={"green": held},
        wall="tax",
        number=4,
    )
    answer_all(state)
    assert forts(state, "green") == left


def test_rgh_7_2_forced_neutrals_and_people_at_one_step() -> None:
    """RGH-7.2, RGH-3.6: the neutral's discard is shown together with the people's."""
    state = turn(
        {"gold": "chariott", "violet": "axx", "green": "archr"},
        neutrals=GREEN,
        shown={"gold": "chariott", "violet": "qween", "green": "zvord"},
        wall="signal",
    )
    assert list(asked(state)) == ["violet"]
    assert shown(state, "green") == "zvord archr"
    answer(state, violet="discard qween")
    assert shown(state, "green") == "archr"
