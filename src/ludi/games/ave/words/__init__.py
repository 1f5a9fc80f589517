"""Avé in English and French."""

from __future__ import annotations

from typing import Final

from ludi.games.ave.words.en import ENGLISH
from ludi.games.ave.words.fr import FRENCH

PHRASES: Final = {"en": ENGLISH, "fr": FRENCH}
