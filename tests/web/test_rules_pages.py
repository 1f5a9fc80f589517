"""Rules pages show the pieces that they tell of."""

from __future__ import annotations

import re

import pytest

from ludi.core.registry import find_game, our_game_ids
from ludi.core.speech import LANGUAGES
from ludi.web.show import boards, templates
from ludi.web.show.rulebooks import rules_page

LEAST = {"ave": 6 + 16, "romans-go-home": 19 + 6, "roma": 25 + 14, "romer": 5 + 5 + 7}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", our_game_ids())
def test_pieces_are_seen_beside_their_rules_and_in_examples(game: str, language: str) -> None:
    page = rules_page(game, language)
    shapes = templates.part(f"{boards.TEMPLATES}{game}/shapes.html", {})
    drawn = re.findall(r'<use href="#([\w-]+)"', page)
    assert "{picture-" not in page
    assert page.count('<svg class="pictured') >= LEAST[game]
    assert all(f'id="{one}"' in shapes for one in drawn)


@pytest.mark.parametrize("game", our_game_ids())
def test_a_piece_that_explains_itself_stands_beside_its_picture(game: str) -> None:
    page = rules_page(game, "en")
    anchors = set(re.findall(r'id="piece-([\w-]+)"', page))
    assert set(find_game(game).phrases["en"].explanations) & anchors
    for cell in re.findall(r'<td class="of-piece">.*?</td>', page):
        assert "<svg" in cell
