"""Pieces in motion, scenes and choices, on boards made for the test; in a real browser."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from web.browsers import NEEDS_CHROMIUM, Sit

pytestmark = NEEDS_CHROMIUM

# A board of two places, with a piece of 40 by 40 pixels that lies 300 pixels further on the second.
_STYLE: Final = """
  #board { position: relative; width: 600px; height: 200px }
  #board .piece { position: absolute; top: 20px; width: 40px; height: 40px; background: #97371e }
  #board i { display: block; width: 10px; height: 10px }
""" + "".join(f"#board .at-{left} {{ left: {left}px }}" for left in (20, 120, 220, 320, 500))


@pytest.fixture
def page(sit: Sit) -> Page:
    """A page with an empty board, whose scripts are at hand."""
    person = sit(motion=True)
    person.go("/")
    person.page.evaluate(
        """async style => {
          const sheet = new CSSStyleSheet(); // the page takes no other from a script
          sheet.replaceSync(style);
          document.adoptedStyleSheets = [sheet];
          document.body.innerHTML = `<p id="controls" hidden>
            <button data-next></button><button data-skip></button></p>
            <div id="table"><form id="acting"><div id="board"></div></form></div>`;
          window.motion = await import("/static/motion.js");
          window.scenes = await import("/static/scenes.js");
          window.pace = await import("/static/pace.js");
          window.board = document.querySelector("#board");
          window.put = html => {
            const before = motion.look(board);
            board.innerHTML = html;
            return motion.settle(board, before);
          };
        }""",
        _STYLE,
    )
    return person.page


def piece(key: str, left: int, **data: str) -> str:
    told = " ".join(f'data-{name}="{value}"' for name, value in data.items())
    return f'<div class="piece at-{left}" data-key="{key}" {told}></div>'


def lefts(page: Page, key: str, html: str) -> list[float]:
    """Where a piece is seen, frame by frame, from the moment the board changes until it lies."""
    found: list[float] = page.evaluate(
        """async ([key, html]) => {
          let lies = false;
          const seen = [];
          const arrived = put(html).then(() => { lies = true; });
          while (!lies) {
            seen.push(board.querySelector(`[data-key="${key}"]`).getBoundingClientRect().left);
            await new Promise(requestAnimationFrame);
          }
          await arrived;
          seen.push(board.querySelector(`[data-key="${key}"]`).getBoundingClientRect().left);
          return seen.map(left => left - board.getBoundingClientRect().left);
        }""",
        [key, html],
    )
    return found


def test_what_moved_is_carried_from_where_it_was(page: Page) -> None:
    page.evaluate("html => put(html)", piece("a", 20))
    seen = lefts(page, "a", piece("a", 320))
    assert seen[0] == pytest.approx(20, abs=1), "it begins where it was"
    assert seen[-1] == pytest.approx(320, abs=1)
    assert any(40 < left < 300 for left in seen), "it is seen on its way"


def test_what_is_new_comes_from_another_piece(page: Page) -> None:
    page.evaluate("html => put(html)", piece("pile", 500))
    seen = lefts(page, "b", piece("pile", 500) + piece("b", 20, **{"from": "pile"}))
    assert seen[0] == pytest.approx(500, abs=1)
    assert seen[-1] == pytest.approx(20, abs=1)


def test_what_lies_on_something_that_moves_is_not_moved_twice(page: Page) -> None:
    def within(left: int) -> str:
        return f'<div class="piece at-{left}" data-key="outer"><i data-key="inner"></i></div>'

    page.evaluate("html => put(html)", within(20))
    seen = lefts(page, "inner", within(320))
    assert seen[0] == pytest.approx(20, abs=1)
    assert max(seen) <= 321


def test_what_is_gone_leaves_and_is_nowhere_afterwards(page: Page) -> None:
    page.evaluate("html => put(html)", piece("a", 20, leaves="pile") + piece("pile", 500))
    page.evaluate("html => { window.done = put(html); }", piece("pile", 500))
    assert page.locator("#board .departing").count() == 1
    page.evaluate("done")
    assert page.locator("#board .departing").count() == 0
    assert page.locator("#board .piece").count() == 1


def test_nothing_flies_over_another_board(page: Page) -> None:
    """Where nothing is kept of a board full of pieces, what is gone is nowhere at once."""
    full = "".join(piece(f"old-{at}", 20) for at in range(10))
    page.evaluate("html => put(html)", full)
    left = page.evaluate(
        """html => {
          const arrived = put(html);
          const left = board.querySelectorAll(".departing").length;
          return arrived.then(() => left);
        }""",
        piece("winner", 120),
    )
    assert left == 0


def test_numbers_count_and_end_as_they_are(page: Page) -> None:
    page.evaluate("html => put(html)", '<b data-key="n" data-count="3">3 points</b>')
    seen: list[str] = page.evaluate(
        """async html => {
          let isOver = false;
          const seen = new Set();
          put(html).then(() => { isOver = true; });
          while (!isOver) {
            seen.add(board.textContent);
            await new Promise(requestAnimationFrame);
          }
          return [...seen, board.textContent];
        }""",
        '<b data-key="n" data-count="9">9 points</b>',
    )
    assert seen[-1] == "9 points"
    assert {"5 points", "6 points", "7 points"} & set(seen)
    assert all(text.endswith(" points") for text in seen)


def act(page: Page, events: list[dict[str, Any]], before: str = "", after: str = "") -> None:
    """Let events happen on a board; what has been told stands in `told`."""
    page.evaluate(
        """([events, before, after]) => {
          window.told = [];
          board.innerHTML = before;
          const coming = document.createElement("div");
          coming.innerHTML = after;
          const note = news => told.push(...news.map(one => one.event));
          window.done = scenes.act(events, board, coming, note)
            .then(untold => { told.push("board"); note(untold); scenes.rest(); });
        }""",
        [events, before, after],
    )


def test_each_event_is_told_when_its_scene_has_ended(page: Page) -> None:
    page.evaluate(
        """() => scenes.scene("rolled", async ({ face }, stage) => {
          told.push(`seen ${face}`); await stage.pause(200); told.push(`lies ${face}`);
        })"""
    )
    act(page, [{"event": "rolled", "face": 1}, {"event": "other"}, {"event": "rolled", "face": 2}])
    page.evaluate("done")
    assert page.evaluate("told") == [
        *("seen 1", "lies 1", "rolled", "seen 2", "lies 2", "other", "rolled", "board")
    ]


def test_a_scene_that_fails_stops_nothing(sit: Sit, page: Page) -> None:
    page.evaluate("() => scenes.scene('broken', async () => { throw new Error('on purpose'); })")
    page.evaluate("() => { console.error = () => {}; }")
    act(page, [{"event": "broken"}, {"event": "other"}])
    page.evaluate("done")
    assert page.evaluate("told") == ["broken", "board", "other"]


def test_step_by_step_waits_for_who_looks(page: Page) -> None:
    page.evaluate("() => { pace.setSpeed('steps'); scenes.scene('one', async () => {}); }")
    act(page, [{"event": "one"}, {"event": "one"}])
    page.evaluate("() => scenes.offerControls()")
    page.wait_for_timeout(300)
    assert page.evaluate("told") == ["one"]
    page.locator("[data-next]").dispatch_event("click")
    page.wait_for_function("told.length == 2")
    page.locator("[data-next]").dispatch_event("click")
    page.evaluate("done")
    assert page.evaluate("told") == ["one", "one", "board"]


def test_who_skips_waits_for_nothing(page: Page) -> None:
    page.evaluate("() => scenes.scene('long', (_, stage) => stage.pause(60_000))")
    act(page, [{"event": "long"}, {"event": "long"}])
    page.evaluate("() => scenes.offerControls()")
    page.locator("[data-skip]").dispatch_event("click")
    page.evaluate("done")
    assert page.evaluate("told[0]") == "long"
    assert page.locator("#controls").is_hidden()


def test_a_late_skip_hits_nothing_else(page: Page) -> None:
    page.clock.install()
    closing = "() => 'closing' in document.querySelector('#controls').parentElement.dataset"
    page.evaluate("() => { scenes.offerControls(); scenes.rest(true); }")
    assert page.evaluate(closing)
    page.clock.run_for(1000)
    assert not page.evaluate(closing)
    page.evaluate("() => scenes.rest(true)")
    assert not page.evaluate(closing), "there was nothing to skip"


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_where_nothing_is_to_move_everything_is_there_at_once(page: Page, speed: str) -> None:
    page.evaluate("speed => pace.setSpeed(speed)", speed)
    if speed == "normal":
        page.emulate_media(reduced_motion="reduce")
    page.evaluate("() => scenes.scene('long', (_, stage) => stage.pause(60_000))")
    page.evaluate("html => put(html)", piece("a", 20))
    seen = lefts(page, "a", piece("a", 320))
    assert seen[-1] == pytest.approx(320, abs=1) and len(seen) < 5
    act(page, [{"event": "long"}])
    page.evaluate("done")
    assert page.evaluate("told") == ["board", "long"]


def test_a_press_on_a_piece_on_its_way_counts_where_it_will_lie(page: Page) -> None:
    button = '<button type="button" class="piece at-{}" data-key="a"></button>'
    page.evaluate("html => put(html)", button.format(20))
    page.evaluate(
        """html => {
          window.pressed = 0;
          put(html);
          board.querySelector("button").addEventListener("click", () => { pressed += 1; });
        }""",
        button.format(320),
    )
    box = page.locator("#board").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 340, box["y"] + 40)
    assert page.evaluate("pressed") == 1


CHOOSING: Final = """
  <div class="piece card at-20" data-drag="lay forum" tabindex="0" role="button"></div>
  <div class="piece one at-120" data-drop="1"></div>
  <div class="piece two at-220" data-drop="2"></div>
  <div class="piece three at-320" data-drop="3"></div>
  <span data-plain><button name="action" value="lay forum 1" data-offer="−6">1</button>
  <button name="action" value="lay forum 3" aria-label="Lay Forum at disc 3">3</button></span>
