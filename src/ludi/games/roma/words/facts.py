"""What the sentences about a table of Roma say, before a language puts it into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ludi.core.voices import Facts, Look, Said
from ludi.games.roma.cards import BY_NAME, GIVEN, MERCATOR_PRICE
from ludi.games.roma.knowledge import HIDDEN

# --- The cards ----------------------------------------------------------------------------------


def cost_of(card: str) -> int:
    return BY_NAME[card].cost


def defence_of(card: str) -> int:
    """As printed."""
    return BY_NAME[card].defence


def is_character(card: str) -> bool:
    return BY_NAME[card].sort == "character"


def fights_across(card: str | None) -> bool:
    """Whether a card attacks the one straight across."""
    return card is not None and BY_NAME[card].needs == "card opposite"


def price_of(points: int) -> int:
    """What a Mercator pays."""
    return MERCATOR_PRICE * points


def signed(number: int) -> str:
    return str(number).replace("-", "−")


# --- The table ----------------------------------------------------------------------------------


def card_at(table: Facts, seat: int, disc: int) -> str | None:
    """The card at a disc, from 1; None if there is none, or it lies face down."""
    card: str | None = table["players"][seat]["discs"][disc - 1]
    return None if card == HIDDEN else card


def own_card(table: Facts, disc: int) -> str | None:
    """The card at a disc of the player on turn."""
    return card_at(table, table["turn"], disc)


def other_card(table: Facts, disc: int) -> str | None:
    """The card at a disc of the player who is not on turn."""
    return card_at(table, 1 - table["turn"], disc)


def money_of(table: Facts) -> int:
    """The money of the player on turn."""
    return int(table["players"][table["turn"]]["money"])


def other_defence(table: Facts, disc: int) -> int:
    """The current defence of the other player's card at a disc."""
    return int(table["players"][1 - table["turn"]]["defences"][disc - 1] or 0)


def target_defence(table: Facts) -> int:
    """The current defence of the card that is attacked."""
    return other_defence(table, table["target"])


def forum_pays(table: Facts, die: int = 0) -> int:
    """What Forum brings so far, with one more die."""
    return int(table["tally"] + table["bonus"] + die)


def _forum(table: Facts, die: int = 0) -> Facts:
    """What Forum pays, and its parts if a Basilica adds to it."""
    return {
        "points": forum_pays(table, die),
        "bonus": table["bonus"],
        "rest": table["tally"] + die,
    }


def _drawn(table: Facts) -> int:
    """How many drawn cards the seat looks at."""
    return sum(table["own"]["drawn"].values()) if "own" in table else 0


def _source(table: Facts) -> str:
    """Where a card is taken from: among those drawn, the discards or the pile."""
    return {"aesculapinum": "discards", "haruspex": "pile"}.get(table["acting"] or "", "drawn")


# --- Actions ------------------------------------------------------------------------------------

# No table is to be seen, or nothing on it that would be named.
_PLAIN: Final = {"how": "plain"}


def action(name: str, arguments: Facts, look: Look) -> Facts:
    """The values of an action's sentence; only what needs it looks at the table."""
    if name in _FROM_VALUES:
        return {**arguments, **_FROM_VALUES[name](arguments)}
    if name not in _FROM_TABLE:
        return arguments
    found = _FROM_TABLE[name](arguments, look()) if look else _unseen(name, arguments)
    return {**arguments, **found}


def _unseen(name: str, values: Facts) -> Facts:
    """What is said without a table."""
    if name == "cards":
        return {"count": values["die"]}
    return {"count": 0} if name == "end" else _PLAIN


def _lay(values: Facts, table: Facts) -> Facts:
    """`how`: face down in the set-up, paid or free, and then over a card or not."""
    if table["phase"] == "setting":
        return {"how": "hidden"}
    covered = own_card(table, values["disc"])
    how = "paid" if table["phase"] == "acting" else "plain"
    found: dict[str, Any] = {"how": f"{how}-over" if covered else how, "covered": covered}
    return {**found, "money": cost_of(values["card"])} if how == "paid" else found


def _draw_cards(values: Facts, table: Facts) -> Facts:
    """Fewer than the die shows if there are too few (ROM-3.7)."""
    return {"count": min(values["die"], table["drawable"])}


def _activate(values: Facts, table: Facts) -> Facts:
    disc = values["die"]
    card, opposite = own_card(table, disc), other_card(table, disc)
    if card is None:
        return _PLAIN
    if opposite is None or not fights_across(card):
        return {"how": "card", "card": card}
    return {
        "how": "against",
        "card": card,
        "opposite": opposite,
        "defence": other_defence(table, disc),
    }


def _take(values: Facts, table: Facts) -> Facts:
    """`how`: out of the discards or the pile; of cards drawn, the only one, of two or of many."""
    if table["phase"] != "taking":
        return _PLAIN
    source = _source(table)
    drawn = {1: "only", 2: "of-two"}.get(_drawn(table), "of-many")
    return {"how": drawn if source == "drawn" else source, "cost": cost_of(values["card"])}


def _aim(values: Facts, table: Facts) -> Facts:
    """`how`: what happens to the card."""
    card, acting = other_card(table, values["disc"]), table["acting"]
    strikes = BY_NAME[acting].strikes if acting else ""
    if card is None or not strikes:
        return _PLAIN
    return {"how": strikes, "card": card, "defence": other_defence(table, values["disc"])}


