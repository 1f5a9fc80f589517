"""Positions: how they are written, what may be left out, and what is refused, the field named."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import ludi
from ludi.core.position import from_position, to_position
from ludi.games.romans_go_home import GAME
from ludi.games.romans_go_home.state import State

from .hand_built import answer, turn


def keeping() -> dict[str, Any]:
    """Turn 2: Gold has won an Unwary Fort with Arch'r and is asked what it keeps."""
    state = turn(
        {"gold": "archr", "green": "zvord"},
        shown={"gold": "axx"},
        wall="unwary dinary-3 legion-1 dinary-4 dinary-6",
        captured={"green": "dinary-1"},
    )
    return to_position(GAME, state)


def changed(position: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**position, "state": {**position["state"], **changes}}


def without(position: dict[str, Any], *names: str) -> dict[str, Any]:
    kept = {name: value for name, value in position["state"].items() if name not in names}
    return {**position, "state": kept}


def read(position: dict[str, Any]) -> State:
    state = from_position(position)[1]
    assert isinstance(state, State)
    return state


def refused(position: dict[str, Any], **changes: Any) -> str | None:
    with pytest.raises(ludi.BadPosition) as refusal:
        ludi.Match.from_position(changed(position, **changes))
    assert refusal.value.sentence("fr") != refusal.value.sentence("en")
    return refusal.value.field


def test_what_comes_about_is_accepted() -> None:
    match = ludi.Match.from_position(keeping())
    assert [action.text for action in match.legal(0)] == ["keep nothing", "keep weakest"]


# --- How it is written --------------------------------------------------------------------------


def test_sets_are_lists_and_lists_end_with_what_is_there() -> None:
    state = keeping()["state"]
    assert state["waiting"] == [0]
    assert state["wrecked"] == state["kept"] == state["choices"] == []
    assert state["wall"] == ["dinary-3", "legion-1", "dinary-4", "dinary-6"]
    assert state["captured"] == [["unwary"], ["dinary-1"]]
    assert state["shown"] == [{"axx": 1, "archr": 1}, {"zvord": 1}]
    assert state["revealed"] == ["archr", "zvord"]


def test_what_the_winner_keeps_is_named() -> None:
    """Gold keeps Axx at a Signal Fort; Green chooses what it discards."""
    state = turn(
        {"gold": "axx", "green": "zvord"},
        shown={"gold": "archr", "green": "qween"},
        wall="signal",
    )
    answer(state, gold="keep axx")
    assert to_position(GAME, state)["state"]["kept"] == ["axx"]


def test_older_documents_mean_the_same() -> None:
    """Sets were sums of bits, every list had its full length, every table four rows."""
    older = keeping()
    state = older["state"]
    state.update(waiting=1, wrecked=0, kept=0)
    for name, length in (("wall", 6), ("aside", 4), ("revealed", 4), ("choices", 4)):
        state[name] += ["none"] * (length - len(state[name]))
    for name, length in (("captured", 19), ("plans", 6)):
        rows = [*state[name], *[[] for _ in range(4 - len(state[name]))]]
        state[name] = [row + ["none"] * (length - len(row)) for row in rows]
    for name in ("hands", "shown", "lost"):
        state[name] += [{} for _ in range(4 - len(state[name]))]
    assert read(older) == read(keeping())


# --- What may be left out -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "names",
    [
        ["colours"],
        ["pile"],
        ["rounds", "turns"],
        ["waiting"],
        ["winner", "taken"],
        ["colours", "pile", "rounds", "turns", "waiting", "winner", "taken", "wrecked", "charmer"],
    ],
    ids=" ".join,
)
def test_what_follows_from_the_rest_may_be_left_out(names: list[str]) -> None:
    assert read(without(keeping(), *names)) == read(keeping())


def test_the_only_warrior_who_can_be_charmed_may_be_left_out() -> None:
    """Gold's Qween has no choice; Dru'hid's owner Green is asked for a fort."""
    state = turn(
        {"gold": "qween", "green": "druhid"},
        shown={"green": "chariott"},
        wall="unwary dinary-3 legion-1 dinary-4 dinary-6",
        captured={"gold": "dinary-1"},
    )
    position = to_position(GAME, state)
    assert position["state"]["phase"] == "taking" and position["state"]["charmed"] == 2
    assert read(without(position, "charmer", "charmed", "winner")) == read(position)


