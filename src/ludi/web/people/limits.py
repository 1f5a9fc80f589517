"""Quiet limits: so much at once, and so much a second, for each guest and each address."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

from ludi.web.errors import TooMuch

# What is limited: how much may come at once, and how much a second after that.
LIMITS: Final[Mapping[str, tuple[float, float]]] = {
    "act": (40, 20),
    "chat": (5, 0.5),
    "table": (10, 0.2),
    "seat": (30, 3),
    "name": (5, 0.2),
    "code": (5, 0.05),
    "stream": (30, 3),
    "read": (120, 40),
    "advice": (6, 0.5),
    "review": (4, 0.1),
    # Whatever is asked for, by address; not the files of pages, nor how the server is doing.
    "request": (600, 120),
}
# All guests of an address together may do so many times as much. What holds up others most, and one
# person does seldom, is less: a new guest is easily made.
AT_ONE_ADDRESS: Final[Mapping[str, int]] = {
    **dict.fromkeys(LIMITS, 20),
    **dict.fromkeys(("act", "read", "name"), 5),
    "request": 1,
}
_MOST_REMEMBERED: Final = 20_000


class Limits:
    """Buckets that fill by themselves; who has emptied one is told when to try again."""

    def __init__(
        self,
        limits: Mapping[str, tuple[float, float]] = LIMITS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def use_at(self, what: str, address: str) -> None:
        """The same for all who share an address."""
        self.use(what, address, AT_ONE_ADDRESS[what])

    def use(self, what: str, who: str, patience: float = 1) -> None:
        """Take one, or be refused; `patience` is how many times the limit somebody has."""
        most, rate = (limit * patience for limit in self.limits[what])
        now = self._now()
        left, since = self._buckets.pop((what, who), (most, now))
        left = min(most, left + (now - since) * rate)
        is_enough = left >= 1
        self._buckets[what, who] = (left - 1 if is_enough else left, now)
        while len(self._buckets) > _MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        if not is_enough:
            raise TooMuch("limit.rate", seconds=math.ceil((1 - left) / rate))
