"""Work that takes longer than everybody else should wait for it: done in a thread, in turn."""

from __future__ import annotations

import asyncio
from collections import deque
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
    """One thread: two would not be faster in Python, and keep the event loop waiting longer. All
    who wait have their turn, one work each: who asks for much waits for it alone."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "beside")
        # What wakes the works of each, in the order of whose turn it is.
        self._turns: dict[str | None, deque[asyncio.Future[None]]] = {}
        self._is_busy = False

    @property
    def waiting(self) -> int:
        """How much has not begun yet."""
        return sum(map(len, self._turns.values()))

    async def do(self, work: Callable[[], Answer], who: str | None) -> Answer:
        """Do it for an address, unless too much waits already; None: for the server itself."""
        is_much = self.waiting >= _MOST or len(self._turns.get(who, ())) >= _MOST_OF_ONE
        if is_much and who is not None:
            raise TooMuch("limit.busy", seconds=_LATER_S)
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._turns.setdefault(who, deque()).append(turn)
        self._go_on()
        try:
            await turn
            return await loop.run_in_executor(self._thread, work)
        finally:
            if not turn.cancelled():
                self._is_busy = False
                self._go_on()

    def _go_on(self) -> None:
        """Whoever is next has the thread, and is the last in line with what else they want."""
        while self._turns and not self._is_busy:
            who = next(iter(self._turns))
            theirs = self._turns.pop(who)
            turn = theirs.popleft()
            if theirs:
                self._turns[who] = theirs
            if not turn.cancelled():  # who asked may have gone
                self._is_busy = True
                turn.set_result(None)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
