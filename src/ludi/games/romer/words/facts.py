"""What the sentences about a table of Römer say, before a language puts it into words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludi.games.romer.cards import CARD_BY_NAME, COLOURS, RANKS, Rank

Table = Mapping[str, Any]
Values = Mapping[str, Any]


def colour_of(card: str) -> str:
    return COLOURS[CARD_BY_NAME[card].colour].name


def rank_of(card: str) -> str:
    """A card without its colour, as printed: battle value and points."""
    return CARD_BY_NAME[card].rank.printed


def is_caesar(card: str) -> bool:
    return CARD_BY_NAME[card].rank.is_caesar


def battle_of(card: str) -> int:
    return CARD_BY_NAME[card].rank.battle


def points_of(card: str) -> int:
    """As printed."""
    return CARD_BY_NAME[card].rank.points


def copies_of(card: str) -> int:
    return CARD_BY_NAME[card].rank.copies


def _printed(rank: Rank) -> str:
    return rank.printed if rank.copies == 1 else f"{rank.printed} (×{rank.copies})"


# What the rules of a terminal say of the cards in a colour.
PRINTED: Final = {
    "in_a_colour": sum(rank.copies for rank in RANKS),
    "caesars": sum(rank.copies for rank in RANKS if rank.is_caesar),
    "ranks": ", ".join(_printed(rank) for rank in RANKS if not rank.is_caesar),
}


# --- The table ----------------------------------------------------------------------------------


def own_team(table: Table) -> list[str]:
    """The seat's own trump and team; none for a spectator."""
    return list(table["players"][table["own"]["seat"]]["team"]) if "own" in table else []


def colour_led(table: Table) -> str | None:
    """The colour of the trick; None if none is under way."""
    card = table["players"][table["leader"]]["played"]
    return colour_of(card) if card is not None else None


def may_lose(table: Table) -> tuple[int, str] | None:
    """The place and card that the seat would lose if it stayed out of the trick as it lies."""
    if "own" not in table or not table["players"][table["own"]["seat"]]["loses"]:
        return None
    team = own_team(table)
    return len(team), team[-1]


def may_yet_lose(table: Table) -> int | None:
    """The place of the card that the seat could still lose to somebody after it, if it stays out;
    None if it has no team, or nobody plays after it."""
    team = own_team(table)
    return len(team) if team and not is_last(table) else None


def has_lost_trump(table: Table) -> bool:
    """Whether the trump that is asked for replaces one that was captured."""
    return bool(table["leads"])


def ranking(table: Table) -> list[tuple[int, int]]:
    """Totals and their seats, the highest first."""
    totals = [(player["total"], seat) for seat, player in enumerate(table["players"])]
    return sorted(totals, reverse=True)


# --- Choices, with or without a table -----------------------------------------------------------


def phase_of(values: Values) -> str:
    """What is asked; nothing if there is no table."""
    return str((values.get("table") or {}).get("phase", ""))


def next_position(values: Values) -> int | None:
    """The place of the next card in the own team; None if there is no table, or no team."""
    team = own_team(values.get("table") or {})
    return len(team) + 1 if team else None


def worth_of(values: Values) -> int | None:
    """What a card would count as the next of the own team."""
    table = values.get("table") or {}
    worth: int | None = table["own"]["worth"].get(values["card"]) if "own" in table else None
    return worth


def way_of(values: Values) -> str:
    """How a card would take part in the trick; nothing if there is none, or no table."""
    table = values.get("table") or {}
    return str(table["own"]["ways"].get(values["card"], "")) if "own" in table else ""


def taken_with(values: Values) -> int | None:
    """How many cards a card would take from teams as the trick lies; None if it would not win."""
    table = values.get("table") or {}
    taken: int | None = table["own"]["takes"].get(values["card"]) if "own" in table else None
    return taken


def is_last(table: Table) -> bool:
    """Whether nobody plays to the trick after the seat."""
    own = table["own"]["seat"]
    others = [player for seat, player in enumerate(table["players"]) if seat != own]
    return not any(other["played"] is None and other["cards"] for other in others)


def completes_with(values: Values, cards: int) -> bool:
    """Whether so many more cards complete the own team, which ends the round."""
    table = values.get("table") or {}
    return "own" in table and 0 < cards >= table["own"]["room"]


def discarded_with(values: Values) -> int:
    """How many cards lie in the own team, the trump among them."""
    return len(own_team(values.get("table") or {}))


# --- Why an action is not legal -----------------------------------------------------------------

# By what is asked: what can be done, and the sentence against all else.
_POSSIBLE: Final = {
    "trumping": (("trump",), "trump_first"),
    "leading": (("lay", "renew", "play"), ""),
    "following": (("play",), "only_on_lead"),
    "completing": (("lay", "stop"), "only_completing"),
}
_ON_LEAD: Final = {"trump": "has_trump", "stop": "not_alone"}


def reason_against(
    name: str, values: Values, table: Table, sentences: Mapping[str, str], names: Mapping[str, str]
) -> str:
    """Why an action is not legal, as far as the table of the seat that is asked shows it."""
    key = _reason(name, values, table)
    said = {fact: names.get(str(value), value) for fact, value in values.items()}
    return sentences[key].format_map(said) if key else ""


def _reason(name: str, values: Values, table: Table) -> str:
    if "own" not in table or not table["players"][table["own"]["seat"]]["asked"]:
        return ""
    possible, against = _POSSIBLE[table["phase"]]
    if name not in possible:
        return against or _ON_LEAD[name]
    is_missing = "card" in values and values["card"] not in table["own"]["hand"]
    return "not_in_hand" if is_missing else ""


# --- What may be overlooked ---------------------------------------------------------------------


def team_lost(name: str, table: Table) -> int:
    """How many cards of a team an action discards, where that is more than the trump."""
    count = len(own_team(table)) if name == "renew" else 0
    return count if count > 1 else 0
