"""A game at a terminal, with what is typed there given in advance."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.sittings import Sit
from ludi.cli.play import Sitting
from ludi.core.match import Match


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Sit:
    """Sits down at a match, types lines until they run out, and gives what was printed."""

    def play(
        match: Match, *typed: str, language: str = "en", asks: bool = True, **of_console: Any
    ) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        console = Console(**{"width": 80, "height": 1000, **of_console})
        path = tmp_path / "record.json"
        Sitting(match, language, console, path, is_interactive=asks).play()
        return capsys.readouterr().out

    return play
