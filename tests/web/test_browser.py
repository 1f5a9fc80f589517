"""The table as people use it, in a real browser against a real server."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from ludi.core.registry import find_game, our_game_ids
from ludi.games.ave.table.lesson import LESSON
from ludi.web.show.boards import table_of
from web.browsers import (
    ASKED_OR_OVER,
    DESK,
    NEEDS_CHROMIUM,
    PHONE,
    SMALL_PHONE,
    WITHOUT_WORKERS,
    Person,
    Sit,
    stop_time,
)
from web.servers import FAST, Foundry, free_port

pytestmark = NEEDS_CHROMIUM

PLAY_NOW = {
    "en-GB": "Play Avé now, against a bot",
    "fr-FR": "Jouer à Avé tout de suite, contre un robot",
}
YOUR_TURN = {"en-GB": "Your turn", "fr-FR": "À vous"}


def table_of_two(sit: Sit, **options: int) -> tuple[Person, Person]:
    """Ann makes a table of Avé, sends the link to Ben, and starts when he sits."""
    ann, ben = sit(), sit()
    ann.go("/")
    ann.click("New table of Avé, to invite others")
    for name, value in options.items():
        ann.set_option(name, value)
    link = ann.page.locator("#link").input_value()
    ben.go(link)
    ben.click("Sit here")
    expect(ann.page.locator(".seat-person")).to_have_count(2)
    ann.click("Start the match")
    for person in (ann, ben):
        expect(person.page.locator("#acting")).to_be_visible()
    return ann, ben


def play_to_the_end(*people: Person) -> None:
    """Whoever is asked takes the last choice of the list, through the buttons."""
    while not people[0].is_over():
        asked = next((person for person in people if person.is_asked()), None)
        if asked is None:  # a bot is
            expect(people[0].page.locator(ASKED_OR_OVER)).to_be_visible()
        else:
            version = asked.version()
            asked.act(asked.actions[-1])
            for person in people:
                person.wait_for_change(version)
    for person in people:
        expect(person.page.locator(".turn.result")).to_be_visible()


# --- From the door to a move --------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_two_clicks_to_a_running_game(sit: Sit, size: tuple[int, int], language: str) -> None:
    person = sit(size=size, language=language)
    person.go("/")
    assert person.has_no_sideways_scrolling()
    person.click(PLAY_NOW[language])
    expect(person.page.locator(".turn")).to_contain_text(YOUR_TURN[language])
    assert person.has_no_sideways_scrolling()
    version = person.version()
    person.act(person.actions[0])
    person.wait_for_change(version)


def test_without_scripts_it_works_by_loading_pages(sit: Sit) -> None:
    person = sit()
    person.context.route("**/*.js", lambda route: route.abort())
    person.go("/")
    person.click("Play Avé now, against a bot")
    version = person.version()
    with person.loading(person.page.locator("#acting")):
        person.act(person.actions[0])
    assert person.version() > version


# --- Several people -----------------------------------------------------------------------------


def test_two_people_play_to_the_end_and_others_watch(sit: Sit) -> None:
    ann, ben = table_of_two(sit, round_limit=2)
    eve = sit(motion=True)
    eve.go(ann.page.url)
    expect(eve.page.locator(".turn")).to_contain_text("You are watching.")
    assert eve.actions == []
    play_to_the_end(ann, ben)
    expect(eve.page.locator(".turn.result")).to_be_visible()
    assert ann.page.locator("#log li").all_inner_texts()[-1] == "The game is over."
    ben.page.locator("#finale summary").click()
    ben.click("Verify the match", role="link")
    expect(ben.page.locator(".good")).to_contain_text("every draw follows from the seed")
    ann.click("Rematch")
    expect(ann.page.locator(".seat-person")).to_have_count(2)
    expect(eve.page.get_by_role("link", name="To the rematch")).to_be_visible()


def test_two_tabs_of_one_person_stay_in_step(sit: Sit) -> None:
    ann = sit()
    ann.go("/")
    ann.click("Play Avé now, against a bot")
    expect(ann.page.locator("#acting")).to_be_visible()
    other = ann.context.new_page()
    other.goto(ann.page.url)
    expect(other.locator("#acting button[name=action]")).to_have_count(len(ann.actions))
    ann.act(ann.actions[0])
    expect(other.locator("#log")).to_contain_text(re.compile("rolls"))


def test_chat_is_text_and_nothing_else(sit: Sit) -> None:
    ann, ben = table_of_two(sit)
    said = "<b>bold</b><script>document.title='x'</script> & “quotes”"
    ann.page.locator("#saying input[name=text]").fill(said)
    ann.click("Send")
    expect(ben.page.locator("#chat")).to_contain_text(said)
    assert ben.page.locator("#chat b").count() == 0


def test_on_a_phone_the_tab_says_what_is_unread(sit: Sit) -> None:
    ann, ben = sit(), sit(size=PHONE, touch=True)
    ann.go("/")
    ann.click("New table of Avé, to invite others")
    ben.go(ann.page.locator("#link").input_value())
    ben.click("Sit here")
    expect(ann.page.locator(".seat-person")).to_have_count(2)
    ann.click("Start the match")
    expect(ben.page.locator("#table[data-live]")).to_be_visible()
    expect(ann.page.locator("#table[data-live]")).to_be_visible()
    for said in ("Salve!", "Quid agis?"):
        ann.page.locator("#saying input[name=text]").fill(said)
        ann.click("Send")
        expect(ben.page.locator("#whisper")).to_contain_text(said)
    expect(ben.page.locator("#unread")).to_have_text("2")
    expect(ann.page.locator("#unread")).to_be_hidden()
    ben.page.locator(".tabs [popovertarget=sheet-chat]").tap()
    expect(ben.page.locator("#unread")).to_be_hidden()
    expect(ben.page.locator("#whisper")).to_be_hidden()


def test_the_log_stays_at_its_newest_line_whatever_its_size(sit: Sit) -> None:
    """Where it becomes lower as a line comes; not for who has gone back in it."""
    ann = sit()
    ann.go("/")
    ann.click("Play Avé now, against a bot")
    expect(ann.page.locator("#table[data-live]")).to_be_visible()
    below = """async height => {
      const log = document.querySelector("#log");
      const frame = () => new Promise(requestAnimationFrame);
      const list = log.querySelector("ol");
      for (let at = 0; at < 40; at += 1) list.append(document.createElement("li"));
      for (const line of list.children) line.textContent = "Salve";
      await frame();
      log.style.maxHeight = height;
      await frame(); await frame(); await frame();
      return log.scrollHeight - log.scrollTop - log.clientHeight;
    }"""
    assert ann.page.evaluate(below, "8rem") < 2
    assert ann.page.evaluate(below, "4rem") < 2
    ann.page.locator("#log").evaluate("log => { log.scrollTop = 0; }")
    ann.page.evaluate("new Promise(requestAnimationFrame)")
    assert ann.page.evaluate(below, "6rem") > 100


def test_people_talk_before_the_start(sit: Sit) -> None:
    ann, ben = sit(), sit()
    ann.go("/")
    ann.click("New table of Avé, to invite others")
    ben.go(ann.page.locator("#link").input_value())
    ben.page.locator("#saying input[name=text]").fill("half typed")
    ann.page.locator("#saying input[name=text]").fill("Salve!")
    ann.click("Send")
    expect(ann.page.locator("#chat")).to_contain_text("Salve!")
    expect(ben.page.locator("#chat")).to_contain_text("Salve!")
    ben.click("Français")
    expect(ben.page.locator("#saying input[name=text]")).to_have_value("half typed")


def test_who_loses_a_seat_is_told_and_the_host_is_asked(sit: Sit) -> None:
    ann, ben = sit(), sit()
    ann.go("/")
    ann.click("New table of Avé, to invite others")
    ben.go(ann.page.locator("#link").input_value())
    ben.click("Sit here")
    expect(ann.page.locator(".seat-person")).to_have_count(2)
    ann.page.once("dialog", lambda dialog: dialog.dismiss())
    with ann.page.expect_event("dialog") as asked:
        ann.click("Open the seat")
    assert asked.value.message.startswith("Take the seat away from ")
    expect(ann.page.locator(".seat-person")).to_have_count(2)
    ann.page.once("dialog", lambda dialog: dialog.accept())
    ann.click("Open the seat")
    expect(ann.page.locator(".seat-person")).to_have_count(1)
    expect(ben.page.locator("#alert")).to_contain_text(" has opened your seat again.")
    ben.click("Sit here")
    expect(ben.page.locator(".seat.own")).to_be_visible()
    ben.click("Leave the seat")
    expect(ben.page.locator(".seat.own")).to_have_count(0)
    expect(ben.page.locator("#alert")).to_be_hidden()


def test_what_is_set_is_saved_and_said(sit: Sit) -> None:
    ann = sit()
    ann.go("/")
    ann.click("New table of Romans Go Home!, to invite others")
    expect(ann.page.locator(".settings.live")).to_be_visible()
    ann.page.get_by_label("The clan of seat 1").select_option("Violet")
    expect(ann.page.locator(".settings .good")).to_have_text("Saved.")
    expect(ann.page.get_by_label("The clan of seat 1")).to_have_value("3")
    ann.page.get_by_label("The clan of seat 2").select_option("Violet")
    expect(ann.page.locator(".refused")).to_be_visible()
    ann.click("Back", role="link")
    expect(ann.page.get_by_label("The clan of seat 2")).to_have_value("0")
    ann.complaints.clear()  # the refused form


def test_who_changes_a_setting_stays_where_they_were(sit: Sit) -> None:
    ann = sit(size=PHONE)
    ann.go("/")
    ann.click("New table of Roma, to invite others")
    expect(ann.page.locator(".settings.live")).to_be_visible()
    advice = ann.page.locator("select[name=advice]")
    advice.scroll_into_view_if_needed()
    advice.focus()
    before = ann.page.evaluate("scrollY")
    with ann.loading(advice):
        advice.select_option("always")
    expect(advice).to_be_focused()
    assert before > 0 and abs(ann.page.evaluate("scrollY") - before) < 2
    expect(ann.page.locator("label:has([name=advice]) + .good")).to_be_in_viewport()


def test_names_are_text_and_nothing_else(sit: Sit) -> None:
    ann = sit()
    ann.go("/me")
    ann.page.locator("input[name=name]").fill("<i>Ann</i>")
    ann.click("Change name")
    expect(ann.page.locator("main")).to_contain_text("You are <i>Ann</i>")
    ann.go("/")
    ann.click("New table of Roma, to invite others")
    expect(ann.page.locator(".seat-person")).to_contain_text("<i>Ann</i> (you)")


def test_a_guest_goes_on_at_another_device(sit: Sit) -> None:
    ann, phone = sit(), sit(size=PHONE)
    ann.go("/me")
    name = ann.page.locator("input[name=name]").input_value()
    ann.click("Create a code")
    code = re.search(r"\w{5}-\w{5}", ann.page.locator(".code").inner_text())
    assert code
    for expected in (name, None):
        phone.go("/me")
        phone.page.locator("input[name=code]").fill(code[0])
        phone.click("Use the code")
        if expected:
            expect(phone.page.locator("input[name=name]")).to_have_value(expected)
        else:
            expect(phone.page.locator("main")).to_contain_text("wrong, already used or too old")


def test_a_finished_match_is_told_again_shared_and_played_on(sit: Sit) -> None:
    ann = sit()
    ann.go("/")
    ann.click("New table of Avé, to invite others")
    ann.set_option("round_limit", 1)
    ann.seat_bot("tiro")
    ann.click("Start the match")
    expect(ann.page.locator("#acting")).to_be_visible()
    play_to_the_end(ann)
    ann.go("/")
    expect(ann.page.locator("#open-tables")).to_be_visible()
    ann.page.locator("section:has(#finished-tables) a").click()
    ann.click("Replay", role="link")
    expect(ann.page.locator("#where")).to_be_visible()
    last = int(ann.page.locator("#table").get_attribute("data-last") or 0)
    where = ann.page.locator("#where")
    expect(where).to_have_text(f"0 / {last}")
    ann.click("One step forward")
    expect(where).to_have_text(f"1 / {last}")
    expect(ann.page.locator("#log .now").first).to_be_visible()
    ann.page.locator("#at").focus()
    ann.page.keyboard.press("End")
    expect(where).to_have_text(f"{last} / {last}")
    expect(ann.page.locator("#play-on")).to_be_disabled()
    ann.page.locator('#log li[data-at="2"]').first.click()
    expect(where).to_have_text(f"2 / {last}")
    eve = sit()
    eve.go(ann.page.url)
    expect(eve.page.locator("#where")).to_have_text(f"2 / {last}")
    assert eve.page.locator("#board").inner_text() != ""
    eve.click("Play on against bots")
    expect(eve.page.locator(".sitter.own")).to_be_visible()
    expect(eve.page.locator(".turn")).to_be_visible()


# --- Undo, old pages, people who leave ----------------------------------------------------------


def test_undo(sit: Sit) -> None:
    ann, ben = sit(), sit()
    ann.go("/")
    ann.click("New table of Romans Go Home!, to invite others")
    ben.go(ann.page.locator("#link").input_value())
    ben.click("Sit here")
    expect(ann.page.locator(".seat-person")).to_have_count(2)
    ann.click("Start the match")
    expect(ann.page.locator(".turn.yours")).to_be_visible()
    before = ann.actions
    ann.do_something()
    version = ann.version()
    ann.page.locator("button.undo").click()
    ann.wait_for_change(version)
    assert ann.actions == before
    undone = "takes the last move back."
    for person in (ann, ben):
        expect(person.page.locator("#log li").last).to_contain_text(undone)
    ben.page.reload()
    expect(ben.page.locator("#log li").last).to_contain_text(undone)


def test_an_action_on_an_old_page_is_refused_and_nothing_is_lost(sit: Sit) -> None:
    ann = sit()
    ann.go("/")
    ann.click("New table of Avé, to invite others")
    ben = sit()
    ben.go(ann.page.locator("#link").input_value())
    ben.click("Sit here")
    expect(ann.page.locator(".seat-person")).to_have_count(2)
    ann.click("Start the match")
    expect(ann.page.locator(".turn.yours")).to_be_visible()
    old = ann.context.new_page()
    old.add_init_script(WITHOUT_WORKERS)  # it shares no stream with the other tab, and has none
    old.route("**/stream*", lambda route: route.abort())
    old.goto(ann.page.url)
    expect(old.locator("#table[data-live]")).to_be_visible()
    stop_time(old)  # what is said stays until it is read
    version = ann.version()
    ann.act("roll 1")
    ann.wait_for_change(version)
    old.locator('#acting button[value="roll 1"]').click()
    expect(old.locator("#alert")).to_contain_text("The table has changed since")
    old.clock.run_for(3000)
    expect(old.locator("#acting input[name=version]")).to_have_value(str(ann.version()))


def test_who_leaves_is_replaced_until_they_are_back(
    foundry: Foundry, tmp_path: Path, sit: Sit, browser: Browser
) -> None:
    server = foundry.start(f"sqlite:///{tmp_path / 'away.db'}", {**FAST, "bot": 0.3})
    there = f"http://127.0.0.1:{server.port}"
    ann, ben = (Person(browser, there) for _ in range(2))
    ann.go("/")
    ann.click("New table of Avé, to invite others")
    link = ann.page.locator("#link").input_value()
    ben.go(link)
    ben.click("Sit here")
    expect(ann.page.locator(".seat-person")).to_have_count(2)
    ann.click("Start the match")
    expect(ann.page.locator(".turn.yours")).to_be_visible()
    expect(ben.page.locator(".turn")).to_be_visible()
    ann.go("/")
    expect(ben.page.locator(".notice")).to_contain_text("is not here at the moment.")
    server.let_time_pass()  # after it was seen that she went
    expect(ben.page.locator(".notice")).to_contain_text(
        "is away; a bot is playing until they are back."
    )
    expect(ben.page.locator("#log li").first).to_be_visible()
    ann.go(link)
    ann.click("I am back: let me play")
    expect(ben.page.locator(".notice")).to_have_count(0)
    expect(ben.page.locator("#log")).to_contain_text("is away: a bot plays for them.")
    expect(ben.page.locator("#log")).to_contain_text("is back and plays on.")
    ann.leave()
    ben.leave()


def test_a_page_reconnects_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    server = _served(port, tmp_path)
    ann = Person(browser, f"http://127.0.0.1:{port}")
    try:
        ann.go("/")
        ann.click("New table of Avé, to invite others")
        ann.set_seats(2)
        ann.seat_bot("tiro")
        ann.click("Start the match")
        expect(ann.page.locator(".turn.yours")).to_be_visible()
        version = ann.version()
        ann.act("roll 1")
        ann.wait_for_change(version)
        version = ann.version()
        expect(ann.page.locator("#table[data-live]")).to_be_visible()
        server.send_signal(signal.SIGKILL)
        server.wait()
        expect(ann.page.locator("#alert")).to_contain_text("The connection is lost")
        server = _served(port, tmp_path)
        expect(ann.page.locator("#alert")).to_be_hidden()
        assert ann.version() == version
        ann.act(ann.actions[-1])
        ann.wait_for_change(version)
        ann.leave()
    finally:
        server.kill()
        server.wait()


def _served(port: int, folder: Path) -> subprocess.Popen[bytes]:
    """`ludi serve` as a person starts it, once it answers."""
    command = [sys.executable, "-m", "ludi", "serve", "--no-open", "--port", str(port)]
    command += ["--db", f"sqlite:///{folder / 'served.db'}"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert server.stdout is not None
    assert str(port) in server.stdout.readline().decode()
    server.stdout.close()
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
        assert answer.status == 200
    return server


# --- For everybody ------------------------------------------------------------------------------


def test_the_keyboard_is_enough(sit: Sit) -> None:
    person = sit()
    person.go("/")
    for _ in range(60):
        person.page.keyboard.press("Tab")
        label = person.page.evaluate("document.activeElement.getAttribute('aria-label')")
        if label == "Play Avé now, against a bot":
            break
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#table[data-live]")).to_be_visible()
    for _ in range(4):
        expect(person.page.locator(".turn.yours")).to_be_visible()
        version = person.version()
        person.page.keyboard.press("1")
        person.page.keyboard.press("Enter")
        person.wait_for_change(version)


@pytest.mark.parametrize("motion", [False, True], ids=["still", "moving"])
@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_pieces_can_be_dragged_also_while_others_travel(
    sit: Sit, touch: bool, motion: bool
) -> None:
    person = sit(size=PHONE if touch else DESK, touch=touch, motion=motion)

    def press(piece: str) -> None:
        person.page.locator(piece).scroll_into_view_if_needed()
        where = person.middle(piece)
        (person.page.touchscreen.tap if touch else person.page.mouse.click)(*where)

    def drag(piece: str, target: str, action: str) -> None:
        if touch and motion:
            press(f'button[value="{action}"]')  # a finger scrolls then
        else:
            (person.drag_by_touch if touch else person.drag)(piece, target)

    person.go("/")
    person.click("Play Avé now, against a bot")
    expect(person.page.locator("#table[data-live]")).to_be_visible()
    person.page.evaluate(
        """document.styleSheets[0].insertRule(
            "::view-transition-group(board) { animation-duration: 90s !important; }")"""
    )
    for _ in range(200):
        expect(person.page.locator(".turn.yours")).to_be_visible()
        version = person.version()
        rows = [action for action in person.actions if action.startswith("write")]
        if rows:
            _, number, row = rows[0].split()
            drag(f'[data-drag="write {number}"]', f'[data-drop="{row}"]', rows[0])
            person.wait_for_change(version)
            expect(person.page.locator("#log")).to_contain_text(f"in row {row}")
            return
        if "roll 1" in person.actions:
            drag('[data-drag="roll 1"]', ".thrown[data-drop]", "roll 1")
        else:
            press(f'button[value="{person.actions[-1]}"]')
        person.wait_for_change(version)
    raise AssertionError("no number could be written")


def test_pieces_explain_themselves(sit: Sit) -> None:
    person = sit()
    tip = person.page.locator("#tip")
    person.go("/learn/ave/7")
    expect(person.page.locator("#table[data-live]")).to_be_visible()
    person.page.locator("#own-card-repeat").hover()
    expect(tip).to_contain_text("in a free row directly above or below it")
    person.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    person.page.locator("#own-card-repeat .face").click()
    expect(tip.get_by_role("link")).to_have_attribute("href", "/rules/ave#piece-repeat")
    person.page.keyboard.press("Escape")
    person.page.locator("#own-card-repeat .face").focus()
    person.page.keyboard.press("Shift+Tab")
    expect(tip).to_contain_text("set one of your dice aside")
    assert person.page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "tip"


def test_a_long_press_asks_and_does_not_act(sit: Sit) -> None:
    person = sit(size=PHONE, touch=True)
    person.go("/learn/ave/7")
    expect(person.page.locator("#table[data-live]")).to_be_visible()
    card = person.page.locator("#own-card-reroll-I button")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    where = {"x": box["x"] + 20, "y": box["y"] + 20}
    device = person.context.new_cdp_session(person.page)
    device.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [where]})
    expect(person.page.locator("#tip")).to_contain_text("roll all your I’s again")
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    stop_time(person.page)  # the next press is short, however busy the machine is
    person.page.clock.run_for(300)
    assert person.page.url.endswith("/learn/ave/7")
    expect(person.page.locator("#tip")).to_be_visible()
    card.tap()  # a press of the usual length
    person.page.wait_for_url("**?tried")


def test_a_lesson_leads_to_a_first_game(sit: Sit) -> None:
    person = sit(size=PHONE)
    person.go("/")
    person.click("Learn Avé in a few minutes", role="link")
    steps = LESSON.steps
    for number, step in enumerate(steps[:-1], 1):
        expect(person.page.locator(".teacher")).to_contain_text(f"Step {number} of {len(steps)}")
        if step.do:
            person.act(step.do[0])
        else:
            person.click("Go on", role="link")
    person.click("Play a first game against an easy bot")
    expect(person.page.locator(".turn.yours")).to_be_visible()


# Plans have no button of their own.
_SUBMIT = """action => {
  const form = document.querySelector("#acting");
  const starts = action.endsWith("…") ? action.slice(0, -1) : null;
  const known = [...form.querySelectorAll("button[name=action]")];
  const found = known.find(({ value }) => value === action || (starts && value.startsWith(starts)));
  const button = found ?? Object.assign(document.createElement("button"), { value: action });
  if (!found) form.append(button);
  form.requestSubmit(button);
}"""


@pytest.mark.parametrize("game", our_game_ids())
def test_a_lesson_goes_on_where_it_is(sit: Sit, game: str) -> None:
    lesson = table_of(find_game(game)).lesson
    assert lesson is not None
    person = sit()
    person.go(f"/learn/{game}/1")
    expect(person.page.locator("#table[data-live]")).to_be_visible()
    person.page.evaluate("document.documentElement.dataset.same = 'yes'")
    for number, step in enumerate(lesson.steps[:-1], 1):
        expect(person.page.locator(f"#table[data-number='{number}']")).to_be_visible()
        if step.do:
            person.page.evaluate(_SUBMIT, step.do[0])
        else:
            person.click("Go on", role="link")
    expect(person.page.locator(f"#table[data-number='{len(lesson.steps)}']")).to_be_visible()
    assert person.page.locator("html[data-same]").count(), "no page was loaded anew"
    assert person.page.url.endswith(f"/learn/{game}/{len(lesson.steps)}")
    person.page.go_back()
    expect(person.page.locator(f"#table[data-number='{len(lesson.steps) - 1}']")).to_be_visible()


@pytest.mark.parametrize("game", our_game_ids())
def test_what_a_teacher_says_lies_over_no_board(sit: Sit, game: str) -> None:
    """In the longest words, on the smallest phone: it scrolls in its own room."""
    person = sit(size=SMALL_PHONE, language="de", touch=True)
    person.go(f"/learn/{game}/1")
    teacher, said, walk, room = (
        person.page.locator(one).bounding_box() for one in (".teacher", ".said", ".walk", ".room")
    )
    assert teacher and said and walk and room
    assert said["y"] + said["height"] <= walk["y"]
    assert walk["y"] + walk["height"] <= teacher["y"] + teacher["height"] <= room["y"]
    assert room["y"] + room["height"] <= SMALL_PHONE[1]


def test_roma_people_have_as_much_room_as_buildings_on_a_phone(sit: Sit) -> None:
    """Whatever other pages call a person."""
    person = sit(size=PHONE)
    person.go("/learn/roma/4")
    for place in (".rm-slot", ".rm-holding"):
        widths = [
            person.page.locator(f".roma {place}.{kind} .rm-card").evaluate_all(
                "all => [...new Set(all.map(card => card.offsetWidth))]"
            )
            for kind in ("rm-someone", "rm-built")
        ]
        assert len(widths[0]) == 1 and widths[0] == widths[1], place


def test_the_language_can_be_switched_at_any_time(sit: Sit) -> None:
    person = sit()
    person.go("/")
    person.click("Play Avé now, against a bot")
    expect(person.page.locator(".turn")).to_contain_text("Your turn")
    person.click("Français")
    expect(person.page.locator(".turn")).to_contain_text("À vous")
    assert person.page.locator("html").get_attribute("lang") == "fr"
    version = person.version()
    person.act(person.actions[0])
    person.wait_for_change(version)


def test_what_is_typed_stays_in_another_language(sit: Sit) -> None:
    person = sit()
    person.go("/me")
    person.page.locator("input[name=name]").fill("Octavia")
    person.click("Français")
    expect(person.page.get_by_role("button", name="Changer de nom")).to_be_visible()
    expect(person.page.locator("input[name=name]")).to_have_value("Octavia")
    person.go("/")
    person.page.get_by_label("Roma – force des robots").select_option("tiro")
    person.click("English")
    expect(person.page.get_by_label("Roma: strength of the bots")).to_have_value("tiro")
    expect(person.page.get_by_label("Avé: strength of the bots")).to_have_value("optio")
    person.click("New table of Avé, to invite others")
    person.page.locator("#saying input[name=text]").fill("Salve")
    person.click("Français")
    expect(person.page.get_by_role("button", name="Envoyer")).to_be_visible()
    expect(person.page.locator("#saying input[name=text]")).to_have_value("Salve")


def test_axe_finds_nothing_serious(sit: Sit) -> None:
    person = sit()
    first, *others = _games()
    for path in ("/", "/me", "/nowhere", f"/rules/{first}", f"/learn/{first}/5"):
        person.go(path)
        assert serious_in_light_and_dark(person) == [], path
    for game in others:  # which have the same colours
        for path in (f"/rules/{game}", f"/learn/{game}/5"):
            person.go(path)
            assert serious(person) == [], path
    person.go("/")
    person.click("New table of Römer, to invite others")
    expect(person.page.locator(".settings.live")).to_be_visible()
    assert serious_in_light_and_dark(person) == []
    for title in ("Avé", "Romans Go Home!", "Roma", "Römer"):
        person.go("/")
        person.click(f"Play {title} now, against a bot")
        expect(person.page.locator(".turn.yours")).to_be_visible()
        assert serious_in_light_and_dark(person) == [], title
    person.go(f"{person.page.url}/replay")
    assert serious_in_light_and_dark(person) == [], "told again"
    person.complaints.clear()  # the page that is not there


def _games() -> list[str]:
    return list(our_game_ids())


def serious_in_light_and_dark(person: Person) -> list[str]:
    """All that is serious by day, and by night what can differ: the colours."""
    found = serious(person)
    person.page.emulate_media(color_scheme="dark")
    found += serious(person, runOnly=["color-contrast"])
    person.page.emulate_media(color_scheme="light")
    return found


def serious(person: Person, **options: Any) -> list[str]:
    """What axe-core calls serious or critical on the page."""
    found = Axe().run(person.page, options=options).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html']}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def test_what_lies_over_the_board_on_a_phone_is_put_away(sit: Sit) -> None:
    """By its cross, by Escape, and by a tap beside it, which plays nothing."""
    person = sit(size=PHONE, touch=True)
    page = person.go("/")
    person.press(page.get_by_role("button", name="Play Avé now, against a bot"))
    expect(page.locator("#table[data-live]")).to_be_visible()
    for name in ("seats", "log", "chat", "more"):
        tab = page.locator(f".tabs [popovertarget=sheet-{name}]")
        sheet = page.locator(f"#sheet-{name}:popover-open")
        person.press(tab)
        expect(sheet).to_be_visible()
        person.press(sheet.get_by_role("button", name="Close"))
        expect(sheet).to_have_count(0)
        expect(tab).to_be_focused()
        person.press(tab)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(tab).to_be_focused()
    version = person.version()
    person.press(page.locator(".tabs [popovertarget=sheet-more]"))
    page.locator("#acting").dispatch_event("pointerdown")
    expect(page.locator(".sheet:popover-open")).to_have_count(0)
    assert person.version() == version
    person.leave()


def test_the_log_shows_whose_doing_it_is(sit: Sit) -> None:
    ann = sit()
    ann.go("/")
    ann.click("Play Avé now, against a bot")
    expect(ann.page.locator("#table[data-live]")).to_be_visible()
    ann.do_something()
    own = ann.page.locator("#log li.own")
    expect(own.first).to_be_visible()
    name = own.first.locator("b").text_content()
    assert name
    expect(ann.page.locator(".sitter.own .name")).to_contain_text(name)
    assert (own.last.text_content() or "").startswith(f"{name} "), "a sentence stays one"
    assert own.locator("img.portrait").count() >= 1
    ann.leave()


def test_a_level_is_picked(sit: Sit) -> None:
    ann = sit()
    ann.go("/")
    ann.click("New table of Avé, to invite others")
    ann.set_seats(2)
    ann.seat_bot("miles")
    seat = ann.page.locator(".seat-bot")
    expect(seat.locator(".name")).to_contain_text("Miles – casual")
    seat.locator("select[name=bot]").select_option("centurio")  # applies at once
    expect(seat.locator(".name")).to_contain_text("Centurio – strong")
    ann.go("/")
    ann.page.get_by_label("Roma: strength of the bots").select_option("tiro")
    ann.click("Play Roma now, against a bot")
    expect(ann.page.locator(".sitters")).to_contain_text("Tiro")
    ann.leave()
