"""What all tests share: the games, and which worker runs what."""

from __future__ import annotations

from typing import Any

import pytest

from ludi.core.registry import register

register("sealed-bids", "sample_game")

# What a parametrised test calls the game it is about.
GAME_PARAMETERS = ("game", "game_id")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one game share a worker: compiling its rules takes longer than most of them."""
    for item in items:
        parameters: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
        game = next((parameters[name] for name in GAME_PARAMETERS if name in parameters), None)
        if game is not None and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(getattr(game, "id", game)))
