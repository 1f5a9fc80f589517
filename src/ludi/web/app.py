"""The server put together: database, tables, routes."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
from collections.abc import AsyncIterator, Collection
from importlib import resources
from typing import Final

from fastapi import FastAPI
from fastapi.staticfiles import StaticFiles
from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware

from ludi.web.connections import ConnectionLimits
from ludi.web.logs import tell
from ludi.web.metrics import Metrics
from ludi.web.observing import Answered, Observed, Receive, Routed, Scope, Send
from ludi.web.people.guests import Guests
from ludi.web.people.limits import LIMITS, Limits
from ludi.web.proxies import Forwarded, Proxies
from ludi.web.routes import api, health, pages
from ludi.web.routes.api.shortcut import Shortcut
from ludi.web.routes.api_document import described
from ludi.web.routes.callers import Server
from ludi.web.routes.closing import Closed
from ludi.web.routes.health import DatabaseCheck
from ludi.web.routes.refusals import HANDLERS
from ludi.web.settings import Settings
from ludi.web.show import templates
from ludi.web.show.files import GameFiles
from ludi.web.storage.migrations import migrate
from ludi.web.storage.notices import listening
from ludi.web.storage.store import Store
from ludi.web.tables.clocks import Pace
from ludi.web.tables.service import TableService
from ludi.web.thinking import Thinking

_LOOK_S: Final = 5.0
_LOOKS_AN_HOUR: Final = 720


def create_app(
    database: str,
    *,
    pace: Pace | None = None,
    limits: Limits | None = None,
    workers: int | None = None,
    forks: bool = False,
    thinks: bool = True,
    prepares: bool = False,
    settings: Settings | None = None,
    connections: ConnectionLimits | None = None,
    proxies: Proxies | None = None,
    hosts: Collection[str] = (),
) -> FastAPI:
    """The whole server over a database. Unless others do it, it `thinks` for bots, with so many
    `workers`, and `prepares` all they may need; `forks` as for the Store; `hosts` are the names
    under which it may be asked, any where there are none. Of the settings only those count that are
    not given by themselves."""
    settings = settings or Settings()

    @contextlib.asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database, forks=forks)
        migrate(store.engine)
        secret = await store.secret("cookies", secrets.token_hex(32))
        service = TableService(store, pace)
        service.keeps_days = (settings.keep_finished_days, settings.keep_abandoned_days)
        thinking = Thinking(database, workers, pace, settings, prepares=prepares)
        app.state.database_check = DatabaseCheck(store)
        app.state.metrics = Metrics(service) if settings.metrics else None
        guests = Guests(store, secret)
        guests.decided.send_away = service.tables.send_away
        service.look_at_people = guests.decided.look
        app.state.server = Server(service, guests, limits or Limits(LIMITS))
        hearing = listening(store, service.tables.catch_up_all, service.tables.hear)
        going_on = (service.go_on(), hearing, collect_briefly())
        tasks = [asyncio.create_task(one) for one in going_on]
        if prepares:
            tasks.append(asyncio.create_task(asyncio.to_thread(templates.prepare)))
        if thinks:
            store.questions.on_asking = thinking.start
        if thinks and (prepares or await store.questions.waiting(float("inf"))):
            thinking.start()
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            service.close()
            await thinking.close()
            await service.presence.leave()
            await store.close()

    app = _App(
        title="Ludi Romani",
        summary="Table games: tables, seats, views, actions and streams.",
        version="1",
        lifespan=running,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    for router in (health.router, *api.ROUTERS, *pages.ROUTERS):
        app.include_router(router)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    app.mount("/static/games", GameFiles(), name="games")
    static = str(resources.files("ludi.web") / "static")
    app.mount("/static", StaticFiles(directory=static), name="static")
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)
    app.add_middleware(Routed)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    _put_around(app, connections or ConnectionLimits(), proxies or Proxies(), hosts)
    return app


class _App(FastAPI):
    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """FastAPI would look with every request whether somebody wants its telemetry."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await Starlette.__call__(self, scope, receive, send)


def _put_around(
    app: FastAPI, limits: ConnectionLimits, proxies: Proxies, hosts: Collection[str]
) -> None:
    """Starlette puts its own around whatever is added: what is asked for most would pass all of
    that, and what answers when something is broken would not be seen."""
    build = app.build_middleware_stack

    def count(answered: Answered) -> None:
        if app.state.metrics is not None:
            app.state.metrics.observe(answered)

    def built() -> Observed:
        checked = Closed(Shortcut(build()), limits=limits, proxies=proxies, hosts=hosts)
        return Observed(Forwarded(checked, proxies=proxies), [tell, count])

    app.build_middleware_stack = built  # type: ignore[method-assign]


async def collect_briefly() -> None:
    """Tables hold many objects and no cycles: looking through all of them is a pause for nothing.
    What is new is looked through often, while it is little; what is left of it every few seconds
    counts as old, and is looked through once an hour."""
    gc.set_threshold(2_500, 1_000, 1_000)
    while True:
        gc.collect()
        for _ in range(_LOOKS_AN_HOUR):
            gc.freeze()
            await asyncio.sleep(_LOOK_S)
        gc.unfreeze()
