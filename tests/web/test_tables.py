"""What can be done at a table, and what is refused without a change."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludi.core.errors import BadSetup, CannotUndo, IllegalAction, LudiError, NotYourTurn
from ludi.core.match import Match
from ludi.web.checks import checked_name
from ludi.web.errors import BadInput, Forbidden, Missing, NotNow, OldRules, Stale
from ludi.web.house import House, Place
from ludi.web.render import drawn
from ludi.web.table import Table
from ludi.web.views import Viewer
from web.houses import ANN, BEN, EVE, STILL, AtOnce, Clock, a_house, run, table_of
from web.servers import PATIENCE

Test = Callable[[House], Awaitable[None]]


def in_a_house(tmp_path: Path, test: Test, **settings: Any) -> None:
    async def inside() -> None:
        async with a_house(tmp_path, **settings) as house:
            await test(house)

    run(inside)


async def refused(place: Place, doing: Awaitable[Any], kind: type[LudiError], code: str) -> None:
    """The doing is refused with this error, and the table is as it was."""
    before = place.table
    with pytest.raises(kind) as caught:
        await doing
    assert caught.value.code == code
    assert place.table is before


# --- Before the match ---------------------------------------------------------------------------


def test_the_maker_sits_and_is_host(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.create(ANN, "Ann", "ave", seats=3)
        assert [seat.kind for seat in place.table.seats] == ["person", "open", "open"]
        assert place.table.host == ANN and place.table.status == "waiting"

    in_a_house(tmp_path, test)


def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.create(ANN, "Ann", "ave", seats=3)
        await house.sit(place, 1, BEN, "Ben")
        await refused(place, house.sit(place, 1, EVE, "Eve"), NotNow, "table.seat_taken")
        await refused(place, house.sit(place, 7, EVE, "Eve"), NotNow, "table.no_seat")
        await house.sit(place, 2, BEN, "Ben")
        assert [seat.name for seat in place.table.seats] == ["Ann", "", "Ben"]

    in_a_house(tmp_path, test)


def test_only_the_host_sets_up(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.create(ANN, "Ann", "ave", seats=3)
        for doing in (
            house.change(place, BEN, seats=2),
            house.put_bot(place, 1, BEN, "random"),
            house.clear_seat(place, 0, BEN),
            house.start(place, BEN),
        ):
            await refused(place, doing, Forbidden, "table.host_only")
        await refused(place, house.start(place, ANN), NotNow, "table.open_seats")

    in_a_house(tmp_path, test)


def test_settings_are_the_games_own(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.create(ANN, "Ann", "ave", seats=2)
        await house.change(place, ANN, seats=4, options={"round_limit": 3}, clock=60)
        assert len(place.table.seats) == 4 and place.table.clock == 60
        assert place.table.options["round_limit"] == 3
        with pytest.raises(LudiError, match="option"):
            await house.change(place, ANN, options={"wings": True})
        with pytest.raises(BadInput):
            await house.change(place, ANN, clock=7)
        await house.sit(place, 3, BEN, "Ben")
        await refused(place, house.change(place, ANN, seats=3), NotNow, "table.seat_taken")

    in_a_house(tmp_path, test)


def test_a_choice_goes_with_its_seat(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.create(ANN, "Ann", "romans-go-home", seats=3, options={"clan_2": 4})
        await house.change(place, ANN, seats=2)
        assert place.table.options["clan_2"] == 0
        wish = house.change(place, ANN, options={"clan_2": 4})
        await refused(place, wish, BadSetup, "setup.option_seat")

    in_a_house(tmp_path, test)


def test_a_match_of_bots_alone_is_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.create(ANN, "Ann", "ave", seats=2)
        await house.clear_seat(place, 0, ANN)
        for seat in (0, 1):
            await house.put_bot(place, seat, ANN, "random")
        await refused(place, house.start(place, ANN), NotNow, "table.nobody")

    in_a_house(tmp_path, test)


# --- Acting -------------------------------------------------------------------------------------


def test_an_action_is_checked_before_it_is_kept(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await table_of(house)
        version = place.table.version
        act = house.act
        await refused(
            place, act(place, BEN, "roll 1", version), NotYourTurn, "action.not_your_turn"
        )
        await refused(place, act(place, EVE, "roll 1", version), Forbidden, "table.not_yours")
        await refused(place, act(place, ANN, "write 9 1", version), IllegalAction, "action.illegal")
        await refused(place, act(place, ANN, "fly", version), IllegalAction, "action.unknown")
        await refused(place, act(place, ANN, "roll 1", version, "short"), BadInput, "key.length")
        await refused(place, act(place, ANN, "roll 1", 99), Stale, "table.future")
        await act(place, ANN, "roll 1", version)
        assert place.table.version == version + 1

    in_a_house(tmp_path, test)


def test_a_double_click_acts_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await table_of(house)
        version = place.table.version
        for _ in range(3):
            await house.act(place, ANN, "roll 1", version, "the-same-key")
        assert place.table.version == version + 1

    in_a_house(tmp_path, test)


def test_a_stale_action_is_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await table_of(house)
        version = place.table.version
        await house.act(place, ANN, "roll 1", version)
        await refused(place, house.act(place, ANN, "roll 1", version), Stale, "table.stale")

    in_a_house(tmp_path, test)


def test_chat_does_not_make_an_action_stale(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await table_of(house)
        version = place.table.version
        await house.say(place, BEN, "Ben", "  good   luck ")
        assert place.table.chat[-1].text == "good luck"
        await house.act(place, ANN, "roll 1", version)

    in_a_house(tmp_path, test)


def test_who_chooses_at_the_same_time_is_not_stale(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await table_of(house, "romans-go-home")
        version = place.table.version
        assert place.table.to_act == (0, 1)
        first, second = (place.table.live().legal(seat)[0].text for seat in (0, 1))
        await house.act(place, ANN, first, version)
        await house.act(place, BEN, second, version)
        await refused(place, house.act(place, BEN, second, version), Stale, "table.stale")

    in_a_house(tmp_path, test)


def test_undo_is_what_the_match_allows(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await table_of(house, "romans-go-home")
        action = place.table.live().legal(0)[0].text
        await house.act(place, ANN, action, place.table.version)
        version = place.table.version
        await refused(place, house.undo(place, BEN, version), CannotUndo, "undo.other_acted")
        await house.undo(place, ANN, version)
        assert place.table.live().history == [] and place.table.version == version + 1
        await refused(place, house.undo(place, ANN, version), Stale, "table.stale")
        await house.act(place, ANN, action, place.table.version)

    in_a_house(tmp_path, test)


# --- People who come and go ---------------------------------------------------------------------


def test_a_clock_that_runs_out_lets_a_bot_play(tmp_path: Path) -> None:
    clock = Clock()

    async def test(house: House) -> None:
        place = await house.create(ANN, "Ann", "ave", seats=2, clock=30)
        await house.sit(place, 1, BEN, "Ben")
        await house.start(place, ANN)
        clock.time += 29
        await house.tend(place)
        assert place.table.seats[0].away is None
        clock.time += 1
        await house.tend(place)
        assert place.table.seats[0].away == "clock"
        await refused(
            place, house.act(place, ANN, "roll 1", place.table.version), NotNow, "table.away"
        )
        moves = len(place.table.live().history)
        clock.time += house.pace.bot
        await house.tend(place)
        assert len(place.table.live().history) == moves + 1
        await house.come_back(place, ANN)
        assert place.table.seats[0].away is None
        await refused(place, house.come_back(place, ANN), NotNow, "table.not_away")

    in_a_house(tmp_path, test, now=clock)


def test_who_stays_away_is_replaced_if_somebody_waits(tmp_path: Path) -> None:
    clock = Clock()

    async def test(house: House) -> None:
        place = await table_of(house)
        clock.time += 61
        await house.miss_people(place)
        assert place.table.seats[0].away is None, "nobody is there to wait"
        with house.watching(place, BEN):
            with house.watching(place, ANN):
                await house.miss_people(place)
                assert place.table.seats[0].away is None
            await house.miss_people(place)
            assert place.table.seats[0].away == "absent"

    in_a_house(tmp_path, test, now=clock)


def test_who_is_seen_by_another_server_is_not_away(tmp_path: Path) -> None:
    clock = Clock()

    async def test(house: House) -> None:
        place = await table_of(house)
        clock.time += 61
        await house.store.see([(place.table.id, ANN)], clock.time - 5)
        with house.watching(place, BEN):
            await house.miss_people(place)
            assert place.table.seats[0].away is None
            clock.time += 60
            await house.miss_people(place)
        assert place.table.seats[0].away == "absent"

    in_a_house(tmp_path, test, now=clock)


def test_those_who_are_here_see_who_is_not(tmp_path: Path) -> None:
    clock = Clock()

    async def test(house: House) -> None:
        place = await table_of(house)
        clock.time += 11
        with house.watching(place, BEN) as watcher:
            await house.note_absent(place)
            assert place.absent == {0} and watcher.is_set()
            assert "not here" in drawn(place, Viewer(1, "en")).parts["seats"]
            watcher.clear()
            await house.note_absent(place)
            assert not watcher.is_set(), "nothing has changed"
            await house.store.see([(place.table.id, ANN)], clock.time)  # by another server
            await house.note_absent(place)
            assert place.absent == frozenset()

    in_a_house(tmp_path, test, now=clock, pace=replace(STILL, look=5.0))


def test_a_bot_lets_people_think_again(tmp_path: Path) -> None:
    """It answers a person more slowly than another bot, whatever the person has done."""
    clock = Clock()

    async def test(house: House) -> None:
        place = await table_of(house, people=1, bots=2)
        while place.table.to_act == (0,):
            await play_on(house, place)
        for wait in (2.5, 1.0):
            clock.time += wait - 0.01
            await house.tend(place)
            moves = len(place.table.live().history)
            clock.time += 0.01
            await house.tend(place)
            assert len(place.table.live().history) == moves + 1

    in_a_house(tmp_path, test, now=clock, pace=replace(STILL, bot=1.0))


class Slow(AtOnce):
    """Bots that think until they may answer."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()
        self.questions = 0

    async def choose(self, match: Match, seat: int, bot: str) -> int:
        self.questions += 1
        await self.may_answer.wait()
        return await super().choose(match, seat, bot)


