"""Resigning, and agreeing to end a match: what comes of it, what is refused, what is told."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from ludi.core.errors import MatchOver
from ludi.core.match import Match
from ludi.core.registry import find_game, our_game_ids
from ludi.core.speech import LANGUAGES
from ludi.web.errors import BadInput, Forbidden, NotNow, Stale
from ludi.web.show import replay
from ludi.web.show.drawing import drawing_of, turn_of
from ludi.web.show.views import Viewer, document, viewer_of
from ludi.web.storage.entries import Entry
from ludi.web.storage.erasing import erase
from ludi.web.tables import following, leaving, playing, seating
from ludi.web.tables.clocks import Pace
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.service import TableService
from ludi.web.tables.table import Ending, Table
from web.services import (
    ANN,
    BEN,
    EVE,
    Clock,
    answering,
    in_a_service,
    refused,
    table_of,
)

from .test_api import Program, client, finish, table_of_two
from .test_pages import token

__all__ = ["client"]

KEY = "a-key-of-mine"


async def act(opened: OpenTable, seat: int | None = None) -> None:
    """Whoever is asked, or this seat, does the first thing that can be done."""
    table = opened.table
    seat = table.to_act[0] if seat is None else seat
    guest = table.seats[seat].guest
    assert guest is not None
    await playing.act(opened, guest, table.live().legal(seat)[0].text, table.version)


async def rebuilt(service: TableService, opened: OpenTable) -> Table:
    """The table as its entries alone tell it."""
    table = Table(opened.table.id)
    for entry in await service.store.entries(table.id, 0):
        table.take(entry)
    return table


def told(opened: OpenTable, seat: int | None, language: str = "en") -> dict[str, str]:
    parts = drawing_of(opened, Viewer(seat, language)).parts
    return {name: " ".join(re.sub(r"<[^>]+>", " ", html).split()) for name, html in parts.items()}


async def three_people(service: TableService) -> OpenTable:
    """Ann, Ben and Eve at a table."""
    opened = await seating.create(service.tables, ANN, "Ann", "ave", seats=3)
    await seating.sit(opened, 1, BEN, "Ben")
    await seating.sit(opened, 2, EVE, "Eve")
    await seating.start(opened, ANN)
    return opened


# --- Resigning ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", our_game_ids())
def test_of_two_the_other_one_has_won(tmp_path: Path, game: str) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service, game)
        await act(opened)
        await leaving.resign(opened, BEN)
        table = opened.table
        assert table.status == "over" and table.winners == (0,) and table.to_act == ()
        for language in LANGUAGES:
            shown = document(table, Viewer(0, language))
            assert not shown["legal"] and not shown["can_undo"] and shown["winners"] == [0]
            assert shown["ending"] == {"how": "resigned", "seat": 1} and shown["seed"]
            for seat in (0, 1, None):
                parts = told(opened, seat, language)
                assert "Ann" in parts["end"] and "Ben" in parts["end"] and not parts["leaving"]
        assert told(opened, 0)["status"] == "You win! Ben has resigned."
        assert told(opened, 1)["status"] == "Ann wins. You have resigned."
        assert told(opened, None)["status"] == "Ann wins. Ben has resigned."
        assert [(one.seat, one.place, one.has_won) for one in table.ranking] == [
            (0, 1, True),
            (1, 2, False),
        ]

    in_a_service(tmp_path, test)


def test_nobody_acts_after_somebody_has_resigned(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        first = opened.table.live().legal(0)[0].text
        await act(opened)
        await leaving.resign(opened, ANN)
        version = opened.table.version
        for doing in (
            playing.act(opened, ANN, first, version),
            playing.act(opened, BEN, first, version),
            playing.undo(opened, ANN, version),
            playing.come_back(opened, ANN),
            leaving.resign(opened, ANN),
            leaving.resign(opened, BEN),
            leaving.offer(opened, BEN),
            leaving.agree(opened, BEN, 3),
        ):
            await refused(opened, doing, MatchOver, "action.over")
        with pytest.raises(NotNow, match="only when you have something to decide"):
            await service.oracle.ask(opened, ANN)

    in_a_service(tmp_path, test)


def test_a_bot_wins_as_well(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service, people=1, bots=1)
        await leaving.resign(opened, ANN)
        assert opened.table.winners == (1,)
        assert not await answering(service).answer_next(), "no bot is asked any more"

    in_a_service(tmp_path, test)


def test_of_more_a_bot_plays_on_for_good(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await three_people(service)
        seat = opened.table.to_act[0]
        guest = (ANN, BEN, EVE)[seat]
        await leaving.resign(opened, guest)
        table = opened.table
        assert table.status == "playing" and table.seats[seat].player == "heuristic"
        assert table.people == {0, 1, 2} - {seat}
        shown = document(table, viewer_of(table, guest, "en"))
        assert not shown["legal"] and shown["seats"][seat]["resigned"]
        status = told(opened, seat)["status"]
        assert "a bot plays on in your seat" in status and "Your turn" not in status
        for doing in (
            playing.come_back(opened, guest),
            playing.act(opened, guest, "roll 1", table.version),
            playing.undo(opened, guest, table.version),
            leaving.resign(opened, guest),
            leaving.offer(opened, guest),
        ):
            await refused(opened, doing, NotNow, "table.resigned")
        clock.time += 10
        assert await answering(service).answer_next()
        assert opened.table.moves[-1].seat == seat

    clock = Clock()
    in_a_service(tmp_path, test, now=clock, pace=Pace(bot=1.0, look=1e6))


def test_who_resigned_cannot_win_and_stands_last(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(
            service.tables, ANN, "Ann", "ave", seats=3, options={"round_limit": 2}
        )
        await seating.sit(opened, 1, BEN, "Ben")
        await seating.sit(opened, 2, EVE, "Eve")
        await seating.start(opened, ANN)
        await leaving.resign(opened, ANN)
        while opened.table.status == "playing":
            table = opened.table
            seat = table.to_act[0]
            match = table.live().copy()
            match.play(seat, match.legal(seat)[0])
            await opened.append("acted", {"seat": seat, "do": match.history[-1].text}, match=match)
        table = opened.table
        assert table.ending is None and 0 not in table.winners and table.winners
        assert table.ranking[-1].seat == 0 and table.ranking[-1].place == 3
        assert table.ranking[0].has_won and table.ranking[0].place == 1
        assert "resigned" in told(opened, 1)["end"]

    in_a_service(tmp_path, test)


def test_the_best_of_the_others_wins_in_place_of_who_resigned(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await three_people(service)
        while opened.table.status == "playing":
            await act(opened)
        first, second = opened.table.live().ranking[:2]
        assert first.seat is not None and first.place < second.place
        opened.table.seats[first.seat].has_resigned = True
        assert opened.table.winners == (second.seat,)
        assert [one.seat for one in opened.table.ranking][-1] == first.seat
        opened.wake()
        name = opened.table.seats[first.seat].name
        assert f"{name} has resigned and cannot win." in told(opened, None)["status"]

    in_a_service(tmp_path, test)


def test_without_people_a_match_ends_without_a_result(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service, people=2, bots=1)
        await leaving.resign(opened, ANN)
        assert opened.table.status == "playing"
        await leaving.resign(opened, BEN)
        assert opened.table.status == "over" and opened.table.winners == ()
        assert opened.table.ending == Ending("abandoned", 1)
        said = told(opened, 0)["status"]
        assert said == "The match ended without a result. Ben has resigned."

    in_a_service(tmp_path, test)


def test_resigning_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(service.tables, ANN, "Ann", "ave", seats=2)
        await refused(opened, leaving.resign(opened, ANN), NotNow, "table.not_started")
        await refused(opened, leaving.offer(opened, ANN), NotNow, "table.not_started")
        await seating.sit(opened, 1, BEN, "Ben")
        await seating.start(opened, ANN)
        await refused(opened, leaving.resign(opened, EVE), Forbidden, "table.not_yours")
        await refused(opened, leaving.offer(opened, EVE), Forbidden, "table.not_yours")
        await refused(opened, leaving.resign(opened, ANN, "short"), BadInput, "key.length")

    in_a_service(tmp_path, test)


def test_what_is_done_with_a_key_is_done_once(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await three_people(service)
        await leaving.offer(opened, ANN, KEY)
        version = opened.table.version
        await leaving.offer(opened, ANN, KEY)
        assert opened.table.version == version
        await refused(opened, leaving.resign(opened, ANN, KEY), BadInput, "key.used")
        await refused(opened, leaving.offer(opened, BEN, KEY), BadInput, "key.used")
        await leaving.agree(opened, BEN, version, "another-key")
        await leaving.agree(opened, BEN, version, "another-key")
        await leaving.agree(opened, BEN, version, "and-another")
        assert opened.table.version == version + 1
        await leaving.resign(opened, EVE, "a-third-key")
        assert opened.table.status == "over"
        await leaving.resign(opened, EVE, "a-third-key")
        assert opened.table.version == version + 2

    in_a_service(tmp_path, test)


# --- Offering to end ----------------------------------------------------------------------------


def test_a_match_ends_once_all_agree(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await three_people(service)
        await leaving.offer(opened, ANN)
        number = opened.table.version
        shown = document(opened.table, Viewer(None, "en"))["offer"]
        assert shown == {"number": number, "seat": 0, "agreed": [0], "asked": [1, 2]}
        assert "Ann offers to end the match" in told(opened, 1)["status"]
        assert "Agree Decline" in told(opened, 1)["status"]
        assert "Withdraw" in told(opened, 0)["status"]
        assert "Agree" not in told(opened, None)["status"]
        await refused(opened, leaving.offer(opened, BEN), NotNow, "table.offered")
        await leaving.agree(opened, EVE, number)
        assert opened.table.status == "playing" and "Ben can answer" in told(opened, 2)["status"]
        await leaving.agree(opened, BEN, number)
        assert opened.table.status == "over" and opened.table.winners == ()
        assert opened.table.ending == Ending("agreed") and opened.table.offer is None
        for language in LANGUAGES:
            assert told(opened, 0, language)["end"] and not told(opened, 0, language)["leaving"]
        assert told(opened, 1)["status"] == "The match ended by agreement, without a result."
        assert "★" not in told(opened, 1)["end"] + told(opened, 1)["seats"]

    in_a_service(tmp_path, test)


def test_alone_against_bots_one_ends_it_at_once(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service, people=1, bots=2)
        assert leaving.who_would_be_asked(opened.table, ANN) == []
        assert told(opened, 0)["leaving"] == "End the match"
        await leaving.offer(opened, ANN)
        assert opened.table.ending == Ending("abandoned", 0)
        assert told(opened, 0)["status"] == "The match ended without a result. You have ended it."
        assert told(opened, None)["status"].endswith("Ann has ended the match.")

    in_a_service(tmp_path, test)


def test_an_offer_is_declined_or_taken_back(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        await leaving.offer(opened, ANN)
        number = opened.table.version
        await refused(opened, leaving.decline(opened, BEN, number + 1), Stale, "table.no_offer")
        await leaving.decline(opened, BEN, number)
        assert opened.table.offer is None and opened.table.notes[-1].what == "declined"
        await refused(opened, leaving.agree(opened, BEN, number), Stale, "table.no_offer")
        await refused(opened, leaving.offer(opened, ANN), NotNow, "table.offer_again")
        assert "again after your next move" in told(opened, 0)["leaving"]
        await leaving.offer(opened, BEN)
        await leaving.decline(opened, BEN, opened.table.version)
        assert opened.table.notes[-1].what == "withdrawn"
        while 0 not in {move.seat for move in opened.table.moves}:
            await act(opened)
        assert document(opened.table, Viewer(0, "en"))["can_offer"]
        await leaving.offer(opened, ANN)

    in_a_service(tmp_path, test)


def test_an_offer_lapses_once_both_sides_have_played_on(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        await leaving.offer(opened, BEN)
        first = opened.table.to_act[0]
        while opened.table.to_act == (first,):
            await act(opened)
            assert opened.table.offer is not None, "only one side has played on"
        await act(opened)
        assert opened.table.offer is None and opened.table.notes[-1].what == "lapsed"
        assert document(opened.table, Viewer(1, "en"))["can_offer"]

    in_a_service(tmp_path, test)


def test_who_has_agreed_does_not_let_the_offer_lapse(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await three_people(service)
        await leaving.offer(opened, ANN)
        await leaving.agree(opened, BEN, opened.table.version)
        seen = set[int]()
        while not seen >= {0, 1} and 2 not in seen:
            seen.add(opened.table.to_act[0])
            if 2 not in seen:
                await act(opened)
        assert opened.table.offer is not None

    in_a_service(tmp_path, test)


def test_who_resigns_takes_their_offer_along_and_need_not_agree(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await three_people(service)
        await leaving.offer(opened, ANN)
        await leaving.agree(opened, BEN, opened.table.version)
        await leaving.resign(opened, EVE)
        assert opened.table.ending == Ending("agreed")
        opened = await three_people(service)
        await leaving.offer(opened, ANN)
        await leaving.resign(opened, ANN)
        assert opened.table.offer is None and opened.table.status == "playing"

    in_a_service(tmp_path, test)


def test_who_is_away_is_asked_as_well(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        await playing.replace(opened, opened.table, 1, "absent")
        await leaving.offer(opened, ANN)
        assert opened.table.status == "playing"
        await leaving.agree(opened, BEN, opened.table.version)
        assert opened.table.ending == Ending("agreed")

    in_a_service(tmp_path, test)


# --- What is kept -------------------------------------------------------------------------------


def test_entries_and_snapshots_tell_the_same(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await three_people(service)
        steps: tuple[Callable[[], Awaitable[None]], ...] = (
            lambda: leaving.offer(opened, ANN),
            lambda: act(opened),
            lambda: leaving.agree(opened, BEN, opened.table.offer.number),  # type: ignore[union-attr]
            lambda: leaving.decline(opened, EVE, opened.table.offer.number),  # type: ignore[union-attr]
            lambda: leaving.offer(opened, EVE),
            lambda: leaving.resign(opened, BEN),
            lambda: leaving.agree(opened, ANN, opened.table.offer.number),  # type: ignore[union-attr]
        )
        for step in steps:
            await step()
            kept = Table.from_snapshot(json.loads(json.dumps(opened.table.snapshot())))
            again = await rebuilt(service, opened)
            for viewer in (Viewer(0, "en"), Viewer(1, "en"), Viewer(None, "en")):
                seen = document(opened.table, viewer)
                assert document(kept, viewer) == document(again, viewer) == seen
            assert kept.offer == again.offer == opened.table.offer
            assert kept.offered == again.offered == opened.table.offered
        assert opened.table.status == "over"

    in_a_service(tmp_path, test)


def test_a_snapshot_from_before_can_be_read(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        before = opened.table.snapshot()
        for name in ("ending", "offer", "offered"):
            del before[name]
        for seat in before["seats"]:
            del seat["has_resigned"]
        table = Table.from_snapshot(json.loads(json.dumps(before)))
        assert document(table, Viewer(0, "en")) == document(opened.table, Viewer(0, "en"))
        table.take(Entry(table.version + 1, "resigned", {"seat": 0}, 1.0))
        assert table.winners == (1,)

    in_a_service(tmp_path, test)


def test_lists_say_how_a_match_has_ended(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        resigned, agreed = await table_of(service), await table_of(service)
        await leaving.resign(resigned, ANN)
        await leaving.offer(agreed, ANN)
        await leaving.agree(agreed, BEN, agreed.table.version)
        alone = await table_of(service, people=1, bots=1)
        await leaving.offer(alone, ANN)
        found = await service.store.tables_of(ANN, 10, over=True)
        assert {(one.status, one.ending) for one in found} == {
            ("over", "resigned"),
            ("over", "agreed"),
            ("over", "abandoned"),
        }
        assert await service.store.tables_of(ANN, 10) == []
        assert await service.store.status(resigned.table.id) == "over"

    in_a_service(tmp_path, test)


def test_who_has_resigned_is_not_called_to_play(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await three_people(service)
        seat = opened.table.to_act[0]
        guest = (ANN, BEN, EVE)[seat]
        (before,) = await service.store.tables_of(guest, 10)
        assert before.is_asked(guest)
        await leaving.resign(opened, guest)
        (after,) = await service.store.tables_of(guest, 10)
        assert not after.is_asked(guest)

    in_a_service(tmp_path, test)


def test_after_the_end_there_are_record_replay_and_rematch(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        await act(opened)
        await leaving.resign(opened, ANN)
        following.check_over(opened.table)
        assert len(Match.replay(opened.table.live().record()).history) == 1
        assert await service.oracle.verify(opened) >= 0
        with pytest.raises(NotNow, match="not played to its end"):
            await service.oracle.begin_review(opened, ANN)
        assert "Review" not in told(opened, 0)["end"]
        stranger = Viewer(None, "en")
        sight = replay.chosen(opened.table, stranger, "open")
        assert replay.frame(opened.table, sight, 9)["turn"] == "Ben wins. Ann has resigned."
        assert "resigned" not in replay.frame(opened.table, sight, 0)["turn"]
        new = await following.rematch(opened, ANN, "Ann")
        assert [seat.has_resigned for seat in new.table.seats] == [False, False]
        assert turn_of(opened.table, stranger, document(opened.table, stranger))

    in_a_service(tmp_path, test)


def test_who_resigned_can_be_erased(tmp_path: Path) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        await leaving.resign(opened, BEN)
        erase(service.store.engine, BEN, 2000.0)
        async with opened.up_to_date():
            assert opened.table.winners == (0,)
        assert told(opened, 0)["status"] == "You win! — has resigned."

    in_a_service(tmp_path, test)


# --- By the API and by forms --------------------------------------------------------------------


def test_the_api_resigns(client: TestClient) -> None:
    ann, ben, at = table_of_two(client)
    assert ann.ask("POST", f"{at}/resign", {"why": 1}, 422)["error"] == "input.extra"
    eve = Program(client, "Eve")
    assert eve.ask("POST", f"{at}/resign", {}, 403)["error"] == "table.not_yours"
    table = ben.ask("POST", f"{at}/resign", {"key": KEY})
    assert table == ben.ask("POST", f"{at}/resign", {"key": KEY})
    assert (table["status"], table["winners"]) == ("over", [0])
    assert table["ending"] == {"how": "resigned", "seat": 1}
    again = ann.ask("POST", f"{at}/resign", {}, 409)
    assert again["sentence"] == "The game is over."
    (listed,) = ben.ask("GET", "/me/tables")
    assert (listed["status"], listed["ending"]) == ("over", "resigned")
    assert client.get(f"/api{at}/record").json()["result"]["over"] is False


def test_the_api_agrees(client: TestClient) -> None:
    ann, ben, at = table_of_two(client)
    offer = ann.ask("POST", f"{at}/offer", {})["offer"]
    stale = ben.ask("POST", f"{at}/agree", {"offer": offer["number"] - 1}, 409)
    assert stale["error"] == "table.no_offer" and stale["table"]["offer"] == offer
    assert ben.ask("POST", f"{at}/decline", {"offer": offer["number"]})["offer"] is None
    offer = ben.ask("POST", f"{at}/offer", {})["offer"]
    table = ann.ask("POST", f"{at}/agree", {"offer": offer["number"]})
    assert table["ending"] == {"how": "agreed", "seat": None} and table["winners"] == []


def test_the_api_tells_of_these_in_its_document(client: TestClient) -> None:
    described = client.get("/api/openapi.json").json()
    for what in ("resign", "offer", "agree", "decline"):
        assert described["paths"][f"/api/tables/{{table_id}}/{what}"]["post"]["description"]
    answer = described["components"]["schemas"]["TableAnswer"]["properties"]
    assert {"ending", "offer", "winners", "can_offer"} <= set(answer)


def test_pages_without_script_ask_before_they_do_it(client: TestClient) -> None:
    path = client.post("/play/ave", data={"token": token(client)}).url.path
    assert f'href="{path}/resign"' in client.get(path).text
    asked = client.get(f"{path}/resign")
    assert "You cannot take this back" in asked.text and "Play on" in asked.text
    part = client.get(f"{path}/resign?part").text
    assert "<html" not in part and 'name="token"' in part
    key = re.search(r'name="key" value="(\w+)"', asked.text)
    assert key
    form = {"token": token(client), "key": key[1]}
    for _ in range(2):  # a second click is none
        ended = client.post(f"{path}/resign", data=form)
        assert ended.status_code == 200 and "You have resigned." in ended.text
    assert client.get(f"{path}/resign").status_code == 409
    assert "lost by resignation" in client.get("/").text
    again = client.post("/play/ave", data={"token": token(client)}).url.path
    assert "End the match?" in client.get(f"{again}/offer").text
    ended = client.post(f"{again}/offer", data={"token": token(client)})
    assert "You have ended it." in ended.text


def test_a_stranger_may_see_the_replay_that_is_shared(client: TestClient) -> None:
    ann, ben, at = table_of_two(client)
    finish(ann, ben, at)
    client.cookies.clear()
    seen = client.get(at, headers={"Accept-Language": "en"}).text
    share = re.search(r'href="([^"]+)" data-share="([^"]+)"', seen)
    assert share and share[1] == f"{at}/replay"
    assert share[2].startswith("Avé: ") and "(you)" not in share[2]
    client.cookies.clear()
    assert client.get(share[1]).status_code == 200


# --- What the end tells -------------------------------------------------------------------------


def test_the_end_tells_what_the_review_has_found(client: TestClient) -> None:
    ann, ben, at = table_of_two(client)
    table = finish(ann, ben, at)
    page = client.get(at).text
    assert "The review tells skill from luck" in page and "Own mistakes" not in page
    service = client.app.state.server.service  # type: ignore[attr-defined]
    review = a_review(table["actions"])
    assert client.portal is not None
    client.portal.call(service.store.keep_review, table["id"], json.dumps(review))
    page = client.get(at).text
    assert page.count("Own mistakes") == 2 and "<b>−20.0</b> (1 of 7 decisions)" in page
    assert "<b>+70.0</b>" in page and f'{at}/review"' in page
    assert "Ses erreurs" in client.get(at, headers={"Accept-Language": "fr"}).text


def a_review(actions: int) -> dict[str, Any]:
    """A review in which the first seat has made one mistake, and was lucky."""
    mistake = {"at": 0, "seat": 0, "played": "roll 1", "best": "roll 2"}
    mistake |= {"chance": 0.3, "best_chance": 0.5, "effects": [-0.2, 0.2]}
    return {
        "review": 1,
        "game": "ave",
        "players": ["Ann", "Ben"],
        "games": 100,
        "decisions": [7, 5],
        "moments": [{"at": 0, "chances": [0.5, 0.5]}, {"at": actions, "chances": [1.0, 0.0]}],
        "steps": [{"first": 0, "last": actions, "changes": [0.5, -0.5], "mistakes": [mistake]}],
    }


def test_every_game_says_why_it_ended() -> None:
    for game in map(find_game, our_game_ids()):
        match = Match(game.id, seed=3)
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, match.legal(seat)[0])
        for phrases in game.phrases.values():
            assert phrases.result(match.view(None)["table"], match.players)
