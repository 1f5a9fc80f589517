"""What a table's list is made of, and what its row says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Entry:
    """One line of a table's list."""

    number: int
    kind: str
    body: Mapping[str, Any]
    at: float
    key: str | None = None


@dataclass(frozen=True)
class Summary:
    """What the row of a table says."""

    game: str
    status: str
    is_public: bool
    due_at: float | None