"""


@pytest.fixture
def choosing(page: Page) -> Page:
    page.evaluate(
        """async html => {
          const { letDrag } = await import("/static/drag.js");
          board.innerHTML = html;
          window.played = [];
          letDrag(
            document.querySelector("#table"),
            action => [...board.querySelectorAll("button")].find(one => one.value === action),
            button => played.push(button.value),
          );
        }""",
        CHOOSING,
    )
    return page


def test_a_chosen_piece_lights_its_places_and_only_those(choosing: Page) -> None:
    choosing.locator(".card").click()
    assert choosing.locator(".lit").count() == 2
    assert choosing.locator(".one .offer").text_content() == "−6"
    assert choosing.locator(".three").get_attribute("aria-label") == "Lay Forum at disc 3"
    choosing.locator(".three").click()
    assert choosing.evaluate("played") == ["lay forum 3"]
    assert choosing.locator(".lit, .chosen, .offer").count() == 0


def test_whoever_taps_again_or_elsewhere_lets_go(choosing: Page) -> None:
    choosing.locator(".card").click()
    choosing.locator(".card").click()
    assert choosing.locator(".lit").count() == 0
    choosing.locator(".card").click()
    choosing.locator(".two").click()
    assert choosing.locator(".lit").count() == 0
    assert choosing.evaluate("played") == []


def test_by_keys_a_piece_is_chosen_and_put(choosing: Page) -> None:
    choosing.locator(".card").focus()
    choosing.keyboard.press("Enter")
    choosing.keyboard.press("ArrowRight")
    choosing.keyboard.press("Enter")
    assert choosing.evaluate("played") == ["lay forum 3"]
    choosing.locator(".card").focus()
    choosing.keyboard.press(" ")
    choosing.keyboard.press("Escape")
    assert choosing.locator(".lit").count() == 0
    assert choosing.evaluate("document.activeElement.className") == "piece card at-20"


def test_a_dragged_piece_lights_its_places_too(choosing: Page) -> None:
    choosing.locator(".card").hover()
    choosing.mouse.down()
    box = choosing.locator(".three").bounding_box()
    assert box is not None
    choosing.mouse.move(box["x"] + 20, box["y"] + 20, steps=4)
    assert choosing.locator(".lit").count() == 2
    choosing.mouse.up()
    assert choosing.evaluate("played") == ["lay forum 3"]
    assert choosing.locator(".lit, .ghost").count() == 0


# --- A row of what others do --------------------------------------------------------------------


def paces(page: Page, *rows: tuple[int, int], speed: str = "normal") -> list[float]:
    """How fast things move when so much is untold of rows that have been told for so long."""
    found: list[float] = page.evaluate(
        """([rows, speed]) => {
          pace.setSpeed(speed);
          return rows.map(row => { pace.hasten(...row); return pace.pace(); });
        }""",
        [[list(row) for row in rows], speed],
    )
    return found


def test_the_more_is_waiting_the_quicker_it_is_told(page: Page) -> None:
    nothing, little, much, endless, later = paces(
        page, (0, 0), (2, 0), (20, 0), (900, 0), (10, 2500)
    )
    assert nothing == little == 1
    assert endless < later < 1 and endless < much < 1
    assert endless > 0.1, "it is still seen"


def test_who_wants_it_slow_has_it_slow(page: Page) -> None:
    for speed in ("slow", "steps"):
        alone, much = paces(page, (0, 0), (900, 5000), speed=speed)
        assert alone == much > 1


def test_how_long_things_take_is_learned(page: Page) -> None:
    (before,) = paces(page, (10, 0))
    page.evaluate("() => { pace.hasten(0, 0); for (let n = 0; n < 30; n++) pace.learn(1, 2000); }")
    (after,) = paces(page, (10, 0))
    assert after == pytest.approx(before * 600 / 2000, rel=0.02)
