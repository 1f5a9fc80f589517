"""Counts and sets for rules, in the rules dialect: counts are lists, sets are bits of a number."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.core.state import Buffer


def total_of(counts: Sequence[int]) -> int:
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
    return total


def kinds_in(counts: Sequence[int]) -> int:
    """The kinds of which there is at least one."""
    kinds = 0
    for kind in range(len(counts)):
        if counts[kind] > 0:
            kinds |= 1 << kind
    return kinds


def is_several(bits: int) -> bool:
    return bits & (bits - 1) != 0


def lowest(bits: int) -> int:
    """The first of a set, which must not be empty."""
    index = 0
    while not bits >> index & 1:
        index += 1
    return index


def count_bits(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def write_bits(bits: int, first: int, count: int, out: Buffer) -> int:
    """Write `first` and on for each bit, after `count` that stand there; return how many then."""
    index = 0
    while bits >> index:
        if bits >> index & 1:
            out[count] = first + index
            count += 1
        index += 1
    return count
