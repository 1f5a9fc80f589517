"""Lessons: every step can be walked, says something in every language, and leads on."""

from __future__ import annotations

import re

import pytest
from fastapi.testclient import TestClient

import ludi
from ludi.core.registry import find_game
from ludi.core.sentences import LANGUAGES
from ludi.web.show.boards import table_of
from ludi.web.show.lessons import Lesson, Step
from ludi.web.teacher import shown_step

from .test_pages import client, token

__all__ = ["client"]

LESSONS = {game: table_of(find_game(game)).lesson for game in ludi.game_ids()}
GAMES = [game for game, lesson in LESSONS.items() if lesson]


def lesson_of(game: str) -> Lesson:
    lesson = LESSONS[game]
    assert lesson is not None
    return lesson


STEPS = [(game, at) for game in GAMES for at in range(len(lesson_of(game).steps))]


def is_open(step: Step) -> bool:
    """Whether several actions lead on."""
    return len(step.do) > 1 or any(action.endswith("…") for action in step.do)


@pytest.mark.parametrize(("game", "at"), STEPS)
def test_every_step_asks_for_something_legal(game: str, at: int) -> None:
    lesson = lesson_of(game)
    step, match = lesson.steps[at], lesson.match(at, "Ann")
    if step.do:
        assert lesson.seat in match.to_act
        legal = [action.text for action in match.legal(lesson.seat)]
        for action in step.do:
            if action.endswith("…"):
                continue
            assert action in legal or match.game.expand(match.state, lesson.seat, action)
        assert at + 1 < len(lesson.steps), "it leads nowhere"
        if is_open(step):
            assert lesson.steps[at + 1].position is not None
    else:
        assert step.chance is None


@pytest.mark.parametrize(("game", "at"), STEPS)
def test_every_step_is_said_and_drawn_in_every_language(game: str, at: int) -> None:
    lesson = lesson_of(game)
    step = lesson.steps[at]
    for language in LANGUAGES:
        assert 20 < len(step.words[language]) < 420
        assert step.hint is None or step.hint[language]
        shown = shown_step(lesson, at, "Ann", language)
        buttons = re.findall(r'name="action"', shown["board"] + shown["choices"])
        assert bool(buttons) == bool(step.do)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_with_a_position_and_ends_with_a_game(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson.steps[0].position is not None and not lesson.steps[-1].do
    assert 8 <= len(lesson.steps) <= 30


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
