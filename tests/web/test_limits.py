"""Buckets that fill by themselves."""

from __future__ import annotations

import pytest

from ludi.web.errors import TooMuch
from ludi.web.people.limits import Limits
from web.services import Clock


def test_so_much_at_once_and_so_much_a_second() -> None:
    clock = Clock()
    limits = Limits({"chat": (3, 0.5)}, clock)
    for _ in range(3):
        limits.use("chat", "ann")
    with pytest.raises(TooMuch) as refused:
        limits.use("chat", "ann")
    assert refused.value.facts["seconds"] == 2
    limits.use("chat", "ben")
    clock.time += 2
    limits.use("chat", "ann")
    with pytest.raises(TooMuch):
        limits.use("chat", "ann")


def test_patience_is_more_of_both() -> None:
    clock = Clock()
    limits = Limits({"chat": (2, 1)}, clock)
    for _ in range(6):
        limits.use("chat", "an address", patience=3)
    with pytest.raises(TooMuch):
        limits.use("chat", "an address", patience=3)
    clock.time += 1
    for _ in range(3):
        limits.use("chat", "an address", patience=3)
