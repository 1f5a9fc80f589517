"""What the pages say, and what the server refuses: in `words`, a file a language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludi.core.speech import Words

WORDS: Final = Words(Path(__file__).with_name("words"))
