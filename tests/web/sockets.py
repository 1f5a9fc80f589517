"""Bare sockets: what no client would send, and how it is answered."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from dataclasses import dataclass

from web.servers import PATIENCE

HERE = "127.0.0.1"


@dataclass(frozen=True)
class Answer:
    """One answer, as it came."""

    status: int
    headers: dict[str, str]
    body: str


def connect(port: int, address: str = HERE, *, most_unread: int | None = None) -> socket.socket:
    """A connection from an address; `most_unread`: so little is taken in that nobody reads."""
    line = socket.socket()
    if most_unread is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, most_unread)
    line.settimeout(PATIENCE)
    line.bind((address, 0))
    line.connect((HERE, port))
    return line


@contextlib.contextmanager
def connected(port: int, address: str = HERE) -> Iterator[socket.socket]:
    with contextlib.closing(connect(port, address)) as line:
        yield line


def until_closed(line: socket.socket) -> bytes:
    """All that comes until the other side closes, however it does."""
    came = b""
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65_536):
            came += part
    return came


def first_answer(line: socket.socket) -> Answer:
    """The next answer that has a declared length."""
    came = b""
    while b"\r\n\r\n" not in came:
        part = line.recv(65_536)
        assert part, f"closed after {came!r}"
        came += part
    head, _, body = came.partition(b"\r\n\r\n")
    status, headers = _read_head(head)
    length = int(headers.get("content-length", "0"))
    while len(body) < length:
        part = line.recv(65_536)
        assert part, "closed amid the body"
        body += part
    return Answer(status, headers, body[:length].decode())


def asked(port: int, request: bytes, address: str = HERE) -> Answer:
    """The answer to what is sent on a connection of its own."""
    with connected(port, address) as line:
        line.sendall(request)
        return first_answer(line)


def read_answer(came: bytes) -> Answer:
    """What came until the connection was closed, as an answer."""
    head, _, body = came.partition(b"\r\n\r\n")
    return Answer(*_read_head(head), body.decode())


def _read_head(head: bytes) -> tuple[int, dict[str, str]]:
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = (line.partition(":") for line in lines)
    return int(first.split()[1]), {name.lower(): value.strip() for name, _, value in headers}
