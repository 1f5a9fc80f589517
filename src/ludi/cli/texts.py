"""What the command line says, and the words that it understands, out of files of words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludi.core.speech import ENGLISH, LANGUAGES, PARTED_FROM, Words

WORDS: Final = Words(Path(__file__).with_name("words"))


def text(key: str, language: str, /, **values: object) -> str:
    return WORDS.say(key, language, **values)


def command_words(command: str, language: str) -> list[str]:
    """What may be typed for a command, in whatever language; first what is shown in this one."""
    spoken = dict.fromkeys((language, *LANGUAGES))
    return [word for one in spoken for word in text(f"command-{command}", one).split()]


def number(value: float, digits: int, language: str) -> str:
    """A number as the language writes it."""
    from babel.numbers import format_decimal  # who is told no numbers does not wait for it

    pattern = "#,##0." + "0" * digits if digits else "#,##0"
    is_parted = abs(value) >= PARTED_FROM
    written = format_decimal(value, pattern, language, group_separator=is_parted)
    return str(written).replace("-", "−")


def system_language() -> str:
    """The language of the environment where we speak it; English otherwise."""
    for variable in ("LUDI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")[:2].lower()
        if wanted:
            return wanted if wanted in LANGUAGES else ENGLISH
    return ENGLISH
