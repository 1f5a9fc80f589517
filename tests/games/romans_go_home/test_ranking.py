"""Who stands where, neutral clans included, and what the people then get (RGH-6.1, RGH-6.2)."""

from __future__ import annotations

import pytest

from ludi.core.ranking import winners_named
from ludi.games.romans_go_home import GAME
from ludi.games.romans_go_home.state import State

from .hand_built import finished, turn

Told = list[tuple[int, int | str | None, bool]]


def ranked(state: State) -> Told:
    """Place, seat or neutral, and whether it has won."""
    return [
        (one.place, one.seat if one.neutral is None else one.neutral, one.has_won)
        for one in GAME.ranked(state)
    ]


def test_a_neutral_takes_its_place_among_the_people_and_does_not_win() -> None:
    state = finished({"gold": "dinary-1", "green": "dinary-3", "red": "tax"}, neutrals=["red"])
    assert ranked(state) == [(1, "red", False), (2, 1, True), (3, 0, False)]
    assert GAME.shares(state) == [0, 1]


def test_more_than_points_tells_clans_apart() -> None:
    state = finished({"gold": "dinary-6", "green": "dinary-5 dinary-1", "red": "dinary-6"})
    assert ranked(state) == [(1, 1, True), (2, 0, False), (2, 2, False)]


@pytest.mark.parametrize(
    ("gold", "green", "told", "names", "share"),
    [
        ("tax", "dinary-6", [(1, 0, True), (2, "green", False)], ["Ann"], 1),
        ("dinary-6", "tax", [(1, "green", True), (2, 0, False)], ["Green (neutral)"], 0),
        # A neutral takes no share: the person has won whole.
        (
            "signal",
            "dinary-4",
            [(1, 0, True), (1, "green", True)],
            ["Ann", "Green (neutral)"],
            1,
        ),
    ],
    ids=["the person wins", "the neutral wins", "both win"],
)
def test_a_neutral_that_can_win(
    gold: str, green: str, told: Told, names: list[str], share: float
) -> None:
    state = finished({"gold": gold, "green": green}, neutrals=["green"], neutrals_can_win=1)
    assert ranked(state) == told
    assert winners_named(GAME.ranked(state), ["Ann"], GAME.phrases["en"]) == names
    assert GAME.shares(state) == [share]


def test_a_neutral_that_cannot_win_is_told_from_nobody_winning() -> None:
    state = finished({"gold": "signal", "green": "dinary-4"}, neutrals=["green"])
    assert ranked(state) == [(1, 0, False), (1, "green", False)]


@pytest.mark.parametrize("can_win", [False, True])
def test_three_legions_are_before_all_points(can_win: bool) -> None:
    """Of a person; of a neutral only where it can win."""
    captured = {"green": "legion-1 legion-2", "gold": "tax"}
    state = turn(
        {"gold": "axx", "green": "chariott"},
        neutrals=["green"] if can_win else [],
        captured=captured,
        wall="legion-3",
        round_number=2,
        neutrals_can_win=int(can_win),
    )
    assert ranked(state) == [(1, "green" if can_win else 1, True), (2, 0, False)]


def test_it_is_told_in_both_languages() -> None:
    state = finished({"gold": "dinary-6", "green": "tax"}, neutrals=["green"], neutrals_can_win=1)
    assert winners_named(GAME.ranked(state), ["Ann"], GAME.phrases["fr"]) == ["Vert (neutre)"]
