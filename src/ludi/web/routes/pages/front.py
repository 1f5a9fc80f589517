"""The front page and what stands beside it."""

from __future__ import annotations

import time
from typing import Any, Final

from fastapi import APIRouter, Request, Response

import ludi
from ludi.bots import LEVELS, USUAL_LEVEL
from ludi.core.registry import find_game
from ludi.core.speech import LANGUAGES
from ludi.web.errors import BadInput
from ludi.web.routes.callers import LANGUAGE_COOKIE, Caller, PageCaller, form_of, put_cookie
from ludi.web.routes.lists import own_tables, public_tables
from ludi.web.routes.pages.answering import answer, go_to
from ludi.web.show.boards import picture_of, table_of
from ludi.web.show.rulebooks import rules_page
from ludi.web.show.texts import text
from ludi.web.storage.entries import Listed
from ludi.web.tables.table import OPEN

router: Final = APIRouter(include_in_schema=False)


@router.get("/")
async def front(request: Request, caller: PageCaller) -> Response:
    games = [_game_card(game_id, caller.language) for game_id in ludi.game_ids()]
    public = await public_tables(caller.server)
    own, finished = [await own_tables(caller, over=over) for over in (False, True)]
    return answer(
        request,
        caller,
        "front.html",
        games=games,
        tables=[_listed(table, caller) for table in public],
        own_tables=[_listed(table, caller) for table in own],
        finished_tables=[_listed(table, caller) for table in finished],
        levels=LEVELS,
        usual=USUAL_LEVEL,
    )


def _game_card(game_id: str, language: str) -> dict[str, Any]:
    game = find_game(game_id)
    phrases = game.phrases[language]
    return {
        "id": game_id,
        "title": phrases.title,
        "tagline": phrases.tagline,
        "fewest": game.fewest_seats,
        "most": game.most_seats,
        "minutes": game.minutes,
        "has_lesson": table_of(game).lesson is not None,
    }


def _listed(table: Listed, caller: Caller) -> dict[str, Any]:
    return {
        "id": table.id,
        "title": find_game(table.game).phrases[caller.language].title,
        "status": table.ending or table.status,
        "names": tuple(sitter.name for sitter in table.sitters if sitter.name),
        "free": sum(sitter.kind == OPEN for sitter in table.sitters),
        "is_asked": table.is_asked(caller.guest.id),
        "picture": picture_of(table.game),
        "ago": _ago(time.time() - table.changed_at, caller.language),
    }


def _ago(seconds: float, language: str) -> str:
    """How long ago something was, as one says it."""
    minutes = int(max(0.0, seconds) // 60)
    for unit, length in (("days", 24 * 60), ("hours", 60), ("minutes", 1)):
        if minutes >= length:
            return text("ago-" + unit, language, count=minutes // length)
    return text("ago-now", language)


@router.get("/rules/{game_id}")
async def rules(request: Request, caller: PageCaller, game_id: str) -> Response:
    phrases = find_game(game_id).phrases[caller.language]
    html = rules_page(game_id, caller.language)
    return answer(request, caller, "rules.html", phrases=phrases, html=html)


@router.post("/language")
async def choose_language(request: Request) -> Response:
    form = await form_of(request)
    chosen, path = form.get("language"), form.get("path") or "/"
    if chosen not in LANGUAGES:
        raise BadInput("input.form")
    is_ours = path.startswith("/") and not path.startswith(("//", "/\\"))
    response = go_to(request, path if is_ours else "/")
    put_cookie(request, response, LANGUAGE_COOKIE, chosen)
    return response
