"""The bots in docs/bots.md, taken out of the page, play as the page says."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from ludi.cli import main
from ludi.core.match import Match

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
FILE = re.compile(r"^\*\*`(?P<path>[^`]+)`\*\*\n\n```\w+\n(?P<text>.*?)^```$", re.M | re.S)
COMMAND = re.compile(r"^    ludi (arena .*)$", re.M)


@pytest.mark.parametrize("command", COMMAND.findall(PAGE))
def test_the_bots_of_the_page_play(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
) -> None:
    for found in FILE.finditer(PAGE):
        (tmp_path / found["path"]).write_text(found["text"], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    words = [word.replace("python3", sys.executable) for word in shlex.split(command)]
    words[words.index("-n") + 1] = "2"
    assert main([*words, "--threads", "1"]) == 0, capsys.readouterr().err
    assert "4 games: 2 deals" in capsys.readouterr().out


def test_the_page_shows_both_kinds_and_a_question_as_it_is() -> None:
    assert [found["path"] for found in FILE.finditer(PAGE)] == ["bot.py", "program.py"]
    assert len(COMMAND.findall(PAGE)) == 2
    (action,) = Match("ave", seed=1).legal(0)
    shown = f'{{"text": "{action.text}", "name": "{action.name}", "args": {{'
    assert shown in PAGE and f'"sentence": "{action}"' in PAGE
    assert all(f'"{name}": {value}' in PAGE for name, value in action.args.items())
