"""Römer in English and French."""

from __future__ import annotations

from typing import Final

from ludi.games.romer.text_en import ENGLISH
from ludi.games.romer.text_fr import FRENCH

PHRASES: Final = {"en": ENGLISH, "fr": FRENCH}
