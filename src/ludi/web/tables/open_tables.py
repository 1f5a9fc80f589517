"""The tables that are open in this process.

Every change is an entry: checked by who asks for it, appended to the database, and only then taken
by the table and told to who watches. If another process was faster the entry is refused by the
database; the table catches up, and the caller is told that it has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ludi.bots.advice import Advice
from ludi.core.errors import UnknownGame
from ludi.core.match import Match
from ludi.web.errors import Missing, Outrun
from ludi.web.storage.entries import Entry
from ludi.web.storage.store import Store
from ludi.web.tables.checks import is_table_id
from ludi.web.tables.clocks import Pace, due_at
from ludi.web.tables.table import Table
from ludi.web.tables.tasks import Tasks

# So often something is tried, when other processes are faster.
_ATTEMPTS: Final = 10

# How often a seat has acted, and what it can do.
Question = tuple[int, tuple[int, ...]]


@dataclass(eq=False)
class OpenTable:
    """A table in this process, and who watches it here."""

    tables: OpenTables
    table: Table
    # Held by who appends, from the check to the answer of the database.
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[asyncio.Event] = field(default_factory=set)
    used_at: float = 0.0
    # The entry that the last snapshot was made after.
    kept_at: int = 0
    # How many streams each guest has here, and the seats of people who are nowhere seen.
    present: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    absent: frozenset[int] = frozenset()
    # When something is due; and whether a bot is being asked, or somebody replaced.
    timer: asyncio.TimerHandle | None = None
    is_tended: bool = False
    # What was last drawn, by viewer; whoever draws keeps it here until the table changes.
    drawn: dict[Any, Any] = field(default_factory=dict)
    # What the oracle has told each seat, and to which question.
    advice: dict[int, tuple[Question, list[Advice]]] = field(default_factory=dict)
    # How many draws were checked when the finished match was played again.
    verified_draws: int | None = None

    async def append(
        self,
        kind: str,
        body: Mapping[str, Any],
        key: str | None = None,
        match: Match | None = None,
    ) -> None:
        """Append an entry, and take it; `match` is the match after it, where that is known.
        Stale: another process was faster."""
        await self.tables.append(self, kind, body, key, match)

    async def insist(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try again, with the table as it is by then, while other processes are faster."""
        for _ in range(_ATTEMPTS - 1):
            with contextlib.suppress(Outrun):
                await attempt()
                return
        await attempt()

    async def look_for(self, version: int) -> None:
        """Catch up with a version that somebody has seen at another process."""
        if version > self.table.version:
            await self.catch_up()

    async def catch_up(self) -> None:
        """Take what other processes have appended; who calls holds the lock."""
        added = await self.tables.store.entries(self.table.id, self.table.version)
        for entry in added:
            self.table = self.table.after(entry)
        if added:
            self.wake()
            self.set_timer()

    def wake(self) -> None:
        """Tell who watches that something has changed."""
        self.drawn.clear()
        for watcher in self.watchers:
            watcher.set()

    @contextlib.contextmanager
    def watching(self, guest: str | None) -> Iterator[asyncio.Event]:
        """While somebody watches: an event that is set when the table changes."""
        watcher = asyncio.Event()
        self.watchers.add(watcher)
        if guest is not None:
            self.present[guest] += 1
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            self.used_at = self.tables.now()
            if guest is not None:
                self.present[guest] -= 1

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches, nobody appends, and nothing will be due."""
        return not self.watchers and not self.lock.locked() and self.timer is None

    def set_timer(self) -> None:
        """Have the table tended when something is due there."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        when = None if self.table.is_of_other_rules else due_at(self.table, self.tables.pace)
        if when is not None:
            wait = max(0.0, when - self.tables.now())
            self.timer = asyncio.get_running_loop().call_later(wait, self._is_due)

    def _is_due(self) -> None:
        self.tables.tasks.spawn(self.tables.tend(self))


