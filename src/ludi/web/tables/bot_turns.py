"""Bots act when it is their turn: who has taken the question thinks, and plays what was found."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

from ludi.web.errors import Stale
from ludi.web.storage.entries import Question
from ludi.web.tables.open_tables import OpenTable, OpenTables
from ludi.web.tables.oracle import what_is_asked
from ludi.web.tables.table import PLAYING
from ludi.web.tables.workers import BotWorkers

# Who answers this fast has answered at once.
_AT_ONCE: Final = 0.5


class BotTurns:
    """Plays for bots, whichever server their table is watched at."""

    def __init__(self, tables: OpenTables, workers: BotWorkers) -> None:
        self._tables = tables
        self.workers = workers

    async def play(
        self, question: Question, haste: float = 1.0, on_thought: Callable[[], None] = lambda: None
    ) -> None:
        """Think, and play it if it still answers what the seat is asked; in haste with such a part
        of the usual effort. A question that came to nothing is asked again, if it still is.
        `on_thought` is called before it is played, which may be at the next beat."""
        opened = await self._tables.open_at(question.table_id, question.number)
        opened.person, opened.address = question.person, question.address
        if self._is_asked(opened, question):
            await self._think_and_play(opened, question, haste, on_thought)
        else:
            await self._tables.store.questions.drop(question.table_id, question.kind, question.seat)

    def _is_asked(self, opened: OpenTable, question: Question) -> bool:
        table = opened.table
        return (
            table.status == PLAYING
            and question.seat in table.asked_at
            and (table.seats[question.seat].player == question.bot)
        )

    async def _think_and_play(
        self, opened: OpenTable, question: Question, haste: float, on_thought: Callable[[], None]
    ) -> None:
        """A bot that thinks long answers at the next beat: how long it thought is not seen."""
        match, seat = opened.table.live(), question.seat
        begun, beat = self._tables.ticks(), self._tables.pace.bot
        found = await self.workers.choose(match, seat, question.bot, haste)
        on_thought()
        action, asked = match.game.actions.written(found), what_is_asked(match, seat)
        thought = self._tables.ticks() - begun
        if beat and thought > _AT_ONCE:
            await asyncio.sleep(beat - thought % beat)
        async with opened.lock:
            await opened.catch_up()
            if self._is_asked(opened, question):
                if what_is_asked(opened.table.live(), seat) == asked:
                    body = {"seat": seat, "do": action, "bot": question.bot}
                    played = opened.table.played(seat, action)
                    with contextlib.suppress(Stale):
                        await opened.append("acted", body, match=played, answers=True)
                        return
                await self._tables.store.questions.leave(question)
