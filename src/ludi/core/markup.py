"""Console markup: what boards as text are written in."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

_TAG: Final = re.compile(r"(\\*)(\[[a-z#/@][^[]*?])")
# A line that goes on begins so, and what keeps columns stands behind a word.
_CONTINUED: Final = " " * 5
_COLUMNS: Final = re.compile(r"(?<=[^\s\]]) {2,}")


def escaped(text: str) -> str:
    """A name for a board, whose brackets are no console markup."""
    return _TAG.sub(lambda found: f"{found[1] * 2}\\{found[2]}", text)


def unwrapped(lines: Iterable[str]) -> list[str]:
    """Lines for a screen that breaks them itself: each with those that go on below it, which begin
    far to the right, and with nothing to keep columns."""
    found: list[str] = []
    for line in lines:
        if found and line.startswith(_CONTINUED):
            found[-1] += f" {line.strip()}"
        else:
            found.append(_COLUMNS.sub(" ", line))
    return found
