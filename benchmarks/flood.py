"""A stranger among a flood: how soon the weakest bot answers while champions think.

    python benchmarks/flood.py [--tables 80] [--moves 100] [--game GAME] [--db URL]

Starts a server of its own, with its usual limits. From one address so many tables are opened, each
with all other seats taken by the best bots, and whoever is asked there answers at once. Then
somebody at another address plays against the weakest bot, and it is measured how long that bot
takes from the person's action to its own. It waits two seconds by itself, so that an action can be
taken back.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from ludi.bots import LEVELS

_PORT = 8766
_FLOOD, _STRANGER = "127.0.0.2", "127.0.0.3"
_SERVER = """
import sys
import uvicorn
from ludi.web.app import create_app
app = create_app(sys.argv[1], forks=sys.platform == "linux")
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="warning", backlog=4096)
"""
_TOKEN = re.compile(r'name="token" value="(\w+)"')
_GUEST = re.compile(r"ludi_guest=([\w.]+)")


class Browser:
    """A guest at an address, with the cookie and the token of a page."""

    def __init__(self, address: str) -> None:
        self._connection = HTTPConnection("127.0.0.1", _PORT, 120, (address, 0))
        self._headers = {"Content-Type": "application/json"}
        self._connection.request("GET", "/")
        response = self._connection.getresponse()
        cookie, token = (
            _GUEST.search(str(response.headers)),
            _TOKEN.search(response.read().decode()),
        )
        assert cookie is not None and token is not None
        self._headers |= {"Cookie": f"ludi_guest={cookie[1]}", "X-Form-Token": token[1]}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """An answer; what is refused for being too much is asked for again."""
        while True:
            sent = None if body is None else json.dumps(body)
            self._connection.request(method, f"/api{path}", sent, self._headers)
            response = self._connection.getresponse()
            answer = json.loads(response.read())
            if response.status != 429:
                return answer
            time.sleep(1)

    def open(self, game: str, seats: int, bot: str) -> str:
        table = self.ask("POST", "/tables", {"game": game, "seats": seats})
        at = f"/tables/{table['id']}"
        for seat in range(1, seats):
            self.ask("PUT", f"{at}/seats/{seat}", {"bot": bot})
        self.ask("POST", f"{at}/start")
        return at

    def act(self, at: str, table: Any) -> Any:
        body = {"action": table["legal"][0]["text"], "version": table["version"]}
        return self.ask("POST", f"{at}/actions", body)


def keep_busy(game: str, seats: int, tables: int, ends: threading.Event) -> None:
    """One guest of the flood: opens tables, and answers at once wherever asked."""
    browser = Browser(_FLOOD)
    opened = [browser.open(game, seats, LEVELS[-1]) for _ in range(tables)]
    while not ends.is_set():
        for at in opened:
            table = browser.ask("GET", at)
            if table.get("legal"):
                browser.act(at, table)
        time.sleep(0.5)


def answers(game: str, moves: int) -> list[float]:
    """How long the weakest bot takes for each of so many answers, in seconds."""
    browser, times = Browser(_STRANGER), list[float]()
    at = browser.open(game, 2, LEVELS[0])
    while len(times) < moves:
        table = browser.ask("GET", at)
        if table["status"] == "over":
            at = browser.open(game, 2, LEVELS[0])
        elif table["legal"]:
            table = browser.act(at, table)
            acted_at, actions = time.perf_counter(), table["actions"]
            if table["legal"] or table["status"] == "over":
                continue
            while table["actions"] == actions:
                time.sleep(0.05)
                table = browser.ask("GET", at)
            times.append(time.perf_counter() - acted_at)
        else:
            time.sleep(0.05)
    return times


@contextlib.contextmanager
def served(database: str | None) -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{Path(folder) / 'tables.db'}"
        server = subprocess.Popen([sys.executable, "-c", _SERVER, url, str(_PORT)])
        try:
            _wait_for_server()
            yield
        finally:
            server.terminate()
            server.wait()


def _wait_for_server() -> None:
    for _ in range(600):
        with contextlib.suppress(OSError):
            HTTPConnection("127.0.0.1", _PORT, 1).connect()
            return
        time.sleep(0.1)
    raise SystemExit("the server does not answer")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=80)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--game", default="romans-go-home")
    parser.add_argument("--stranger", default="ave", metavar="GAME")
    parser.add_argument("--db", metavar="URL")
    given = parser.parse_args()
    with served(given.db):
        ends = threading.Event()
        guests = max(1, given.tables // 8)
        flood = [
            threading.Thread(
                target=keep_busy, args=(given.game, given.seats, given.tables // guests, ends)
            )
            for _ in range(guests)
        ]
        for one in flood:
            one.start()
        time.sleep(10)
        times = sorted(answers(given.stranger, given.moves))
        ends.set()
        for one in flood:
            one.join()
    soon = sum(one <= 3 for one in times)
    print(f"{soon} of {len(times)} answers within 3 s; median {statistics.median(times):.2f} s, ")
    print(f"the slowest {times[-1]:.2f} s, with {given.tables} tables of champions at one address")


if __name__ == "__main__":
    main()
