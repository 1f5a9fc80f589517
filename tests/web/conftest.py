"""Databases and servers for the tests of the web table."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

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
def foundry(warm_foundry: Foundry) -> Iterator[Foundry]:
    """Starts servers; all of them are gone after the test."""
    yield warm_foundry
    print(warm_foundry.complaints())
    warm_foundry.clear()
