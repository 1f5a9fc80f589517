"""What all tests share: the games, and a cache of compiled code of their own."""

from __future__ import annotations

from ludi.core.registry import register

register("sealed-bids", "sample_game")
