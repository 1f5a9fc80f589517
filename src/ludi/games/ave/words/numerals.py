"""Roman numerals, as people write them."""

from __future__ import annotations

from functools import cache

_SIGNS = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


@cache
def numeral(number: int) -> str:
    """The Roman numeral of a number from 1 to 39."""
    written = ""
    for value, sign in _SIGNS:
        written += sign * (number // value)
        number %= value
    return written
