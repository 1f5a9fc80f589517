"""Lessons: a few minutes on prepared positions, played on the real board.

A lesson is a list of steps. A step says something and asks for an action, or only says something;
the next one goes on from there, or from a position of its own. What the dice and the cards bring,
and what the others do, is written down: everybody sees the same lesson, and coming back to a step
by its address shows the same board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ludi.core.match import Match
from ludi.core.notes import Word
from ludi.core.speech import ENGLISH, Words, kept_together

# What a step says: by language, or as the end of a key, `lesson-…`, of the game's words.
Said = Mapping[str, str] | str


@dataclass(frozen=True)
class Reply:
    """What another seat does afterwards, and what its draws bring."""

    seat: int
    action: str
    chance: Sequence[Word] | None = None


@dataclass(frozen=True)
class Step:
    """One step of a lesson.

    `do` are the actions that lead on; none: one reads on. An action that ends in `…` stands for all
    that begin so. `chance` is what the first of them draws, `replies` what happens after it. Where
    several actions lead on, the next step has a position of its own. `hint` is said when something
    else was tried; where words have a key, it is an attribute of the message.
    """

    words: Said
    do: tuple[str, ...] = ()
    chance: Sequence[Word] | None = None
    replies: tuple[Reply, ...] = ()
    hint: Mapping[str, str] | None = None
    position: Mapping[str, Any] | None = None

    def leads_on(self, action: str) -> bool:
        return any(
            action.startswith(right.removesuffix("…")) if right.endswith("…") else action == right
            for right in self.do
        )


@dataclass(frozen=True)
class Lesson:
    """A game's lesson: who else sits at the table, in which seat one learns, and the steps."""

    game: str
    others: tuple[str, ...]
    steps: tuple[Step, ...]
    seat: int = 0
    words: Words | None = None

    def said(self, step: Step, language: str) -> str:
        """What a step says."""
        if isinstance(step.words, str):
            return self._words.say(f"lesson-{step.words}", language)
        return _spoken(step.words, language)

    def hint(self, step: Step, language: str) -> str | None:
        """What is said when something else was tried."""
        if isinstance(step.words, str):
            key = f"lesson-{step.words}.hint"
            has_hint = self._words.catalogue(language).has(key)
            return self._words.say(key, language) if has_hint else None
        return _spoken(step.hint, language) if step.hint else None

    @property
    def _words(self) -> Words:
        assert self.words is not None, "steps have keys, and the lesson no words"
        return self.words

    def players(self, learner: str) -> list[str]:
        return [*self.others[: self.seat], learner, *self.others[self.seat :]]

    def match(self, number: int, learner: str) -> Match:
        """The match as it stands at a step, counted from 0."""
        first = max(at for at in range(number + 1) if self.steps[at].position is not None)
        position = self.steps[first].position
        assert position is not None
        match = Match.from_position(position, seed=_SEED, players=self.players(learner))
        for step in self.steps[first:number]:
            if step.do:
                match.play(self.seat, step.do[0], chance=step.chance)
            for reply in step.replies:
                match.play(reply.seat, reply.action, chance=reply.chance)
        return match


def _spoken(words: Mapping[str, str], language: str) -> str:
    """In English where the lesson does not speak the language."""
    return kept_together(words[language if language in words else ENGLISH])


_SEED: Final = 1
