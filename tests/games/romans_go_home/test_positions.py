"""Positions that could not come about are refused, and the field is named."""

from __future__ import annotations

from typing import Any

import pytest

import ludi
from ludi.core.position import to_position
from ludi.games.romans_go_home import GAME

from .hand_built import turn


def keeping() -> dict[str, Any]:
    """Gold has won an Unwary Fort with Arch'r and is asked what it keeps."""
    state = turn({"gold": "archr", "green": "zvord"}, shown={"gold": "axx"}, wall="unwary")
    return to_position(GAME, state)


def refused(position: dict[str, Any], **changes: Any) -> str | None:
    with pytest.raises(ludi.BadPosition) as refusal:
        ludi.Match.from_position({**position, "state": {**position["state"], **changes}})
    assert refusal.value.sentence("fr") != refusal.value.sentence("en")
    return refusal.value.field


def test_what_comes_about_is_accepted() -> None:
    match = ludi.Match.from_position(keeping())
    assert [action.text for action in match.legal(0)] == ["keep nothing", "keep weakest"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("phase", "over"),
        ("waiting", 0),
        ("waiting", 2),
        ("waiting", 5),
        ("rounds", 1),
        ("turns", 2),
        ("legion_winner", 1),
        ("wrecked", 3),
        ("charmer", 1),
        ("charmed", 2),
        ("winner", 0),
        ("winner", 2),
        ("winner", 4),
        ("taken", "none"),
        ("taken", "signal"),
        ("kept", 2),
        ("paid", "unwary"),
    ],
)
def test_a_value_that_does_not_fit_is_refused(field: str, value: Any) -> None:
    assert refused(keeping(), **{field: value}) == f"state.{field}"


def test_a_phase_in_which_nobody_is_asked_is_refused() -> None:
    """Green has taken a Fort-Dinary, for which no tax is paid."""
    state = turn({"gold": "zvord", "green": "archr"}, wall="dinary-3")
    position = to_position(GAME, state)
    assert position["state"]["phase"] == "reordering"
    assert refused(position, phase="taxing") == "state.phase"


def test_clans_that_do_not_play_have_nothing() -> None:
    revealed = [*keeping()["state"]["revealed"][:2], "axx", "none"]
    assert refused(keeping(), revealed=revealed) == "state.revealed[2]"


def test_a_list_of_forts_has_no_gap() -> None:
    position = keeping()
    wall = position["state"]["wall"]
    assert refused(position, wall=["none", *wall[:-1]]) == "state.wall"


def test_hidden_warriors_lie_where_they_are_revealed_next() -> None:
    plans = keeping()["state"]["plans"]
    assert refused(keeping(), plans=[plans[0][::-1], *plans[1:]]) == "state.plans[0]"
