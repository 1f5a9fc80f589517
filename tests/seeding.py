"""Chance in tests: it follows from one number, so that what fails can be repeated.

Seeds of matches, ids of tables and names of guests, which nobody is to foresee, are drawn as
`LUDI_SEED` says (1 unless told otherwise) and as the test is called. What a test chooses itself
begins with `chooser`. Moments are not seeded: when a process is killed, or who of two is faster.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Final

SEED: Final = int(os.environ.get("LUDI_SEED", "1"))


def chooser(name: str) -> random.Random:
    """The choices of a test, by whatever tells it from others."""
    return random.Random(f"{SEED} {name}")


def token_hex_of(name: str) -> Callable[[int], str]:
    """In place of `secrets.token_hex`: unlike each other, and the same ones every time."""
    drawn = chooser(name)
    return lambda count: drawn.randbytes(count).hex()
