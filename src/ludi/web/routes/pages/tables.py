"""Tables: before and during the match."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from ludi.bots import LEVELS, USUAL_LEVEL
from ludi.web.errors import Missing, NotNow, OldRules
from ludi.web.routes import commands
from ludi.web.routes.callers import Caller, FormCaller, PageCaller, form_of
from ludi.web.routes.pages.answering import answer, go_to, made_beside
from ludi.web.routes.pages.fields import whole_number
from ludi.web.show.boards import template_of
from ludi.web.show.drawing import display_name, drawing_of, part_context, table_context
from ludi.web.show.templates import page
from ludi.web.show.views import document, legal, played_at, viewer_of
from ludi.web.storage.entries import CLOSED
from ludi.web.tables.checks import ADVICE, CLOCKS
from ludi.web.tables.leaving import outcome_of_resigning, who_would_be_asked
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.oracle import can_be_reviewed
from ludi.web.tables.outdated import written_record
from ludi.web.tables.table import WAITING, Table

router: Final = APIRouter(include_in_schema=False)


@router.post("/play/{game_id}")
async def play_now(request: Request, caller: FormCaller, game_id: str) -> Response:
    """A table against bots, of the usual level unless another is wished for, started at once."""
    form = await form_of(request)
    seats = whole_number(form, "seats") if form.get("seats") else None
    opened = await commands.play_now(caller, game_id, form.get("bot") or None, seats)
    return go_to(request, f"/tables/{opened.table.id}")


@router.post("/tables/new/{game_id}")
async def new_table(request: Request, caller: FormCaller, game_id: str) -> Response:
    opened = await commands.create(caller, game_id)
    return go_to(request, f"/tables/{opened.table.id}")


@router.get("/tables/{table_id}")
async def table_page(request: Request, caller: PageCaller, table_id: str) -> Response:
    opened = await caller.open(table_id)
    table = opened.table
    viewer = viewer_of(table, caller.guest.id, caller.language)
    title = table.game.phrases[caller.language].title
    if table.is_outdated:
        return await _outdated_page(request, caller, opened)
    table.check_rules()
    if table.status == CLOSED and table.match is None:
        raise NotNow("table.closed")
    if table.status == WAITING:
        shown, drawing = document(table, viewer), drawing_of(opened, viewer)
        return answer(
            request,
            caller,
            "waiting.html",
            title=title,
            game=table.game,
            levels=LEVELS,
            usual=USUAL_LEVEL,
            clocks=CLOCKS,
            advices=ADVICE,
            host_name=(await caller.server.guests.find(table.host)).name,
            link=str(request.url.replace(query="")),
            is_saved=request.query_params.get("done") == "settings",
            table_id=table_id,
            at=drawing.known.at,
            said=drawing.parts["chat"],
            **part_context(table, viewer, shown, []),
        )
    if can_be_reviewed(table) and opened.reviewed is None:
        await caller.server.service.oracle.review(opened)  # the end tells what it has found
    return answer(request, caller, "table.html", **table_context(opened, viewer))


async def _outdated_page(request: Request, caller: Caller, opened: OpenTable) -> Response:
    """What can be told of a match without its rules."""
    table = opened.table
    viewer = viewer_of(table, caller.guest.id, caller.language)
    shown = document(table, viewer)
    return answer(
        request,
        caller,
        "outdated.html",
        title=table.game.phrases[caller.language].title,
        sentence=OldRules("table.older_rules").sentence(caller.language),
        names=[display_name(seat, viewer) for seat in shown["seats"]],
        shown=shown,
        record=await written_record(opened),
    )


@router.get("/tables/{table_id}/more")
async def more(request: Request, caller: PageCaller, table_id: str) -> Response:
    """What a board tells only to who asks for it; to a script, without the page around it."""
    opened = await caller.open(table_id)
    table = opened.table
    table.check_rules()
    template = template_of(table.game_id, "more.html")
    if table.match is None or template is None:
        raise Missing("page.missing")
    return await made_beside(request, caller, partial(_more, request, caller, table, template))


def _more(request: Request, caller: Caller, table: Table, template: str) -> Response:
    viewer = viewer_of(table, caller.guest.id, caller.language)
    shown = document(table, viewer, played_at(table))
    context = part_context(table, viewer, shown, legal(table, viewer))
    html = page(template, caller.language, **context)
    if "part" in request.query_params:
        return HTMLResponse(html, headers={"Cache-Control": "no-store"})
    title = table.game.phrases[caller.language].title
    around = {"title": title, "game_id": table.game_id, "shown": shown}
    return answer(request, caller, "more.html", more=html, **around)


@router.get("/tables/{table_id}/resign")
async def ask_to_resign(request: Request, caller: PageCaller, table_id: str) -> Response:
    """What resigning means, and whether it is meant."""
    table = (await caller.open(table_id)).table
    outcome = outcome_of_resigning(table, caller.guest.id)
    others = [seat.name for seat in table.seats if seat.guest != caller.guest.id]
    return _question(request, caller, table, "resign", outcome=outcome, names=tuple(others))


@router.get("/tables/{table_id}/offer")
async def ask_to_offer(request: Request, caller: PageCaller, table_id: str) -> Response:
    """What comes of offering to end the match, and whether it is meant."""
    table = (await caller.open(table_id)).table
    asked = tuple(who_would_be_asked(table, caller.guest.id))
    outcome = "asks" if asked else "ends"
    return _question(request, caller, table, "offer", outcome=outcome, names=asked)


def _question(
    request: Request, caller: Caller, table: Table, doing: str, **facts: Any
) -> HTMLResponse:
    """A question before something that cannot be taken back; to a script, without the page."""
    asked = {"table": table, "doing": doing, "facts": facts, "key": secrets.token_hex(12)}
    if "part" in request.query_params:
        token = caller.server.guests.form_token(caller.guest.id)
        html = page("parts/question.html", caller.language, token=token, **asked)
        return HTMLResponse(html, headers={"Cache-Control": "no-store"})
    title = table.game.phrases[caller.language].title
    return answer(request, caller, "question.html", title=title, **asked)


@router.get("/tables/{table_id}/verify")
async def verify(request: Request, caller: PageCaller, table_id: str) -> Response:
    """Play a finished match again from its record, every draw checked."""
    opened, draws = await commands.verify(caller, table_id)
    table = opened.table
    viewer = viewer_of(table, caller.guest.id, caller.language)
    return answer(
        request,
        caller,
        "verify.html",
        title=table.game.phrases[caller.language].title,
        table=table,
        match=table.live(),
        result=part_context(table, viewer, document(table, viewer, played_at(table)), [])["result"],
        draws=draws,
    )
