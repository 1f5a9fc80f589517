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
from ludi.web.house import House, Place, advice_for
from ludi.web.limits import LIMITS, Limits
from ludi.web.reviews import percent, shown_review, signed
from ludi.web.table import Table
from ludi.web.thinkers import bot_seed
from ludi.web.views import document, viewer_of

from .houses import ANN, BEN, EVE, AtOnce, Clock, a_house, run, table_of
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


async def with_oracle(house: House, game: str, people: int, bots: int, advice: str) -> Place:
    house.thinkers = Oracle()
    place = await house.create(ANN, "Ann", game, seats=people + bots, advice=advice)
    for seat in range(1, people):
        await house.sit(place, seat, BEN, "Ben")
    for seat in range(people, people + bots):
        await house.put_bot(place, seat, ANN, "heuristic")
    await house.start(place, ANN)
    return place


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
        async with a_house(tmp_path) as house:
            place = await with_oracle(house, "romer", people, 3 - people, advice)
            shown = document(place, viewer_of(place.table, ANN, "en"))
            assert shown["can_ask_oracle"] == is_allowed and shown["advice"] == advice
            if is_allowed:
                assert await house.ask_oracle(place, ANN)
            else:
                with pytest.raises(LudiError) as refusal:
                    await house.ask_oracle(place, ANN)
                assert code_of(refusal) == "oracle.forbidden"
            # It is the same for whoever opens the table again.
            del house.places[place.table.id]
            assert (await house.open(place.table.id)).table.allows_advice == is_allowed
            again = Table.from_snapshot(place.table.snapshot())
            assert again.allows_advice == is_allowed

    run(test)


def test_only_who_has_to_decide_gets_advice(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await with_oracle(house, "romans-go-home", 2, 0, "always")
            told = await house.ask_oracle(place, ANN)
            await house.act(place, ANN, told[0].action, place.table.version)
            assert place.table.to_act == (1,), "Ann has laid her whole plan"
            for guest, code in ((ANN, "oracle.not_asked"), (EVE, "table.not_yours")):
                with pytest.raises(LudiError) as refusal:
                    await house.ask_oracle(place, guest)
                assert code_of(refusal) == code
            assert advice_for(place, 0) is None and advice_for(place, None) is None
            assert not document(place, viewer_of(place.table, EVE, "en"))["can_ask_oracle"]

    run(test)


def test_advice_holds_while_others_choose_at_the_same_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await with_oracle(house, "romans-go-home", 2, 0, "always")
            told = await house.ask_oracle(place, ANN)
            for _ in range(2):
                action = place.table.live().legal(1)[0].text
                await house.act(place, BEN, action, place.table.version)
                assert advice_for(place, 0) == told
            await house.act(place, ANN, place.table.live().legal(0)[0].text, place.table.version)
            assert advice_for(place, 0) is None

    run(test)


def test_everybody_is_told_once_that_it_was_asked(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await with_oracle(house, "romer", 2, 0, "always")
            first = await house.ask_oracle(place, ANN)
            assert await house.ask_oracle(place, ANN) is first is advice_for(place, 0)
            assert [(note.seat, note.what) for note in place.table.notes] == [(0, "advised")]
            version = place.table.version - 1
            await house.act(place, ANN, first[0].action, version)  # nothing was played meanwhile
            assert advice_for(place, 0) is None

    run(test)


def test_advice_tells_nothing_that_is_hidden(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await with_oracle(house, "roma", 2, 0, "always")
            await play(house, place, most=12)
            match = place.table.live()
            seat = match.to_act[0]
            thinkers = Oracle()
            told = await thinkers.advise(match, seat)
            for index in range(3):
                other = match.copy()
                other._state = possible_world(match.game, match.state, seat, 5, index)
                assert other.state != match.state
                assert await thinkers.advise(other, seat) == told

    run(test)


# --- Reviews ------------------------------------------------------------------------------------


def test_a_finished_match_is_reviewed_once_and_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await with_oracle(house, "romer", 2, 0, "never")
            for begin in (house.review, house.begin_review):
                with pytest.raises(LudiError) as refusal:
                    await begin(place)
                assert code_of(refusal) == "table.not_over"
            await play(house, place)
            assert await house.review(place) is None
            assert house.review_progress(place.table) is None
            await house.begin_review(place)
            assert house.review_progress(place.table) == 0
            await house.begin_review(place)
            await house.settled()
            assert house.review_progress(place.table) is None
            kept = await house.review(place)
            assert kept is not None and kept["game"] == "romer"
            await house.begin_review(place)
            assert house.review_progress(place.table) is None
            for language in ("en", "fr"):
                shown = shown_review(place.table, Review.read(kept), language)
                assert len(shown["curves"]) == len(shown["people"]) == 2
                assert len(shown["marks"]) == len(shown["turns"])
                assert shown["rows"][-1]["at"] == len(place.table.live().history)

    run(test)


def test_the_first_review_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await table_of(house)
            await house.store.keep_review(place.table.id, '{"first": 1}')
            await house.store.keep_review(place.table.id, '{"second": 1}')
            assert await house.store.review(place.table.id) == {"first": 1}

    run(test)


def test_a_review_that_fails_can_be_asked_for_again(tmp_path: Path) -> None:
    class Broken(AtOnce):
        async def review(self, match: Match) -> dict[str, Any]:
            raise EOFError

    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await table_of(house)
            await play(house, place)
            house.thinkers = Broken()
            await house.begin_review(place)
            await house.settled()
            assert await house.review(place) is None
            assert house.review_progress(place.table) is None

    run(test)


def test_numbers_are_written_as_the_language_does() -> None:
    assert percent(0.424) == "42\u00a0%"
    assert [signed(0.123, "en"), signed(-0.123, "fr"), signed(-0.0001, "en")] == [
        "+12.3",
        "−12,3",
        "0",
    ]


# --- Over the line ------------------------------------------------------------------------------


def test_programs_ask_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from .test_api import Program, serving

    monkeypatch.setattr("ludi.web.app.Thinkers", lambda _: Oracle())
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
    for language, words in (("en", "The chance to win"), ("fr", "La chance de gagner")):
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

    monkeypatch.setattr("ludi.web.app.Thinkers", lambda _: Oracle())
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
    from ludi.web.thinkers import Thinkers

    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await table_of(house, "romer")
            await play(house, place)
            thinkers = Thinkers(1)
            task = asyncio.ensure_future(thinkers.review(place.table.live()))
            while not any(process.is_alive() for process in thinkers._besides):
                await asyncio.sleep(0.05)
            (process,) = thinkers._besides
            thinkers.close()
            with pytest.raises(EOFError):
                await task
            assert not process.is_alive() and not thinkers._besides

    run(test)
