"""What people are called."""

from __future__ import annotations

import hashlib
from typing import Final

from ludi.core.players import LONGEST_NAME, is_name
from ludi.web.errors import BadInput

_FIRST: Final = (
    *("Aulus", "Decima", "Gnaea", "Manius", "Numeria", "Publius", "Quinta", "Sextus"),
    *("Servia", "Spurius", "Tiberia", "Vibia", "Appius", "Caeso", "Octavia", "Paulla"),
)
_LAST: Final = (
    *("Agricola", "Aquila", "Cato", "Corvus", "Crispa", "Drusa", "Falco", "Gallus"),
    *("Lepida", "Longa", "Macer", "Naso", "Pictor", "Rufa", "Scipio", "Varro"),
)


def checked_name(name: str) -> str:
    """A name that can be shown: printable, neither empty nor long."""
    trimmed = " ".join(name.split())
    if not is_name(trimmed):
        raise BadInput("guest.name", most=LONGEST_NAME)
    return trimmed


def default_name(guest: str) -> str:
    """A Roman name of sorts, the same for the same guest."""
    digest = hashlib.sha256(guest.encode()).digest()
    return f"{_FIRST[digest[0] % len(_FIRST)]} {_LAST[digest[1] % len(_LAST)]}"
