"""Moves that stand for several actions."""

from __future__ import annotations

import copy
import dataclasses
from typing import Any

import pytest

import ludi
from ludi.core.registry import find_game

ROMANS = "romans-go-home"


def plan(match: ludi.Match, seat: int = 0) -> str:
    held: dict[str, int] = match.view(seat)["table"]["own"]["hand"]
    warriors = [warrior for warrior, count in held.items() for _ in range(count)]
    return " ".join(["plan", *warriors[:6]])


def test_a_composite_move_is_taken_back_whole() -> None:
    match = ludi.Match(ROMANS, seats=2, seed=1)
    before = match.state
    match.play(0, match.legal(0)[0])
    match.undo(0)
    match.play(0, plan(match))
    assert len(match.history) == 6 and match.can_undo(0)
    match.undo(0)
    assert match.history == [] and match.state == before


def test_single_actions_are_taken_back_one_by_one() -> None:
    match = ludi.Match(ROMANS, seats=2, seed=1)
    for word in plan(match).split()[1:]:
        match.play(0, f"place {word}")
    match.undo(0)
    assert len(match.history) == 5


def test_what_a_composite_move_draws_is_given_to_its_last_action() -> None:
    match = ludi.Match("ave", seed=7)
    match.game = dataclasses.replace(match.game, expand=lambda *_: ["roll 1", "roll 1"])
    by_seed = match.copy()
    by_seed.play(0, "two")
    match.play(0, "two", chance=["X"])
    first, last = match.history
    assert first.drew == by_seed.history[0].drew and not first.is_scripted
    assert last.drew == ("X",) and last.is_scripted


def test_a_composite_move_is_not_taken_back_if_any_part_drew() -> None:
    match = ludi.Match("ave", seed=7)
    parts = ["roll 1", "write 10 4"]
    match.game = dataclasses.replace(
        match.game, expand=lambda _state, _seat, text: parts if text == "both" else None
    )
    while True:
        try:
            match.play(0, "both")
        except ludi.IllegalAction:
            assert match.history == []
            match.seed = str(int(match.seed) + 1)
        else:
            break
    assert not match.can_undo(0) and len(match.history) == 2


def test_chance_that_does_not_fit_a_composite_move_is_refused() -> None:
    match = ludi.Match(ROMANS, seats=1, seed=1, options={"neutrals": 1})
    with pytest.raises(ludi.BadChance):
        match.play(0, plan(match), chance=["axx"] * 99)
    assert match.history == [] and match.view(0)["table"]["phase"] == "planning"


def test_only_the_seat_that_is_asked_plays_a_composite_move() -> None:
    match = ludi.Match(ROMANS, seats=2, seed=1)
    for seat in (2, 99, -1):
        with pytest.raises(ludi.NotYourTurn):
            match.play(seat, plan(match))
    match.play(0, plan(match))
    with pytest.raises(ludi.NotYourTurn):
        match.play(0, plan(match, 1))


def test_a_copy_plays_for_itself() -> None:
    match = ludi.Match(ROMANS, seats=2, seed=1)
    twin = match.copy()
    twin.play(0, plan(match))
    assert match.history == [] and match.to_act == (0, 1)
    match.play(1, plan(match, 1))
    assert {played.seat for played in twin.history} == {0}


def test_a_sentence_may_name_what_lies_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    phrases: Any = find_game(ROMANS).phrases

    def action(_: str, arguments: Any, look: Any, __: int) -> str:
        return f"{arguments['warrior']} before {len(look()['wall'])} forts"

    changed = copy.copy(phrases["en"])
    changed.action, changed.fixed = action, {}
    monkeypatch.setitem(phrases, "en", changed)
    match = ludi.Match(ROMANS, seats=2, seed=1)
    assert str(match.legal(0)[0]).endswith(" before 6 forts")
