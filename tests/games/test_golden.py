"""Golden games: every file in a `golden` folder is replayed, and each of its lines must come about.

What the files of a game must show together stands in the `test_golden.py` of its folder.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .golden_games import END, FILES, Outline, read, replayed, told

every_file = pytest.mark.parametrize(
    "path", FILES, ids=[f"{path.parent.parent.name}/{path.stem}" for path in FILES]
)


@every_file
def test_golden_game_is_told_the_same(path: Path) -> None:
    """Every sentence, every draw and the table at the end."""
    text = path.read_text(encoding="utf-8")
    assert told(read(text)).splitlines() == text.splitlines()


@every_file
def test_golden_game_is_played_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "The game is over." in text
    assert "nobody yet" not in text.partition(END)[2]


@pytest.mark.parametrize("folder", sorted({path.parent.parent.name for path in FILES}))
def test_golden_games_show_every_kind_of_action(folder: str) -> None:
    texts = [
        path.read_text(encoding="utf-8") for path in FILES if path.parent.parent.name == folder
    ]
    matches = [replayed(read(text)) for text in texts]
    played = {match.action(one.action).name for match in matches for one in match.history}
    assert played == {block.name for block in matches[0].game.actions.blocks}


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
