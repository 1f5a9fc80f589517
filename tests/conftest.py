"""What all tests share: the games; and which tests share a worker."""

from __future__ import annotations

import re
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

import ludi
from ludi.core.registry import register

register("sealed-bids", "sample_game")

# Where search is compiled, which takes longer than the rules.
SEARCHING = (
    "tests/bots/",
    "tests/cli/test_analyse.py",
    "src/ludi/conformance/test_bots.py",
    "tests/web/test_oracle",
)
GAME = re.compile("|".join(sorted(ludi.game_ids(), key=len, reverse=True)))


class ByGame(LoadScopeScheduling):  # type: ignore[misc]
    """Compiling takes longer than most tests: those that need the same code share a worker."""

    def _split_scope(self, nodeid: str) -> str:
        path, _, test = nodeid.partition("::")
        game = GAME.search(test.partition("[")[2])
        if path.startswith(SEARCHING):
            return "search"
        return game[0] if game else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    return ByGame(config, log)
