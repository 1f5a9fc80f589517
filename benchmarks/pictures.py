"""Pictures of the games for README and for links to them: what a table looks like in mid-game.

    python benchmarks/pictures.py [GAME ...]

Plays each game against a bot in a browser and writes docs/pictures/GAME.jpg, and preview.jpg, which
stands beside links, into the folder of each game. Chance is seeded: what is played stays the same.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import expect, sync_playwright

from ludi.core.registry import find_game, our_game_ids
from ludi.web.show.boards import table_of

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from web.browsers import ASKED_OR_OVER, WAYS, Person, launched
from web.servers import FAST, Foundry

_PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
_STATIC: Final = Path(__file__).parents[1] / "src" / "ludi" / "web" / "static"
# Three quarters of the size are enough to read by; a page of them weighs little.
_SMALLER: Final = 0.75
_QUALITY: Final = 66
# After so many of one's own actions a board has filled.
_ACTIONS: Final = {"ave": 10, "romans-go-home": 2, "roma": 9, "romer": 11}
_USUAL: Final = 8


def played(person: Person, game: str) -> None:
    """A game in its middle, before one's own decision."""
    person.page.emulate_media(reduced_motion="reduce")
    person.go("/")
    person.page.locator(f'form[action="/play/{game}"] button').click()
    for done in range(_ACTIONS.get(game, _USUAL)):
        expect(person.page.locator(ASKED_OR_OVER)).to_be_visible()
        count = person.page.locator(WAYS).count()
        person.do_something(done % count if count else 0)
    expect(person.page.locator(".turn.yours")).to_be_visible()
    person.page.mouse.move(0, 0)
    person.page.evaluate("document.activeElement?.blur()")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=our_game_ids(), metavar="GAME")
    arguments = parser.parse_args()
    _PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        foundry = Foundry(Path(data))
        server = foundry.start(f"sqlite:///{data}/tables.db", FAST)
        browser = launched(playwright)
        for game in arguments.games:
            person = Person(browser, f"http://127.0.0.1:{server.port}", scale=_SMALLER)
            played(person, game)
            person.page.set_viewport_size({"width": 1280, "height": 720})
            person.page.screenshot(path=_PICTURES / f"{game}.jpg", type="jpeg", quality=_QUALITY)
            person.page.set_viewport_size({"width": 1600, "height": 840})
            folder = table_of(find_game(game)).folder
            assert folder is not None
            preview = folder / "preview.jpg"
            person.page.screenshot(path=preview, type="jpeg", quality=_QUALITY)
            person.leave()
        person = Person(browser, f"http://127.0.0.1:{server.port}", scale=_SMALLER)
        person.go("/")
        person.page.set_viewport_size({"width": 1600, "height": 840})
        person.page.screenshot(path=_STATIC / "preview.jpg", type="jpeg", quality=_QUALITY)
        person.leave()
        browser.close()
        foundry.close()


if __name__ == "__main__":
    main()
