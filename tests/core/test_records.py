"""Records: what is refused, what is forgiven, and what survives the way to another process."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import ludi
from ludi.core.registry import find_game


def record() -> dict[str, Any]:
    match = ludi.Match("ave", seed=1)
    match.play(0, "roll 1")
    return match.record()


def refused(change: dict[str, Any]) -> str:
    with pytest.raises(ludi.BadRecord) as refusal:
        ludi.Match.replay({**record(), **change})
    return refusal.value.field


def test_an_option_the_game_has_got_since_has_its_default() -> None:
    older = record()
    del older["options"]["many_dice"]
    assert ludi.Match.replay(older).options["many_dice"] is False


def test_a_choice_for_a_seat_that_is_not_there_was_let_pass_once() -> None:
    older = ludi.Match("romans-go-home", seats=2, seed=1).record()
    older["options"]["clan_3"] = 2
    assert ludi.Match.replay(older).options["clan_3"] == 0


@pytest.mark.parametrize("wrong", [True, 1.0, "1"])
def test_kinds_are_not_confused(wrong: object) -> None:
    assert refused({"rules": wrong}) == "rules"
    assert refused({"result": {**record()["result"], "over": 0}}) == "result"


def test_a_draw_is_either_given_or_drawn() -> None:
    actions = [{**record()["actions"][0], "given": ["X"]}]
    assert refused({"actions": actions}).startswith("actions[0]")


def test_a_start_belongs_to_its_game() -> None:
    position = ludi.Match("sealed-bids", seed=1).position()
    assert refused({"start": position}) == "start.game"


def test_a_seed_that_is_no_text_is_refused() -> None:
    assert refused({"seed": "\ud800"}) == "seed"
    assert refused({"seed": "x" * 201}) == "seed"
    for wrong in (10**300, 10**5000, "\ud800", "two\nlines"):
        with pytest.raises(ludi.BadSetup):
            ludi.Match("ave", seed=wrong)


def test_errors_and_games_reach_another_process() -> None:
    with pytest.raises(ludi.BadRecord) as refusal:
        ludi.Match.replay({})
    again = pickle.loads(pickle.dumps(refusal.value))
    assert (type(again), str(again)) == (ludi.BadRecord, str(refusal.value))
    game = find_game("ave")
    assert pickle.loads(pickle.dumps(game)) is game


def test_a_match_does_not_show_its_seed() -> None:
    match = ludi.Match("ave", seed="arcanum")
    assert "arcanum" not in repr(match)


def test_states_of_three_dimensions_are_copied_whole() -> None:
    from ludi.core.state import State, numbers

    class Deep(State):
        known: list[list[list[int]]] = numbers((2, 2, 2), 0, 9, "Who knows what of whom.")

    state = Deep()
    twin = state.copy()
    twin.known[1][1][1] = 5
    assert state.known[1][1][1] == 0
