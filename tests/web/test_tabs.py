"""Many tables open in the tabs of one browser, which has six connections for all of them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from web.browsers import (
    NEEDS_CHROMIUM,
    WITHOUT_LOCKS,
    WITHOUT_WORKERS,
    Person,
    Sit,
)
from web.servers import Client, Foundry, Server, free_port, play_turn

pytestmark = NEEDS_CHROMIUM

# A browser without a window shows all its tabs; this one does as told.
HIDDEN = """hidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}"""
# How many tabs hold a stream of their own.
ARE_HELD = """async count => {
    const { held } = await navigator.locks.query();
    return held.filter(({ name }) => name.startsWith("ludi-stream")).length === count;
}"""
# The page shows that its stream was lost.
NOTING = """window.EventSource = class extends EventSource {
    constructor(address) {
        super(address);
        this.addEventListener("error", () => { document.documentElement.dataset.lost = "yes"; });
    }
}"""
LOST = "The connection is lost"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tabs.db'}"


@pytest.fixture
def server(foundry: Foundry, database: str) -> Server:
    return foundry.start(database, port=free_port())


@pytest.fixture
def address(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture
def ben(server: Server) -> Iterator[Client]:
    with contextlib.closing(server.client("Ben")) as client:
        yield client


def ask(person: Person, method: str, path: str, body: Any = None) -> Any:
    """What the API answers to a person's browser."""
    headers = {"X-Form-Token": person.page.locator("input[name=token]").first.input_value()}
    answer = person.context.request.fetch(
        f"/api/{path}", method=method, data=body or {}, headers=headers
    )
    assert answer.ok, answer.text()
    return answer.json()


def tables_with(ben: Client, ann: Person, count: int) -> list[str]:
    """Tables of Avé where Ben begins, and Ann sits opposite."""
    ann.go("/")
    tables: list[str] = []
    for _ in range(count):
        tables.append(ben.ask("POST", "tables", {"game": "ave", "seats": 2}).expected()["id"])
        ask(ann, "PUT", f"tables/{tables[-1]}/seats/1")
        ben.ask("POST", f"tables/{tables[-1]}/start").expected()
    return tables


def tab_of(person: Person, table: str) -> Page:
    tab = person.new_tab(f"/tables/{table}")
    expect(tab.locator("#table[data-live]")).to_be_visible()
    return tab


def expect_version(tab: Page, version: int) -> None:
    expect(tab.locator("#acting input[name=version]")).to_have_value(str(version))


def version_of(tab: Page) -> int:
    return int(tab.locator("#acting input[name=version]").input_value())


def told(tab: Page) -> list[str]:
    return tab.locator("#log li").all_inner_texts()


def act_in(ann: Person, tab: Page) -> None:
    """Do something in a tab, and see what comes of it."""
    expect(tab.locator(".turn.yours")).to_be_visible()
    ann.page = tab
    ann.do_something()


def expect_turns(ben: Client, tables: Sequence[str], tabs: Sequence[Page]) -> None:
    """The other player's moves come to all tabs."""
    versions = [play_turn(ben, table) for table in tables]
    for tab, version in zip(tabs, versions, strict=True):
        expect_version(tab, version)


