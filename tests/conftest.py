"""What all tests share: the sample game, and a seed."""

from __future__ import annotations

import gc
import random

import pytest
from hypothesis import HealthCheck, settings

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


def pytest_collection_finish() -> None:
    """Thousands of tests stay in memory: looking through them for garbage takes long."""
    gc.collect()
    gc.freeze()