async def a_bot_that_is_asked(house: House, clock: Clock, game: str) -> tuple[Place, Slow]:
    """A table whose bot thinks, and should have acted long ago."""
    thinkers = Slow()
    house.thinkers = thinkers
    place = await table_of(house, game, people=1, bots=1)
    while place.table.to_act == (0,):
        await play_on(house, place)
    clock.time += 100
    house._spawn(house.tend(place))
    await asyncio.sleep(0)
    assert thinkers.questions == 1
    return place, thinkers


LOOKING = replace(STILL, bot=1.0, look=5.0)


def test_a_bot_that_thinks_for_long_is_asked_once(tmp_path: Path) -> None:
    """However often the house looks for what is overdue."""
    clock = Clock()

    async def test(house: House) -> None:
        place, thinkers = await a_bot_that_is_asked(house, clock, "ave")
        for _ in range(3):
            assert place.table.id in await house.store.due_tables(clock.time - 2 * LOOKING.look)
            await house._look_around()
            await asyncio.sleep(0)
            clock.time += LOOKING.look
        assert thinkers.questions == 1
        moves = len(place.table.live().history)
        thinkers.may_answer.set()
        await house.settled()
        assert len(place.table.live().history) == moves + 1

    in_a_house(tmp_path, test, now=clock, pace=LOOKING)


