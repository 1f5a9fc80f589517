"""The board of Roma for the browser: discs, both rows of cards, dice and hands from the view.

What can be done is read off the legal actions alone; what a card can hit, and why one cannot act,
is asked of the game's own functions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from ludi.games.roma.cards import ACTION_DICE, DISCS, ESSEDUM_LOWERS, SEATS
from ludi.games.roma.knowledge import TableView
from ludi.games.roma.table.hands import Holding, Say, cards_in, known_of, offer
from ludi.games.roma.table.news import Last, last_brought
from ludi.games.roma.table.pieces import Act, Ids, kinds
from ludi.games.roma.table.rows import rows_of
from ludi.games.roma.words import PHRASES
from ludi.games.roma.words.facts import forum_pays, price_of, signed, target_defence

_SET_UP: Final = ("giving", "setting")


def prepare(
    table: TableView,
    viewer: Any,
    names: list[str],
    opened: Mapping[int, TableView],
) -> dict[str, Any]:
    """What the template shows, from what lies on the table."""
    words = PHRASES[viewer.language]
    say = words.part("board-")
    below = viewer.seat or 0
    looked_at = names[viewer.seat] if viewer.looks_on and viewer.seat is not None else ""
    known = {
        seat: known_of(table, seat, opened, say, looked_at, viewer.language)
        for seat in range(SEATS)
        if seat != viewer.seat
    }
    return {
        "say": say,
        "table": table,
        "head": _head(table, say),
        "seats": (1 - below, below),
        "is_set_up": table["phase"] in _SET_UP,
        "has_fees": table["phase"] not in (*_SET_UP, "relaying", "over"),
        "discards": partial(cards_in, viewer.language, table["discards"]),
        "discards_key": tuple(table["discards"].items()),
        "discarded": sum(table["discards"].values()),
        # Who only looks on is not called the player whose cards are seen.
        "looked_at": looked_at,
        "known": known,
        "strip_key": partial(_strip_key, table, known),
        "lowered": ESSEDUM_LOWERS * table["essedum"],
        "used": ACTION_DICE - len(table["dice"]) - (table["source"] is not None),
        "discs": range(1, DISCS + 1),
        "laid_out": partial(_laid_out, table, viewer, opened, say),
        "reason": words.result(table, tuple(names)),
        "short": words.part("short-"),
        "kinds": kinds(viewer.language),
        "written": _written,
        "signed": signed,
    }


def _head(table: TableView, say: Say) -> str:
    if table["phase"] in _SET_UP:
        return say("set_up")
    number, limit = min(table["turns"], table["turn_limit"]), table["turn_limit"]
    is_near = limit - number < 20
    if is_near:
        return say("turn_of_limit", number=number, limit=limit)
    return say("turn", number=number)


# --- The whole board ----------------------------------------------------------------------------


def _laid_out(
    table: TableView,
    viewer: Any,
    opened: Mapping[int, TableView],
    say: Say,
    shown: Mapping[str, Any],
) -> dict[str, Any]:
    """Where everything lies, and what can be done with it."""
    can = choices(shown["legal"])
    last = last_brought(shown.get("recent", shown["events"]), table)
    last.is_rolled = any(event["event"] == "dice_rolled" for event in shown["events"])
    ids = Ids()
    rows = rows_of(table, viewer, opened, can, last, ids, say)
    held = Holding(table, viewer, can, ids, say)
    return {
        "can": can,
        "last": last,
        "rows": rows,
        "dice": _dice(table["dice"], can, table),
        "hand": held.hand() if "own" in table else (),
        "gifts": held.of(table["own"]["gifts"]) if "own" in table else (),
        "offer": offer(table, held),
        "prices": [(act, points, price_of(points)) for points, act in can["buy"].items()],
    }


def _strip_key(
    table: TableView, known: Mapping[int, Any], seat: int, last: Last, winners: Sequence[int]
) -> tuple[Any, ...]:
    """All that is told of a player beside the row."""
    player = table["players"][seat]
    is_on_turn = player["asked"], table["turn"] == seat, seat in winners
    counts = player["vp"], player["money"], player["cards"], player["gifts"]
    changes = last.points[seat], last.money[seat]
    return seat, table["phase"], is_on_turn, counts, changes, tuple(known.get(seat, ()))


def _written(acts: Mapping[int, Act]) -> str:
    """Actions as a place lists them that takes what is dropped there."""
    return "|".join(act.text for act in acts.values())


# --- What can be done ---------------------------------------------------------------------------

_BY_VALUE: Final = {
    "give": "card",
    "take": "card",
    "money": "die",
    "cards": "die",
    "activate": "die",
    "raise": "die",
    "lower": "die",
    "use": "die",
    "aim": "disc",
    "copy": "disc",
    "block": "disc",
    "buy": "points",
}


def choices(legal: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The legal actions by name and by the piece they belong to."""
    can: dict[str, Any] = {name: {} for name in _BY_VALUE}
    can |= {"lay": {}, "reroll": None, "stop": None, "end": None}
    for action in legal:
        name, args = action["name"], action["args"]
        act = Act(action["text"], action["sentence"])
        if name == "lay":
            can["lay"].setdefault(args["card"], {})[args["disc"]] = act
        elif name in _BY_VALUE:
            can[name][args[_BY_VALUE[name]]] = act
        else:
            can[name] = act
    can["discs"] = {disc for places in can["lay"].values() for disc in places}
    can["count"] = len(legal)
    return can


def _dice(dice: Sequence[int], can: Mapping[str, Any], table: TableView) -> list[dict[str, Any]]:
    """The unused dice; of equal ones the first has the buttons."""
    found = []
    for place, value in enumerate(dice):
        is_first = value not in dice[:place]
        found.append(
            {
                "id": f"die-{value}-{dice[:place].count(value) + 1}",
                "value": value,
                "use": can["use"].get(value) if is_first else None,
                "brings": _brings(table, value),
                "higher": can["raise"].get(value) if is_first else None,
                "lower": can["lower"].get(value) if is_first else None,
                "drags": bool(can["money"] or can["use"]),
            }
        )
    return found


def _brings(table: TableView, die: int) -> tuple[str, int, bool]:
    """What a die would bring that is added to a battle or paid out by Forum."""
    if table["phase"] in ("forum", "templum"):
        return "points", forum_pays(table, die), True
    if table["phase"] == "adding":
        total = table["tally"] + die
        return "battle", total, total >= target_defence(table)
    return "", 0, False
