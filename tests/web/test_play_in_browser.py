"""Every game played in a browser: to its end by mouse, a while by touch and by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from seeding import chooser

from .browsers import ASKED_OR_OVER, DESK, NEEDS_CHROMIUM, PHONE, WAYS, Person

pytestmark = NEEDS_CHROMIUM

# Short matches: options that end them early.
SHORT: Final[Mapping[str, Mapping[str, int]]] = {
    "ave": {"round_limit": 2},
    "romans-go-home": {},
    "roma": {"turn_limit": 2},
    "romer": {"target": 100, "lead_limit": 6},
}
MOST_ACTIONS: Final = 250
A_WHILE: Final = 5


def seated(browser: Browser, address: str, game: str, **how: Any) -> Person:
    """Somebody at a table with the easiest bot, the match begun."""
    person = Person(browser, address, **how)
    person.go("/")
    person.page.locator(f'form[action="/tables/new/{game}"] button').click()
    for name, value in SHORT[game].items():
        person.set_option(name, value)
    person.seat_bot("tiro")
    person.click("Start the match")
    expect(person.page.locator("#table[data-live]")).to_be_visible()
    return person


def play_to_the_end(person: Person, act: Callable[[Person], None]) -> None:
    play(person, act, MOST_ACTIONS)
    expect(person.page.locator(".turn.result")).to_be_visible()
    assert person.has_no_sideways_scrolling()
    person.leave()


def play_a_while(person: Person, act: Callable[[Person], None]) -> None:
    play(person, act, A_WHILE)
    assert person.has_no_sideways_scrolling()
    person.leave()


def play(person: Person, act: Callable[[Person], None], actions: int) -> None:
    for _ in range(actions):
        expect(person.page.locator(ASKED_OR_OVER)).to_be_visible()
        if person.is_over():
            break
        act(person)


def press_something(chance: random.Random) -> Callable[[Person], None]:
    def act(person: Person) -> None:
        count = person.page.locator(WAYS).count()
        person.do_something(chance.randrange(count) if count else 0)

    return act


@pytest.mark.parametrize("game", SHORT)
def test_by_mouse(browser: Browser, address: str, game: str) -> None:
    person = seated(browser, address, game, size=DESK)
    play_to_the_end(person, press_something(chooser(game)))


@pytest.mark.parametrize("game", SHORT)
def test_by_touch(browser: Browser, address: str, game: str) -> None:
    person = seated(browser, address, game, size=PHONE, touch=True)
    play_a_while(person, press_something(chooser(f"touch {game}")))


@pytest.mark.parametrize("game", SHORT)
def test_by_keyboard_alone(browser: Browser, address: str, game: str) -> None:
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

    play_a_while(seated(browser, address, game, size=DESK), act)


def tab_to(person: Person, selector: str) -> None:
    """Walk on with Tab until something has the keyboard."""
    for _ in range(150):
        if person.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")
