"""What strangers cannot fill up, and whom they cannot keep waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from ludi.core import match as matches
from ludi.web.app import create_app
from ludi.web.errors import NotNow, TooMuch
from ludi.web.people.limits import AT_ONE_ADDRESS, LIMITS, Limits
from ludi.web.show import news, templates
from ludi.web.show.drawing import Known
from ludi.web.show.views import Viewer
from ludi.web.storage.appending import Told
from ludi.web.storage.entries import ADVICE, MOVE, Question
from ludi.web.tables import open_tables, oracle, playing, table
from ludi.web.tables.open_tables import OpenTable
from web.servers import PATIENCE
from web.services import ANN, BEN, EVE, a_service, answering, run, table_of
from web.test_beside import Held
from web.test_oracle import with_oracle
from web.test_streams import reading


async def act(opened: OpenTable) -> str:
    """Somebody acts; who it was."""
    seat = opened.table.to_act[0]
    legal, guest = opened.table.live().legal(seat), opened.table.seats[seat].guest
    assert guest is not None
    await playing.act(opened, guest, legal[0].text, opened.table.version)
    return guest


# --- Memory -------------------------------------------------------------------------------------


def test_what_strangers_say_they_know_is_not_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service)
            for version in range(50):
                asked = {opened.table.id: Known(version, 0)}
                async with reading(service, asked, f"stranger {version}") as reader:
                    await reader.next()
            assert len(opened.drawn) < 10
            assert not opened.present and not opened.seen

    run(test)


def test_who_sits_at_a_table_is_remembered_when_they_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service)
            with opened.watching(ANN), opened.watching(ANN), opened.watching(EVE):
                assert dict(opened.present) == {ANN: 2, EVE: 1}
            assert not opened.present and set(opened.seen) == {ANN}

    run(test)


def test_of_tables_that_nobody_uses_only_some_stay_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that were used last, and all that somebody watches."""
    monkeypatch.setattr(open_tables, "_MOST_IDLE", 3)

    async def test() -> None:
        async with a_service(tmp_path) as service:
            made = [(await table_of(service)).table.id for _ in range(6)]
            service.tables._open.clear()
            watched = await service.tables.open(made[0])
            with watched.watching(ANN):
                for table_id in (*made[1:], made[2]):
                    await service.tables.open(table_id)
                assert [opened.table.id for opened in service.tables] == [made[0], made[5], made[2]]

    run(test)


def test_long_fragments_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(templates, "_fragments", {})
    for length in (20_000, 20_001):
        assert templates.remembered(("some", length), lambda: "x" * length)  # noqa: B023
    assert list(templates._fragments) == [("some", 20_000)]


# --- Taking back again and again ----------------------------------------------------------------


async def back_and_forth(opened: OpenTable, times: int) -> None:
    """Act and take it back."""
    for _ in range(times):
        seat = opened.table.to_act[0]
        guest = opened.table.seats[seat].guest
        assert guest is not None
        for action in opened.table.live().legal(seat):
            if not opened.table.played(seat, action.text).history[-1].drew:
                break
        await playing.act(opened, guest, action.text, opened.table.version)
        await playing.undo(opened, guest, opened.table.version)


def test_what_was_taken_back_is_not_judged_again_when_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, "romans-go-home")
            await back_and_forth(opened, 3)
            version = opened.table.version
            service.tables._open.clear()
            monkeypatch.setattr(matches, "someone_learns", None)
            again = await service.tables.open(opened.table.id)
            assert again.table.version == version
            assert again.table.live().history == opened.table.live().history

    run(test)


