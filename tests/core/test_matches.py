"""A match's contract: the set-up's draws, what has been played, who stands where."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import ludi

DEAL = ["three", "one", "four", "one", "two", "three"]
COPIES: dict[str, Callable[[ludi.Match], ludi.Match]] = {
    "copy": lambda match: match.copy(),
    "deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
    "snapshot, pickle": lambda match: pickle.loads(
        pickle.dumps(ludi.Match.from_snapshot(match.snapshot()))
    ),
}


def play_on(match: ludi.Match, actions: int, chooser: random.Random) -> None:
    end = len(match.history) + actions
    while not match.over and len(match.history) < end:
        seat = chooser.choice(match.to_act)
        match.play(seat, chooser.choice(match.legal(seat)))


# --- The set-up's draws -------------------------------------------------------------------------


def test_the_set_up_draws_what_it_is_given() -> None:
    match = ludi.Match("sealed-bids", seats=2, seed=7, chance=DEAL)
    assert match.setup_draws == tuple(DEAL) and match.is_setup_scripted
    assert match.view(0)["table"]["hands"][0] == [1, 0, 1, 1]
    by_seed = ludi.Match("sealed-bids", seats=2, seed=7)
    assert not by_seed.is_setup_scripted
    again = ludi.Match("sealed-bids", seats=2, seed=8, chance=by_seed.setup_draws)
    assert again.position() == by_seed.position()


@pytest.mark.parametrize(
    ("chance", "code"),
    [
        (DEAL[:-1], "chance.missing"),
        ([*DEAL, "one"], "chance.left"),
        (["joker", *DEAL[1:]], "chance.word"),
        (["one"] * 6, "chance.impossible"),
        ("three", "chance.list"),
        (3, "chance.list"),
    ],
)
def test_draws_that_do_not_fit_are_refused(chance: Any, code: str) -> None:
    with pytest.raises(ludi.BadChance) as refusal:
        ludi.Match("sealed-bids", seats=2, chance=chance)
    assert refusal.value.code == code


def test_a_record_tells_given_draws_from_those_of_the_seed() -> None:
    match = ludi.Match("sealed-bids", seats=2, seed=7, chance=DEAL)
    record = match.record()
    assert record["given"] == DEAL and "setup" not in record
    again = ludi.Match.replay(record)
    assert again.record() == record and again.state == match.state
    assert ludi.Match.from_snapshot(match.snapshot()).record() == record


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"given": DEAL[1:]}, "given"),
        ({"given": "three"}, "given"),
        ({"setup": DEAL}, "setup"),
        ({"start": ludi.Match("ave", seats=2, seed=1).position()}, "given"),
    ],
)
def test_a_record_with_draws_that_do_not_fit_is_refused(change: Any, field: str) -> None:
    record = ludi.Match("sealed-bids", seats=2, seed=7, chance=DEAL).record()
    with pytest.raises(ludi.BadRecord) as refusal:
        ludi.Match.replay({**record, **change})
    assert refusal.value.field == field


def test_a_set_up_without_draws_takes_an_empty_list() -> None:
    match = ludi.Match("ave", seed=7, chance=[])
    assert ludi.Match.replay(match.record()).is_setup_scripted


# --- What has been played -----------------------------------------------------------------------


def test_the_history_says_who_did_what_and_what_was_drawn() -> None:
    match = ludi.Match("ave", seats=2, seed=7)
    match.play(0, "ROLL  1")
    match.play(0, "roll 1", chance=["X"])
    first, second = match.history
    assert (first.seat, first.text, first.is_scripted) == (0, "roll 1", False)
    assert (second.drew, second.is_scripted) == (("X",), True)
    assert match.action(first.action).text == first.text
    assert match.at(1).history == [first]


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_goes_on_by_itself_and_the_same_way(way: str) -> None:
    chooser = random.Random(5)
    match = ludi.Match("roma", seed=5)
    play_on(match, 30, chooser)
    before = match.record()
    twin = COPIES[way](match)
    assert twin.record() == before and twin.state == match.state
    assert twin.events(0) == match.events(0)
    play_on(twin, 30, chooser)
    assert match.record() == before
    for played in twin.history[len(match.history) :]:
        match.play(played.seat, played.action)
    assert match.record() == twin.record()


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_takes_back(way: str) -> None:
    match = ludi.Match("romans-go-home", seats=2, seed=1)
    before = match.state
    match.play(0, match.legal(0)[0])
    twin = COPIES[way](match)
    twin.undo(0)
    assert twin.state == before and len(match.history) == 1


# --- Who stands where ---------------------------------------------------------------------------


def finished(*scores: int) -> ludi.Match:
    """Sealed bids at their end."""
    seats = len(scores)
    match = ludi.Match("sealed-bids", seats=seats, seed=1)
    play_on(match, 99, random.Random(1))
    end = match.snapshot()
    end["state"]["scores"][:seats] = scores
    return ludi.Match.from_snapshot(end)


def test_equal_ones_share_a_place() -> None:
    ranking = finished(2, 5, 5, 1).ranking
    assert [(one.place, one.seat, one.points, one.has_won) for one in ranking] == [
        (1, 1, 5, True),
        (1, 2, 5, True),
        (3, 0, 2, False),
        (4, 3, 1, False),
    ]


def test_before_the_end_nobody_has_won() -> None:
    match = ludi.Match("ave", seats=3, seed=1)
    assert [(one.place, one.has_won) for one in match.ranking] == [(1, False)] * 3
    assert match.view(0)["ranking"] == []


def test_a_seat_is_told_the_ranking_at_the_end() -> None:
    assert finished(4, 5).view(0)["ranking"] == [
        {"place": 1, "seat": 1, "points": 5, "won": True},
        {"place": 2, "seat": 0, "points": 4, "won": False},
    ]
