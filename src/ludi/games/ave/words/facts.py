"""What the sentences about a table of Avé say, before a language puts it into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludi.core.voices import Look, Said
from ludi.games.ave.words.numerals import numeral

Facts = Mapping[str, Any]


def action(name: str, arguments: Facts, look: Look) -> Facts:  # noqa: ARG001
    return _with_numeral(arguments)


def event(name: str, facts: Facts) -> Facts:  # noqa: ARG001
    return _with_numeral(facts)


def _with_numeral(facts: Facts) -> Facts:
    """A number is written as Romans do, too."""
    return {**facts, "numeral": numeral(facts["number"])} if "number" in facts else facts


def prompt(table: Facts) -> Facts:
    """What the dice form, and what can be done with it."""
    return {
        "readings": table["readings"],
        "can": _can(table),
        "why": "unfit" if table["readings"] else "unread",
        "cards": len(table["playable"]),
        "dice": sum(table["dice"].values()),
    }


def _can(table: Facts) -> str:
    """AVE-2.6, AVE-3.1: what else there is to do than to roll, if that is possible at all."""
    if table["writable"]:
        return "both" if table["unrolled"] else "write"
    return "stop" if table["may_stop"] else "roll"


def result(table: Facts, players: tuple[str, ...]) -> Said:
    """AVE-5.1, AVE-5.2, AVE-5.5"""
    if table["phase"] != "over":
        return None
    totals = {"totals": _totals(table, players)}
    full = [name for name, column in zip(players, table["columns"], strict=True) if all(column)]
    if full:
        return "full", {"full": full, "count": len(full), **totals}
    if table["last_round"]:
        failed = _failed(table, players)
        return "failed", {"failed": failed, "is_known": "yes" if failed else "no", **totals}
    return ("limit" if table["rounds"] >= table["round_limit"] else "blocked"), totals


def _failed(table: Facts, players: tuple[str, ...]) -> str:
    """Whose failure without a card called the last round, if the table alone says so."""
    found = [
        name
        for name, column, hand in zip(players, table["columns"], table["cards"], strict=True)
        if not hand and sum(map(bool, column)) < table["rounds"]
    ]
    return found[0] if len(found) == 1 else ""


def _totals(table: Facts, players: tuple[str, ...]) -> str:
    """Everybody's points, the most first."""
    ranked = sorted(zip(table["points"], players, strict=True), key=lambda one: -one[0])
    return ", ".join(f"{name} {points}" for points, name in ranked)
