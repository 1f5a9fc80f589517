"""What a viewer receives of a table, as a document: the one door through which a table leaves.

Pages, streams and the API are all made from it. Of the match it holds `match.view(seat)`, the legal
actions and the events as the seat may know them, and nothing else of the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from ludi.core.actions import Action
from ludi.core.errors import LudiError
from ludi.core.events import Event
from ludi.core.view import View
from ludi.web.tables.table import OVER, PLAYING, Table

_MOST_EVENTS = 400


class Viewer(NamedTuple):
    """Who looks: a seat, or a spectator; and in which language.

    `looks_on`: somebody sees what a seat saw, and is not to act there.
    """

    seat: int | None
    language: str
    is_host: bool = False
    looks_on: bool = False


def viewer_of(table: Table, guest: str | None, language: str) -> Viewer:
    return Viewer(table.seat_of(guest), language, is_host=guest == table.host)


def document(
    table: Table, viewer: Viewer, since: int = -1, actions: Sequence[Action] | None = None
) -> dict[str, Any]:
    """All that a viewer may know of a table; events after so many actions.

    `actions` are the viewer's legal ones, where they are known already: then nothing is asked of
    who has none.
    """
    match = table.match
    shown = {
        **table.kept("document", partial(_for_all, table)),
        "can_ask_oracle": False,
        "seat": viewer.seat,
        "is_host": viewer.is_host,
        "can_offer": can_offer(table, viewer.seat),
        "view": None,
        "legal": [],
        "can_undo": False,
        "prompt": "",
        "events": [],
    }
    if match is not None:
        phrases = table.game.phrases[viewer.language]
        view = view_of(table, viewer.seat)
        possible = legal(table, viewer) if actions is None else actions
        shown |= {
            "view": view,
            "legal": [action_document(action) for action in possible],
            "can_ask_oracle": bool(possible) and table.allows_advice,
            "can_undo": can_undo(table, viewer.seat),
            "prompt": phrases.prompt(view["table"]) if actions is None or actions else "",
            "events": events(table, viewer, since),
        }
    return shown


def _for_all(table: Table) -> dict[str, Any]:
    """What everybody may know of a table alike."""
    match = table.match
    return {
        "id": table.id,
        "version": table.version,
        "game": table.game_id,
        "status": table.status,
        "public": table.is_public,
        "clock": table.clock,
        "advice": table.advice,
        "options": table.options,
        "seats": [seat_document(table, number) for number in range(len(table.seats))],
        "successor": table.successor,
        "winners": list(table.winners),
        "ending": ending_document(table),
        "offer": offer_document(table),
        "chat": [
            {"number": said.number, "name": said.name, "text": said.text, "at": said.at}
            for said in table.chat
        ],
        "deadlines": deadlines(table) if match is not None else {},
        "actions": played_at(table),
        "seed": match.seed if match is not None and table.status == OVER else None,
    }


def view_of(table: Table, seat: int | None) -> View:
    """What a seat may know of the match. Where there are no secrets everybody is shown what any
    spectator may know, looked at once for all."""
    if table.game.has_secrets:
        return table.live().view(seat)
    open_view = table.kept("view", lambda: table.live().view(None))
    return {**open_view, "seat": seat}


def seat_document(table: Table, number: int) -> dict[str, Any]:
    seat = table.seats[number]
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "away": seat.away,
        "resigned": seat.has_resigned,
    }


def ending_document(table: Table) -> dict[str, Any] | None:
    """How a match has ended that was not played to its end, and by whom."""
    ending = table.ending
    return None if ending is None else {"how": ending.how, "seat": ending.seat}


def offer_document(table: Table) -> dict[str, Any] | None:
    """The offer to end the match that stands: who made it, who has agreed, and who has not."""
    offer = table.offer
    if offer is None:
        return None
    return {
        "number": offer.number,
        "seat": offer.seat,
        "agreed": sorted(offer.agreed),
        "asked": sorted(table.people - offer.agreed),
    }


def can_offer(table: Table, seat: int | None) -> bool:
    if seat is None or table.match is None:
        return False
    try:
        table.check_can_offer(seat)
    except LudiError:
        return False
    return True


def legal(table: Table, viewer: Viewer) -> list[Action]:
    """What the viewer may do now; nothing while a bot plays for them."""
    if table.status != PLAYING or viewer.seat is None or table.match is None:
        return []
    if table.seats[viewer.seat].is_replaced:
        return []
    return table.match.legal(viewer.seat, viewer.language)


def action_document(action: Action) -> dict[str, Any]:
    return {
        "id": action.id,
        "text": action.text,
        "name": action.name,
        "args": dict(action.args),
        "sentence": str(action),
    }


def can_undo(table: Table, seat: int | None) -> bool:
    return (
        seat is not None
        and table.match is not None
        and table.status == PLAYING
        and not table.seats[seat].is_replaced
        and table.match.can_undo(seat)
    )


def deadlines(table: Table) -> dict[int, float]:
    """When the clock of each person that is asked runs out."""
    if not table.clock:
        return {}
    return {
        seat: since + table.clock
        for seat, since in table.asked_at.items()
        if table.seats[seat].player is None
    }


def events(table: Table, viewer: Viewer, since: int) -> list[dict[str, Any]]:
    """What has happened after so many actions, with sentences; the last of them if it is much."""
    if table.game.has_secrets or since != played_at(table) - 1:  # of which there may be any number
        return _events(table, viewer, since)
    spectator = Viewer(None, viewer.language)
    return table.kept(("events", spectator, since), partial(_events, table, spectator, since))


def _events(table: Table, viewer: Viewer, since: int) -> list[dict[str, Any]]:
    match = table.match
    assert match is not None
    first, found = len(match.history), list[Event]()
    while (
        first > since and len(found) < _MOST_EVENTS
    ):  # a long match is not told from its beginning
        first = first - _MOST_EVENTS if first > _MOST_EVENTS else since
        found = match.events(viewer.seat, max(first, since))
    return event_documents(table, viewer, found[-_MOST_EVENTS:])


def event_documents(table: Table, viewer: Viewer, events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as documents with sentences."""
    phrases, players = table.game.phrases[viewer.language], table.live().players
    return [{**event.document(), "sentence": phrases.event(event, players)} for event in events]


def played_at(table: Table) -> int:
    """How many actions have been played."""
    return len(table.match.history) if table.match is not None else 0