class OpenTables:
    """All tables that are open in this process, by their ids."""

    def __init__(
        self, store: Store, pace: Pace | None = None, now: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.pace = pace or Pace()
        self.now = now
        self.tasks = Tasks()
        self.is_ending = False
        # What is done at a table where something is due; whoever does it says so here.
        self.tend: Callable[[OpenTable], Any] = _leave_alone
        self._open: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}

    def __iter__(self) -> Iterator[OpenTable]:
        return iter(list(self._open.values()))

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._open

    # --- Opening and letting go ---

    async def open(self, table_id: str) -> OpenTable:
        """A table by its id, from memory or from the database."""
        if not is_table_id(table_id):
            raise Missing("table.missing")
        found = self._open.get(table_id)
        if found is None:
            task = self._opening.get(table_id)
            if task is None:
                task = asyncio.ensure_future(self._read(table_id))
                self._opening[table_id] = task
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            found = await asyncio.shield(task)
        found.used_at = self.now()
        return found

    async def _read(self, table_id: str) -> OpenTable:
        kept = await self.store.snapshot(table_id)
        table = Table(table_id) if kept is None else Table.from_snapshot(kept[1])
        for entry in await self.store.entries(table_id, table.version):
            table.take(entry)
        if table.version == 0:
            raise Missing("table.missing")
        opened = OpenTable(self, table, used_at=self.now(), kept_at=kept[0] if kept else 0)
        self._open[table_id] = opened
        opened.set_timer()
        return opened

    async def open_known(self, table_ids: Iterable[str]) -> list[Table]:
        """Tables by their ids, without those whose game is not installed any more."""
        found = []
        for table_id in table_ids:
            with contextlib.suppress(UnknownGame):
                found.append((await self.open(table_id)).table)
        return found

    def forget_idle(self) -> None:
        """Let go of tables that nobody has used for long."""
        for opened in self:
            if opened.is_idle and self.now() - opened.used_at > self.pace.forget:
                del self._open[opened.table.id]

    def end(self) -> None:
        """Let everybody who watches go."""
        self.is_ending = True
        for opened in self:
            opened.wake()

    def close(self) -> None:
        for opened in self:
            if opened.timer is not None:
                opened.timer.cancel()
        self.tasks.cancel()

    # --- What other processes append ---

    async def catch_up(self, table_id: str) -> None:
        """Take what other processes have appended, if the table is open here."""
        if table_id in self._opening:
            await asyncio.wait({self._opening[table_id]})
        opened = self._open.get(table_id)
        if opened is not None:
            async with opened.lock:
                await opened.catch_up()

    async def catch_up_all(self) -> None:
        for table_id in list(self._open):
            await self.catch_up(table_id)

    def hear(self, table_id: str, version: int) -> None:
        """Another process may have appended; a table that is being opened may have been read."""
        opened = self._open.get(table_id)
        if table_id in self._opening or (opened is not None and opened.table.version < version):
            self.tasks.spawn(self.catch_up(table_id))

    # --- What is appended here ---

    async def begin(self, table_id: str, body: Mapping[str, Any]) -> OpenTable:
        """A new table, from its first entry on."""
        opened = OpenTable(self, Table(table_id), used_at=self.now())
        async with opened.lock:
            await self.append(opened, "created", body)
            self._open[table_id] = opened
        return opened

    async def append(
        self,
        opened: OpenTable,
        kind: str,
        body: Mapping[str, Any],
        key: str | None = None,
        match: Match | None = None,
    ) -> None:
        before = opened.table
        entry = Entry(before.version + 1, kind, body, self.now(), key)
        table = before.after(entry, match)
        summary = table.summary(due_at(table, self.pace))
        if not await self.store.append(table.id, entry, summary):
            await opened.catch_up()
            raise Outrun("table.stale", version=before.version, present=opened.table.version)
        opened.table = table
        opened.wake()
        opened.set_timer()
        # A snapshot takes longer the longer the match is: then it is made more rarely.
        if entry.number - opened.kept_at >= max(self.pace.snapshot, entry.number // 8):
            opened.kept_at = entry.number
            self.tasks.spawn(self._keep(table))

    async def _keep(self, table: Table) -> None:
        """Write a snapshot, made beside the event loop; nothing depends on it."""
        body = await asyncio.to_thread(_written, table)
        await self.store.keep(table.id, table.version, body)


def _written(table: Table) -> str:
    return json.dumps(table.snapshot(), ensure_ascii=False, separators=(",", ":"))


async def _leave_alone(_: OpenTable) -> None:
    return
