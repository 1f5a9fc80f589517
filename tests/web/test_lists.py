"""Lists of tables: what rows are told, on SQLite and PostgreSQL, and what is read off them."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
import sqlalchemy as sa

from ludi.core.match import Match
from ludi.core.registry import our_game_ids
from ludi.core.speech import LANGUAGES
from ludi.web.routes.api.models import ListedTable
from ludi.web.show.lists import told_ago, told_in_list
from ludi.web.storage.engines import engine_of, writer_of
from ludi.web.storage.entries import Listed, Result, Sitter, Summary
from ludi.web.storage.erasing import close_table, erase
from ludi.web.storage.migrations import upgrade
from ludi.web.storage.store import Store
from ludi.web.tables import leaving, playing, seating
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.service import TableService
from ludi.web.tables.table import Seat, Table
from seeding import chooser
from web.services import ANN, BEN, EVE, in_a_service_at, table_of

NOW = 1000.0


async def play_to_the_end(opened: OpenTable) -> None:
    """Whoever is asked, person or bot, does anything that can be done."""
    choices = chooser(opened.table.game_id)
    while opened.table.status == "playing":
        match = opened.table.live().copy()
        seat = _play_anything(match, choices)
        body = {"seat": seat, "do": match.history[-1].text}
        await opened.append("acted", body, match=match)


def _play_anything(match: Match, choices: random.Random) -> int:
    """Who has acted."""
    seat = match.to_act[0]
    match.play(seat, choices.choice(match.legal(seat)).text)
    return seat


async def listed(service: TableService, guest: str = ANN, *, over: bool = True) -> Listed:
    (found,) = await service.store.tables_of(guest, 10, over=over)
    return found


def told(table: Listed, guest: str = ANN, language: str = "en") -> dict[str, Any]:
    return told_in_list(table, guest, language, NOW)


# --- What rows are told -------------------------------------------------------------------------


def test_the_rows_tell_what_everybody_has_come_to(database: str) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        before = await listed(service, over=False)
        assert before.sitters == (Sitter("person", ANN, "Ann"), Sitter("person", BEN, "Ben"))
        await play_to_the_end(opened)
        found = await listed(service)
        assert found.sitters == opened.table.sitters
        ranked = {one.seat: one for one in opened.table.ranking}
        for seat, sitter in enumerate(found.sitters):
            one = ranked[seat]
            assert sitter.result == Result(one.place, 2, one.points, one.has_won)

    in_a_service_at(database, test)


@pytest.mark.parametrize("game", our_game_ids())
def test_of_every_game_something_is_told(game: str) -> None:
    match, choices = Match(game, 2, "a seed", players=["Ann", "Ben"]), chooser(game)
    while not match.over:
        _play_anything(match, choices)
    seats = [Seat("person", name, name.lower()) for name in match.players]
    table = Table("here", game_id=game, seats=seats, status="over", match=match)
    row = Listed("here", game, "over", 0, table.sitters, NOW)
    assert sum(told(row, guest)["has_won"] for guest in (ANN, BEN)) == len(match.winners)
    for guest, language in product((ANN, BEN), LANGUAGES):
        assert told(row, guest, language)["result"]


def test_only_the_last_action_tells_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other one writes anything of who sits there."""
    told_of: list[tuple[str, bool]] = []
    append = Store.append

    async def noting(store: Store, table_id: str, entry: Any, summary: Summary) -> bool:
        told_of.append((entry.kind, summary.sitters is not None))
        return await append(store, table_id, entry, summary)

    async def test(service: TableService) -> None:
        opened = await table_of(service)
        monkeypatch.setattr(Store, "append", noting)
        await play_to_the_end(opened)
        await playing.say(opened, ANN, "Ann", "Salve!")
        acted = [tells for kind, tells in told_of if kind == "acted"]
        assert len(acted) > 10 and acted.index(True) == len(acted) - 1
        assert told_of[-1] == ("said", False)

    in_a_service_at(database, test)


def test_the_rows_tell_which_bot_it_is(database: str) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(service.tables, ANN, "Ann", "ave", seats=2)
        await seating.put_bot(opened, 1, ANN, "optio")
        waiting = await listed(service, over=False)
        assert [one.bot for one in waiting.sitters] == [None, "optio"]
        await seating.start(opened, ANN)
        await leaving.resign(opened, ANN)
        found = await listed(service)
        assert [one.bot for one in found.sitters] == [None, "optio"]
        name = found.sitters[1].name
        assert told(found)["people"] == f"against {name} (Optio)"
        assert told(found)["result"] == "lost by resignation"

    in_a_service_at(database, test)