def test_a_bot_is_asked_again_when_the_table_has_changed(tmp_path: Path) -> None:
    """Its answer was to another question; the next one is not left to the next look."""
    clock = Clock()

    async def test(house: House) -> None:
        place, thinkers = await a_bot_that_is_asked(house, clock, "romans-go-home")
        await play_on(house, place)  # somebody who chooses at the same time
        for _ in range(10):
            await asyncio.sleep(0)  # the timer comes, and finds the bot at work
        assert thinkers.questions == 1
        thinkers.may_answer.set()
        async with asyncio.timeout(PATIENCE):
            while all(played.seat == 0 for played in place.table.live().history):
                await asyncio.sleep(0.01)
        assert thinkers.questions > 1

    in_a_house(tmp_path, test, now=clock, pace=LOOKING)


def test_a_bot_that_fails_is_asked_again_at_the_next_look(tmp_path: Path) -> None:
    clock = Clock()

    class Broken(AtOnce):
        async def choose(self, match: Match, seat: int, bot: str) -> int:
            raise ZeroDivisionError

    async def test(house: House) -> None:
        place = await table_of(house, people=1, bots=1)
        while place.table.to_act == (0,):
            await play_on(house, place)
        clock.time += 100
        house.thinkers = Broken()
        with pytest.raises(ZeroDivisionError):
            await house.tend(place)
        house.thinkers, moves = AtOnce(), len(place.table.live().history)
        await house._look_around()
        await house.settled()
        assert len(place.table.live().history) == moves + 1

    in_a_house(tmp_path, test, now=clock, pace=LOOKING)


def test_a_new_name_is_shown_at_the_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await table_of(house)
        assert await house.rename(BEN, " Benedikt  the Great ") == "Benedikt the Great"
        assert place.table.live().players == ("Ann", "Benedikt the Great")

    in_a_house(tmp_path, test)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\x00b", "a\u202eb"])
def test_names_can_be_shown(name: str) -> None:
    with pytest.raises(BadInput):
        checked_name(name)


