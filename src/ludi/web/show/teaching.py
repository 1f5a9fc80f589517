"""A step of a lesson as a page shows it: the real board, with what is said and what was tried."""

from __future__ import annotations

from typing import Any

from ludi.web.show.drawing import board_of, turn_of
from ludi.web.show.lessons import Lesson
from ludi.web.show.news import as_news, as_shown
from ludi.web.show.views import Viewer, document, events, legal
from ludi.web.tables.table import BOT, PERSON, PLAYING, Seat, Table


def shown_step(lesson: Lesson, number: int, name: str, language: str) -> dict[str, Any]:
    """What the page of a step is given."""
    step, viewer = lesson.steps[number], Viewer(lesson.seat, language)
    table = _table(lesson, number, name)
    actions = legal(table, viewer) if step.do else []
    shown = document(table, viewer, since=len(table.live().history) - 1, actions=actions)
    happened = events(table, viewer, _told_before(lesson, number))
    return {
        "table": table,
        "viewer": viewer,
        "step": step,
        "words": lesson.said(step, language),
        "hint": lesson.hint(step, language),
        "turn": turn_of(table, viewer, shown),
        "news": as_news(table, happened),
        "happened": as_shown(table, happened),
        **board_of(table, viewer, shown, actions),
    }


def _table(lesson: Lesson, number: int, name: str) -> Table:
    """A table that is in no list: the learner and the others of the lesson."""
    match = lesson.match(number, name)
    seats = [
        Seat(PERSON if seat == lesson.seat else BOT, called)
        for seat, called in enumerate(match.players)
    ]
    return Table(
        id="lesson",
        game_id=lesson.game,
        rules=match.game.rules_version,
        options=match.options,
        seats=seats,
        status=PLAYING,
        match=match,
    )


def _told_before(lesson: Lesson, number: int) -> int:
    """How many actions had been played when the step before was shown."""
    if number == 0 or lesson.steps[number].position is not None:
        return len(lesson.match(number, "-").history)
    return len(lesson.match(number - 1, "-").history)
