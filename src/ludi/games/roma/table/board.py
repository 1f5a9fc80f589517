"""The board of Roma for the browser: discs, both rows of cards, dice and hands from the view.

What can be done is read off the legal actions alone; what a card can hit, and why one cannot act,
is asked of the game's own functions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Any, Final

from ludi.games.roma.cards import (
    ACTION_DICE,
    DISCS,
    ESSEDUM_LOWERS,
    FACES,
    FIRST_POINTS,
    GIVEN,
    SEATS,
)
from ludi.games.roma.knowledge import TableView
from ludi.games.roma.table.hands import Holding, Say, cards_in, known_of, offer
from ludi.games.roma.table.news import Last, last_brought, since_turn
from ludi.games.roma.table.pieces import Act, Kind
from ludi.games.roma.table.rows import rows_of
from ludi.games.roma.words import PHRASES
from ludi.games.roma.words.facts import forum_pays, price_of, signed, target_defence
from ludi.games.roma.words.refusals import warning

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
        "discarded": sum(table["discards"].values()),
        # Who only looks on is not called the player whose cards are seen.
        "looked_at": looked_at,
        "known": known,
        "strip_key": partial(_strip_key, table, known),
        "lowered": ESSEDUM_LOWERS * table["essedum"],
        "spent": range(len(table["dice"]) + 1, ACTION_DICE + 1),
        "discs": range(1, DISCS + 1),
        "laid_out": partial(_laid_out, table, viewer, opened, say),
        "reason": words.result(table, tuple(names)),
        "short": words.part("short-"),
        "warning": words.part("warning-"),
        "laid_for": partial(_laid_for, say),
        "drawn_for": partial(_drawn_for, table, say),
        "made": partial(_made, table),
        "laid": partial(_laid, table),
        "ranked": partial(_ranked, table),
        "takes": _takes,
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
    happened = shown.get("recent", shown["events"])
    last = last_brought(happened if viewer.seat is not None else since_turn(happened), table)
    rows = rows_of(table, viewer, opened, can, last, say)
    held = Holding(table, viewer, can, say)
    on_offer = offer(table, held, opened)
    end_warning = _warning(table, viewer.language) if can["end"] else ""
    return {
        "can": can,
        "last": last,
        "rows": rows,
        "dice": partial(_dice, table["dice"], can, table),
        "hand": held.hand() if "own" in table else (),
        "gifts": held.of("gift", table["own"]["gifts"]) if "own" in table else (),
        "gifts_due": _gifts_due(table),
        "offer": on_offer,
        "is_offering": bool(on_offer or can["buy"] or can["raise"] or can["lower"]),
        "recaps": () if table["phase"] in _SET_UP else last.recaps,
        "warning": end_warning,
        "top": last.thrown[-1] if last.thrown else "",
        "dice_key": (_dice_key(table, can), table["phase"] in _SET_UP),
        "sources_key": _sources_key(table, can, last),
        "discards_key": tuple(table["discards"].items()),
        "money_key": (tuple(can["money"]), tuple(can["cards"]), table["drawable"]),
        "prices": [(act, points, price_of(points)) for points, act in can["buy"].items()],
    }


def _gifts_due(table: TableView) -> int:
    """How many cards are still to be chosen to be given away."""
    if table["phase"] != "giving" or "own" not in table:
        return 0
    return GIVEN - sum(table["own"]["gifts"].values())


def _strip_key(
    table: TableView, known: Mapping[int, Any], seat: int, last: Last, winners: Sequence[int]
) -> tuple[Any, ...]:
    """All that is told of a player beside the row."""
    player = table["players"][seat]
    is_on_turn = player["asked"], table["turn"] == seat, seat in winners
    counts = player["vp"], player["money"], player["cards"], player["gifts"]
    changes = last.points[seat], last.money[seat]
    return seat, table["phase"], is_on_turn, counts, changes, tuple(known.get(seat, ()))


def _dice_key(table: TableView, can: Mapping[str, Any]) -> tuple[Any, ...]:
    """All that the dice show."""
    brings = table["phase"], table["tally"], table["bonus"], table["target"], table["essedum"]
    acts = bool(can["money"]), tuple(can["use"])
    return (*table["dice"], *acts, brings) if can["use"] else (*table["dice"], *acts)


def _sources_key(table: TableView, can: Mapping[str, Any], last: Last) -> tuple[Any, ...]:
    """All that is shown of money, pile and discards."""
    piles = table["pile"], tuple(table["discards"].items()), last.thrown, last.paid_out
    return tuple(can["money"]), tuple(can["cards"]), table["drawable"], piles


def _warning(table: TableView, language: str) -> str:
    """What may be overlooked where the turn is ended."""
    said = warning("end", {}, table)
    return PHRASES[language].part("warning-")(said[0], **said[1]) if said else ""


def _laid_for(say: Say, phase: str, kind: Kind, covered: str) -> str:
    """What it takes to lay a card at a disc: its price, and the card that it covers."""
    price = signed(-kind.cost) if phase == "acting" else ""
    lost = say("covers", card=covered) if covered else ""
    return f"{price} {lost}".strip() or "✓"


def _drawn_for(table: TableView, say: Say, how: str, die: int) -> str:
    """What a die brings in money, or in cards."""
    if how == "money":
        return f"+{die}"
    return say("offer_cards", count=min(die, table["drawable"]))


def _made(table: TableView, seat: int) -> str:
    """What a player has won or lost since the beginning."""
    more = int(table["players"][seat]["vp"]) - FIRST_POINTS
    return f"+{more}" if more > 0 else signed(more)


def _laid(table: TableView, seat: int) -> int:
    """How many cards a player has in play."""
    return sum(card is not None for card in table["players"][seat]["discs"])


def _ranked(table: TableView, winners: Sequence[int]) -> list[int]:
    """Who has won, then by victory points."""
    points = [player["vp"] for player in table["players"]]
    return sorted(range(SEATS), key=lambda seat: (seat not in winners, -points[seat]))


@cache
def _takes(name: str) -> str:
    """All that a place could take, whatever dice there are, as a place lists it."""
    return "|".join(f"{name} {face}" for face in FACES)


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
        if name == "lay":
            can["lay"].setdefault(args["card"], []).append(args["disc"])
        elif name in _BY_VALUE:
            can[name][args[_BY_VALUE[name]]] = Act(action["text"], action["sentence"])
        else:
            can[name] = Act(action["text"], action["sentence"])
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
                "place": place + 1,
                "key": f"die-{value}-{dice[:place].count(value) + 1}",
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
