"""The languages, and sentences of errors that do not stand in files yet."""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import Formatter
from typing import Any

from ludi.core.speech import CORE
from ludi.core.speech import ENGLISH as ENGLISH

FRENCH = "fr"
# A language is spoken once its files are there, of which the core's are the first.
LANGUAGES = (ENGLISH, *sorted({path.stem for path in CORE.glob("*.ftl")} - {ENGLISH}))

# French sets a space before these signs and inside its quotation marks; it must not break a line.
_FRENCH_SPACES = re.compile(r" (?=[:;?!»])|(?<=«) ")
_NO_BREAK = "\u00a0"


def typeset(text: str, language: str) -> str:
    """A text with the spaces that its language's typography asks for."""
    return _FRENCH_SPACES.sub(_NO_BREAK, text) if language == FRENCH else text


def filled(template: str, language: str, facts: Mapping[str, Any]) -> str:
    """A template with its facts; `{fact!r}` sets a text in the language's quotation marks."""
    return typeset(_Quoting(language).vformat(template, (), facts), language)


class _Quoting(Formatter):
    def __init__(self, language: str) -> None:
        self.marks = "« {} »" if language == FRENCH else "“{}”"

    def convert_field(self, value: Any, conversion: Any) -> Any:
        if conversion == "r" and isinstance(value, str):
            return self.marks.format(value if value.isprintable() else repr(value)[1:-1])
        return super().convert_field(value, conversion)


SENTENCES: dict[str, Mapping[str, str]] = {}


def add_sentences(sentences: Mapping[str, Mapping[str, str]]) -> None:
    """Let a game add the sentences of its own errors."""
    SENTENCES.update(sentences)
