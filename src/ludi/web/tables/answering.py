"""Answers what bots and the oracle are asked: the work of `ludi think`, beside any web server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable
from typing import Final

from ludi.web.errors import OldRules, Unkept
from ludi.web.storage.appending import Told
from ludi.web.storage.entries import ADVICE, MOVE, REVIEW, Question
from ludi.web.storage.questions import LEASE
from ludi.web.tables.bot_turns import BotTurns
from ludi.web.tables.open_tables import OpenTables
from ludi.web.tables.oracle import what_is_asked
from ludi.web.tables.tasks import Tasks
from ludi.web.tables.workers import BotWorkers

# Bots' moves and advice are answered by some at once, reviews by one of their own: no bot waits for
# a review.
_QUICK: Final = (0, 1)
_LONG: Final = (2, 2)
# So long nothing is looked for, where nothing says that there is something.
_IDLE: Final = 1.0
_LEAST_WAIT: Final = 0.005
_AGAIN: Final = 1.0
# A question that could not be answered is asked again after so long.
_PUT_OFF: Final = 30.0
# No bot thinks with less than this part of its usual effort.
_LEAST: Final = 1 / 16
_log: Final = logging.getLogger("ludi")


class Answering:
    """Takes questions and answers them, as many at once as there are workers."""

    def __init__(self, tables: OpenTables, workers: BotWorkers) -> None:
        self._tables = tables
        self._questions = tables.store.questions
        self._workers = workers
        self._turns = BotTurns(tables, workers)
        self._under_way = Tasks()
        self._free = {_QUICK: workers.count, _LONG: 1}
        self._news = asyncio.Event()
        self.name = secrets.token_hex(8)

    def hear(self, told: Told | None = None) -> bool:
        """There may be something to do; whether there is."""
        if told is not None and not told.asks:
            return False
        self._news.set()
        return True

    async def go_on(self) -> None:
        """Answer as long as this process runs."""
        renewing = asyncio.ensure_future(self._renew())
        try:
            while True:
                try:
                    await self._answer_what_is_ready()
                    await self._wait()
                except Exception as error:  # noqa: BLE001 - the database may be back in a moment
                    if not isinstance(error, Unkept):  # of that the log has a line
                        _log.exception("answering failed; trying again")
                    await asyncio.sleep(_AGAIN)
        finally:
            renewing.cancel()

    async def answer_next(self) -> bool:
        """Answer one question, if one is ready: for tests."""
        for weights in self._free:
            question = await self._questions.take(self.name, self._tables.now(), weights)
            if question is not None:
                await self._answer(question, 1.0, lambda: None)
                return True
        return False

    async def _answer_what_is_ready(self) -> None:
        """Looked for by reading: who takes keeps others from writing."""
        for weights in self._free:
            while self._free[weights] > 0:
                now = self._tables.now()
                if await self._questions.ready_in(now, weights) != 0:
                    break
                question = await self._questions.take(self.name, now, weights)
                if question is None:
                    break
                self._free[weights] -= 1
                self._under_way.spawn(self._answer_and_free(question, weights))

    async def _wait(self) -> None:
        """Until something is ready that somebody here is free for, or somebody says so."""
        now, wait = self._tables.now(), _IDLE
        for weights in [weights for weights, free in self._free.items() if free > 0]:
            seconds = await self._questions.ready_in(now, weights)
            wait = wait if seconds is None else min(wait, max(_LEAST_WAIT, seconds))
        self._tables.forget_idle()
        # Not `wait_for`: where news come as it is cancelled, that forgets to end.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._news.wait()
            self._news.clear()

    async def _answer_and_free(self, question: Question, weights: tuple[int, int]) -> None:
        is_under_way = True

        def free() -> None:
            nonlocal is_under_way
            self._free[weights] += is_under_way
            is_under_way = False
            self._news.set()

        try:
            await self._answer(question, await self._haste(question), free)
        finally:
            free()

    async def _haste(self, question: Question) -> float:
        """The part of the usual effort that there is time for: the more wait for long thoughts,
        the shorter each is. It is halved and halved again: what is set up for an effort is kept."""
        now, part = self._tables.now(), 1.0
        waiting = await self._questions.long_thoughts(now, question.address)
        while part > _LEAST and waiting * part > 2 * self._workers.count:
            part /= 2
        return part

    async def _answer(self, question: Question, haste: float, free: Callable[[], None]) -> None:
        """A question that cannot be answered is put off; that breaks nothing else. `free` is called
        once others can be thought for."""
        try:
            await _ANSWERS[question.kind](self, question, haste, free)
        except OldRules:
            await self._questions.drop(question.table_id, question.kind, question.seat)
        except Exception:  # noqa: BLE001 - other tables go on
            _log.exception("%s at %s has no answer", question.kind, question.table_id)
            await self._questions.put_off(question, self._tables.now(), _PUT_OFF)

    async def _move(self, question: Question, haste: float, free: Callable[[], None]) -> None:
        await self._turns.play(question, haste, free)

    async def _advice(self, question: Question, _: float, __: Callable[[], None]) -> None:
        opened = await self._tables.open_at(question.table_id, question.number)
        match, seat = opened.table.live(), question.seat
        if seat not in opened.table.to_act:
            await self._questions.drop(question.table_id, question.kind, seat)
            return
        found = await self._workers.advise(match, seat)
        told = [advice.document() for advice in found]
        answer = json.dumps({"asked": what_is_asked(match, seat), "advice": told})
        await self._questions.tell(question, 1.0, answer)

    async def _review(self, question: Question, _: float, __: Callable[[], None]) -> None:
        opened = await self._tables.open_at(question.table_id, question.number)
        telling = asyncio.ensure_future(self._tell_progress(question))
        try:
            found = await self._workers.review(opened.table.live())
        finally:
            telling.cancel()
        body = json.dumps(found, separators=(",", ":"))
        await self._tables.store.keep_review(question.table_id, body)
        await self._questions.drop(question.table_id, question.kind, question.seat)

    async def _tell_progress(self, question: Question) -> None:
        while True:
            await asyncio.sleep(_IDLE / 2)
            await self._questions.tell(question, self._workers.progress, None)

    async def _renew(self) -> None:
        """Say that what was taken is still under way."""
        while True:
            await asyncio.sleep(LEASE / 3)
            try:
                await self._questions.still_at(self.name, self._tables.now())
            except Exception:  # noqa: BLE001 - the next time may work
                _log.exception("questions could not be renewed")

    async def close(self) -> None:
        """Leave what is under way to others."""
        self._under_way.cancel()
        await self._questions.leave_all(self.name)


_ANSWERS: Final = {MOVE: Answering._move, ADVICE: Answering._advice, REVIEW: Answering._review}
