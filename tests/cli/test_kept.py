"""Games that are kept: each in a file of its own, listed, and gone on with by number."""

from __future__ import annotations

import io
import json
import os
from datetime import datetime
from pathlib import Path

import pytest

from ludi.cli import main, records
from ludi.core.match import Match

from .test_commands import run


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "ludi-romani" / "records"


def keep(folder: Path, name: str, match: Match, at: float) -> None:
    records.write(match, folder / name)
    os.utime(folder / name, (at, at))


def test_games_begun_in_the_same_second_are_all_saved(
    monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    class Stopped(datetime):
        @classmethod
        def now(cls, tz: object = None) -> Stopped:
            return cls(2026, 3, 15, 12, 0, 0)

    monkeypatch.setattr(records, "datetime", Stopped)
    paths = [records.begun(Match("ave", seed=seed)) for seed in (1, 2, 3)]
    assert len(set(paths)) == 3 and {path.parent for path in paths} == {folder}
    seeds = [json.loads(path.read_text())["seed"] for path in paths]
    assert len(set(map(str, seeds))) == 3


def test_a_game_that_cannot_be_kept_is_played_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("sys.stdin", io.StringIO("roll\n"))
    code, out, _ = run(capsys, "play", "ave", "--seed", "4")
    assert code == 0 and "could not be saved" in out


def test_kept_games_are_listed_the_last_first(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    assert "No games are saved" in run(capsys, "games")[1]
    keep(folder, "older.json", Match("romer", 3, 1, players=["Ann", "Ben", "Eve"]), 1_000_000)
    keep(folder, "newer.json", Match("ave", 2, 1), 2_000_000)
    (folder / "broken.json").write_text("{}")
    os.utime(folder / "broken.json", (500_000, 500_000))
    code, out, _ = run(capsys, "games")
    lines = [line.split() for line in out.splitlines()]
    first, second, third = (line for line in lines if line[:1] in (["1"], ["2"], ["3"]))
    assert code == 0 and "Avé" in first and "Römer" in second
    assert {"Ann,", "Ben,", "Eve"} <= set(second) and "readable" in third
    listed = json.loads(run(capsys, "games", "--json", "--most", "2")[1])
    assert [one["game"] for one in listed] == ["ave", "romer"]
    assert "zuletzt gespielt" in run(capsys, "games", "--lang", "de")[1]


def test_a_kept_game_is_gone_on_with_by_its_number(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(folder, "older.json", Match("romer", 2, 1), 1_000_000)
    keep(folder, "newer.json", Match("ave", 2, 1), 2_000_000)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    code, out, _ = run(capsys, "play", "--resume", "2")
    assert code == 0 and "Römer" in out and "Avé" not in out
    code, _, err = run(capsys, "play", "--resume", "3")
    assert code == 2 and "no saved game 3; they are 1 to 2" in err


def test_a_game_is_saved_before_its_first_action(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "ave", "--seed", "4"]) == 0
    (path,) = folder.glob("*.json")
    assert json.loads(path.read_text())["actions"] == []
