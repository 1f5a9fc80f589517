"""The oracle at a table: who may ask, what is told, and reviews of finished matches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from ludi.bots import oracle, reviewing
from ludi.bots.advice import Advice, Budget
from ludi.bots.review import Review
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.knowledge import possible_world
from ludi.core.match import Match
from ludi.web.people.limits import LIMITS, Limits
from ludi.web.show.reviews import percent, shown_review, signed
from ludi.web.show.views import document, viewer_of
from ludi.web.tables import oracle as waiting
from ludi.web.tables import playing, seating
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.oracle import advice_for
from ludi.web.tables.service import TableService
from ludi.web.tables.table import Note, Table
from ludi.web.tables.workers import bot_seed

from .services import (
    ANN,
    BEN,
    EVE,
    AtOnce,
    Clock,
    ThinkingHere,
    a_service,
    answering,
    run,
    table_of,
)
from .test_replay import play

SMALL = Budget(games=30, iterations=40, plan_worlds=8, plan_turns=4)


class Oracle(AtOnce):
    """An oracle that answers at once, and does not think long."""

    async def advise(self, match: Match, seat: int) -> list[Advice]:
        seed = bot_seed(match.seed, seat)
        return oracle.advise(match.game, match.state, seat, seed, len(match.history), SMALL)

    async def review(self, match: Match) -> dict[str, Any]:
        again = Match.replay(match.record())
        return reviewing.review(again, budget=SMALL).document()


async def with_oracle(
    service: TableService, game: str, people: int, bots: int, advice: str
) -> OpenTable:
    opened = await seating.create(
        service.tables, ANN, "Ann", game, seats=people + bots, advice=advice
    )
    for seat in range(1, people):
        await seating.sit(opened, seat, BEN, "Ben")
    for seat in range(people, people + bots):
        await seating.put_bot(opened, seat, ANN, "heuristic")
    await seating.start(opened, ANN)
    return opened


async def ask(service: TableService, opened: OpenTable, guest: str) -> list[Advice]:
    """Ask the oracle, with somebody who answers."""
    asking = asyncio.ensure_future(service.oracle.ask(opened, guest))
    thinker = answering(service, Oracle(1))
    while not asking.done():
        await thinker.answer_next()
        await asyncio.sleep(0)
    return await asking


def code_of(refusal: pytest.ExceptionInfo[LudiError]) -> str:
    return refusal.value.code


# --- Who may ask --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "advice", "is_allowed"),
    [
        (1, "bots", True),
        (1, "never", False),
        (1, "always", True),
        (2, "bots", False),
        (2, "always", True),
    ],
)
def test_when_the_oracle_may_be_asked(
    tmp_path: Path, people: int, advice: str, is_allowed: bool
) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await with_oracle(service, "romer", people, 3 - people, advice)
            shown = document(opened.table, viewer_of(opened.table, ANN, "en"))
            assert shown["can_ask_oracle"] == is_allowed and shown["advice"] == advice
            if is_allowed:
                assert await ask(service, opened, ANN)
            else:
                with pytest.raises(LudiError) as refusal:
                    await ask(service, opened, ANN)
                assert code_of(refusal) == "oracle.forbidden"
            # It is the same for whoever opens the table again.
            del service.tables._open[opened.table.id]
            assert (await service.tables.open(opened.table.id)).table.allows_advice == is_allowed
            again = Table.from_snapshot(opened.table.snapshot())
            assert again.allows_advice == is_allowed

    run(test)


def test_only_who_has_to_decide_gets_advice(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await with_oracle(service, "romans-go-home", 2, 0, "always")
            told = await ask(service, opened, ANN)
            await playing.act(opened, ANN, told[0].action, opened.table.version)
            assert opened.table.to_act == (1,), "Ann has laid her whole plan"
            for guest, code in ((ANN, "oracle.not_asked"), (EVE, "table.not_yours")):
                with pytest.raises(LudiError) as refusal:
                    await ask(service, opened, guest)
                assert code_of(refusal) == code
            assert advice_for(opened, 0) is None and advice_for(opened, None) is None
            assert not document(opened.table, viewer_of(opened.table, EVE, "en"))["can_ask_oracle"]

    run(test)


def test_advice_holds_while_others_choose_at_the_same_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await with_oracle(service, "romans-go-home", 2, 0, "always")
            told = await ask(service, opened, ANN)
            for _ in range(2):
                action = opened.table.live().legal(1)[0].text
                await playing.act(opened, BEN, action, opened.table.version)
                assert advice_for(opened, 0) == told
            await playing.act(
                opened, ANN, opened.table.live().legal(0)[0].text, opened.table.version
            )
            assert advice_for(opened, 0) is None

    run(test)


def test_everybody_is_told_once_that_it_was_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await with_oracle(service, "romer", 2, 0, "always")
            first = await ask(service, opened, ANN)
            assert await ask(service, opened, ANN) is first is advice_for(opened, 0)
            assert [(note.seat, note.what) for note in opened.table.notes] == [(0, "advised")]
            version = opened.table.version - 1
            await playing.act(opened, ANN, first[0].action, version)  # nothing was played meanwhile
            assert advice_for(opened, 0) is None

    run(test)


def test_advice_tells_nothing_that_is_hidden(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await with_oracle(service, "roma", 2, 0, "always")
            await play(service, opened, most=12)
            match = opened.table.live()
            seat = match.to_act[0]
            workers = Oracle()
            told = await workers.advise(match, seat)
            for index in range(3):
                other = match.copy()
                other._state = possible_world(match.game, match.state, seat, 5, index)
                assert other.state != match.state
                assert await workers.advise(other, seat) == told

    run(test)


# --- Reviews ------------------------------------------------------------------------------------


def test_a_finished_match_is_reviewed_once_and_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await with_oracle(service, "ave", 2, 0, "never")
            for begin in (
                service.oracle.review(opened),
                service.oracle.begin_review(opened, ANN),
            ):
                with pytest.raises(LudiError) as refusal:
                    await begin
                assert code_of(refusal) == "table.not_over"
            await play(service, opened)
            assert await service.oracle.review(opened) is None
            assert await service.oracle.progress(opened.table) is None
            await service.oracle.begin_review(opened, ANN)
            assert await service.oracle.progress(opened.table) == 0
            await service.oracle.begin_review(opened, ANN)
            thinker = answering(service, Oracle(1))
            assert await thinker.answer_next() and not await thinker.answer_next()
            assert await service.oracle.progress(opened.table) is None
            kept = await service.oracle.review(opened)
            assert kept is not None and kept["game"] == "ave"
            await service.oracle.begin_review(opened, ANN)
            assert await service.oracle.progress(opened.table) is None
            for language in ("en", "fr"):
                shown = shown_review(opened.table, Review.read(kept), language)
                assert len(shown["curves"]) == len(shown["people"]) == 2
                assert len(shown["marks"]) == len(shown["turns"])
                assert shown["rows"][-1]["at"] == len(opened.table.live().history)
            table, found = opened.table, Review.read(kept)
            told = shown_review(table, found, "en")
            movers = [table.live().history[turn["at"] - 1].seat for turn in told["turns"]]
            assert [turn["words"].partition(":")[0] for turn in told["turns"]] == [
                found.players[seat] for seat in movers
            ]
            assert "a bot in their place" not in str(told)
            table.notes = [Note(0, 0, seat, "absent") for seat in range(2)]
            worst = [one["worst"] for one in shown_review(table, found, "en")["people"]]
            assert all("a bot in their place" in one["words"] for one in worst if one)
            table.notes += [Note(0, 0, seat, "back") for seat in range(2)]
            assert "a bot in their place" not in str(shown_review(table, found, "en"))

    run(test)


def test_the_first_review_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service)
            await service.store.keep_review(opened.table.id, '{"first": 1}')
            await service.store.keep_review(opened.table.id, '{"second": 1}')
            assert await service.store.review(opened.table.id) == {"first": 1}

    run(test)


def test_a_review_that_fails_is_made_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()

    class Broken(AtOnce):
        async def review(self, match: Match) -> dict[str, Any]:
            raise EOFError

    async def test() -> None:
        async with a_service(tmp_path, now=clock) as service:
            opened = await table_of(service, "ave")
            await play(service, opened)
            await service.oracle.begin_review(opened, ANN)
            assert await answering(service, Broken(1)).answer_next()
            assert await service.oracle.review(opened) is None
            thinker = answering(service, Oracle(1))
            assert not await thinker.answer_next()
            clock.time += 31
            assert await thinker.answer_next()
            assert await service.oracle.review(opened) is not None
            assert "EOFError" in caplog.text

    run(test)


def test_the_oracle_that_does_not_answer_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody thinks; or too many wait."""

    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await with_oracle(service, "romer", 2, 0, "always")
            monkeypatch.setattr(waiting, "_PATIENCE", 0.2)
            for _ in range(2):
                with pytest.raises(LudiError) as refusal:
                    await service.oracle.ask(opened, ANN)
                assert code_of(refusal) == "oracle.busy"
                monkeypatch.setattr(waiting, "_MOST_WAITING", 0)
            await play(service, opened)
            with pytest.raises(LudiError) as refusal:
                await service.oracle.begin_review(opened, ANN)
            assert code_of(refusal) == "oracle.busy"

    run(test)


