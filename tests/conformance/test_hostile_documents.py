"""Documents that somebody has tampered with: refused by a sentence, never by a crash."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as draw

import ludi
from conformance.playing import every_game, random_match
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.position import to_position

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
@settings(max_examples=150, deadline=None, derandomize=True)
@given(path=paths, value=values)
def test_tampered_records(game: Game[Any], path: list[int], value: Any) -> None:
    match = random_match(game, game.usual_seats, {}, 5)
    begun = Match.from_position(to_position(game, match.history[0].before), seed=1)
    for record in (match.record(), begun.record()):
        check_record(tampered(record, path, value))


def check_record(document: Any) -> None:
    try:
        Match.replay(document)
    except ludi.BadRecord as refusal:
        assert refusal.field and refusal.sentence("fr")


@every_game
@settings(max_examples=150, deadline=None, derandomize=True)
@given(path=paths, value=values)
def test_tampered_positions(game: Game[Any], path: list[int], value: Any) -> None:
    match = random_match(game, game.usual_seats, {}, 6)
    middle = match.history[len(match.history) // 2].before
    document = tampered(to_position(game, middle), path, value)
    try:
        loaded = Match.from_position(document)
    except ludi.BadPosition as refusal:
        assert refusal.field and refusal.sentence("fr")
    else:
        for seat in loaded.to_act:
            assert loaded.legal(seat)
