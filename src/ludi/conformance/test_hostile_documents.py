"""Documents that somebody has tampered with: refused by a sentence, never by a crash."""

from __future__ import annotations

import copy
import random
from typing import Any

from hypothesis import given, seed, settings
from hypothesis import strategies as draw

import ludi
from ludi.conformance.playing import SEED, every_game, random_match, short, takes_long
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.position import to_position
from ludi.core.state import State

pytestmark = takes_long

values = draw.recursive(
    draw.none()
    | draw.booleans()
    | draw.integers()
    | draw.floats()
    | draw.text(max_size=20)
    | draw.sampled_from([10**30, -1, 2**63, "\ud800", "roll 1", "lay one", "X"]),
    lambda inner: (
        draw.lists(inner, max_size=4) | draw.dictionaries(draw.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)


def tampered(document: Any, path: list[int], value: Any) -> Any:
    """The document with one place, found by walking down the path, replaced."""
    altered = copy.deepcopy(document)
    place = altered
    for step in path[:-1]:
        inner = list(place.values()) if isinstance(place, dict) else place
        if not isinstance(inner, list) or not inner:
            break
        below = inner[step % len(inner)]
        if not isinstance(below, dict | list) or not below:
            break
        place = below
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    place[keys[path[-1] % len(keys)]] = value
    return altered


paths = draw.lists(draw.integers(0, 50), min_size=1, max_size=5)


@every_game
@seed(SEED)
@settings(max_examples=30, deadline=None)
@given(path=paths, value=values)
def test_tampered_records(game: Game[Any], path: list[int], value: Any) -> None:
    match = random_match(game, game.usual_seats, short(game, game.usual_seats), 5)
    begun = Match.from_position(to_position(game, match.history[0].before), seed=1)
    for record in (match.record(), begun.record()):
        check_record(tampered(record, path, value))


def check_record(document: Any) -> None:
    try:
        Match.replay(document)
    except ludi.BadRecord as refusal:
        assert refusal.field and refusal.sentence("fr")


@every_game
@seed(SEED)
@settings(max_examples=30, deadline=None)
@given(path=paths, value=values)
def test_tampered_positions(game: Game[Any], path: list[int], value: Any) -> None:
    match = random_match(game, game.usual_seats, short(game, game.usual_seats), 6)
    middle = match.history[len(match.history) // 2].before
    document = tampered(to_position(game, middle), path, value)
    try:
        loaded = Match.from_position(document)
    except ludi.BadPosition as refusal:
        assert refusal.field and refusal.sentence("fr")
    else:
        for seat in loaded.to_act:
            assert loaded.legal(seat)


@every_game
def test_plausible_positions_can_be_played(game: Game[Any]) -> None:
    """A position with one value changed to another of its range is refused, or plays to an end."""
    chooser = random.Random(4)
    matches = [
        random_match(game, game.usual_seats, short(game, game.usual_seats), seed)
        for seed in range(8)
    ]
    for _ in range(200):
        match = chooser.choice(matches)
        state = chooser.choice(match.history).before.copy()
        name = change_a_value(state, chooser)
        try:
            loaded = Match.from_position(to_position(game, state), seed=1)
        except ludi.BadPosition as refusal:
            assert refusal.field and refusal.sentence("fr")
        else:
            play_on(loaded, chooser, name)


def change_a_value(state: State, chooser: random.Random) -> str:
    """Change a field that is no option and no generator word; say which."""
    fields = [field for field in state.fields if not field.is_option and not field.is_generator]
    field = chooser.choice([field for field in fields if field.name != "seats"])
    value = chooser.randint(field.low, field.high)
    if not field.shape:
        setattr(state, field.name, value)
        return field.name
    place = getattr(state, field.name)
    while isinstance(place[0], list):
        place = chooser.choice(place)
    place[chooser.randrange(len(place))] = value
    return field.name


def play_on(match: Match, chooser: random.Random, name: str) -> None:
    for _ in range(60):
        for seat in (None, *range(match.seats)):
            match.view(seat)
        if match.over:
            return
        seat = chooser.choice(match.to_act)
        choices = match.legal(seat)
        assert choices, f"nobody can go on after {name} was changed"
        match.play(seat, chooser.choice(choices))
