"""The oracle: what a person can best do now, and what a finished match looks like to it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from ludi.bots.advice import Advice
from ludi.core.match import Match
from ludi.web.errors import Forbidden, NotNow
from ludi.web.tables.following import check_over
from ludi.web.tables.open_tables import OpenTable, OpenTables, Question
from ludi.web.tables.playing import own_seat
from ludi.web.tables.table import Table
from ludi.web.tables.workers import BotWorkers


class Oracle:
    """Advice and reviews at the tables of this process."""

    def __init__(self, tables: OpenTables, workers: BotWorkers) -> None:
        self._tables = tables
        self.workers = workers
        # The tables whose match is being reviewed, or waits for it.
        self._reviewing: list[str] = []
        self._one_verification = asyncio.Lock()

    # --- Advice ---

    async def ask(self, opened: OpenTable, guest: str) -> list[Advice]:
        """The best that a guest can do now; everybody is told that it was asked for."""
        table, seat = opened.table, own_seat(opened.table, guest)
        match = table.live()
        if not table.allows_advice:
            raise Forbidden("oracle.forbidden")
        if seat not in match.to_act or table.seats[seat].away:
            raise NotNow("oracle.not_asked")
        async with opened.lock:
            await opened.insist(lambda: _note_asking(opened, seat))
        told = advice_for(opened, seat)
        if told is None:
            told = await self.workers.advise(match, seat)
            opened.advice[seat] = (question(match, seat), told)
        return told

    # --- Reviews ---

    async def review(self, opened: OpenTable) -> dict[str, Any] | None:
        """The review of a finished match, if it has been made."""
        check_over(opened.table)
        found: dict[str, Any] | None = await self._tables.store.review(opened.table.id)
        return found

    async def begin_review(self, opened: OpenTable) -> None:
        """Let a review be made, if there is none and none is being made."""
        table = opened.table
        if await self.review(opened) is None and table.id not in self._reviewing:
            if len(table.seats) < 2:
                raise NotNow("oracle.alone")
            self._reviewing.append(table.id)
            self._tables.tasks.spawn(self._make_review(table))

    async def _make_review(self, table: Table) -> None:
        try:
            found = await self.workers.review(table.live())
            body = json.dumps(found, separators=(",", ":"))
            await self._tables.store.keep_review(table.id, body)
        finally:
            self._reviewing.remove(table.id)

    def progress(self, table: Table) -> float | None:
        """How much of a review is made; None: nobody is at it. They are made one by one."""
        if table.id not in self._reviewing:
            return None
        return self.workers.progress if self._reviewing[0] == table.id else 0.0

    # --- Fair chance ---

    async def verify(self, opened: OpenTable) -> int:
        """Play a finished match again from its record, and say how many draws were checked.

        It is done once a match, beside the event loop, one match after the other.
        """
        check_over(opened.table)
        if opened.verified_draws is None:
            async with self._one_verification:
                if opened.verified_draws is None:  # who has waited for the same may have it by now
                    match = opened.table.live()
                    opened.verified_draws = await asyncio.to_thread(_checked_draws, match)
        return opened.verified_draws


def advice_for(opened: OpenTable, seat: int | None) -> list[Advice] | None:
    """What the oracle has told a seat about what it is asked now."""
    match = opened.table.match
    if match is None or seat is None or seat not in opened.advice:
        return None
    asked, told = opened.advice[seat]
    return told if asked == question(match, seat) else None


def question(match: Match, seat: int) -> Question:
    """What a seat is asked: the same while others choose at the same time."""
    own = sum(played.seat == seat for played in match.history)
    legal = match.game.legal_ids(match.state, seat) if seat in match.to_act else []
    return own, tuple(legal)


async def _note_asking(opened: OpenTable, seat: int) -> None:
    if not opened.table.has_asked(seat):
        await opened.append("advised", {"seat": seat})


def _checked_draws(match: Match) -> int:
    again = Match.replay(match.record())
    return sum(len(played.drew) for played in again.history) + len(again.setup_draws)
