"""Chance that nobody can foresee and everybody can check.

The generator's words for each draw come from HMAC-SHA256(match seed, "action.draw"), the numbers of
the action and of the draw in it: earlier draws tell nothing about later ones, not even within one
deal. The seed's hash is shown at the start, the seed itself at the end.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from functools import lru_cache

from ludi.core.documents import brief
from ludi.core.errors import BadSetup
from ludi.core.state import State

LONGEST_SEED = 200


def checked_seed(seed: int | str | None) -> str:
    """A seed as text; a new one, with 128 random bits, for None."""
    if seed is None:
        return secrets.token_hex(16)
    if type(seed) is int and abs(seed) < 10**LONGEST_SEED // 10:
        return str(seed)
    if type(seed) is str and 0 < len(seed) <= LONGEST_SEED and seed.isprintable():
        return seed
    raise BadSetup("setup.seed", seed=brief(seed))


def checked_number_seed(seed: int) -> int:
    """The seed of a simulation or batch, which compiled code takes as a 64-bit number."""
    if type(seed) is not int or not 0 <= seed < 2**63:
        raise BadSetup("setup.number_seed", seed=brief(seed))
    return seed


@lru_cache(maxsize=1024)
def commitment(seed: str) -> str:
    """The hash that is shown before the first action."""
    return hashlib.sha256(f"ludi-romani {seed}".encode()).hexdigest()


def set_words(state: State, seed: str, index: int, draw: int = 0) -> None:
    """Set the generator for one draw of one action; index 0 is the set-up."""
    mac = hmac.digest(seed.encode(), f"{index}.{draw}".encode(), "sha256")
    state.word_a = int.from_bytes(mac[:4], "little")
    state.word_b = int.from_bytes(mac[4:8], "little") or 1
