"""How a stream is asked for, and what its answer says about itself."""

from __future__ import annotations

from typing import Final

from fastapi import Request

from ludi.web.show.drawing import Known
from ludi.web.show.streams import known_before

STREAMING: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


def known_to(request: Request) -> Known:
    """What who asks was shown already, by the stream before or the page."""
    last = request.headers.get("last-event-id") or request.query_params.get("after", "")
    return known_before(last)
