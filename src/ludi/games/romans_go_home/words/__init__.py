"""Romans Go Home! in all languages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludi.core.errors import refuse_with
from ludi.core.voices import GameWords, voices
from ludi.games.romans_go_home.actions import ACTIONS
from ludi.games.romans_go_home.words import facts, results

WORDS: Final = GameWords(
    Path(__file__).parent,
    actions=[block.name for block in ACTIONS.blocks],
    action=facts.action,
    event=facts.event,
    prompt=facts.prompt,
    hint=facts.hint,
    result=results.result,
)
PHRASES: Final = voices(WORDS)
refuse_with(WORDS)
