"""A match begun under older rules: what was written of it can be told without them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludi.core.fairness import commitment
from ludi.core.record import FORMAT
from ludi.web.storage.entries import Entry
from ludi.web.tables.open_tables import OpenTable


async def written_record(opened: OpenTable) -> dict[str, Any]:
    """The record of such a match as far as its entries tell it: neither draws nor a result."""
    table = opened.table
    entries = await opened.tables.store.entries(table.id, 0)
    begun = next(entry.body for entry in entries if entry.kind == "started")
    start = {"start": begun["position"]} if "position" in begun else {}
    return {
        "format": FORMAT,
        "game": table.game_id,
        "rules": table.rules,
        "seats": len(table.seats),
        "options": _set(entries)["options"],
        "players": [seat.name for seat in table.seats],
        "bots": [seat.bot for seat in table.seats],
        "seed": begun["seed"],
        "commitment": commitment(begun["seed"]),
        **start,
        "actions": _actions(entries),
    }


def _set(entries: Sequence[Entry]) -> Any:
    """What was set last."""
    return [entry.body for entry in entries if entry.kind in ("created", "changed")][-1]


def _actions(entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """What was played and not taken back: that is always what was played last."""
    actions: list[dict[str, Any]] = []
    for entry in entries:
        if entry.kind == "acted":
            actions.append({"seat": entry.body["seat"], "do": entry.body["do"]})
        elif entry.kind == "undone":
            actions.pop()
    return actions
