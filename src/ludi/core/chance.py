"""Chance: the only source of randomness in a game, the same on every engine.

The generator is xoroshiro64** on two 32-bit words kept in the state. Every step is masked to
32 bits, so plain Python, compiled code and CUDA give the same numbers.

Rules draw through `draw` and `pick`, which name what is drawn. Interpreted, those two also note
each outcome for the record, and follow a script where a test, a lesson or a what-if gives one.
`below` is the bare generator, for random play and for re-dealing.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludi.core.compiled import compiled_as
from ludi.core.state import State

MASK = 0xFFFFFFFF


def next_word(state: State) -> int:
    """Advance the generator and return 32 random bits."""
    a = state.word_a
    b = state.word_b ^ a
    product = (a * 0x9E3779BB) & MASK
    result = (((product << 5) | (product >> 27)) * 5) & MASK
    state.word_a = (((a << 26) | (a >> 6)) ^ b ^ (b << 9)) & MASK
    state.word_b = ((b << 13) | (b >> 19)) & MASK
    return result


def below(state: State, n: int) -> int:
    """A random number from 0 to n - 1."""
    return (next_word(state) * n) >> 32


def mixed(word: int) -> int:
    """Spread one 32-bit word over 32 bits (a bijection, so distinct words stay distinct)."""
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & MASK
    word = ((word ^ (word >> 15)) * 0x735A2D97) & MASK
    return word ^ (word >> 15)


def seed_words(state: State, seed: int, index: int) -> None:
    """Set the generator for game number `index` of a simulation with this seed."""
    state.word_a = mixed((seed & MASK) ^ mixed(index & MASK))
    state.word_b = mixed((state.word_a ^ (seed >> 32) ^ ((index >> 32) * 0x9E3779B1)) & MASK) | 1


def pick_kind(state: State, counts: Sequence[int]) -> int:
    """Draw one of `counts` pieces without looking; return its kind. At least one must be there."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
    left = below(state, total)
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind


def _draw_number(state: State, what: int, n: int) -> int:  # noqa: ARG001
    return below(state, n)


def _pick_kind(state: State, what: int, counts: Sequence[int]) -> int:  # noqa: ARG001
    return pick_kind(state, counts)


@compiled_as(_draw_number)
def draw(state: State, what: int, n: int) -> int:
    """Draw a number from 0 to n - 1; `what` is the vocabulary that names it."""
    notes = state.notes
    if notes is None:
        return below(state, n)
    notes.before_draw()
    value = below(state, n) if notes.script is None else notes.scripted_below(what, n)
    return notes.drawn(what, value)


@compiled_as(_pick_kind)
def pick(state: State, what: int, counts: Sequence[int]) -> int:
    """Draw one of `counts` pieces; `what` is the vocabulary that names the kinds."""
    notes = state.notes
    if notes is None:
        return pick_kind(state, counts)
    notes.before_draw()
    follows_script = notes.script is not None
    value = notes.scripted_kind(what, counts) if follows_script else pick_kind(state, counts)
    return notes.drawn(what, value)
