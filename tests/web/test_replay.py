"""A match told again: who may see what, moment by moment, and playing on from there."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import ludi
from ludi.core.errors import LudiError
from ludi.core.registry import our_game_ids
from ludi.web.show.news import recent
from ludi.web.show.replay import chosen, frame, sights, steps
from ludi.web.show.views import Viewer, view_of, viewer_of
from ludi.web.tables import following, playing
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.service import TableService

from .services import ANN, BEN, EVE, a_service, run, table_of

GAMES = our_game_ids()


async def play(service: TableService, opened: OpenTable, most: int = 20_000) -> None:
    """Play at random, to the end unless that takes longer."""
    chooser = random.Random(4)
    for _ in range(most):
        if opened.table.status != "playing":
            return
        seat = chooser.choice(opened.table.to_act)
        guest = opened.table.seats[seat].guest
        assert guest is not None
        action = chooser.choice(opened.table.live().legal(seat)).text
        await playing.act(opened, guest, action, opened.table.version)


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_shown_as_it_was_and_the_table_as_it_is(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, game)
            await play(service, opened, 40)
            table = opened.table
            last = len(table.live().history)
            sight = sights(table, viewer_of(table, ANN, "en"))[0]
            for _ in range(2):  # whatever was looked at before
                assert view_of(table, 0) == table.live().view(0)
                boards = [frame(table, sight, at)["board"] for at in (0, last // 2, last)]
                assert len(set(boards)) == 3

    run(test)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_shown_from_everywhere(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, game)
            await play(service, opened)
            last = len(opened.table.live().history)
            for sight in sights(opened.table, viewer_of(opened.table, ANN, "fr")):
                told = steps(opened.table, sight)
                assert len(told) == last + 1
                assert any(told), "nothing is told"
                for at in {0, 1, last // 3, last // 2, last - 1, last}:
                    shown = frame(opened.table, sight, at)
                    assert shown["at"] == at and shown["board"].strip()
                    assert bool(shown["turn"]) == (at < last)
                    assert 'name="action"' not in shown["board"]
            assert frame(opened.table, sight, last + 50)["at"] == last

    run(test)


@pytest.mark.parametrize("game", GAMES)
def test_a_running_match_is_seen_again_only_as_one_has_seen_it(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, game)
            await play(service, opened, most=5)
            for guest, seat in ((ANN, 0), (BEN, 1), (EVE, None)):
                viewer = viewer_of(opened.table, guest, "en")
                assert [sight.viewer.seat for sight in sights(opened.table, viewer)] == [seat]
                for wish in ("open", "seat-1", "seat-2", "table", None):
                    sight = chosen(opened.table, viewer, wish)
                    assert sight.viewer.seat == seat and not sight.is_open
                shown = str(frame(opened.table, sight, 3)) + str(steps(opened.table, sight))
                assert opened.table.live().seed not in shown

    run(test)


def test_a_moment_tells_one_action(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, "romer")
            await play(service, opened, most=9)
            match = opened.table.live()
            for viewer in (Viewer(0, "en", looks_on=True), Viewer(None, "en", looks_on=True)):
                last = match.story(viewer.seat)[-1]
                assert len(recent(opened.table, viewer)) == len(last) > 0
            assert len(recent(opened.table, Viewer(None, "en"))) > len(last)

    run(test)


def test_after_the_end_every_view_can_be_chosen(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, "romans-go-home")
            await play(service, opened)
            names = [sight.name for sight in sights(opened.table, Viewer(1, "en"))]
            assert names == ["seat-2", "table", "seat-1", "open"]
            assert chosen(opened.table, Viewer(None, "en"), "nonsense").name == "table"

    run(test)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_played_on_against_bots(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, game)
            await play(service, opened)
            old = opened.table.live()
            middle = len(old.history) // 2
            new = await following.play_on(opened, middle, 1, EVE, "Eve")
            match = new.table.live()
            assert [seat.kind for seat in new.table.seats] == ["bot", "person"]
            assert new.table.seat_of(EVE) == 1
            assert match.position() == old.at(middle).position()
            assert match.seed != old.seed
            people = {seat.name for seat in opened.table.seats}
            assert new.table.seats[0].name not in people, "a bot that bears a person's name"
            # It is the same table for whoever opens it again.
            del service.tables._open[new.table.id]
            again = await service.tables.open(new.table.id)
            assert again.table.live().position() == match.position()
            assert ludi.Match.replay(match.record()).position() == match.position()

    run(test)


@pytest.mark.parametrize(("at", "seat"), [(10**6, 0), (1, 2), (1, 99)])
def test_what_cannot_be_played_on_is_refused(tmp_path: Path, at: int, seat: int) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service)
            await play(service, opened)
            before = len(service.tables._open)
            with pytest.raises(LudiError):
                await following.play_on(opened, at, seat, EVE, "Eve")
            assert len(service.tables._open) == before

    run(test)


def test_a_running_match_is_not_played_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, "roma")
            with pytest.raises(LudiError, match=re.escape("not over yet")):
                await following.play_on(opened, 0, 0, ANN, "Ann")

    run(test)
