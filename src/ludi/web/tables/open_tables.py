"""The tables that are open in this process.

Every change is an entry: checked by who asks for it, appended to the database, and only then taken
by the table and told to who watches. If another process was faster the entry is refused by the
database; the table catches up, and the caller is told that it has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import time
from collections import defaultdict
from collections.abc import (
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Iterable,
    Iterator,
    Mapping,
)
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from ludi.core.match import Match
from ludi.core.registry import find_game
from ludi.web.errors import Missing, Outrun
from ludi.web.storage.appending import Told
from ludi.web.storage.entries import CLOSED, ERASURE, Entry, Summary
from ludi.web.storage.store import Store
from ludi.web.tables.beside import Beside
from ludi.web.tables.checks import is_table_id
from ludi.web.tables.clocks import Asked, Pace, any_question, bot_question
from ludi.web.tables.table import PLAYING, Table
from ludi.web.tables.tasks import Tasks

# So often something is tried, when other processes are faster.
_ATTEMPTS: Final = 10

# More of them than this are taken beside the event loop.
_FEW: Final = 20
# So many tables stay open that nobody uses.
_MOST_IDLE: Final = 1000

# Entries after which other people or bots sit at the table.
_SEATING: Final = ("created", "changed", "seated", "renamed")


@dataclass(eq=False)
class OpenTable:
    """A table in this process, and who watches it here."""

    tables: OpenTables
    table: Table
    # Held by who appends, from the check to the answer of the database.
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[asyncio.Event] = field(default_factory=set)
    # How often they were woken.
    changes: int = 0
    used_at: float = 0.0
    # Whether it was deleted.
    is_gone: bool = False
    # The entry that the last snapshot was made after.
    kept_at: int = 0
    # How many streams each guest has here, when people were last seen anywhere, and the seats of
    # those who are not.
    present: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    seen: dict[str, float] = field(default_factory=dict)
    absent: frozenset[int] = frozenset()
    opened_at: float = 0.0
    # Since when people have been asked, and when the next clock runs out.
    asked: Asked = field(default_factory=Asked)
    timer: asyncio.TimerHandle | None = None
    # Who acted last, and from where: bots think in their share.
    person: str = ""
    address: str = ""
    # What was last drawn, by viewer; whoever draws keeps it here until the table changes.
    drawn: dict[Any, Any] = field(default_factory=dict)
    # What the oracle has told each seat, and to which question.
    advice: dict[int, tuple[Any, Any]] = field(default_factory=dict)
    # The review of the finished match, once somebody here has asked for it.
    reviewed: Mapping[str, Any] | None = None
    # How many draws were checked when the finished match was played again.
    verified_draws: int | None = None

    async def append(
        self,
        kind: str,
        body: Mapping[str, Any],
        key: str | None = None,
        match: Match | None = None,
        *,
        answers: bool = False,
    ) -> None:
        """Append an entry, and take it; `match` is the match after it, where that is known.
        `answers`: it is the move that a bot was asked for. Stale: another process was faster."""
        await self.tables.append(self, kind, body, key, match, answers=answers)

    async def insist(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try again, with the table as it is by then, while other processes are faster."""
        for _ in range(_ATTEMPTS - 1):
            with contextlib.suppress(Outrun):
                await attempt()
                return
        await attempt()

    async def close_if_outdated(self) -> None:
        """Nobody is to wait for a match that nobody can go on with; who calls holds the lock."""
        if self.table.is_outdated and self.table.status == PLAYING:
            await self.append(CLOSED, {})

    async def look_for(self, version: int) -> None:
        """Catch up with a version that somebody has seen at another process."""
        if version > self.table.version:
            await self.catch_up()

    async def take_told(self, told: Told) -> None:
        """Take an entry of another process that was told, unless something before it is missing."""
        entry = told.entry() if told.number == self.table.version + 1 else None
        if entry is not None:
            self.table = self.table.after(entry)
            self.has_changed()
        else:
            await self.look_for(told.number)

    @contextlib.asynccontextmanager
    async def up_to_date(self) -> AsyncIterator[None]:
        """While nobody else here appends: with all that other processes had appended by then."""
        async with self.lock:
            await self.catch_up()
            yield

    async def catch_up(self) -> None:
        """Take what other processes have appended; who calls holds the lock."""
        added = await self.tables.store.entries(self.table.id, self.table.version)
        if any(entry.kind == ERASURE for entry in added):
            self.table, self.kept_at = await self.tables.read(self.table.id)
        elif len(added) > _FEW:
            advance = partial(_advanced, self.table, added)
            self.table = await self.tables.opening.do(advance, None)
        else:
            self.table = _advanced(self.table, added)
        if added:
            self.has_changed()

    def has_changed(self) -> None:
        """The table is another one now."""
        self.wake()
        self.set_timer()
        if self.table.is_left and any(self.present.values()):
            self.tables.tasks.spawn(self.ask_for_those_away())

    async def ask_for_those_away(self) -> None:
        """Let bots go on where they play for everybody, and somebody looks on."""
        question = any_question(self.table, self.tables.pace, self.person, self.address)
        if self.table.status == PLAYING and question is not None:
            await self.tables.store.questions.ask(question)

    def wake(self) -> None:
        """Tell who watches that something has changed."""
        self.drawn.clear()
        self.changes += 1
        for watcher in self.watchers:
            watcher.set()

    @contextlib.contextmanager
    def watching(
        self, guest: str | None, watcher: asyncio.Event | None = None
    ) -> Iterator[asyncio.Event]:
        """While somebody watches: an event, their own or a new one, that is set when the table
        changes."""
        watcher = watcher or asyncio.Event()
        self.watchers.add(watcher)
        if guest is not None:
            self.present[guest] += 1
            self.tables.tasks.spawn(self.tables.come(self, guest))
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            self.used_at = self.tables.ticks()
            if guest is not None:
                self._goes(guest)

    def _goes(self, guest: str) -> None:
        """A stream of a guest has ended; who sits here will perhaps be missed."""
        self.present[guest] -= 1
        if not self.present[guest]:
            del self.present[guest]
        if self.table.seat_of(guest) is not None:
            self.seen[guest] = self.tables.ticks()

    @property
    def is_ending(self) -> bool:
        """Whether who watches is to go."""
        return self.is_gone or self.tables.is_ending

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches, nobody appends, and nothing will be due."""
        return not self.watchers and not self.lock.locked() and self.timer is None

    def set_timer(self) -> None:
        """Have the table tended when a clock runs out."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        ticks = self.tables.ticks()
        self.asked.note(self.table, ticks)
        times = [left for left in self.asked.run_out_in(self.table, ticks).values() if left > 0]
        if times:
            self.timer = asyncio.get_running_loop().call_later(min(times), self._is_due)

    def _is_due(self) -> None:
        self.timer = None
        self.tables.tasks.spawn(self.tables.tend(self))


