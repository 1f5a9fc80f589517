"""The game in docs/adding-a-game.md, taken out of the page, works as the page says."""

from __future__ import annotations

import importlib
import re
import runpy
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

import ludi
from ludi.accel.simulate import simulate
from ludi.core import registry
from ludi.core.game import Game
from ludi.core.sentences import LANGUAGES

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
FILE = re.compile(r"^\*\*`(?P<path>[^`]+)`\*\*\n\n```\w+\n(?P<text>.*?)^```$", re.M | re.S)
REGISTRY_LINE = re.compile(r"^register\(.*\)$", re.M)
CLAUSE = re.compile(r"RAC-\d\.\d")


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """The root of a tree with every file the page shows in full."""
    for found in FILE.finditer(PAGE.read_text(encoding="utf-8")):
        path = tmp_path / found["path"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(found["text"], encoding="utf-8")
    return tmp_path


@pytest.fixture
def game(files: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """The page's game, registered by the page's line, for one test only."""
    package = sys.modules["ludi.games"]
    folders = [*package.__path__, str(files / "src/ludi/games")]
    monkeypatch.setattr(package, "__path__", folders)
    monkeypatch.setattr(registry, "_modules", dict(registry._modules))
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    monkeypatch.setenv("LUDI_CACHE_DIR", str(files / "cache"))
    importlib.invalidate_caches()
    line = REGISTRY_LINE.search(PAGE.read_text(encoding="utf-8"))
    assert line is not None
    exec(line[0], {"register": registry.register})
    yield registry.find_game("race")
    for name in [name for name in sys.modules if name.startswith("ludi.games.race")]:
        del sys.modules[name]


def test_the_page_shows_every_file_of_a_game(files: Path) -> None:
    shown = {path.stem for path in (files / "src/ludi/games/race").iterdir()}
    module = sys.modules[registry.find_game("ave").state.__module__].__file__
    assert module is not None
    brought = {path.stem for path in Path(module).parent.iterdir()} - {"__pycache__"}
    assert shown == brought - {"champion", "table"}


@pytest.mark.parametrize("options", [{}, {"goal": 50}], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_interpreted_and_compiled_play_agree(
    game: Game[Any], seats: int, options: dict[str, int]
) -> None:
    interpreted, compiled = (
        simulate(game, seats=seats, games=200, seed=3, engine=engine, options=options, threads=1)
        for engine in ("python", "cpu")
    )
    assert interpreted.digest == compiled.digest
    assert interpreted.points == compiled.points


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("player", ["random", "heuristic"])
def test_it_is_played_in_words(game: Game[Any], language: str, player: str) -> None:
    phrases = game.phrases[language]
    for seed in range(20):
        match = ludi.Match("race", seats=4, seed=seed)
        while not match.over:
            (seat,) = match.to_act
            actions = match.legal(seat, language)
            assert all(str(action) for action in actions)
            chosen = match.commitment[len(match.history) % 64]
            pick = actions[int(chosen, 16) % len(actions)]
            assert phrases.prompts[match.view(seat)["table"]["phase"]]
            match.play(seat, pick if player == "random" else game.suggest(match.state, seat))
        for seat in (*range(match.seats), None):
            assert all(phrases.event(event, match.players) for event in match.events(seat))
            assert game.board(match.view(seat)["table"], match.players, language)
        assert ludi.Match.replay(match.record()).state == match.state
        assert ludi.Match.from_position(match.position()).position() == match.position()


def test_redealing_keeps_what_a_seat_knows(game: Game[Any]) -> None:
    state: Any = ludi.Match("race", seats=4, seed=5).state
    seen = set()
    for _ in range(60):
        before = game.view(state, 2)
        game.redeal(state, 2)
        assert game.view(state, 2) == before
        game.check(state)
        seen.add(tuple(state.tokens))
    assert len(seen) > 10


def test_its_own_tests_pass_and_cite_every_clause(game: Game[Any], files: Path) -> None:
    path = files / "tests/games/race/test_rules.py"
    for test in _tests(path):
        for arguments in _arguments(test):
            test(**arguments)
    written = re.findall(r"test_rac_(\d)_(\d)", path.read_text(encoding="utf-8"))
    rules = (files / "src/ludi/games/race/rulebook/en.md").read_text(encoding="utf-8")
    sources = (files / "src/ludi/games/race").glob("*.py")
    cited = {clause for source in sources for clause in CLAUSE.findall(source.read_text("utf-8"))}
    assert set(CLAUSE.findall(rules)) == cited
    assert {f"RAC-{section}.{rule}" for section, rule in written} == cited - {"RAC-1.1"}


def _tests(path: Path) -> list[Callable[..., None]]:
    names = runpy.run_path(str(path))
    return [
        value
        for name, value in names.items()
        if name.startswith("test_") and isinstance(value, FunctionType)
    ]


def _arguments(test: Callable[..., None]) -> list[dict[str, Any]]:
    """What the test is called with: the rows of its `parametrize`, or nothing."""
    for mark in getattr(test, "pytestmark", []):
        names, rows = mark.args
        return [dict(zip(names, row, strict=True)) for row in rows]
    return [{}]
