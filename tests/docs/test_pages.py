"""What the pages show and tell is what the program does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text

import ludi
from ludi.core.registry import find_game, our_game_ids
from ludi.core.speech import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "src").rglob("*.md")),
]
LINK = re.compile(r"\]\((?!https?:)([^)#]+)[^)]*\)")
CODE = re.compile(r"^```.*?^```", re.M | re.S)
CLAUSE = re.compile(r"\b[A-Z]{3}-\d+\.\d+\b")
HAND = ["reroll-I", "reroll-V", "reroll-one", "ignore-one", "repeat", "joker"]


def ave(column: list[int], *, hand: list[str] | None = None) -> ludi.Match:
    """Seat 0 begins a turn with such a column and hand."""
    state = {"columns": [column, [0] * 7], "cards": [HAND if hand is None else hand, HAND]}
    return ludi.Match.from_position({"game": "ave", "seats": 2, "state": state}, seed=1)


def roll(match: ludi.Match, faces: str) -> None:
    for face in faces.split():
        match.play(0, "roll 1", chance=[face])


def legal(match: ludi.Match) -> list[str]:
    return [action.text for action in match.legal(0)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    for target in LINK.findall(text):
        assert (page.parent / target).exists(), target


def test_the_readme_shows_the_board_as_it_is() -> None:
    position = {
        "game": "ave",
        "seats": 3,
        "state": {
            "phase": "deciding",
            "turn": 1,
            "rounds": 4,
            "showing": ["X", "X", "V", "I"],
            "unrolled": 2,
            "columns": [
                [4, 0, 16, 21, 0, 0, 0],
                [0, 9, 14, 0, 0, 33, 0],
                [0, 11, 0, 25, 0, 0, 36],
            ],
            "cards": [["reroll-I", "reroll-V", "repeat", "joker"], HAND, HAND[1:]],
        },
    }
    match = ludi.Match.from_position(position)
    drawn = match.game.board(match.view(1)["table"], match.players, "en")
    lines = [line.rstrip() for line in Text.from_markup(drawn).plain.splitlines()]
    assert "\n".join(lines) in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", our_game_ids())
def test_all_languages_tell_the_same_rules_in_the_same_order(game: str) -> None:
    folder = find_game(game).rulebook
    assert folder is not None
    english, *others = (
        CLAUSE.findall((folder / f"{language}.md").read_text(encoding="utf-8"))
        for language in LANGUAGES
    )
    assert english
    assert all(sorted(set(other)) == sorted(set(english)) for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", our_game_ids())
def test_what_is_printed_on_a_piece_is_said_once(game: str, language: str) -> None:
    """What a piece does begins with its cost where it has one, so no table says it beside that."""
    folder, words = find_game(game).rulebook, find_game(game).phrases[language]
    assert folder is not None
    page = (folder / f"{language}.md").read_text(encoding="utf-8")
    for piece, printed in find_game(game).printed.items():
        if f"{{about-{piece}}}" in page and "cost" in printed:
            assert f" {printed['cost']}," in words.explanations[piece], piece
            assert f"| {{{piece}.cost}} |" not in page, piece
            assert f"| {{{piece}.copies}} |" in page, piece


def test_ave_example_of_a_turn() -> None:
    match = ave([0, 9, 0, 21, 0, 0, 36])
    for faces, readings in (("X I", [9, 11]), ("X", [19, 21]), ("I", [22])):
        roll(match, faces)
        assert match.view(0)["table"]["readings"] == readings
    assert legal(match) == ["roll 1", "write 22 5", "write 22 6"]


def test_ave_example_of_rerolling() -> None:
    match = ave([0] * 7)
    roll(match, "X V I V")
    match.play(0, "reroll-v 2", chance=["X", "I"])
    assert match.view(0)["table"]["readings"] == [22]
    assert {"roll 1", "write 22 1"} <= set(legal(match))


def test_ave_example_of_an_early_stop() -> None:
    match = ave([0, 0, 12, 13, 0, 0, 0], hand=["repeat"])
    roll(match, "X I I")
    assert legal(match) == ["roll 1", "stop"]
    for action in ("stop", "repeat", "write 12 2"):
        match.play(0, action)
    assert match.view(0)["table"]["columns"][0] == [0, 12, 12, 13, 0, 0, 0]


def test_ave_example_of_ignoring() -> None:
    match = ave([0] * 7)
    roll(match, "X X X X V")
    match.play(0, "ignore-one V")
    assert not {"stop", "pass"} & set(legal(match))
    roll(match, "I")
    assert match.view(0)["table"]["readings"] == [39]


def test_ave_example_of_scoring() -> None:
    assert ave([6, 11, 19, 0, 24, 34, 39], hand=["repeat", "joker"]).points[0] == 143
