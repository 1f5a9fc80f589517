"""The house: the tables open in this process, what people do there, what goes on by itself.

Every change is an entry: checked here, appended to the database, and only then taken by the table,
answered, and told to who watches. If another process was faster the entry is refused by the
database; the table catches up, and the caller is told that it has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ludi.bots import find_bot
from ludi.bots.advice import Advice
from ludi.core.errors import UnknownGame
from ludi.core.fairness import checked_seed
from ludi.core.match import Match
from ludi.web.checks import (
    ADVICE,
    checked_advice,
    checked_clock,
    checked_key,
    checked_name,
    checked_words,
)
from ludi.web.errors import Forbidden, Missing, NotNow, Outrun, Stale
from ludi.web.store import Entry, Store
from ludi.web.table import (
    BOT,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    STAND_IN,
    Table,
    checked_setting,
)
from ludi.web.thinkers import Thinkers

# Timers may be early by this much; who answers this fast has answered at once.
_NEARLY: Final = 0.002
_AT_ONCE: Final = 0.5
# So often something is tried, when other processes are faster.
_ATTEMPTS: Final = 10
_log = logging.getLogger("ludi")


# How often a seat has acted, and what it can do.
Question = tuple[int, tuple[int, ...]]


@dataclass(frozen=True)
class Pace:
    """How fast things go by themselves, in seconds."""

    # A bot acts so long after it is asked, however long it has thought: its time tells nothing.
    bot: float = 0.8
    # So many times longer if a person acted last, who may want to take it back.
    patience: float = 2.5
    # A person who is not seen for so long is replaced, if somebody waits.
    away: float = 60.0
    # How often it is noted who is there, and looked for what other servers have left undone.
    look: float = 5.0
    # A table nobody watches is let go after so long.
    forget: float = 300.0
    # After so many entries a snapshot is made.
    snapshot: int = 40


@dataclass
class Place:
    """A table in this process, and who watches it here."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[asyncio.Event] = field(default_factory=set)
    present: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    # The seats of people who are not here.
    absent: frozenset[int] = frozenset()
    timer: asyncio.TimerHandle | None = None
    used_at: float = 0.0
    kept_at: int = 0
    # What the oracle has told each seat, and to which question.
    advice: dict[int, tuple[Question, list[Advice]]] = field(default_factory=dict)
    # What was last rendered for a viewer, by viewer; whoever renders keeps it here.
    rendered: dict[Any, Any] = field(default_factory=dict)
    # A bot is being asked, or somebody replaced.
    is_tended: bool = False
    # How many draws were checked when the finished match was played again.
    verified_draws: int | None = None

    def wake(self) -> None:
        self.rendered.clear()
        for watcher in self.watchers:
            watcher.set()


