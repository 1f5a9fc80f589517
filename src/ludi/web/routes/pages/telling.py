"""A match told again, and what the oracle says of it."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse

from ludi.bots.review import Review
from ludi.web.routes import commands
from ludi.web.routes.callers import Caller, PageCaller
from ludi.web.routes.pages.answering import answer, go_to, made_beside
from ludi.web.routes.pages.fields import whole_number
from ludi.web.show import replay
from ludi.web.show.abouts import abouts
from ludi.web.show.reviews import percent, shown_advice, shown_review
from ludi.web.show.templates import page
from ludi.web.show.views import played_at, viewer_of
from ludi.web.tables.oracle import advice_for, can_be_reviewed
from ludi.web.tables.table import OVER, Table

router: Final = APIRouter(include_in_schema=False)


@router.get("/tables/{table_id}/replay")
async def replayed(request: Request, caller: PageCaller, table_id: str) -> Response:
    """A match step by step; what is at which moment is in the address, to share it."""
    table, sight, at = await _looked_at(request, caller, table_id)

    def made() -> Response:
        frame = replay.frame(table, sight, at)
        return answer(
            request,
            caller,
            "replay.html",
            title=table.game.phrases[caller.language].title,
            table=table,
            abouts=abouts(table.game, caller.language, table.options),
            sight=sight,
            sights=replay.sights(table, viewer_of(table, caller.guest.id, caller.language)),
            frame=frame,
            log=replay.log_at(table, sight, frame["at"]),
            last=played_at(table),
            is_over=table.status == OVER,
            can_review=can_be_reviewed(table),
        )

    return await made_beside(request, caller, made)


@router.get("/tables/{table_id}/frame")
async def one_frame(request: Request, caller: PageCaller, table_id: str) -> Response:
    """One moment of a replay, for its script."""
    table, sight, at = await _looked_at(request, caller, table_id)

    def made() -> Response:
        return JSONResponse(replay.frame(table, sight, at), headers={"Cache-Control": "no-store"})

    return await made_beside(request, caller, made)


async def _looked_at(
    request: Request, caller: Caller, table_id: str
) -> tuple[Table, replay.Sight, int]:
    table = (await caller.open(table_id)).table
    table.live()
    viewer = viewer_of(table, caller.guest.id, caller.language)
    query = request.query_params
    sight = replay.chosen(table, viewer, query.get("view"))
    at = query.get("at", "0" if table.status == OVER else str(played_at(table)))
    return table, sight, whole_number({"at": at}, "at")


# --- The oracle ---------------------------------------------------------------------------------


@router.get("/tables/{table_id}/oracle")
async def told_by_oracle(request: Request, caller: PageCaller, table_id: str) -> Response:
    """What the oracle has told; to a script, without the page around it."""
    opened = await caller.open(table_id)
    table = opened.table
    viewer = viewer_of(table, caller.guest.id, caller.language)
    told = advice_for(opened, viewer.seat)
    if viewer.seat is not None and told is None and table.has_asked(viewer.seat):
        _, told = await commands.ask_oracle(caller, table_id)  # another server was asked
    if viewer.seat is None or told is None:
        return go_to(request, f"/tables/{table_id}")
    advice = shown_advice(table.live(), viewer.seat, told, caller.language)
    if "part" in request.query_params:
        html = page("parts/advice.html", caller.language, advice=advice, can_close=True)
        return HTMLResponse(html, headers={"Cache-Control": "no-store"})
    title = table.game.phrases[caller.language].title
    return answer(
        request, caller, "oracle.html", title=title, table=table, advice=advice, can_close=False
    )


@router.get("/tables/{table_id}/review")
async def reviewed(request: Request, caller: PageCaller, table_id: str) -> Response:
    """The review of a finished match; before it is made, how far it is."""
    opened, oracle = await caller.open(table_id), caller.server.service.oracle
    table, found = opened.table, await oracle.review(opened)
    progress = await oracle.progress(table)

    def made() -> Response:
        shown = None if found is None else shown_review(table, Review.read(found), caller.language)
        return answer(
            request,
            caller,
            "review.html",
            title=table.game.phrases[caller.language].title,
            table=table,
            review=shown,
            progress=progress,
            percent=percent(progress or 0),
        )

    return await made_beside(request, caller, made)
