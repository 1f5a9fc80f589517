"""What is seen while things move, frame by frame, on a machine that is four times too slow."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from ludi.core.registry import our_game_ids
from seeding import chooser

from .browsers import ASKED_OR_OVER, DESK, NEEDS_CHROMIUM, WAYS
from .test_play_in_browser import seated

pytestmark = NEEDS_CHROMIUM

_WATCHED = """() => {
  window.watched = { frames: 0, faults: new Set() };
  let lines = document.querySelectorAll("#log li").length;
  let toldAt = null;
  let hasActed = false;
  const look = () => {
    const board = document.querySelector("#board");
    const version = document.querySelector("#acting").elements.version.value;
    watched.frames += 1;
    const fault = (is, called) => { if (is) watched.faults.add(called); };
    const { height } = board.getBoundingClientRect();
    fault(!board.firstElementChild || height < 50, "no board");
    fault(Number(getComputedStyle(board).opacity) < 1, "a pale board");
    fault(!document.querySelector("#status .turn")?.textContent.trim(), "no banner");
    const now = document.querySelectorAll("#log li").length;
    // A line comes with its scene, or after the board that it brought: once for each board.
    hasActed ||= Boolean(board.dataset.acting);
    if (now > lines) {
      const isAgain = toldAt === version && !board.dataset.acting;
      fault(isAgain && !hasActed, `the log is ahead at ${version}`);
      if (isAgain) hasActed = false;
      toldAt = version;
      lines = now;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("game", our_game_ids())
def test_no_frame_lacks_the_board_or_is_behind_the_log(
    browser: Browser, address: str, game: str
) -> None:
    person = seated(browser, address, game, size=DESK, motion=True)
    device = person.context.new_cdp_session(person.page)
    device.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    person.page.evaluate(_WATCHED)
    chance = chooser(f"frames {game}")
    for _ in range(6):
        expect(person.page.locator(ASKED_OR_OVER)).to_be_visible()
        if person.is_over():
            break
        person.do_something(chance.randrange(max(1, person.page.locator(WAYS).count())))
    seen = person.page.evaluate("({ frames: watched.frames, faults: [...watched.faults] })")
    assert seen["faults"] == []
    assert seen["frames"] > 20
    person.leave()
