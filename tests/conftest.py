"""What all tests share: the games, a seed; and which tests share a worker."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadScopeScheduling

import ludi
from ludi.core.registry import register
from seeding import SEED, chooser, token_hex_of

register("sealed-bids", "sample_game")

# The same examples every time, those of `LUDI_SEED` where a test has `@seed(SEED)`; a busy machine
# may take long for one.
settings.register_profile(
    "ludi",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("ludi")


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody is to foresee can be repeated here; whatever fails says how."""
    monkeypatch.setattr("secrets.token_hex", token_hex_of(request.node.nodeid))
    monkeypatch.setattr("secrets.randbits", chooser(request.node.nodeid).getrandbits)
    random.seed(f"{SEED} {request.node.nodeid}")
    request.node.add_report_section("setup", "seed", f"LUDI_SEED={SEED} repeats its chance")


# Where search is compiled, which takes longer than the rules.
SEARCHING = (
    "tests/bots/",
    "tests/cli/test_analyse.py",
    "tests/conformance/test_bots.py",
    "tests/web/test_oracle",
)
GAME = re.compile("|".join(sorted(ludi.games(), key=len, reverse=True)))


class ByGame(LoadScopeScheduling):  # type: ignore[misc]
    """Compiling takes longer than most tests: those that need the same code share a worker."""

    def _split_scope(self, nodeid: str) -> str:
        path, _, test = nodeid.partition("::")
        game = GAME.search(test.partition("[")[2])
        if path.startswith(SEARCHING):
            return "search"
        return game[0] if game else nodeid


@pytest.hookimpl(optionalhook=True)  # -p no:xdist
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    return ByGame(config, log)
