"""What `ludi.web` still asks for here."""

from __future__ import annotations

from ludi.core.speech import ENGLISH as ENGLISH
from ludi.core.speech import LANGUAGES as LANGUAGES
from ludi.core.speech import kept_together


def typeset(text: str, language: str) -> str:
    """A text with the spaces that French typography asks for; files of words need none of it."""
    return kept_together(text) if language == "fr" else text