def test_hidden_warriors_may_be_listed_from_the_first_on() -> None:
    position = keeping()
    plans = [[name for name in plan if name != "none"] for plan in position["state"]["plans"]]
    assert len(plans[0]) == 4
    assert read(changed(position, plans=plans)) == read(position)


# --- What is refused ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("phase", "over"),
        ("waiting", 0),
        ("waiting", [1]),
        ("waiting", [0, 2]),
        ("rounds", 1),
        ("turns", 2),
        ("legion_winner", 1),
        ("wrecked", [0, 1]),
        ("charmer", 1),
        ("charmed", 2),
        ("winner", 0),
        ("winner", 2),
        ("winner", 4),
        ("taken", "none"),
        ("taken", "signal"),
        ("kept", ["weakest"]),
        ("paid", "unwary"),
        ("colours", ["green", "gold", "gold", "gold"]),
        ("colours", ["gold", "red", "gold", "gold"]),
    ],
)
def test_a_value_that_does_not_fit_is_refused(field: str, value: Any) -> None:
    assert refused(keeping(), **{field: value}) == f"state.{field}"


def test_colours_are_those_of_the_options() -> None:
    position = keeping()
    position["options"] = {"clan_1": 4}
    assert refused(position) == "state.colours"


def test_a_phase_in_which_nobody_is_asked_is_refused() -> None:
    """Green has taken a Fort-Dinary, for which no tax is paid."""
    state = turn({"gold": "zvord", "green": "archr"}, wall="dinary-3")
    position = to_position(GAME, state)
    assert position["state"]["phase"] == "reordering"
    assert refused(position, phase="taxing") == "state.phase"


def test_after_a_tie_nobody_keeps_anything() -> None:
    """With four clans the last one's Axx is nobody's to keep."""
    state = turn({"gold": "axx", "green": "zvord", "violet": "zvord", "red": "axx"})
    position = to_position(GAME, state)
    assert position["state"]["winner"] == 0
    assert refused(position, phase="keeping", waiting=[3]) == "state.phase"


def test_clans_that_do_not_play_have_nothing() -> None:
    assert refused(keeping(), revealed=["archr", "zvord", "axx"]) == "state.revealed[2]"


def test_a_list_of_forts_has_no_gap() -> None:
    wall = ["dinary-3", "none", "legion-1", "dinary-4", "dinary-6"]
    assert refused(keeping(), wall=wall) == "state.wall"


def test_hidden_warriors_lie_where_they_are_revealed_next() -> None:
    plans = copy.deepcopy(keeping()["state"]["plans"])
    plans[0][1:3] = plans[0][2:0:-1]
    assert refused(keeping(), plans=plans) == "state.plans[0]"


def test_rgh_4_5_nobody_takes_up_more_warriors_than_lay_hidden() -> None:
    """Gold has Filchy in hand as well, which was revealed a turn ago."""
    shown = {"gold": "filchy", "green": "horsie"}
    state = turn({"gold": "zvord", "green": "chariott"}, shown=shown, wall="dinary-3")
    position = to_position(GAME, state)
    hand = {**position["state"]["hands"][0], "filchy": 1}
    others = position["state"]["shown"][1:]
    assert refused(position, hands=[hand], shown=[{"zvord": 1}, *others]) == "state.hands[0]"


# --- What must have gone before -----------------------------------------------------------------


def begun(wall: list[str]) -> dict[str, Any]:
    """A game that begins with this Wall."""
    position = ludi.Match("romans-go-home", seed=1).position()
    return changed(without(position, "pile"), wall=wall)


def test_a_wall_in_order_is_accepted() -> None:
    read(begun(["dinary-1", "legion-1", "tax", "dinary-3", "legion-2", "tax"]))


@pytest.mark.parametrize(
    "wall",
    [
        ["dinary-3", "legion-1", "dinary-1", "dinary-4", "dinary-5", "tax"],
        ["dinary-1", "legion-1", "tax", "dinary-4", "dinary-5", "dinary-3"],
        ["legion-1", "dinary-1", "dinary-3", "dinary-4", "dinary-5", "tax"],
        ["dinary-1", "dinary-3", "dinary-4", "dinary-5", "tax", "legion-1"],
    ],
    ids=["not the lowest", "not the highest", "a Legion first", "a Legion last"],
)
def test_rgh_2_2_an_unsorted_wall_is_refused(wall: list[str]) -> None:
    assert refused(begun(wall)) == "state.wall"


