"""No decision of any game needs scrolling, and nothing that is touched is too small for a finger.

`make fits` looks at 2,000 decisions of each game.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

from ludi.core.registry import find_game, our_game_ids
from seeding import chooser
from web.browsers import NEEDS_CHROMIUM, PHONE, Sit

from .fitting import MOUSE, SIZES, TOUCH, decisions, faults

pytestmark = NEEDS_CHROMIUM

A_FEW: Final = 40


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", our_game_ids())
def test_decisions_are_in_sight(sit: Sit, game: str, size: str) -> None:
    person = sit(size=SIZES[size], touch=SIZES[size] == PHONE)
    person.go("/")
    person.page.locator(f'form[action="/play/{game}"] button').click()
    person.page.wait_for_selector("#table[data-live]")
    touch = TOUCH if SIZES[size] == PHONE else MOUSE
    for seats in sorted({max(2, find_game(game).fewest_seats), find_game(game).most_seats}):
        some = islice(decisions(game, seats, chooser(f"fits {game}")), A_FEW)
        found = [said for _, _, said in faults(person.page, some, touch)]
        assert found == []


def test_what_only_flies_over_a_board_makes_nothing_smaller(sit: Sit) -> None:
    person = sit(size=PHONE)
    person.go("/")
    person.page.locator(f'form[action="/play/{our_game_ids()[0]}"] button').click()
    person.page.wait_for_selector("#table[data-live]")
    short = person.page.evaluate(
        """() => {
          const room = document.querySelector(".room");
          const flying = document.createElement("div");
          flying.className = "departing";
          flying.innerHTML = "<p>A card</p>";
          Object.assign(flying.firstChild.style, { position: "fixed", top: "3000px" });
          const measured = () => {
            dispatchEvent(new Event("resize"));
            return room.style.getPropertyValue("--short");
          };
          const before = measured();
          document.querySelector("#board").append(flying);
          return [before, measured()];
        }"""
    )
    assert short[0] == short[1]
