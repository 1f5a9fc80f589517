"""The streams of pages: of one table, and of several at once."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from ludi.web.errors import TooMuch
from ludi.web.show import drawing
from ludi.web.show.drawing import Known, drawing_of
from ludi.web.show.streams import (
    check_streams,
    check_watching,
    known_before,
    known_tables,
    page_messages,
)
from ludi.web.show.views import viewer_of
from ludi.web.tables import playing
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.service import TableService
from web.servers import PATIENCE, Foundry, Stream, new_table
from web.services import ANN, BEN, EVE, STILL, Clock, a_service, run, table_of

from .test_pages import client

__all__ = ["client"]

# What a page has that was not drawn yet.
NEW = Known()


class Reader:
    """Reads a stream of pages, message by message."""

    def __init__(self, service: TableService, asked: dict[str, Known], guest: str = ANN) -> None:
        self._messages = page_messages(service.tables, guest, "en", asked)

    async def message(self) -> bytes:
        """The next message as it is sent."""
        async for one in self._messages:
            if not one.startswith(b"retry"):
                return one
        raise AssertionError("the stream has ended")

    async def next(self) -> Any:
        """What the next message says."""
        return json.loads((await self.message()).partition(b"data: ")[2])

    async def is_silent(self) -> bool:
        """Whether nothing comes, with all that is to be done meanwhile done."""
        waiting = asyncio.ensure_future(anext(self._messages))
        for _ in range(20):
            await asyncio.sleep(0)
        if waiting.done():
            return False
        waiting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await waiting
        return True

    async def close(self) -> None:
        await self._messages.aclose()  # type: ignore[attr-defined]


@contextlib.asynccontextmanager
async def reading(
    service: TableService, asked: dict[str, Known], guest: str = ANN
) -> AsyncIterator[Reader]:
    reader = Reader(service, asked, guest)
    try:
        yield reader
    finally:
        await reader.close()


def shown_to(opened: OpenTable, guest: str = ANN) -> Known:
    return drawing_of(opened, viewer_of(opened.table, guest, "en")).known


async def act(opened: OpenTable) -> None:
    seat = opened.table.to_act[0]
    guest = opened.table.seats[seat].guest
    assert guest is not None
    action = opened.table.live().legal(seat)[0].text
    await playing.act(opened, guest, action, opened.table.version)


def test_what_was_shown_can_be_written_and_read() -> None:
    assert known_before(Known(12, 5, 2).at) == Known(12, 5, 2)
    assert known_before("12.5") == Known(12, 5)
    for wrong in ("", "12", "1.2.3.4", "-1.2", "a.b", "1.²", "1" * 40 + ".1"):
        assert known_before(wrong) == NEW
    assert known_tables(["a~1.2.0", "b", "a~3.4.0"]) == {"a": Known(3, 4), "b": NEW}


def test_one_stream_tells_of_several_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            tables = [await table_of(service) for _ in range(3)]
            asked = {opened.table.id: shown_to(opened) for opened in tables}
            async with reading(service, asked) as reader:
                for opened in tables:
                    first = await reader.next()
                    assert (first["table"], first["parts"]) == (opened.table.id, {})
                for opened in (tables[1], tables[0], tables[1]):
                    before = shown_to(opened)
                    await act(opened)
                    change = await reader.next()
                    assert change["table"] == opened.table.id
                    assert (change["since"], change["at"]) == (before.at, shown_to(opened).at)
                    assert change["parts"] and change["news"]
                await act(tables[0])
                await act(tables[2])
                assert {(await reader.next())["table"] for _ in range(2)} == {
                    tables[0].table.id,
                    tables[2].table.id,
                }
                assert await reader.is_silent()

    run(test)


def test_streams_of_one_table_and_of_several_share_what_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    draw = drawing.draw

    def counted(*given: Any) -> Any:
        drawn.append(1)
        return draw(*given)

    monkeypatch.setattr(drawing, "draw", counted)

    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened, other = await table_of(service), await table_of(service)
            one = {opened.table.id: shown_to(opened)}
            several = {other.table.id: shown_to(other), **one}
            async with reading(service, one) as first, reading(service, several) as second:
                await first.next()
                await second.next()
                await second.next()
                drawn.clear()
                await act(opened)
                assert await first.message() is await second.message()
                assert len(drawn) == 1

    run(test)


def test_a_stream_goes_on_from_what_was_shown_of_each_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            behind, level = await table_of(service), await table_of(service)
            asked = {opened.table.id: shown_to(opened) for opened in (behind, level)}
            await act(behind)
            await act(behind)
            async with reading(service, asked) as reader:
                change = await reader.next()
                assert set(change["parts"]) == set(drawing.PARTS)
                assert (change["since"], change["version"]) == (
                    asked[behind.table.id].at,
                    behind.table.version,
                )
                assert change["news"]
                assert (await reader.next())["parts"] == {}

    run(test)


def test_who_went_while_nobody_listened_is_told(tmp_path: Path) -> None:
    clock = Clock()

    async def test() -> None:
        async with a_service(tmp_path, pace=replace(STILL, look=5.0), now=clock) as service:
            opened = await table_of(service)
            asked = {opened.table.id: shown_to(opened)}
            clock.time += 11
            with opened.watching(ANN):
                await service.presence.note_absent(opened)
            async with reading(service, asked) as reader:
                assert "not here" in (await reader.next())["parts"]["seats"]
            asked = {opened.table.id: shown_to(opened)}
            async with reading(service, asked) as reader:
                assert (await reader.next())["parts"] == {}

    run(test)


def test_who_has_a_stream_is_at_all_its_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            tables = [await table_of(service) for _ in range(2)]
            asked = dict.fromkeys((opened.table.id for opened in tables), NEW)
            async with reading(service, asked) as reader:
                for _ in tables:
                    await reader.next()
                assert [opened.present[ANN] for opened in tables] == [1, 1]
                assert len(service.tables.streams[ANN]) == 1
            assert [opened.present[ANN] for opened in tables] == [0, 0]
            assert not any(opened.watchers for opened in tables)
            assert not service.tables.streams

    run(test)


def test_a_table_that_cannot_be_shown_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            broken, whole = await table_of(service), await table_of(service)
            asked = {"nowhere": NEW, broken.table.id: NEW, whole.table.id: NEW}

            def breaking(opened: OpenTable, *more: Any) -> Any:
                if opened is broken:
                    raise RuntimeError("a board that cannot be drawn")
                return drawing_of(opened, *more)

            monkeypatch.setattr("ludi.web.show.streams.drawing_of", breaking)
            async with reading(service, asked) as reader:
                refused = [await reader.next() for _ in range(2)]
                assert [(one["table"], one["error"]) for one in refused] == [
                    ("nowhere", "table.missing"),
                    (broken.table.id, "server.broken"),
                ]
                assert refused[0]["sentence"] == "There is no such table."
                assert (await reader.next())["table"] == whole.table.id
                monkeypatch.undo()
                await act(broken)
                assert "board" in (await reader.next())["parts"]

    run(test)


def test_a_server_that_ends_lets_all_streams_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service)
            for asked in ({"nowhere": NEW}, {opened.table.id: NEW}):
                reader = Reader(service, asked)
                await reader.next()
                service.tables.end()
                with pytest.raises(AssertionError, match="ended"):
                    await reader.next()
                service.tables.is_ending = False

    run(test)


def test_a_guest_has_so_many_streams(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service)
            with contextlib.ExitStack() as held:
                for _ in range(11):
                    held.enter_context(opened.watching(EVE))
                check_watching(opened, EVE)
                held.enter_context(opened.watching(EVE))
                check_watching(opened, BEN)
                with pytest.raises(TooMuch):
                    check_watching(opened, EVE)
                async with reading(service, {opened.table.id: NEW}, EVE) as reader:
                    assert (await reader.next())["error"] == "limit.streams"
            with contextlib.ExitStack() as held:
                for _ in range(29):
                    held.enter_context(service.tables.streaming(EVE))
                check_streams(service.tables, EVE)
                held.enter_context(service.tables.streaming(EVE))
                check_streams(service.tables, BEN)
                with pytest.raises(TooMuch):
                    check_streams(service.tables, EVE)

    run(test)


def test_a_stream_has_so_many_tables(client: TestClient) -> None:
    asked = "&".join(f"at=table{number}~1.0.0" for number in range(41))
    assert client.get(f"/streams?{asked}").status_code == 429


def test_several_tables_by_http(tmp_path: Path, foundry: Foundry) -> None:
    server = foundry.start(f"sqlite:///{tmp_path / 'streams.db'}")
    with (
        contextlib.closing(server.client("Ann")) as ann,
        contextlib.closing(server.client("Ben")) as ben,
    ):
        tables = [new_table([ann, ben], "ave") for _ in range(2)]
        path = "/streams?lang=fr&at=nowhere~1.0.0&" + "&".join(f"at={one}" for one in tables)
        with contextlib.closing(Stream(server.port, path, {}, PATIENCE)) as stream:
            assert next(stream)["sentence"] == "Cette table n’existe pas."
            assert [next(stream)["table"] for _ in tables] == tables
            acted = ann.act(ann.table(tables[0])).expected()
            change = stream.until(acted["version"])  # who is there may be told before
            assert (change["table"], change["version"]) == (tables[0], acted["version"])
