"""An opponent for Avé that lets one play alone: the yardstick of AVE-7.6 in a real match.

    ludi arena ave legatus benchmarks/ave_opponents.py:never_end -n 5000 --option round_limit=12

It rolls all six dice, so it only ever writes 28, 33 and 37; after a failure it passes and keeps its
cards. So the game ends after twelve rounds, unless the bot itself ends it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def never_end(_view: dict[str, Any], legal: Sequence[Any]) -> Any:
    """Rolls while it can, passes where it may, and else writes what it must."""
    by_name = {action.name: action for action in reversed(legal)}
    return by_name.get("roll") or by_name.get("pass") or legal[0]
