"""What a game brings to the web table: a board, a lesson, pictures. All of it may be missing.

A game names the module whose TABLE says what there is (`Game.table`); its files are in one folder:

    board.html      the board, drawn from what `board` prepares
    shapes.html     drawings that the board uses again and again, once a page
    board.css       how the board looks
    board.js        what the board does beyond what every board does
    piece.html      one piece by itself, called `piece`: beside its rules, and in examples
    more.html       what the board tells only to who asks for it
    picture.svg     the game on the front page
    preview.jpg     the game where somebody shares a link to it, 1200 by 630

A game without a board is drawn as in the terminal; one without a picture has one of any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ludi.core.errors import UnknownGame
from ludi.core.game import Game
from ludi.core.registry import find_game, game_ids
from ludi.web.show.lessons import Lesson

# From what lies on the table, the viewer, the names of the seats, and, in the open replay of a
# finished match, the table as each seat saw it.
Prepare = Callable[[Any, Any, list[str], Mapping[int, Any]], Mapping[str, Any]]

# What the table of a view says of how many points everybody has, by seat.
Points = Callable[[Any], Sequence[int]]

# From the same, the shapes of a small picture of the position, for lists: 96 by 54, no words.
Miniature = Callable[[Any], Iterable[str]]

# Colours of the site, in the order of seats where a game has no others.
COLOURS: Final = ("red", "blue", "green", "magenta", "yellow", "cyan")
TEMPLATES: Final = "games/"
_PAGES: Final = ("board.html", "shapes.html", "piece.html", "more.html")
ADDRESS: Final = "/static/games/"
# What browsers are given of a game's folder.
SERVED: Final = (".css", ".js", ".svg", ".png", ".jpg", ".webp", ".woff2", ".mp3", ".ogg")
ANY_GAME: Final = "/static/game.svg"
_ANY_PREVIEW: Final = "/static/preview.jpg"


@dataclass(frozen=True)
class GameTable:
    """What a game brings: the folder of its files, what prepares its board, its lesson, the points
    that all see, the colours of the players, if its pieces have them, small pictures, and, where
    it calls players otherwise than by their names, the piece that names each, by seat."""

    folder: Path | None = None
    board: Prepare | None = None
    lesson: Lesson | None = None
    points: Points | None = None
    colours: tuple[str, ...] = ()
    miniature: Miniature | None = None
    called: tuple[str, ...] = ()

    def has(self, name: str) -> bool:
        return self.folder is not None and _is_file(self.folder / name)


@cache
def _is_file(path: Path) -> bool:
    """Asked for with every drawing; a game's folder stays as it is."""
    return path.is_file()


_NOTHING: Final = GameTable()


def table_of(game: Game[Any]) -> GameTable:
    return _NOTHING if game.table is None else _brought(game.table)


@cache
def _brought(module: str) -> GameTable:
    found: GameTable = import_module(module).TABLE
    return found


def board_of(game: Game[Any]) -> Prepare | None:
    return table_of(game).board


def template_of(game_id: str, name: str) -> str | None:
    """What a template of a game is called; None if the game has none of that name."""
    return None if file_of(game_id, name) is None else f"{TEMPLATES}{game_id}/{name}"


def all_templates() -> list[str]:
    """Those of all games that are installed."""
    names = (template_of(game_id, name) for game_id in game_ids() for name in _PAGES)
    return [name for name in names if name is not None]


def template_text(name: str) -> str | None:
    """The text of a template that a game brings."""
    if not name.startswith(TEMPLATES):
        return None
    found = file_of(*name.removeprefix(TEMPLATES).partition("/")[::2])
    return None if found is None else found.read_text(encoding="utf-8")


def file_of(game_id: str, name: str) -> Path | None:
    """A file in a game's own folder."""
    try:
        table = table_of(find_game(game_id))
    except UnknownGame:
        return None
    is_plain = name == Path(name).name
    return table.folder / name if table.folder and is_plain and table.has(name) else None


def address_of(game_id: str, name: str) -> str | None:
    """Where browsers find a file of a game; None if the game has none of that name."""
    return None if file_of(game_id, name) is None else f"{ADDRESS}{game_id}/{name}"


def preview_of(game_id: str | None) -> str:
    """Where the picture is found that stands beside a link to a game, or to the site."""
    return (game_id and address_of(game_id, "preview.jpg")) or _ANY_PREVIEW


def picture_of(game_id: str) -> str:
    """Where the picture of a game is found."""
    return address_of(game_id, "picture.svg") or ANY_GAME
