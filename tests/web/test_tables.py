"""What can be done at a table, and what is refused without a change."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludi.core.errors import BadSetup, CannotUndo, IllegalAction, LudiError, NotYourTurn
from ludi.core.match import Match
from ludi.web.errors import BadInput, Forbidden, Missing, NotNow, OldRules, Stale
from ludi.web.people.names import checked_name
from ludi.web.show.drawing import drawing_of
from ludi.web.show.views import Viewer
from ludi.web.storage.questions import LEASE
from ludi.web.tables import following, playing, seating
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.service import TableService
from ludi.web.tables.table import Table
from web.servers import PATIENCE
from web.services import (
    ANN,
    BEN,
    EVE,
    STILL,
    AtOnce,
    Clock,
    a_service,
    answering,
    in_a_service,
    refused,
    table_of,
)

# --- Before the match ---------------------------------------------------------------------------


def test_the_maker_sits_and_is_host(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(service.tables, ANN, "Ann", "ave", seats=3)
        assert [seat.kind for seat in opened.table.seats] == ["person", "open", "open"]
        assert opened.table.host == ANN and opened.table.status == "waiting"

    in_a_service(tmp_path, test)


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(service.tables, ANN, "Ann", "ave", seats=3)
        await seating.sit(opened, 1, BEN, "Ben")
        await refused(opened, seating.sit(opened, 1, EVE, "Eve"), NotNow, "table.seat_taken")
        await refused(opened, seating.sit(opened, 7, EVE, "Eve"), NotNow, "table.no_seat")
        await seating.sit(opened, 2, BEN, "Ben")
        assert [seat.name for seat in opened.table.seats] == ["Ann", "", "Ben"]

    in_a_service(tmp_path, test)


def test_only_the_host_sets_up(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(service.tables, ANN, "Ann", "ave", seats=3)
        for doing in (
            seating.change(opened, BEN, seats=2),
            seating.put_bot(opened, 1, BEN, "random"),
            seating.clear_seat(opened, 0, BEN),
            seating.start(opened, BEN),
        ):
            await refused(opened, doing, Forbidden, "table.host_only")
        await refused(opened, seating.start(opened, ANN), NotNow, "table.open_seats")

    in_a_service(tmp_path, test)


def test_settings_are_the_games_own(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(service.tables, ANN, "Ann", "ave", seats=2)
        await seating.change(opened, ANN, seats=4, options={"round_limit": 3}, clock=60)
        assert len(opened.table.seats) == 4 and opened.table.clock == 60
        assert opened.table.options["round_limit"] == 3
        with pytest.raises(LudiError, match="option"):
            await seating.change(opened, ANN, options={"wings": True})
        with pytest.raises(BadInput):
            await seating.change(opened, ANN, clock=7)
        await seating.sit(opened, 3, BEN, "Ben")
        await refused(opened, seating.change(opened, ANN, seats=3), NotNow, "table.seat_taken")

    in_a_service(tmp_path, test)


def test_a_choice_goes_with_its_seat(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(
            service.tables, ANN, "Ann", "romans-go-home", seats=3, options={"clan_2": 4}
        )
        await seating.change(opened, ANN, seats=2)
        assert opened.table.options["clan_2"] == 0
        wish = seating.change(opened, ANN, options={"clan_2": 4})
        await refused(opened, wish, BadSetup, "setup.option_seat")

    in_a_service(tmp_path, test)


def test_a_match_of_bots_alone_is_refused(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(service.tables, ANN, "Ann", "ave", seats=2)
        await seating.clear_seat(opened, 0, ANN)
        for seat in (0, 1):
            await seating.put_bot(opened, seat, ANN, "random")
        await refused(opened, seating.start(opened, ANN), NotNow, "table.nobody")

    in_a_service(tmp_path, test)


# --- Acting -------------------------------------------------------------------------------------


def test_an_action_is_checked_before_it_is_kept(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        version = opened.table.version
        act = playing.act
        await refused(
            opened, act(opened, BEN, "roll 1", version), NotYourTurn, "action.not_your_turn"
        )
        await refused(opened, act(opened, EVE, "roll 1", version), Forbidden, "table.not_yours")
        await refused(
            opened, act(opened, ANN, "write 9 1", version), IllegalAction, "action.illegal"
        )
        await refused(opened, act(opened, ANN, "fly", version), IllegalAction, "action.unknown")
        await refused(opened, act(opened, ANN, "roll 1", version, "short"), BadInput, "key.length")
        await refused(opened, act(opened, ANN, "roll 1", 99), Stale, "table.future")
        await act(opened, ANN, "roll 1", version)
        assert opened.table.version == version + 1

    in_a_service(tmp_path, test)


def test_a_double_click_acts_once(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        version = opened.table.version
        for _ in range(3):
            await playing.act(opened, ANN, "roll 1", version, "the-same-key")
        assert opened.table.version == version + 1

    in_a_service(tmp_path, test)


def test_a_stale_action_is_refused(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        version = opened.table.version
        await playing.act(opened, ANN, "roll 1", version)
        await refused(opened, playing.act(opened, ANN, "roll 1", version), Stale, "table.stale")

    in_a_service(tmp_path, test)


def test_chat_does_not_make_an_action_stale(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        version = opened.table.version
        await playing.say(opened, BEN, "Ben", "  good   luck ")
        assert opened.table.chat[-1].text == "good luck"
        await playing.act(opened, ANN, "roll 1", version)

    in_a_service(tmp_path, test)


def test_who_chooses_at_the_same_time_is_not_stale(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service, "romans-go-home")
        version = opened.table.version
        assert opened.table.to_act == (0, 1)
        first, second = (opened.table.live().legal(seat)[0].text for seat in (0, 1))
        await playing.act(opened, ANN, first, version)
        await playing.act(opened, BEN, second, version)
        await refused(opened, playing.act(opened, BEN, second, version), Stale, "table.stale")

    in_a_service(tmp_path, test)


def test_undo_is_what_the_match_allows(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service, "romans-go-home")
        action = opened.table.live().legal(0)[0].text
        await playing.act(opened, ANN, action, opened.table.version)
        version = opened.table.version
        await refused(opened, playing.undo(opened, BEN, version), CannotUndo, "undo.other_acted")
        await playing.undo(opened, ANN, version)
        assert opened.table.live().history == [] and opened.table.version == version + 1
        await refused(opened, playing.undo(opened, ANN, version), Stale, "table.stale")
        await playing.act(opened, ANN, action, opened.table.version)

    in_a_service(tmp_path, test)


# --- People who come and go ---------------------------------------------------------------------


async def a_table_with_a_clock(service: TableService, people: int = 2) -> OpenTable:
    opened = await seating.create(service.tables, ANN, "Ann", "ave", seats=2, clock=30)
    if people == 2:
        await seating.sit(opened, 1, BEN, "Ben")
    else:
        await seating.put_bot(opened, 1, ANN, "random")
    await seating.start(opened, ANN)
    return opened


def test_a_clock_that_runs_out_lets_a_bot_play(tmp_path: Path) -> None:
    clock = Clock()

    async def test(service: TableService) -> None:
        opened = await a_table_with_a_clock(service)
        with opened.watching(BEN):
            clock.time += 29
            await service.presence.stop_clocks(opened)
            assert opened.table.seats[0].away is None
            clock.time += 1
            await service.presence.stop_clocks(opened)
        assert opened.table.seats[0].away == "clock"
        await refused(
            opened, playing.act(opened, ANN, "roll 1", opened.table.version), NotNow, "table.away"
        )
        moves = len(opened.table.live().history)
        clock.time += service.tables.pace.bot
        assert await answering(service).answer_next()
        assert len(opened.table.live().history) == moves + 1
        await playing.come_back(opened, ANN)
        assert opened.table.seats[0].away is None
        await refused(opened, playing.come_back(opened, ANN), NotNow, "table.not_away")

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


def test_who_is_alone_with_bots_lets_them_act_at_once(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service, people=1, bots=2)
        while opened.table.to_act == (0,):
            action = opened.table.live().legal(0)[0].text
            await playing.act(opened, ANN, action, opened.table.version)
        assert not await answering(service).answer_next(), "they take their time"
        await playing.hurry(opened, ANN)
        before = opened.table
        await playing.hurry(opened, ANN)
        assert opened.table is before, "once is enough"
        while opened.table.to_act != (0,):
            assert await answering(service).answer_next()
        before = opened.table
        assert not before.is_hurried
        await playing.hurry(opened, ANN)
        assert opened.table is before, "it is her turn"
        with pytest.raises(Forbidden):
            await playing.hurry(opened, EVE)

    in_a_service(tmp_path, test)


def test_where_others_play_too_bots_keep_their_pace(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service, people=2, bots=1)
        await refused(opened, playing.hurry(opened, ANN), Forbidden, "table.hurry")

    in_a_service(tmp_path, test)


def test_where_all_have_left_the_table_waits(tmp_path: Path) -> None:
    """Nobody is replaced there, however late it is; the clocks begin anew with who comes back."""
    clock = Clock()

    async def test(service: TableService) -> None:
        opened = await a_table_with_a_clock(service)
        with opened.watching(ANN):
            clock.time += 20
        for _ in range(100):
            clock.time += 20
            await service.look_around()
            await service.tables.tasks.settled()
        assert [seat.away for seat in opened.table.seats] == [None, None]
        with opened.watching(ANN):
            await service.tables.tasks.settled()
            assert opened.table.asked_at == {0: clock.time}
            clock.time += 29
            await service.presence.stop_clocks(opened)
            assert opened.table.seats[0].away is None
            clock.time += 1
            await service.presence.stop_clocks(opened)
            assert opened.table.seats[0].away == "clock"

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


def test_bots_play_for_everybody_only_while_somebody_looks_on(tmp_path: Path) -> None:
    clock = Clock()

    async def test(service: TableService) -> None:
        opened = await a_table_with_a_clock(service, people=1)
        thinker = answering(service)
        with opened.watching(ANN):
            clock.time += 31
            await service.presence.stop_clocks(opened)
            await service.tables.tasks.settled()
            assert opened.table.is_left
            for _ in range(10):
                clock.time += 10
                assert await thinker.answer_next()
                await service.tables.tasks.settled()
        moves = len(opened.table.live().history)
        clock.time += 10
        await thinker.answer_next()  # it was asked while she was there
        for _ in range(10):
            clock.time += 10
            await service.look_around()
            await service.tables.tasks.settled()
            assert not await thinker.answer_next()
        assert len(opened.table.live().history) <= moves + 1
        assert opened.table.status == "playing"

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


def test_a_clock_that_is_set_costs_nobody_the_seat(tmp_path: Path) -> None:
    """How long somebody has had is measured by what cannot be set; a bot does not wait either."""
    clock, ticks = Clock(), Clock()

    async def test(service: TableService) -> None:
        service.tables.ticks = ticks
        opened = await a_table_with_a_clock(service)
        rival = await table_of(service, people=1, bots=1)
        while rival.table.to_act == (0,):
            await play_on(service, rival)
        thinker = answering(service)
        with opened.watching(BEN), rival.watching(ANN):
            for hours in (5, -9, 20, -16):
                clock.time += 3600 * hours
                ticks.time += 6
                await service.look_around()
                await service.tables.tasks.settled()
                assert [seat.away for seat in opened.table.seats] == [None, None]
                moves = len(rival.table.live().history)
                assert await thinker.answer_next(), "the bot waits for the hour to come again"
                assert len(rival.table.live().history) == moves + 1
                while rival.table.to_act == (0,):
                    await play_on(service, rival)
            ticks.time += 6
            await service.presence.stop_clocks(opened)
            assert opened.table.seats[0].away == "clock"

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


def test_who_stays_away_is_replaced_if_somebody_waits(tmp_path: Path) -> None:
    clock = Clock()

    async def test(service: TableService) -> None:
        opened = await table_of(service)
        clock.time += 61
        await service.presence.replace_missing(opened)
        assert opened.table.seats[0].away is None, "nobody is there to wait"
        with opened.watching(BEN):
            with opened.watching(ANN):
                await service.presence.replace_missing(opened)
                assert opened.table.seats[0].away is None
            await service.presence.replace_missing(opened)
            assert opened.table.seats[0].away is None, "she was here until now"
            clock.time += 61
            await service.presence.replace_missing(opened)
            assert opened.table.seats[0].away == "absent"

    in_a_service(tmp_path, test, now=clock)


def test_who_is_at_another_server_is_not_away(tmp_path: Path) -> None:
    clock = Clock()

    async def test(service: TableService) -> None:
        opened = await table_of(service)
        async with a_service(tmp_path, now=clock, pace=LOOKING) as other:
            there = await other.tables.open(opened.table.id)
            with opened.watching(BEN), there.watching(ANN):
                for _ in range(30):
                    clock.time += 5
                    await other.presence.note()
                    await service.look_around()
                    await service.tables.tasks.settled()
                    assert opened.table.seats[0].away is None and opened.absent == frozenset()
                for _ in range(20):  # the other server is gone without a word
                    clock.time += 5
                    await service.look_around()
                    await service.tables.tasks.settled()
                assert opened.table.seats[0].away == "absent"
                assert list(await service.store.presences.beats()) == [service.presence.server]

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


def test_those_who_are_here_see_who_is_not(tmp_path: Path) -> None:
    clock = Clock()

    async def test(service: TableService) -> None:
        opened = await table_of(service)
        clock.time += 11
        with opened.watching(BEN) as watcher:
            await service.presence.note_absent(opened)
            assert opened.absent == {0} and watcher.is_set()
            assert "not here" in drawing_of(opened, Viewer(1, "en")).parts["seats"]
            watcher.clear()
            await service.presence.note_absent(opened)
            assert not watcher.is_set(), "nothing has changed"
            with opened.watching(ANN):
                await service.presence.note_absent(opened)
                assert opened.absent == frozenset()

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


# --- Bots ---------------------------------------------------------------------------------------

LOOKING = replace(STILL, bot=1.0, look=5.0)


def test_a_bot_lets_people_think_again(tmp_path: Path) -> None:
    """It answers a person slowly, whatever the person has done, and then goes on with its turn."""
    clock = Clock()

    async def test(service: TableService) -> None:
        opened, thinker = await table_of(service, people=2, bots=2), answering(service)
        while opened.table.asks_people:
            await play_on(service, opened)
        for wait in (2.5, 0.4):
            clock.time += wait - 0.01
            assert not await thinker.answer_next()
            clock.time += 0.02
            assert await thinker.answer_next()

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


def test_bots_wait_for_nobody_else_than_people(tmp_path: Path) -> None:
    """Whoever is alone with them may think again, and then waits for none of them."""
    clock = Clock()

    async def test(service: TableService) -> None:
        opened, thinker = await table_of(service, people=1, bots=2), answering(service)
        while opened.table.asks_people:
            await play_on(service, opened)
        clock.time += 2.49
        assert not await thinker.answer_next()
        clock.time += 0.02
        while not opened.table.asks_people:
            assert await thinker.answer_next()

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


class Slow(AtOnce):
    """Bots that think until they may answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.is_asked, self.may_answer = asyncio.Event(), asyncio.Event()
        self.questions = 0

    async def choose(self, match: Match, seat: int, bot: str, haste: float = 1.0) -> int:
        self.questions += 1
        self.is_asked.set()
        await self.may_answer.wait()
        return await super().choose(match, seat, bot, haste)


