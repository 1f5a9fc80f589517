"""Bots think in processes of their own: the server answers people meanwhile."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ludi.bots import choice, find_bot
from ludi.core.match import Match
from ludi.core.registry import find_game
from ludi.core.state import State


class Thinkers:
    """Worker processes, started when they are first needed."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 2) // 2)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        """What a bot does at a seat: the same choice whenever it is asked again."""
        game, state, moves = match.game.id, match.state, len(match.history)
        asked = (game, state, seat, bot, bot_seed(match.seed, seat), moves)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), think, *asked)
        except BrokenProcessPool:  # a worker was killed: another one is asked
            self._pool = None
            return await loop.run_in_executor(self._started(), think, *asked)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, end_with_parent)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def end_with_parent() -> None:
    """In a worker: end when the server has ended, however it did, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def bot_seed(seed: str, seat: int) -> int:
    """A bot's own chance: it follows from the match's seed and tells nothing about it."""
    digest = hashlib.sha256(f"ludi-romani bot {seat} {seed}".encode()).digest()
    return int.from_bytes(digest[:4], "little") >> 1


def think(game_id: str, state: State, seat: int, bot: str, seed: int, moves: int) -> int:
    """What a worker does."""
    return choice(find_bot(bot), find_game(game_id), state, seat, seed, moves)
