"""Where the output cannot write every sign: plain ones, and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludi.cli.signs import as_written, spelt
from ludi.core.match import Match
from ludi.core.registry import find_game, game_ids
from ludi.core.speech import LANGUAGES


@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", game_ids())
def test_a_board_keeps_its_columns(game_id: str, language: str, encoding: str) -> None:
    match = Match(game_id, seed=3)
    table = match.view(match.to_act[0])["table"]
    for line in find_game(game_id).drawn(table, match.players, language).splitlines():
        shown = as_written(line, encoding)
        assert len(shown) == len(line) and "?" not in shown


def test_what_looks_alike_is_written() -> None:
    assert as_written("│ Größe – « là »…", "ascii") == '| Grosse - " la "...'.replace("ss", "ss")
    assert as_written("Größe", "latin-1") == "Größe"
    assert as_written("◇ 漢", "ascii") == "? ?"


@pytest.mark.parametrize(
    ("encoding", "language", "said"),
    [
        ("ascii", "de", "Roemer zaehlt, Uebersicht..."),
        ("ascii", "en", "Romer zahlt, Ubersicht..."),
        ("latin-1", "de", "Römer zählt, Übersicht..."),
        ("utf-8", "de", "Römer zählt, Übersicht…"),
    ],
)
def test_words_are_spelt_as_their_language_does(encoding: str, language: str, said: str) -> None:
    found = spelt("Römer zählt, Übersicht…", encoding, language)
    assert as_written(found, encoding) == said


def test_in_ascii_german_umlauts_are_two_letters_and_columns_stay(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONIOENCODING": "ascii",
        "XDG_DATA_HOME": str(tmp_path),
        "COLUMNS": "40",
    }
    words = ("play", "ave", "--lang", "de", "--seed", "3", "--name", "Jürgen Längstermann")
    ran = subprocess.run(
        [sys.executable, "-m", "ludi", *words, "--seats", "3"],
        input=b"zurueck\nhilfe\n",
        env=environment,
        capture_output=True,
        check=True,
    )
    lines = ran.stdout.decode("ascii").splitlines()
    assert any("wuerfeln" in line for line in lines) and not any("wurfeln" in one for one in lines)
    start = next(place for place, line in enumerate(lines) if line.startswith("Zeile"))
    heads, *columns = lines[start : start + 4]
    assert {len(line) for line in (heads, *columns)} == {40} and "Juergen" in columns[0]


@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "cp437"])
@pytest.mark.parametrize(("game_id", "language"), [("romer", "fr"), ("romans-go-home", "de")])
def test_no_encoding_is_an_error(
    tmp_path: Path, game_id: str, language: str, encoding: str
) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "XDG_DATA_HOME": str(tmp_path)}
    words = ("play", game_id, "--lang", language, "--seed", "3", "--name", "Zoé")
    ran = subprocess.run(
        [sys.executable, "-m", "ludi", *words],
        input="1\n\xe9\n?\nrègles\n".encode(),
        env=environment,
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    ran.stdout.decode(encoding)
    assert b"Traceback" not in ran.stdout and b"Zo" in ran.stdout
    if encoding == "ascii" and game_id == "romans-go-home":
        assert b"+--- 1 ----+" in ran.stdout
