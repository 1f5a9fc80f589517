"""Databases and servers for the tests of the web table."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from web.browsers import Person, Sit, launched
from web.servers import Foundry, Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a session."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, of both kinds."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with postgres.database() as address:
            yield address


@pytest.fixture
def shared_database(postgres: Postgres) -> Iterator[str]:
    """The address of an empty database that several servers can share."""
    with postgres.database() as address:
        yield address


@pytest.fixture(scope="session")
def warm_foundry() -> Iterator[Foundry]:
    """One foundry for all tests of a session."""
    with tempfile.TemporaryDirectory() as folder:
        foundry = Foundry(Path(folder))
        yield foundry
        foundry.close()


@pytest.fixture
def foundry(warm_foundry: Foundry, request: pytest.FixtureRequest) -> Iterator[Foundry]:
    """Starts servers; all of them are gone after the test."""
    warm_foundry.chance = request.node.nodeid
    yield warm_foundry
    print(warm_foundry.all_words())
    warm_foundry.clear()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launched(playwright)
        yield found
        found.close()


@pytest.fixture
def address(foundry: Foundry, tmp_path: Path) -> str:
    """Where a server answers."""
    server = foundry.start(f"sqlite:///{tmp_path / 'web.db'}")
    return f"http://127.0.0.1:{server.port}"


@pytest.fixture
def sit(browser: Browser, address: str) -> Iterator[Sit]:
    """Somebody comes; at the end all leave, and no page has complained."""
    people: list[Person] = []

    def come(**how: Any) -> Person:
        people.append(Person(browser, how.pop("address", address), **how))
        return people[-1]

    yield come
    for person in people:
        person.leave()
