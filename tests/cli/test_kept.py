"""Games that are kept: each in a file of its own, listed, and gone on with by number."""

from __future__ import annotations

import contextlib
import io
import json
import os
from datetime import datetime
from pathlib import Path

import pytest

from ludi.cli import locks, main, records
from ludi.core.match import Match
from ludi.core.registry import find_game
from ludi.core.speech import LANGUAGES

from .test_commands import run


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "ludi-romani" / "records"


def keep(folder: Path, name: str, match: Match, at: float) -> None:
    records.write(match, folder / name)
    os.utime(folder / name, (at, at))


def begun(game: str) -> Match:
    """A match in which something has been played."""
    match = Match(game, 2, 1)
    match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match


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


def test_a_game_that_is_not_saved_is_said_so_to_who_saves_and_who_leaves(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("sys.stdin", io.StringIO("roll 1\nsave\nquit\n"))
    out = run(capsys, "play", "ave", "--seed", "4")[1]
    assert out.count("could not be saved") == 3
    assert "could not be saved" in out.rpartition("Your choice")[2]
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    out = run(capsys, "play", "ave", "--seed", "4")[1]
    assert "Nothing was played" in out and "could not be saved" not in out


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
    assert [one["number"] for one in listed] == [3, 2]
    assert "zuletzt gespielt" in run(capsys, "games", "--lang", "de")[1]
    assert (
        "There is one more; all of them: ludi games --most 3"
        in run(capsys, "games", "--most", "2")[1]
    )


def test_a_kept_game_is_gone_on_with_by_its_number(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(folder, "older.json", begun("romer"), 1_000_000)
    keep(folder, "newer.json", begun("ave"), 2_000_000)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    code, out, _ = run(capsys, "play", "--resume", "1")
    assert code == 0 and "Römer" in out and "Avé" not in out
    code, _, err = run(capsys, "play", "--resume", "3")
    assert code == 2 and "no saved game 3; ludi games lists" in err


def test_a_number_stays_as_games_are_added_and_deleted(folder: Path) -> None:
    keep(folder, "first.json", begun("romer"), 1_000_000)
    keep(folder, "second.json", begun("ave"), 2_000_000)
    numbers = {"first.json": 1, "second.json": 2}
    assert {path.name: entry.number for path, entry in records.entries().items()} == numbers
    added = records.begun(begun("roma"))
    keep(folder, "first.json", begun("romer"), 9_000_000)
    assert [records.number_of(folder / name) for name in numbers] == [1, 2]
    assert records.number_of(added) == 3 and records.numbered(3) == added
    added.unlink()
    keep(folder, "last.json", begun("roma"), 3_000_000)
    assert records.number_of(folder / "last.json") == 4 and records.numbered(3) is None


def test_a_register_that_cannot_be_read_is_written_anew(folder: Path) -> None:
    for written in ("", "[]", '{"one.json": {}}', '{"one.json": {"number": "x"}}'):
        keep(folder, "one.json", begun("ave"), 1_000_000)
        (folder / ".register").write_text(written)
        assert records.number_of(folder / "one.json") == 1


def test_the_latest_game_is_the_last_that_is_not_finished(folder: Path) -> None:
    match = Match("ave", 2, 1)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    keep(folder, "over.json", match, 3_000_000)
    assert records.latest_unfinished() is None
    keep(folder, "open.json", begun("ave"), 2_000_000)
    assert records.latest_unfinished() == folder / "open.json"


def test_a_game_that_is_being_played_is_not_gone_on_with(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(folder, "one.json", begun("ave"), 1_000_000)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    with locks.held(folder / "one.json"):
        for wanted in ("1", str(folder / "one.json")):
            code, out, err = run(capsys, "play", "--resume", wanted)
            assert code == 1 and not out and "played in another terminal" in err
        assert json.loads(run(capsys, "games", "--json")[1])[0]["over"] is False
        listed = run(capsys, "games")[1]
        assert "being" in listed and "--resume" not in listed
        assert "Game 1 is being played" in " ".join(run(capsys, "play", "--resume")[2].split())
        keep(folder, "two.json", begun("romer"), 500_000)
        assert "Römer" in run(capsys, "play", "--resume")[1]
    assert run(capsys, "play", "--resume", "1")[0] == 0
    assert [path.name for path in folder.glob("*lock")] == []


def test_a_kept_game_that_is_not_finished_is_named_by_its_number(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(folder, "one.json", begun("ave"), 1_000_000)
    err = run(capsys, "analyse", "1")[2]
    assert err.startswith("Game 1: this game is not finished") and str(folder) not in err


def test_who_only_looks_at_a_game_has_not_played_it(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(folder, "one.json", begun("ave"), 1_000_000)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert run(capsys, "play", "--resume", "1")[0] == 0
    assert (folder / "one.json").stat().st_mtime == 1_000_000


def test_who_begins_a_game_holds_it(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held: list[bool] = []

    def typed(_: str) -> str:
        held.extend(map(locks.is_held, folder.glob("*.json")))
        raise EOFError

    monkeypatch.setattr("builtins.input", typed)
    assert run(capsys, "play", "ave", "--seed", "4")[0] == 0 and held == [True]


@pytest.mark.parametrize("end", [SystemExit(143), BrokenPipeError(), ZeroDivisionError()])
def test_nothing_stays_of_a_game_that_was_not_begun_however_it_ends(
    monkeypatch: pytest.MonkeyPatch, folder: Path, end: BaseException
) -> None:
    def typed(_: str) -> str:
        raise end

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setattr("os.dup2", lambda *_: None)
    with contextlib.suppress(SystemExit, ZeroDivisionError):
        main(["play", "ave", "--seed", "4"])
    assert {path.name for path in folder.iterdir()} == {".register"}


def test_a_game_that_is_gone_on_with_keeps_its_language(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    run(capsys, "play", "ave", "--seed", "4", "--lang", "de")
    for more, said in (((), "Deine Wahl"), (("--lang", "fr"), "Votre choix"), ((), "Votre choix")):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        assert said in run(capsys, "play", "--resume", *more)[1]


def test_a_game_is_saved_before_its_first_action_and_not_kept_without_one(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved: list[object] = []

    def typed(_: str) -> str:
        saved.extend(json.loads(path.read_text())["actions"] for path in folder.glob("*.json"))
        raise EOFError

    monkeypatch.setattr("builtins.input", typed)
    code, out, _ = run(capsys, "play", "ave", "--seed", "4")
    assert code == 0 and saved[0] == [] and not list(folder.glob("*.json"))
    assert "Nothing was played, so nothing is kept." in out


@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
def test_a_kept_game_is_looked_at_by_its_number(
    folder: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    match = Match("ave", 2, 1)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    keep(folder, "older.json", match, 1_000_000)
    keep(folder, "newer.json", begun("romer"), 2_000_000)
    more = ("--budget", "2") if command == "analyse" else ()
    assert run(capsys, command, "1", *more) == run(
        capsys, command, str(folder / "older.json"), *more
    )
    code, _, err = run(capsys, command, "3")
    assert code == 2 and "ludi games lists" in err


def test_what_is_kept_is_named_by_its_number(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nquit\n"))
    out = run(capsys, "play", "ave", "--seed", "4", "--lang", "de")[1]
    assert "Gespeichert als Partie 1; alle zeigt ludi games --lang de." in out
    assert "Weiterspielen mit: ludi play --resume 1\n" in out
    assert str(folder) not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kept_game_has_one_line_of_80_columns(
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    names = ["Maximiliane von Thurn", "Julia (bot)", "Marcus (bot)"]
    for number in (1, 2, 3):
        match = Match("romans-go-home", 3, number, players=names)
        keep(folder, f"{number}.json", match, 1_000_000 + number)
    (folder / "broken.json").write_text("{}")
    lines = run(capsys, "games", "--lang", language)[1].splitlines()
    rows = [line for line in lines if line.lstrip()[:1] in ("1", "2", "3", "4")]
    assert len(rows) == 4 and max(map(len, lines[:-1])) <= 80
    title = find_game("romans-go-home").phrases[language].title
    assert sum(title in row for row in rows) == 3
    resumed = [line for line in lines if "--resume" in line]
    assert len(resumed) == 1 and not any("ludi analyse" in line for line in lines)
