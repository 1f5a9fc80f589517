"""Statements as the drivers take them: what runs with every action is not made anew each time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy.engine import Connection


def run(connection: Connection, statement: str, *values: Any) -> Any:
    """Run a statement with `?` for its values; the driver's cursor."""
    driver = connection.connection.driver_connection
    assert driver is not None
    return driver.execute(_spelt(statement, connection.dialect.name), values)


def run_many(connection: Connection, statement: str, rows: Sequence[Sequence[Any]]) -> None:
    """Run a statement for every row."""
    if rows:
        cursor = connection.connection.cursor()
        cursor.executemany(_spelt(statement, connection.dialect.name), rows)


@cache
def _spelt(statement: str, dialect: str) -> str:
    """PostgreSQL's driver wants `%s`; none of our statements has a `?` or a `%` in its words."""
    return statement.replace("?", "%s") if dialect == "postgresql" else statement
