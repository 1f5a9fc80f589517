"""Work that takes longer than everybody else should wait for it: done in a thread, in order."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from ludi.web.errors import TooMuch

Answer = TypeVar("Answer")
# So much may wait in all, and for one address.
_MOST: Final = 100
_MOST_OF_ONE: Final = 10
_LATER_S: Final = 5


class Beside:
    """One thread: two would not be faster in Python, and keep the event loop waiting longer."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "beside")
        self._waiting: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How much is not done yet."""
        return self._waiting.total()

    async def do(self, work: Callable[[], Answer], who: str) -> Answer:
        """Do it for somebody, unless too much waits already."""
        if self.waiting >= _MOST or self._waiting[who] >= _MOST_OF_ONE:
            raise TooMuch("limit.busy", seconds=_LATER_S)
        self._waiting[who] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting[who] -= 1
            self._waiting += Counter()  # forgets who waits for nothing

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
