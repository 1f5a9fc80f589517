"""Golden games: every file in `golden` is replayed, and each of its lines must come about."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludi import Match

from .golden_games import END, FOLDER, Outline, read, told

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_golden_game_is_told_the_same(path: Path) -> None:
    """Every sentence, every die and the table at the end."""
    text = path.read_text(encoding="utf-8")
    assert told(read(text)).splitlines() == text.splitlines()


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_golden_game_is_played_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "The game is over." in text
    assert "nobody yet" not in text.partition(END)[2]


def all_text() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in FILES)


def test_golden_games_show_every_kind_of_action() -> None:
    """AVE-3.1 to AVE-4.6: every action there is occurs in some golden game."""
    names = {block.name for block in Match("ave").game.actions.blocks}
    outlines = [read(path.read_text(encoding="utf-8")) for path in FILES]
    played = {move.action.split()[0] for outline in outlines for move in outline.moves}
    assert played == names


@pytest.mark.parametrize(
    "sentence",
    [
        "This is the last round, called by",
        "Nobody can write any number any more.",
        "The round limit is reached",
    ],
)
def test_golden_games_show_every_end(sentence: str) -> None:
    """AVE-5.1, AVE-5.2, AVE-5.5."""
    assert sentence in all_text()


def test_a_golden_game_is_made_from_its_header_and_actions() -> None:
    """What chance gives may be left out: it comes from the seed, and is then written."""
    header = {
        "game": "ave",
        "seats": "2",
        "options": "{}",
        "players": "Julia, Marcus",
        "seed": "1",
    }
    text = "\n".join(f"{key}: {value}" for key, value in header.items())
    outline = read(f"{text}\n\nJulia: roll 1\nJulia: roll 1 = X\n")
    assert [move.chance for move in outline.moves] == [None, ["X"]]
    made = told(outline)
    assert made == told(read(made))
    drawn = read(made).moves[0].chance
    assert drawn is not None
    assert f"    Julia rolls {drawn[0]}." in made.splitlines()
    assert read(told(Outline(header, []))).moves == []
