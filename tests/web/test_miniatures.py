"""Small pictures of positions in lists: drawn of what any spectator may know, and kept."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from ludi.core.match import Match
from ludi.core.registry import find_game, game_ids
from ludi.web.show.boards import picture_of, table_of
from ludi.web.show.lists import told_in_list
from ludi.web.show.miniatures import HEIGHT, WIDTH, _drawn, kept_miniature, miniature
from ludi.web.storage.entries import Listed, Sitter
from ludi.web.tables.table import PLAYING, Table
from seeding import chooser

DRAWN = [game for game in game_ids() if table_of(find_game(game)).miniature is not None]


@pytest.fixture(autouse=True)
def nothing_is_kept() -> None:
    _drawn.clear()


def lying(match: Match | None, version: int = 1) -> Table:
    game = match.game.id if match is not None else DRAWN[0]
    return Table("here", version, game, status=PLAYING, match=match)


def in_every_number(game: str) -> Iterator[Match]:
    found = find_game(game)
    for seats in range(max(2, found.fewest_seats), found.most_seats + 1):
        yield Match(game, seats, seed=f"a seed {seats}")


@pytest.mark.parametrize("game", DRAWN)
def test_every_position_is_drawn_within_its_frame(game: str) -> None:
    choices, drawn = chooser(game), set[str]()
    for match in in_every_number(game):
        for played in range(1000):
            if played % 8 == 0 or match.over:
                svg = miniature(lying(match))
                assert svg is not None
                assert len(svg) < 12_000
                drawn.add(svg)
                check_within_frame(svg)
            if match.over:
                break
            seat = match.to_act[0]
            match.play(seat, choices.choice(match.legal(seat)).text)
    assert len(drawn) > 5


def check_within_frame(svg: str) -> None:
    for shape in ElementTree.fromstring(svg).iter():
        x, y, width, height = (float(shape.get(side, 0)) for side in ("x", "y", "width", "height"))
        assert 0 <= x <= x + width <= WIDTH + 0.01
        assert 0 <= y <= y + height <= HEIGHT + 0.01


@pytest.mark.parametrize("game", DRAWN)
def test_nothing_is_drawn_that_a_spectator_may_not_know(game: str) -> None:
    match, choices = Match(game, 2, seed="a seed"), chooser(game)
    for _ in range(12):
        seat = match.to_act[0]
        match.play(seat, choices.choice(match.legal(seat)).text)
    drawn = miniature(lying(match))
    draw = table_of(find_game(game)).miniature
    assert draw is not None
    shapes = "".join(draw(match.view(None)["table"]))
    assert drawn is not None
    assert drawn.endswith(f"{shapes}</svg>")


def test_what_is_drawn_is_kept_by_its_version() -> None:
    drawn = miniature(lying(Match(DRAWN[0], 2, seed="a seed"), 7))
    assert kept_miniature("here", 7) == drawn
    assert kept_miniature("here", 6) is None
    assert miniature(lying(None)) is None


def test_lists_show_the_position_once_there_is_one() -> None:
    def shown(status: str) -> str:
        sat = (Sitter("person", "ann", "Ann"),)
        row = Listed("here", DRAWN[0], status, 0, sat, 1.0, version=9)
        return str(told_in_list(row, "ann", "en", 2.0)["picture"])

    assert shown("waiting") == shown("closed") == picture_of(DRAWN[0])
    assert shown("playing") == shown("over") == "/tables/here/picture.svg?version=9"
