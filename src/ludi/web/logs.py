"""What is written down while the server runs: a line a request, and whatever goes wrong.

A line has no address of whoever asked, no cookie, token, code or name, and no id of a table.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final

from ludi.web.observing import Answered
from ludi.web.settings import Settings

_ours: Final = logging.getLogger("ludi")
_requests: Final = logging.getLogger("ludi.requests")


def tell(answered: Answered) -> None:
    """Write down what became of a request; what was broken with the way to it."""
    if answered.error is not None:
        _requests.error("%s", _Line(answered), exc_info=answered.error)
    elif _requests.isEnabledFor(logging.INFO):
        _requests.info("%s", _Line(answered))


class _Line:
    """A request in words, and as a document."""

    def __init__(self, answered: Answered) -> None:
        self._answered = answered

    def __str__(self) -> str:
        of = self._answered
        milliseconds = f"{of.seconds * 1000:.1f} ms"
        return f"{of.method} {of.route} {of.status or '-'} {milliseconds} {of.size} B {of.id}"

    def document(self) -> dict[str, Any]:
        of = self._answered
        return {
            "request": of.id,
            "method": of.method,
            "route": of.route,
            "status": of.status,
            "milliseconds": round(of.seconds * 1000, 1),
            "bytes": of.size,
        }


# --- How it is written --------------------------------------------------------------------------


def set_up(settings: Settings, *, is_terminal: bool | None = None) -> None:
    """Write to the error output from now on, as the settings say."""
    if is_terminal is None:
        is_terminal = sys.stderr.isatty()
    chosen = settings.log_format
    if chosen == "auto":
        chosen = "none" if is_terminal else "text"
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if chosen == "json" else TextLines())
    handler.addFilter(_is_news)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    _ours.setLevel(settings.log_level.upper())
    _requests.setLevel(logging.ERROR if chosen == "none" else logging.NOTSET)


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        _hide_values(record)
        return super().format(record)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - as it is called there
        return f"{_time(record)} {record.levelname.lower()} {record.message}"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        _hide_values(record)
        line: dict[str, Any] = {"time": _time(record), "level": record.levelname.lower()}
        told = record.args[0] if isinstance(record.args, tuple) and record.args else None
        line |= told.document() if isinstance(told, _Line) else {"message": record.getMessage()}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _is_news(record: logging.LogRecord) -> bool:
    """Not what uvicorn says of a broken request: our own line has its id."""
    is_again = record.name == "uvicorn.error" and "in ASGI application" in str(record.msg)
    return not is_again


def _hide_values(record: logging.LogRecord) -> None:
    """A failed statement tells what it would have written, names and words of people too."""
    for error in _chain(record.exc_info[1] if record.exc_info else None):
        if hasattr(error, "hide_parameters"):
            error.hide_parameters = True


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__
