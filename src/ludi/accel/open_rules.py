"""The rules as the generic loops call them: names without a game, filled in by `bindings`."""

from __future__ import annotations

from typing import Any

from ludi.core.game import Game

NAMES = (
    "setup",
    "to_act",
    "legal",
    "apply",
    "advance",
    "points",
    "winners",
    "redeal",
    "observe",
    "suggest",
    "foresee",
)


def bindings(game: Game[Any]) -> dict[str, Any]:
    """A game's rules by the names that generic functions call them."""
    named = {name: getattr(game, name) for name in NAMES}
    return named | {"guess": game.guess or game.suggest}


def setup(state: Any) -> None:
    raise NotImplementedError


def to_act(state: Any) -> int:
    raise NotImplementedError


def legal(state: Any, seat: int, out: Any) -> int:
    raise NotImplementedError


def apply(state: Any, seat: int, action: int) -> None:
    raise NotImplementedError


def advance(state: Any) -> bool:
    raise NotImplementedError


def points(state: Any, seat: int) -> int:
    raise NotImplementedError


def winners(state: Any) -> int:
    raise NotImplementedError


def redeal(state: Any, seat: int) -> None:
    raise NotImplementedError


def observe(state: Any, seat: int, out: Any) -> None:
    raise NotImplementedError


def suggest(state: Any, seat: int) -> int:
    raise NotImplementedError


def guess(state: Any, seat: int) -> int:
    raise NotImplementedError


def foresee(state: Any, since: Any, chances: Any) -> bool:
    raise NotImplementedError
