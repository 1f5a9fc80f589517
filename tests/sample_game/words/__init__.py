"""Sealed bids in English and French, as briefly as can be."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludi.core.errors import refuse_with
from ludi.core.voices import GameWords, voices
from sample_game.actions import ACTIONS

WORDS: Final = GameWords(Path(__file__).parent, actions=[block.name for block in ACTIONS.blocks])
refuse_with(WORDS)
PHRASES: Final = voices(WORDS)
