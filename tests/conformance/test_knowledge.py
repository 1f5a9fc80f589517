"""Nothing leaves that a seat may not know: what is hidden can be dealt again unnoticed."""

from __future__ import annotations

import json
from typing import Any

from conformance.playing import every_game, every_setting, random_match, walk
from ludi.bots import BOTS
from ludi.core.events import as_known_to
from ludi.core.game import Game
from ludi.core.knowledge import possible_world
from ludi.core.notes import Notes
from ludi.core.state import State


def observed(game: Game[Any], state: State, seat: int) -> list[int]:
    out = [0] * game.observation_size
    game.observe(state, seat, out)
    return out


def known_events(game: Game[Any], state: State, seat: int, action: int) -> list[Any]:
    """What a seat learns from its own action, played on a copy."""
    then = state.copy()
    then.notes = Notes(game.vocabularies)
    game.apply(then, seat, action)
    if then.notes.draws:
        return []
    return [as_known_to(emitted, game.events, seat).document() for emitted in then.notes.events]


@every_setting
def test_redealing_changes_nothing_a_seat_knows(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    for seed in range(4):
        for number, (state, _, _) in enumerate(walk(game, seats, options, seed)):
            for seat in range(seats):
                world = possible_world(game, state, seat, seed, number)
                game.check(world)
                assert game.view(world, seat) == game.view(state, seat)
                assert game.legal_ids(world, seat) == game.legal_ids(state, seat)
                assert observed(game, world, seat) == observed(game, state, seat)
                assert game.to_act(world) == game.to_act(state)


@every_setting
def test_bots_do_not_cheat(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    """Where states differ only in what is hidden, a bot with the same seed chooses the same."""
    for number, (state, seat, _) in enumerate(walk(game, seats, options, 5)):
        if seat < 0:
            continue
        other = possible_world(game, state, seat, 1, number)
        for bot in BOTS.values():
            choices = {
                bot(game, possible_world(game, real, seat, 77, number), seat)
                for real in (state, other)
            }
            assert len(choices) == 1
            assert choices <= set(game.legal_ids(state, seat))


@every_setting
def test_what_happens_first_looks_the_same(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    """Until something hidden comes to light, a seat's own action tells it the same in any world."""
    for number, (state, seat, action) in enumerate(walk(game, seats, options, 6)):
        if seat < 0 or game.to_act(state) == 1 << seat:
            continue
        world = possible_world(game, state, seat, 3, number)
        assert known_events(game, state, seat, action) == known_events(game, world, seat, action)


@every_setting
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
        for state, _, _ in walk(game, game.most_seats, {}, seed):
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
