"""Starting the server."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from ludi.web.app import create_app


def default_database() -> str:
    """A file in the user's data folder."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(data) / 'ludi-romani' / 'tables.db'}"


def free_port(host: str, wanted: int) -> int:
    """The port that is wanted, or the next one that is free."""
    for port in range(wanted, wanted + 20):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return port
    return wanted


def serve(host: str, port: int, database: str | None, *, opens: bool) -> None:
    """Serve until interrupted."""
    app = create_app(database or default_database())
    has_screen = sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    if opens and has_screen:
        threading.Timer(1.0, webbrowser.open, [f"http://{_reachable(host)}:{port}/"]).start()
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        timeout_graceful_shutdown=2,
        server_header=False,
    )


def _reachable(host: str) -> str:
    return "localhost" if host in ("0.0.0.0", "127.0.0.1", "::") else host