async def a_bot_that_is_asked(
    service: TableService, clock: Clock, game: str
) -> tuple[OpenTable, Slow, asyncio.Task[bool]]:
    """A table whose bot thinks, and should have acted long ago."""
    workers = Slow()
    opened = await table_of(service, game, people=1, bots=1)
    while opened.table.to_act == (0,):
        await play_on(service, opened)
    clock.time += 100
    task = asyncio.ensure_future(answering(service, workers).answer_next())
    await asyncio.wait_for(workers.is_asked.wait(), PATIENCE)
    return opened, workers, task


def test_a_bot_that_thinks_for_long_is_asked_once(tmp_path: Path) -> None:
    """However often servers look for what is overdue, and whoever else could think."""
    clock = Clock()

    async def test(service: TableService) -> None:
        opened, workers, task = await a_bot_that_is_asked(service, clock, "ave")
        other = answering(service, workers)
        for _ in range(3):
            await service.look_around()
            assert not await other.answer_next()
            clock.time += LEASE / 4
        assert workers.questions == 1
        moves = len(opened.table.live().history)
        workers.may_answer.set()
        assert await task
        assert len(opened.table.live().history) == moves + 1

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


def test_a_bot_that_thinks_for_long_answers_where_bots_keep_no_pace(tmp_path: Path) -> None:
    clock = Clock()

    async def test(service: TableService) -> None:
        opened, workers, task = await a_bot_that_is_asked(service, clock, "ave")
        moves = len(opened.table.live().history)
        clock.time += 10
        workers.may_answer.set()
        assert await task
        assert len(opened.table.live().history) == moves + 1

    in_a_service(tmp_path, test, now=clock, pace=replace(LOOKING, bot=0.0))


