"""Romans Go Home! in English and French."""

from __future__ import annotations

from typing import Final

from ludi.games.romans_go_home.words import en, fr

PHRASES: Final = {"en": en.ENGLISH, "fr": fr.FRENCH}
SHORT_FORTS: Final = {"en": en.SHORT_FORTS, "fr": fr.SHORT_FORTS}
