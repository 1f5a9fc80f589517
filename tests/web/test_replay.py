"""A match told again: who may see what, moment by moment, and playing on from there."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import ludi
from ludi.core.errors import LudiError
from ludi.core.registry import our_game_ids
from ludi.web.house import House, Place
from ludi.web.render import recent
from ludi.web.replay import chosen, frame, sights, steps
from ludi.web.views import Viewer, viewer_of

from .houses import ANN, BEN, EVE, a_house, run, table_of

GAMES = our_game_ids()


async def play(house: House, place: Place, most: int = 20_000) -> None:
    """Play at random, to the end unless that takes longer."""
    chooser = random.Random(4)
    for _ in range(most):
        if place.table.status != "playing":
            return
        seat = chooser.choice(place.table.to_act)
        guest = place.table.seats[seat].guest
        assert guest is not None
        action = chooser.choice(place.table.live().legal(seat)).text
        await house.act(place, guest, action, place.table.version)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_shown_from_everywhere(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await table_of(house, game)
            await play(house, place)
            last = len(place.table.live().history)
            for sight in sights(place.table, viewer_of(place.table, ANN, "fr")):
                told = steps(place.table, sight)
                assert len(told) == last + 1
                assert any(told), "nothing is told"
                for at in {0, 1, last // 3, last // 2, last - 1, last}:
                    shown = frame(place, sight, at)
                    assert shown["at"] == at and shown["board"].strip()
                    assert bool(shown["turn"]) == (at < last)
                    assert 'name="action"' not in shown["board"]
            assert frame(place, sight, last + 50)["at"] == last

    run(test)


@pytest.mark.parametrize("game", GAMES)
def test_a_running_match_is_seen_again_only_as_one_has_seen_it(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await table_of(house, game)
            await play(house, place, most=5)
            for guest, seat in ((ANN, 0), (BEN, 1), (EVE, None)):
                viewer = viewer_of(place.table, guest, "en")
                assert [sight.viewer.seat for sight in sights(place.table, viewer)] == [seat]
                for wish in ("open", "seat-1", "seat-2", "table", None):
                    sight = chosen(place.table, viewer, wish)
                    assert sight.viewer.seat == seat and not sight.is_open
                shown = str(frame(place, sight, 3)) + str(steps(place.table, sight))
                assert place.table.live().seed not in shown

    run(test)


def test_a_moment_tells_one_action(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await table_of(house, "romer")
            await play(house, place, most=9)
            match = place.table.live()
            for viewer in (Viewer(0, "en", looks_on=True), Viewer(None, "en", looks_on=True)):
                last = match.story(viewer.seat)[-1]
                assert len(recent(place.table, viewer)) == len(last) > 0
            assert len(recent(place.table, Viewer(None, "en"))) > len(last)

    run(test)


def test_after_the_end_every_view_can_be_chosen(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await table_of(house, "romans-go-home")
            await play(house, place)
            names = [sight.name for sight in sights(place.table, Viewer(1, "en"))]
            assert names == ["seat-2", "table", "seat-1", "open"]
            assert chosen(place.table, Viewer(None, "en"), "nonsense").name == "table"

    run(test)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_played_on_against_bots(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await table_of(house, game)
            await play(house, place)
            old = place.table.live()
            middle = len(old.history) // 2
            new = await house.play_on(place, middle, 1, EVE, "Eve")
            match = new.table.live()
            assert [seat.kind for seat in new.table.seats] == ["bot", "person"]
            assert new.table.seat_of(EVE) == 1
            assert match.position() == old.at(middle).position()
            assert match.seed != old.seed
            people = {seat.name for seat in place.table.seats}
            assert new.table.seats[0].name not in people, "a bot that bears a person's name"
            # It is the same table for whoever opens it again.
            del house.places[new.table.id]
            again = await house.open(new.table.id)
            assert again.table.live().position() == match.position()
            assert ludi.Match.replay(match.record()).position() == match.position()

    run(test)


@pytest.mark.parametrize(("at", "seat"), [(10**6, 0), (1, 2), (1, 99)])
def test_what_cannot_be_played_on_is_refused(tmp_path: Path, at: int, seat: int) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await table_of(house)
            await play(house, place)
            before = len(house.places)
            with pytest.raises(LudiError):
                await house.play_on(place, at, seat, EVE, "Eve")
            assert len(house.places) == before

    run(test)


def test_a_running_match_is_not_played_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await table_of(house, "roma")
            with pytest.raises(LudiError, match=re.escape("not over yet")):
                await house.play_on(place, 0, 0, ANN, "Ann")

    run(test)
