"""Romans Go Home! in English and French."""

from __future__ import annotations

from typing import Final

from ludi.games.romans_go_home.words.en import ENGLISH
from ludi.games.romans_go_home.words.fr import FRENCH

PHRASES: Final = {"en": ENGLISH, "fr": FRENCH}
