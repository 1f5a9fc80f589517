"""Roma in all languages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludi.core.errors import refuse_with
from ludi.core.voices import GameWords, voices
from ludi.games.roma.actions import ACTIONS
from ludi.games.roma.words import facts, refusals

WORDS: Final = GameWords(
    Path(__file__).parent,
    actions=[block.name for block in ACTIONS.blocks],
    action=facts.action,
    event=facts.event,
    prompt=facts.prompt,
    result=facts.result,
    refusal=refusals.refusal,
    warning=refusals.warning,
)
PHRASES: Final = voices(WORDS)

refuse_with(WORDS)
