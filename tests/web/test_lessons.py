"""Our lessons: every step is said briefly in every language, and leads on.

What every lesson must hold is in the conformance suite.
"""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient

from ludi.core.registry import find_game, our_game_ids
from ludi.core.speech import LANGUAGES
from ludi.web.show.boards import table_of
from ludi.web.show.lessons import Lesson

from .test_pages import client, token

__all__ = ["client"]

LESSONS = {game: table_of(find_game(game)).lesson for game in our_game_ids()}
GAMES = [game for game, lesson in LESSONS.items() if lesson]


def lesson_of(game: str) -> Lesson:
    lesson = LESSONS[game]
    assert lesson is not None
    return lesson


STEPS = [(game, at) for game in GAMES for at in range(len(lesson_of(game).steps))]


@pytest.mark.parametrize(("game", "at"), STEPS)
def test_every_step_is_said_briefly_in_every_language(game: str, at: int) -> None:
    lesson = lesson_of(game)
    for language in LANGUAGES:
        assert 20 < len(lesson.said(lesson.steps[at], language)) < 420
        assert lesson.hint(lesson.steps[at], language) != ""


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_neither_short_nor_long(game: str) -> None:
    assert 8 <= len(lesson_of(game).steps) <= 30


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_walked_through_by_forms_alone(client: TestClient, game: str) -> None:
    lesson = lesson_of(game)
    assert client.get(f"/learn/{game}").url.path == f"/learn/{game}/1"
    for at, step in enumerate(lesson.steps[:-1]):
        here, there = f"/learn/{game}/{at + 1}", f"/learn/{game}/{at + 2}"
        if not step.do:
            assert f'href="{there}"' in client.get(here).text
            continue
        wrong = client.post(here, data={"action": "nonsense"})
        assert wrong.url.path == here and 'class="hint"' in wrong.text
        assert client.post(here, data={"action": step.do[0]}).url.path == there
    last = client.get(there).text
    assert f'action="/play/{game}"' in last
    played = client.post(f"/play/{game}", data={"token": token(client), "bot": "random"})
    assert played.status_code == 200 and 'id="acting"' in played.text


def test_what_is_no_lesson_is_missing(client: TestClient) -> None:
    for path in ("/learn/chess", "/learn/sealed-bids/1", "/learn/ave/0", "/learn/ave/999"):
        assert client.get(path).status_code == 404
    assert client.post("/learn/ave/999", data={"action": "roll 1"}).status_code == 404
