"""Where matches, engines and bots find a game by its id. Games register themselves."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludi.core.documents import brief
from ludi.core.errors import UnknownGame
from ludi.core.game import Game

_modules: dict[str, str] = {}
_games: dict[str, Game[Any]] = {}


def register(game_id: str, module: str) -> None:
    """Make a game known; `module`, imported when the game is first asked for, holds its GAME."""
    _modules[game_id] = module


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in the order in which they were registered."""
    return tuple(_modules)


def find_game(game_id: str) -> Game[Any]:
    if game_id not in _games:
        if game_id not in _modules:
            raise UnknownGame("game.unknown", game=brief(game_id), games=", ".join(_modules))
        _games[game_id] = import_module(_modules[game_id]).GAME
    return _games[game_id]
