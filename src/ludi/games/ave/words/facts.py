"""What the sentences about a table of Avé say, before a language puts it into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.games.ave.words.numerals import numeral


def with_numeral(values: Mapping[str, Any]) -> str:
    """The number of an action or event, as Romans and as we write it."""
    return f"{numeral(values['number'])} ({values['number']})"


def readings(table: Mapping[str, Any], between: str) -> str:
    """What the dice form."""
    return f" {between} ".join(str(number) for number in table["readings"])


def who_is_full(table: Mapping[str, Any], players: tuple[str, ...]) -> list[str]:
    """Who has filled the column."""
    return [name for name, column in zip(players, table["columns"], strict=True) if all(column)]


def totals(table: Mapping[str, Any], players: tuple[str, ...]) -> str:
    """Everybody's points, the most first."""
    ranked = sorted(zip(table["points"], players, strict=True), key=lambda one: -one[0])
    return ", ".join(f"{name} {points}" for points, name in ranked)
