"""How the server is doing, in numbers for Prometheus.

Labels are made from what is written down here, never from what a request brings: no guest, name,
table or token.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import choose_encoder

import ludi
from ludi.bots.advice import Advice
from ludi.core.match import Match
from ludi.web.observing import Answered
from ludi.web.storage.writer import Work
from ludi.web.tables.open_tables import OpenTables
from ludi.web.tables.service import TableService
from ludi.web.tables.workers import BotWorkers

# Where actions come in.
_ACTIONS: Final = frozenset({"/api/tables/{table_id}/actions", "/tables/{table_id}/act"})
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The numbers of one process."""

    def __init__(self, service: TableService) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        facts = {"version": ludi.__version__, "database": service.store.engine.dialect.name}
        Info("ludi", "Which server this is.", registry=self._registry).info(facts)
        self._requests = Counter(
            "ludi_requests", "Requests answered.", ["route", "status"], registry=self._registry
        )
        # Looking one up by its labels takes longer than counting.
        self._requests_to: dict[tuple[str, int], Counter] = {}
        self._errors = Counter(
            "ludi_errors", "Requests that something broken has ended.", registry=self._registry
        )
        self._actions = Histogram(
            "ludi_action_seconds",
            "Actions of people acknowledged, and how long that took.",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self._tell_of_tables(service.tables)
        self._tell_of_writes(service)
        if isinstance(service.workers, MeasuredWorkers):
            self._tell_of_bots(service.workers)

    def observe(self, answered: Answered) -> None:
        """Count a request."""
        key = answered.route, answered.status
        counter = self._requests_to.get(key)
        if counter is None:
            counter = self._requests_to[key] = self._requests.labels(*key)
        counter.inc()
        if answered.error is not None:
            self._errors.inc()
        if answered.route in _ACTIONS and 200 <= answered.status < 400:
            self._actions.observe(answered.seconds_to_answer)

    def written(self, accepted: str) -> tuple[bytes, str]:
        """All numbers, in the format that whoever reads them accepts, and its name."""
        encode, media_type = choose_encoder(accepted)
        return encode(self._registry), media_type

    def _tell_of_tables(self, tables: OpenTables) -> None:
        self._gauge("ludi_tables_open", "Tables open in this process.", lambda: len(list(tables)))
        self._gauge("ludi_streams_open", "Streams of tables.", lambda: _streams(tables))
        self._gauge("ludi_guests_present", "Guests at tables.", lambda: len(_present(tables)))

    def _tell_of_writes(self, service: TableService) -> None:
        writes = MeasuredWrites(service.store.writing)
        service.store.writing = writes.write
        self._registry.register(writes.waits.seconds)
        self._registry.register(writes.batches)
        self._gauge("ludi_writes_waiting", "Writes not yet committed.", lambda: writes.waits.count)

    def _tell_of_bots(self, workers: MeasuredWorkers) -> None:
        self._registry.register(workers.questions.seconds)
        under_way = "Questions that bots and the oracle think about."
        self._gauge("ludi_bot_questions_under_way", under_way, lambda: workers.under_way)
        waiting = "Questions that wait for one of the bots' processes."
        self._gauge("ludi_bot_questions_waiting", waiting, lambda: workers.waiting)

    def _gauge(self, name: str, about: str, value: Callable[[], int]) -> None:
        Gauge(name, about, registry=self._registry).set_function(value)


def _streams(tables: OpenTables) -> int:
    return sum(len(opened.watchers) for opened in tables)


def _present(tables: OpenTables) -> set[str]:
    return {guest for opened in tables for guest, count in opened.present.items() if count}


class Waits:
    """Who waits for something, and how long that took."""

    def __init__(self, name: str, about: str) -> None:
        self.count = 0
        self.seconds = Histogram(name, about, buckets=_SECONDS, registry=None)

    @contextlib.contextmanager
    def one(self) -> Iterator[None]:
        self.count += 1
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.count -= 1
            self.seconds.observe(time.perf_counter() - begun)


class MeasuredWorkers(BotWorkers):
    """Workers for bots, and who waits for them."""

    def __init__(self, workers: int | None = None) -> None:
        super().__init__(workers)
        self.questions = Waits(
            "ludi_bot_question_seconds", "Questions to bots and the oracle, until the answer."
        )

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        with self.questions.one():
            return await super().choose(match, seat, bot)

    async def advise(self, match: Match, seat: int) -> list[Advice]:
        with self.questions.one():
            return await super().advise(match, seat)

    @property
    def under_way(self) -> int:
        return min(self.questions.count, self._workers)

    @property
    def waiting(self) -> int:
        return self.questions.count - self.under_way


class MeasuredWrites:
    """What goes to the writer, and how long it takes until it is committed."""

    def __init__(self, write: Callable[[Work], Awaitable[Any]]) -> None:
        self._write = write
        self._is_counted = False
        self.waits = Waits("ludi_write_seconds", "Writes, until they are committed.")
        self.batches = Counter("ludi_write_batches", "Commits, each of some writes.", registry=None)

    async def write(self, work: Work) -> Any:
        with self.waits.one():
            answer = await self._write(work)
        self._count_batch()
        return answer

    def _count_batch(self) -> None:
        """What was committed together is answered in one turn of the event loop."""
        if not self._is_counted:
            self._is_counted = True
            self.batches.inc()
            asyncio.get_running_loop().call_soon(self._begin_batch)

    def _begin_batch(self) -> None:
        self._is_counted = False
