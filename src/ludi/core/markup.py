"""Console markup: what boards as text are written in."""

from __future__ import annotations

import re
from typing import Final

_TAG: Final = re.compile(r"(\\*)(\[[a-z#/@][^[]*?])")


def escaped(text: str) -> str:
    """A name for a board, whose brackets are no console markup."""
    return _TAG.sub(lambda found: f"{found[1] * 2}\\{found[2]}", text)