def test_numbers_are_written_as_the_language_does() -> None:
    assert percent(0.424) == 42
    assert [signed(0.123, "en"), signed(-0.123, "fr"), signed(-0.0001, "en")] == [
        "+12.3",
        "−12,3",
        "0",
    ]


# --- Over the line ------------------------------------------------------------------------------


def test_programs_ask_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from .test_api import Program, serving

    monkeypatch.setattr("ludi.web.app.Thinking", ThinkingHere(Oracle(1)))
    with serving(tmp_path) as client:
        ann = Program(client, "Ann")
        table = ann.ask("POST", "/tables", {"game": "romer", "seats": 2, "advice": "always"}, 201)
        at = f"/tables/{table['id']}"
        ann.ask("PUT", f"{at}/seats/1", {"bot": "heuristic"})
        assert ann.ask("PATCH", at, {"advice": "sometimes"}, 422)["error"] == "table.advice"
        assert ann.ask("PATCH", at, {"advice": "bots"})["advice"] == "bots"
        assert ann.ask("POST", f"{at}/advice", None, 409)["error"] == "table.not_started"
        ann.ask("POST", f"{at}/start")
        table = whole_match(ann, at)
        assert ann.ask("GET", f"{at}/review")["progress"] is None
        assert ann.ask("POST", f"{at}/review", None, 202)
        while not (found := ann.ask("GET", f"{at}/review"))["review"]:
            pass
        assert found["progress"] == 1 and found["review"]["turning_points"] is not None
        pages_of_a_review(client, f"/tables/{table['id']}/review")
        pages_without_luck(client, f"/tables/{table['id']}", monkeypatch)


