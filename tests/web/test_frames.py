"""What is seen while things move, frame by frame, on a machine that is four times too slow. Some
actions of each game; `make frames` looks at whole games."""

from __future__ import annotations

import os
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from ludi.core.registry import our_game_ids
from seeding import chooser

from .browsers import ASKED_OR_OVER, DESK, NEEDS_CHROMIUM, WAYS
from .test_play_in_browser import seated

pytestmark = NEEDS_CHROMIUM

ACTIONS: Final = int(os.environ.get("LUDI_FRAMES", "6"))

_WATCHED = """() => {
  const board = document.querySelector("#board");
  const log = document.querySelector("#log ol");
  window.watched = { frames: 0, told: 0, faults: new Set() };
  const fault = (is, called) => { if (is) watched.faults.add(called); };
  const look = () => {
    watched.frames += 1;
    const { height } = board.getBoundingClientRect();
    fault(!board.firstElementChild || height < 50, "no board");
    fault(Number(getComputedStyle(board).opacity) < 1, "a pale board");
    fault(!document.querySelector("#status .turn")?.textContent.trim(), "no banner");
    requestAnimationFrame(look);
  };
  look();

  // A line is told with its scene, or after the board that it brought: once for each board.
  let isActing = Boolean(board.dataset.acting);
  let isNewBoard = false;
  const listen = (changes) => {
    let isTelling = false;
    for (const { type, target, oldValue, addedNodes, removedNodes } of changes) {
      if (type === "attributes") isActing = oldValue === null;
      else if (target === board) isNewBoard ||= addedNodes.length > 0 && removedNodes.length > 0;
      else if (addedNodes.length && !isActing) {
        fault(!isNewBoard && !isTelling, `the log is ahead: ${addedNodes[0].textContent}`);
        [isTelling, isNewBoard] = [true, false];
      }
      if (target === log) watched.told += addedNodes.length;
    }
  };
  const observer = new MutationObserver(listen);
  observer.observe(log, { childList: true });
  observer.observe(board, {
    childList: true, attributes: true, attributeFilter: ["data-acting"], attributeOldValue: true,
  });
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
    for _ in range(ACTIONS):
        expect(person.page.locator(ASKED_OR_OVER)).to_be_visible()
        if person.is_over():
            break
        person.do_something(chance.randrange(max(1, person.page.locator(WAYS).count())))
    seen = person.page.evaluate("({ ...watched, faults: [...watched.faults] })")
    print(game, seen)
    assert seen["faults"] == []
    assert seen["frames"] > 20 and seen["told"] > 5
    person.leave()
