"""Pictures of every game to look at: the opening, a busy moment and the end.

    python benchmarks/screens.py FOLDER [GAME ...]

Plays each game against a bot in a browser and takes pictures at the sizes of a phone, a tablet and
a desk, in all languages, light and dark: FOLDER/GAME-MOMENT-SIZE-LANGUAGE-THEME.png. Says where a
page scrolls sideways, where letters are too small, and where words are cut off.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import expect, sync_playwright

from ludi.core.speech import CORE, LANGUAGES, Words

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from web.browsers import ASKED_OR_OVER, WAYS, Person, launched
from web.servers import FAST, Foundry

SIZES: Final = {
    "small-phone": (360, 640),
    "phone": (390, 844),
    "lying-phone": (844, 390),
    "small-desk": (1280, 720),
    "desk": (1440, 900),
}
CALLED: Final = {language: Words(CORE).say("language-name", language) for language in LANGUAGES}
# After so many of one's own actions a game is busy.
BUSY: Final = {"ave": 9, "romans-go-home": 3, "roma": 7, "romer": 9}
SMALLEST: Final = 12

_FAULTS: Final = """smallest => {
  const faults = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push(`scrolls sideways: ${page.scrollWidth}`);
  for (const one of document.querySelectorAll("main *")) {
    if (!one.checkVisibility() || one.closest(".unseen")) continue;
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const style = getComputedStyle(one);
    const said = one.textContent.trim().slice(0, 30);
    if (own && parseFloat(style.fontSize) < smallest) faults.push(`${style.fontSize}: ${said}`);
    const isSeen = one.clientWidth > 2; // what is only for screen readers is as small as can be
    const isCut = style.overflowX === "hidden" && one.scrollWidth > one.clientWidth + 1;
    if (own && isSeen && isCut) faults.push(`cut off: ${said}`);
  }
  return [...new Set(faults)];
}"""


def pictures(person: Person, folder: Path, name: str) -> None:
    """The page as it stands, in every size, language and theme."""
    for language, called in CALLED.items():
        person.click(called)
        expect(person.page.locator(f'html[lang="{language}"]')).to_be_attached()
        expect(person.page.locator("#table[data-live]")).to_be_visible()
        for theme in ("light", "dark"):
            person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            for size, (width, height) in SIZES.items():
                person.page.set_viewport_size({"width": width, "height": height})
                person.page.evaluate("scrollTo(0, 0)")
                person.page.wait_for_timeout(250)
                path = folder / f"{name}-{size}-{language}-{theme}.png"
                person.page.screenshot(path=path)
                for fault in person.page.evaluate(_FAULTS, SMALLEST):
                    print(f"{path.name}: {fault}")
    person.click("English")
    expect(person.page.locator("#table[data-live]")).to_be_visible()


def play(person: Person, folder: Path, game: str) -> None:
    """One game from its opening to its end."""
    person.page.emulate_media(reduced_motion="reduce")
    person.go("/")
    person.page.locator(f'form[action="/play/{game}"] button').click()
    for done in range(400):
        expect(person.page.locator(ASKED_OR_OVER)).to_be_visible()
        if person.is_over():
            break
        if done == 0:
            pictures(person, folder, f"{game}-opening")
        if done == BUSY[game]:
            pictures(person, folder, f"{game}-busy")
        person.do_something(max(0, person.page.locator(WAYS).count() - 1))
    pictures(person, folder, f"{game}-end")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(BUSY), metavar="GAME")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        foundry = Foundry(Path(data))
        server = foundry.start(f"sqlite:///{data}/tables.db", FAST)
        browser = launched(playwright)
        for game in arguments.games:
            person = Person(browser, f"http://127.0.0.1:{server.port}")
            play(person, arguments.folder, game)
            person.leave()
        browser.close()
        foundry.close()


if __name__ == "__main__":
    main()
