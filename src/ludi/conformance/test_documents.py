"""Positions and records of every game: exact, and refused by name when they are not."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import ludi
from ludi.conformance.playing import every_game, every_pair, random_match, short, walk
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.position import from_position, to_position


def without_generator(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if not name.startswith("word_")}


@every_pair
def test_positions_are_exact(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    for state, _, _ in walk(game, seats, options, 21):
        document = json.loads(json.dumps(to_position(game, state)))
        found_game, found = from_position(document)
        assert found_game is game
        assert without_generator(found.values()) == without_generator(state.values())


@every_pair
def test_records_replay_exactly(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match = random_match(game, seats, options, 31)
    again = Match.replay(json.loads(json.dumps(match.record())))
    assert again.state == match.state
    assert again.record() == match.record()
    assert again.events(0) == match.events(0)
    assert match.seed not in repr(match).split(" commitment ")[0].split()


@every_pair
def test_given_chance_is_followed(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Told what its draws give, a match goes the same way whatever its seed."""
    match = random_match(game, seats, options, 41)
    again = Match(game.id, seats, "another", options, chance=match.setup_draws)
    for played in match.history:
        again.play(played.seat, played.action, chance=list(played.drew))
    assert without_generator(again.state.values()) == without_generator(match.state.values())
    assert Match.replay(json.loads(json.dumps(again.record()))).points == match.points


@every_game
def test_chance_that_does_not_fit_is_refused(game: Game[Any]) -> None:
    match = random_match(game, game.usual_seats, short(game, game.usual_seats), 51)
    start = Match.from_position(to_position(game, match.history[0].before), seed=1)
    for played in match.history:
        before = start.state
        for wrong in ([*played.drew, "nonsense"], ["nonsense", *played.drew[1:]]):
            with pytest.raises(ludi.BadChance):
                start.play(played.seat, played.action, chance=wrong)
        if played.drew:
            with pytest.raises(ludi.BadChance):
                start.play(played.seat, played.action, chance=played.drew[:-1])
        assert start.state == before
        start.play(played.seat, played.action, chance=played.drew)


@every_game
def test_altered_records_are_refused_by_name(game: Game[Any]) -> None:
    record = random_match(game, game.usual_seats, short(game, game.usual_seats), 61).record()
    for field, value in {
        "format": "other",
        "game": "chess",
        "rules": 999,
        "seats": game.most_seats + 1,
        "options": {"nonsense": True},
        "players": ["A"],
        "bots": ["A"],
        "seed": "another",
        "commitment": "0" * 64,
        "actions": record["actions"][:-1],
        "result": {"over": True, "points": [1], "winners": []},
    }.items():
        _refused({**record, field: value}, field)
    for field in record:
        _refused({name: value for name, value in record.items() if name != field}, field)
    _refused({**record, "more": 1}, "more")
    _refused([record], "document")


def _refused(document: Any, field: str) -> None:
    with pytest.raises(ludi.BadRecord) as refusal:
        Match.replay(document)
    expected = "result" if field == "actions" and "actions" in document else field
    expected = "commitment" if field == "seed" and "seed" in document else expected
    assert refusal.value.field.startswith(expected)
    assert refusal.value.field in str(refusal.value)


@every_game
def test_altered_actions_are_refused_by_place(game: Game[Any]) -> None:
    record = random_match(game, game.usual_seats, short(game, game.usual_seats), 71).record()
    middle = len(record["actions"]) // 2
    for change in (
        {"seat": 7},
        {"seat": "0"},
        {"do": "nonsense"},
        {"do": 3},
        {"drew": ["nonsense"]},
        {"given": 5},
        {"more": 1},
    ):
        altered = copy.deepcopy(record)
        altered["actions"][middle].update(change)
        with pytest.raises(ludi.BadRecord) as refusal:
            Match.replay(altered)
        assert refusal.value.field.startswith(f"actions[{middle}]")


@every_game
def test_altered_positions_are_refused_by_name(game: Game[Any]) -> None:
    state = next(iter(walk(game, game.usual_seats, short(game, game.usual_seats), 81)))[0]
    position = to_position(game, state)
    for field in ("game", "seats", "state"):
        lacking = {name: value for name, value in position.items() if name != field}
        _position_refused(lacking, field)
    _position_refused({**position, "game": "chess"}, "game")
    _position_refused({**position, "rules": 999}, "rules")
    _position_refused({**position, "seats": 99}, "seats")
    _position_refused({**position, "options": {"nonsense": 1}}, "options")
    _position_refused({**position, "options": 5}, "options")
    _position_refused({**position, "more": 1}, "more")
    for name in position["state"]:
        wrongs: list[Any] = ["nonsense", -1000, None, 1.5, [[[]]]]
        for wrong in wrongs:
            altered = {**position, "state": {**position["state"], name: wrong}}
            _position_refused(altered, f"state.{name}")
    _position_refused({**position, "state": {**position["state"], "more": 1}}, "state.more")


def _position_refused(document: Any, field: str) -> None:
    with pytest.raises(ludi.BadPosition) as refusal:
        Match.from_position(document)
    assert refusal.value.field.startswith(field)
    assert refusal.value.field in str(refusal.value)


@every_pair
def test_snapshots_come_back(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """The match is the same, plays on the same, and can be taken back as before."""
    whole = random_match(game, seats, options, 6)
    match = Match(game.id, seats, whole.seed, options)
    for played in whole.history[: len(whole.history) // 2]:
        match.play(played.seat, played.action)
    back = Match.from_snapshot(json.loads(json.dumps(match.snapshot())))
    for seat in (None, *range(seats)):
        assert back.view(seat) == match.view(seat)
        assert back.events(seat) == match.events(seat)
    assert back.record() == match.record() and back.state == match.state
    undoable = [match.can_undo(seat) for seat in range(seats)]
    assert [back.can_undo(seat) for seat in range(seats)] == undoable
    for seat in range(seats):
        if undoable[seat]:
            back.undo(seat)
            match.undo(seat)
    for played in whole.history[len(match.history) :]:
        back.play(played.seat, played.action)
    assert back.record() == whole.record()
