"""Streams of tables: server-sent events that begin with what is, and go on with what changes."""

from __future__ import annotations

import asyncio
import logging
import math
import zlib
from collections.abc import AsyncIterator, Mapping
from contextlib import ExitStack
from functools import lru_cache
from typing import Any, Final

from isal import isal_zlib
from pydantic_core import to_json

from ludi.core.errors import LudiError
from ludi.web.errors import Missing, TooMuch
from ludi.web.show.drawing import Drawing, Known, drawing_of, log_part
from ludi.web.show.news import news_since, notes_since
from ludi.web.show.views import Viewer, document, viewer_of
from ludi.web.tables.open_tables import OpenTable, OpenTables

_log: Final = logging.getLogger("ludi")

# So often something is sent, that a broken connection is noticed: by the script of a page as well,
# which does not see comments.
_HEARTBEAT: Final = 15.0
_API_BEAT: Final = b": still here\n\n"
_PAGE_BEAT: Final = b"event: beat\ndata: still here\n\n"
# What a guest may have open: streams of one table, streams at all, and tables in one of them.
_MOST_OF_A_TABLE: Final = 12
_MOST_STREAMS: Final = 30
_MOST_TABLES: Final = 40
_RETRY: Final = b"retry: 1000\n\n"
# What a page that is not up to date has of its parts; one for all, who share the answer.
_NOTHING: Final[Mapping[str, str]] = {}
# What a gzip file begins with; and how hard it is tried: the board is sent often.
_GZIP_HEAD: Final = bytes([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
_LEVEL: Final = 1


def known_before(last: str) -> Known:
    """What a stream that is resumed, or the page before it, has shown, by the id of its last
    message."""
    numbers = last.split(".")
    is_sane = last.isascii() and len(last) < 30
    if is_sane and len(numbers) in (2, 3) and all(map(str.isdigit, numbers)):
        return Known(*map(int, numbers))
    return Known()


def known_tables(asked: list[str]) -> dict[str, Known]:
    """What was shown of several tables, each as TABLE~VERSION.ACTIONS.ABSENT."""
    if len(asked) > _MOST_TABLES:
        raise TooMuch("limit.tables", most=_MOST_TABLES)
    parted = [one.partition("~") for one in asked]
    return {table_id: known_before(last) for table_id, _, last in parted}


# --- For programs -------------------------------------------------------------------------------


async def api_messages(
    opened: OpenTable, guest: str | None, language: str, known: Known
) -> AsyncIterator[bytes]:
    """The whole document whenever the table changes, with the events since the last one."""
    actions, seen = known.actions, -1
    with (
        opened.tables.streaming(guest) as bell,
        opened.watching(guest, bell),
        _Beats(bell) as beats,
    ):
        yield _RETRY
        while not (opened.is_ending or opened.tables.is_sent_away(bell)):
            bell.clear()
            if beats.is_due():
                yield _API_BEAT
            if seen != opened.changes:
                seen = opened.changes
                shown = document(opened.table, viewer_of(opened.table, guest, language), actions)
                actions = shown["actions"]
                yield message(f"{shown['version']}.{actions}", "table", shown)
            await bell.wait()


# --- For pages ----------------------------------------------------------------------------------


async def page_messages(
    tables: OpenTables, guest: str, language: str, asked: Mapping[str, Known], address: str = ""
) -> AsyncIterator[bytes]:
    """Of one table or several: the parts of their pages that have changed, and news of what has
    happened. A table that cannot be shown is told as such, and stops no other."""
    with ExitStack() as watched:
        bell = watched.enter_context(tables.streaming(guest))
        beats = watched.enter_context(_Beats(bell))
        yield _RETRY
        pages = []
        for table_id, known in asked.items():
            try:
                opened = await tables.open(table_id, address)
                check_watching(opened, guest)
            except Exception as error:  # noqa: BLE001 - the others are to go on
                yield _refusal(table_id, language, error)
            else:
                watched.enter_context(opened.watching(guest, bell))
                pages.append(_Page(opened, guest, language, known))
                yield pages[-1].message()
            await asyncio.sleep(0)  # forty tables are drawn: others have their turn in between
        while not (tables.is_ending or tables.is_sent_away(bell)):
            bell.clear()
            if beats.is_due():
                yield _PAGE_BEAT
            for page in pages:
                if page.is_behind:
                    yield page.message()
                    if len(pages) > 1:
                        await asyncio.sleep(0)
            await bell.wait()


class _Page:
    """The page of a table: what it has been shown, and what is new to it."""

    def __init__(self, opened: OpenTable, guest: str, language: str, known: Known) -> None:
        self._opened = opened
        self._guest = guest
        self._language = language
        self._known = known
        self._sent = _NOTHING
        self._seen_changes = 0

    @property
    def is_behind(self) -> bool:
        return self._seen_changes != self._opened.changes

    def message(self) -> bytes:
        """What is new to it; from then on it has been shown that."""
        self._seen_changes = self._opened.changes
        try:
            if self._opened.is_gone:
                raise Missing("table.missing")
            self._opened.table.check_rules()
            return self._new_message()
        except Exception as error:  # noqa: BLE001 - other tables are to go on
            return _refusal(self._opened.table.id, self._language, error)

    def _new_message(self) -> bytes:
        opened = self._opened
        viewer = viewer_of(opened.table, self._guest, self._language)
        drawing = drawing_of(opened, viewer)
        if self._known == drawing.known and not self._sent:  # the page has just been drawn
            self._sent = drawing.parts
        found = _page_message(opened, viewer, drawing, self._sent, self._known)
        self._known, self._sent = drawing.known, drawing.parts
        return found


def _page_message(
    opened: OpenTable, viewer: Viewer, drawing: Drawing, sent: Mapping[str, str], known: Known
) -> bytes:
    """What is new to who knows some parts of a version; the same for all who do. What somebody
    says they know may be anything, and is not kept."""
    key = ("message", viewer, known, id(sent))
    found: bytes | None = opened.drawn.get(key)
    if found is None:
        changes = _changes(opened, viewer, drawing, sent, known)
        found = message(drawing.known.at, "table", changes)
        if sent is not _NOTHING:
            opened.drawn[key] = found
    return found


def _changes(
    opened: OpenTable, viewer: Viewer, drawing: Drawing, sent: Mapping[str, str], known: Known
) -> dict[str, Any]:
    """Whoever is not where this goes on from, `since`, has missed something."""
    table, version = opened.table, known.version
    parts = {name: html for name, html in drawing.parts.items() if sent.get(name) != html}
    is_next = known.actions == drawing.actions - 1
    news = drawing.news if is_next else news_since(table, viewer, known.actions)
    if 0 <= version < table.undone_at:
        parts["log"], news = log_part(table, viewer, version), []
    if version >= 0:
        news = [*news, *notes_since(table, viewer, version)]
    return {
        "table": table.id,
        "since": known.at,
        "at": drawing.known.at,
        "version": drawing.version,
        "parts": parts,
        "news": news,
        "asked": drawing.is_asked,
        "over": drawing.is_over,
    }


def _refusal(table_id: str, language: str, error: Exception) -> bytes:
    """A table that cannot be shown, and why."""
    if not isinstance(error, LudiError):
        _log.error("table %s cannot be shown", table_id, exc_info=error)
        error = LudiError("server.broken", request=table_id)
    said = {"table": table_id, "error": error.code, "sentence": error.sentence(language)}
    return message("", "refused", said)


# --- Sending ------------------------------------------------------------------------------------


async def compressed(messages: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Messages as a stream that is compressed with gzip, each readable as soon as it has come."""
    yield _GZIP_HEAD
    async for one in messages:
        yield squeezed(one)


@lru_cache(maxsize=64)
def squeezed(one: bytes) -> bytes:
    """A message by itself: it refers to nothing before it, so that all streams can share it."""
    squeezer = isal_zlib.compressobj(_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return squeezer.compress(one) + squeezer.flush(zlib.Z_FULL_FLUSH)


class _Beats:
    """The beats of a stream: when one is due its bell rings, as it does when a table changes."""

    def __init__(self, bell: asyncio.Event) -> None:
        self._bell = bell
        self._is_due = False
        self._timer = self._later()

    def __enter__(self) -> _Beats:
        return self

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()

    def _later(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(_HEARTBEAT, self._ring)

    def _ring(self) -> None:
        self._is_due = True
        self._bell.set()
        self._timer = self._later()

    def is_due(self) -> bool:
        """Whether one is, and was not until now."""
        is_due, self._is_due = self._is_due, False
        return is_due


def check_streams(tables: OpenTables, guest: str | None) -> None:
    """Refuse one more stream to a guest who has many."""
    if guest is not None and len(tables.streams.get(guest, ())) >= _MOST_STREAMS:
        raise TooMuch("limit.all_streams", seconds=math.ceil(_HEARTBEAT))


def check_watching(opened: OpenTable, guest: str | None) -> None:
    """Refuse one more stream of a table to a guest who has many of it."""
    if guest is not None and opened.present.get(guest, 0) >= _MOST_OF_A_TABLE:
        raise TooMuch("limit.streams", seconds=math.ceil(_HEARTBEAT))


def message(number: str, name: str, data: Mapping[str, Any]) -> bytes:
    return b"id: %b\nevent: %b\ndata: %b\n\n" % (number.encode(), name.encode(), to_json(data))
