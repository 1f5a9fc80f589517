"""Requests that nobody sends who means well: broken HTTP, odd headers, wrong encodings.

Each follows from its number and the seed. `send` sends one, and after it a plain request that asks
the server to close: whatever the first one was taken for, the connection comes to an end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from web.servers import PATIENCE

FAREWELL: Final = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
_STATUS: Final = re.compile(rb"HTTP/1\.1 (\d\d\d) ")
_STREAMING: Final = b"text/event-stream"
_MOST_READ: Final = 2_000_000

METHODS: Final = (*("GET",) * 3, *("POST",) * 5, "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS")
ODD_METHODS: Final = (
    *("", "get", "G E T", "CONNECT", "TRACE", "PRI", "M-SEARCH", "X" * 99, "\0", "GET\t"),
)
ODD_VERSIONS: Final = (
    *("HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "HTTP/1.1.1", "http/1.1", "", "²"),
)
PATHS: Final = (
    *("/", "/me", "/me/name", "/me/code", "/language", "/rules/ave", "/learn/ave/1", "/play/ave"),
    *("/tables/new/ave", "/tables/{table}", "/tables/{table}/more", "/tables/{table}/replay"),
    *("/tables/{table}/frame", "/tables/{table}/oracle", "/tables/{table}/review"),
    *("/tables/{table}/verify", "/tables/{table}/act", "/tables/{table}/say"),
    *("/tables/{table}/stream", "/static/style.css", "/static/games/ave/board.css"),
    *("/api/games", "/api/guests", "/api/me", "/api/me/tables", "/api/codes", "/api/tables"),
    *("/api/tables/{table}", "/api/tables/{table}/seats/1", "/api/tables/{table}/start"),
    *("/api/tables/{table}/actions", "/api/tables/{table}/undo", "/api/tables/{table}/messages"),
    *(
        "/api/tables/{table}/back",
        "/api/tables/{table}/hurry",
        "/api/tables/{table}/stream",
        "/api/tables/{table}/record",
    ),
    *("/api/tables/{table}/play-on", "/api/tables/{table}/verify", "/api/openapi.json"),
)
ODD_PIECES: Final = (
    *("%00", "%", "%zz", "%ff", "%ED%A0%80", "%C2%B2", "%0d%0a", "%2e%2e/", "..", "//", "\\", "²"),
    *("?", "?at=%C2%B2", "?at=-1", "?since=x", "?lang=%00", "?view=%00", "?part", "?after=².1"),
    *("?after=%C2%B2.1", ";", "@", "a" * 5000, "\x7f", "\x80\xff", " ", "*", "'", '"', "<b>", "#"),
)
ODD_HEADERS: Final = (
    *("Last-Event-ID: ².1", "Last-Event-ID: 9.9", "Host: evil", "Host: [", "Host:", "Host: a, b"),
    *("Content-Length: -1", "Content-Length: x", "Content-Length: ²", "Content-Length: 9999999999"),
    *("Content-Length: 5", "Transfer-Encoding: chunked", "Transfer-Encoding: gzip, chunked"),
    *("Transfer-Encoding: x", "Expect: 100-continue", "Expect: much", "Upgrade: websocket"),
    *("Connection: upgrade\r\nUpgrade: h2c", "Connection: Upgrade\r\nUpgrade: websocket"),
    *("Connection: keep-alive", "Cookie: ludi_guest=²", "Cookie: ;;;=", "Cookie: ludi_guest=a.b"),
    *("Cookie: ludi_language=\\000", "Authorization: Bearer", "Authorization: Bearer ²"),
    *("Authorization: Basic x", "Accept-Language: ²", "Accept-Language: fr;q=nan", "Accept: x"),
    *("Accept-Encoding: gzip;q=x", "Range: bytes=9-1", "Range: bytes=-", "Range: bytes=0-,1-,2-"),
    *("If-None-Match: ²", "If-Modified-Since: Mon, 99 Foo 99999 99:99:99 GMT", "If-Range: ²"),
    *("X-Forwarded-For: ²", "X-Forwarded-For: ,,,", "X-Forwarded-For: [::1", "X-Form-Token: ²"),
    *("X-Forwarded-For: 1.2.3.4:x", "Referer: http://[", "Origin: null", "Prefer: return=minimal"),
    *("X-Forwarded-Proto: ²", "no colon", ": no name", "Folded: a\r\n b", "A B: c", "X: \0"),
    *(
        "Content-Encoding: gzip",
        "TE: trailers",
        "X" * 9000 + ": y",
        "X: " + "y" * 90_000,
        "X: \x7f",
    ),
)
FORM: Final = "application/x-www-form-urlencoded"
TYPES: Final = (
    *("application/json", "application/json; charset=utf-16", "text/plain", "", "²", "a/b/c", ";;"),
    *(FORM, f"{FORM}; charset=utf-7"),
    *("multipart/form-data", "multipart/form-data; boundary=x", "multipart/form-data; boundary="),
    *("multipart/form-data; boundary=x; charset=undefined", "application/json\r\n ;x"),
)
ODD_VALUES: Final[tuple[Any, ...]] = (
    *(None, True, -1, 0, 1, 10**30, 1.5, "", "\0", "\ud800", "²", "x" * 3000, [], {}, [[]]),
    *("ave", "roll 1", "random", "any-unique-text", {"\0": 1}, {"\ud800": 1}, float("nan")),
)
FIELDS: Final = (
    *("name", "code", "game", "seats", "options", "public", "clock", "advice", "bot", "action"),
    *("version", "key", "actions", "seat", "text", "\0", "\ud800"),
)


class Stranger:
    """Thinks of requests."""

    def __init__(self, chance: random.Random, table: str, token: str) -> None:
        self.chance, self.table, self.token = chance, table, token

    def request(self) -> bytes:
        well_formed, odd = (self.well_formed,) * 4, (self.odd,) * 3
        broken = (self.noise, self.broken_chunks, self.cut, self.many)
        make: Callable[[], bytes] = self.chance.choice((*well_formed, *odd, *broken))
        return make()

    def well_formed(self) -> bytes:
        """A request whose content alone is odd."""
        is_api = self.chance.random() < 0.7
        paths = [path for path in PATHS if path.startswith("/api/") == is_api]
        path = self.chance.choice(paths).format(table=self.table)
        body, kind = (self.json(), TYPES[0]) if is_api else (self.form(), FORM)
        lines = [
            f"{self.chance.choice(METHODS)} {path} HTTP/1.1",
            "Host: localhost",
            f"Authorization: Bearer {self.token}",
            f"Content-Type: {kind}",
            f"Content-Length: {len(body)}",
        ]
        return "\r\n".join([*lines, "", ""]).encode() + body

    def odd(self) -> bytes:
        """A request with something odd in it, or in several places."""
        body = self.body()
        lines = [self.first_line(), "Host: localhost"]
        if self.chance.random() < 0.6:
            lines.append(f"Authorization: Bearer {self.token}")
        if body or self.chance.random() < 0.2:
            lines.append(f"Content-Type: {self.chance.choice(TYPES)}")
            lines.append(f"Content-Length: {len(body)}")
        for _ in range(self.chance.choice((0, 0, 1, 1, 2, 5))):
            lines.insert(self.chance.randint(1, len(lines)), self.chance.choice(ODD_HEADERS))
        end = self.chance.choice(("\r\n",) * 8 + ("\n", "\r"))
        return end.join([*lines, "", ""]).encode("latin-1", "replace") + body

    def first_line(self) -> str:
        is_odd = self.chance.random() < 0.15
        method = self.chance.choice(ODD_METHODS if is_odd else METHODS)
        path = self.chance.choice(PATHS).format(table=self.table)
        if self.chance.random() < 0.4:
            at = self.chance.randint(1, len(path))
            path = path[:at] + self.chance.choice(ODD_PIECES) + path[at:]
        version = self.chance.choice(ODD_VERSIONS) if self.chance.random() < 0.1 else "HTTP/1.1"
        return f"{method} {path} {version}"

    def body(self) -> bytes:
        make: Callable[[], bytes] = self.chance.choice(
            (lambda: b"", self.json, self.json, self.form, self.parts, self.junk)
        )
        return make()

    def json(self) -> bytes:
        fields = self.chance.sample(FIELDS, self.chance.randint(0, 4))
        document: Any = {field: self.chance.choice(ODD_VALUES) for field in fields}
        text = json.dumps(self.chance.choice((document, document, document, ODD_VALUES[-2], [])))
        if self.chance.random() < 0.3:
            at = self.chance.randint(0, len(text))
            text = text[:at] + self.chance.choice(("", "{", "\0", "[" * 3000, "9" * 5000, "²"))
        return text.encode(self.chance.choice(("utf-8", "utf-8", "utf-16", "latin-1")), "replace")

    def form(self) -> bytes:
        names = ("token", *FIELDS, "language", "path", "at")
        values = ("", "%00", "%", "%ff", "²", "1", "x" * 3000, "+", "&", "=")
        pairs = [
            f"{self.chance.choice(names)}={self.chance.choice(values)}"
            for _ in range(self.chance.choice((0, 1, 3, 1500)))
        ]
        return "&".join(pairs).encode(errors="replace")

    def parts(self) -> bytes:
        part = '--x\r\nContent-Disposition: form-data; name="{}"{}\r\n\r\n{}\r\n'
        more = ("", '; filename="x"', '; filename="²"', ";;", "\r\nContent-Type: ²")
        filled = [
            part.format(self.chance.choice(FIELDS), self.chance.choice(more), "\\ud800²\0")
            for _ in range(self.chance.randint(0, 4))
        ]
        whole = "".join([*filled, self.chance.choice(("--x--\r\n", "--x", "--", ""))])
        return whole.encode(errors="replace")

    def junk(self) -> bytes:
        return self.chance.randbytes(self.chance.choice((1, 10, 1000, 70_000)))

    def noise(self) -> bytes:
        """No HTTP at all, or what was HTTP before some bytes changed."""
        if self.chance.random() < 0.3:
            return self.junk()
        sent = bytearray(self.odd())
        for _ in range(self.chance.randint(1, 5)):
            sent[self.chance.randrange(len(sent))] = self.chance.randrange(256)
        return bytes(sent)

    def broken_chunks(self) -> bytes:
        head = f"{self.first_line()}\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
        head += f"Content-Type: {self.chance.choice(TYPES)}\r\n\r\n"
        sizes = ("1", "0", "-1", "zz", "ffffffffffffffffff", "1;x=y", "5", "1000", "²", "")
        chunks = [
            f"{self.chance.choice(sizes)}\r\n{'x' * self.chance.choice((1, 5, 4096))}\r\n"
            for _ in range(self.chance.choice((1, 2, 30)))
        ]
        return (head + "".join(chunks)).encode("latin-1", "replace")

    def cut(self) -> bytes:
        whole = self.odd()
        return whole[: self.chance.randint(0, len(whole))]

    def many(self) -> bytes:
        """Long lists of headers, or several requests at once."""
        if self.chance.random() < 0.5:
            return b"".join(self.odd() for _ in range(self.chance.choice((2, 5, 40))))
        headers = "".join(f"X-{n}: {n}\r\n" for n in range(self.chance.choice((100, 3000, 20_000))))
        return f"{self.first_line()}\r\nHost: localhost\r\n{headers}\r\n".encode(
            "latin-1", "replace"
        )


async def send(port: int, request: bytes) -> list[int]:
    """The statuses that a request is answered with, until the connection is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    came = b""
    try:
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionError):
                writer.write(request + FAREWELL)
                while (part := await reader.read(65_536)) and _STREAMING not in came:
                    came = (came + part)[:_MOST_READ]
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
    return [int(status) for status in _STATUS.findall(came)]


async def send_all(
    port: int, requests: Callable[[int], bytes], numbers: Sequence[int], at_once: int = 30
) -> dict[int, list[int]]:
    """The statuses of many requests, by their numbers."""
    waiting, answers = iter(numbers), dict[int, list[int]]()

    async def go_on() -> None:
        for number in waiting:
            answers[number] = await send(port, requests(number))

    async with asyncio.TaskGroup() as group:
        for _ in range(at_once):
            group.create_task(go_on())
    return answers
