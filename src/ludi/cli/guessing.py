"""What somebody may have meant who typed a word that there is not."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from ludi.cli.texts import text
from ludi.core.errors import LudiError, Names

# How much two words have in common, of 1, where one may have been meant by the other.
_ALIKE: Final = 0.55
# The same where a word may be a move rather than a command, and where two moves share much.
COMMANDS: Final = 0.7
# The same where they begin with different letters, which few mistype.
_OTHERWISE_BEGUN: Final = 0.7
MOVES: Final = 0.8


def meant(typed: str, known: Iterable[str], language: str, alike: float = _ALIKE) -> str:
    """A question about the word that is nearest, to be added to a sentence; mostly nothing."""
    spelt = {word.casefold(): word for word in known}
    whole = typed.casefold()
    begun_alike = [word for word in spelt if word[:1] == whole[:1]]
    found = [
        *get_close_matches(whole, spelt, 1, max(alike, _OTHERWISE_BEGUN)),
        *get_close_matches(whole, begun_alike, 1, alike),
    ]
    return f" {text('did_you_mean', language, word=spelt[found[0]])}" if found else ""


def also_meant(error: LudiError, language: str) -> str:
    """The same for a refusal that names what was typed, such as a game, and what there is."""
    for kind, known in error.facts.items():
        typed = error.facts.get(kind.removesuffix("s"))
        if isinstance(known, Names) and isinstance(typed, str):
            return meant(typed, known, language)
    return ""
