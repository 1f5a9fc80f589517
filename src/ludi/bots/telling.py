"""A review in the words of its game: what happened at turning points, and what was better."""

from __future__ import annotations

from dataclasses import dataclass

from ludi.bots.advice import spoken
from ludi.bots.review import Mistake, Review, Turn
from ludi.core.match import Match

# So many sentences tell what happened: how it began, and how it ended.
_FIRST, _LAST = 2, 4


@dataclass(frozen=True)
class ToldMistake:
    """A mistake: who made it after how many actions, what was played, and what was better."""

    at: int
    seat: int
    played: str
    best: str
    chance: float
    best_chance: float


@dataclass(frozen=True)
class ToldTurn:
    """A turning point: what happened up to so many actions, and whose chance it changed."""

    at: int
    seat: int
    before: float
    after: float
    cause: str
    sentences: tuple[str, ...]
    mistake: ToldMistake | None


def told_mistake(match: Match, mistake: Mistake, language: str) -> ToldMistake:
    state = match.at(mistake.at).state
    played, best = (
        spoken(match.game, state, mistake.seat, action, language)
        for action in (mistake.played, mistake.best)
    )
    return ToldMistake(mistake.at, mistake.seat, played, best, mistake.chance, mistake.best_chance)


def told_turn(review: Review, match: Match, turn: Turn, language: str) -> ToldTurn:
    after = next(one for one in review.moments if one.at == turn.step.last)
    chance = after.chances[turn.seat]
    mistake = turn.mistake
    return ToldTurn(
        turn.step.last,
        turn.seat,
        chance - turn.change,
        chance,
        turn.cause,
        told_step(match, turn.step.first, turn.step.last, language),
        None if mistake is None else told_mistake(match, mistake, language),
    )


def told_step(match: Match, first: int, last: int, language: str) -> tuple[str, ...]:
    """What happened after some actions and up to others, as everybody could see it."""
    phrases, on_board = match.game.phrases[language], match.game.on_board
    events = [event for events in match.story(None, first + 1, last) for event in events]
    told = [phrases.event(one, match.players) for one in events if one.name not in on_board]
    if len(told) > _FIRST + _LAST:
        told = [*told[:_FIRST], "…", *told[-_LAST:]]
    return tuple(told)