def test_who_has_taken_a_question_and_is_gone_is_not_waited_for(tmp_path: Path) -> None:
    clock = Clock()

    async def test(service: TableService) -> None:
        opened, workers, task = await a_bot_that_is_asked(service, clock, "ave")
        task.cancel()  # it was killed
        await asyncio.wait([task])
        other, moves = answering(service), len(opened.table.live().history)
        assert not await other.answer_next()
        clock.time += LEASE + 1
        assert await other.answer_next()
        assert len(opened.table.live().history) == moves + 1
        assert workers.questions == 1

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


def test_what_was_thought_counts_though_others_chose_meanwhile(tmp_path: Path) -> None:
    """Who chooses at the same time does not change what the bot was asked."""
    clock = Clock()

    async def test(service: TableService) -> None:
        opened, workers, task = await a_bot_that_is_asked(service, clock, "romans-go-home")
        await play_on(service, opened)
        assert not await answering(service, workers).answer_next()
        workers.may_answer.set()
        assert await task
        assert [played.seat for played in opened.table.live().history] == [0, 1]
        assert workers.questions == 1

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


def test_what_was_thought_about_another_table_is_not_played(tmp_path: Path) -> None:
    """The person took the last action back while the bot thought about it."""
    clock = Clock()

    async def test(service: TableService) -> None:
        opened = await table_of(service, people=1, bots=1)
        while not (opened.table.live().can_undo(0) and opened.table.to_act == (1,)):
            await play_on(service, opened)
        workers = Slow()
        clock.time += 100
        task = asyncio.ensure_future(answering(service, workers).answer_next())
        await asyncio.wait_for(workers.is_asked.wait(), PATIENCE)
        await playing.undo(opened, ANN, opened.table.version)
        table = opened.table
        workers.may_answer.set()
        assert await task
        assert opened.table is table
        assert await service.store.questions.waiting(clock.time + 1000) == {}

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


