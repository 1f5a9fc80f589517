"""The oracle: advice from what a seat knows, and reviews in which everything adds up."""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import ludi
from ludi.accel.estimate import NOBODY, estimate
from ludi.accel.open_rules import bindings
from ludi.accel.twins import interpreted
from ludi.bots.advice import Budget, spoken
from ludi.bots.estimates import Compared, estimator
from ludi.bots.oracle import FEW, advise
from ludi.bots.review import BOTH, DECISION, LUCK, Mistake, Review, Step, Turn
from ludi.bots.reviewing import review
from ludi.core.errors import LudiError
from ludi.core.knowledge import possible_world
from ludi.core.match import Match
from ludi.core.registry import find_game
from ludi.games.romans_go_home.actions import PLACE
from ludi.games.romans_go_home.champion.planner import Choice, possible_orders, whole_order
from ludi.games.romans_go_home.champion.plans import begun_with
from ludi.games.romans_go_home.state import PLANNING, REORDERING

from .playing import begun, finished

SMALL = Budget(games=40, iterations=60, plan_worlds=8, plan_turns=4)


# --- Estimates ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["ave", "roma", "sealed-bids"])
def test_estimates_are_the_same_compiled_and_interpreted(game_id: str) -> None:
    match, seat = begun(game_id, 1)
    game, state = match.game, match.state
    legal = game.legal_ids(state, seat)[:2]
    assert interpreted_results(state, NOBODY, [()]) == [
        estimator(game)._run(state, NOBODY, [()], 7, 2).tolist()
    ]
    choices = [(action,) for action in legal]
    compiled = estimator(game).compared(state, seat, choices, 7, 2).results
    assert interpreted_results(state, seat, choices) == [compiled.tolist()]


def interpreted_results(state: Any, own: int, choices: Sequence[Choice]) -> list[Any]:
    game = next(
        find_game(one) for one in ludi.game_ids() if isinstance(state, find_game(one).state)
    )
    results = [[[0.0] * state.seats for _ in choices] for _ in range(2)]
    rewards, out = [0.0] * game.most_seats, [0] * game.most_legal
    worlds = [state.copy(), state.copy()]
    interpreted(estimate, bindings(game))(worlds, own, choices, 7, results, rewards, out)
    return [results]


def test_a_finished_game_is_certain() -> None:
    match = finished("romer")
    chances = estimator(match.game).chances(match.state, 1, 5)
    assert [seat for seat, chance in enumerate(chances) if chance] == list(match.winners)


def test_what_is_better_beyond_doubt() -> None:
    results = np.zeros((100, 3, 2))
    results[:50, 0, 0] = results[:52, 1, 0] = results[:80, 2, 0] = 1
    compared = Compared(results)
    assert compared.chance(0, 0) == 0.5
    assert compared.interval(0, 0) == pytest.approx((0.404, 0.596), abs=1e-3)
    assert not compared.is_better(1, 0, 0) and compared.is_better(2, 0, 0)
    assert not compared.is_better(0, 0, 0) and not compared.is_better(0, 2, 0)
    assert compared.gain(2, 0) == pytest.approx((0.3, 0))


# --- Advice -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ludi.game_ids())
@pytest.mark.parametrize("actions", [0, 9])
def test_advice_can_be_played_and_told(game_id: str, actions: int) -> None:
    match, seat = begun(game_id, min(actions, 2) if game_id == "sealed-bids" else actions)
    advice = advise(match.game, match.state, seat, 3, len(match.history), SMALL)
    assert 0 < len(advice) <= FEW
    assert len({one.action for one in advice}) == len(advice)
    for one in advice:
        assert 0 <= one.low <= one.chance <= one.high <= 1 and one.tries > 0
        match.copy().play(seat, one.action)
        told = [spoken(match.game, match.state, seat, one.action, lang) for lang in ("en", "fr")]
        assert all(told) and told[0] != one.action


@pytest.mark.parametrize("game_id", ludi.game_ids())
def test_advice_knows_what_the_seat_knows_and_no_more(game_id: str) -> None:
    match, seat = begun(game_id, 2 if game_id == "sealed-bids" else 8)
    game, state = match.game, match.state
    found = advise(game, state, seat, 3, 8, SMALL)
    for index in range(3):
        other = possible_world(game, state, seat, 77, index)
        assert advise(game, other, seat, 3, 8, SMALL) == found


def test_who_plays_alone_gets_none() -> None:
    match = Match("romans-go-home", seats=1, seed=1, options={"neutrals": 1})
    with pytest.raises(LudiError) as refusal:
        advise(match.game, match.state, 0, 1, 0, SMALL)
    assert refusal.value.code == "oracle.alone"


def test_a_choice_without_alternative_has_a_chance() -> None:
    match = Match("ave", seats=2, seed=1)
    (advice,) = advise(match.game, match.state, 0, 1, 0, SMALL)
    assert advice.action == "roll 1" and 0 < advice.chance < 1


def test_rgh_a_plan_is_advised_as_a_whole_and_keeps_what_is_placed() -> None:
    match = Match("romans-go-home", seats=3, seed=4)
    whole = advise(match.game, match.state, 0, 1, 0, SMALL)
    assert all(len(one.action.split()) == 7 for one in whole)
    first = match.legal(0)[0]
    match.play(0, first)
    for one in advise(match.game, match.state, 0, 1, 1, SMALL):
        assert len(one.action.split()) == 6
        match.copy().play(0, one.action)


