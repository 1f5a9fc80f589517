"""What the argument parser says, and what may be typed, in every language."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from ludi.cli import choices, main, speaking, texts
from ludi.cli.options import read_option

SOURCE = Path(argparse.__file__).read_text(encoding="utf-8")
COMMANDS = (
    *("board", "rules", "hint", "undo", "log", "all", "save", "discards", "quit", "help"),
    *("yes", "no"),
)
every_language = pytest.mark.parametrize("language", ["en", "fr", "de"])


@every_language
@pytest.mark.parametrize("message", [*speaking._OURS, *speaking._IN_HELP])
def test_the_librarys_messages_are_ours(message: str, language: str) -> None:
    assert repr(message)[1:-1] in SOURCE
    key = {**speaking._OURS, **speaking._IN_HELP}[message]
    said = speaking._ours(message, key, language)
    filled = dict.fromkeys(("prog", "message", "argument_name", "value", "type"), "x")
    filled |= dict.fromkeys(("choices", "option", "matches"), "x")
    assert "%" not in (said % "x" if "%s" in said else said % filled)
    assert said.endswith((" ", "\n")) == message.endswith((" ", "\n"))


def test_help_has_no_word_of_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(("--lang", "fr", "play", "--help"))
    printed = capsys.readouterr().out
    assert "usage\u00a0: ludi play" in printed and "\narguments\u00a0:\n" in printed
    assert "afficher cette aide" in printed and "show" not in printed


def test_commands_are_told_apart_in_all_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "LANGUAGES", ("en", "fr", "de"))
    meant: dict[str, str] = {}
    for command in COMMANDS:
        for word in texts.command_words(command, "de"):
            for spelt in choices.spelt_plainly(word):
                assert meant.setdefault(" ".join(spelt), command) == command
    assert texts.command_words("undo", "de")[0] == "zurück"
    assert {word for word, command in meant.items() if command == "undo"} >= {
        *("zuruck", "zurueck", "undo", "annuler"),
    }


def test_sharp_s_and_umlauts_are_typed_plainly() -> None:
    assert choices.plain("Größe") == choices.plain("grosse") == ("grosse",)
    assert ("groesse",) in choices.spelt_plainly("Größe")


def test_switches_are_understood_in_every_language() -> None:
    for word in ("on", "yes", "oui", "ja", "an", "true", "ON"):
        assert read_option(f"many_dice={word}") == ("many_dice", True)
    for word in ("off", "no", "non", "nein", "aus", "false"):
        assert read_option(f"many_dice={word}") == ("many_dice", False)
    assert read_option("round_limit=3") == ("round_limit", 3)
