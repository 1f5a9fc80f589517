"""Lessons."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response

from ludi.core.registry import find_game
from ludi.web.errors import Missing
from ludi.web.routes.callers import PageCaller, form_of
from ludi.web.routes.pages.answering import answer, go_to
from ludi.web.show.abouts import abouts
from ludi.web.show.boards import table_of
from ludi.web.show.lessons import Lesson
from ludi.web.show.teaching import shown_step

router: Final = APIRouter(include_in_schema=False)


@router.get("/learn/{game_id}")
async def first_step(request: Request, game_id: str) -> Response:
    return go_to(request, f"/learn/{game_id}/1")


@router.get("/learn/{game_id}/{number}")
async def step(request: Request, caller: PageCaller, game_id: str, number: int) -> Response:
    """One step of a lesson, counted from 1."""
    lesson = _lesson(game_id)
    if not 1 <= number <= len(lesson.steps):
        raise Missing("page.missing")
    game = find_game(game_id)
    return answer(
        request,
        caller,
        "lesson.html",
        title=game.phrases[caller.language].title,
        number=number,
        last=len(lesson.steps),
        was_wrong="tried" in request.query_params,
        abouts=abouts(game, caller.language, lesson.match(number - 1, "-").options),
        **shown_step(lesson, number - 1, caller.guest.name, caller.language),
    )


@router.post("/learn/{game_id}/{number}")
async def try_step(request: Request, game_id: str, number: int) -> Response:
    """Try an action: the right one leads on; nothing is kept."""
    lesson = _lesson(game_id)
    if not 1 <= number < len(lesson.steps):
        raise Missing("page.missing")
    action = (await form_of(request)).get("action", "")
    is_right = lesson.steps[number - 1].leads_on(action)
    where = f"{number + 1}" if is_right else f"{number}?tried"
    return go_to(request, f"/learn/{game_id}/{where}")


def _lesson(game_id: str) -> Lesson:
    lesson = table_of(find_game(game_id)).lesson
    if lesson is None:
        raise Missing("page.missing")
    return lesson
