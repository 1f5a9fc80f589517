"""A whole plan as one move, for people (RGH-2.3, RGH-3.6, RGH-4.5)."""

from __future__ import annotations

import pytest

import ludi
from ludi.games.romans_go_home.cards import WARRIOR_NAMES


def hand(match: ludi.Match, seat: int) -> list[str]:
    held = match.view(seat)["table"]["own"]["hand"]
    return [warrior for warrior, count in held.items() for _ in range(count)]


def test_rgh_2_3_a_plan_is_six_of_seven() -> None:
    """RGH-2.3: the order typed is the order along the Wall; the seventh card is put aside."""
    match = ludi.Match("romans-go-home", seats=2, seed=1)
    *six, seventh = reversed(hand(match, 1))
    match.play(1, "plan " + " ".join(six).upper())
    own = match.view(1)["table"]["own"]
    assert own["plan"] == six and own["aside"] == seventh
    assert match.to_act == (0,)


def test_a_plan_is_played_whole_or_not_at_all() -> None:
    match = ludi.Match("romans-go-home", seats=2, seed=1)
    before = match.state
    five = hand(match, 0)[:5]
    missing = next(name for name in WARRIOR_NAMES if name not in hand(match, 0))
    for names in ([*five, missing], five):
        with pytest.raises(ludi.IllegalAction):
            match.play(0, "plan " + " ".join(names))
    assert match.state == before and match.history == []


def test_rgh_3_6_plans_can_come_in_any_order() -> None:
    """RGH-3.6: all plan at the same time; the first turn begins when all are in."""
    results = []
    for order in ((0, 1, 2), (2, 0, 1)):
        match = ludi.Match("romans-go-home", seats=3, seed=4)
        plans = {seat: "plan " + " ".join(hand(match, seat)[:6]) for seat in range(3)}
        for seat in order:
            assert all(clan["revealed"] is None for clan in match.view(seat)["table"]["clans"])
            match.play(seat, plans[seat])
        results.append(match.view(None)["table"])
    assert results[0] == results[1]


def test_a_sealed_plan_can_be_taken_back_until_another_acts() -> None:
    match = ludi.Match("romans-go-home", seats=2, seed=1)
    match.play(0, "plan " + " ".join(hand(match, 0)[:6]))
    assert match.can_undo(0)
    match.undo(0)
    assert match.history == [] and len(hand(match, 0)) == 7
