"""Ludi Romani: Roman table games, played, studied and mastered.

>>> import ludi
>>> match = ludi.Match(ludi.game_ids()[0], seats=2, seed=7)
>>> match.play(0, match.legal(0)[0])
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ludi.core.actions import Action
from ludi.core.errors import (
    BadChance,
    BadDocument,
    BadPosition,
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalAction,
    LudiError,
    MatchOver,
    NotYourTurn,
    Unavailable,
    UnknownAction,
    UnknownGame,
)
from ludi.core.match import Match
from ludi.core.registry import game_ids
from ludi.core.speech import read_by

if TYPE_CHECKING:
    from ludi.accel.batch import Batch

__version__ = "0.1.0"

__all__ = [
    "Action",
    "BadChance",
    "BadDocument",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Batch",
    "CannotUndo",
    "IllegalAction",
    "LudiError",
    "Match",
    "MatchOver",
    "NotYourTurn",
    "Unavailable",
    "UnknownAction",
    "UnknownGame",
    "game_ids",
]

# Who simulates, or trains, reads nothing: what reads words is imported when it is asked for.
read_by(lambda folder, language: import_module("ludi.catalogues").catalogue(folder, language))
import_module("ludi.games")


def __getattr__(name: str) -> Any:
    """`ludi.Batch` needs numba, which is imported only when it is asked for."""
    if name == "Batch":
        return import_module("ludi.accel.batch").Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
