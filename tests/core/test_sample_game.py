"""The sample game: positions that leave out what follows, and tables that could not come about."""

from __future__ import annotations

from typing import Any

import pytest

import ludi
from ludi import Match


def after_two_rounds() -> dict[str, Any]:
    """One laid four and three, the other two and three: four points, then nothing."""
    return {
        "rounds": 2,
        "hands": [{"one": 1}, {"two": 1}],
        "turned": [3, 3],
        "used": {"two": 1, "three": 2, "four": 1},
        "scores": [4, 0],
    }


def loaded(**changes: Any) -> dict[str, Any]:
    document = {"game": "sealed-bids", "seats": 2, "state": after_two_rounds() | changes}
    state: dict[str, Any] = Match.from_position(document).position()["state"]
    return state


def test_the_pile_is_what_lies_nowhere_else() -> None:
    assert loaded()["pile"] == {"one": 3, "two": 2, "three": 2, "four": 3}
    assert loaded(pile=loaded()["pile"]) == loaded()


@pytest.mark.parametrize("scores", [[4, 0], [0, 4]])
def test_who_won_an_earlier_round_is_not_known(scores: list[int]) -> None:
    assert loaded(scores=scores)["scores"] == scores


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"scores": [2, 0]}, "state.scores"),
        ({"scores": [4, 3]}, "state.scores"),
        ({"scores": [0, 0]}, "state.scores"),
        ({"turned": [2, 2]}, "state.used"),
        ({"turned": [3, 0]}, "state.turned[1]"),
        ({"hands": [{"one": 2}, {"two": 1}]}, "state.hands[0]"),
        ({"used": {"two": 1, "three": 2}}, "state.used"),
        ({"pile": {"one": 4, "two": 2, "three": 2, "four": 3}}, "state.pile"),
        ({"hands": [{}, {}], "laid": [1, 2]}, "state.laid"),
    ],
)
def test_a_table_that_could_not_come_about_is_refused(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(ludi.BadPosition) as refusal:
        loaded(**changes)
    assert refusal.value.field == field
    assert field in refusal.value.sentence("fr")
