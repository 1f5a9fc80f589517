"""The oracle: what a person can best do now, and what a finished match looks like to it."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any, Final

from ludi.bots.advice import Advice
from ludi.core.match import Match
from ludi.web.errors import Forbidden, NotNow, TooMuch
from ludi.web.storage.entries import ADVICE, REVIEW, Question
from ludi.web.tables.following import check_over
from ludi.web.tables.open_tables import OpenTable, OpenTables
from ludi.web.tables.playing import own_seat
from ludi.web.tables.table import OVER, Table

# A review is of the whole table.
_NO_SEAT: Final = -1
# So often it is looked whether there is an answer, and so long it is waited for.
_LOOK: Final = 0.1
_PATIENCE: Final = 30.0
# So many reviews, and so much advice, may wait for one address, and in all.
_MOST_OF_ONE: Final = 20
_MOST_WAITING: Final = 1000

# How often a seat has acted, and what it can do.
Asked = tuple[int, tuple[int, ...]]


class Oracle:
    """Advice and reviews at the tables of this process; who thinks takes it from the queue."""

    def __init__(self, tables: OpenTables) -> None:
        self._tables = tables

    # --- Advice ---

    async def ask(self, opened: OpenTable, guest: str) -> list[Advice]:
        """The best that a guest can do now; everybody is told that it was asked for."""
        table, seat = opened.table, own_seat(opened.table, guest)
        table.live()
        if not table.allows_advice:
            raise Forbidden("oracle.forbidden")
        if seat not in table.to_act or table.seats[seat].is_replaced:
            raise NotNow("oracle.not_asked")
        async with opened.lock:
            await opened.insist(lambda: _note_asking(opened, seat))
        told = advice_for(opened, seat)
        if told is None:
            told = await self._told(opened, seat, guest)
        return told

    async def _told(self, opened: OpenTable, seat: int, guest: str) -> list[Advice]:
        """What who thinks answers; while others choose at the same time, the question stays."""
        await self._ask(opened, ADVICE, seat, 1, guest)
        table_id, questions = opened.table.id, self._tables.store.questions
        for _ in range(int(_PATIENCE / _LOOK)):
            found = await questions.told(table_id, ADVICE, seat)
            if found is None:
                raise NotNow("oracle.not_asked")
            if found.answer is not None:
                await questions.drop(table_id, ADVICE, seat)
                answer = json.loads(found.answer)
                own, legal = answer["asked"]
                told = [Advice(**advice) for advice in answer["advice"]]
                opened.advice[seat] = ((own, tuple(legal)), told)
                return told
            await asyncio.sleep(_LOOK)
        raise TooMuch("oracle.busy", seconds=10)

    async def _ask(self, opened: OpenTable, kind: str, seat: int, weight: int, guest: str) -> None:
        now, table = self._tables.now(), opened.table
        own, others = await self._tables.store.questions.crowd(kind, opened.address)
        if own >= _MOST_OF_ONE or own + others >= _MOST_WAITING:
            raise TooMuch("oracle.busy", seconds=10)
        who = (guest, opened.address)
        question = Question(table.id, kind, seat, "", table.version, now, now, weight, *who)
        await self._tables.store.questions.ask(question)

    # --- Reviews ---

    async def review(self, opened: OpenTable) -> dict[str, Any] | None:
        """The review of a finished match, if it has been made."""
        check_over(opened.table)
        found: dict[str, Any] | None = await self._tables.store.review(opened.table.id)
        if found is not None and opened.reviewed is None:
            opened.reviewed = found
            opened.wake()  # the end tells more from now on
        return found

    async def begin_review(self, opened: OpenTable, guest: str) -> None:
        """Let a review be made, if there is none and none is being made."""
        if await self.review(opened) is None:
            if len(opened.table.seats) < 2:
                raise NotNow("oracle.alone")
            if not can_be_reviewed(opened.table):
                raise NotNow("oracle.unfinished")
            await self._ask(opened, REVIEW, _NO_SEAT, 2, guest)

    async def progress(self, table: Table) -> float | None:
        """How much of a review is made; None: nobody is at it."""
        found = await self._tables.store.questions.told(table.id, REVIEW, _NO_SEAT)
        return None if found is None else found.progress or 0.0

    # --- Fair chance ---

    async def verify(self, opened: OpenTable, who: str = "") -> int:
        """Play a finished match again from its record, and say how many draws were checked; once a
        match."""
        check_over(opened.table)
        if opened.verified_draws is None:
            await self._tables.beside.do(partial(_verify, opened), who)
        assert opened.verified_draws is not None
        return opened.verified_draws


def can_be_reviewed(table: Table) -> bool:
    """Whether the match was played to its end, by more than one."""
    return table.status == OVER and table.ending is None and len(table.seats) > 1


def advice_for(opened: OpenTable, seat: int | None) -> list[Advice] | None:
    """What the oracle has told a seat about what it is asked now."""
    match = opened.table.match
    if match is None or seat is None or seat not in opened.advice:
        return None
    asked, told = opened.advice[seat]
    return told if asked == what_is_asked(match, seat) else None


def what_is_asked(match: Match, seat: int) -> Asked:
    """What a seat is asked: the same while others choose at the same time."""
    own = sum(played.seat == seat for played in match.history)
    legal = match.game.legal_ids(match.state, seat) if seat in match.to_act else []
    return own, tuple(legal)


async def _note_asking(opened: OpenTable, seat: int) -> None:
    if not opened.table.has_asked(seat):
        await opened.append("advised", {"seat": seat})


def _verify(opened: OpenTable) -> None:
    """Who has waited for others that asked for the same may have it by now."""
    if opened.verified_draws is None:
        again = Match.replay(opened.table.live().record())
        drawn = sum(len(played.drew) for played in again.history)
        opened.verified_draws = drawn + len(again.setup_draws)