def test_who_resigned_has_lost_and_the_other_one_won(database: str) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        await leaving.resign(opened, BEN)
        found = await listed(service)
        assert [one.result and one.result.place for one in found.sitters] == [1, 2]
        assert told(found)["result"] == "won by resignation" and told(found)["has_won"]
        assert told(found, BEN, "de")["result"] == "durch Aufgabe verloren"

    in_a_service_at(database, test)


def test_who_resigned_among_several_is_the_last(database: str) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(service.tables, ANN, "Ann", "ave", seats=3)
        await seating.sit(opened, 1, BEN, "Ben")
        await seating.sit(opened, 2, EVE, "Eve")
        await seating.start(opened, ANN)
        await leaving.resign(opened, ANN)
        assert (await listed(service, over=False)).sitters[0].result is None
        await play_to_the_end(opened)
        found = await listed(service)
        result = found.sitters[0].result
        assert result is not None and (result.place, result.among) == (3, 3)
        assert told(found)["result"].startswith("3rd of 3 · ")

    in_a_service_at(database, test)


def test_without_a_result_there_is_none(database: str) -> None:
    async def test(service: TableService) -> None:
        agreed = await table_of(service)
        await leaving.offer(agreed, ANN)
        await leaving.agree(agreed, BEN, agreed.table.version)
        found = await listed(service)
        assert [one.result for one in found.sitters] == [None, None]
        assert (told(found)["result"], told(found)["status"]) == ("", "agreed")
        closed = await table_of(service)
        close_table(service.store.engine, closed.table.id, 2000.0)
        found, _ = await service.store.tables_of(ANN, 10, over=True)
        assert (told(found)["result"], told(found)["status"]) == ("", "closed")

    in_a_service_at(database, test)


def test_who_is_erased_leaves_the_result_to_the_others(database: str) -> None:
    async def test(service: TableService) -> None:
        opened = await table_of(service)
        await leaving.resign(opened, BEN)
        erase(service.store.engine, BEN, 2000.0)
        async with opened.up_to_date():
            assert opened.table.sitters[1].name == "—"
        found = await listed(service)
        assert found.sitters == opened.table.sitters
        assert told(found)["people"] == "against —"
        assert told(found)["result"] == "won by resignation"

    in_a_service_at(database, test)


def test_neutrals_take_places_among_the_people(database: str) -> None:
    async def test(service: TableService) -> None:
        opened = await seating.create(
            service.tables, ANN, "Ann", "romans-go-home", seats=1, options={"neutrals": 2}
        )
        await seating.start(opened, ANN)
        await play_to_the_end(opened)
        (own,) = [one for one in opened.table.ranking if one.seat == 0]
        (sitter,) = (await listed(service)).sitters
        assert sitter.result == Result(own.place, 3, own.points, own.has_won)

    in_a_service_at(database, test)


def test_rows_of_before_say_less(database: str) -> None:
    engine = engine_of(database)
    with writer_of(engine).begin() as connection:
        upgrade(connection, "0004")
        found = sa.MetaData()
        found.reflect(connection)
        rows: dict[str, list[dict[str, Any]]] = {
            "tables": [
                {
                    "id": "old",
                    "game": "ave",
                    "status": "over",
                    "is_public": False,
                    "version": 9,
                    "changed_at": NOW - 3600.0,
                }
            ],
            "sitters": [
                {"table_id": "old", "seat": 0, "kind": "person", "guest": ANN, "name": "Ann"},
                {"table_id": "old", "seat": 1, "kind": "bot", "guest": None, "name": "Julia"},
            ],
        }
        for name, some in rows.items():
            connection.execute(sa.insert(found.tables[name]), some)
    engine.dispose()

    async def test(service: TableService) -> None:
        shown = told(await listed(service))
        assert (shown["people"], shown["result"]) == ("against Julia (bot)", "")
        assert (shown["status"], shown["ago"]) == ("over", "an hour ago")

    in_a_service_at(database, test)


# --- What they are told as ----------------------------------------------------------------------

TWO = (Sitter("person", ANN, "Ann"), Sitter("bot", None, "Julia", "optio"))


