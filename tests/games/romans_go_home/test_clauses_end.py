"""The end: RGH-6."""

from __future__ import annotations

import pytest

from .hand_built import (
    answer,
    answer_all,
    asked,
    event_names,
    finished,
    forts,
    game_winners,
    is_game_over,
    table_for,
    turn,
)


@pytest.mark.parametrize(
    ("captured", "won"),
    [
        pytest.param({"gold": "tax", "green": "dinary-6"}, {"gold"}, id="highest sum"),
        pytest.param(
            {"gold": "legion-3", "green": "legion-1", "red": "legion-2"},
            {"green"},
            id="highest negative sum",
        ),
        pytest.param({"gold": "", "green": "legion-1"}, {"gold"}, id="nothing beats a Legion"),
        pytest.param(
            {"gold": "dinary-6", "green": "dinary-5 dinary-1"}, {"green"}, id="most forts"
        ),
        pytest.param(
            {"gold": "dinary-6 unwary legion-2", "green": "dinary-5 dinary-1"},
            {"gold"},
            id="Legions count as forts",
        ),
        pytest.param(
            {"gold": "", "green": "legion-1 dinary-1"},
            {"green"},
            id="0 points with forts beat 0 without",
        ),
        pytest.param(
            {"gold": "dinary-5 dinary-3", "green": "dinary-6 unwary"},
            {"green"},
            id="highest single fort",
        ),
        pytest.param(
            {"gold": "tax legion-3", "green": "dinary-4 dinary-1"},
            {"gold"},
            id="highest single fort beside a Legion",
        ),
        pytest.param(
            {"gold": "dinary-6 dinary-3 legion-1", "green": "dinary-6 dinary-1 dinary-1"},
            {"gold"},
            id="second-highest",
        ),
        pytest.param(
            {
                "gold": "dinary-5 signal dinary-3 legion-2",
                "green": "dinary-5 dinary-4 unwary legion-1",
            },
            {"gold"},
            id="third-highest",
        ),
        pytest.param(
            {"gold": "signal dinary-1", "green": "dinary-4 dinary-1"},
            {"gold", "green"},
            id="shared, with other kinds of the same values",
        ),
        pytest.param(
            {"gold": "dinary-1 dinary-3", "green": "dinary-3 dinary-1"},
            {"gold", "green"},
            id="shared, captured in another order",
        ),
        pytest.param({"gold": "", "green": ""}, {"gold", "green"}, id="shared without forts"),
        pytest.param(
            {"gold": "dinary-5", "green": "tax", "violet": "tax", "red": "dinary-6"},
            {"green", "violet"},
            id="shared by two of four",
        ),
        pytest.param(
            {"gold": "dinary-5", "green": "dinary-5", "red": "dinary-4 dinary-1"},
            {"red"},
            id="a third is ahead of two equals",
        ),
    ],
)
def test_rgh_6_1_who_wins(captured: dict[str, str], won: set[str]) -> None:
    """RGH-6.1: sum, number of forts, highest fort, second-highest and so on, shared."""
    assert game_winners(finished(captured)) == won


def test_rgh_6_1_the_game_is_over_after_round_three() -> None:
    """RGH-6.1: with the last fort; nobody is asked any more."""
    state = turn(
        {"gold": "chariott", "green": "axx"},
        number=6,
        round_number=3,
        captured={"gold": "dinary-1", "green": "dinary-5"},
        wall="dinary-6",
    )
    assert is_game_over(state)
    assert asked(state) == {}
    assert game_winners(state) == {"gold"}
    assert event_names(state)[-1] == "game_ended"


def test_rgh_6_1_the_last_tax_is_paid_before_the_end() -> None:
    """RGH-6.1, RGH-3.5: Gold gives the Legion and wins."""
    state = turn(
        {"gold": "chariott", "green": "axx"},
        number=6,
        round_number=3,
        captured={"gold": "legion-3", "green": "dinary-6"},
        wall="tax",
    )
    assert not is_game_over(state)
    answer(state, gold="raze legion-3")
    assert is_game_over(state)
    assert forts(state, "gold") == "tax"
    assert game_winners(state) == {"gold"}


