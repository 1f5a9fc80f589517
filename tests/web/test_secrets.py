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
from ludi.web.show.drawing import drawing_of, table_context
from ludi.web.show.miniatures import miniature
from ludi.web.show.news import news_since
from ludi.web.show.replay import chosen, frame, steps
from ludi.web.show.streams import message
from ludi.web.show.templates import page
from ludi.web.show.views import Viewer, document
from ludi.web.tables import playing, seating
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.service import TableService
from web.services import a_service, run, table_of

TABLES = 3
LOOKS = 6


def received(opened: OpenTable, viewer: Viewer) -> bytes:
    """All that a viewer gets, by whatever way."""
    opened.drawn.clear()
    seen = drawing_of(opened, viewer)
    around = {"guest": None, "token": "t", "path": "/"}
    whole = page("table.html", viewer.language, **around, **table_context(opened, viewer))
    shown = document(opened.table, viewer)
    sent = message("1", "table", {"parts": seen.parts, "news": news_since(opened.table, viewer, 0)})
    sight = chosen(opened.table, viewer, "open")
    again = [steps(opened.table, sight), frame(opened.table, sight, shown["actions"])]
    small = miniature(opened.table) or ""
    return sent + "\n".join([whole, json.dumps(shown), json.dumps(again), small]).encode()


def with_hidden_dealt_anew(match: Match, seat: int, seed: int) -> Match:
    """A match that the seat cannot tell from this one."""
    twin = match.copy()
    world = possible_world(match.game, match.state, seat, seed, len(match.history))
    object.__setattr__(twin, "_state", world)
    return twin


async def look(opened: OpenTable, seed: int) -> int:
    """Compare what every seat receives before and after its unknown is dealt anew; return how often
    the dealing changed anything."""
    changed = 0
    true = opened.table.live()
    for seat in range(len(opened.table.seats)):
        viewer = Viewer(seat, random.Random(seed).choice(["en", "fr"]))
        before = received(opened, viewer)
        for deal in range(3):
            opened.table.match = with_hidden_dealt_anew(true, seat, 100 * seed + deal)
            changed += opened.table.match.state.values() != true.state.values()
            assert received(opened, viewer) == before
        opened.table.match = true
    return changed


@pytest.mark.parametrize("game", ludi.game_ids())
def test_what_a_seat_receives_tells_nothing_hidden(tmp_path: Path, game: str) -> None:
    changed = 0

    async def test() -> None:
        nonlocal changed
        async with a_service(tmp_path) as service:
            for seed in range(TABLES):
                changed += await _played_and_looked_at(service, game, seed)

    run(test)
    assert changed or game == "ave"


async def _played_and_looked_at(service: TableService, game: str, seed: int) -> int:
    chooser = random.Random(seed)
    opened = await table_of(service, game)
    changed = 0
    for _ in range(LOOKS):
        for _ in range(chooser.randint(1, 12)):
            if opened.table.status == "playing":
                await _random_action(service, opened, chooser)
        if opened.table.status == "playing":
            changed += await look(opened, seed)
    return changed


async def _random_action(service: TableService, opened: OpenTable, chooser: random.Random) -> None:
    seat = chooser.choice(opened.table.to_act)
    action = chooser.choice(opened.table.live().legal(seat)).text
    guest = opened.table.seats[seat].guest
    assert guest is not None
    await playing.act(opened, guest, action, opened.table.version)


def test_the_seed_is_shown_at_the_end_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await seating.create(
                service.tables, "ann", "Ann", "ave", seats=2, options={"round_limit": 1}
            )
            await seating.sit(opened, 1, "ben", "Ben")
            await seating.start(opened, "ann")
            seed = opened.table.live().seed
            chooser = random.Random(1)
            while opened.table.status == "playing":
                for viewer in _viewers():
                    assert seed.encode() not in received(opened, viewer)
                await _random_action(service, opened, chooser)
            assert document(opened.table, Viewer(None, "en"))["seed"] == seed

    run(test)


def _viewers() -> list[Any]:
    return [Viewer(0, "en"), Viewer(1, "fr"), Viewer(None, "en")]
