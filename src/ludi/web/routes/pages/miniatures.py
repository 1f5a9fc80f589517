"""Small pictures of tables, for lists."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from ludi.web.errors import TooMuch
from ludi.web.routes.callers import PageCaller
from ludi.web.routes.pages.fields import whole_number
from ludi.web.show.boards import ANY_GAME, picture_of
from ludi.web.show.miniatures import kept_miniature, miniature

router: Final = APIRouter(include_in_schema=False)

# A version has one picture; until a next version of the program draws others.
_FOR_A_DAY: Final = {"Cache-Control": "private, max-age=86400"}
_NOT_KEPT: Final = {"Cache-Control": "no-store"}


@router.get("/tables/{table_id}/picture.svg")
async def picture(request: Request, caller: PageCaller, table_id: str) -> Response:
    """The table as it stands, or stood in a version that was drawn already: whoever looks at a list
    has no table opened again for that. The game, where there is nothing to draw."""
    version = whole_number({"version": request.query_params.get("version", "0")}, "version")
    drawn = kept_miniature(table_id, version)
    if drawn is None:
        try:
            opened = await caller.open(table_id)
        except TooMuch:
            return RedirectResponse(ANY_GAME, headers=_NOT_KEPT)
        drawn = miniature(opened.table)
        if drawn is None:
            return RedirectResponse(picture_of(opened.table.game_id), headers=_NOT_KEPT)
        if opened.table.version != version:
            return Response(drawn, media_type="image/svg+xml", headers=_NOT_KEPT)
    return Response(drawn, media_type="image/svg+xml", headers=_FOR_A_DAY)
