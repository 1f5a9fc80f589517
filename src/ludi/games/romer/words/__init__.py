"""Römer in all languages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludi.core.errors import refuse_with
from ludi.core.voices import GameWords, voices
from ludi.games.romer.actions import ACTIONS
from ludi.games.romer.words import facts

WORDS: Final = GameWords(
    Path(__file__).parent,
    actions=[block.name for block in ACTIONS.blocks],
    action=facts.action,
    event=facts.event,
    prompt=facts.prompt,
    result=facts.result,
    refusal=facts.refusal,
    warning=facts.warning,
)
PHRASES: Final = voices(WORDS)
refuse_with(WORDS)
