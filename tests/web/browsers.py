"""People at browsers: what they see and click."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Dialog,
    Locator,
    Page,
    Playwright,
    expect,
)

CHROMIUM: Final = next(
    filter(
        None,
        map(
            shutil.which,
            ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
        ),
    ),
    None,
)
NEEDS_CHROMIUM: Final = pytest.mark.skipif(
    CHROMIUM is None or bool(os.environ.get("LUDI_QUICK")),
    reason="no Chromium here (apt-get install chromium), or LUDI_QUICK is set",
)
_ARGUMENTS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
SMALL_PHONE: Final = (360, 640)
PHONE: Final = (390, 844)
DESK: Final = (1440, 900)
# Longer than anything should take, on a busy machine.
PATIENCE: Final = 60_000
# What a browser notes when an action is refused, or a server was killed, at whatever moment.
_EXPECTED: Final = re.compile(
    r"status of (409|422|429)|ERR_(ABORTED|CONNECTION|EMPTY|FAILED|INCOMPLETE|SOCKET)"
)
# For pages: what some browsers lack.
WITHOUT_WORKERS: Final = "delete window.SharedWorker"
WITHOUT_LOCKS: Final = "delete Navigator.prototype.locks"
# What somebody sees that can be done: buttons, and pieces that are chosen before their place is.
WAYS: Final = (
    "#acting button[name=action]:visible, #board [data-drag][tabindex]:not(button):visible"
)
_LIT: Final = "#board .lit"
# Everything that has happened is shown, and it is one's turn, or the end.
_AT_REST: Final = "#table:not([data-showing])"
ASKED_OR_OVER: Final = f"{_AT_REST} .turn.yours, {_AT_REST} .turn.result"


def launched(playwright: Playwright) -> Browser:
    as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    expect.set_options(timeout=PATIENCE)
    return playwright.chromium.launch(
        executable_path=CHROMIUM, args=[*_ARGUMENTS, *as_root], timeout=2 * PATIENCE
    )


def stop_time(page: Page) -> None:
    """From now on the page's timers wait until they are told that time passes."""
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(days=1))


