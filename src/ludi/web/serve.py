"""Starting the server."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Collection
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from ludi.web.app import create_app
from ludi.web.connections import ConnectionLimits, file_limit, limited
from ludi.web.proxies import Proxies
from ludi.web.storage.migrations import migrate
from ludi.web.storage.store import engine_of

_MOST_TRIED = 20
_EVERYWHERE = ("0.0.0.0", "::")


class Unreachable(Exception):
    """The database cannot be opened; the message says why."""


class NoAddress(Exception):
    """There is nothing to listen on; the message says why."""


def default_database() -> str:
    """A file in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(data) / 'ludi-romani' / 'tables.db'}"


def serve(
    host: str,
    port: int,
    database: str | None,
    *,
    opens: bool,
    on_ready: Callable[[str], None] = print,
    connections: ConnectionLimits | None = None,
    proxies: Proxies | None = None,
    hosts: Collection[str] = (),
) -> None:
    """Serve until interrupted; `on_ready` is told the address. How many connections there may be,
    which proxies are trusted, and under which names the server may be asked, is as usual unless it
    is said."""
    url = database or default_database()
    check_database(url)
    listener = _listener(host, port)
    address = f"http://{_reachable(host)}:{listener.getsockname()[1]}/"
    limits = (connections or ConnectionLimits()).within(file_limit())
    trusted = proxies or Proxies()
    app = create_app(
        url, forks=sys.platform == "linux", connections=limits, proxies=trusted, hosts=hosts
    )
    config = uvicorn.Config(
        app,
        http=limited(limits, trusted),
        ws="none",
        proxy_headers=False,
        log_level="warning",
        timeout_graceful_shutdown=1,
        timeout_keep_alive=75,
        server_header=False,
    )

    def ready() -> None:
        on_ready(address)
        app.state.server.service.workers.prepare()
        if opens and _has_screen():
            webbrowser.open(address)

    Served(config, app, ready).run(sockets=[listener])


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


def _listener(host: str, wanted: int) -> socket.socket:
    """A socket at the port that is wanted, or at the next one that is free."""
    for port in range(wanted, wanted + _MOST_TRIED):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except (OSError, OverflowError) as error:
            listener.close()
            refusal = error
        else:
            return listener
    raise NoAddress(str(refusal))


def _reachable(host: str) -> str:
    return "localhost" if host in (*_EVERYWHERE, "127.0.0.1") else host


def _has_screen() -> bool:
    is_desktop = sys.platform in ("darwin", "win32")
    return is_desktop or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
