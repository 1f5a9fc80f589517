"""Every game played in a browser: to its end by mouse, a while by touch and by keyboard alone.
`make games` plays whole games in each way, in every language, light and dark."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from ludi.core.speech import CORE, Words
from seeding import chooser

from .browsers import ASKED_OR_OVER, DESK, NEEDS_CHROMIUM, SMALL_PHONE, WAYS, Person

pytestmark = NEEDS_CHROMIUM

WHOLE: Final = bool(os.environ.get("LUDI_WHOLE"))
# Short matches: options that end them early.
SHORT: Final[Mapping[str, Mapping[str, int]]] = {
    "ave": {"round_limit": 2},
    "romans-go-home": {},
    "roma": {"turn_limit": 2},
    "romer": {"target": 100, "lead_limit": 6},
}
MOST_ACTIONS: Final = 5000 if WHOLE else 250
A_WHILE: Final = MOST_ACTIONS if WHOLE else 5
# A language, and whether the page is dark.
LOOKS: Final = (("en", False), ("fr", True), ("de", False)) if WHOLE else (("en", False),)

looking = pytest.mark.parametrize(("language", "dark"), LOOKS)


def seated(browser: Browser, address: str, game: str, **how: Any) -> Person:
    """Somebody at a table with the easiest bot, the match begun."""
    person = Person(browser, address, **how)
    person.go("/")
    person.page.locator(f'form[action="/tables/new/{game}"] button').click()
    for name, value in () if WHOLE else SHORT[game].items():
        person.set_option(name, value)
    person.seat_bot("tiro")
    person.click("Start the match")
    expect(person.page.locator("#table[data-live]")).to_be_visible()
    return person


def seated_in(
    browser: Browser, address: str, game: str, language: str, dark: bool, **how: Any
) -> Person:
    """The same, who reads another language from then on, light or dark."""
    person = seated(browser, address, game, dark=dark, **how)
    if language != "en":
        person.click(Words(CORE).say("language-name", language))
        expect(person.page.locator(f'html[lang="{language}"]')).to_be_attached()
    return person


def play_to_the_end(person: Person, act: Callable[[Person], None]) -> None:
    play(person, act, MOST_ACTIONS)
    expect(person.page.locator(".turn.result")).to_be_visible()
    person.leave()


def play_a_while(person: Person, act: Callable[[Person], None]) -> None:
    if WHOLE:
        play_to_the_end(person, act)
        return
    play(person, act, A_WHILE)
    person.leave()


def play(person: Person, act: Callable[[Person], None], actions: int) -> None:
    for _ in range(actions):
        expect(person.page.locator(ASKED_OR_OVER)).to_be_visible()
        assert person.has_no_sideways_scrolling()
        if person.is_over():
            break
        act(person)


def press_something(chance: random.Random) -> Callable[[Person], None]:
    def act(person: Person) -> None:
        count = person.page.locator(WAYS).count()
        person.do_something(chance.randrange(count) if count else 0)

    return act


@looking
@pytest.mark.parametrize("game", SHORT)
def test_by_mouse(browser: Browser, address: str, game: str, language: str, dark: bool) -> None:
    person = seated_in(browser, address, game, language, dark, size=DESK)
    play_to_the_end(person, press_something(chooser(game)))


@looking
@pytest.mark.parametrize("game", SHORT)
def test_by_touch(browser: Browser, address: str, game: str, language: str, dark: bool) -> None:
    how = {"size": SMALL_PHONE, "touch": True}
    person = seated_in(browser, address, game, language, dark, **how)
    play_a_while(person, press_something(chooser(f"touch {game}")))


@looking
@pytest.mark.parametrize("game", SHORT)
def test_by_keyboard_alone(
    browser: Browser, address: str, game: str, language: str, dark: bool
) -> None:
    chance = chooser(f"keys {game}")

    def act(person: Person) -> None:
        keys, plan = person.page.keyboard, person.page.locator("[data-arrange]")
        if plan.count():
            key = plan.get_attribute("data-asked")
            while person.page.locator("[data-confirm]:disabled").count():
                tab_to(person, "[data-pool] [data-piece]")
                keys.press("Enter")
            tab_to(person, "[data-confirm]")
            keys.press("Enter")
            person.wait_for_the_plan(key)
        else:
            with person.meaning_it(), person.acting():
                keys.press("1")
                for _ in range(chance.randrange(person.page.locator(WAYS).count())):
                    keys.press("ArrowDown")
                keys.press("Enter")
                if person.page.locator("#board .lit").count():  # a piece, which wants a place
                    keys.press("Enter")

    play_a_while(seated_in(browser, address, game, language, dark, size=DESK), act)


def tab_to(person: Person, selector: str) -> None:
    """Walk on with Tab until something has the keyboard."""
    for _ in range(150):
        if person.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")