def test_rgh_what_is_laid_anew_is_advised_as_a_whole() -> None:
    for seed in itertools.count():
        match = Match("romans-go-home", seats=2, seed=seed)
        while not match.over and match.view(None)["table"]["phase"] != "reordering":
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[seed % len(match.legal(seat))])
        if not match.over and len(match.legal(match.to_act[0])) > 1:
            break
    seat = match.to_act[0]
    hand = sum(match.state.hands[seat])  # type: ignore[attr-defined]
    for one in advise(match.game, match.state, seat, 1, 1, SMALL):
        assert len(one.action.split()) == 1 + hand
        match.copy().play(seat, one.action)


def test_rgh_orders() -> None:
    assert begun_with((2, 1), (1, 1, 2, 3, 4, 5, 6)) == (2, 1, 1, 3, 4, 5, 6)
    state: Any = Match("romans-go-home", seats=2, seed=4).state
    state.hands[0] = [2, 1, 0, 0, 0, 0, 0, 0]
    assert possible_orders(state, 0) == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    assert whole_order(state, 0, [PLACE + 1]) == (1, 0, 0)


# --- Reviews ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ludi.game_ids())
def test_mistakes_and_luck_are_all_that_changes(game_id: str) -> None:
    match = finished(game_id)
    found = review(match, budget=SMALL)
    assert (found.moments[0].at, found.moments[-1].at) == (0, len(match.history))
    assert all(sum(moment.chances) == pytest.approx(1) for moment in found.moments)
    assert [step.last for step in found.steps] == [one.at for one in found.moments[1:]]
    for seat in found.seats:
        parts = found.own_skill(seat), found.others_skill(seat), found.luck(seat)
        assert sum(parts) == pytest.approx(found.change(seat), abs=1e-12)
        assert found.own_skill(seat) <= 0
        steps = sum(step.skill(seat) + step.luck(seat) for step in found.steps)
        assert steps == pytest.approx(found.change(seat), abs=1e-9)
    for mistake in found.mistakes:
        assert mistake.loss > 0 and mistake.played != mistake.best
        assert match.at(mistake.at).legal(mistake.seat)
        match.at(mistake.at).play(mistake.seat, mistake.best)
    assert Review.read(json.loads(json.dumps(found.document()))) == found


def test_a_review_is_the_same_for_the_same_seed() -> None:
    match = finished("roma")
    told: list[tuple[int, int]] = []
    first = review(match, budget=SMALL, seed=2, on_progress=lambda *done: told.append(done))
    assert first == review(match, budget=SMALL, seed=2)
    assert first != review(match, budget=SMALL, seed=3)
    assert told == [(done, len(first.steps)) for done in range(len(first.steps) + 1)]


def test_ave_throwing_the_game_away_is_a_mistake() -> None:
    """A number in the last row leaves no room above it."""
    match = Match("ave", seats=2, seed=1)
    match.play(0, "roll 1", chance=["X"])
    match.play(0, "write 10 7")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.game.suggest(match.state, seat))
    found = review(match, budget=Budget(games=200, iterations=60))
    assert found.mistakes[0].at == 1 and found.mistakes[0].played == "write 10 7"
    assert found.own_mistakes(0)[0].loss > 0.1


def test_rgh_the_plans_of_a_round_are_one_step() -> None:
    match = finished("romans-go-home", seats=3)
    found = review(match, budget=SMALL)
    for first, last in itertools.pairwise(moment.at for moment in found.moments):
        before: Any = match.history[first].before
        if before.phase == PLANNING:
            assert last - first == 18
        elif before.phase != REORDERING:
            assert last - first == 1


def test_a_match_from_a_snapshot_is_reviewed_too() -> None:
    match = finished("romer")
    kept = Match.from_snapshot(json.loads(json.dumps(match.snapshot())))
    assert review(kept, budget=SMALL) == review(match, budget=SMALL)


def test_an_unfinished_match_is_not_reviewed() -> None:
    match, _ = begun("roma", 5)
    with pytest.raises(LudiError) as refusal:
        review(match, budget=SMALL)
    assert refusal.value.code == "review.unfinished"


def test_what_turned_a_match() -> None:
    mistake = Mistake(3, 1, "a", "b", 0.2, 0.5, (0.3, -0.3))
    steps = (
        Step(0, 1, (-0.2, 0.2), ()),
        Step(1, 2, (0.01, -0.01), ()),
        Step(2, 3, (0.35, -0.35), (mistake,)),
    )
    found = Review("roma", ("Ann", "Ben"), 100, (), steps, (1, 2))
    turns = found.turns()
    assert [(turn.step.last, turn.seat, turn.cause) for turn in turns] == [
        (1, 1, LUCK),
        (3, 0, DECISION),
    ]
    assert turns[1].mistake is mistake and turns[0].mistake is None
    assert Turn(Step(2, 3, (0.6, -0.6), (mistake,)), 0).cause == BOTH
    assert Turn(Step(2, 3, (-0.6, 0.6), (mistake,)), 0).mistake is None, (
        "it was worth the other way"
    )
    calm = Review("roma", ("Ann", "Ben"), 100, (), (steps[1], Step(2, 3, (0.0, 0.0), ())), (1, 2))
    assert [turn.step for turn in calm.turns()] == [steps[1]], "the largest, however small"
    assert Turn(steps[2], 0).step.luck(0) == pytest.approx(0.05)
