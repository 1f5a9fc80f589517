"""What a game shows in the browser: a board that can be played without a script, and a lesson.

A game that brings neither is shown as text, with a list of what can be done; that is tried, too.
"""

from __future__ import annotations

import random
import re
from collections import OrderedDict
from html.parser import HTMLParser
from itertools import count
from typing import Any

import pytest

from ludi.conformance.playing import GAMES, every_game
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.registry import find_game
from ludi.core.speech import LANGUAGES
from ludi.web.show import templates
from ludi.web.show.boards import SERVED, address_of, picture_of, table_of
from ludi.web.show.drawing import draw
from ludi.web.show.lessons import Lesson
from ludi.web.show.teaching import shown_step
from ludi.web.show.views import Viewer
from ludi.web.tables.table import OVER, PERSON, PLAYING, Seat, Table

# Every so many actions the table is looked at.
SELDOM = 7
every_language = pytest.mark.parametrize("language", LANGUAGES)
LESSONS = {
    game_id: lesson
    for game_id in GAMES
    if (lesson := table_of(find_game(game_id)).lesson) is not None
}
every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


class Page(HTMLParser):
    """A part of a page, as far as it must hold for every board."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.actions: list[str] = []
        self.silent: list[str] = []
        self.ids: list[str] = []
        self._button: str | None = None
        self._said = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids += [found["id"]] if "id" in found else []
        if tag == "button" and found.get("name") == "action":
            self.actions.append(found["value"])
            self._button, self._said = found["value"], found.get("aria-label", "")

    def handle_data(self, data: str) -> None:
        self._said += data

    def handle_endtag(self, tag: str) -> None:
        if tag == "button" and self._button is not None:
            self.silent += [] if self._said.strip() else [self._button]
            self._button = None


@every_language
@every_game
def test_boards_are_played_by_the_buttons_of_a_form(game: Game[Any], language: str) -> None:
    chooser = random.Random(4)
    match = Match(game.id, seed=4)
    for number in count():
        if number % SELDOM == 0 or match.over:
            for seat in (None, *range(match.seats)):
                check_board(match, seat, language)
        if match.over or number > 60 * SELDOM:
            return
        seat = chooser.choice(match.to_act)
        match.play(seat, chooser.choice(match.legal(seat)))


def table_with(match: Match) -> Table:
    seats = [Seat(PERSON, name, guest=name) for name in match.players]
    game, status = match.game, OVER if match.over else PLAYING
    table = Table("t", 1, game.id, game.rules_version, seats=seats, status=status, match=match)
    table.options = match.options
    return table


@every_language
@every_game
def test_what_is_remembered_is_what_would_be_drawn(
    game: Game[Any], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board may keep fragments by all that they show: by less, and others see them as well."""
    chooser = random.Random(5)
    match = Match(game.id, seed=5)
    viewers = [Viewer(seat, language) for seat in (None, *range(match.seats))]
    viewers.append(Viewer(0, language, looks_on=True))
    while not match.over and len(match.history) < 60:
        for viewer in viewers:
            kept = draw(table_with(match), viewer).parts["board"]
            with monkeypatch.context() as anew:
                anew.setattr(templates, "_fragments", OrderedDict())
                assert draw(table_with(match), viewer).parts["board"] == kept
        seat = chooser.choice(match.to_act)
        match.play(seat, chooser.choice(match.legal(seat)))


def check_board(match: Match, seat: int | None, language: str) -> None:
    """Who is asked has a button for everything legal, which says what it does; nobody else has."""
    game, table = match.game, table_with(match)
    parts = draw(table, Viewer(seat, language)).parts
    html = parts["board"] + parts["choices"]
    assert not re.search(r"<script|<style|\sstyle=|\son\w+=", html), "what pages may not hold"
    page = Page(html)
    assert not page.silent and len(set(page.ids)) == len(page.ids)
    asked = seat is not None and seat in match.to_act
    legal = {action.text for action in match.legal(seat)} if asked and seat is not None else set()
    assert asked or not page.actions, "a button for who is not asked"
    assert legal <= set(page.actions), "something legal without a button"
    for action in page.actions:
        assert action in legal or (seat is not None and game.expand(match.state, seat, action))


@every_game
def test_files_of_the_table_are_there(game: Game[Any]) -> None:
    table = table_of(game)
    assert (table.board is not None) == table.has("board.html"), "one without the other"
    assert picture_of(game.id).startswith("/static/")
    for name in ("board.css", "board.js", "picture.svg"):
        if table.has(name):
            assert address_of(game.id, name) and name.endswith(SERVED)


@every_lesson
def test_every_step_of_a_lesson_asks_for_something_legal(lesson: Lesson) -> None:
    assert lesson.steps[0].position is not None and not lesson.steps[-1].do
    for at, step in enumerate(lesson.steps):
        match = lesson.match(at, "Ann")
        is_open = len(step.do) > 1 or any(action.endswith("…") for action in step.do)
        if is_open:
            assert lesson.steps[at + 1].position is not None, "where does it go on?"
        legal = [action.text for action in match.legal(lesson.seat)] if step.do else []
        for action in step.do:
            if not action.endswith("…"):
                expanded = match.game.expand(match.state, lesson.seat, action)
                assert action in legal or expanded, action


@every_language
@every_lesson
def test_every_step_of_a_lesson_is_said_and_drawn(lesson: Lesson, language: str) -> None:
    for at, step in enumerate(lesson.steps):
        shown = shown_step(lesson, at, "Ann", language)
        assert shown["words"]
        assert bool(Page(shown["board"] + shown["choices"]).actions) == bool(step.do)
