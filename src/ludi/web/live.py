"""Streams of a table: server-sent events that begin with what is, and go on with what changes."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Mapping
from functools import lru_cache
from typing import Any, Final

from fastapi import Request

from ludi.web.asking import language
from ludi.web.errors import TooMuch
from ludi.web.house import House, Place
from ludi.web.render import Drawn, as_news, drawn, log_part, notes_since
from ludi.web.views import Viewer, document, events, viewer_of

# So often something is sent, that a broken connection is noticed.
_HEARTBEAT: Final = 15.0
_MOST_STREAMS: Final = 12
_RETRY: Final = "retry: 1000\n\n"
# What a gzip file begins with; and how hard it is tried: the board is sent often.
_GZIP_HEAD: Final = bytes([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
_LEVEL: Final = 1


async def api_messages(
    house: House, place: Place, guest: str | None, request: Request
) -> AsyncIterator[str]:
    """The whole document whenever the table changes, with the events since the last one."""
    spoken, told = language(request), _told_before(request)[1]
    with house.watching(place, guest) as watcher:
        yield _RETRY
        while not house.is_ending:
            watcher.clear()
            viewer = viewer_of(place.table, guest, spoken)
            shown = document(place, viewer, told)
            told = shown["actions"]
            yield message(f"{shown['version']}.{told}", "table", shown)
            async for beat in _beats(watcher):
                yield beat


async def page_messages(
    house: House, place: Place, guest: str | None, request: Request
) -> AsyncIterator[str]:
    """The parts of the page that have changed, and sentences of what has happened."""
    spoken, (version, told) = language(request), _told_before(request)
    sent: Mapping[str, str] = {}
    with house.watching(place, guest) as watcher:
        yield _RETRY
        while not house.is_ending:
            watcher.clear()
            viewer = viewer_of(place.table, guest, spoken)
            seen = drawn(place, viewer)
            if version == seen.version and not sent:  # the page has just been drawn
                sent = seen.parts
            yield _page_message(place, viewer, seen, sent, version, told)
            told, version, sent = seen.actions, seen.version, seen.parts
            async for beat in _beats(watcher):
                yield beat


def _page_message(
    place: Place,
    viewer: Viewer,
    seen: Drawn,
    sent: Mapping[str, str],
    version: int,
    told: int,
) -> str:
    """What is new to who was shown some parts at a version; the same for all who were."""
    key = ("message", viewer, version, told, id(sent))
    found: str | None = place.rendered.get(key)
    if found is None:
        parts = {name: html for name, html in seen.parts.items() if sent.get(name) != html}
        news = seen.news if told == seen.actions - 1 else news_since(place, viewer, told)
        if 0 <= version < place.table.undone_at:
            parts["log"], news = log_part(place, viewer, version), []
        if version >= 0:
            news = [*news, *notes_since(place.table, viewer, version)]
        changes = _changes(seen, parts, news)
        found = place.rendered[key] = message(f"{seen.version}.{seen.actions}", "table", changes)
    return found


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


def news_since(place: Place, viewer: Viewer, told: int) -> list[dict[str, Any]]:
    """Sentences of what happened after so many actions; nothing to who has just come."""
    if told < 0 or place.table.match is None:
        return []
    return as_news(place.table, events(place.table, viewer, told))


def _changes(seen: Drawn, parts: Mapping[str, str], news: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "version": seen.version,
        "actions": seen.actions,
        "parts": parts,
        "news": news,
        "asked": seen.is_asked,
        "over": seen.is_over,
    }


async def _beats(watcher: asyncio.Event) -> AsyncIterator[str]:
    """Wait until the table changes; a comment now and then meanwhile."""
    while True:
        try:
            await asyncio.wait_for(watcher.wait(), _HEARTBEAT)
        except TimeoutError:
            yield ": still here\n\n"
        else:
            return


def check_streams(place: Place, guest: str | None) -> None:
    """Refuse one more stream where a guest has many."""
    if guest is not None and place.present.get(guest, 0) >= _MOST_STREAMS:
        raise TooMuch("limit.streams")


def message(number: str, name: str, data: Mapping[str, Any]) -> str:
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"id: {number}\nevent: {name}\ndata: {body}\n\n"


def _told_before(request: Request) -> tuple[int, int]:
    """The version and actions that a resuming stream, or the page before it, was told of; -1 if
    there was none."""
    last = request.headers.get("last-event-id") or request.query_params.get("after", "")
    version, _, actions = last.partition(".")
    if version.isdigit() and actions.isdigit() and len(version) + len(actions) < 20:
        return int(version), int(actions)
    return -1, -1
