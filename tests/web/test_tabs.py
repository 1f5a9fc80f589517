"""Many tables open in the tabs of one browser, which has six connections for all of them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from web.browsers import NEEDS_CHROMIUM, Person, Sit
from web.servers import Client, Foundry, Server, free_port, play_turn

pytestmark = NEEDS_CHROMIUM

MANY = 20


@pytest.fixture
def server(foundry: Foundry, tmp_path: Path) -> Server:
    return foundry.start(database_in(tmp_path), port=free_port())


def database_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tabs.db'}"


@pytest.fixture
def address(server: Server) -> str:
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture
def ben(server: Server) -> Iterator[Client]:
    with contextlib.closing(server.client("Ben")) as client:
        yield client


def tables_of_two(ann: Person, ben: Client, count: int) -> list[str]:
    """Tables of Avé where Ben begins, and Ann sits opposite."""
    ann.go("/")
    token = ann.page.locator("input[name=token]").first.input_value()
    tables: list[str] = []
    for _ in range(count):
        tables.append(ben.ask("POST", "tables", {"game": "ave", "seats": 2}).expected()["id"])
        sat = ann.context.request.put(
            f"/api/tables/{tables[-1]}/seats/1", data={}, headers={"X-Form-Token": token}
        )
        assert sat.ok
        ben.ask("POST", f"tables/{tables[-1]}/start").expected()
    return tables


def tab_of(ann: Person, table: str) -> Page:
    tab = ann.new_tab(f"/tables/{table}")
    expect(tab.locator("#table[data-live]")).to_be_visible()
    return tab


def shows(tab: Page, version: int) -> None:
    """Wait until a tab shows a version."""
    expect(tab.locator("#acting input[name=version]")).to_have_value(str(version))


def act_in(ann: Person, tab: Page) -> None:
    """Do something in a tab, and see what comes of it."""
    expect(tab.locator(".turn.yours")).to_be_visible()
    ann.page = tab
    ann.do_something()


def test_twenty_tables_in_one_browser(sit: Sit, ben: Client) -> None:
    ann = sit()
    tables = tables_of_two(ann, ben, MANY)
    tabs = [tab_of(ann, table) for table in tables]
    again = tab_of(ann, tables[0])
    expect(ann.new_tab("/").locator("h1").first).to_be_visible()
    for table, tab in zip(tables, tabs, strict=True):
        shows(tab, play_turn(ben, table))
    for tab in (tabs[0], tabs[7], tabs[-1]):
        act_in(ann, tab)
    shows(again, int(tabs[0].locator("#acting input[name=version]").input_value()))
