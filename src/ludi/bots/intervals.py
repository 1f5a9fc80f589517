"""Where a share lies that was seen in some games."""

from __future__ import annotations

import math
from typing import Final

Interval = tuple[float, float]

# The quantile of the normal distribution that leaves 95 %.
Z: Final = 1.959964


def wilson(share: float, games: float) -> Interval:
    """In 95 cases of 100 the true share lies there (Wilson's interval)."""
    spread = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / spread
    off = Z / spread * math.sqrt(share * (1 - share) / games + (Z / (2 * games)) ** 2)
    return max(0.0, middle - off), min(1.0, middle + off)
