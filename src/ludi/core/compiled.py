"""How a function that must behave differently when compiled says so.

Rule functions need no mark: the compiled twin of a rule is the rule. The few functions of `core`
that look outside the state when interpreted (to note an event, to follow a script) name here what
stands in for them in compiled code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

ATTRIBUTE = "compiled_as"


def compiled_as(stand_in: Callable[..., Any] | None) -> Callable[[Function], Function]:
    """Mark a function: compiled code calls `stand_in` instead; None means nothing at all."""

    def mark(function: Function) -> Function:
        setattr(function, ATTRIBUTE, stand_in)
        return function

    return mark
