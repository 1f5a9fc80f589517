"""Styles keep to themselves: a game's reach its board alone, the site's no piece by accident."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from ludi.core.registry import our_game_ids
from ludi.web.show.boards import file_of
from web.browsers import NEEDS_CHROMIUM, Sit

GAMES: Final = our_game_ids()
# What the table's own parts are called; boards use them on purpose.
SHARED: Final = {"act", "unseen", "main", "chosen", "lit", "offer", "ghost", "over-it"}

_TOLD: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_STRINGS: Final = re.compile(r'"[^"]*"')


def text_of(game: str, name: str) -> str:
    path = file_of(game, name)
    assert path is not None
    return path.read_text(encoding="utf-8")


def selectors(css: str) -> Iterator[str]:
    """Every selector of a style sheet, those within conditions too."""
    names: list[str] = []
    for found in re.finditer(r"([^{};]*)([{};])", _STRINGS.sub('""', _TOLD.sub("", css))):
        head, sign = found[1].strip(), found[2]
        if sign == "}":
            names.pop()
        elif sign == "{":
            names.append(head)
            is_frame = any("keyframes" in name for name in names)
            if not head.startswith("@") and not is_frame:
                yield from re.split(r",(?![^(]*\))", head)


@pytest.mark.parametrize("game", GAMES)
def test_a_games_style_reaches_its_own_board_alone(game: str) -> None:
    css = text_of(game, "board.css")
    own = re.search(r"^\.([\w-]+) \{", css, re.MULTILINE)
    assert own is not None
    outside = [
        one.strip()
        for one in selectors(css)
        if not re.match(rf"(?:#table\S* )?(?:\.{own[1]}(?![\w-])|\.{own[1]}-[\w-]+)", one.strip())
    ]
    assert outside == []
    others = {text_of(other, "board.css") for other in GAMES if other != game}
    assert all(f".{own[1]} " not in other for other in others)


def test_selectors_are_found_whatever_they_stand_in() -> None:
    css = "@media print { .a { x: 1 } .b, .c:is(.d, .e) > i { y: 2 } } @keyframes k { to { z: 3 } }"
    css += "p { z: 4 }"
    assert [one.strip() for one in selectors(css)] == [".a", ".b", ".c:is(.d, .e) > i", "p"]


@NEEDS_CHROMIUM
@pytest.mark.parametrize("game", GAMES)
def test_the_sites_style_shapes_no_piece_by_its_class(sit: Sit, game: str) -> None:
    person = sit()
    person.go("/")
    person.page.locator(f'form[action="/play/{game}"] button').click()
    person.page.wait_for_selector("#table[data-live]")
    found: list[str] = person.page.evaluate(
        """() => {
          const [sheet] = [...document.styleSheets].filter(one => one.href?.endsWith("/style.css"));
          const rules = function* (list) {
            for (const rule of list) {
              if (rule.selectorText) yield rule.selectorText;
              if (rule.cssRules) yield* rules(rule.cssRules);
            }
          };
          const classes = new Set();
          const pieces = [...document.querySelectorAll("#board *")];
          for (const text of rules(sheet.cssRules)) {
            if (/::/.test(text)) continue;
            for (const piece of pieces) {
              if (!piece.matches(text)) continue;
              for (const [, name] of text.matchAll(/\\.([\\w-]+)/g)) {
                if (piece.classList.contains(name)) classes.add(name);
              }
            }
          }
          return [...classes];
        }"""
    )
    assert set(found) <= SHARED
