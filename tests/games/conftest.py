"""Browsers for the games' own boards."""

from web.conftest import address, browser, foundry, sit, warm_foundry

__all__ = ["address", "browser", "foundry", "sit", "warm_foundry"]
