"""Where the output cannot write every sign: plain ones, and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludi.cli.signs import as_written
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