def _copy(values: Facts, table: Facts) -> Facts:
    card = own_card(table, values["disc"])
    return {"how": "card", "card": card} if card else _PLAIN


def _block(values: Facts, table: Facts) -> Facts:
    card = other_card(table, values["disc"])
    return {"how": "card", "card": card} if card else {"how": "empty"}


def _use(values: Facts, table: Facts) -> Facts:
    """`how`: added to an attack, or paid out by Forum, perhaps with a Basilica."""
    die, phase = values["die"], table["phase"]
    if phase == "adding":
        return {"how": "battle", "sum": table["tally"] + die, "defence": target_defence(table)}
    if phase in ("forum", "templum"):
        return {"how": "basilica" if table["bonus"] else "forum", **_forum(table, die)}
    return _PLAIN


def _stop(_: Facts, table: Facts) -> Facts:
    """`how`: what is asked, where Forum pays with a Basilica or without."""
    phase = table["phase"]
    if phase == "templum":
        return {"how": "basilica" if table["bonus"] else "forum", **_forum(table)}
    return {"how": phase} if phase in ("rerolling", "laying", "adding") else _PLAIN


def _end(_: Facts, table: Facts) -> Facts:
    return {"count": len(table["dice"]), "dice": table["dice"]}


_FROM_VALUES: Final[Mapping[str, Callable[[Facts], Facts]]] = {
    "money": lambda values: {"money": values["die"]},
    "raise": lambda values: {"after": values["die"] + 1},
    "lower": lambda values: {"after": values["die"] - 1},
    "buy": lambda values: {"money": price_of(values["points"])},
}
_FROM_TABLE: Final[Mapping[str, Callable[[Facts, Facts], Facts]]] = {
    "lay": _lay,
    "cards": _draw_cards,
    "activate": _activate,
    "take": _take,
    "aim": _aim,
    "copy": _copy,
    "block": _block,
    "use": _use,
    "stop": _stop,
    "end": _end,
}


# --- Events -------------------------------------------------------------------------------------


def event(name: str, facts: Facts) -> Facts:
    add = _EVENTS.get(name)
    return {**facts, **add(facts)} if add else facts


def _discs_paid(facts: Facts) -> Facts:
    return {"how": "paid" if facts["points"] == facts["discs"] else "short"}


def _dice_rolled(facts: Facts) -> Facts:
    dice = [facts["first"], facts["second"], facts["third"]]
    return {"dice": dice, "how": "again" if facts["again"] else "first"}


def _battle_fought(facts: Facts) -> Facts:
    return {"how": "won" if facts["won"] else "in-vain"}


_EVENTS: Final[Mapping[str, Callable[[Facts], Facts]]] = {
    "discs_paid": _discs_paid,
    "dice_rolled": _dice_rolled,
    "card_laid": lambda facts: {"money": facts["cost"]},
    "battle_fought": _battle_fought,
}


# --- Questions ----------------------------------------------------------------------------------


def prompt(table: Facts) -> Facts:
    add = _PROMPTS.get(table["phase"])
    return add(table) if add else {}


def _asked_to_give(table: Facts) -> Facts:
    """How many cards the seat has still to give; none for a spectator."""
    return {"count": GIVEN - sum(table["own"]["gifts"].values()) if "own" in table else 0}


def _asked_to_act(table: Facts) -> Facts:
    """`can`: use dice and lay cards, either of both, or only end; a card that the seat can pay
    for."""
    can_lay = "own" not in table or bool(table["own"]["layable"])
    if table["dice"]:
        return {"can": "use-lay" if can_lay else "use"}
    return {"can": "lay" if can_lay else "end"}


def _asked_to_take(table: Facts) -> Facts:
    source = _source(table)
    return {"source": "only" if source == "drawn" and _drawn(table) == 1 else source}


def _asked_to_lay(table: Facts) -> Facts:
    return {"sort": BY_NAME[table["acting"]].lays}


def _asked_to_add(table: Facts) -> Facts:
    return {"strength": table["tally"], "defence": target_defence(table)}


_PROMPTS: Final[Mapping[str, Callable[[Facts], Facts]]] = {
    "giving": _asked_to_give,
    "acting": _asked_to_act,
    "taking": _asked_to_take,
    "aiming": lambda table: {"acting": table["acting"] or ""},
    "buying": lambda table: {"price": MERCATOR_PRICE, "money": money_of(table)},
    "laying": _asked_to_lay,
    "relaying": lambda table: {"count": sum(table["taken_up"].values())},
    "templum": lambda table: {"how": "basilica" if table["bonus"] else "forum", **_forum(table)},
    "adding": _asked_to_add,
}


# --- Why a game ended so ------------------------------------------------------------------------


def result(table: Facts, players: tuple[str, ...]) -> Said:
    """ROM-7.1, ROM-7.3, ROM-7.4"""
    if table["phase"] != "over":
        return None
    points = [player["vp"] for player in table["players"]]
    if table["limit_passed"]:
        return "limit", {"turns": table["turn_limit"]}
    if 0 in points:
        return "broke", {"name": players[points.index(0)]}
    if points[0] == points[1]:
        return "level", {"points": points[0]}
    return "ahead", {"points": max(points), "fewer": min(points)}
