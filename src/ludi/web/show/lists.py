"""Tables in lists, in words: against whom, how it ended for who looks, how long ago. All of it is
read off their rows."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from ludi.bots import BOTS
from ludi.core.registry import find_game
from ludi.core.voices import Voice
from ludi.web.show.boards import picture_of, table_of
from ludi.web.show.texts import text
from ludi.web.storage.entries import RESIGNED, Listed, Result, Sitter
from ludi.web.tables.table import BOT, OPEN, OVER, PLAYING

# How many minutes each is, the longest first.
_AGES: Final = {"years": 525_600, "months": 43_200, "days": 1_440, "hours": 60, "minutes": 1}


def told_in_list(table: Listed, guest: str, language: str, now: float) -> dict[str, Any]:
    """What a list tells somebody of a table."""
    seat = table.seat_of(guest)
    others = [one for at, one in enumerate(table.sitters) if one.kind != OPEN and at != seat]
    return {
        "id": table.id,
        "title": find_game(table.game).phrases[language].title,
        "status": table.ending or table.status,
        "people": _people(others, seat, language),
        "portraits": [sitter.name for sitter in others],
        "free": sum(sitter.kind == OPEN for sitter in table.sitters),
        "is_asked": table.is_asked(guest),
        "has_won": seat is not None and _has_won(table.sitters[seat]),
        "result": told_result(table, seat, language),
        "picture": _picture(table),
        "at": datetime.fromtimestamp(table.changed_at, UTC).isoformat(timespec="seconds"),
        "ago": told_ago(now - table.changed_at, language),
    }


def _picture(table: Listed) -> str:
    """How the match stands; before it, the game."""
    has_begun = table.status in (PLAYING, OVER)
    if not has_begun or table_of(find_game(table.game)).miniature is None:
        return picture_of(table.game)
    return f"/tables/{table.id}/picture.svg?version={table.version}"


def _people(others: list[Sitter], seat: int | None, language: str) -> str:
    """Who sits there, or against whom one plays."""
    names = tuple(_called(sitter, language) for sitter in others)
    if not names:
        return ""
    return text("people" if seat is None else "against", language, names=names)


def _called(sitter: Sitter, language: str) -> str:
    """A name; a bot's with its level, where that is known."""
    if sitter.kind != BOT:
        return sitter.name
    if sitter.bot not in BOTS:
        return text("bot-called", language, name=sitter.name)
    level = text(f"bot-{sitter.bot}.short", language)
    return text("level-called", language, name=sitter.name, level=level)


def _has_won(sitter: Sitter) -> bool:
    return sitter.result is not None and sitter.result.has_won


# --- Results ------------------------------------------------------------------------------------


def told_result(table: Listed, seat: int | None, language: str) -> str:
    """What a seat has come to, as short as can be; nothing where nobody knows."""
    result = None if seat is None else table.sitters[seat].result
    if result is None:
        return ""
    if table.ending == RESIGNED:
        key = "result-resigned-won" if result.has_won else "result-resigned-lost"
        return text(key, language)
    others = [one.result for at, one in enumerate(table.sitters) if one.result and at != seat]
    if result.among == 2 and len(others) == 1:
        return _against(result, others[0], language)
    phrases = find_game(table.game).phrases[language]
    return _among(result, phrases, shares=any(other.has_won for other in others))


def _against(own: Result, other: Result, language: str) -> str:
    """The result of two, with the points of both, unless something else than points has decided."""
    points = {"own": own.points, "other": other.points}
    if own.has_won == other.has_won:
        key = "result-shared" if own.has_won else "result-nobody"
        return text(key, language, **points)
    key = "result-won" if own.has_won else "result-lost"
    has_less = own.points < other.points if own.has_won else own.points > other.points
    return text(key, language, by_points=not has_less, **points)


def _among(own: Result, phrases: Voice, *, shares: bool) -> str:
    """The result of one among several, with their points."""
    score = phrases.scored(own.points)
    if own.has_won:
        key = "result-among-shared" if shares else "result-among-won"
        return text(key, phrases.language, score=score)
    placed = {"place": own.place, "among": own.among}
    return text("result-among", phrases.language, score=score, **placed)


# --- Times --------------------------------------------------------------------------------------


def told_ago(seconds: float, language: str) -> str:
    """How long ago something was, as one says it."""
    minutes = int(max(0.0, seconds) // 60)
    for unit, length in _AGES.items():
        if minutes >= length:
            return text("ago-" + unit, language, count=minutes // length)
    return text("ago-now", language)
