"""Pictures of every game to look at: the opening, a busy moment and the end.

    python benchmarks/screens.py FOLDER [GAME ...] [--size SIZE] [--language LANGUAGE]

Plays each game against a bot in a browser, then looks at what is around it: the replay, lesson,
rules, waiting room and lists. Takes pictures at the sizes of a phone and a desk, in
all languages, light and dark: FOLDER/GAME-MOMENT-SIZE-LANGUAGE-THEME.png. Says what a person would
call a fault, each once with where it is seen: a page that scrolls sideways, letters that are too
small, words that are cut off, what a finger cannot hit, and buttons that lie over each other.
Whoever hears nothing has seen nothing of that kind.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
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
THEMES: Final = ("light", "dark")
CALLED: Final = {language: Words(CORE).say("language-name", language) for language in LANGUAGES}
# After so many of one's own actions a game is busy.
BUSY: Final = {"ave": 9, "romans-go-home": 3, "roma": 7, "romer": 9}
SMALLEST: Final = 12
# What a finger hits, and what a mouse does.
TOUCH: Final = 44
MOUSE: Final = 24

_FAULTS: Final = """([smallest, touch]) => {
  const faults = [];
  const CUTS = ["hidden", "clip"];
  const SCROLLS = ["auto", "scroll"];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push(`scrolls sideways: ${page.scrollWidth}`);

  // What is on the page and in sight: not for screen readers alone, not see-through, and within all
  // that cuts it.
  const seenOf = (one) => {
    const isThere = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isThere || one.closest(".unseen, [inert], svg, [hidden]")) return null;
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let outer = one.parentElement; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.clipPath !== "none" && outer.clientWidth <= 2) return null;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = outer.getBoundingClientRect();
      if (outer === document.body || outer === page) continue;
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    const isSeen = right - left > 2 && bottom - top > 2;
    return isSeen ? { left, top, right, bottom } : null;
  };
  const isOnTop = (one, { left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
    const upper = document.elementFromPoint(x, y);
    return upper === null || one.contains(upper) || upper.contains(one);
  };
  const saidBy = (one) => {
    const said = one.ariaLabel || one.textContent || one.value || one.name || one.className || "";
    return said.trim().replace(/\\s+/g, " ").slice(0, 40);
  };
  const whereOf = (one) => (one.closest("#board") ? "board" : "frame");
  const fault = (one, words) => faults.push(`${whereOf(one)}: ${words}: ${saidBy(one)}`);

  for (const one of document.querySelectorAll("body *")) {
    const text = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (!text.length || one.closest("script, style, template, option, noscript")) continue;
    const seen = seenOf(one);
    const style = getComputedStyle(one);
    const size = parseFloat(style.fontSize);
    if (!seen || size === 0) continue; // said to screen readers, or by a sign before it
    const scale = one.offsetWidth ? one.getBoundingClientRect().width / one.offsetWidth : 1;
    const drawn = scale < 0.95 ? size * scale : size; // widths are told in whole pixels
    if (drawn < smallest - 0.05) fault(one, `${drawn.toFixed(1)} px letters`);
    // Letters that lie outside the element that cuts them; what scrolls can be reached.
    const range = document.createRange();
    const isCut = (cutter, box, inner) => {
      const cut = getComputedStyle(cutter);
      if (cut.webkitLineClamp !== "none") return false; // it is told in full elsewhere
      const isOut = inner.right > box.right + 2 || inner.left < box.left - 2;
      const isBeyond = inner.bottom > box.bottom + 4 || inner.top < box.top - 4;
      return (CUTS.includes(cut.overflowX) && isOut) || (CUTS.includes(cut.overflowY) && isBeyond);
    };
    for (const node of text) {
      range.selectNodeContents(node);
      const inner = range.getBoundingClientRect();
      if (inner.width < 1) continue;
      for (let cutter = one; cutter && cutter !== document.body; cutter = cutter.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(cutter);
        if (SCROLLS.includes(overflowX) || SCROLLS.includes(overflowY)) break;
        if (isCut(cutter, cutter.getBoundingClientRect(), inner)) { fault(one, "cut off"); break; }
      }
    }
  }

  const fields = "input:not([type=hidden]), select";
  const pressed = `button, a[href], summary, ${fields}, [data-drag][tabindex], [role=button]`;
  const hit = [];
  for (const one of document.querySelectorAll(pressed)) {
    const seen = seenOf(one);
    if (!seen || !isOnTop(one, seen) || one.matches(".skip")) continue;
    hit.push([one, seen]);
    const isWithLabel = one.matches("input[type=checkbox], input[type=range]");
    const target = (isWithLabel && one.closest("label")) || one;
    const { width, height } = target.getBoundingClientRect();
    // A link within a sentence is as high as its line.
    const isInline = one.matches("a, summary") && getComputedStyle(one).display === "inline";
    const [wide, high] = [Math.round(width), Math.round(height)];
    if (!isInline && Math.min(wide, high) < touch - 0.5) fault(one, `${wide} by ${high} px`);
  }
  // Of what lies under something else, as cards do in a hand, enough is to be seen.
  const leftOf = (one, { left, top, right, bottom }) => {
    const found = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (let x = left + 1; x < right; x += 4) {
      for (let y = top + 1; y < bottom; y += 4) {
        if (!one.contains(document.elementFromPoint(x, y))) continue;
        [found.left, found.right] = [Math.min(found.left, x), Math.max(found.right, x)];
        [found.top, found.bottom] = [Math.min(found.top, y), Math.max(found.bottom, y)];
      }
    }
    return Math.min(found.right - found.left, found.bottom - found.top) + 4;
  };
  const isInSight = ({ top, bottom }) => top >= 0 && bottom <= innerHeight;
  for (const [one, a] of hit) {
    for (const [other, b] of hit) {
      if (one === other || one.contains(other) || other.contains(one) || !isInSight(a)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide < 4 || high < 4) continue;
      const left = Math.max(0, Math.round(leftOf(one, a)));
      if (left < touch / 2) fault(one, `lies under “${saidBy(other)}”, ${left} px are left`);
    }
  }
  return [...new Set(faults)];
}"""


class Look:
    """Takes pictures in some sizes and languages, and notes what is wrong in them."""

    def __init__(self, folder: Path, sizes: Sequence[str], languages: Sequence[str]) -> None:
        self._folder = folder
        self._sizes = sizes
        self._languages = languages
        self._seen: defaultdict[str, list[str]] = defaultdict(list)

    def at(self, person: Person, name: str, opens: str = "") -> None:
        """The page as it stands, in every size, language and theme; with something opened."""
        for language in self._languages:
            _speak(person, language)
            if opens:
                person.page.locator(opens).click()
            for size in self._sizes:
                width, height = SIZES[size]
                person.page.set_viewport_size({"width": width, "height": height})
                for theme in THEMES:
                    person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                    person.page.evaluate("scrollTo(0, 0)")
                    person.page.wait_for_timeout(150)
                    path = self._folder / f"{name}-{size}-{language}-{theme}.png"
                    person.page.screenshot(path=path)
                self._note(person, f"{name}-{size}-{language}", TOUCH if "phone" in size else MOUSE)
        desk = SIZES["desk"]
        person.page.set_viewport_size({"width": desk[0], "height": desk[1]})
        _speak(person, "en")

    def _note(self, person: Person, where: str, target: int) -> None:
        for fault in person.page.evaluate(_FAULTS, [SMALLEST, target]):
            self._seen[fault].append(where)

    def tell(self) -> None:
        """What was wrong, each once."""
        for fault, places in sorted(self._seen.items()):
            others = f" and {len(places) - 1} more" if len(places) > 1 else ""
            print(f"{fault} ({places[0]}{others})")


def _speak(person: Person, language: str) -> None:
    """Read the page in a language, once its scripts are there."""
    person.click(CALLED[language])
    expect(person.page.locator(f'html[lang="{language}"]')).to_be_attached()
    table = person.page.locator("#table.full")
    if table.count():
        expect(person.page.locator("#table[data-live]")).to_be_visible()


def play(person: Person, look: Look, game: str) -> None:
    """One game from its opening to its end."""
    person.page.emulate_media(reduced_motion="reduce")
    person.go("/")
    person.page.locator(f'form[action="/play/{game}"] button').click()
    for done in range(400):
        expect(person.page.locator(ASKED_OR_OVER)).to_be_visible()
        if person.is_over():
            break
        if done == 0:
            look.at(person, f"{game}-opening")
        if done == BUSY[game]:
            look.at(person, f"{game}-busy")
        person.do_something(max(0, person.page.locator(WAYS).count() - 1))
    look.at(person, f"{game}-end")
    look.at(person, f"{game}-result", opens="#finale summary")
    person.page.locator("#table .again").evaluate("link => link.click()")
    expect(person.page.locator("#run")).to_be_visible()
    look.at(person, f"{game}-replay")


def around(person: Person, look: Look, game: str) -> None:
    """What is around the table of a game: its lesson, its rules, the waiting room."""
    for name, path in (("lesson", f"/learn/{game}/1"), ("rules", f"/rules/{game}")):
        person.go(path)
        look.at(person, f"{game}-{name}")
    person.go("/")
    person.page.locator(f'form[action="/tables/new/{game}"] button').click()
    person.page.locator(".lobby").wait_for()
    look.at(person, f"{game}-waiting")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(BUSY), metavar="GAME")
    parser.add_argument("--size", action="append", choices=list(SIZES))
    parser.add_argument("--language", action="append", choices=list(LANGUAGES))
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    look = Look(
        arguments.folder, arguments.size or list(SIZES), arguments.language or list(LANGUAGES)
    )
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        foundry = Foundry(Path(data))
        server = foundry.start(f"sqlite:///{data}/tables.db", FAST)
        browser = launched(playwright)
        for game in arguments.games:
            person = Person(browser, f"http://127.0.0.1:{server.port}")
            play(person, look, game)
            around(person, look, game)
            person.go("/")
            look.at(person, f"{game}-front")
            person.leave()
        browser.close()
        foundry.close()
    look.tell()


if __name__ == "__main__":
    main()
