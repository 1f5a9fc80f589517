"""A review and advice as pages show them: chances in words, curves as points of a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludi.bots.advice import Advice, spoken
from ludi.bots.review import Moment, Review
from ludi.bots.telling import ToldMistake, ToldTurn, told_mistake, told_turn
from ludi.core.match import Match
from ludi.web.show.boards import COLOURS, table_of
from ludi.web.show.texts import text
from ludi.web.tables.table import Table

# The table that tells a curve has about so many rows.
_ROWS: Final = 16
# From these notes on a bot plays for somebody, until they are back.
_REPLACED: Final = ("clock", "absent", "resigned")


# --- Numbers ------------------------------------------------------------------------------------


def percent(share: float) -> int:
    return round(100 * share)


def signed(share: float, language: str) -> str:
    """A change of a chance, in hundredths."""
    change = round(100 * share, 1)
    way = "gained" if change > 0 else "lost" if change < 0 else "same"
    return text("review-change", language, way=way, change=abs(change))


# --- Advice -------------------------------------------------------------------------------------


def advice_documents(
    match: Match, seat: int, told: Sequence[Advice], language: str
) -> list[dict[str, Any]]:
    """Advice with its sentences."""
    state = match.state
    return [
        {
            **advice.document(),
            "sentence": spoken(match.game, state, seat, advice.action, language),
        }
        for advice in told
    ]


def shown_advice(
    match: Match, seat: int, told: Sequence[Advice], language: str
) -> list[dict[str, Any]]:
    """The same for a page."""
    return [
        {
            **advice,
            "short": text("percent", language, number=percent(advice["chance"])),
            "words": text(
                "oracle-chance",
                language,
                chance=percent(advice["chance"]),
                low=percent(advice["low"]),
                high=percent(advice["high"]),
            ),
        }
        for advice in advice_documents(match, seat, told, language)
    ]


# --- Reviews ------------------------------------------------------------------------------------


def shown_review(table: Table, found: Review, language: str) -> dict[str, Any]:
    """What the page of a review is given."""
    turns = _turns(found, table, language)
    colours = table_of(table.game).colours or COLOURS
    return {
        "curves": [_curve(found, seat) for seat in found.seats],
        "colours": [colours[seat] for seat in found.seats],
        "marks": [
            {"number": turn["number"], "x": _across(found, turn["at"]), "y": _up(turn["after"])}
            for turn in turns
        ],
        "turns": turns,
        "people": [_person(found, table, seat, language) for seat in found.seats],
        "rows": _rows(found, language),
        "games": found.games,
    }


def _across(found: Review, at: int) -> float:
    """Where a moment stands in a drawing that is 100 wide."""
    return round(100 * at / max(found.moments[-1].at, 1), 2)


def _up(chance: float) -> float:
    """Where a chance stands in a drawing that is 100 high, with some room at its edges."""
    return round(96 - 92 * chance, 2)


def _curve(found: Review, seat: int) -> dict[str, Any]:
    """A line through a seat's chances, and a band around it where they may lie."""
    bounds = [found.interval(moment, seat) for moment in found.moments]
    across = [_across(found, moment.at) for moment in found.moments]
    chances = [moment.chances[seat] for moment in found.moments]
    lows = [(x, low) for x, (low, _) in zip(across, bounds, strict=True)]
    highs = [(x, high) for x, (_, high) in zip(across, bounds, strict=True)]
    return {
        "name": found.players[seat],
        "line": _points(zip(across, chances, strict=True)),
        "band": _points([*highs, *reversed(lows)]),
    }


def _points(places: Any) -> str:
    return " ".join(f"{x:g},{_up(chance):g}" for x, chance in places)


def _turns(found: Review, table: Table, language: str) -> list[dict[str, Any]]:
    turns = []
    match = table.live()
    for number, turn in enumerate(found.turns(), start=1):
        told = told_turn(found, match, turn, language)
        seat = _told_of(match, told)
        before, after = _chances(found, turn.step.first, seat), _chances(found, told.at, seat)
        turns.append(
            {
                "number": number,
                "at": told.at,
                "after": after,
                "cause": told.cause,
                "words": text(
                    "review-turn",
                    language,
                    name=found.players[seat],
                    before=percent(before),
                    after=percent(after),
                ),
                "sentences": list(told.sentences),
                "better": _better(found, table, told.mistake, language)
                if told.mistake is not None
                else "",
            }
        )
    return turns


def _told_of(match: Match, told: ToldTurn) -> int:
    """Whose chance a turning point is told by: of two it is always who moved."""
    return match.history[told.at - 1].seat if match.seats == 2 else told.seat


def _chances(found: Review, at: int, seat: int) -> float:
    return next(moment.chances[seat] for moment in found.moments if moment.at == at)


def _better(found: Review, table: Table, mistake: ToldMistake, language: str) -> str:
    name = found.players[mistake.seat]
    if _was_replaced(table, mistake.seat, mistake.at):
        name = text("review-by-bot", language, name=name)
    return text(
        "review-better",
        language,
        name=name,
        played=mistake.played,
        best=mistake.best,
        chance=percent(mistake.chance),
        best_chance=percent(mistake.best_chance),
    )


def _was_replaced(table: Table, seat: int, at: int) -> bool:
    """Whether a bot played for a person after so many actions."""
    told = [
        note.what
        for note in table.notes
        if note.seat == seat and note.actions <= at and note.what in (*_REPLACED, "back")
    ]
    return bool(told) and told[-1] in _REPLACED


def judged(found: Review, language: str) -> list[dict[str, str]]:
    """How it went for each seat at a glance: what its own mistakes cost, and what luck brought."""
    return [_judged(found, seat, language) for seat in found.seats]


def _judged(found: Review, seat: int, language: str) -> dict[str, str]:
    mistakes = len(found.own_mistakes(seat))
    return {
        "own": signed(found.own_skill(seat), language),
        "luck": signed(found.luck(seat), language),
        "mistakes": text(
            "review-mistakes", language, count=mistakes, decisions=found.decisions[seat]
        ),
    }


def _person(found: Review, table: Table, seat: int, language: str) -> dict[str, Any]:
    """How it went for a seat, and its worst decision."""
    mistakes = found.own_mistakes(seat)
    worst = told_mistake(table.live(), mistakes[0], language) if mistakes else None
    return {
        "name": found.players[seat],
        "begin": percent(found.moments[0].chances[seat]),
        "end": percent(found.moments[-1].chances[seat]),
        "others": signed(found.others_skill(seat), language),
        **_judged(found, seat, language),
        "worst": None
        if worst is None
        else {"at": worst.at, "words": _better(found, table, worst, language)},
    }


def _rows(found: Review, language: str) -> list[dict[str, Any]]:
    """Some moments with everybody's chances: those before and after turning points, and others at
    equal distances."""
    step = max(1, len(found.moments) // _ROWS)
    places = {turn.step.last for turn in found.turns()} | {
        turn.step.first for turn in found.turns()
    }
    chosen = [
        moment
        for place, moment in enumerate(found.moments)
        if place % step == 0 or moment.at in places or moment is found.moments[-1]
    ]
    return [{"at": moment.at, "cells": _cells(found, moment, language)} for moment in chosen]


def _cells(found: Review, moment: Moment, language: str) -> list[str]:
    """Each seat's chance, and where it may lie."""
    cells = []
    for seat in found.seats:
        low, high = found.interval(moment, seat)
        chance = percent(moment.chances[seat])
        cells.append(
            text("percent", language, number=chance)
            if low == high
            else text(
                "review-chance", language, chance=chance, low=percent(low), high=percent(high)
            )
        )
    return cells
