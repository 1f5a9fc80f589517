"""Portraits of players, by their names."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Response

from ludi.core.players import LONGEST_NAME
from ludi.web.show.portraits import portrait

router: Final = APIRouter(include_in_schema=False)

# A name has one portrait; until a next version draws others.
_FOR_A_DAY: Final = {"Cache-Control": "public, max-age=86400"}


@router.get("/portraits/{name:path}.svg")
async def of_somebody(name: str) -> Response:  # in which there may be a slash
    return Response(portrait(name[:LONGEST_NAME]), media_type="image/svg+xml", headers=_FOR_A_DAY)
