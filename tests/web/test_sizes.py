"""How much a browser has to load: a table for the first time, and one more action."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from ludi.core.registry import our_game_ids
from ludi.web.show.drawing import drawing_of
from ludi.web.show.streams import message, squeezed
from ludi.web.show.views import Viewer
from ludi.web.tables import playing

from .services import a_service, run, table_of
from .test_pages import client, token

__all__ = ["client"]

GAMES = our_game_ids()
FIRST_LOAD = 150_000
ONE_ACTION = 15_000


def loaded(client: TestClient, path: str) -> tuple[int, str]:
    """The bytes that came over the line, and the text they are."""
    with client.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as answer:
        size = sum(map(len, answer.iter_raw()))
    return size, client.get(path).text


@pytest.mark.parametrize("game", GAMES)
def test_the_first_load_of_a_table_is_small(client: TestClient, game: str) -> None:
    path = client.post(f"/play/{game}", data={"token": token(client)}).url.path
    size, html = loaded(client, path)
    waiting = set(re.findall(r'(?:src|href)="(/static/[^"]+)"', html))
    seen: set[str] = set()
    while waiting:
        file = waiting.pop()
        seen.add(file)
        more, text = loaded(client, file)
        size += more
        if file.endswith(".js"):
            waiting |= {f"/static/{name}" for name in re.findall(r'from "\./([\w.-]+)"', text)}
        waiting |= {f"/static/{name}" for name in re.findall(r'url\("?([\w-]+\.\w+)"?\)', text)}
        waiting -= seen
    assert any(file.endswith("table.js") for file in seen)
    assert size < FIRST_LOAD


@pytest.mark.parametrize("game", GAMES)
def test_one_more_action_is_small(tmp_path: Path, game: str) -> None:
    chooser, sizes = random.Random(5), []

    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, game)
            sent: dict[int | None, dict[str, str]] = {0: {}, 1: {}, None: {}}
            for _ in range(60):
                if opened.table.status != "playing":
                    break
                seat = chooser.choice(opened.table.to_act)
                guest = opened.table.seats[seat].guest
                assert guest is not None
                action = chooser.choice(opened.table.live().legal(seat)).text
                await playing.act(opened, guest, action, opened.table.version)
                for looking, before in sent.items():
                    seen = drawing_of(opened, Viewer(looking, "fr"))
                    parts = {
                        name: html for name, html in seen.parts.items() if before.get(name) != html
                    }
                    sent[looking] = dict(seen.parts)
                    sizes.append(
                        len(squeezed(message("1.1", "table", {"parts": parts, "news": seen.news})))
                    )

    run(test)
    print(game, max(sizes), sum(sizes) // len(sizes))
    assert max(sizes) < ONE_ACTION
