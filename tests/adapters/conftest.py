"""Chance of others' libraries."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils import seeding

from seeding import chooser


@pytest.fixture(autouse=True)
def chance_of_others(
    chance: None, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Generators that are made without a seed get one that follows from the test's."""
    drawn = chooser(f"{request.node.nodeid} generators")
    default_rng, np_random = np.random.default_rng, seeding.np_random

    def seeded_rng(seed: Any = None) -> np.random.Generator:
        return default_rng(drawn.getrandbits(32) if seed is None else seed)

    def seeded_np_random(seed: int | None = None) -> tuple[np.random.Generator, int]:
        return np_random(drawn.getrandbits(32) if seed is None else seed)

    monkeypatch.setattr(np.random, "default_rng", seeded_rng)
    monkeypatch.setattr(seeding, "np_random", seeded_np_random)
    np.random.seed(drawn.getrandbits(32))
