"""Starting the server."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import asdict
from multiprocessing.connection import Connection
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from ludi.web.app import create_app
from ludi.web.connections import ConnectionLimits, file_limit, limited
from ludi.web.logs import set_up as set_up_logs
from ludi.web.metrics import told_together
from ludi.web.people.limits import LIMITS, Limits
from ludi.web.processes import Processes
from ludi.web.proxies import Proxies
from ludi.web.settings import Settings
from ludi.web.storage.engines import engine_of
from ludi.web.storage.migrations import migrate
from ludi.web.tables.clocks import Pace
from ludi.web.tables.workers import end_with_parent
from ludi.web.thinking import be_the_thinker

USUAL_PORT = 8000
_MOST_TRIED = 20
# Whether several sockets can listen at one address.
_SHARES = sys.platform == "linux"
# The ports that this process has claimed.
_claims: list[socket.socket] = []
# So many may wait to be answered.
_BACKLOG = 2048
# So many times what is usual is as good as without any limit.
_WITHOUT_LIMITS = 1e6
_EVERYWHERE = ("0.0.0.0", "::")


class Unreachable(Exception):
    """The database cannot be opened; the message says why."""


class NoAddress(Exception):
    """There is nothing to listen on; the message says why."""


def serve(settings: Settings, *, on_ready: Callable[[str], None] = print) -> None:
    """Serve until interrupted; `on_ready` is told the address."""
    set_up_logs(settings)
    check_database(settings.database)
    listener = _listener(settings.host, settings.port, is_shared=settings.processes > 1)
    address = f"http://{_reachable(settings.host)}:{listener.getsockname()[1]}/"

    def ready() -> None:
        on_ready(address)
        if settings.open_browser and _has_screen():
            webbrowser.open(address)

    if settings.processes == 1:
        serve_at(listener, settings, ready, thinks=settings.bots_think)
    else:
        _serve_together(listener, settings, ready)


def serve_at(
    listener: socket.socket,
    settings: Settings,
    on_ready: Callable[[], None],
    *,
    thinks: bool,
) -> None:
    """Answer at a socket until told to end, with bots that think, or without."""
    connections, proxies = connections_of(settings), Proxies(settings.trusted_proxies)
    app = app_of(settings, thinks=thinks)
    config = uvicorn.Config(
        app,
        http=limited(connections, proxies),
        ws="none",
        proxy_headers=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=1,
        timeout_keep_alive=75,
        server_header=False,
    )
    Served(config, app, on_ready).run(sockets=[listener])


def _serve_together(
    listener: socket.socket, settings: Settings, on_ready: Callable[[], None]
) -> None:
    """Several processes answer, and one thinks for all, unless others do."""
    listener = _held(listener)
    with told_together() as has_ended, contextlib.closing(Processes(has_ended)) as processes:
        for _ in range(settings.processes):
            processes.start_ready(_be_one_of_many, listener, settings)
        if settings.bots_think:
            workers, prepares = settings.bot_workers or None, True
            pace = asdict(pace_of(settings))
            processes.start(be_the_thinker, settings.database, workers, pace, prepares, settings)
        on_ready()
        processes.run()


def _be_one_of_many(
    listener: socket.socket, settings: Settings, telling: Connection | None
) -> None:
    """What each of several processes does; the first time it says when it answers."""

    def ready() -> None:
        end_with_parent()
        if telling is not None:
            telling.send("ready")
            telling.close()

    set_up_logs(settings)
    serve_at(_own(listener), settings, ready, thinks=False)


def pace_of(settings: Settings) -> Pace:
    return Pace(bot=settings.bot_pace)


def connections_of(settings: Settings) -> ConnectionLimits:
    """How many connections each process may have; as many files are open."""
    most, near = settings.most_connections, settings.connections_per_address
    return ConnectionLimits(most=most, most_at_address=near).within(file_limit())


def app_of(settings: Settings, *, thinks: bool) -> FastAPI:
    """The server as the settings want it."""
    factor = settings.limit_factor or _WITHOUT_LIMITS
    limits = {what: (most * factor, rate * factor) for what, (most, rate) in LIMITS.items()}
    return create_app(
        settings.database,
        pace=pace_of(settings),
        limits=Limits(limits),
        workers=settings.bot_workers or None,
        forks=sys.platform == "linux",
        thinks=thinks,
        prepares=True,
        settings=settings,
        connections=connections_of(settings),
        proxies=Proxies(settings.trusted_proxies),
        hosts=settings.allowed_hosts,
    )


class Served(uvicorn.Server):
    """A server that says when it answers, and lets who watches go before it ends."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.server.tables.end()
        await super().shutdown(sockets)


def check_database(url: str) -> None:
    """Bring the database up to date, or say in one line what stands in the way."""
    try:
        engine = engine_of(url)
        migrate(engine)
        engine.dispose()
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise Unreachable(str(error).strip().splitlines()[0]) from error


def _listener(host: str, wanted: int, *, is_shared: bool = False) -> socket.socket:
    """A socket at the port that is wanted; if any will do, at the first that is free: a proxy that
    was told a port would not find another one."""
    for port in [wanted] if wanted else range(USUAL_PORT, USUAL_PORT + _MOST_TRIED):
        try:
            return _listening(host, port, is_shared=is_shared)
        except (OSError, OverflowError) as error:
            refusal = error
    raise NoAddress(str(refusal)) from refusal


def _listening(host: str, port: int, *, is_shared: bool) -> socket.socket:
    claim = _claim(port)
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(_BACKLOG)  # two that are bound to one port notice it only now
    except (OSError, OverflowError):
        listener.close()
        claim.close()
        raise
    if is_shared:
        _claims.append(claim)
    else:
        claim.close()
    return listener


def _claim(port: int) -> socket.socket:
    """While it is open no other server of ours tries a port. Where several processes will share it,
    that is as long as they run: Linux would let others in, and those would tell of other tables. It
    ends with this process, however that ends; elsewhere than on Linux nothing is claimed."""
    if not _SHARES:
        return socket.socket()
    claim = socket.socket(socket.AF_UNIX)
    try:
        claim.bind(f"\0ludi-romani {port}")
    except OSError:
        claim.close()
        raise
    return claim


def _held(listener: socket.socket) -> socket.socket:
    """The same address, held for several processes that each listen there: Linux then gives each
    its share of who comes. From a socket that all of them share, one would take nearly all."""
    if not _SHARES:
        return listener
    address = listener.getsockname()
    listener.close()
    return _bound(listener.family, address)


def _own(held: socket.socket) -> socket.socket:
    """A process's own socket at an address that is held."""
    if not _SHARES:
        return held
    listener = _bound(held.family, held.getsockname())
    listener.listen(_BACKLOG)
    return listener


def _bound(family: socket.AddressFamily, address: Any) -> socket.socket:
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    bound.bind(address)
    return bound


def _reachable(host: str) -> str:
    return "localhost" if host in (*_EVERYWHERE, "127.0.0.1") else host


def _has_screen() -> bool:
    is_desktop = sys.platform in ("darwin", "win32")
    return is_desktop or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
