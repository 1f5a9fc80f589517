"""The pages, and the forms on them, which work without any script too."""

from __future__ import annotations

from ludi.web.routes.pages import (
    forms,
    front,
    lessons,
    miniatures,
    oneself,
    portraits,
    streams,
    tables,
    telling,
)

ROUTERS = (
    front.router,
    oneself.router,
    tables.router,
    streams.router,
    lessons.router,
    telling.router,
    miniatures.router,
    portraits.router,
    forms.router,
)