def expect_all_in_step(ann: Person, ben: Client, tables: Sequence[str], tabs: list[Page]) -> None:
    """They do, and in some of the tabs one's own are made."""
    expect_turns(ben, tables, tabs)
    for tab in (tabs[0], tabs[len(tabs) // 2], tabs[-1]):
        act_in(ann, tab)


# --- Many of them -------------------------------------------------------------------------------


def test_twenty_tables_in_one_browser(sit: Sit, ben: Client) -> None:
    ann = sit()
    tables = tables_with(ben, ann, 20)
    tabs = [tab_of(ann, table) for table in tables]
    again = tab_of(ann, tables[0])
    expect(ann.new_tab("/").locator("h1").first).to_be_visible()
    expect_all_in_step(ann, ben, tables, tabs)
    expect_version(again, version_of(tabs[0]))
    assert again.evaluate(ARE_HELD, 0)


def test_many_tables_where_tabs_share_no_worker(sit: Sit, ben: Client) -> None:
    ann = sit()
    ann.context.add_init_script(WITHOUT_WORKERS)
    tables = tables_with(ben, ann, 8)  # more than connections
    tabs = [tab_of(ann, table) for table in tables]
    expect(ann.new_tab("/").locator("h1").first).to_be_visible()
    expect_all_in_step(ann, ben, tables, tabs)
    tabs[0].wait_for_function(ARE_HELD, arg=3)


def test_a_tab_that_comes_misses_nothing(sit: Sit, ben: Client) -> None:
    ann = sit()
    (table,) = tables_with(ben, ann, 1)
    first, second = tab_of(ann, table), ann.new_tab()
    held: list[Route] = []
    second.route("**/following.js", lambda route: held.append(route))
    second.goto(f"/tables/{table}", wait_until="commit")
    expect(second.locator("#acting")).to_be_visible()
    expect_version(first, play_turn(ben, table))
    assert version_of(second) < version_of(first)
    while not held:
        second.wait_for_timeout(50)
    for route in held:
        route.continue_()
    expect_version(second, version_of(first))
    assert told(second) == told(first)
    act_in(ann, second)
    expect_version(first, version_of(second))
    assert told(second) == told(first)


# --- Tabs that are left -------------------------------------------------------------------------


def expect_absent(tab: Page, count: int) -> None:
    """Wait until so many at the table are not there."""
    expect(tab.locator(".sitter .tag").get_by_text("not here")).to_have_count(count)


def tables_of_two(ann: Person, ben: Person, count: int) -> list[str]:
    """Tables of Avé with both of them, where Ann begins."""
    for person in (ann, ben):
        person.go("/")
    tables = []
    for _ in range(count):
        tables.append(ask(ann, "POST", "tables", {"game": "ave", "seats": 2})["id"])
        ask(ben, "PUT", f"tables/{tables[-1]}/seats/1")
        ask(ann, "POST", f"tables/{tables[-1]}/start")
    return tables


@pytest.mark.parametrize("lacking", ["", WITHOUT_LOCKS], ids=["closed", "left"])
def test_a_tab_that_goes_lets_its_table_go(sit: Sit, lacking: str) -> None:
    ann, ben = sit(), sit()
    ann.context.add_init_script(lacking)
    tables = tables_of_two(ann, ben, 2)
    left, kept = [tab_of(ann, table) for table in tables]
    at_left, at_kept = [tab_of(ben, table) for table in tables]
    expect_absent(at_left, 0)
    if lacking:
        left.goto("/")
    else:
        left.close()
    expect_absent(at_left, 1)
    expect_absent(at_kept, 0)
    act_in(ann, kept)
    expect_version(at_kept, version_of(kept))
    back = tab_of(ann, tables[0])
    expect_absent(at_left, 0)
    act_in(ann, back)
    expect_version(at_left, version_of(back))


def test_a_hidden_tab_without_any_help_pauses(sit: Sit) -> None:
    ann, ben = sit(), sit()
    ann.context.add_init_script(f"{WITHOUT_WORKERS}; {WITHOUT_LOCKS}")
    (table,) = tables_of_two(ann, ben, 1)
    tab, at_table = tab_of(ann, table), tab_of(ben, table)
    expect_absent(at_table, 0)
    act_in(ann, tab)
    tab.evaluate(HIDDEN, True)
    expect_absent(at_table, 1)
    at_table.locator("#saying input[name=text]").fill("Salve!")
    at_table.locator("#saying button").click()
    expect(at_table.locator("#chat")).to_contain_text("Salve!")
    tab.evaluate(HIDDEN, False)
    expect(tab.locator("#chat")).to_contain_text("Salve!")
    expect_absent(at_table, 0)
    assert told(tab) == told(at_table)


def test_of_hidden_tabs_those_used_last_stay(sit: Sit) -> None:
    ann, ben = sit(), sit()
    ann.context.add_init_script(WITHOUT_WORKERS)
    tables = tables_of_two(ann, ben, 4)
    tabs = [tab_of(ann, table) for table in tables]
    for tab in tabs:
        tab.evaluate(HIDDEN, True)
    seen = [tab_of(ben, table) for table in tables]
    for tab, absent in zip(seen, (1, 0, 0, 0), strict=True):
        expect_absent(tab, absent)
    tabs[-1].close()  # who waits takes the place that is free
    for tab, absent in zip(seen, (0, 0, 0, 1), strict=True):
        expect_absent(tab, absent)


# --- Servers that go ----------------------------------------------------------------------------


@pytest.mark.parametrize("lacking", ["", WITHOUT_WORKERS], ids=["shared", "alone"])
def test_all_tabs_recover_when_the_server_is_back(
    foundry: Foundry, database: str, server: Server, sit: Sit, ben: Client, lacking: str
) -> None:
    ann = sit()
    ann.context.add_init_script(lacking)
    tables = tables_with(ben, ann, 4)
    tabs = [tab_of(ann, table) for table in tables]
    waiting = ask(ann, "POST", "tables", {"game": "ave", "seats": 2})["id"]
    lobby = ann.new_tab(f"/tables/{waiting}")
    expect_all_in_step(ann, ben, tables, tabs)
    server.kill()
    for tab in (*tabs, lobby):
        expect(tab.locator("#alert")).to_contain_text(LOST)
    foundry.start(database, port=server.port)
    ben.close()  # what it sends next goes to the new server
    for tab in (*tabs, lobby):
        expect(tab.locator("#alert")).to_be_hidden()
    expect_turns(ben, tables, tabs)
    fresh = [tab_of(ann, table) for table in tables[:2]]
    assert list(map(told, fresh)) == list(map(told, tabs[:2]))
    act_in(ann, tabs[-1])


def test_a_connection_that_is_soon_back_is_not_missed(
    foundry: Foundry, database: str, server: Server, sit: Sit, ben: Client
) -> None:
    ann = sit()
    ann.context.add_init_script(f"{WITHOUT_WORKERS}; {NOTING}")
    (table,) = tables_with(ben, ann, 1)
    tab = ann.new_tab()
    tab.clock.install()
    tab.goto(f"/tables/{table}")
    expect(tab.locator("#table[data-live]")).to_be_visible()
    tab.clock.pause_at(datetime.now() + timedelta(seconds=5))  # not so late that silence is odd
    server.kill()
    tab.locator("html[data-lost]").wait_for()
    tab.clock.run_for(3000)
    expect(tab.locator("#alert")).to_be_hidden()
    tab.clock.run_for(1500)
    expect(tab.locator("#alert")).to_contain_text(LOST)
    foundry.start(database, port=server.port)
    ben.close()
    tab.clock.resume()
    expect(tab.locator("#alert")).to_be_hidden()
    expect_version(tab, play_turn(ben, table))


def test_what_was_not_sent_is_told_until_the_server_is_reached(sit: Sit, ben: Client) -> None:
    ann = sit()
    (table,) = tables_with(ben, ann, 1)
    tab = tab_of(ann, table)
    expect_version(tab, play_turn(ben, table))
    tab.route("**/api/**", lambda route: route.abort())
    tab.locator("#acting button[name=action]").first.click()
    expect(tab.locator("#alert")).to_contain_text("That did not reach the server")
    tab.unroute("**/api/**")
    expect(tab.locator("#alert")).to_be_hidden()
    act_in(ann, tab)
