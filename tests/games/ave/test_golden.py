"""What the golden games of Avé show together; `tests/games/test_golden.py` replays them."""

from __future__ import annotations

from pathlib import Path

import pytest

FILES = sorted((Path(__file__).parent / "golden").glob("*.txt"))


@pytest.mark.parametrize(
    "sentence",
    [
        "triggers the end of the game: this is the last round.",
        "Nobody can write a number any more.",
        "The round limit is reached",
    ],
)
def test_golden_games_show_every_end(sentence: str) -> None:
    """AVE-5.1, AVE-5.2, AVE-5.5."""
    assert any(sentence in path.read_text(encoding="utf-8") for path in FILES)
