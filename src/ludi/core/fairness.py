"""Chance that nobody can foresee and everybody can check.

The words for each action come from HMAC-SHA256(match seed, index of the action): earlier rolls tell
nothing about later ones. The seed's hash is shown at the start, the seed itself at the end.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from ludi.core.errors import BadSetup
from ludi.core.state import State

LONGEST_SEED = 200


def checked_seed(seed: int | str | None) -> str:
    """A seed as text; a new one, with 128 random bits, for None."""
    if seed is None:
        return secrets.token_hex(16)
    if type(seed) is int or (type(seed) is str and 0 < len(seed) <= LONGEST_SEED):
        return str(seed)
    raise BadSetup("setup.seed", seed=seed)


def commitment(seed: str) -> str:
    """The hash that is shown before the first action."""
    return hashlib.sha256(f"ludi-romani {seed}".encode()).hexdigest()


def set_words(state: State, seed: str, index: int) -> None:
    """Set the generator for one action; index 0 is the set-up."""
    mac = hmac.digest(seed.encode(), str(index).encode(), "sha256")
    state.word_a = int.from_bytes(mac[:4], "little")
    state.word_b = int.from_bytes(mac[4:8], "little") or 1