def ended(*results: Result, ending: str | None = None) -> Listed:
    """A table where Ann sits first, with what everybody has come to."""
    sitters = (*TWO, Sitter("person", BEN, "Ben"), Sitter("person", EVE, "Eve"))
    sat = tuple(replace(one, result=result) for one, result in zip(sitters, results, strict=False))
    return Listed("here", "ave", "over", 0, sat, NOW, ending)


WON, LOST = Result(1, 2, 23, True), Result(2, 2, 16, False)
FEW, MANY = replace(WON, points=5), replace(LOST, points=9)
LEVEL = Result(1, 2, 20, True)
AMONG = tuple(Result(place, 4, 40 - place, place == 1) for place in range(1, 5))


@pytest.mark.parametrize(
    ("table", "words"),
    [
        (ended(WON, LOST), ("won 23:16", "gagnée 23 à 16", "gewonnen 23:16")),
        (ended(LOST, WON), ("lost 16:23", "perdue 16 à 23", "verloren 16:23")),
        (ended(FEW, MANY), ("won", "gagnée", "gewonnen")),
        (ended(MANY, FEW), ("lost", "perdue", "verloren")),
        (ended(LEVEL, LEVEL), ("drawn 20:20", "nulle, 20 à 20", "unentschieden 20:20")),
        (
            ended(LOST, LOST),
            ("won by nobody, 16:16", "sans vainqueur, 16 à 16", "niemand hat gewonnen, 16:16"),
        ),
        (
            ended(WON, LOST, ending="resigned"),
            ("won by resignation", "gagnée par abandon", "durch Aufgabe gewonnen"),
        ),
        (
            ended(*AMONG),
            ("won · 39 points", "gagnée · 39 points", "gewonnen · 39 Punkte"),
        ),
        (
            ended(AMONG[1], AMONG[0], *AMONG[2:]),
            ("2nd of 4 · 38 points", "2e sur 4 · 38 points", "2. von 4 · 38 Punkte"),
        ),
        (
            ended(AMONG[0], AMONG[0], *AMONG[2:]),
            (
                "shared the win · 39 points",
                "victoire partagée · 39 points",
                "Sieg geteilt · 39 Punkte",
            ),
        ),
        # Two sat there, and neutrals stood among them.
        (
            ended(AMONG[2], AMONG[1]),
            ("3rd of 4 · 37 points", "3e sur 4 · 37 points", "3. von 4 · 37 Punkte"),
        ),
    ],
)
def test_a_result_is_told_as_who_looks_sees_it(table: Listed, words: tuple[str, ...]) -> None:
    shown = [told(table, ANN, language)["result"] for language in ("en", "fr", "de")]
    assert [one.replace("\u00a0", " ") for one in shown] == list(words)
    assert told(table, "nobody")["result"] == ""


def test_against_whom_one_plays() -> None:
    table = Listed("here", "ave", "playing", 0, TWO, NOW)
    assert told(table)["people"] == "against Julia (Optio)"
    assert told(table)["portraits"] == ["Julia"]
    assert told(table, ANN, "de")["people"] == "gegen Julia (Optio)"
    assert told(table, ANN, "fr")["people"] == "contre Julia (Optio)"
    assert told(table, "nobody")["people"] == "Ann and Julia (Optio)"
    alone = replace(table, sitters=(TWO[0], Sitter("open", None, "")))
    assert (told(alone)["people"], told(alone)["free"]) == ("", 1)
    unknown = replace(table, sitters=(TWO[0], replace(TWO[1], bot="of-tomorrow")))
    assert told(unknown)["people"] == "against Julia (bot)"


@pytest.mark.parametrize(
    ("days", "words"),
    [
        (0, "just now"),
        (1, "yesterday"),
        (29, "29 days ago"),
        (40, "a month ago"),
        (364, "12 months ago"),
        (365, "a year ago"),
        (800, "2 years ago"),
    ],
)
def test_how_long_ago_it_was(days: int, words: str) -> None:
    assert told_ago(days * 86_400.0, "en") == words


def test_programs_are_told_the_same() -> None:
    answer = ListedTable.of(ended(WON, LOST), ANN).model_dump()
    assert (answer["seat"], answer["changed_at"]) == (0, NOW)
    assert answer["seats"][0]["result"] == {"place": 1, "among": 2, "points": 23, "won": True}
    assert (answer["seats"][1]["name"], answer["seats"][1]["bot"]) == ("Julia", "optio")
    assert ListedTable.of(ended(WON, LOST)).seat is None
