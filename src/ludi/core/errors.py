"""Everything that can go wrong, as one tree; the sentences stand in files of words, as `error-…`.

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

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, runtime_checkable

from ludi.core.speech import CORE, ENGLISH, Words


class LudiError(Exception):
    """A failure with a code, the facts, and a sentence in every language."""

    def __init__(self, code: str, /, **facts: object) -> None:
        self.code = code
        self.facts = facts
        super().__init__(code, facts)

    def __str__(self) -> str:
        """For who programs: English, with facts as programs write them."""
        return self.as_given().sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), self.code, self.facts)

    def as_given(self) -> LudiError:
        """The same for who programs: what has words in a language is told as programs write it."""
        facts = {name: _as_given(fact) for name, fact in self.facts.items()}
        return _remade(type(self), self.code, facts)

    def sentence(self, language: str = ENGLISH) -> str:
        """What is wrong, for people."""
        key = f"error-{self.code.replace('.', '-')}"
        catalogues = [words.catalogue(language) for words in _words]
        found = next((one for one in catalogues if one.has(key)), catalogues[0])
        said = found.say(key, _values(self.facts, language))
        return said.replace("….", "…")  # a list that was cut short ends the sentence, too


@runtime_checkable
class Worded(Protocol):
    """A fact that every language says in its own way."""

    def sentence(self, language: str, /) -> str:
        """The fact in a language."""


class InWords(str):
    """A fact that programs write so, and people read in words of their language."""

    __slots__ = ("_say",)
    _say: Callable[[str], str]

    def __new__(cls, written: str, say: Callable[[str], str]) -> InWords:
        fact = super().__new__(cls, written)
        fact._say = say
        return fact

    def sentence(self, language: str, /) -> str:
        return self._say(language)

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process it is as programs write it."""
        return str, (str(self),)


class Names(tuple[str, ...]):
    """Several names: a fact that a sentence lists."""

    __slots__ = ()


class WrittenOut(str):
    """A value of another kind, written out: a fact that is no text to be quoted."""

    __slots__ = ()


def _as_given(fact: object) -> object:
    if isinstance(fact, LudiError):
        return fact.as_given()
    return str(fact) if isinstance(fact, InWords) else fact


def _values(facts: Mapping[str, object], language: str) -> dict[str, object]:
    """Facts as messages show them; beside each, whether it is a text, which may be quoted."""
    values: dict[str, object] = {}
    for name, fact in facts.items():
        values[name] = _shown(fact, language)
        is_text = isinstance(fact, str) and not isinstance(fact, WrittenOut)
        values[f"{name}-is"] = "text" if is_text else "other"
    return values


def _shown(fact: object, language: str) -> object:
    if isinstance(fact, Worded):
        return fact.sentence(language)
    if isinstance(fact, list | tuple):
        return tuple(_printable(str(name)) for name in fact)
    if type(fact) is int:
        return fact
    return _printable(str(fact))


def _printable(text: str) -> str:
    """A text whose signs that cannot be seen are written out."""
    if text.isprintable():
        return str(text)
    return "".join(
        sign if sign.isprintable() or sign == _NO_BREAK else repr(sign)[1:-1] for sign in text
    )


_NO_BREAK: Final = "\u00a0"
_words: Final = [Words(CORE)]


def refuse_with(words: Words) -> None:
    """Have a folder's messages `error-…`, named for the codes, say what is wrong."""
    _words.append(words)


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
