"""What the sentences about a table of Römer say, before a language puts it into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludi.core.voices import Look, Said
from ludi.games.romer.cards import CARD_BY_NAME, COLOURS
from ludi.games.romer.knowledge import UNKNOWN

Facts = Mapping[str, Any]
Table = Mapping[str, Any]


# --- The cards ----------------------------------------------------------------------------------


def colour_of(card: str) -> str:
    return COLOURS[CARD_BY_NAME[card].colour].name


def rank_of(card: str) -> str:
    """A card without its colour, as printed: battle value and points."""
    return CARD_BY_NAME[card].rank.printed


def is_caesar(card: str) -> bool:
    return CARD_BY_NAME[card].rank.is_caesar


def points_of(card: str) -> int:
    """As printed."""
    return CARD_BY_NAME[card].rank.points


# --- The table ----------------------------------------------------------------------------------


def own_team(table: Table) -> list[str]:
    """The seat's own trump and team; none for a spectator, and without a table."""
    return list(table["players"][table["own"]["seat"]]["team"]) if "own" in table else []


def colour_led(table: Table) -> str | None:
    """The colour of the trick; None if none is under way."""
    card = table["players"][table["leader"]]["played"]
    return colour_of(card) if card is not None else None


def is_last(table: Table) -> bool:
    """Whether nobody plays to the trick after the seat."""
    own = table["own"]["seat"]
    others = [player for seat, player in enumerate(table["players"]) if seat != own]
    return not any(other["played"] is None and other["cards"] for other in others)


def _completes_with(table: Table, cards: int) -> bool:
    """Whether so many more cards complete the own team, which ends the round."""
    return "own" in table and 0 < cards >= table["own"]["room"]


# --- What can be done, with or without a table --------------------------------------------------


def action(name: str, arguments: Facts, look: Look) -> Facts:
    """The card, and what doing this with it brings."""
    if name == "stop":
        return {}
    card = arguments["card"]
    if name == "trump":
        return {"card": card, "colour": colour_of(card)}
    table = look() if look else {}
    if name == "renew":
        return {"card": card, "count": len(own_team(table))}
    return {"card": card, **(_laid if name == "lay" else _played)(table, card)}


def _laid(table: Table, card: str) -> Facts:
    """As which card of the team it would lie, and what it would count there."""
    worth = table["own"]["worth"].get(card) if "own" in table else None
    if worth is None:
        return {"as": "unplaced"}
    place = "last" if _completes_with(table, 1) else "placed"
    return {"as": place, "position": len(own_team(table)) + 1, "worth": worth}


def _played(table: Table, card: str) -> Facts:
    """How it takes part in the trick and, if it would be ahead or win, what that brings."""
    if table.get("phase") == "leading":
        return {"how": "lead"}
    way = table["own"]["ways"].get(card) if "own" in table else None
    taken = table["own"]["takes"].get(card) if "own" in table else None
    if way is None or taken is None:
        return {"how": way or "play"}
    how = f"{way}-{'wins' if is_last(table) else 'ahead'}"
    if taken:
        how += "-ends" if _completes_with(table, taken) else "-takes"
    return {"how": how, "taken": taken}


# --- What has happened --------------------------------------------------------------------------


def event(name: str, facts: Facts) -> Facts:
    if name == "trump_laid":
        return {**facts, "colour": colour_of(facts["card"])}
    if name == "trick_won":
        return {**facts, "trick": kind_of_trick(facts)}
    return facts


def kind_of_trick(won: Facts) -> str:
    """Whether a trick that was won was trumped."""
    return "trumped" if won["trumped"] else "followed"


# --- What is asked ------------------------------------------------------------------------------


def prompt(table: Table) -> Facts:
    """Whether a trump replaces one that was captured; what is led, and what may be lost."""
    if table["phase"] == "trumping":
        return {"trump": "lost" if table["leads"] else "first"}
    if table["phase"] == "following":
        return {"colour": colour_led(table), **_risk(table)}
    return {}


def _risk(table: Table) -> Facts:
    """What the seat loses if it stays out: surely as the trick lies, or to somebody after it."""
    team = own_team(table)
    if not team:
        return {"risk": "none"}
    place, card = len(team), team[-1]
    if table["players"][table["own"]["seat"]]["loses"]:
        if place == 1:
            return {"risk": "trump-card"}
        risk = "unknown-card" if card == UNKNOWN else "known-card"
        return {"risk": risk, "place": place, "card": card}
    if is_last(table):
        return {"risk": "none"}
    what = "trump-card" if place == 1 else "card"
    return {"risk": f"{what}-to-{table['captures_by']}", "place": place}


# --- Why a game ended so ------------------------------------------------------------------------


def result(table: Table, players: tuple[str, ...]) -> Said:
    """ROE-5.3"""
    if table["phase"] != "over":
        return None
    totals = [(player["total"], seat) for seat, player in enumerate(table["players"])]
    ranked = sorted(totals, reverse=True)
    named = ", ".join(f"{players[seat]} {total}" for total, seat in ranked)
    return "target", {"target": table["target"], "totals": named}


# --- What is not legal, and what may be overlooked ----------------------------------------------

# By what is asked: what can be done, and what stands against all else.
_POSSIBLE: Final = {
    "trumping": (("trump",), "trump_first"),
    "leading": (("lay", "renew", "play"), ""),
    "following": (("play",), "only_on_lead"),
    "completing": (("lay", "stop"), "only_completing"),
}
_ON_LEAD: Final = {"trump": "has_trump", "stop": "not_alone"}


def refusal(name: str, arguments: Facts, table: Table) -> Said:
    """Why an action is not legal, as far as the table of the seat that is asked shows it."""
    if "own" not in table or not table["players"][table["own"]["seat"]]["asked"]:
        return None
    possible, against = _POSSIBLE[table["phase"]]
    if name not in possible:
        return against or _ON_LEAD[name], {}
    if "card" in arguments and arguments["card"] not in table["own"]["hand"]:
        return "not_in_hand", {"card": arguments["card"]}
    return None


def warning(name: str, arguments: Facts, table: Table) -> Said:  # noqa: ARG001
    """Renewing may discard more than the trump."""
    return ("final", {}) if name == "renew" and len(own_team(table)) > 1 else None
