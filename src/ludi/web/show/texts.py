"""What the pages say, and in which language."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from ludi.core.speech import ENGLISH, LANGUAGES
from ludi.web.spoken import WORDS


@lru_cache(maxsize=4096, typed=True)
def text(key: str, language: str, /, **values: Hashable) -> str:
    return WORDS.say(key, language, **values)


@lru_cache(maxsize=256)
def language_of(chosen: str | None, accepted: str | None) -> str:
    """What was chosen, or the one of our languages that the browser likes best."""
    if chosen in LANGUAGES:
        return str(chosen)
    liked = [_liked(wanted) for wanted in (accepted or "").split(",")]
    known = [one for one in liked if one[1] in LANGUAGES and one[0] > 0]
    return max(known, key=lambda one: one[0], default=(0, ENGLISH))[1]


def _liked(wanted: str) -> tuple[float, str]:
    """How much a language is liked, from 0 to 1, and which: of `fr-CH;q=0.8`, 0.8 and `fr`."""
    language, _, quality = wanted.partition(";")
    quality = quality.strip().removeprefix("q=").strip()
    try:
        liked = float(quality) if quality else 1.0
    except ValueError:
        liked = 0.0
    return liked, language.strip().partition("-")[0].lower()
