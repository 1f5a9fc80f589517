"""The games as environments that people have tools for: PettingZoo, Gymnasium, OpenSpiel.

Each stands in a module of its own and needs what it adapts to; who lacks that is told how to get
it.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ludi.core.errors import Unavailable, refuse_with
from ludi.core.speech import Words

WORDS: Final = Words(Path(__file__).with_name("words"))
refuse_with(WORDS)


def needed(module: str, extra: str) -> Any:
    """A module that comes with an extra of this package."""
    try:
        return import_module(module)
    except ImportError as error:
        raise Unavailable("adapter.missing", module=module, extra=extra) from error
