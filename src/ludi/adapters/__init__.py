"""The games as environments that people have tools for: PettingZoo, Gymnasium, OpenSpiel.

Each stands in a module of its own and needs what it adapts to; who lacks that is told how to get
it.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludi.core.errors import Unavailable
from ludi.core.sentences import add_sentences


def needed(module: str, extra: str) -> Any:
    """A module that comes with an extra of this package."""
    try:
        return import_module(module)
    except ImportError as error:
        raise Unavailable("adapter.missing", module=module, extra=extra) from error


add_sentences(
    {
        "adapter.missing": {
            "en": "This needs {module}: pip install 'ludi-romani[{extra}]'.",
            "fr": "Cela demande {module} : pip install 'ludi-romani[{extra}]'.",
        },
    }
)
