"""What all tests share: the games."""

from __future__ import annotations

from ludi.core.registry import register

register("sealed-bids", "sample_game")
