"""Processes that think, as many at once as there are cores to spare."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
import warnings
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from ludi.bots import choice, find_bot, hastened
from ludi.bots.advice import Advice
from ludi.core.match import Match
from ludi.core.registry import find_game, game_ids
from ludi.core.state import State

Answer = TypeVar("Answer")
# Bots give way to people, and what nobody waits for gives way to bots.
_BOTS_NICE: Final = 5
_NICE: Final = 10


class BotWorkers:
    """Worker processes, started when they are first needed.

    Reviews take long: they have a process of their own, and no bot waits for them.
    """

    def __init__(self, workers: int | None = None) -> None:
        self.count = workers or max(1, (os.cpu_count() or 2) // 2)
        self._pool: ProcessPoolExecutor | None = None
        self._context = multiprocessing.get_context("spawn")
        self._one_review = asyncio.Lock()
        self._besides: list[Any] = []
        # How much of the present review is made, from 0 to 1.
        self.progress = 0.0

    async def choose(self, match: Match, seat: int, bot: str, haste: float = 1.0) -> int:
        """What a bot does at a seat: the same choice whenever it is asked again with as much
        time; `haste` is the part of its usual effort."""
        game, state, moves = match.game.id, match.state, len(match.history)
        seed = bot_seed(match.seed, seat)
        return await self._asked(think, game, state, seat, bot, seed, moves, haste)

    async def advise(self, match: Match, seat: int) -> list[Advice]:
        """What a seat can best do: the same whenever it is asked again."""
        game, state, moves = match.game.id, match.state, len(match.history)
        return await self._asked(advise, game, state, seat, bot_seed(match.seed, seat), moves)

    async def _asked(self, work: Callable[..., Answer], *asked: Any) -> Answer:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), work, *asked)
        except BrokenProcessPool:  # a worker was killed: another one is asked
            self._pool = None
            return await loop.run_in_executor(self._started(), work, *asked)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.count, self._context, begin_to_think)
        return self._pool

    def prepare(self) -> None:
        """Have everything compiled that bots may need, by a process that gives way to others."""
        process = self._context.Process(target=prepare, daemon=True)
        process.start()
        self._besides.append(process)

    async def review(self, match: Match) -> dict[str, Any]:
        """The review of a finished match, as a document; one after the other."""
        async with self._one_review:
            return await asyncio.to_thread(self._reviewed, match.record())

    def _reviewed(self, record: dict[str, Any]) -> dict[str, Any]:
        self.progress = 0.0
        hearing, telling = self._context.Pipe(duplex=False)
        process = self._context.Process(target=review, args=(record, telling), daemon=True)
        process.start()
        self._besides.append(process)
        telling.close()
        try:
            with hearing:  # what it says ends when it does, in whatever way
                while not isinstance(told := hearing.recv(), dict):
                    self.progress = told
        finally:
            process.join()
            self._besides.remove(process)
        return told

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
        for process in self._besides:
            process.terminate()


def begin_to_think() -> None:
    """In a worker, first of all."""
    end_with_parent()
    _give_way(_BOTS_NICE)


def end_with_parent() -> None:
    """In a worker: end when the server has ended, however it did, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def _give_way(much: int) -> None:
    if hasattr(os, "nice"):
        os.nice(much)


def bot_seed(seed: str, seat: int) -> int:
    """A bot's own chance: it follows from the match's seed and tells nothing about it."""
    digest = hashlib.sha256(f"ludi-romani bot {seat} {seed}".encode()).digest()
    return int.from_bytes(digest[:4], "little") >> 1


def think(
    game_id: str, state: State, seat: int, bot: str, seed: int, moves: int, haste: float = 1.0
) -> int:
    """What a worker does."""
    thinker = hastened(find_bot(bot), haste)
    return choice(thinker, find_game(game_id), state, seat, seed, moves)


def advise(game_id: str, state: State, seat: int, seed: int, moves: int) -> list[Advice]:
    """The same for the oracle."""
    from ludi.bots import oracle  # it compiles: only who wants it waits for that

    return oracle.advise(find_game(game_id), state, seat, seed, moves)


def prepare() -> None:
    """What the process does that has everything compiled, once for all workers."""
    end_with_parent()
    _give_way(_NICE)
    from ludi.bots import preparing

    for game_id in game_ids():
        try:
            preparing.prepare(game_id)
        except Exception as failure:  # noqa: BLE001 - the other games are to be prepared
            warnings.warn(f"the bots of {game_id} are not prepared: {failure!r}", stacklevel=2)


def review(record: dict[str, Any], telling: Connection) -> None:
    """What the process for a review does: say how far it is, and in the end all of it."""
    end_with_parent()
    _give_way(_NICE)
    from ludi.bots import reviewing

    found = reviewing.review(
        Match.replay(record), on_progress=lambda done, total: telling.send(done / max(total, 1))
    )
    telling.send(found.document())