def test_a_bot_that_fails_is_asked_again_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()

    class Broken(AtOnce):
        async def choose(self, match: Match, seat: int, bot: str, haste: float = 1.0) -> int:
            raise ZeroDivisionError

    async def test(service: TableService) -> None:
        opened = await table_of(service, people=1, bots=1)
        while opened.table.to_act == (0,):
            await play_on(service, opened)
        clock.time += 100
        assert await answering(service, Broken(1)).answer_next()
        thinker, moves = answering(service), len(opened.table.live().history)
        assert not await thinker.answer_next()
        clock.time += 31
        assert await thinker.answer_next()
        assert len(opened.table.live().history) == moves + 1
        assert "ZeroDivisionError" in caplog.text

    in_a_service(tmp_path, test, now=clock, pace=LOOKING)


@pytest.mark.parametrize("later", range(8))
def test_who_answers_ends_when_told_to_whatever_comes_at_that_moment(
    tmp_path: Path, later: int
) -> None:
    async def test(service: TableService) -> None:
        thinker = answering(service)
        task = asyncio.ensure_future(thinker.go_on())
        while not thinker._news._waiters:
            await asyncio.sleep(0.001)
        thinker.hear()
        for _ in range(later):
            await asyncio.sleep(0)
        task.cancel()
        ended, _ = await asyncio.wait([task], timeout=PATIENCE)
        task.cancel()  # so that a failure leaves nothing behind
        assert ended

    in_a_service(tmp_path, test, pace=LOOKING)


