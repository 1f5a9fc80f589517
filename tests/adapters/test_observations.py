"""The page about observations is true, and they can be taken apart."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from ludi.accel.batch import Batch
from ludi.adapters.observations import by_name, page, parts
from ludi.core.errors import BadSetup, UnknownGame
from ludi.core.match import Match
from ludi.core.registry import find_game, game_ids, our_game_ids

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_is_as_printed() -> None:
    assert len(our_game_ids()) == 4
    is_fresh = (DOCS / "observations.md").read_text(encoding="utf-8") == page(our_game_ids())
    assert is_fresh, "docs/observations.md is no longer what the games say: run `make pages`"


@pytest.mark.parametrize("game_id", game_ids())
def test_the_parts_are_the_whole(game_id: str) -> None:
    found = parts(game_id)
    assert found[0].first == 0 and found[-1].end == find_game(game_id).observation_size
    assert all(one.end == two.first for one, two in pairwise(found))


def test_by_name_one_or_many() -> None:
    match = Match("roma", seats=2, seed=5)
    numbers = [0] * match.game.observation_size
    match.game.observe(match.state, 1, numbers)
    known = by_name("roma", numbers)
    assert known["hand"].sum() == known["cards"][0] > 0
    assert known["discs"].shape == (2, 6)
    batch = Batch("roma", n=3, seats=2, seed=5)
    many = by_name("roma", batch.observations)
    assert many["hand"].shape == (3, 25)
    assert np.array_equal(many["cards"][:, 0], many["hand"].sum(axis=1))
    with pytest.raises(BadSetup, match="273 numbers"):
        by_name("roma", batch.observations[:, :50])
    with pytest.raises(UnknownGame) as unknown:
        by_name(match.game, numbers)  # type: ignore[arg-type]
    assert len(str(unknown.value)) < 200
