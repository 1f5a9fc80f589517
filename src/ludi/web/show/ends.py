"""How a match ends, in words: its result and why, who stands where, what can be shared; and how it
can be left before its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ludi.bots.review import Review
from ludi.core.match import Match
from ludi.core.ranking import named, winners_named
from ludi.core.voices import Voice
from ludi.web.show.reviews import judged
from ludi.web.show.texts import text
from ludi.web.show.views import Viewer
from ludi.web.storage.entries import AGREED
from ludi.web.tables.oracle import can_be_reviewed
from ludi.web.tables.table import OVER, PLAYING, Table

# --- The result ---------------------------------------------------------------------------------


def result_of(table: Table, viewer: Viewer, names: list[str]) -> list[str]:
    """Who has won, and why."""
    match = table.match
    if match is None or table.status != OVER:
        return []
    return [_headline(table, viewer, names), _why(table, viewer)]


def _headline(table: Table, viewer: Viewer, names: list[str]) -> str:
    ending = table.ending
    if ending is not None and not ending.winners:
        return text("ended-" + ending.how, viewer.language)
    phrases = table.game.phrases[viewer.language]
    winners = tuple(winners_named(table.ranking, names, phrases))
    key = "won" if len(winners) == 1 else "shared" if winners else "nobody-won"
    if len(winners) == 1 and table.winners == (viewer.seat,):
        key = "you-won"
    return text(key, viewer.language, names=winners)


def _why(table: Table, viewer: Viewer) -> str:
    """Why the match ended so: by its rules, or by what people have done."""
    if table.ending is not None:
        return _why_early(table, viewer)
    match, phrases = table.live(), table.game.phrases[viewer.language]
    why = phrases.result(match.view(viewer.seat)["table"], match.players) or _scores(match, phrases)
    if table.winners != match.winners:  # somebody would have won who has resigned
        gone = tuple(match.players[seat] for seat in match.winners if seat in table.resigned)
        cannot = text("resigned-cannot-win", viewer.language, names=gone, count=len(gone))
        return f"{why} {cannot}"
    return why


def _why_early(table: Table, viewer: Viewer) -> str:
    if table.ending is None or table.ending.how == AGREED or table.ending.seat is None:
        return ""
    did = "resigned" if table.seats[table.ending.seat].has_resigned else "stopped"
    if table.ending.seat == viewer.seat:
        return text("ended-by-you-" + did, viewer.language)
    return text("note-" + did, viewer.language, name=table.seats[table.ending.seat].name)


def _scores(match: Match, phrases: Voice) -> str:
    """Everybody's points, the most first."""
    ranked = sorted(range(match.seats), key=lambda seat: -match.points[seat])
    told = [
        text(
            "points-of",
            phrases.language,
            name=match.players[seat],
            points=phrases.scored(match.points[seat]),
        )
        for seat in ranked
    ]
    return " · ".join(told)


def ranking_of(table: Table, viewer: Viewer, names: list[str]) -> list[dict[str, Any]]:
    """Where everybody stands at the end."""
    match = table.match
    if match is None or table.status != OVER:
        return []
    phrases = table.game.phrases[viewer.language]
    has_result = table.ending is None or bool(table.ending.winners)
    ranking = table.ranking if has_result else sorted(table.ranking, key=lambda one: one.seat or 0)
    return [
        {
            "place": one.place if has_result else None,
            "seat": one.seat,
            "has_resigned": one.seat in table.resigned,
            "name": named(one, names, phrases),
            "portrait": one.neutral or match.players[one.seat or 0],
            "points": phrases.scored(one.points),
            "has_won": one.has_won,
        }
        for one in ranking
    ]


# --- What else the end tells --------------------------------------------------------------------


def told_at_the_end(
    table: Table, language: str, reviewed: Mapping[str, Any] | None
) -> dict[str, Any]:
    """What the review has found, if there is one, and what can be shared."""
    return {
        "can_review": can_be_reviewed(table),
        "has_luck": table.game.has_luck,
        "judged": judged(Review.read(reviewed), language) if reviewed is not None else [],
        "share": _shared(table, language),
    }


def _shared(table: Table, language: str) -> str:
    """The result as any stranger may read it."""
    stranger = Viewer(None, language)
    told = " ".join(filter(None, result_of(table, stranger, [seat.name for seat in table.seats])))
    return text("share-text", language, game=table.game.phrases[language].title, result=told)


# --- Before the end -----------------------------------------------------------------------------


def told_offer(table: Table, viewer: Viewer) -> str:
    """The offer to end the match that stands, and who has not answered it."""
    offer = table.offer
    if offer is None:
        return ""
    language, seats = viewer.language, table.seats
    asked = tuple(seats[seat].name for seat in sorted(table.people - offer.agreed))
    if viewer.seat is None or viewer.seat not in offer.agreed:
        return text("offer-of", language, name=seats[offer.seat].name)
    key = "offer-own" if viewer.seat == offer.seat else "offer-agreed"
    return text(key, language, names=asked)


class Leaving(NamedTuple):
    """How a viewer may leave the match before its end. Who plays alone against several bots resigns
    and ends it in the same way, and is offered one of them."""

    is_playing: bool
    can_resign: bool
    can_offer: bool
    has_offered: bool
    is_alone: bool


def leaving_of(table: Table, viewer: Viewer, shown: Mapping[str, Any]) -> Leaving:
    """From the table's document for the viewer."""
    people = table.kept("people", lambda: table.people)
    is_playing = table.status == PLAYING and viewer.seat in people and not viewer.looks_on
    is_alone = len(people) < 2
    return Leaving(
        is_playing,
        is_playing and (not is_alone or len(table.seats) == 2),
        is_playing and shown["can_offer"],
        viewer.seat in table.offered,
        is_alone,
    )
