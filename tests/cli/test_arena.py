"""`ludi arena`, as a person or a script uses it."""

from __future__ import annotations

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludi.cli import main
from ludi.cli.arena import bar_width, round_room
from ludi.cli.texts import number


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(("arena", *words, "--threads", "1"))
    printed = capsys.readouterr()
    return code, printed.out, " ".join(printed.err.split())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("share of wins", "Elo rating", "8 games: 4 deals", "round_limit=3")),
        ("fr", ("part gagnée", "cote Elo", "8 parties\u00a0: 4 donnes", "round_limit=3")),
    ],
)
def test_a_table_is_printed(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    words: tuple[str, ...],
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    asked = ("ave", "heuristic", "random", "-n", "4", "--option", "round_limit=3")
    code, out, err = run(capsys, *asked, "--lang", language)
    assert (code, err) == (0, "")
    assert all(word in out for word in words)
    assert "…" not in out and max(map(len, out.splitlines())) <= 80


def test_the_document_holds_everything(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "ave", "random", "random", "heuristic", "-n", "2", "--json")
    document = json.loads(out)
    assert code == 0 and document["games"] == 12
    assert document["settings"]["bots"] == ["random", "random", "heuristic"]
    assert document["settings"]["seed"] == 1 and document["settings"]["deals"] == 2
    assert [one["bot"] for one in document["bots"]] == ["random", "random (2)", "heuristic"]
    assert len(document["pairs"]) == 3 and document["run"]["threads"] == 1
    assert all(sum(pair["differences"].values()) == pair["games"] for pair in document["pairs"])


class _Balanced(HTMLParser):
    """Counts what is opened and not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(("language", "bots", "plots"), [("en", 2, 3), ("fr", 3, 2)])
def test_a_page_needs_nothing_else(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, bots: int, plots: int
) -> None:
    path = tmp_path / "<page>.html"
    words = ("ave", *(["random"] * bots), "-n", "3", "--html", str(path), "--lang", language)
    assert run(capsys, *words)[0] == 0
    page = path.read_text(encoding="utf-8")
    parser = _Balanced()
    parser.feed(page)
    assert parser.open == []
    drawn = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawn) == plots and all(ElementTree.fromstring(svg) is not None for svg in drawn)
    assert f'<html lang="{language}">' in page and "prefers-color-scheme: dark" in page
    assert "nan" not in page and not re.search(r"(src|href)=|url\(|@import", page)


@pytest.mark.parametrize(
    ("words", "status", "english", "french"),
    [
        (("ave", "random", "deep"), 2, "There is no bot “deep”", "Il n’y a pas de robot"),
        (
            ("ave", "random"),
            2,
            "takes 2 bots or more, not one",
            "au moins 2 robots, et non un seul",
        ),
        (("chess", "random", "random"), 2, "There is no game", "Il n’y a pas de jeu"),
        (("ave", "random", "json:no"), 1, "cannot be loaded", "ne se charge pas"),
        (
            ("ave", "random", "random", "--html", "/nowhere/at/all.html"),
            1,
            "cannot be written",
            "ne peut pas être écrit",
        ),
    ],
)
def test_what_cannot_be_done_is_said(
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    status: int,
    english: str,
    french: str,
) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        code, out, err = run(capsys, *words, "--lang", language)
        assert (code, out) == (status, "") and sentence in err.replace("\u00a0", " ")


@pytest.mark.parametrize("n", ["0", "-3", "many", "1.5"])
def test_deals_are_counted_from_one(capsys: pytest.CaptureFixture[str], n: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(["arena", "ave", "random", "random", "--lang", "fr", f"-n={n}"])
    assert left.value.code == 2 and "erreur" in capsys.readouterr().err


def test_a_bot_at_fault_is_one_sentence_and_no_traceback(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "bot.py"
    path.write_text("def choose(view, legal):\n    return legal[99]\n")
    command = f"program:{sys.executable} {path}"
    code, out, err = run(capsys, "ave", "random", f"{path}:choose", "-n", "1")
    assert (code, out) == (1, "") and "IndexError" in err and "Traceback" not in err
    code, out, err = run(capsys, "ave", "random", command, "-n", "1")
    assert (code, out) == (1, "") and "exit status 0" in err and "Traceback" not in err


def test_numbers_and_scales() -> None:
    assert number(-1234.56, 1, "en") == "−1234.6" and number(1234.56, 1, "de") == "1234,6"
    assert number(-12345.6, 1, "en") == "−12,345.6" and number(12345, 0, "de") == "12.345"
    assert number(-12345.6, 1, "fr") == "−12\u202f345,6"
    assert [bar_width(0, high) for high in (39, 40, 80, 399, 400)] == [1, 2, 5, 10, 20]
    assert round_room(1039, 1961) == (1000, 2200)
    assert round_room(1500, 1500) == (1500, 1900)
