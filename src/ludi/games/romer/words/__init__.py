"""Römer in English and French."""

from __future__ import annotations

from typing import Final

from ludi.games.romer.words import en, fr

PHRASES: Final = {"en": en.ENGLISH, "fr": fr.FRENCH}
COLOUR_WORDS: Final = {"en": en.COLOURS, "fr": fr.COLOURS}
