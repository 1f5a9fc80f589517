"""What takes long is done beside the event loop, in order, and not without bound."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from ludi.core.match import Match
from ludi.web.errors import TooMuch
from ludi.web.people.limits import LIMITS, Limits
from ludi.web.show import replay
from ludi.web.show.views import Viewer
from ludi.web.tables import playing
from ludi.web.tables.beside import Beside
from web.servers import PATIENCE, wait_until
from web.services import ANN, BEN, a_service, run, table_of
from web.test_api import Program, finish, serving, table_of_two


class Held:
    """Work that goes on until it is let go."""

    def __init__(self) -> None:
        self.has_begun = threading.Event()
        self.may_end = threading.Event()

    def __call__(self) -> str:
        self.has_begun.set()
        assert self.may_end.wait(PATIENCE), "the loop stands still"
        return "done"


def test_one_work_follows_the_other_and_the_loop_goes_on() -> None:
    async def test() -> None:
        beside, works = Beside(), [Held(), Held()]
        asked = [asyncio.ensure_future(beside.do(work, "somebody")) for work in works]
        await asyncio.to_thread(works[0].has_begun.wait, PATIENCE)
        assert not works[1].has_begun.is_set()
        for work in works:
            work.may_end.set()
        assert await asyncio.gather(*asked) == ["done", "done"]
        beside.close()

    run(test)


def test_only_so_much_waits_for_one_address_and_in_all() -> None:
    async def test() -> None:
        beside, held = Beside(), Held()
        asked = [asyncio.ensure_future(beside.do(held, "one")) for _ in range(11)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch) as caught:
            await beside.do(held, "one")
        assert caught.value.code == "limit.busy" and caught.value.facts["seconds"]
        for other in range(1, 10):
            asked += [asyncio.ensure_future(beside.do(held, f"{other}")) for _ in range(10)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuch):
            await beside.do(held, "somebody else")
        held.may_end.set()
        assert await asyncio.gather(*asked) == ["done"] * 101
        assert await beside.do(held, "one") == "done", "there is room again"
        beside.close()

    run(test)


def test_who_asks_for_much_waits_for_it_alone() -> None:
    async def test() -> None:
        beside, held, done = Beside(), Held(), list[str]()

        def work(name: str) -> Callable[[], object]:
            return lambda: done.append(name)

        wishes: list[tuple[str, Callable[[], object]]] = [("much", held)]
        wishes += [("much", work(f"much {number}")) for number in range(4)]
        wishes += [(name, work(name)) for name in ("little", "gone", "also")]
        asked = [asyncio.ensure_future(beside.do(wish, who)) for who, wish in wishes]
        await asyncio.sleep(0)
        asked[-2].cancel()
        held.may_end.set()
        await asyncio.wait(asked)
        assert done == ["much 0", "little", "also", "much 1", "much 2", "much 3"]
        assert beside.waiting == 0
        beside.close()

    run(test)


@pytest.mark.parametrize("moment", range(4))
def test_who_goes_away_keeps_nobody_waiting(moment: int) -> None:
    """Before their turn, as it comes, or while the work is done."""

    async def test() -> None:
        beside, held = Beside(), Held()
        first = asyncio.ensure_future(beside.do(held, "one"))
        await asyncio.to_thread(held.has_begun.wait, PATIENCE)
        gone = asyncio.ensure_future(beside.do(lambda: None, "two"))
        await asyncio.sleep(0)
        if moment:
            held.may_end.set()
            await first
        for _ in range(moment - 1):
            await asyncio.sleep(0)
        gone.cancel()
        held.may_end.set()
        assert await beside.do(lambda: "next", "three") == "next"
        await asyncio.wait([first, gone])
        beside.close()

    run(test)


def test_whoever_asked_is_told_what_went_wrong() -> None:
    async def test() -> None:
        beside = Beside()
        with pytest.raises(ZeroDivisionError):
            await beside.do(lambda: 1 // 0, "somebody")
        assert await beside.do(lambda: 1, "somebody") == 1
        beside.close()

    run(test)


# --- Who takes that way -------------------------------------------------------------------------

AFTER = {
    "a replay": ("GET", "/tables/{table}/replay"),
    "a moment of it": ("GET", "/tables/{table}/frame?at=3"),
    "a review": ("GET", "/tables/{table}/review"),
    "the proof of fair chance": ("GET", "/tables/{table}/verify"),
    "the same for programs": ("POST", "/api/tables/{table}/verify"),
    "a record": ("GET", "/api/tables/{table}/record"),
    "playing on": ("POST", "/api/tables/{table}/play-on"),
}
BODIES = {"playing on": {"actions": 2, "seat": 0}}


@pytest.mark.parametrize("what", AFTER)
def test_others_are_answered_while_somebody_waits_for_much(tmp_path: Path, what: str) -> None:
    with serving(tmp_path) as client, ThreadPoolExecutor() as threads:
        ann, ben, at = table_of_two(client)
        finish(ann, ben, at)
        method, path = AFTER[what]
        path = path.format(table=at.rpartition("/")[2])
        asking = partial(client.request, method, path, json=BODIES.get(what), headers=ann.headers)
        answer = _answered_meanwhile(client, threads, asking)
        assert answer.status_code in (200, 201), answer.text


def test_so_are_they_while_a_board_tells_more(tmp_path: Path) -> None:
    with serving(tmp_path) as client, ThreadPoolExecutor() as threads:
        _, _, at = table_of_two(client)
        answer = _answered_meanwhile(client, threads, partial(client.get, f"{at}/more"))
        assert answer.status_code == 200, answer.text


def _answered_meanwhile(
    client: TestClient, threads: ThreadPoolExecutor, asking: Callable[[], Any]
) -> Any:
    """An answer that waited until other work was done, while others were answered."""
    held, beside = Held(), client.app.state.server.tables.beside  # type: ignore[attr-defined]
    assert client.portal is not None
    working = client.portal.start_task_soon(beside.do, held, "somebody")
    assert held.has_begun.wait(PATIENCE)
    asked = threads.submit(asking)
    wait_until(lambda: beside.waiting == 1 or asked.done())
    assert client.get("/").status_code == 200
    assert not asked.done(), "it was not made beside the event loop"
    held.may_end.set()
    assert working.result(PATIENCE) == "done"
    return asked.result(PATIENCE)


def test_what_is_made_beside_the_loop_is_compressed_there(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        ann, ben, at = table_of_two(client)
        finish(ann, ben, at)
        plain = client.get(f"{at}/replay", headers={"Accept-Encoding": "identity"})
        packed = client.get(f"{at}/replay", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
        assert int(packed.headers["content-length"]) < len(plain.content) / 3
        without = partial(re.sub, r'name="token" value="\w+"', "")
        assert without(packed.text) == without(plain.text)


def test_everything_that_is_read_counts(tmp_path: Path) -> None:
    """By guests and, twenty times as much, by addresses."""
    few = Limits({**dict.fromkeys(LIMITS, (1e9, 1e9)), "read": (5, 0.001)})
    with serving(tmp_path, few) as client:
        ann = Program(client, "Ann")
        statuses = [client.get("/api/me", headers=ann.headers).status_code for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        paths = ("/", "/api/tables", "/api/games", "/rules/ave", "/learn/ave/1", "/api/me")
        seen = [client.get(path).status_code for path in paths * 20]
        assert set(seen[-len(paths) :]) == {429}
        assert client.get("/health").status_code == 200


# --- Kept when made -----------------------------------------------------------------------------


def test_the_lines_of_a_replay_are_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, "ave")
            sight = replay.sights(opened.table, Viewer(0, "en"))[0]
            first = replay.log_at(opened.table, sight, 0)
            made = replay.steps
            monkeypatch.setattr(replay, "steps", None)
            assert replay.log_at(opened.table, sight, 0) == first
            monkeypatch.setattr(replay, "steps", made)
            legal = opened.table.live().legal(opened.table.to_act[0])
            guest = (ANN, BEN)[opened.table.to_act[0]]
            await playing.act(opened, guest, legal[0].text, opened.table.version)
            later = replay.log_at(opened.table, sight, 1)
            assert later.count("<li") > first.count("<li")
            assert later.count('class="now') >= 1
            other = replay.sights(opened.table, Viewer(1, "fr"))[0]
            assert replay.log_at(opened.table, other, 1) != later

    run(test)


def test_the_last_move_is_taken_back_without_playing_all_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match("ave", seats=2, seed="6")
    while not match.can_undo(match.history[-1].seat if match.history else 0):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[-1])
    seat, text = match.history[-1].seat, match.history[-1].text
    kept = Match.from_snapshot(match.snapshot())
    monkeypatch.setattr(Match, "replay", None)
    assert kept.can_undo(seat)
    kept.undo(seat)
    assert text in {action.text for action in kept.legal(seat)}
