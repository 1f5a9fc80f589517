"""What goes on by itself, beside what people ask for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

_log: Final = logging.getLogger("ludi")


class Tasks:
    """Works that nobody waits for; whatever fails is logged."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("what goes on by itself failed", exc_info=task.exception())

    async def settled(self) -> None:
        """Wait until what was begun is done."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    def cancel(self) -> None:
        for task in self._running:
            task.cancel()
