"""`ludi words` says what a language lacks."""

from __future__ import annotations

import types
from dataclasses import replace
from pathlib import Path

import pytest

import sample_game
from cli.test_commands import run
from ludi.core import registry
from ludi.core.speech import LANGUAGES
from ludi.core.voices import GameWords, voices
from ludi.translations import parts

ENGLISH = "title = Bids\nevent-laid = { $seat } lays { $card }.\n"


@pytest.mark.parametrize("game", registry.our_game_ids())
def test_what_is_complete_is_told_so(capsys: pytest.CaptureFixture[str], game: str) -> None:
    code, out, err = run(capsys, "words", "--game", game)
    assert (code, err) == (0, "")
    assert out.splitlines() == [f"{language}: complete." for language in LANGUAGES]


def test_for_a_new_language_every_file_and_page_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    code, out, _ = run(capsys, "words", "it")
    lines = out.splitlines()
    assert code == 1 and lines[-1] == "it: not complete."
    known = parts()
    assert sum(line.endswith("words/it.ftl") for line in lines) == len(known)
    assert sum(line.endswith("rulebook/it.md") for line in lines) == 4
    assert sum("The file is missing; en.ftl has" in line for line in lines) == len(known)


@pytest.fixture
def bids(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A game of somebody else, whose words stand in this folder."""
    module = types.ModuleType("other_bids")
    phrases = voices(GameWords(tmp_path))
    module.GAME = replace(sample_game.GAME, id="bids", phrases=phrases)  # type: ignore[attr-defined]
    monkeypatch.setattr(registry, "_modules", {**registry._modules, "bids": "other_bids"})
    monkeypatch.setattr(registry, "_games", {**registry._games, "bids": module.GAME})
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def test_what_differs_is_told_file_by_file(capsys: pytest.CaptureFixture[str], bids: Path) -> None:
    (bids / "it.ftl").write_text(
        "### term: carta; not: foglio\n\nevent-laid = { $seat } mette un foglio.\nmore = Più.\n",
        encoding="utf-8",
    )
    code, out, _ = run(capsys, "words", "it", "--game", "bids")
    assert code == 1
    assert out.splitlines() == [
        "it.ftl",
        "  Missing: title",
        "  Not in English, and so never used: more",
        "  event-laid does not name what English names: card",
        "  event-laid says “foglio”; the term is “carta”.",
        "it: not complete.",
    ]


def test_games_of_others_are_looked_through_too(
    capsys: pytest.CaptureFixture[str], bids: Path
) -> None:
    (bids / "fr.ftl").write_text("title = Enchères\n", encoding="utf-8")
    code, out, _ = run(capsys, "words", "fr", "--lang", "de")
    assert code == 1
    assert out.splitlines() == ["fr.ftl", "  Es fehlen: event-laid", "fr: nicht vollständig."]


def test_a_file_that_cannot_be_read_is_told(capsys: pytest.CaptureFixture[str], bids: Path) -> None:
    (bids / "it.ftl").write_text("title\n", encoding="utf-8")
    code, out, _ = run(capsys, "words", "it", "--game", "bids", "--lang", "fr")
    assert code == 1 and "Illisible" in out and "it.ftl: title" in " ".join(out.split())


@pytest.mark.parametrize("wrong", ["Italian", "i", "..", "it/x"])
def test_what_is_no_language_is_refused(capsys: pytest.CaptureFixture[str], wrong: str) -> None:
    code, out, err = run(capsys, "words", wrong)
    assert (code, out) == (2, "")
    assert " ".join(err.split()) == f"“{wrong}” is not a language code; “it” would be one."


def test_a_game_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "words", "it", "--game", "chess")
    assert code == 2 and "chess" in err