def test_a_rematch_is_with_the_same_people(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.create(ANN, "Ann", "ave", seats=3, options={"round_limit": 1})
        await house.sit(place, 1, BEN, "Ben")
        await house.put_bot(place, 2, ANN, "random")
        await house.start(place, ANN)
        await refused(place, house.rematch(place, ANN, "Ann"), NotNow, "table.not_over")
        while place.table.status == "playing":
            await play_on(house, place)
        new = await house.rematch(place, BEN, "Ben")
        assert [seat.guest or seat.bot for seat in new.table.seats] == ["random", ANN, BEN]
        assert new.table.options == place.table.options and new.table.status == "waiting"
        assert (await house.rematch(place, ANN, "Ann")).table.id == new.table.id
        await house.start(new, BEN)

    in_a_house(tmp_path, test)


def test_a_rematch_against_bots_begins_at_once(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await house.create(ANN, "Ann", "ave", seats=2, options={"round_limit": 1})
        await house.put_bot(place, 1, ANN, "random")
        await house.start(place, ANN)
        while place.table.status == "playing":
            await play_on(house, place)
        assert (await house.rematch(place, ANN, "Ann")).table.status == "playing"

    in_a_house(tmp_path, test)


async def play_on(house: House, place: Place) -> None:
    """Whoever is asked does the first thing possible."""
    table = place.table
    seat = table.to_act[0]
    guest = table.seats[seat].guest
    if guest is None:
        await house.act_for(place, table, seat, "random")
    else:
        await house.act(place, guest, table.live().legal(seat)[-1].text, table.version)


# --- A finished match played again --------------------------------------------------------------


async def finished(house: House) -> Place:
    place = await house.create(ANN, "Ann", "ave", seats=2, options={"round_limit": 1})
    await house.sit(place, 1, BEN, "Ben")
    await house.start(place, ANN)
    await refused(place, house.verify(place), NotNow, "table.not_over")
    while place.table.status == "playing":
        await play_on(house, place)
    return place


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

    async def test(house: House) -> None:
        first, second = await finished(house), await finished(house)
        monkeypatch.setattr(Match, "replay", slowly)
        asked = [asyncio.ensure_future(house.verify(place)) for place in (first, first, second)]
        for place in (first, second):
            await asyncio.to_thread(began.acquire, timeout=PATIENCE)
            await house.say(second, ANN, "Ann", "the loop goes on")
            assert at_work[-1] == place.table.live().seed
            assert not began.acquire(blocking=False), "two at the same time"
            may_end.release()
        draws = await asyncio.gather(*asked)
        assert draws[0] == draws[1] > 0 and draws[2] > 0
        assert await house.verify(first) == draws[0]
        assert len(at_work) == 2, "one of them was played again twice"

    in_a_house(tmp_path, test)


def test_a_match_that_does_not_verify_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks once more is told again."""

    async def test(house: House) -> None:
        place = await finished(house)
        record = place.table.live().record()
        forged = {**record, "seed": record["seed"] + "0"}
        monkeypatch.setattr(place.table.live(), "record", lambda: forged)
        for _ in range(2):
            with pytest.raises(LudiError):
                await house.verify(place)

    in_a_house(tmp_path, test)


# --- What is kept -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["ave", "romans-go-home", "roma", "romer"])
def test_a_table_comes_back_as_it_was(tmp_path: Path, game: str) -> None:
    """From its entries alone, and from a snapshot and later entries."""

    async def test(house: House) -> None:
        place = await table_of(house, game)
        for _ in range(house.pace.snapshot + 10):
            if place.table.status == "playing":
                await play_on(house, place)
        await house.settled()
        entries = await house.store.entries(place.table.id, 0)
        again = Table(place.table.id)
        for entry in entries:
            again.take(entry)
        kept = await house.store.snapshot(place.table.id)
        assert kept is not None and 0 < kept[0] <= place.table.version
        async with a_house(tmp_path) as other:
            back = (await other.open(place.table.id)).table
            for seat in (None, 0, 1):
                assert back.live().view(seat) == place.table.live().view(seat)
                assert again.live().view(seat) == place.table.live().view(seat)
            assert back.live().record() == place.table.live().record()
            assert (back.version, back.seats, back.asked_at) == (
                place.table.version,
                place.table.seats,
                place.table.asked_at,
            )

    in_a_house(tmp_path, test, pace=replace(STILL, snapshot=10))


def test_a_match_of_other_rules_is_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        place = await table_of(house)
        await house.act(place, ANN, "roll 1", place.table.version)
        object.__setattr__(place.table.game, "rules_version", 2)
        try:
            async with a_house(tmp_path) as other:
                back = await other.open(place.table.id)
                doing = other.act(back, ANN, "roll 1", back.table.version)
                await refused(back, doing, OldRules, "table.rules")
        finally:
            object.__setattr__(place.table.game, "rules_version", 1)

    in_a_house(tmp_path, test)


def test_there_is_no_such_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        with pytest.raises(Missing):
            await house.open("nowhere")

    in_a_house(tmp_path, test)
