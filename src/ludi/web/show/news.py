"""What has happened, on its way to the log: events and notes as news, each one sentence.

An event is what happened, cut down to what a seat may know (`core`); a note is what the log tells
besides the match. Both become news for a viewer, and a stream's message brings news with the parts
of the page that have changed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ludi.core.events import CHAPTERS, Event
from ludi.web.show.texts import text
from ludi.web.show.views import Viewer, event_documents, events, played_at
from ludi.web.tables.table import Note, Table

# So far a board looks back.
_RECENT_ACTIONS: Final = 12

# Who has missed no more than so many actions, such as a plan made at once, is shown them.
_SHOWN_ACTIONS: Final = 20

# The log shows what so many actions brought.
_TOLD_ACTIONS: Final = 40


def as_news(table: Table, documents: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Events as the log takes them: without what stands on the board, such as every card dealt."""
    return [
        {"sentence": event["sentence"], "begins": event["event"] in CHAPTERS}
        for event in documents
        if event["event"] not in table.game.on_board
    ]


def as_shown(table: Table, documents: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Events as a page shows them one after the other: all that is known of them, and news where
    the board does not say it itself."""
    return [
        {
            **event,
            "sentence": "" if event["event"] in table.game.on_board else event["sentence"],
            "begins": event["event"] in CHAPTERS,
        }
        for event in documents
    ]


def news_of(table: Table, viewer: Viewer, happened: Iterable[Event]) -> list[dict[str, Any]]:
    """Events of a match as news."""
    return as_news(table, event_documents(table, viewer, happened))


def news_since(table: Table, viewer: Viewer, actions: int) -> list[dict[str, Any]]:
    """What happened after so many actions: shown, where it is not much; nothing to who has just
    come."""
    if actions < 0 or table.match is None:
        return []
    is_much = played_at(table) - actions > _SHOWN_ACTIONS
    return (as_news if is_much else as_shown)(table, events(table, viewer, actions))


def notes_since(table: Table, viewer: Viewer, version: int) -> list[dict[str, Any]]:
    """The notes after a version as news."""
    return [_note_news(table, viewer, note) for note in table.notes if note.number > version]


def _note_news(table: Table, viewer: Viewer, note: Note) -> dict[str, Any]:
    name = table.seats[note.seat].name
    sentence = text(f"note-{note.what}", viewer.language, name=name)
    return {"sentence": sentence, "begins": False}


def news_lately(table: Table, viewer: Viewer, until: int) -> list[dict[str, Any]]:
    """What has happened lately, for who has just come; with notes up to a version."""
    first = max(0, played_at(table) - _TOLD_ACTIONS)
    # The notes before the first action that is told, then that action, its notes, and so on.
    told = table.match.story(viewer.seat, first) if table.match is not None else [[]]
    if first > 0:
        told[0] = []
    notes = defaultdict(list)
    for note in table.notes:
        if note.number <= until:
            notes[note.actions].append(_note_news(table, viewer, note))
    return [
        one
        for actions, happened in enumerate(told, first)
        for one in (*news_of(table, viewer, happened), *notes[actions])
    ]


def recent(table: Table, viewer: Viewer) -> list[dict[str, Any]]:
    """What has happened since the viewer acted, for who was not quick enough to see it; who looks
    at a match again sees one action after the other. There is nothing to remember where all can
    be seen at once."""
    if not table.game.has_secrets:
        return []
    history = table.live().history
    since = max(0, len(history) - (1 if viewer.looks_on else _RECENT_ACTIONS))
    own = [at for at in range(since, len(history)) if history[at].seat == viewer.seat]
    happened = table.live().events(viewer.seat, own[-1] if own else since)
    return [_Told(table, viewer, event) for event in happened]


class _Told(dict[str, Any]):
    """An event as a document, with a sentence that is made where it is read: boards show most
    events otherwise."""

    def __init__(self, table: Table, viewer: Viewer, event: Event) -> None:
        super().__init__(event.facts, event=event.name)
        self._source = table, viewer, event

    def __missing__(self, key: str) -> str:
        if key != "sentence":
            raise KeyError(key)
        table, viewer, event = self._source
        (document,) = event_documents(table, viewer, [event])
        return str(document[key])
