"""Where matches, engines and bots find a game by its id.

Our own games register themselves. A game of another distribution is found by its entry point:

    [project.entry-points."ludi.games"]
    race = "ludi_race"

names the module that holds its GAME. One that cannot be used is left out, with a warning.
"""

from __future__ import annotations

import copyreg
import re
import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from ludi.core.documents import brief
from ludi.core.errors import Names, UnknownGame
from ludi.core.game import Game

GROUP: Final = "ludi.games"
# Where our own games stand.
OUR_PACKAGE: Final = "ludi.games."
# Ids are parts of addresses, of file names and of what is typed.
_ID: Final = re.compile(r"[a-z][a-z0-9-]*")

_modules: dict[str, str] = {}
_games: dict[str, Game[Any]] = {}
_followers: list[Callable[[str], None]] = []


def register(game_id: str, module: str) -> None:
    """Make a game known; `module`, imported when the game is first asked for, holds its GAME."""
    is_new = game_id not in _modules
    _modules[game_id] = module
    _games.pop(game_id, None)
    if is_new:
        for follower in _followers:
            follower(game_id)


def follow(follower: Callable[[str], None]) -> None:
    """Call a function for every game that there is, and for each that is registered later."""
    for game_id in game_ids():
        follower(game_id)
    _followers.append(follower)


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in the order in which they were registered."""
    _find_others()
    return tuple(_modules)


def our_game_ids() -> tuple[str, ...]:
    """The ids of the games of this distribution, whatever else is installed."""
    return tuple(game_id for game_id in game_ids() if _modules[game_id].startswith(OUR_PACKAGE))


def find_game(game_id: str) -> Game[Any]:
    if game_id not in _games:
        if game_id not in game_ids():
            raise UnknownGame("game.unknown", game=brief(game_id), games=Names(_modules))
        _games[game_id] = import_module(_modules[game_id]).GAME
    return _games[game_id]


@cache
def _find_others() -> None:
    """Register the games of other distributions."""
    for entry in entry_points(group=GROUP):
        try:
            _check(entry)
        except Exception as failure:  # noqa: BLE001 - whatever it is, the other games go on
            warnings.warn(f"the game {entry.name!r} is left out: {failure}", stacklevel=2)
        else:
            register(entry.name, entry.module)


def _check(entry: EntryPoint) -> None:
    """What a distribution offers must be a game, by its own id, which nobody else has."""
    if entry.name in _modules:
        raise ValueError(f"there is one already, in {_modules[entry.name]}")
    if not _ID.fullmatch(entry.name):
        raise ValueError("an id is of small letters, digits and hyphens")
    game = import_module(entry.module).GAME
    if not isinstance(game, Game) or game.id != entry.name:
        raise ValueError(f"{entry.module} holds no GAME whose id is {entry.name!r}")


# A pickled game is its id.
copyreg.pickle(Game, lambda game: (find_game, (game.id,)))