class House:
    """All tables of one process."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers | None = None,
        pace: Pace | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.thinkers = thinkers or Thinkers()
        self.pace = pace or Pace()
        self.now = now
        self.is_ending = False
        self.places: dict[str, Place] = {}
        self._opening: dict[str, asyncio.Task[Place]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        # The tables whose match is being reviewed, or waits for it.
        self._reviewing: list[str] = []
        self._one_verification = asyncio.Lock()

    # --- Opening and closing ---

    async def open(self, table_id: str) -> Place:
        """A table by its id, from memory or from the database."""
        place = self.places.get(table_id)
        if place is None:
            task = self._opening.get(table_id)
            if task is None:
                task = asyncio.ensure_future(self._read(table_id))
                self._opening[table_id] = task
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            place = await asyncio.shield(task)
        place.used_at = self.now()
        return place

    async def _read(self, table_id: str) -> Place:
        kept = await self.store.snapshot(table_id)
        table = Table(table_id) if kept is None else Table.from_snapshot(kept[1])
        for entry in await self.store.entries(table_id, table.version):
            table.take(entry)
        if table.version == 0:
            raise Missing("table.missing")
        place = Place(table, used_at=self.now(), kept_at=kept[0] if kept else 0)
        self.places[table_id] = place
        self._set_timer(place)
        return place

    async def open_known(self, table_ids: Iterable[str]) -> list[Table]:
        """Tables by their ids, without those whose game is not installed any more."""
        found = []
        for table_id in table_ids:
            with contextlib.suppress(UnknownGame):
                found.append((await self.open(table_id)).table)
        return found

    async def catch_up(self, table_id: str) -> None:
        """Take what other processes have appended, if the table is open here."""
        if table_id in self._opening:
            await asyncio.wait({self._opening[table_id]})
        place = self.places.get(table_id)
        if place is not None:
            async with place.lock:
                await self._catch_up(place)

    def hear(self, table_id: str, version: int) -> None:
        """Another process may have appended; a table that is being opened may have been read."""
        place = self.places.get(table_id)
        if table_id in self._opening or (place is not None and place.table.version < version):
            self._spawn(self.catch_up(table_id))

    async def _catch_up(self, place: Place) -> None:
        added = await self.store.entries(place.table.id, place.table.version)
        for entry in added:
            place.table = place.table.after(entry)
        if added:
            place.wake()
            self._set_timer(place)

    async def go_on(self) -> None:
        """Go on with what bots and clocks have to do, now and as long as the server runs."""
        await self._open_due(float("inf"))
        while True:
            await asyncio.sleep(self.pace.look)
            try:
                await self._look_around()
            except Exception:  # noqa: BLE001 - the next look may work
                _log.exception("looking around failed")

    async def _open_due(self, before: float) -> list[Place]:
        """Open the tables where something is to be done; one that is broken stops no other."""
        found = []
        for table_id in await self.store.due_tables(before):
            try:
                found.append(await self.open(table_id))
            except UnknownGame:
                continue  # it waits until its game is installed again
            except Exception:  # noqa: BLE001 - the others are to go on
                _log.exception("table %s cannot be opened", table_id)
        return found

    async def _look_around(self) -> None:
        here = [
            (table_id, guest)
            for table_id, place in self.places.items()
            for guest, count in place.present.items()
            if count
        ]
        await self.store.see(here, self.now())
        for place in await self._open_due(self.now() - 2 * self.pace.look):
            self._spawn(self.tend(place))
        for place in list(self.places.values()):
            if place.table.status == PLAYING:
                self._spawn(self.note_absent(place))
                self._spawn(self.miss_people(place))
            is_idle = not place.watchers and not place.lock.locked() and place.timer is None
            if is_idle and self.now() - place.used_at > self.pace.forget:
                del self.places[place.table.id]

    def end_streams(self) -> None:
        """Let everybody who watches go, before the server ends."""
        self.is_ending = True
        for place in self.places.values():
            place.wake()

    def close(self) -> None:
        for place in self.places.values():
            if place.timer is not None:
                place.timer.cancel()
        for task in self._tasks:
            task.cancel()
        self.thinkers.close()

    async def settled(self) -> None:
        """Wait until what was begun is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("what goes on by itself failed", exc_info=task.exception())

    # --- Appending ---

    async def _append(
        self,
        place: Place,
        kind: str,
        body: Mapping[str, Any],
        key: str | None = None,
        match: Match | None = None,
    ) -> None:
        """Append an entry, and take it. Stale: another process was faster."""
        before = place.table
        entry = Entry(before.version + 1, kind, body, self.now(), key)
        table = before.after(entry, match)
        if not await self.store.append(table.id, entry, table.summary(self._due_at(table))):
            await self._catch_up(place)
            if key is None or key not in place.table.keys:
                raise Outrun("table.stale", version=before.version, present=place.table.version)
            return
        place.table = table
        place.wake()
        self._set_timer(place)
        # A snapshot takes longer the longer the match is: then it is made more rarely.
        if entry.number - place.kept_at >= max(self.pace.snapshot, entry.number // 8):
            place.kept_at = entry.number
            self._spawn(self._keep(table))

    async def _insist(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Try again, with the table as it is by then, while other processes are faster."""
        for _ in range(_ATTEMPTS - 1):
            with contextlib.suppress(Outrun):
                await attempt()
                return
        await attempt()

    async def _look_for(self, place: Place, version: int) -> None:
        """Catch up with a version that somebody has seen at another process."""
        if version > place.table.version:
            await self._catch_up(place)

    async def _keep(self, table: Table) -> None:
        """Write a snapshot, made beside the event loop; nothing depends on it."""
        body = await asyncio.to_thread(_written, table)
        await self.store.keep(table.id, table.version, body)

    # --- Before the match ---

    async def create(
        self,
        guest: str,
        name: str,
        game_id: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        is_public: bool = False,
        clock: int = 0,
        advice: str = ADVICE[0],
    ) -> Place:
        """A new table, its maker in the first seat."""
        game, count, values = checked_setting(game_id, seats, options or {})
        table_id = secrets.token_hex(10)
        body = {
            "game": game.id,
            "rules": game.rules_version,
            "seats": count,
            "options": values,
            "public": is_public,
            "clock": checked_clock(clock),
            "advice": checked_advice(advice),
            "host": guest,
        }
        place = Place(Table(table_id), used_at=self.now())
        async with place.lock:
            await self._append(place, "created", body)
            self.places[table_id] = place
            await self._append(place, "seated", _person(0, guest, name))
        await self.store.see([(table_id, guest)], self.now())
        return place

    async def change(
        self,
        place: Place,
        guest: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        is_public: bool | None = None,
        clock: int | None = None,
        advice: str | None = None,
    ) -> None:
        """Set what can be set before the start; what is not given stays as it is."""
        async with place.lock:
            table = place.table
            table.check_host(guest)
            table.check_waiting()
            wanted = len(table.seats) if seats is None else seats
            kept = table.game.options_for(wanted, table.options)
            _, count, values = checked_setting(table.game_id, wanted, {**kept, **(options or {})})
            if any(seat.kind == PERSON for seat in table.seats[count:]):
                raise NotNow("table.seat_taken", seat=count + 1)
            body = {
                "seats": count,
                "options": values,
                "public": table.is_public if is_public is None else is_public,
                "clock": table.clock if clock is None else checked_clock(clock),
                "advice": table.advice if advice is None else checked_advice(advice),
            }
            await self._append(place, "changed", body)

    async def sit(self, place: Place, seat: int, guest: str, name: str) -> None:
        """Take an open seat, or a bot's; the own one before is left."""
        async with place.lock:
            table = place.table
            table.check_waiting()
            table.check_seat(seat)
            if table.seats[seat].guest == guest:
                return
            if table.seats[seat].kind == PERSON:
                raise NotNow("table.seat_taken", seat=seat + 1)
            here = table.seat_of(guest)
            if here is not None:
                await self._append(place, "seated", _nobody(here))
            await self._append(place, "seated", _person(seat, guest, name))
        await self.store.see([(table.id, guest)], self.now())

    async def put_bot(self, place: Place, seat: int, guest: str, bot: str) -> None:
        async with place.lock:
            table = place.table
            table.check_host(guest)
            table.check_waiting()
            table.check_seat(seat)
            if table.seats[seat].kind == PERSON:
                raise NotNow("table.seat_taken", seat=seat + 1)
            find_bot(bot)
            name = table.seats[seat].name or table.free_name()
            body = {"seat": seat, "kind": BOT, "bot": bot, "name": name}
            await self._append(place, "seated", body)

    async def clear_seat(self, place: Place, seat: int, guest: str) -> None:
        """The host opens any seat again, everybody else their own."""
        async with place.lock:
            table = place.table
            table.check_waiting()
            table.check_seat(seat)
            if table.seats[seat].guest != guest:
                table.check_host(guest)
            if table.seats[seat].kind != OPEN:
                await self._append(place, "seated", _nobody(seat))

    async def start(self, place: Place, guest: str) -> None:
        async with place.lock:
            table = place.table
            table.check_host(guest)
            table.check_can_start()
            await self._begin(place)

    async def _begin(self, place: Place) -> None:
        seed = checked_seed(None)
        await self._append(place, "started", {"seed": seed}, match=place.table.begun(seed))

    # --- During the match ---

    async def act(
        self, place: Place, guest: str, action: str | int, version: int, key: str | None = None
    ) -> None:
        """Play an action that was made on a version; with the key of an earlier one, nothing."""
        async with place.lock:
            await self._look_for(place, version)
            await self._insist(lambda: self._act(place, guest, action, version, key))

    async def _act(
        self, place: Place, guest: str, action: str | int, version: int, key: str | None
    ) -> None:
        if checked_key(key) in place.table.keys:
            return
        table, seat = place.table, own_seat(place.table, guest)
        table.live()
        table.check_fresh(seat, version)
        if table.seats[seat].away:
            raise NotNow("table.away")
        match = table.played(seat, action)
        await self._append(place, "acted", {"seat": seat, "do": action}, key, match)

    async def undo(self, place: Place, guest: str, version: int, key: str | None = None) -> None:
        """Take back the own last action, if nothing was played since the version."""
        async with place.lock:
            await self._look_for(place, version)
            if checked_key(key) in place.table.keys:
                return
            table, seat = place.table, own_seat(place.table, guest)
            match = table.live().copy()
            if any(move.number > version for move in table.moves):
                raise Stale("table.stale", version=version, present=table.version)
            match.undo(seat)
            await self._append(place, "undone", {"seat": seat}, key, match)

    async def say(self, place: Place, guest: str, name: str, said: str) -> None:
        body = {"guest": guest, "name": name, "text": checked_words(said)}
        async with place.lock:
            await self._insist(lambda: self._append(place, "said", body))

    async def rename(self, guest: str, name: str) -> str:
        """A guest's new name at the tables that are open here."""
        checked = checked_name(name)
        for place in list(self.places.values()):
            async with place.lock:
                if place.table.seat_of(guest) is not None and place.table.status != OVER:
                    await self._append(place, "renamed", {"guest": guest, "name": checked})
        return checked

    async def come_back(self, place: Place, guest: str) -> None:
        """Take the seat back from the bot that played meanwhile."""
        async with place.lock:
            seat = own_seat(place.table, guest)
            if place.table.seats[seat].away is None:
                raise NotNow("table.not_away")
            await self._append(place, "back", {"seat": seat})

    async def rematch(self, place: Place, guest: str, name: str) -> Place:
        """A table with the same people, bots and settings, each one seat further on."""
        async with place.lock:
            old = place.table
            own_seat(old, guest)
            if old.status != OVER:
                raise NotNow("table.not_over")
            if old.successor is not None:
                return await self.open(old.successor)
            new = await self._follow_up(old, guest, name)
            await self._append(place, "followed", {"table": new.table.id})
            return new

    async def _follow_up(self, old: Table, guest: str, name: str) -> Place:
        new = await self.create(
            guest,
            name,
            old.game_id,
            seats=len(old.seats),
            options=old.options,
            is_public=old.is_public,
            clock=old.clock,
            advice=old.advice,
        )
        async with new.lock:
            await self._append(new, "seated", _nobody(0))
            for number, seat in enumerate(old.seats):
                there = (number + 1) % len(old.seats)
                if seat.kind == BOT:
                    body = {"seat": there, "kind": BOT, "bot": seat.bot, "name": seat.name}
                    await self._append(new, "seated", body)
                elif seat.guest is not None:
                    await self._append(new, "seated", _person(there, seat.guest, seat.name))
            if all(seat.kind == BOT or seat.guest == guest for seat in new.table.seats):
                await self._begin(new)
        return new

    async def play_on(self, place: Place, actions: int, seat: int, guest: str, name: str) -> Place:
        """A table where a finished match goes on from how it stood after so many actions: a guest
        in one seat, bots in the others."""
        old = place.table
        match = old.live()
        if old.status != OVER:
            raise NotNow("table.not_over")
        old.check_seat(seat)
        earlier = match.at(actions)
        if earlier.over:
            raise NotNow("table.at_the_end")
        new = await self.create(guest, name, old.game_id, seats=len(old.seats), options=old.options)
        async with new.lock:
            if seat != 0:
                await self._append(new, "seated", _nobody(0))
                await self._append(new, "seated", _person(seat, guest, name))
            for other in range(len(old.seats)):
                if other != seat:
                    was = old.seats[other]
                    called = new.table.free_name(*(one.name for one in old.seats))
                    called = str(was.name) if was.kind == BOT else called
                    body = {"seat": other, "kind": BOT, "bot": STAND_IN, "name": called}
                    await self._append(new, "seated", body)
            seed, position = checked_seed(None), earlier.position()
            begun = new.table.begun(seed, position)
            await self._append(new, "started", {"seed": seed, "position": position}, match=begun)
        return new

    # --- The oracle ---

    async def ask_oracle(self, place: Place, guest: str) -> list[Advice]:
        """The best that a guest can do now; everybody is told that it was asked for."""
        table, seat = place.table, own_seat(place.table, guest)
        match = table.live()
        if not table.allows_advice:
            raise Forbidden("oracle.forbidden")
        if seat not in match.to_act or table.seats[seat].away:
            raise NotNow("oracle.not_asked")
        async with place.lock:
            await self._insist(lambda: self._note_asking(place, seat))
        told = advice_for(place, seat)
        if told is None:
            told = await self.thinkers.advise(match, seat)
            place.advice[seat] = (question(match, seat), told)
        return told

    async def _note_asking(self, place: Place, seat: int) -> None:
        if not place.table.has_asked(seat):
            await self._append(place, "advised", {"seat": seat})

    async def review(self, place: Place) -> dict[str, Any] | None:
        """The review of a finished match, if it has been made."""
        check_over(place.table)
        found: dict[str, Any] | None = await self.store.review(place.table.id)
        return found

    async def begin_review(self, place: Place) -> None:
        """Let a review be made, if there is none and none is being made."""
        if await self.review(place) is None and place.table.id not in self._reviewing:
            check_rivals(place.table)
            self._reviewing.append(place.table.id)
            self._spawn(self._make_review(place.table))

    async def _make_review(self, table: Table) -> None:
        try:
            found = await self.thinkers.review(table.live())
            await self.store.keep_review(table.id, json.dumps(found, separators=(",", ":")))
        finally:
            self._reviewing.remove(table.id)

    def review_progress(self, table: Table) -> float | None:
        """How much of a review is made; None: nobody is at it. They are made one by one."""
        if table.id not in self._reviewing:
            return None
        return self.thinkers.progress if self._reviewing[0] == table.id else 0.0

    async def verify(self, place: Place) -> int:
        """Play a finished match again from its record, and say how many draws were checked.

        It is done once a match, beside the event loop, one match after the other.
        """
        check_over(place.table)
        if place.verified_draws is None:
            async with self._one_verification:
                if place.verified_draws is None:  # who has waited for the same may have it by now
                    match = place.table.live()
                    place.verified_draws = await asyncio.to_thread(_checked_draws, match)
        return place.verified_draws

    # --- Watching ---

    @contextlib.contextmanager
    def watching(self, place: Place, guest: str | None) -> Iterator[asyncio.Event]:
        """While somebody watches: an event that is set when the table changes."""
        watcher = asyncio.Event()
        place.watchers.add(watcher)
        if guest is not None:
            place.present[guest] += 1
        try:
            yield watcher
        finally:
            place.watchers.discard(watcher)
            place.used_at = self.now()
            if guest is not None:
                place.present[guest] -= 1

    # --- What goes on by itself ---

    def _due_at(self, table: Table) -> float | None:
        """When a bot is to act, or a clock runs out."""
        times = []
        for seat, since in table.asked_at.items() if table.status == PLAYING else ():
            if table.seats[seat].player is not None:
                times.append(since + self._bot_pause(table))
            elif table.clock:
                times.append(since + table.clock)
        return min(times, default=None)

    def _bot_pause(self, table: Table) -> float:
        last = table.moves[-1].seat if table.moves else -1
        is_person = last >= 0 and table.seats[last].player is None
        return self.pace.bot * (self.pace.patience if is_person else 1)

    def _set_timer(self, place: Place) -> None:
        if place.timer is not None:
            place.timer.cancel()
            place.timer = None
        due_at = None if place.table.is_of_other_rules else self._due_at(place.table)
        if due_at is not None:
            wait = max(0.0, due_at - self.now())
            loop = asyncio.get_running_loop()
            place.timer = loop.call_later(wait, lambda: self._spawn(self.tend(place)))

    async def tend(self, place: Place) -> None:
        """Let a bot act, or replace somebody whose clock has run out, where it is time.

        One question a table is under way: who comes meanwhile, because the bot thinks for long, has
        nothing to do. If the table has changed by then, it is looked after as it is now.
        """
        if place.is_tended:
            return
        table, place.is_tended = place.table, True
        try:
            await self._tend(place, table)
        finally:
            place.is_tended = False
        if place.table is not table:
            self._set_timer(place)

    async def _tend(self, place: Place, table: Table) -> None:
        is_live = table.status == PLAYING and not table.is_of_other_rules
        for seat, since in list(table.asked_at.items()) if is_live else ():
            player = table.seats[seat].player
            if player is not None and self.now() >= since + self._bot_pause(table) - _NEARLY:
                await self.act_for(place, table, seat, player)
                return
            if player is None and table.clock and self.now() >= since + table.clock - _NEARLY:
                await self._replace(place, table, seat, "clock")
                return

    async def act_for(self, place: Place, table: Table, seat: int, bot: str) -> None:
        """Ask a bot, outside the lock; its answer counts if the table is still the same.

        A bot that thinks long answers at the next beat: how long it thought is not to be seen.
        """
        match, begun = table.live(), self.now()
        action = match.game.actions.written(await self.thinkers.choose(match, seat, bot))
        thought = self.now() - begun
        if thought > _AT_ONCE:
            await asyncio.sleep(self.pace.bot - thought % self.pace.bot)
        async with place.lock:
            if place.table.match is match and place.table.seats[seat].player is not None:
                body = {"seat": seat, "do": action, "bot": bot}
                with contextlib.suppress(Stale):
                    await self._append(place, "acted", body, match=place.table.played(seat, action))

    async def note_absent(self, place: Place) -> None:
        """See who of the people is not here, for those who are."""
        if not place.watchers:
            return
        seats = {seat.guest: at for at, seat in enumerate(place.table.seats) if seat.guest}
        away = {guest for guest in seats if not place.present.get(guest)}
        if away:
            seen = await self.store.seen_at(place.table.id)
            away = {guest for guest in away if self.now() - seen.get(guest, 0) > 2 * self.pace.look}
        absent = frozenset(seats[guest] for guest in away)
        if absent != place.absent:
            place.absent = absent
            place.wake()

    async def miss_people(self, place: Place) -> None:
        """Replace who has not been seen for long, if another person at the table waits."""
        table = place.table
        waited_for = {
            seat: table.seats[seat].guest
            for seat, since in table.asked_at.items()
            if table.seats[seat].player is None and self.now() - since > self.pace.away
        }
        here = {guest for guest, count in place.present.items() if count}
        if set(waited_for.values()) <= here:
            return
        seen = await self.store.seen_at(table.id)
        here |= {guest for guest, at in seen.items() if self.now() - at <= self.pace.away}
        people = {seat.guest for seat in table.seats if seat.guest is not None}
        for seat, guest in waited_for.items():
            if guest not in here and (people - {guest}) & here:
                await self._replace(place, table, seat, "absent")
                return

    async def _replace(self, place: Place, table: Table, seat: int, why: str) -> None:
        """Let a bot play for somebody, if nothing has changed meanwhile."""
        async with place.lock:
            if place.table is table:
                with contextlib.suppress(Stale):
                    await self._append(place, "away", {"seat": seat, "why": why})


def own_seat(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise Forbidden("table.not_yours")
    return seat


def advice_for(place: Place, seat: int | None) -> list[Advice] | None:
    """What the oracle has told a seat about what it is asked now."""
    match = place.table.match
    if match is None or seat is None or seat not in place.advice:
        return None
    asked, told = place.advice[seat]
    return told if asked == question(match, seat) else None


def question(match: Match, seat: int) -> Question:
    """What a seat is asked: the same while others choose at the same time."""
    own = sum(played.seat == seat for played in match.history)
    legal = match.game.legal_ids(match.state, seat) if seat in match.to_act else []
    return own, tuple(legal)


def check_over(table: Table) -> None:
    table.live()
    if table.status != OVER:
        raise NotNow("table.not_over")


def check_rivals(table: Table) -> None:
    if len(table.seats) < 2:
        raise NotNow("oracle.alone")


def _checked_draws(match: Match) -> int:
    again = Match.replay(match.record())
    return sum(len(played.drew) for played in again.history) + len(again.setup_draws)


def _written(table: Table) -> str:
    return json.dumps(table.snapshot(), ensure_ascii=False, separators=(",", ":"))


def _person(seat: int, guest: str, name: str) -> dict[str, Any]:
    return {"seat": seat, "kind": PERSON, "guest": guest, "name": name}


def _nobody(seat: int) -> dict[str, Any]:
    return {"seat": seat, "kind": OPEN, "name": ""}
