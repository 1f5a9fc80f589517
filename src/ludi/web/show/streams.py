"""Streams of a table: server-sent events that begin with what is, and go on with what changes."""

from __future__ import annotations

import asyncio
import json
import math
import zlib
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from ludi.web.errors import TooMuch
from ludi.web.show.drawing import Drawing, drawing_of, log_part
from ludi.web.show.news import news_since, notes_since
from ludi.web.show.views import Viewer, document, viewer_of
from ludi.web.tables.open_tables import OpenTable

# So often something is sent, that a broken connection is noticed.
_HEARTBEAT: Final = 15.0
_MOST_STREAMS: Final = 12
_RETRY: Final = "retry: 1000\n\n"
# What a gzip file begins with; and how hard it is tried: the board is sent often.
_GZIP_HEAD: Final = bytes([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
_LEVEL: Final = 1


@dataclass(frozen=True)
class Known:
    """What somebody was shown already: the version and how many actions; -1: nothing."""

    version: int = -1
    actions: int = -1


def known_before(last: str) -> Known:
    """What a stream that is resumed, or the page before it, has shown, by the id of its last
    message."""
    version, _, actions = last.partition(".")
    is_number = last.isascii() and version.isdigit() and actions.isdigit()
    if is_number and len(last) < 20:
        return Known(int(version), int(actions))
    return Known()


async def api_messages(
    opened: OpenTable, guest: str | None, language: str, known: Known
) -> AsyncIterator[str]:
    """The whole document whenever the table changes, with the events since the last one."""
    actions = known.actions
    with opened.watching(guest) as watcher:
        yield _RETRY
        while not opened.tables.is_ending:
            watcher.clear()
            shown = document(opened.table, viewer_of(opened.table, guest, language), actions)
            actions = shown["actions"]
            yield message(f"{shown['version']}.{actions}", "table", shown)
            async for beat in _beats(watcher):
                yield beat


async def page_messages(
    opened: OpenTable, guest: str | None, language: str, known: Known
) -> AsyncIterator[str]:
    """The parts of the page that have changed, and news of what has happened."""
    sent: Mapping[str, str] = {}
    with opened.watching(guest) as watcher:
        yield _RETRY
        while not opened.tables.is_ending:
            watcher.clear()
            viewer = viewer_of(opened.table, guest, language)
            drawing = drawing_of(opened, viewer)
            if known.version == drawing.version and not sent:  # the page has just been drawn
                sent = drawing.parts
            yield _page_message(opened, viewer, drawing, sent, known)
            known, sent = Known(drawing.version, drawing.actions), drawing.parts
            async for beat in _beats(watcher):
                yield beat


def _page_message(
    opened: OpenTable, viewer: Viewer, drawing: Drawing, sent: Mapping[str, str], known: Known
) -> str:
    """What is new to who knows some parts of a version; the same for all who do."""
    key = ("message", viewer, known, id(sent))
    found: str | None = opened.drawn.get(key)
    if found is None:
        changes = _changes(opened, viewer, drawing, sent, known)
        number = f"{drawing.version}.{drawing.actions}"
        found = opened.drawn[key] = message(number, "table", changes)
    return found


def _changes(
    opened: OpenTable, viewer: Viewer, drawing: Drawing, sent: Mapping[str, str], known: Known
) -> dict[str, Any]:
    table, version = opened.table, known.version
    parts = {name: html for name, html in drawing.parts.items() if sent.get(name) != html}
    is_next = known.actions == drawing.actions - 1
    news = drawing.news if is_next else news_since(table, viewer, known.actions)
    if 0 <= version < table.undone_at:
        parts["log"], news = log_part(table, viewer, version), []
    if version >= 0:
        news = [*news, *notes_since(table, viewer, version)]
    return {
        "version": drawing.version,
        "actions": drawing.actions,
        "parts": parts,
        "news": news,
        "asked": drawing.is_asked,
        "over": drawing.is_over,
    }


async def compressed(messages: AsyncIterator[str]) -> AsyncIterator[bytes]:
    """Messages as a stream that is compressed with gzip, each readable as soon as it has come."""
    yield _GZIP_HEAD
    async for one in messages:
        yield squeezed(one)


@lru_cache(maxsize=64)
def squeezed(one: str) -> bytes:
    """A message by itself: it refers to nothing before it, so that all streams can share it."""
    squeezer = zlib.compressobj(_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return squeezer.compress(one.encode()) + squeezer.flush(zlib.Z_FULL_FLUSH)


async def _beats(watcher: asyncio.Event) -> AsyncIterator[str]:
    """Wait until the table changes; a comment now and then meanwhile."""
    while True:
        try:
            await asyncio.wait_for(watcher.wait(), _HEARTBEAT)
        except TimeoutError:
            yield ": still here\n\n"
        else:
            return


def check_streams(opened: OpenTable, guest: str | None) -> None:
    """Refuse one more stream where a guest has many."""
    if guest is not None and opened.present.get(guest, 0) >= _MOST_STREAMS:
        raise TooMuch("limit.streams", seconds=math.ceil(_HEARTBEAT))


def message(number: str, name: str, data: Mapping[str, Any]) -> str:
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"id: {number}\nevent: {name}\ndata: {body}\n\n"
