"""The oracle in a browser: asking it at the table, and looking at a finished match with it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bots.playing import finished
from ludi.bots.advice import Budget
from ludi.bots.oracle import advise
from ludi.bots.reviewing import review
from ludi.core.match import Match

from .browsers import ASKED_OR_OVER, NEEDS_CHROMIUM, PHONE, Person, Sit
from .test_browser import serious

pytestmark = NEEDS_CHROMIUM

# Bots' processes load what is compiled; on a busy machine that takes a while.
LONG = 300_000


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """What the oracle needs for Avé, kept on disk from now on."""
    small = Budget(games=2, iterations=3)
    match = Match("ave", seats=2, seed=1)
    advise(match.game, match.state, match.to_act[0], 1, 0, small)
    review(finished("ave"), budget=small)


def at_a_table(person: Person) -> None:
    """A short match of Avé against a bot."""
    person.go("/")
    person.page.locator('form[action="/tables/new/ave"] button').click()
    person.set_option("round_limit", 2)
    person.seat_bot("tiro")
    person.click("Start the match")
    expect(person.page.locator("#table[data-live]")).to_be_visible()
    expect(person.page.locator(".turn.yours")).to_be_visible()


def asked(person: Person) -> None:
    person.click("Ask the oracle")
    expect(person.page.locator("#oracle [name=action]").first).to_be_visible(timeout=LONG)


def test_advice_is_played_and_a_finished_game_reviewed(sit: Sit) -> None:
    person = sit(size=PHONE)
    page = person.page
    at_a_table(person)
    asked(person)
    oracle = page.locator("#oracle")
    expect(oracle).to_contain_text(re.compile(r"\d+% to win \(\d+% to \d+%\)"))
    expect(page.locator("#log")).to_contain_text("asks the oracle.")
    assert person.has_no_sideways_scrolling() and serious(person) == []
    person.click("Put the advice away")
    expect(oracle).to_be_hidden()
    expect(page.get_by_role("button", name="Ask the oracle")).to_be_focused()
    asked(person)
    with person.acting():
        oracle.locator("[name=action]").first.click()
    expect(oracle).to_be_hidden()
    while True:
        expect(page.locator(ASKED_OR_OVER)).to_be_visible()
        if person.is_over():
            break
        person.do_something()

    person.click("More")
    person.click("Watch the replay", "link")
    person.click("Review the game")
    expect(page.locator("svg.curve")).to_be_visible(timeout=LONG)
    assert page.locator("svg.curve polyline").count() == 2
    assert person.has_no_sideways_scrolling() and serious(person) == []
    page.locator(".curves summary").click()
    assert person.has_no_sideways_scrolling()
    page.get_by_role("link", name="See turning point 1").click()
    expect(page.locator("#moments")).to_be_visible()
    at = re.search(r"[?&]at=(\d+)", page.url)
    assert at and page.locator("#at").input_value() == at[1]


def test_advice_without_a_script_is_a_page(sit: Sit) -> None:
    person = sit()
    at_a_table(person)
    table = person.page.url
    plain = person.context.browser.new_context(  # type: ignore[union-attr]
        java_script_enabled=False, storage_state=person.context.storage_state()
    )
    page = plain.new_page()
    page.goto(table)
    page.get_by_role("button", name="Ask the oracle").click(timeout=LONG)
    expect(page.get_by_role("heading", name="The oracle’s advice")).to_be_visible(timeout=LONG)
    page.locator(".advised button").first.click()
    expect(page.locator("#board")).to_be_visible()
    assert page.url == table
    expect(page.locator("#log")).to_contain_text("asks the oracle.")
    plain.close()
