"""What a seat is told is what its type says."""

from __future__ import annotations

from typing import Any

import pytest

from ludi.conformance.playing import every_game, every_pair, random_match, short, walk
from ludi.core.game import Game
from ludi.core.schema import mismatches, schema_of
from ludi.core.view import View

# Every so many actions a view is looked at.
SELDOM = 5


@every_pair
def test_views_are_as_declared(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    if game.view_type is None:
        pytest.skip("its view has no type")
    for number, (state, asked, _) in enumerate(walk(game, seats, options, 7)):
        if number % SELDOM and asked >= 0:  # now and then, and the end
            continue
        for seat in (None, *range(seats)):
            assert mismatches(game.view(state, seat), game.view_type) == []


@every_game
def test_what_a_match_tells_is_as_declared(game: Game[Any]) -> None:
    match = random_match(game, game.usual_seats, short(game, game.usual_seats), 8)
    for seat in (None, *range(match.seats)):
        assert mismatches(match.at(3).view(seat), View) == []
        assert mismatches(match.view(seat), View) == []


@every_pair
def test_without_secrets_all_are_told_the_same(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    """The web table shows everybody what any spectator may know then."""
    if game.has_secrets:
        pytest.skip("it has secrets")
    for state, _, _ in walk(game, seats, options, 7):
        open_view = game.view(state, None)
        assert all(game.view(state, seat) == open_view for seat in range(seats))


@every_game
def test_the_type_has_a_schema(game: Game[Any]) -> None:
    if game.view_type is None:
        pytest.skip("its view has no type")
    assert schema_of(game.view_type)["properties"]
