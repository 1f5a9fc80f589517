"""The front page and what stands beside it."""

from __future__ import annotations

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
from ludi.web.show.boards import table_of
from ludi.web.show.lists import told_in_list
from ludi.web.show.rulebooks import rules_page
from ludi.web.storage.entries import Listed

router: Final = APIRouter(include_in_schema=False)


@router.get("/")
async def front(request: Request, caller: PageCaller) -> Response:
    games = [_game_card(game_id, caller.language) for game_id in ludi.game_ids()]
    public = await public_tables(caller.server)
    own, finished = [await own_tables(caller, over=over) for over in (False, True)]
    own = sorted(own, key=lambda table: not table.is_asked(caller.guest.id))  # one's turn first
    return answer(
        request,
        caller,
        "front.html",
        games=games,
        tables=_listed(public, caller),
        own_tables=_listed(own, caller),
        finished_tables=_listed(finished, caller),
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


def _listed(tables: list[Listed], caller: Caller) -> list[dict[str, Any]]:
    now = caller.server.tables.now()
    return [told_in_list(table, caller.guest.id, caller.language, now) for table in tables]


@router.get("/rules/{game_id}")
async def rules(request: Request, caller: PageCaller, game_id: str) -> Response:
    phrases = find_game(game_id).phrases[caller.language]
    html = rules_page(game_id, caller.language)
    has_lesson = table_of(find_game(game_id)).lesson is not None
    told = {"game_id": game_id, "has_lesson": has_lesson, "phrases": phrases, "html": html}
    return answer(request, caller, "rules.html", **told)


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
