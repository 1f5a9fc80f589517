"""How the server is doing, in numbers for Prometheus.

Labels are made from what is written down here, never from what a request brings: no guest, name,
table or token. Several processes at one address keep their numbers in a folder, and each tells
those of all.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator
from typing import Final, Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import choose_encoder
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

import ludi
from ludi.web.observing import Answered
from ludi.web.storage.writer import Writer
from ludi.web.tables.open_tables import OpenTables
from ludi.web.tables.service import TableService

# Where actions come in.
_ACTIONS: Final = frozenset({"/api/tables/{table_id}/actions", "/tables/{table_id}/act"})
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
# Where prometheus_client reads, when it is loaded, in which folder processes keep their numbers.
_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"


@contextlib.contextmanager
def told_together() -> Iterator[Callable[[int | None], None]]:
    """While processes are begun that tell their numbers together: what to call with the id of one
    that has ended."""
    with tempfile.TemporaryDirectory(prefix="ludi-metrics-") as folder:
        os.environ[_FOLDER] = folder
        try:
            yield lambda pid: mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]
        finally:
            del os.environ[_FOLDER]


class Metrics:
    """The numbers of one process, or of all that answer at one address."""

    def __init__(self, service: TableService) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self._registry = CollectorRegistry()
        self._told = self._registry
        if _FOLDER in os.environ:
            self._told = CollectorRegistry()
            MultiProcessCollector(self._told)  # type: ignore[no-untyped-call]
        else:
            ProcessCollector(registry=self._registry)
        self._gauges: list[tuple[Gauge, Callable[[], int]]] = []
        facts = {"version": ludi.__version__, "database": service.store.engine.dialect.name}
        info = "Which server this is."
        which = Gauge(
            "ludi_info", info, [*facts], registry=self._registry, multiprocess_mode="livemax"
        )
        which.labels(**facts).set(1)
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
        self._tell_of_writes(service.store.writer)
        self._tell_of_questions(service)
        service.on_look = self.look

    def look(self) -> None:
        """See how many there are of what is not counted but there; others may tell it, too."""
        for gauge, value in self._gauges:
            gauge.set(value())

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
        self.look()
        encode, media_type = choose_encoder(accepted)
        return encode(self._told), media_type

    def _tell_of_tables(self, tables: OpenTables) -> None:
        self._gauge("ludi_tables_open", "Tables open in this process.", lambda: len(list(tables)))
        self._gauge("ludi_streams_open", "Streams of tables.", lambda: _streams(tables))
        self._gauge("ludi_long_works", "Long works that wait.", lambda: tables.beside.waiting)
        self._gauge("ludi_guests_present", "Guests at tables.", lambda: len(_present(tables)))

    def _tell_of_writes(self, writer: Writer) -> None:
        written = "Writes, until they are committed."
        seconds = Histogram(
            "ludi_write_seconds", written, buckets=_SECONDS, registry=self._registry
        )
        commits = "Commits, each of some writes."
        batches = Counter("ludi_write_batches", commits, registry=self._registry)
        writer.on_written, writer.on_commit = seconds.observe, batches.inc
        self._gauge("ludi_writes_waiting", "Writes not yet committed.", lambda: writer.waiting)

    def _tell_of_questions(self, service: TableService) -> None:
        about = "What bots and the oracle are asked at all servers, and have not answered yet."
        self._gauge(
            "ludi_questions_waiting", about, lambda: sum(service.questions.values()), "livemax"
        )

    def _gauge(
        self,
        name: str,
        about: str,
        value: Callable[[], int],
        of_all: Literal["livesum", "livemax"] = "livesum",
    ) -> None:
        """What there is, and whether all processes have it or each its own."""
        gauge = Gauge(name, about, registry=self._registry, multiprocess_mode=of_all)
        self._gauges.append((gauge, value))


def _streams(tables: OpenTables) -> int:
    return sum(len(opened.watchers) for opened in tables)


def _present(tables: OpenTables) -> set[str]:
    return {guest for opened in tables for guest, count in opened.present.items() if count}
