"""Games of other distributions, found by their entry points."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludi.core import registry

# A game that differs from one of ours in its id alone.
MODULE = """
from dataclasses import replace
from ludi.games.ave import GAME as AVE
GAME = replace(AVE, id="{id}")
"""

SCRIPT = """
import warnings
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    import ludi
    print(ludi.game_ids()[4:], [str(one.message) for one in told])
match = ludi.Match("elsewhere", seats=2, seed=1)
match.play(0, "roll 1")
batch = ludi.Batch("elsewhere", n=2, seats=2, seed=1)
import gymnasium, pyspiel
import ludi.adapters.gymnasium, ludi.adapters.openspiel
known = pyspiel.registered_names
print("ludi/Elsewhere-v0" in gymnasium.registry, "python_ludi_elsewhere" in known())
from ludi.core.registry import register
register("late", "late_game")
print("ludi/Late-v0" in gymnasium.registry, "python_ludi_late" in known())
import contextlib, io, runpy, sys
def chapters(module, *names):
    printed, sys.argv = io.StringIO(), [module, *names]
    with contextlib.redirect_stdout(printed):
        runpy.run_module(module, run_name="__main__")
    return printed.getvalue().count("\\n## ") + printed.getvalue().startswith("## ")
forms, numbers = "ludi.core.written_forms", "ludi.adapters.observations"
print(chapters(forms), chapters(numbers), chapters(forms, "elsewhere"))
"""


def distribution(folder: Path, name: str, entry: str) -> None:
    """What an installed distribution leaves behind."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[ludi.games]\n{entry}\n")


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    (tmp_path / "elsewhere_game.py").write_text(MODULE.format(id="elsewhere"))
    (tmp_path / "late_game.py").write_text(MODULE.format(id="late"))
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('it is broken')\n")
    distribution(tmp_path, "elsewhere", "elsewhere = elsewhere_game")
    distribution(tmp_path, "broken", "broken = broken_game")
    distribution(tmp_path, "taken", "roma = elsewhere_game")
    distribution(tmp_path, "misnamed", "misnamed = elsewhere_game")
    distribution(tmp_path, "unwritable", "Else/where = elsewhere_game")
    return tmp_path


def test_a_game_from_elsewhere_is_everywhere(installed: Path) -> None:
    command = [sys.executable, "-c", SCRIPT]
    sources = str(Path(registry.__file__).parents[2])
    environment = {"PYTHONPATH": f"{sources}:{installed}", "HOME": str(installed)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    ids, everywhere, late, pages = done.stdout.splitlines()
    assert ids.startswith("('elsewhere',)")
    for left_out in (
        "'broken' is left out: it is broken",
        "'roma' is left out: there is one already",
        "'misnamed' is left out: elsewhere_game holds no GAME whose id is 'misnamed'",
        "'Else/where' is left out: an id is of small letters",
    ):
        assert left_out in ids.replace("\\'", "'")
    assert everywhere == late == "True True"
    assert pages == "4 4 1"


def test_who_follows_hears_of_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_modules", dict(registry._modules))
    monkeypatch.setattr(registry, "_followers", [])
    heard: list[str] = []
    registry.follow(heard.append)
    assert tuple(heard) == registry.game_ids()
    registry.register("late", "nowhere")
    registry.register("late", "nowhere")
    assert heard.count("late") == 1