@pytest.mark.parametrize("round_number", [1, 2])
def test_rgh_6_1_not_before(round_number: int) -> None:
    """RGH-6.1: after the first and the second round the game goes on."""
    state = turn(
        {"gold": "chariott", "green": "axx"}, number=6, round_number=round_number, plays_on=True
    )
    assert not is_game_over(state)


def test_rgh_6_1_on_a_legion_win_the_points_stay_the_plain_sums() -> None:
    """RGH-6.1: Gold wins with -6 against 8."""
    state = turn(
        {"gold": "chariott", "green": "axx"},
        captured={"gold": "legion-1 legion-2", "green": "tax"},
        wall="legion-3",
        round_number=2,
    )
    assert game_winners(state) == {"gold"}
    assert [clan["points"] for clan in table_for(state, None)["clans"]] == [-6, 8]


def test_rgh_6_2_neutrals_never_win_among_people() -> None:
    """RGH-6.2: Red has most; the better of two people wins."""
    state = finished({"gold": "dinary-1", "green": "dinary-3", "red": "tax"}, neutrals=["red"])
    assert game_winners(state) == {"green"}


def test_rgh_6_2_a_neutral_does_not_spoil_a_shared_victory() -> None:
    """RGH-6.2: people are compared with people only."""
    state = finished({"gold": "dinary-3", "green": "dinary-3", "red": "tax"}, neutrals=["red"])
    assert game_winners(state) == {"gold", "green"}


@pytest.mark.parametrize(
    ("gold", "green", "red", "won"),
    [
        ("tax", "dinary-6", "dinary-5", {"gold"}),
        ("dinary-6", "tax", "dinary-5", set()),
        ("dinary-6", "dinary-5", "tax", set()),
        ("dinary-5 dinary-1", "dinary-6", "", {"gold"}),
        ("dinary-6", "dinary-5 dinary-1", "", set()),
        ("signal", "dinary-4", "", set()),
        ("", "legion-1", "legion-2", {"gold"}),
        ("", "", "", set()),
    ],
)
def test_rgh_6_2_one_person_must_be_ahead_of_every_neutral(
    gold: str, green: str, red: str, won: set[str]
) -> None:
    """RGH-6.2: under the tie-breaks of RGH-6.1; else nobody wins."""
    state = finished({"gold": gold, "green": green, "red": red}, neutrals=["green", "red"])
    assert game_winners(state) == won


@pytest.mark.parametrize(
    ("gold", "green", "won"),
    [
        ("tax", "dinary-6", {"gold"}),
        ("dinary-6", "tax", set()),
        ("dinary-6", "dinary-5 dinary-1", set()),
        ("signal", "dinary-4", {"gold"}),
    ],
)
def test_rgh_6_2_neutrals_can_win(gold: str, green: str, won: set[str]) -> None:
    """RGH-6.2: with the option the neutral is ranked too, and shares a full tie."""
    state = finished({"gold": gold, "green": green}, neutrals=["green"], neutrals_can_win=1)
    assert game_winners(state) == won


def test_rgh_6_2_one_person_wins_by_legions() -> None:
    """RGH-6.2: whatever the neutral has."""
    state = turn(
        {"gold": "chariott", "green": "axx"},
        neutrals=["green"],
        captured={"gold": "legion-1 legion-2", "green": "tax dinary-6"},
        wall="legion-3",
        round_number=2,
    )
    assert is_game_over(state)
    assert game_winners(state) == {"gold"}


def test_rgh_6_2_a_neutral_with_three_legions_is_just_poor() -> None:
    """RGH-6.2: without the option it goes on to the end, and its points count."""
    state = turn(
        {"gold": "axx", "green": "chariott"},
        neutrals=["green"],
        captured={"green": "legion-1 legion-2"},
        wall="legion-3",
        number=6,
        round_number=3,
    )
    answer_all(state)
    assert is_game_over(state)
    assert game_winners(state) == {"gold"}
