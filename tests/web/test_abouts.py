"""What pieces say about themselves."""

from __future__ import annotations

import pytest

from ludi.core.registry import find_game
from ludi.web.show.abouts import About, abouts


def about(game_id: str, piece: str, **options: bool) -> About:
    game = find_game(game_id)
    chosen = game.option_values(game.blank(None, options))
    return next(one for one in abouts(game, "en", chosen) if one.piece == piece)


@pytest.mark.parametrize(
    ("game", "piece", "option"),
    [
        ("ave", "reroll-I", "reroll_any"),
        ("romans-go-home", "horsie", "horsie_may_go"),
        ("roma", "mercator", "mercator_max_3"),
    ],
)
def test_options_are_told_where_they_are_in_force(game: str, piece: str, option: str) -> None:
    assert about(game, piece).rulings == ()
    (told,) = about(game, piece, **{option: True}).rulings
    assert told.startswith("In force here: ")
    assert option not in about(game, piece).words
