"""Nothing leaves that a seat may not know: what is hidden can be dealt again unnoticed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from ludi.conformance.playing import (
    every_game,
    every_pair,
    in_pairs,
    moments,
    random_match,
    short,
    walk,
)
from ludi.core import knowledge
from ludi.core.chance import seed_words
from ludi.core.events import as_known_to
from ludi.core.game import Game
from ludi.core.knowledge import possible_world, some_world_differs, someone_learns
from ludi.core.match import Match
from ludi.core.notes import Notes
from ludi.core.state import State


def observed(game: Game[Any], state: State, seat: int) -> list[int]:
    out = [0] * game.observation_size
    game.observe(state, seat, out)
    return out


@every_pair
def test_redealing_changes_nothing_a_seat_knows(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    for number, (state, _, _) in enumerate(walk(game, seats, options, 1)):
        for seat in range(seats):
            world = possible_world(game, state, seat, 1, number)
            game.check(world)
            assert game.view(world, seat) == game.view(state, seat)
            assert game.legal_ids(world, seat) == game.legal_ids(state, seat)
            assert observed(game, world, seat) == observed(game, state, seat)
            assert game.to_act(world) == game.to_act(state)
            assert game.view(world, None) == game.view(state, None)


@every_pair
def test_suggestions_look_at_nothing_hidden(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    """Even where what is hidden is not dealt anew before."""
    for number, state, seat in moments(game, seats, options, 8):
        worlds = [state.copy(), possible_world(game, state, seat, 1, number)]
        for world in worlds:
            seed_words(world, 77, number)
        assert len({game.suggest(world, seat) for world in worlds}) == 1


def told(game: Game[Any], state: State, actor: int, action: int, seat: int) -> Any:
    """What a seat is told of an action, on a copy; None where it brought the game on.

    A choice that others' choices must follow before anything happens can be judged alone; what the
    last one brings on may show what was hidden.
    """
    then = state.copy()
    notes = Notes(game.vocabularies)
    then.notes = notes
    game.play(then, actor, action)
    waiting, still_waiting = (game.to_act(one) & ~(1 << actor) for one in (state, then))
    if notes.draws or not waiting or waiting != still_waiting:
        return None
    return as_known_to(notes.events, game.events, seat), game.view(then, seat)


@every_pair
def test_a_choice_alone_tells_nothing(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Two worlds that a seat cannot tell apart before and after a choice tell it the same by it."""
    for number, (state, actor, action) in enumerate(walk(game, seats, options, 6)):
        if actor < 0:
            continue
        for seat in range(seats):
            world = possible_world(game, state, seat, 3, number)
            here = told(game, state, actor, action, seat)
            possible = [action] if seat == actor else game.legal_ids(world, actor)
            for other in possible:
                there = told(game, world, actor, other, seat)
                if here is not None and there is not None and here[1] == there[1]:
                    assert here[0] == there[0]


@every_game
def test_the_set_up_tells_nothing_else(game: Game[Any]) -> None:
    """Set-ups that look the same to a seat have told it the same, in whatever order."""
    told_by_view: dict[str, str] = {}
    for seed in range(150):
        match = Match(game.id, game.usual_seats, seed)
        for seat in range(match.seats):
            view = json.dumps([seat, game.view(match.state, seat)])
            events = sorted(json.dumps(event.document()) for event in match.events(seat))
            assert told_by_view.setdefault(view, str(events)) == str(events)


@every_game
def test_what_is_hidden_is_dealt_anew(game: Game[Any]) -> None:
    """Every field that is declared hidden changes in some world, and no other field ever does."""
    hidden = {field.name for field in game.state.fields if field.is_hidden}
    changed = set()
    for seats, options in in_pairs(game):
        for seed in range(3):
            for number, (state, _, _) in enumerate(walk(game, seats, options, seed)):
                for seat in range(seats):
                    world = possible_world(game, state, seat, seed, number).values()
                    changed |= {
                        name for name, value in state.values().items() if world[name] != value
                    }
    assert changed - {"word_a", "word_b"} == hidden


@every_pair
def test_undo_tells_nothing(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Whether an action can be taken back does not depend on what is hidden from its actor."""
    for number, (state, actor, action) in enumerate(walk(game, seats, options, 9)):
        if actor < 0 or number % 5:
            continue
        world = possible_world(game, state, actor, 5, number)
        if told(game, state, actor, action, actor) == told(game, world, actor, action, actor):
            answers = {someone_learns(game, one, actor, action) for one in (state, world)}
            assert len(answers) == 1


@every_pair
def test_what_a_game_says_of_its_actions_is_found_in_worlds(
    game: Game[Any], seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """That one surely tells something, or nothing, is not believed here: many are looked at."""
    for count in ("WORLDS", "_WORLDS_WHERE_NOTHING_MOVES", "_WORLDS_OF_ACTOR"):
        monkeypatch.setattr(knowledge, count, 60)
    said: dict[bool, list[Any]] = {True: [], False: []}
    for state, actor, action in walk(game, seats, options, 10):
        if actor >= 0:
            after, notes = state.copy(), Notes(game.vocabularies)
            after.notes = notes
            game.play(after, actor, action)
            tells = game.tells(state, after, action)
            if tells is not None:
                said[tells].append((state.copy(), actor, action, after, notes.events))
    for tells, found in said.items():
        for one in random.Random(10).sample(found, min(len(found), 12)):
            assert some_world_differs(game, *one) is tells


@every_pair
def test_views_are_documents(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match = random_match(game, seats, options, 8)
    for seat in (None, *range(seats)):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert "phase" in view["table"]
        for event in match.events(seat):
            assert json.loads(json.dumps(event.document())) == event.document()


@every_game
def test_observations_keep_their_ranges(game: Game[Any]) -> None:
    for seed in range(5):
        for state, _, _ in walk(game, game.most_seats, short(game, game.most_seats), seed):
            for seat in range(game.most_seats):
                out = observed(game, state, seat)
                place = 0
                for field in game.observation:
                    size = 1
                    for length in field.shape:
                        size *= length
                    values = out[place : place + size]
                    assert all(field.low <= value <= field.high for value in values), field.name
                    place += size
                assert place == len(out)
