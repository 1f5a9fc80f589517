"""`ludi analyse`: curves, turning points, luck and mistakes; and what it refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bots.playing import begun, finished
from ludi.bots.review import Mistake, Review
from ludi.cli.analyse import _Shown, bars
from ludi.core.game import Game

from .test_commands import run


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "romer.json"
    path.write_text(json.dumps(finished("romer", seats=3).record()))
    return str(path)


def test_a_finished_game_is_reviewed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, record: str
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    code, out, err = run(capsys, "analyse", record, "--budget", "30")
    assert (code, err) == (0, "")
    assert "Römer: the review" in out and "from 30 games at each moment" in out
    assert "own mistakes" in out and "Luck is all the rest" in " ".join(out.split())
    assert sum(any(bar in line for bar in "▁▂▃▄▅▆▇█") for line in out.splitlines()) == 3
    code, french, _ = run(capsys, "analyse", record, "--budget", "30", "--lang", "fr")
    assert code == 0 and "Römer – l’analyse" in french and "hasard" in french


@pytest.mark.parametrize(("language", "luck"), [("en", "luck"), ("fr", "hasard")])
def test_without_luck_there_is_no_word_of_it(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    record: str,
    language: str,
    luck: str,
) -> None:
    monkeypatch.setattr(Game, "has_luck", False)
    code, out, _ = run(capsys, "analyse", record, "--budget", "30", "--lang", language)
    said = " ".join(out.split()).replace("rien n’est laissé au hasard", "")
    assert code == 0 and luck not in said.lower()


def test_one_seat_alone(capsys: pytest.CaptureFixture[str], record: str) -> None:
    code, out, _ = run(capsys, "analyse", record, "--budget", "30", "--seat", "2")
    assert code == 0
    assert sum(any(bar in line for bar in "▁▂▃▄▅▆▇█") for line in out.splitlines()) == 1


def test_a_review_as_json_is_the_same_again(
    capsys: pytest.CaptureFixture[str], record: str
) -> None:
    first, again = (run(capsys, "analyse", record, "--budget", "30", "--json") for _ in range(2))
    assert first == again
    found = json.loads(first[1])
    assert found["game"] == "romer" and len(found["seats"]) == 3
    for seat in found["seats"]:
        parts = seat["own_mistakes"] + seat["others_mistakes"] + seat["luck"]
        assert parts == pytest.approx(seat["end"] - seat["begin"])
    assert found["moments"][0]["at"] == 0 and found["turning_points"]


def test_what_changes_nothing_has_no_sign(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, record: str
) -> None:
    monkeypatch.setattr(Review, "luck", lambda *_: -0.0004)
    code, out, _ = run(capsys, "analyse", record, "--budget", "30", "--lang", "fr")
    assert code == 0 and not re.search(r"[+−]0,0", out)


def test_what_cannot_be_reviewed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    unfinished = tmp_path / "left.json"
    unfinished.write_text(json.dumps(begun("roma", 4)[0].record()))
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    finished_one = tmp_path / "two.json"
    finished_one.write_text(json.dumps(finished("romer").record()))
    for words, status, said in (
        ([str(unfinished)], 1, "not finished"),
        ([str(wrong)], 1, "is missing"),
        ([str(tmp_path / "nothing.json")], 1, "no such file"),
        ([str(finished_one), "--seat", "3"], 2, "There is no seat 3; the seats are 1 to 2."),
    ):
        code, out, err = run(capsys, "analyse", *words)
        assert code == status and out == "" and said in " ".join(err.split())


def test_a_curve_is_as_wide_as_there_is_room() -> None:
    assert bars([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert bars([0.0, 0.0, 1.0, 1.0], 2) == "▁█"


@pytest.mark.parametrize("is_above", [False, True])
def test_the_worst_decision_is_counted_as_turning_points_are_and_told_once(
    capsys: pytest.CaptureFixture[str], *, is_above: bool
) -> None:
    match = finished("romer", seats=3)
    played, seat = match.action(match.history[1].action).text, match.history[1].seat
    mistake = Mistake(1, seat, played, played, 0.2, 0.6, (-0.4, 0.2, 0.2))
    found: Any = SimpleNamespace(players=match.players, own_mistakes=lambda _: [mistake])
    shown = _Shown(found, match, [seat], "en")
    if is_above:
        shown._told.add((seat, 1))
    shown._worst()
    out = " ".join(capsys.readouterr().out.split())
    assert ("was action 2, told above." in out) == is_above
    assert (", action 2:" in out) == (out.count("chose “") == 1) == (not is_above)
