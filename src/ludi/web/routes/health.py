"""For whoever looks after the server: whether it can answer, and how it is doing."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
from typing import Final

import sqlalchemy as sa
from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from ludi.web.errors import Missing
from ludi.web.metrics import Metrics
from ludi.web.routes.callers import server_of
from ludi.web.settings import Settings
from ludi.web.storage.store import Store

router: Final = APIRouter(include_in_schema=False)

_PATIENCE_S: Final = 1.0
_NO_STORE: Final = {"Cache-Control": "no-store"}
# A request that has one of these has come through somebody, who may have come from anywhere.
_FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip", "via")


class DatabaseCheck:
    """Asks the database whether it answers; however many want to know, one question at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[bool] | None = None

    async def is_answered(self) -> bool:
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        answered, _ = await asyncio.wait({self._asking}, timeout=_PATIENCE_S)
        return any(task.result() for task in answered)

    async def _ask(self) -> bool:
        try:
            await self._store.reading(lambda connection: connection.execute(sa.select(1)))
        except Exception:  # noqa: BLE001 - whatever it is, the database does not answer
            return False
        else:
            return True
        finally:
            self._asking = None


@router.api_route("/health/live", methods=["GET", "HEAD"])
async def live() -> Response:
    """That there is an answer is the answer."""
    return JSONResponse({"status": "ok"}, headers=_NO_STORE)


@router.api_route("/health", methods=["GET", "HEAD"])
async def ready(request: Request) -> Response:
    """Whether people can be sent here: the database answers, and the server is not about to end."""
    check: DatabaseCheck = request.app.state.database_check
    is_answered = await check.is_answered()
    is_ready = is_answered and not server_of(request).tables.is_ending
    body = {
        "status": "ok" if is_ready else "unavailable",
        "database": "ok" if is_answered else "silent",
    }
    return JSONResponse(body, 200 if is_ready else 503, headers=_NO_STORE)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """The numbers, for who may read them; for others there is no such page."""
    found: Metrics | None = request.app.state.metrics
    if found is None or not _may_read(request, request.app.state.settings):
        raise Missing("page.missing")
    body, media_type = found.written(request.headers.get("accept", ""))
    return Response(body, headers={**_NO_STORE, "Content-Type": media_type})


def _may_read(request: Request, settings: Settings) -> bool:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if settings.metrics_token and scheme.lower() == "bearer":
        return hmac.compare_digest(token.strip().encode(), settings.metrics_token.encode())
    if any(name in request.headers for name in _FORWARDED):
        return False
    address = request.client.host if request.client else ""
    return _is_within(address, settings.metrics_networks)


def _is_within(address: str, networks: tuple[str, ...]) -> bool:
    try:
        found = ipaddress.ip_address(address.removeprefix("::ffff:"))
    except ValueError:  # a socket of this machine, or a test, has none
        return False
    return any(found in ipaddress.ip_network(network) for network in networks)