def whole_match(ann: Any, at: str) -> Any:
    """Play what is advised, to the end."""
    told = False
    while (table := ann.ask("GET", at))["status"] == "playing":
        if table["can_ask_oracle"] and not told:
            advice = ann.ask("POST", f"{at}/advice")
            assert advice[0]["sentence"] and 0 <= advice[0]["low"] <= advice[0]["high"] <= 1
            assert ann.ask("GET", f"{at}/review", None, 409)["error"] == "table.not_over"
            ann.ask("POST", f"{at}/actions", {**_first(advice), "version": table["version"]})
            told = True
        elif table["legal"]:
            body = {"action": table["legal"][0]["text"], "version": table["version"]}
            ann.ask("POST", f"{at}/actions", body)
    assert told
    return table


def _first(advice: Any) -> dict[str, Any]:
    return {"action": advice[0]["action"]}


def pages_of_a_review(client: TestClient, path: str) -> None:
    for language, words in (("en", "The chance of winning"), ("fr", "Les chances de gagner")):
        html = client.get(path, headers={"Accept-Language": language}).text
        assert words in html and "<polyline" in html


def pages_without_luck(client: TestClient, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a page speaks of it does not where a game has none."""
    for page, words in (("/review", "Luck and skill"), ("", "Fair chance")):
        assert words in client.get(path + page).text
    monkeypatch.setattr(Game, "has_luck", False)
    monkeypatch.setattr(Game, "has_chance", False)
    assert "Luck" not in client.get(f"{path}/review").text
    assert "Fair chance" not in client.get(path).text


def test_asking_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from .test_api import Program, serving

    monkeypatch.setattr("ludi.web.app.Thinking", ThinkingHere(Oracle(1)))
    with serving(tmp_path, Limits(LIMITS, Clock())) as client:
        ann = Program(client, "Ann")
        table = ann.ask("POST", "/tables", {"game": "romer", "seats": 2}, 201)
        at = f"/tables/{table['id']}"
        ann.ask("PUT", f"{at}/seats/1", {"bot": "heuristic"})
        ann.ask("POST", f"{at}/start")
        for _ in range(int(LIMITS["advice"][0])):
            ann.ask("POST", f"{at}/advice")
        assert ann.ask("POST", f"{at}/advice", None, 429)["error"] == "limit.rate"


def test_a_review_is_made_in_a_process_of_its_own(tmp_path: Path) -> None:
    """Killed with the server, it leaves nothing behind."""
    from ludi.web.tables.workers import BotWorkers

    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, "ave")
            await play(service, opened)
            workers = BotWorkers(1)
            task = asyncio.ensure_future(workers.review(opened.table.live()))
            while not any(process.is_alive() for process in workers._besides):
                await asyncio.sleep(0.05)
            (process,) = workers._besides
            workers.close()
            with pytest.raises(EOFError):
                await task
            assert not process.is_alive() and not workers._besides

    run(test)
