"""A person is asked before a move that could not be taken back, and nothing slips through."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from cli.sittings import GO_ON, Sit, hand, plan, romans, solo_after
from ludi.cli.second_thoughts import is_final, table_with_move
from ludi.core.match import Match
from ludi.core.registry import find_game, game_ids


@pytest.mark.parametrize(
    "typed", ["?", "udno", "board", "log", "hint", "rules", "save", "plan axx", "quit", "1", "? x"]
)
def test_only_an_empty_line_goes_on(sit: Sit, typed: str) -> None:
    match = romans(neutrals=1)
    out = sit(match, plan(match), typed)
    assert match.history == []
    assert out.count(GO_ON) == (1 if typed == "quit" else 2)
    assert ("Press Enter to play the move, or type “no”." in out) == (
        typed in ("udno", "plan axx", "1", "hint")
    )
    assert "not confirmed" in out


@pytest.mark.parametrize("typed", ["", "y", "YES", "o", "oui"])
def test_yes_goes_on(sit: Sit, typed: str) -> None:
    match = romans(neutrals=1)
    sit(match, plan(match), typed)
    assert len(match.history) == 6


def test_the_whole_plan_is_shown_before_it_is_played(sit: Sit) -> None:
    match = romans(neutrals=1)
    names = find_game(match.game.id).phrases["en"].names
    planned = hand(match)[:0:-1]
    asked, shown_again, _ = sit(match, " ".join(["plan", *planned]), "board").split(GO_ON)
    in_order = re.compile(" .*".join(names[warrior] for warrior in planned))
    assert in_order.search(asked) and in_order.search(shown_again)


def test_undo_takes_the_whole_plan_back(sit: Sit) -> None:
    match = romans(neutrals=1)
    first, last = hand(match)[0], hand(match)[-1]
    out = sit(match, plan(match, first), "undo", plan(match, last), "")
    assert "Taken back." in out
    assert match.history[0].action == match.game.actions.parse(f"place {last}")


@pytest.mark.parametrize(("bots", "neutrals"), [(0, 1), (2, 0)])
def test_the_last_of_a_series_is_asked_about(sit: Sit, bots: int, neutrals: int) -> None:
    """Solo it would start the reveal, with bots it would be answered."""
    match = romans(bots=bots, neutrals=neutrals)
    out = sit(match, "1", "1", "1", "1", "1", "1")
    assert out.count(GO_ON) == 1 and len(match.history) == 5
    out = sit(match, "2", "undo", "undo", "1", "1")
    assert out.count(GO_ON) == 2 and len(match.history) == 5
    sit(match, "1", "")
    assert len(match.history) > 5 and match.view(0)["table"]["phase"] != "planning"


def test_a_new_order_is_asked_about(sit: Sit) -> None:
    match = solo_after("zvord", "reordering")
    start = len(match.history)
    assert GO_ON not in sit(match, "1", "1", "1")
    assert len(match.history) == start + 3
    assert sit(match, "1", "undo").count(GO_ON) == 1
    assert len(match.history) == start + 3
    sit(match, "undo", "undo", "undo", "plan " + " ".join(hand(solo_after("zvord", "reordering"))))
    assert len(match.history) == start
    sit(match, "plan " + " ".join(hand(match)), "")
    assert len(match.history) >= start + 4


def test_a_single_choice_that_is_final_is_shown_first(sit: Sit) -> None:
    match = solo_after("qween", "charming")
    start = len(match.history)
    assert GO_ON in sit(match, "1", "no")
    assert len(match.history) == start
    sit(match, "1", "")
    assert len(match.history) == start + 1


def test_a_single_choice_that_a_bot_will_answer_is_shown_first(sit: Sit) -> None:
    """Even if the person acted last, in the turn before."""
    match, chooser = romans(seed=19, bots=1), random.Random(19)
    for _ in range(51):
        seat = match.to_act[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    trial = match.copy()
    trial.play(0, "take 3")
    assert match.to_act == (0,)
    assert match.history[-1].seat == 0 and trial.to_act == (1,) and trial.can_undo(0)
    count = len(match.history)
    assert GO_ON in sit(match, "take 3", "no")
    assert len(match.history) == count
    sit(match, "take 3", "")
    assert len(match.history) > count


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_final_and_can_be_seen_is_shown_in_every_game(sit: Sit, game_id: str) -> None:
    """Whatever a person plays: either it can be taken back, or it has been shown, or there was no
    other choice, or nothing is seen of it before chance has spoken."""
    match = Match(game_id, seed=3, bots=[None, "random"])
    for _ in range(30):
        if match.over:
            break
        if match.to_act != (0,):
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
            continue
        action = match.legal(0)[0]
        trial = match.copy()
        trial.play(0, action)
        seen = table_with_move(match, trial, 0)
        is_shown = GO_ON in sit(match.copy(), action.text, "no")
        if len(match.legal(0)) > 1 and is_final(trial, 0) and seen != match.view(0)["table"]:
            assert is_shown
        match.play(0, action)


def test_a_slip_can_be_taken_back_before_bots_answer(sit: Sit) -> None:
    match = Match("ave", seed=4, bots=[None, "random"])
    out = sit(match, "roll", "write 1 3", "undo", "write 1 4", "", "quit")
    assert match.view(0)["table"]["columns"][0] == [0, 0, 0, 1, 0, 0, 0]
    assert out.count(GO_ON) == 2


def test_chance_is_not_asked_about(sit: Sit) -> None:
    match = Match("ave", seed=4, bots=[None, "random"])
    assert GO_ON not in sit(match, "roll", "roll", "roll")
    assert len(match.history) == 3


def test_nothing_is_lost_when_somebody_leaves_in_the_middle(sit: Sit, tmp_path: Path) -> None:
    match = romans(neutrals=1)
    sit(match, "1", "1", "1", "1", "1", "1", "quit")
    record = json.loads((tmp_path / "record.json").read_text())
    resumed = Match.replay(record)
    assert len(resumed.history) == 5
    assert sit(resumed, "1", "undo", "1", "").count(GO_ON) == 2
    assert len(resumed.history) >= 6


def test_a_script_is_not_asked(sit: Sit) -> None:
    match = romans(neutrals=1)
    assert GO_ON not in sit(match, plan(match), asks=False)
    assert len(match.history) == 6


@pytest.mark.parametrize(
    ("language", "why"),
    [("en", "This cannot be taken back."), ("de", "Das lässt sich nicht zurücknehmen.")],
)
def test_it_is_said_why_one_is_asked(sit: Sit, language: str, why: str) -> None:
    match = romans(neutrals=1)
    assert why in " ".join(sit(match, plan(match), language=language).split())


def test_a_board_that_would_not_change_is_not_shown_again(sit: Sit) -> None:
    """What is drawn is not known before."""
    match = Match("roma", 2, 5, bots=[None, "random"])
    for _ in range(400):
        if match.to_act == (0,) and {"money", "cards"} <= {one.name for one in match.legal(0)}:
            match.play(0, next(one for one in match.legal(0) if one.name == "money"))
            draws = [one for one in match.legal(0) if one.name == "cards"]
            if draws and "So it would be" not in (out := sit(match.copy(), draws[0].text, "no")):
                assert GO_ON in out and "This cannot be taken back." in out
                return
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    raise AssertionError("nothing was drawn")


def test_a_plan_is_said_as_it_was_typed_and_may_be_typed_by_numbers(sit: Sit) -> None:
    match = romans(neutrals=1)
    names = [match.game.phrases["en"].names[one] for one in hand(match)[:6]]
    for typed in (plan(match), "plan 1 2 3 4 5 6"):
        assert f"Plan: {', '.join(names)}." in " ".join(sit(match, typed).split())
    reordered = solo_after("zvord", "reordering")
    typed = " ".join(["plan", *hand(reordered)])
    said = " ".join(sit(reordered, typed, "no").split())
    assert all(
        f"{reordered.game.phrases['en'].names[one]}" in said.split("Plan: ")[1].split(".")[0]
        for one in hand(reordered)
    )
