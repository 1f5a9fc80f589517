"""Who stands where, at the end and before it: people, and neutrals that nobody plays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ludi.core.speech import CORE, Words
from ludi.core.view import Standing
from ludi.core.voices import Voice

_WORDS: Final = Words(CORE)


@dataclass(frozen=True)
class Ranked:
    """One who takes part, and the place taken.

    place    from 1 on, one more than how many stand higher: of two first ones both have 1, and
             the next one 3
    seat     whose place it is; None: nobody's, it is a neutral's
    neutral  the neutral's name in the game's words; None: it is a seat's
    points   as they are
    has_won  whether it is over and this one has won, alone or with others. In some games a neutral
             takes a place, even the first, and cannot win
    """

    place: int
    seat: int | None
    neutral: str | None
    points: int
    has_won: bool

    def document(self) -> Standing:
        told: Standing = {"place": self.place, "points": self.points, "won": self.has_won}
        if self.seat is not None:
            told["seat"] = self.seat
        elif self.neutral is not None:
            told["neutral"] = self.neutral
        return told


def places(standings: Sequence[Any]) -> list[int]:
    """The place of each, given what can be compared: the greater stands higher."""
    return [1 + sum(other > standing for other in standings) for standing in standings]


def best_first(ranked: Iterable[Ranked]) -> tuple[Ranked, ...]:
    return tuple(sorted(ranked, key=lambda one: one.place))


def winners_named(ranking: Iterable[Ranked], players: Sequence[str], phrases: Voice) -> list[str]:
    """The names of all who have won, as people read them."""
    return [named(one, players, phrases) for one in ranking if one.has_won]


def named(one: Ranked, players: Sequence[str], phrases: Voice) -> str:
    """Somebody who takes part, as people read it."""
    if one.seat is None:
        return _neutral(phrases.name(one.neutral), phrases.language)
    return players[one.seat]


def _neutral(name: str, language: str) -> str:
    """How a neutral is named beside people."""
    return _WORDS.say("neutral", language, name=name)
