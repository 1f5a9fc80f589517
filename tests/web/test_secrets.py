"""Nothing leaves the server that a seat may not know.

What is hidden from a viewer is dealt anew; not one byte of what the viewer receives may change: the
page, the parts that a stream of pages sends, the document of the API and its stream.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.core.knowledge import possible_world
from ludi.core.match import Match
from ludi.web.house import House, Place
from ludi.web.live import message, news_since
from ludi.web.render import drawn, page, table_context
from ludi.web.replay import chosen, frame, steps
from ludi.web.views import Viewer, document
from web.houses import a_house, run, table_of

TABLES = 3
LOOKS = 6


def received(place: Place, viewer: Viewer) -> bytes:
    """All that a viewer gets, by whatever way."""
    place.rendered.clear()
    seen = drawn(place, viewer)
    around = {"guest": None, "token": "t", "path": "/"}
    whole = page("table.html", viewer.language, **around, **table_context(place, viewer))
    shown = document(place, viewer)
    sent = message("1", "table", {"parts": seen.parts, "news": news_since(place, viewer, 0)})
    sight = chosen(place.table, viewer, "open")
    again = [steps(place.table, sight), frame(place, sight, shown["actions"])]
    return "\n".join([whole, json.dumps(shown), sent, json.dumps(again)]).encode()


def with_hidden_dealt_anew(match: Match, seat: int, seed: int) -> Match:
    """A match that the seat cannot tell from this one."""
    twin = match.copy()
    world = possible_world(match.game, match.state, seat, seed, len(match.history))
    object.__setattr__(twin, "_state", world)
    return twin


async def look(place: Place, seed: int) -> int:
    """Compare what every seat receives before and after its unknown is dealt anew; return how often
    the dealing changed anything."""
    changed = 0
    true = place.table.live()
    for seat in range(len(place.table.seats)):
        viewer = Viewer(seat, random.Random(seed).choice(["en", "fr"]))
        before = received(place, viewer)
        for deal in range(3):
            place.table.match = with_hidden_dealt_anew(true, seat, 100 * seed + deal)
            changed += place.table.match.state.values() != true.state.values()
            assert received(place, viewer) == before
        place.table.match = true
    return changed


@pytest.mark.parametrize("game", ludi.game_ids())
def test_what_a_seat_receives_tells_nothing_hidden(tmp_path: Path, game: str) -> None:
    changed = 0

    async def test() -> None:
        nonlocal changed
        async with a_house(tmp_path) as house:
            for seed in range(TABLES):
                changed += await _played_and_looked_at(house, game, seed)

    run(test)
    assert changed or game == "ave"


async def _played_and_looked_at(house: House, game: str, seed: int) -> int:
    chooser = random.Random(seed)
    place = await table_of(house, game)
    changed = 0
    for _ in range(LOOKS):
        for _ in range(chooser.randint(1, 12)):
            if place.table.status == "playing":
                await _random_action(house, place, chooser)
        if place.table.status == "playing":
            changed += await look(place, seed)
    return changed


async def _random_action(house: House, place: Place, chooser: random.Random) -> None:
    seat = chooser.choice(place.table.to_act)
    action = chooser.choice(place.table.live().legal(seat)).text
    guest = place.table.seats[seat].guest
    assert guest is not None
    await house.act(place, guest, action, place.table.version)


def test_the_seed_is_shown_at_the_end_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house(tmp_path) as house:
            place = await house.create("ann", "Ann", "ave", seats=2, options={"round_limit": 1})
            await house.sit(place, 1, "ben", "Ben")
            await house.start(place, "ann")
            seed = place.table.live().seed
            chooser = random.Random(1)
            while place.table.status == "playing":
                for viewer in _viewers():
                    assert seed.encode() not in received(place, viewer)
                await _random_action(house, place, chooser)
            assert document(place, Viewer(None, "en"))["seed"] == seed

    run(test)


def _viewers() -> list[Any]:
    return [Viewer(0, "en"), Viewer(1, "fr"), Viewer(None, "en")]