class OpenTables:
    """All tables that are open in this process, by their ids."""

    def __init__(
        self,
        store: Store,
        pace: Pace | None = None,
        now: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        """`now` is the time that people are told, `ticks` what durations are measured by."""
        self.store = store
        self.pace = pace or Pace()
        self.now = now
        self.ticks = ticks
        self.tasks = Tasks()
        self.is_ending = False
        # What is done where a clock has run out, and where somebody has come; who does it says so.
        self.tend: Callable[[OpenTable], Coroutine[Any, Any, None]] = _leave_alone
        self.come: Callable[[OpenTable, str], Coroutine[Any, Any, None]] = _let_come
        # The streams of each guest, of whatever tables: what wakes them.
        self.streams: dict[str | None, set[asyncio.Event]] = defaultdict(set)
        # Those of them that are to end.
        self._sent_away: set[asyncio.Event] = set()
        self._open: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        # Where tables are made from what was read, and where other long work is done.
        self.opening = Beside()
        self.beside = Beside()

    def __iter__(self) -> Iterator[OpenTable]:
        return iter(list(self._open.values()))

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._open

    # --- Opening and letting go ---

    async def open(self, table_id: str, who: str | None = None) -> OpenTable:
        """A table by its id, from memory or from the database; for an address, or for the server
        itself, which is never told to wait."""
        if not is_table_id(table_id):
            raise Missing("table.missing")
        found = self._open.pop(table_id, None)
        if found is not None:
            self._open[table_id] = found  # the one that was used last comes last
        else:
            task = self._opening.get(table_id)
            if task is None:
                task = asyncio.ensure_future(self._read(table_id, who))
                self._opening[table_id] = task
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            found = await asyncio.shield(task)
        found.used_at = self.ticks()
        return found

    async def open_at(self, table_id: str, version: int) -> OpenTable:
        """A table as it was at a version, or is by now."""
        opened = await self.open(table_id)
        async with opened.lock:
            await opened.look_for(version)
        return opened

    async def _read(self, table_id: str, who: str | None) -> OpenTable:
        opened = self._opened(*await self.read(table_id, who))
        async with opened.lock:
            await opened.insist(opened.close_if_outdated)
        self._open[table_id] = opened
        opened.set_timer()
        self._make_room()
        return opened

    def _make_room(self) -> None:
        """Let go of tables that nobody uses, those first that were used longest ago."""
        too_many = len(self._open) - _MOST_IDLE
        if too_many > 0:
            idle = (opened for opened in self if opened.is_idle)
            for opened in itertools.islice(idle, too_many):
                del self._open[opened.table.id]

    async def read(self, table_id: str, who: str | None = None) -> tuple[Table, int]:
        """A table as the database has it, and the entry that its snapshot was made after."""
        kept = await self.store.snapshot(table_id)
        if kept is not None and kept[1]["rules"] != find_game(kept[1]["game_id"]).rules_version:
            kept = None
        entries = await self.store.entries(table_id, kept[0] if kept else 0)
        document = kept[1] if kept else None
        table = await self.opening.do(partial(_rebuilt, table_id, document, entries), who)
        if table.version == 0:
            raise Missing("table.missing")
        if table.is_of_other_rules:  # only its row tells whether the match had ended
            table.status = await self.store.status(table_id)
        return table, kept[0] if kept else 0

    def _opened(self, table: Table, kept_at: int = 0) -> OpenTable:
        ticks = self.ticks()
        return OpenTable(self, table, used_at=ticks, kept_at=kept_at, opened_at=ticks)

    def forget_idle(self) -> None:
        """Let go of tables that nobody has used for long."""
        for opened in self:
            if opened.is_idle and self.ticks() - opened.used_at > self.pace.forget:
                del self._open[opened.table.id]

    async def forget_gone(self) -> None:
        """Let go of tables that were deleted, and of who watches them."""
        for table_id in await self.store.gone(list(self._open)):
            opened = self._open.pop(table_id)
            opened.is_gone = True
            opened.wake()

    def end(self) -> None:
        """Let everybody who watches go."""
        self.is_ending = True
        for bell in itertools.chain.from_iterable(self.streams.values()):
            bell.set()

    @contextlib.contextmanager
    def streaming(self, guest: str | None) -> Iterator[asyncio.Event]:
        """While somebody has a stream, of one table or several: an event that wakes it."""
        bell = asyncio.Event()
        self.streams[guest].add(bell)
        try:
            yield bell
        finally:
            self._sent_away.discard(bell)
            self.streams[guest].discard(bell)
            if not self.streams[guest]:
                del self.streams[guest]

    def send_away(self, guests: set[str]) -> None:
        """Let the streams of some guests end."""
        for bell in itertools.chain.from_iterable(self.streams.get(one, ()) for one in guests):
            self._sent_away.add(bell)
            bell.set()

    def is_sent_away(self, bell: asyncio.Event) -> bool:
        return bell in self._sent_away

    def close(self) -> None:
        for opened in self:
            if opened.timer is not None:
                opened.timer.cancel()
        self.tasks.cancel()
        self.beside.close()
        self.opening.close()

    # --- What other processes append ---

    async def look_for(self, told: Told) -> None:
        """Take what other processes have appended up to an entry, if the table is open here."""
        if told.table_id in self._opening:
            await asyncio.wait({self._opening[told.table_id]})
        opened = self._open.get(told.table_id)
        if opened is not None:
            async with opened.lock:
                await opened.take_told(told)

    async def catch_up_all(self) -> None:
        for opened in self:
            async with opened.lock:
                await opened.catch_up()

    def hear(self, told: Told) -> bool:
        """An entry was appended somewhere; whether it is news.

        A table that is being opened may have been read before; at one that is locked, the entry
        may be what is just appended here.
        """
        opened = self._open.get(told.table_id)
        if opened is None:
            if told.table_id in self._opening:
                self.tasks.spawn(self.look_for(told))
            return False
        if opened.table.version >= told.number:
            return False
        self.tasks.spawn(self.look_for(told))
        return not opened.lock.locked()

    # --- What is appended here ---

    async def begin(self, table_id: str, body: Mapping[str, Any]) -> OpenTable:
        """A new table, from its first entry on."""
        opened = self._opened(Table(table_id))
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
        *,
        answers: bool = False,
    ) -> None:
        before = opened.table
        entry = Entry(before.version + 1, kind, body, self.now(), key)
        table = before.after(entry, match)
        summary = self._summary(opened, table, kind, answers)
        if not await self.store.append(table.id, entry, summary):
            await opened.catch_up()
            raise Outrun("table.stale", version=before.version, present=opened.table.version)
        opened.table = table
        opened.has_changed()
        if table.is_of_other_rules:
            return
        # A snapshot takes longer the longer the match is: then it is made more rarely.
        played = len(table.match.history) if table.match is not None else 0
        if entry.number - opened.kept_at >= max(self.pace.snapshot, played // 8):
            opened.kept_at = entry.number
            self.tasks.spawn(self._keep(table))

    def _summary(self, opened: OpenTable, table: Table, kind: str, answers: bool) -> Summary:
        """What the rows of a table say after an entry."""
        person = opened.person or table.host
        return Summary(
            table.game_id,
            table.status if table.ending is None else table.ending.how,
            table.is_public,
            asked=sum(1 << seat for seat in table.to_act if seat not in table.resigned),
            sitters=table.sitters if kind in _SEATING else None,
            question=bot_question(table, self.pace, person, opened.address),
            has_bots=table.has_bots,
            answers=answers,
        )

    async def _keep(self, table: Table) -> None:
        """Write a snapshot, made beside the event loop; nothing depends on it."""
        body = await asyncio.to_thread(_written, table)
        await self.store.keep(table.id, table.version, body)


def _rebuilt(table_id: str, snapshot: Mapping[str, Any] | None, later: Iterable[Entry]) -> Table:
    """A table from a snapshot and what was appended after it."""
    table = Table(table_id) if snapshot is None else Table.from_snapshot(snapshot)
    for entry in later:
        table.take(entry)
    return table


def _advanced(table: Table, entries: Iterable[Entry]) -> Table:
    """A table after some more entries."""
    for entry in entries:
        table = table.after(entry)
    return table


def _written(table: Table) -> str:
    return json.dumps(table.snapshot(), ensure_ascii=False, separators=(",", ":"))


async def _leave_alone(_: OpenTable) -> None:
    return


async def _let_come(_: OpenTable, __: str) -> None:
    return