class Person:
    """Somebody with a browser of their own; complaints of the page's scripts fail the test."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = DESK,
        language: str = "en-GB",
        dark: bool = False,
        touch: bool = False,
        motion: bool = False,
        scale: float = 1,
    ) -> None:
        """`motion`: things move on their screen, which takes a machine without a graphics card as
        much time as all the rest."""
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            device_scale_factor=scale,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.has_touch = touch
        self.complaints: list[str] = []
        self.page: Page = self.new_tab()

    def new_tab(self, path: str | None = None) -> Page:
        """One more tab of the same browser."""
        tab = self.context.new_page()
        tab.on("pageerror", lambda error: self.complaints.append(str(error)))
        tab.on("console", self._listen)
        if path is not None:
            tab.goto(path)
        return tab

    def _listen(self, message: object) -> None:
        text, kind = getattr(message, "text", ""), getattr(message, "type", "")
        if kind == "error" and not _EXPECTED.search(text):
            self.complaints.append(text)

    def leave(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def click(self, name: str, role: str = "button") -> None:
        """Click what is called so, once the page it is on is there with its scripts."""
        found = self.page.get_by_role(role, name=name, exact=True).first  # type: ignore[arg-type]
        found.wait_for()
        self.page.wait_for_load_state()
        found.click()

    @contextmanager
    def loading(self, here: Locator) -> Iterator[None]:
        """Wait until the page that a form leads to is there with its scripts; `here` is on the page
        before, which may be on its way too."""
        here.wait_for()
        self.page.wait_for_load_state()
        here.evaluate("element => { element.ownerDocument.documentElement.dataset.before = 'yes' }")
        yield
        self.page.locator("html[data-before]").wait_for(state="detached")
        self.page.wait_for_load_state()

    # --- Before the match ---

    def set_option(self, name: str, value: int) -> None:
        option = self.page.locator(f'[name="option.{name}"]')
        with self.loading(option):
            option.fill(str(value))
            self.page.keyboard.press("Enter")
        expect(option).to_have_value(str(value))
        expect(self.page.locator(".settings .good")).to_have_text(re.compile("Saved|Enregistré"))

    def set_seats(self, count: int) -> None:
        seats = self.page.locator("select[name=seats]")
        with self.loading(seats):
            seats.select_option(str(count))

    def seat_bot(self, level: str) -> None:
        """Give the first seat that is free to a bot."""
        seat = self.page.locator(".seat-open").first
        seat.locator("select[name=bot]").select_option(level)
        with self.loading(seat):
            seat.get_by_role("button", name="Seat a bot").click()

    # --- At a table ---

    @property
    def actions(self) -> list[str]:
        """What the buttons can do."""
        buttons = self.page.locator("#acting button[name=action]")
        values: list[str] = buttons.evaluate_all("all => all.map(button => button.value)")
        return values

    def act(self, action: str) -> None:
        """By its button, which may be out of sight: then pieces are seen instead."""
        button = self.page.locator(f'#acting button[name=action][value="{action}"]').first
        if button.is_visible():
            button.click()
        else:
            button.evaluate("button => button.form.requestSubmit(button)")

    def do_something(self, which: int = 0) -> None:
        """Take a choice that is seen, the first one unless told otherwise; where a plan is laid,
        lay one and confirm it. Wait until that is shown."""
        expect(self.page.locator(f"{_AT_REST}[data-live]")).to_be_visible()
        plan = self.page.locator("[data-arrange]")
        if plan.count():
            key = plan.get_attribute("data-asked")
            while self.page.locator("[data-confirm]:disabled").count():
                self.press(self.page.locator("[data-pool] [data-piece]").first)
            self.press(self.page.locator("[data-confirm]"))
            self.wait_for_the_plan(key)  # others plan at the same time
        else:
            with self.meaning_it(), self.acting():
                self.press(self.page.locator(WAYS).nth(which))
                if self.page.locator(_LIT).count():
                    self.press(self.page.locator(_LIT).last)

    @contextmanager
    def meaning_it(self) -> Iterator[None]:
        """Asked whether they mean it, they do."""

        def accept(dialog: Dialog) -> None:
            dialog.accept()

        self.page.on("dialog", accept)
        yield
        self.page.remove_listener("dialog", accept)

    @contextmanager
    def acting(self) -> Iterator[None]:
        """Wait until the page shows what comes of the action sent meanwhile: others may act at the
        same time, and what they do is shown too."""
        version = self.version()
        yield
        expect(self.page.locator("#table:not([aria-busy])")).to_be_visible()
        self.wait_for_change(version)

    def press(self, button: Locator) -> None:
        if self.has_touch:
            button.tap()
        else:
            button.click()

    def wait_for_the_plan(self, key: str | None) -> None:
        """Wait until another plan is asked for, or none."""
        self.page.wait_for_function(
            "key => document.querySelector('[data-arrange]')?.dataset.asked !== key", arg=key
        )

    def is_asked(self) -> bool:
        return self.page.locator(".turn.yours").count() > 0

    def is_over(self) -> bool:
        return self.page.locator(".turn.result").count() > 0

    def version(self) -> int:
        return int(self.page.locator("#acting input[name=version]").input_value())

    def wait_for_change(self, version: int) -> None:
        """Wait until the page shows a later version."""
        self.page.wait_for_function(
            "version => document.querySelector('#acting')?.elements.version.value > version",
            arg=version,
        )

    def drag(self, piece: str, target: str) -> None:
        """Drag a piece by its selector onto another one, with the mouse."""
        self.page.locator(piece).first.scroll_into_view_if_needed()
        begin, end = self.middle(piece), self.middle(target)
        self.page.mouse.move(*begin)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=5)
        self.page.mouse.up()

    def drag_by_touch(self, piece: str, target: str) -> None:
        """The same with a finger."""
        self.page.locator(piece).first.scroll_into_view_if_needed()
        begin, end = self.middle(piece), self.middle(target)
        device = self.context.new_cdp_session(self.page)
        halfway = ((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2)
        for kind, points in (
            ("touchStart", [begin]),
            ("touchMove", [halfway]),
            ("touchMove", [end]),
            ("touchEnd", []),
        ):
            touches = [{"x": x, "y": y} for x, y in points]
            device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def middle(self, selector: str) -> tuple[float, float]:
        """Where the first of those lies."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def has_no_sideways_scrolling(self) -> bool:
        self.page.wait_for_load_state()  # with its style
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
            )
        )


# Somebody comes, with a browser as they like it.
Sit = Callable[..., Person]