def test_rgh_2_2_the_highest_fort_stays_at_the_right_end() -> None:
    wall = ["dinary-3", "legion-1", "dinary-6", "dinary-4"]
    assert refused(keeping(), wall=wall) == "state.wall"


def swapped(lost: str, hidden: str) -> dict[str, Any]:
    """Green has taken Fort-Dinary 6, which began at the right end, on turn 1."""
    state = turn(
        {"gold": "archr", "green": "zvord"},
        shown={"gold": "axx"},
        hidden={"green": hidden},
        wall="unwary dinary-3 legion-1 dinary-4 dinary-1",
        captured={"green": "dinary-6"},
    )
    position = to_position(GAME, state)
    position["state"]["lost"][1] = [lost]
    position["state"]["aside"][1] = "qween"
    return position


def test_rgh_4_4_a_druhid_that_was_seen_may_have_moved_forts() -> None:
    read(swapped("druhid", "axx archr filchy horsie"))


def test_rgh_4_4_without_a_druhid_forts_stay_where_they_are() -> None:
    assert refused(swapped("horsie", "axx archr filchy druhid")) == "state.wall"


def test_rgh_8_1_a_tie_may_have_cost_the_rightmost_fort() -> None:
    """Turn 2 of a round whose first turn was tied: the lowest fort is still fought for."""
    state = turn(
        {"gold": "qween", "green": "archr", "violet": "axx"},
        shown={"gold": "axx", "green": "axx", "violet": "qween"},
        wall="dinary-1 legion-1 dinary-4 dinary-3 dinary-5",
        ties_keep_fort=1,
    )
    position = to_position(GAME, state)
    assert position["state"]["phase"] == "charming"
    read(position)
    position["options"]["ties_keep_fort"] = False
    assert refused(position) == "state.wall"


def test_rgh_3_3_warriors_are_lost_for_a_reason() -> None:
    """Two turns were tied: nobody has captured anything, and nobody can have lost Axx."""
    state = turn(
        {"gold": "zvord", "green": "zvord"},
        shown={"gold": "axx", "green": "axx"},
        hidden={"gold": "qween druhid archr filchy", "green": "qween druhid archr filchy"},
        wall="unwary dinary-3 legion-1 dinary-4 dinary-6",
    )
    position = to_position(GAME, state)
    assert position["state"]["phase"] == "reordering" and position["state"]["winner"] == 0
    read(position)
    assert refused(position, shown=[["zvord"]] * 2, lost=[["axx"]] * 2) == "state.lost[0]"


def test_rgh_5_3_the_tax_was_paid() -> None:
    """Green holds a Tax-Collector's Fort, and no fort has been discarded."""
    position = keeping()
    position["state"]["captured"][1] = ["tax"]
    assert refused(without(position, "pile")) == "state.razed"


def test_rgh_5_4_the_third_legion_is_the_last_fort() -> None:
    won = turn(
        {"gold": "chariott", "green": "zvord"},
        wall="legion-1 dinary-3 dinary-4 dinary-6",
        shown={"gold": "qween axx", "green": "qween axx"},
        captured={"gold": "legion-2 legion-3 dinary-1", "green": "dinary-1 dinary-3"},
    )
    position = to_position(GAME, won)
    assert position["state"]["legion_winner"] == 1
    captured = [["legion-2", "legion-3", "legion-1", "dinary-1"], ["dinary-1", "dinary-3"]]
    assert refused(position, captured=captured, taken="dinary-1") == "state.captured"


# --- In play ------------------------------------------------------------------------------------

# What follows from the rest in every phase.
ALWAYS_FOLLOWS = ("colours", "pile", "rounds", "turns", "waiting", "charmer", "paid")


@pytest.mark.parametrize("seed", range(4))
def test_every_position_on_the_way_may_be_written_shorter(seed: int) -> None:
    chooser = random.Random(seed)
    seats, options = chooser.choice(list(GAME.settings()))
    print(f"{seats} seats, {options}")
    match = ludi.Match(GAME.id, seats, seed, options)
    while not match.over:
        position = match.position()
        shorter = without(position, *ALWAYS_FOLLOWS)
        plans = position["state"]["plans"]
        shorter["state"]["plans"] = [[name for name in plan if name != "none"] for plan in plans]
        assert read(shorter) == read(position)
        seat = chooser.choice(match.to_act)
        match.play(seat, chooser.choice(match.legal(seat)))
