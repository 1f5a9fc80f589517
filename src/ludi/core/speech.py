"""What people read stands in files, and is asked for by key.

A folder of words has a file a language, `en.ftl`, `fr.ftl`, …, in Fluent's syntax. How such files
are read is not known here: `ludi` says who reads them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

ENGLISH: Final = "en"
# What all sentences are made with, and what the core itself says.
CORE: Final = Path(__file__).with_name("words")
# A language is spoken once its files are there, of which the core's are the first.
LANGUAGES: Final = (ENGLISH, *sorted({path.stem for path in CORE.glob("*.ftl")} - {ENGLISH}))
# Thousands are parted in numbers from here on; shorter ones read as one types them.
PARTED_FROM: Final = 10_000
# Some signs have a space before them in French, and quotation marks have some inside.
_SPACES: Final = re.compile(r" (?=[:;?!»%])|(?<=«) ")
_NO_BREAK: Final = "\u00a0"


class Catalogue(Protocol):
    """The messages of a folder in one language."""

    @property
    def keys(self) -> Collection[str]:
        """Every message there is."""

    def has(self, key: str) -> bool:
        """Whether there is a message, or an attribute of one."""

    def say(self, key: str, values: Mapping[str, Any]) -> str:
        """A message with its values."""


Read = Callable[[Path, str], Catalogue]
_readers: Final[list[Read]] = []


def read_by(read: Read) -> None:
    """From now on, read folders so."""
    _readers[:] = [read]


def spell_by(spell: Callable[[str, str], str]) -> None:
    """From now on, let what is read be spelt so; it is told the language, too."""
    read = _readers[0]
    read_by(lambda folder, language: _Spelt(read(folder, language), language, spell))


@dataclass(frozen=True)
class _Spelt:
    """A catalogue whose messages are spelt in another way."""

    inner: Catalogue
    language: str
    spell: Callable[[str, str], str]

    @property
    def keys(self) -> Collection[str]:
        return self.inner.keys

    def has(self, key: str) -> bool:
        return self.inner.has(key)

    def say(self, key: str, values: Mapping[str, Any]) -> str:
        return self.spell(self.inner.say(key, values), self.language)


def kept_together(text: str) -> str:
    """A text whose signs are kept from breaking off by spaces that do not break."""
    return _SPACES.sub(_NO_BREAK, text)


@dataclass(frozen=True)
class Words:
    """A folder with a file a language."""

    folder: Path

    def has(self, language: str) -> bool:
        """Whether there is a file of a language."""
        return (self.folder / f"{language}.ftl").is_file()

    def catalogue(self, language: str) -> Catalogue:
        """The messages in a language; what it lacks is in English."""
        return _readers[0](self.folder, language)

    def say(self, key: str, language: str, /, **values: Any) -> str:
        return self.catalogue(language).say(key, values)
