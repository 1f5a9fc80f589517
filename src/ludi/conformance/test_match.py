"""A match of every game: what is refused changes nothing, and taking back is exact."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

import ludi
from ludi.conformance.playing import every_game, every_pair, random_match, short
from ludi.core.game import Game
from ludi.core.match import Match


@every_pair
def test_illegal_actions_change_nothing(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    chooser = random.Random(1)
    match = Match(game.id, seats, 1, options)
    while not match.over and len(match.history) < 60:
        before = match.record()
        seat = chooser.choice(match.to_act)
        legal = {action.id for action in match.legal(seat)}
        illegal = [action for action in range(game.actions.size) if action not in legal]
        refusals: list[tuple[int, int | str, type[Exception]]] = [
            *((seat, action, ludi.IllegalAction) for action in illegal[:5]),
            (seat, game.actions.size, ludi.UnknownAction),
            (seat, -1, ludi.UnknownAction),
            (seat, "nonsense", ludi.UnknownAction),
            (seat, "", ludi.UnknownAction),
            (seats, min(legal), ludi.NotYourTurn),
            (-1, min(legal), ludi.NotYourTurn),
        ]
        for wrong_seat, wrong, error in refusals:
            with pytest.raises(error):
                match.play(wrong_seat, wrong)
        for other in set(range(seats)) - set(match.to_act):
            with pytest.raises(ludi.NotYourTurn):
                match.play(other, min(legal))
        assert match.record() == before
        match.play(seat, chooser.choice(sorted(legal)))


@every_pair
def test_undo_restores_everything(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    chooser = random.Random(2)
    match = Match(game.id, seats, 2, options)
    while not match.over:
        seat = chooser.choice(match.to_act)
        action = chooser.choice(match.legal(seat))
        if chooser.random() < 0.9:  # now and then is enough
            match.play(seat, action)
            continue
        before, told = match.state, [match.events(viewer) for viewer in range(seats)]
        match.play(seat, action)
        after = match.state
        for other in range(seats):
            assert not (match.can_undo(other) and other != seat)
        if match.can_undo(seat):
            assert not match.history[-1].drew
            match.undo(seat)
            assert match.state == before
            assert [match.events(viewer) for viewer in range(seats)] == told
            match.play(seat, action)
            assert match.state == after
        else:
            with pytest.raises(ludi.CannotUndo):
                match.undo(seat)
            assert match.state == after


@every_game
def test_a_finished_match_stays_finished(game: Game[Any]) -> None:
    match = random_match(game, game.usual_seats, short(game, game.usual_seats), 3)
    assert match.over and match.to_act == ()
    assert all(match.legal(seat) == [] for seat in range(match.seats))
    with pytest.raises(ludi.MatchOver):
        match.play(0, 0)
    assert not match.can_undo(match.history[-1].seat)


@every_pair
def test_copies_and_pickles_go_on_the_same_way(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    chooser = random.Random(4)
    match = Match(game.id, seats, 4, options)
    for _ in range(20):
        seat = chooser.choice(match.to_act)
        match.play(seat, chooser.choice(match.legal(seat)))
        if match.over:
            break
    twins = [match.copy(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    before = match.record()
    while not match.over and len(match.history) < 40:
        seat = chooser.choice(match.to_act)
        action = chooser.choice(match.legal(seat))
        for one in (match, *twins):
            one.play(seat, action)
    assert all(twin.record() == match.record() for twin in twins)
    assert all(twin.state == match.state for twin in twins)
    assert match.at(len(before["actions"])).record() == before


@every_pair
def test_the_ranking_agrees_with_winners_and_points(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    match = random_match(game, seats, options, 6)
    people = {one.seat: one for one in match.ranking if one.seat is not None}
    assert {seat: one.points for seat, one in people.items()} == dict(enumerate(match.points))
    assert {seat for seat, one in people.items() if one.has_won} == set(match.winners)
    placed = [one.place for one in match.ranking]
    assert placed == sorted(placed)
    assert placed == [1 + sum(other < place for other in placed) for place in placed]
    assert not any(one.has_won for one in match.at(0).ranking)


@every_game
def test_set_up_is_checked(game: Game[Any]) -> None:
    for wrong in (
        {"seats": game.most_seats + 1},
        {"seats": game.fewest_seats - 1},
        {"seats": "2"},
        {"options": {"nonsense": True}},
        {"seed": ""},
        {"seed": 1.5},
        {"players": ["only one"]},
        {"players": [""] * game.usual_seats},
    ):
        with pytest.raises(ludi.BadSetup):
            Match(game.id, **wrong)
    for option in game.options:
        if not option.is_about(game.usual_seats):
            Match(game.id, options={option.name: option.default})
            with pytest.raises(ludi.BadSetup) as refusal:
                Match(game.id, options={option.name: option.high})
            assert refusal.value.facts["option"] == option.name
        for value in ("yes", option.high + 1, None):
            with pytest.raises(ludi.BadSetup):
                Match(game.id, options={option.name: value})
