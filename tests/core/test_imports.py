"""What imports what, and how a game is imported."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ludi
from ludi.core.registry import find_game, our_game_ids
from ludi.core.speech import ENGLISH

SOURCES = Path(ludi.__file__).parent
# What thinks and what is shown may use more.
OUTER = {"champion", "table"}
FILES = sorted(
    path
    for folder in ("core", "games")
    for path in (SOURCES / folder).rglob("*.py")
    if not OUTER & set(path.parts)
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_only_the_standard_library(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            assert name.split(".")[0] in {"ludi", *sys.stdlib_module_names}, name


def test_only_its_own_folder_names_a_game() -> None:
    """By its id, its module or its title, in whatever kind of text."""
    titles = [find_game(game_id).phrases[ENGLISH].title for game_id in our_game_ids()]
    names = {*our_game_ids(), *(game_id.replace("-", "_") for game_id in our_game_ids()), *titles}
    named = re.compile(rf"\b(?:python_ludi_)?({'|'.join(map(re.escape, names))})\b", re.IGNORECASE)
    texts = [
        path
        for path in SOURCES.rglob("*")
        if path.is_file() and path.suffix not in (".pyc", ".jpg")
    ]
    found = [
        f"{path}: {word[0]}"
        for path in texts
        if SOURCES / "games" not in path.parents
        for word in named.finditer(path.read_text(encoding="utf-8"))
    ]
    assert len(texts) > len(FILES) and not found


def test_the_package_says_that_it_is_typed() -> None:
    assert (SOURCES / "py.typed").is_file()


def test_a_game_is_imported_by_its_name() -> None:
    """In a process of its own: here others have imported every game already."""
    asked = "import ludi.games.roma, ludi; print(ludi.games.roma.GAME.id in ludi.game_ids())"
    answer = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True)
    assert (answer.stdout, answer.stderr) == ("True\n", "")
