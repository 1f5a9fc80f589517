"""Everything that can go wrong, as one tree; the sentences stand in `sentences.py`.

LudiError
├── UnknownGame        no such game
├── BadSetup           seats, options or seed that the game does not have
├── IllegalAction      this action cannot be played now; nothing changed
│   ├── UnknownAction  it is no action of the game at all
│   ├── NotYourTurn    the seat is not to act
│   └── MatchOver      nobody is to act any more
├── BadChance          the given outcomes do not fit what is drawn
├── CannotUndo         the last action can no longer be taken back
├── BadDocument        `field` names the place
│   ├── BadPosition
│   └── BadRecord
└── Unavailable        something that is not installed or not there: an engine, a device
"""

from __future__ import annotations

from typing import Any

from ludi.core.sentences import ENGLISH, SENTENCES, filled


class LudiError(Exception):
    """A failure with a code, the facts, and a sentence in every language."""

    def __init__(self, code: str, /, **facts: object) -> None:
        self.code = code
        self.facts = facts
        super().__init__(code, facts)

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), self.code, self.facts)

    def sentence(self, language: str = ENGLISH) -> str:
        facts = {
            name: fact.sentence(language) if isinstance(fact, LudiError) else fact
            for name, fact in self.facts.items()
        }
        sentences = SENTENCES[self.code]
        spoken = language if language in sentences else ENGLISH
        return filled(sentences[spoken], spoken, facts)


def _remade(kind: type[LudiError], code: str, facts: dict[str, Any]) -> LudiError:
    return kind(code, **facts)


class UnknownGame(LudiError):
    """No game has this id."""


class BadSetup(LudiError):
    """The seats, options or seed do not fit the game."""


class IllegalAction(LudiError):
    """The action cannot be played now. The match is as it was."""


class UnknownAction(IllegalAction):
    """The game has no such action."""


class NotYourTurn(IllegalAction):
    """The seat is not to act."""


class MatchOver(IllegalAction):
    """The match has ended."""


class BadChance(LudiError):
    """The outcomes given do not fit what is drawn. The match is as it was."""


class CannotUndo(LudiError):
    """The action can no longer be taken back."""


class BadDocument(LudiError):
    """A document is refused; `field` names the place that is wrong."""

    def __init__(self, code: str, /, *, field: str, **facts: object) -> None:
        self.field = field
        super().__init__(code, field=field, **facts)


class BadPosition(BadDocument):
    """A position that cannot be loaded."""


class BadRecord(BadDocument):
    """A record that cannot be replayed."""


class Unavailable(LudiError):
    """An engine, device or package that is not there."""