def test_a_new_name_is_shown_at_the_table(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        await playing.rename(service.tables, BEN, checked_name(" Benedikt  the Great "))
        assert opened.table.live().players == ("Ann", "Benedikt the Great")

    in_a_service(tmp_path, test)


def test_a_new_name_is_shown_where_nobody_is_too(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        tables = [await table_of(service) for _ in range(3)]
        service.tables._open.clear()
        await playing.rename(service.tables, BEN, "Ann")
        for opened in tables:
            again = await service.tables.open(opened.table.id)
            assert [seat.name for seat in again.table.seats] == ["Ann", "Ann 2"]
        listed = await service.store.tables_of(BEN, 10)
        assert [sitter.name for sitter in listed[0].sitters] == ["Ann", "Ann 2"]

    in_a_service(tmp_path, test)


def test_people_of_one_name_are_told_apart(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(service.tables, ANN, "Ann", "ave", seats=3)
        await seating.sit(opened, 1, BEN, "ANN")
        await seating.sit(opened, 2, EVE, "Ann")
        assert [seat.name for seat in opened.table.seats] == ["Ann", "ANN 2", "Ann 3"]
        long = "x" * 40
        await playing.rename(service.tables, ANN, long)
        await playing.rename(service.tables, BEN, long)
        assert opened.table.seats[1].name == "x" * 38 + " 2"

    in_a_service(tmp_path, test)


def a_plan(match: Match) -> str:
    """All warriors in one line; with some hands one of them is put aside."""
    hand = [action.text.split()[1] for action in match.legal(0)]
    for count in (len(hand), len(hand) - 1):
        plan = " ".join(["plan", *hand[:count]])
        with contextlib.suppress(IllegalAction):
            match.copy().play(0, plan)
            return plan
    raise AssertionError


def test_an_action_is_kept_as_it_is_written(tmp_path: Path) -> None:
    """However it was sent: with spaces, by its number, or as a move of several actions."""

    async def test(service: TableService) -> None:
        opened = await table_of(service)
        roll = opened.table.live().legal(0)[0]
        for sent in (f"  {roll.text.upper().replace(' ', '    ')}  ", roll.id):
            await playing.act(opened, ANN, sent, opened.table.version)
        plans = await table_of(service, "romans-go-home")
        plan = a_plan(plans.table.live())
        await playing.act(plans, ANN, plan.replace(" ", " " * 500), plans.table.version)
        kept = [
            entry.body["do"]
            for table in (opened, plans)
            for entry in await service.store.entries(table.table.id, 0)
            if entry.kind == "acted"
        ]
        assert kept == [roll.text, roll.text, plan]

    in_a_service(tmp_path, test)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "a\u202eb"])
def test_names_can_be_shown(name: str) -> None:
    with pytest.raises(BadInput):
        checked_name(name)


def test_a_rematch_is_with_the_same_people(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(
            service.tables, ANN, "Ann", "ave", seats=3, options={"round_limit": 1}
        )
        await seating.sit(opened, 1, BEN, "Ben")
        await seating.put_bot(opened, 2, ANN, "random")
        await seating.start(opened, ANN)
        await refused(opened, following.rematch(opened, ANN, "Ann"), NotNow, "table.not_over")
        while opened.table.status == "playing":
            await play_on(service, opened)
        new = await following.rematch(opened, BEN, "Ben")
        assert [seat.guest or seat.bot for seat in new.table.seats] == ["random", ANN, BEN]
        assert new.table.options == opened.table.options and new.table.status == "waiting"
        assert (await following.rematch(opened, ANN, "Ann")).table.id == new.table.id
        await seating.start(new, BEN)

    in_a_service(tmp_path, test)


def test_a_rematch_against_bots_begins_at_once(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(
            service.tables, ANN, "Ann", "ave", seats=2, options={"round_limit": 1}
        )
        await seating.put_bot(opened, 1, ANN, "random")
        await seating.start(opened, ANN)
        while opened.table.status == "playing":
            await play_on(service, opened)
        assert (await following.rematch(opened, ANN, "Ann")).table.status == "playing"

    in_a_service(tmp_path, test)


async def play_on(service: TableService, opened: OpenTable) -> None:
    """Whoever is asked does the first thing possible."""
    table = opened.table
    seat = table.to_act[0]
    guest = table.seats[seat].guest
    if guest is None:
        service.tables.now.time += 1e7  # type: ignore[attr-defined]
        assert await answering(service).answer_next()
    else:
        await playing.act(opened, guest, table.live().legal(seat)[-1].text, table.version)


# --- A finished match played again --------------------------------------------------------------


async def finished(service: TableService) -> OpenTable:
    opened = await seating.create(
        service.tables, ANN, "Ann", "ave", seats=2, options={"round_limit": 1}
    )
    await seating.sit(opened, 1, BEN, "Ben")
    await seating.start(opened, ANN)
    await refused(opened, service.oracle.verify(opened), NotNow, "table.not_over")
    while opened.table.status == "playing":
        await play_on(service, opened)
    return opened


def test_matches_are_verified_beside_the_loop_one_by_one_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, may_end = threading.Semaphore(0), threading.Semaphore(0)
    at_work: list[str] = []
    replay = Match.replay

    def slowly(record: dict[str, Any]) -> Match:
        at_work.append(record["seed"])
        began.release()
        assert may_end.acquire(timeout=PATIENCE), "the loop stands still"
        return replay(record)

    async def test(service: TableService) -> None:
        first, second = await finished(service), await finished(service)
        monkeypatch.setattr(Match, "replay", slowly)
        asked = [
            asyncio.ensure_future(service.oracle.verify(opened))
            for opened in (first, first, second)
        ]
        for opened in (first, second):
            await asyncio.to_thread(began.acquire, timeout=PATIENCE)
            await playing.say(second, ANN, "Ann", "the loop goes on")
            assert at_work[-1] == opened.table.live().seed
            assert not began.acquire(blocking=False), "two at the same time"
            may_end.release()
        draws = await asyncio.gather(*asked)
        assert draws[0] == draws[1] > 0 and draws[2] > 0
        assert await service.oracle.verify(first) == draws[0]
        assert len(at_work) == 2, "one of them was played again twice"

    in_a_service(tmp_path, test)


def test_a_match_that_does_not_verify_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks once more is told again."""

    async def test(service: TableService) -> None:
        opened = await finished(service)
        record = opened.table.live().record()
        forged = {**record, "seed": record["seed"] + "0"}
        monkeypatch.setattr(opened.table.live(), "record", lambda: forged)
        for _ in range(2):
            with pytest.raises(LudiError):
                await service.oracle.verify(opened)

    in_a_service(tmp_path, test)


# --- What is kept -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["ave", "romans-go-home", "roma", "romer"])
def test_a_table_comes_back_as_it_was(tmp_path: Path, game: str) -> None:
    """From its entries alone, and from a snapshot and later entries."""

    async def test(service: TableService) -> None:
        opened = await table_of(service, game)
        for _ in range(service.tables.pace.snapshot + 10):
            if opened.table.status == "playing":
                await play_on(service, opened)
        await service.tables.tasks.settled()
        entries = await service.store.entries(opened.table.id, 0)
        again = Table(opened.table.id)
        for entry in entries:
            again.take(entry)
        kept = await service.store.snapshot(opened.table.id)
        assert kept is not None and 0 < kept[0] <= opened.table.version
        async with a_service(tmp_path) as other:
            back = (await other.tables.open(opened.table.id)).table
            for seat in (None, 0, 1):
                assert back.live().view(seat) == opened.table.live().view(seat)
                assert again.live().view(seat) == opened.table.live().view(seat)
            assert back.live().record() == opened.table.live().record()
            assert (back.version, back.seats, back.asked_at) == (
                opened.table.version,
                opened.table.seats,
                opened.table.asked_at,
            )

    in_a_service(tmp_path, test, pace=replace(STILL, snapshot=10))


def test_a_match_of_other_rules_is_refused(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        await playing.act(opened, ANN, "roll 1", opened.table.version)
        object.__setattr__(opened.table.game, "rules_version", 2)
        try:
            async with a_service(tmp_path) as other:
                back = await other.tables.open(opened.table.id)
                doing = playing.act(back, ANN, "roll 1", back.table.version)
                await refused(back, doing, OldRules, "table.older_rules")
        finally:
            object.__setattr__(opened.table.game, "rules_version", 1)

    in_a_service(tmp_path, test)


def test_there_is_no_such_table(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        with pytest.raises(Missing):
            await service.tables.open("nowhere")

    in_a_service(tmp_path, test)
