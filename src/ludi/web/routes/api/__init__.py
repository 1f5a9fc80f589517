"""The JSON API: everything that the pages can do, for programs in any language."""

from __future__ import annotations

from ludi.web.routes.api import match, oracle, people, tables

ROUTERS = (people.router, tables.router, match.router, oracle.router)