def test_much_that_others_have_appended_is_taken_beside_the_loop(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as here, a_service(tmp_path) as there:
            opened = await table_of(here, "romans-go-home")
            elsewhere = await there.tables.open(opened.table.id)
            await back_and_forth(opened, 15)
            held = Held()
            working = asyncio.ensure_future(there.tables.opening.do(held, "somebody"))
            await asyncio.to_thread(held.has_begun.wait, PATIENCE)
            catching_up = asyncio.ensure_future(
                there.tables.look_for(Told(opened.table.id, opened.table.version))
            )
            while not there.tables.opening.waiting:
                await asyncio.sleep(0.001)
            held.may_end.set()
            await asyncio.gather(working, catching_up)
            assert elsewhere.table.version == opened.table.version

    run(test)


def test_a_table_where_much_was_taken_back_is_kept_as_often_as_any(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, "romans-go-home")
            every = service.tables.pace.snapshot
            await back_and_forth(opened, 10 * every)
            assert opened.table.version - opened.kept_at < every + 2

    run(test)


def test_a_table_is_full_at_some_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match goes on; nothing is said or taken back."""
    monkeypatch.setattr(table, "_MOST_ENTRIES", 6)

    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, "romans-go-home")
            while opened.table.version < 6:
                await playing.say(opened, ANN, "Ann", "again")
            guest = await act(opened)
            for refused in (
                playing.say(opened, ANN, "Ann", "and again"),
                playing.undo(opened, guest, opened.table.version),
            ):
                with pytest.raises(NotNow) as caught:
                    await refused
                assert caught.value.code == "table.full"
            await act(opened)

    run(test)


# --- Limits -------------------------------------------------------------------------------------


def few(what: str, most: float) -> Limits:
    """Little of one thing, and as much as one likes of all others."""
    return Limits({**dict.fromkeys(LIMITS, (1e9, 1e9)), what: (most, 1e-6)})


def test_an_address_may_ask_for_so_much(tmp_path: Path) -> None:
    """Whatever it asks for, and whoever it says it is; files of pages do not count."""
    app = create_app(f"sqlite:///{tmp_path / 'web.db'}", workers=1, limits=few("request", 10))
    with TestClient(app) as running:
        stranger = TestClient(app, base_url="http://localhost", client=("203.0.113.5", 5000))
        statuses = [stranger.get("/nowhere").status_code for _ in range(11)]
        assert statuses == [404] * 10 + [429]
        refusal = stranger.post("/language", data={"lang": "fr"})
        assert refusal.status_code == 429 and int(refusal.headers["Retry-After"]) > 0
        assert stranger.get("/static/style.css").status_code == 200
        assert stranger.get("/health").status_code == 200
        other = TestClient(app, base_url="http://localhost", client=("203.0.113.6", 5000))
        assert other.get("/").status_code == 200
        assert running.get("/health").status_code == 200


def test_those_of_whom_nothing_is_known_read_as_one(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'web.db'}", workers=1, limits=few("read", 5))
    with TestClient(app):
        at = {"base_url": "http://localhost", "client": ("203.0.113.5", 5000)}
        known: Any = TestClient(app, **at)  # type: ignore[arg-type]
        assert known.get("/").status_code == 200
        statuses = []
        for _ in range(5):
            nobody: Any = TestClient(app, **at)  # type: ignore[arg-type]
            statuses.append(nobody.get("/learn/ave/1").status_code)
        assert statuses == [200] * 4 + [429]
        assert known.get("/").status_code == 200, "who has come before is somebody"


def test_an_address_may_do_more_than_a_guest() -> None:
    assert set(AT_ONE_ADDRESS) == set(LIMITS)
    assert all(times > 1 for what, times in AT_ONE_ADDRESS.items() if what != "request")


# --- Thinking -----------------------------------------------------------------------------------


def test_one_address_does_not_keep_the_oracle_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(oracle, "_PATIENCE", 0.01)

    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await with_oracle(service, "ave", 2, 0, "always")
            for number in range(20):
                question = _question(opened, 10 + number, ADVICE, "far away")
                await service.store.questions.ask(question)
            for address, waits in (("far away", 20), ("here", 21)):
                opened.address = address
                with pytest.raises(TooMuch):
                    await service.oracle.ask(opened, (ANN, BEN)[opened.table.to_act[0]])
                assert sum((await service.store.questions.waiting(1e9)).values()) == waits

    run(test)


def test_bots_hurry_for_who_asks_for_much(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened, thinker = await table_of(service), answering(service)
            for number in range(80):
                question = _question(opened, number, MOVE, "far away")
                await service.store.questions.ask(question)
            much = await thinker._haste(question)
            little = await thinker._haste(_question(opened, 80, MOVE, "here"))
            assert much < 1 / 8 < little

    run(test)


def _question(opened: OpenTable, seat: int, kind: str, address: str) -> Question:
    """At one table with many seats: what else they are about does not matter."""
    at = (opened.table.id, kind, seat, "legatus", 1)
    return Question(*at, 0.0, 0.0, 1, f"person {seat}", address)


# --- The log ------------------------------------------------------------------------------------


def test_notes_stand_where_they_were_made(tmp_path: Path) -> None:
    """However many there are: after the action they follow, in the order in which they came."""

    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, "romans-go-home")
            await back_and_forth(opened, 2)
            await act(opened)
            await back_and_forth(opened, 1)
            match, viewer = opened.table.live(), Viewer(None, "en")
            told = [one["sentence"] for one in news.news_lately(opened.table, viewer, 10**6)]
            setup, acted = match.story(None)
            before = [one["sentence"] for one in news.news_of(opened.table, viewer, setup)]
            between = [one["sentence"] for one in news.news_of(opened.table, viewer, acted)]
            notes = [one["sentence"] for one in news.notes_since(opened.table, viewer, 0)]
            assert len(notes) == 3
            assert told == [*before, *notes[:2], *between, notes[2]]

    run(test)
