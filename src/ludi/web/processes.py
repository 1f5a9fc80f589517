"""Several processes that answer people at one address, and one that thinks for bots.

The first process holds the address and looks after the others: one that has ended is started again.
They share nothing but the database, and hear of each other through it.
"""

from __future__ import annotations

import logging
import multiprocessing
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

# A process that ends at once is not started again more often than this, in seconds.
_AGAIN: Final = 1.0
# How long processes may take to end.
_FAREWELL: Final = 10.0
_log: Final = logging.getLogger("ludi")

# What a process does, given what it says when it is ready.
Start = Callable[..., None]


class Processes:
    """Processes that run until they are told to end."""

    def __init__(self, on_end: Callable[[int | None], None]) -> None:
        """`on_end` is told the id of each that has ended before it should."""
        self._on_end = on_end
        self._context = multiprocessing.get_context("spawn")
        self._running: dict[BaseProcess, tuple[Start, tuple[Any, ...]]] = {}
        self._ends = threading.Event()

    def start(self, target: Start, *given: Any) -> None:
        process = self._context.Process(target=target, args=given)
        process.start()
        self._running[process] = target, given

    def start_ready(self, target: Start, *given: Any) -> None:
        """Start one, and wait until it says so on the line that it is given last."""
        hearing, telling = self._context.Pipe(duplex=False)
        process = self._context.Process(target=target, args=(*given, telling))
        process.start()
        telling.close()
        try:
            hearing.recv()
        except EOFError:
            raise RuntimeError("a process of the server has ended before it answered") from None
        finally:
            hearing.close()
        self._running[process] = target, (*given, None)

    def run(self) -> None:
        """Look after them, until this process is told to end."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._ends.set())
        while not self._ends.is_set():
            ended = wait([process.sentinel for process in self._running], timeout=0.2)
            for process in [one for one in self._running if one.sentinel in ended]:
                if not self._ends.is_set():
                    self._start_again(process)
        self.close()

    def _start_again(self, process: BaseProcess) -> None:
        process.join()  # until then nobody knows how it has ended
        _log.error("a process has ended with status %s; another takes its place", process.exitcode)
        self._on_end(process.pid)
        target, given = self._running.pop(process)
        time.sleep(_AGAIN)
        self.start(target, *given)

    def close(self) -> None:
        for process in self._running:
            process.terminate()
        for process in self._running:
            process.join(_FAREWELL)
            process.kill()
        self._running.clear()
