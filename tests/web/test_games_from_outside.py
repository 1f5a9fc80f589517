"""A game that brings as little as it may, or is gone again, is no trouble to anybody."""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import ludi
import sample_game
from ludi.bots import preparing
from ludi.bots.champions import Champion
from ludi.bots.levels import CarelessBot
from ludi.core import errors, registry
from ludi.core.errors import LudiError
from ludi.core.game import Game
from ludi.core.speech import Words
from ludi.web.show import rulebooks
from ludi.web.show.boards import GameTable
from ludi.web.show.lessons import Lesson, Step
from ludi.web.tables import workers

from .services import a_service, run, table_of
from .test_pages import client, token

__all__ = ["client"]

RULES = """# Bids

*[En français](fr.md)*

A first sentence.

## Laying

- A rule. *BIDS-1.1*
"""
ENGLISH = {"en": sample_game.GAME.phrases["en"]}
FRENCH = {"Accept-Language": "fr"}


def only_english(table: dict[str, Any], _: tuple[str, ...], language: str) -> str:
    return {"en": f"a table in English: {table['phase']}"}[language]


@pytest.fixture
def bring(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Register a game that is the sample game but for what is given."""
    monkeypatch.setattr(registry, "_modules", dict(registry._modules))
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    monkeypatch.setattr(registry, "_followers", [])
    rulebooks.rules_page.cache_clear()

    def brought(**given: Any) -> Game[Any]:
        module = types.ModuleType("bids_from_outside")
        game = replace(sample_game.GAME, id="bids", phrases=ENGLISH, board=only_english, **given)
        module.GAME = game  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, module.__name__, module)
        registry.register("bids", module.__name__)
        return game

    yield brought
    rulebooks.rules_page.cache_clear()


def test_what_speaks_english_alone_is_played_in_french_too(client: TestClient, bring: Any) -> None:
    bring()
    for path in ("/", "/rules/bids"):
        assert client.get(path, headers=FRENCH).status_code == 200
    form = {"token": token(client), "bot": "random"}
    table = client.post("/play/bids", data=form, headers=FRENCH)
    assert table.status_code == 200 and '<html lang="fr">' in table.text
    assert "a table in English: laying" in table.text and 'value="lay ' in table.text
    assert client.get("/learn/bids", headers=FRENCH).status_code == 404


def test_what_brings_no_picture_and_no_minutes_has_a_picture_and_says_no_minutes(
    client: TestClient, bring: Any
) -> None:
    bring()
    card = client.get("/").text.partition('class="game game-bids"')[2].partition("</li>")[0]
    picture = card.partition('src="')[2].partition('"')[0]
    assert client.get(picture).status_code == 200
    assert "minutes" not in card
    bring(minutes=12)
    assert "about 12 minutes" in client.get("/").text


def test_a_lesson_and_errors_in_english_alone(
    client: TestClient, bring: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    position = ludi.Match("sealed-bids", seats=2, seed=1).position() | {"game": "bids"}
    steps = (Step({"en": "Look."}, position=position), Step({"en": "That is all."}))
    module = types.ModuleType("bids_table")
    module.TABLE = GameTable(lesson=Lesson("bids", ("Livia",), steps))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    bring(table=module.__name__)
    step = client.get("/learn/bids/1", headers=FRENCH)
    assert step.status_code == 200 and "Look." in step.text
    (tmp_path / "en.ftl").write_text("error-bids-english = Not { $what }.")
    monkeypatch.setattr(errors, "_words", [*errors._words, Words(tmp_path)])
    assert LudiError("bids.english", what="so").sentence("fr") == "Not so."


def test_a_rulebook_in_english_alone_loses_nothing(bring: Any, tmp_path: Path) -> None:
    (tmp_path / "en.md").write_text(RULES, encoding="utf-8")
    bring(rulebook=tmp_path)
    for language in ("en", "fr"):
        shown = rulebooks.rules_page("bids", language)
        assert "A first sentence." in shown and "En français" not in shown
        assert 'id="BIDS-1.1"' in shown
    (tmp_path / "en.md").write_text(RULES.replace("*[En français](fr.md)*\n\n", ""))
    rulebooks.rules_page.cache_clear()
    assert "A first sentence." in rulebooks.rules_page("bids", "en")


def test_a_game_for_one_is_prepared_and_played(client: TestClient, bring: Any) -> None:
    game = bring(fewest_seats=1, most_seats=1)
    assert game.usual_seats == ludi.Match("bids").seats == 1
    preparing.prepare("bids")
    table = client.post("/play/bids", data={"token": token(client)})
    assert table.status_code == 200 and 'value="lay ' in table.text
    assert "Ask the oracle" not in table.text
    asked = client.post(f"{table.url.path}/oracle", data={"token": token(client)})
    assert asked.status_code == 403


def test_a_game_for_three_is_prepared(bring: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(preparing, "advise", lambda _, state, *more: asked.append(state.seats))
    monkeypatch.setattr(preparing, "SearchBot", lambda _: lambda *asked: None)
    bring(fewest_seats=3)
    preparing.prepare("bids")
    assert asked == [3]


def test_a_game_whose_bots_fail_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[str] = []

    def prepare(game_id: str) -> None:
        prepared.append(game_id)
        raise RuntimeError("no")

    monkeypatch.setattr(preparing, "prepare", prepare)
    monkeypatch.setattr(workers, "end_with_parent", lambda: None)
    monkeypatch.setattr(workers, "_give_way", lambda _: None)
    with pytest.warns(UserWarning, match="the bots of [a-z-]+ are not prepared"):
        workers.prepare()
    assert tuple(prepared) == ludi.game_ids()


def test_tables_of_a_game_that_is_gone_wait_for_it(
    client: TestClient, bring: Any, tmp_path: Path
) -> None:
    bring()
    form = {"token": token(client)}
    path = client.post("/tables/new/bids", data=form).url.path
    client.post(f"{path}/settings", data={**form, "seats": "2", "clock": "0", "public": "on"})
    assert path in client.get("/").text
    client.app.state.server.service.tables._open.clear()  # type: ignore[attr-defined]
    del registry._modules["bids"], registry._games["bids"]
    assert client.get("/").status_code == 200 and path not in client.get("/").text
    assert client.get("/api/tables").json() == []
    assert client.get(path).status_code == 404
    bring()
    assert path in client.get("/").text


def test_what_is_due_at_such_a_table_waits_without_a_word(
    bring: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bring()

    async def test() -> None:
        async with a_service(tmp_path) as service:
            opened = await table_of(service, "bids", people=1, bots=1)
            service.tables._open.clear()
            del registry._modules["bids"], registry._games["bids"]
            await service.store.questions.drop(opened.table.id, "move", 1)
            await service.ask_again(float("inf"))
            assert await service.store.questions.waiting(1e9) == {}
            bring()
            await service.ask_again(float("inf"))
            assert await service.store.questions.waiting(1e9) == {0: 1}

    run(test)
    assert not caplog.records


def test_a_champion_without_a_bot_for_each_level_says_so() -> None:
    with pytest.raises(ValueError, match="a bot for each level, tiro, miles"):
        Champion((CarelessBot(0.5), CarelessBot(0.0)))
