"""What a round has brought is read before the next one is dealt, and again while it is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.browsers import ASKED_OR_OVER, DESK, NEEDS_CHROMIUM, PHONE, WAYS, Person, Sit

pytestmark = NEEDS_CHROMIUM

SHEET = ".r-verdict"


@pytest.mark.parametrize("how", ["key", "press", "skip"])
def test_the_score_stays_until_one_goes_on(sit: Sit, how: str) -> None:
    person = sit(size=PHONE if how == "press" else DESK, touch=how == "press", motion=True)
    _play_a_round(person)
    page = person.page
    sheet = page.locator(SHEET)
    expect(sheet).to_be_visible()
    expect(sheet.locator(".r-rank")).to_have_count(2)
    expect(sheet.locator(".r-counted").first).to_be_visible()
    expect(page.locator("#table[data-showing]")).to_be_visible()  # the next round waits
    if how == "key":
        page.keyboard.press("Enter")
    elif how == "press":
        person.press(sheet.locator(".r-on"))
    else:
        page.locator("#controls [data-skip]").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(ASKED_OR_OVER)).to_be_visible()

    page.reload()
    page.wait_for_selector("#table[data-live]")
    # A phone has no room for the button while the score lies in the middle: then that opens it.
    person.press(page.locator(".r-middle .r-scored" if how == "press" else ".r-again"))
    expect(sheet.locator(".r-rank")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    if how != "press":
        expect(page.locator(".r-again")).to_be_focused()


def _play_a_round(person: Person) -> None:
    """A round of one lead only, at a table with a bot."""
    page = person.page
    person.go("/")
    page.locator('form[action="/tables/new/romer"] button').click()
    person.set_option("lead_limit", 1)
    person.seat_bot("tiro")
    person.click("Start the match")
    expect(page.locator("#table[data-live]")).to_be_visible()
    someone_asked = page.locator(f"{ASKED_OR_OVER}, {SHEET}")
    while True:
        expect(someone_asked.first).to_be_visible()
        if page.locator(SHEET).count():
            return
        version = person.version()
        person.press(page.locator(WAYS).first)
        person.press(page.locator("#board .lit").last)
        page.wait_for_function(
            """version => document.querySelector(".r-verdict")
            || document.querySelector("#acting").elements.version.value > version""",
            arg=version,
        )
