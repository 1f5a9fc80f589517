"""What the argument parser says, and what may be typed, in every language."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from cli.sittings import Sit
from ludi.cli import choices, main, speaking, texts
from ludi.cli.options import read_option
from ludi.core.lines import lines_of
from ludi.core.match import Match
from ludi.core.registry import find_game

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


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--lang", "en", "play", "--lang", "xx"), "“xx” (choose from en, de or fr)"),
        (("--lang", "de", "verify"), "es fehlt: AUFZEICHNUNG"),
        (("--lang", "fr", "play", "--seats", "x"), "--seats NOMBRE"),
        (("--lang", "fr", "admin", "ban"), "il manque\u00a0: QUI"),
        (("--lang", "de", "simulate", "ave", "--games", "0"), "--games ZAHL"),
    ],
)
def test_what_is_wrong_with_arguments_is_said_in_one_language(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2 and said in capsys.readouterr().err.replace("\n", " ")


@pytest.mark.parametrize(
    ("language", "shown"),
    [("en", "--option NAME=VALUE"), ("fr", "--option NOM=VALEUR"), ("de", "--option NAME=WERT")],
)
def test_values_stand_for_themselves_in_the_language_of_the_help(
    capsys: pytest.CaptureFixture[str], language: str, shown: str
) -> None:
    with pytest.raises(SystemExit):
        main(("--lang", language, "play", "roma", "--help"))
    printed = capsys.readouterr().out
    assert shown in printed
    assert language == "en" or not re.search(r"\b(?:GAME|SEATS|FILE|RECORD)\b", printed)


def test_values_with_names_are_explained_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(("--lang", "en", "play", "roma", "--help"))
    printed = " ".join(capsys.readouterr().out.split())
    assert "Who begins. Values: 0 (drawn by lot), 1 (the first seat), 2 (the second" in printed


def test_a_number_has_one_form_wherever_it_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("--lang", "de", "play", "ave", "--option", "round_limit=0")) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert "von 1 bis 1000, nicht 0" in said and "round_limit=1 bis 1000" in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The option clan_3 is about seat 4, but the last seat here is seat 2."),
        ("fr", "L’option clan_3 concerne la place 4\u00a0; ici, la dernière est la place 2."),
        ("de", "Die Option clan_3 betrifft Platz 4, aber der letzte ist hier Platz 2."),
    ],
)
def test_seats_are_counted_as_people_do(
    capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    words = ("--lang", language, "play", "romans-go-home", "--seats", "2", "--option", "clan_3=1")
    assert main(words) == 2
    assert said in capsys.readouterr().err.replace("\n", " ")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", ".\u00a0: c’est un dossier, et non un fichier."),
        ("de", ".: Das ist ein Ordner, keine Datei."),
    ],
)
def test_the_systems_errors_are_said_in_the_language(
    capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    assert main(("--lang", language, "verify", ".")) == 1
    assert said in capsys.readouterr().err


def test_what_cannot_be_written_is_said_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = str(tmp_path / "nowhere" / "page.html")
    words = ("arena", "ave", "random", "random", "-n", "1", "--html", page, "--lang", "de")
    assert main(words) == 1
    assert "Diesen Ordner gibt es nicht." in " ".join(capsys.readouterr().err.split())


def test_engines_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("--lang", "de", "simulate", "ave", "--engine", "abacus")) == 2
    assert "es gibt python, cpu und cuda." in " ".join(capsys.readouterr().err.split())


def test_of_many_choices_some_are_named() -> None:
    phrases = find_game("romer").phrases["fr"]
    match = Match("romer", 3, 1)
    lines = lines_of(match.legal(match.to_act[0], "fr"), phrases)
    verb = phrases.verbs[lines[0].actions[0].name]
    with pytest.raises(choices.Unclear) as unclear:
        choices.parse(verb, lines, phrases, "fr")
    assert str(unclear.value).endswith("ou autre chose encore.") and "…" not in str(unclear.value)


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


@pytest.mark.parametrize(
    ("typed", "word"), [("ruls", "rules"), ("hnit", "hint"), ("rall 1", "roll 1"), ("xyz", "")]
)
def test_what_is_misspelt_in_a_game_is_asked_about(sit: Sit, typed: str, word: str) -> None:
    out = " ".join(sit(Match("ave", 2, 1), typed).split())
    assert f"“{typed}” is not a choice here." in out
    assert (f"Did you mean “{word}”?" in out) == bool(word)
