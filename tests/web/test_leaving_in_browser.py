"""Resigning, agreeing to end a match, and sharing its result, as people see and click it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .browsers import DESK, NEEDS_CHROMIUM, PHONE, Person, Sit

pytestmark = NEEDS_CHROMIUM

NARROW_DESK = (1280, 720)


def two_at_a_table(sit: Sit) -> tuple[Person, Person]:
    """Ann at a desk, and Ben, who likes it dark, with a phone."""
    ann, ben = sit(size=NARROW_DESK), sit(size=PHONE, touch=True, dark=True)
    ann.go("/")
    with ann.loading(ann.page.locator('form[action="/tables/new/roma"] button')):
        ann.page.locator('form[action="/tables/new/roma"] button').click()
    ben.go(ann.page.url)
    with ben.loading(ben.page.locator(".seat-open")):
        ben.click("Sit here")
    ann.click("Start the match")
    for person in (ann, ben):
        expect(person.page.locator("#table[data-live]")).to_be_visible()
    return ann, ben


def ask(person: Person, what: str) -> None:
    """Open the question behind an entry of the menu."""
    person.press(person.page.locator(".tabs [popovertarget=sheet-more]"))
    person.press(person.page.locator("#leaving").get_by_role("link", name=what, exact=True))
    expect(person.page.locator("dialog#question")).to_be_visible()


def is_in_sight(page: Page, selector: str) -> bool:
    box, size = page.locator(selector).first.bounding_box(), page.viewport_size
    assert box is not None and size is not None
    is_beside = box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    return is_beside and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def test_an_offer_is_answered_in_the_banner(sit: Sit) -> None:
    ann, ben = two_at_a_table(sit)
    ask(ann, "Offer to end the match")
    assert is_in_sight(ann.page, "dialog#question")
    ann.page.locator("dialog#question").get_by_role("link", name="Play on").click()
    expect(ann.page.locator("dialog#question")).to_be_hidden()
    expect(ann.page.locator(".tabs [popovertarget=sheet-more]")).to_be_focused()
    for decides, what in ((ann, "Decline"), (ben, "Agree")):
        offers, answers = (ben, ann) if decides is ann else (ann, ben)
        ask(offers, "Offer to end the match")
        offers.press(offers.page.get_by_role("button", name="Offer it"))
        expect(offers.page.get_by_role("button", name="Withdraw")).to_be_visible()
        expect(answers.page.locator("#status .offered")).to_contain_text("offers to end the match")
        expect(answers.page.locator("#news")).to_contain_text("offers to end the match")
        button = answers.page.get_by_role("button", name=what, exact=True)
        assert is_in_sight(answers.page, f"#status [data-do={what.lower()}]")
        answers.press(button)
        expect(offers.page.locator(".offered")).to_have_count(0)
        assert answers.has_no_sideways_scrolling()
    for person in (ann, ben):
        expect(person.page.locator("#status .result")).to_contain_text("ended by agreement")
        expect(person.page.locator("#finale")).to_be_visible()
        expect(person.page.locator("#leaving a")).to_have_count(0)


def test_resigning_ends_it_for_both_and_the_question_of_the_other_goes(sit: Sit) -> None:
    ann, ben = two_at_a_table(sit)
    ask(ann, "Offer to end the match")
    ask(ben, "Resign")
    expect(ben.page.locator("dialog#question")).to_contain_text("wins. You cannot take this back.")
    ben.press(ben.page.locator("dialog#question button.main"))
    expect(ben.page.locator("#status .result")).to_contain_text("You have resigned.")
    expect(ann.page.locator("#status .result[data-won]")).to_contain_text("has resigned.")
    expect(ann.page.locator("dialog#question")).to_be_hidden()
    assert ben.page.locator("#acting button[name=action]:visible").count() == 0
    ann.go("/")
    expect(ann.page.locator("[aria-labelledby=finished-tables]")).to_contain_text(
        "won by resignation"
    )


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_result_is_shared(sit: Sit, size: tuple[int, int]) -> None:
    person = sit(size=size)
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.go("/")
    person.page.locator('form[action="/play/ave"] button').click()
    expect(person.page.locator("#table[data-live]")).to_be_visible()
    ask(person, "Resign")
    person.page.locator("dialog#question button.main").click()
    share = person.page.locator("[data-share]")
    share.click()
    expect(share).to_have_text("Copied.")
    expect(person.page.locator("#news")).to_contain_text("link to the replay are copied")
    text, link = person.page.evaluate("navigator.clipboard.readText()").split("\n")
    assert text.startswith("Avé: ") and "(you)" not in text and link == f"{person.page.url}/replay"
    stranger = sit(size=size)
    stranger.go(link)
    expect(stranger.page.locator("#board")).to_be_visible()


def test_where_nothing_can_be_copied_it_is_shown_to_copy_by_hand(sit: Sit) -> None:
    person = sit()
    person.page.add_init_script("delete Navigator.prototype.clipboard")
    person.go("/")
    person.page.locator('form[action="/play/ave"] button').click()
    expect(person.page.locator("#table[data-live]")).to_be_visible()
    ask(person, "Resign")
    person.page.locator("dialog#question button.main").click()
    person.page.locator("[data-share]").click()
    shown = person.page.locator("dialog.by-hand textarea")
    expect(shown).to_be_focused()
    assert f"{person.page.url}/replay" in shown.input_value()
    assert shown.evaluate("field => field.selectionEnd") == len(shown.input_value())
    person.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_who_resigns_sees_the_result_and_puts_it_away(sit: Sit) -> None:
    person = sit()
    person.go("/")
    person.page.locator('form[action="/play/ave"] button').click()
    expect(person.page.locator("#table[data-live]")).to_be_visible()
    ask(person, "Resign")
    person.page.locator("dialog#question button.main").click()
    expect(person.page.locator(".outcome .ranked")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".outcome")).to_be_hidden()
    expect(person.page.locator("#finale summary")).to_be_focused()
