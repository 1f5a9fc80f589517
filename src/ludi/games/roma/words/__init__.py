"""Roma in English and French."""

from __future__ import annotations

from typing import Final

from ludi.games.roma.words.en import ENGLISH
from ludi.games.roma.words.fr import FRENCH

PHRASES: Final = {"en": ENGLISH, "fr": FRENCH}
