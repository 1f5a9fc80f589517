"""What the sentences about a table of Roma say, before a language puts it into words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ludi.core.sentences import typeset
from ludi.games.roma.cards import BASILICA_ADDS, BY_NAME, ESSEDUM_LOWERS, GIVEN, MERCATOR_PRICE
from ludi.games.roma.knowledge import HIDDEN

Table = Mapping[str, Any]
Values = Mapping[str, Any]

# The cards have one name, the printed one, in all languages.
NAMES: Final = {card: card.replace("-", " ").title() for card in BY_NAME}

# What the rules of a terminal say in numbers: a card with cost and defence, and some effects.
PRINTED: Final = {
    "basilica_adds": str(BASILICA_ADDS),
    "essedum_lowers": str(ESSEDUM_LOWERS),
    "mercator_price": str(MERCATOR_PRICE),
    **{name: f"{NAMES[name]} {card.cost}/{card.defence}" for name, card in BY_NAME.items()},
}


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


def card_at(table: Table, seat: int, disc: int) -> str | None:
    """The card at a disc, from 1; None if there is none, or it lies face down."""
    card: str | None = table["players"][seat]["discs"][disc - 1]
    return None if card == HIDDEN else card


def money_of(table: Table) -> int:
    """The money of the player on turn."""
    return int(table["players"][table["turn"]]["money"])


def other_defence(table: Table, disc: int) -> str:
    """The current defence of the other player's card at a disc."""
    return signed(table["players"][1 - table["turn"]]["defences"][disc - 1] or 0)


def target_defence(table: Table) -> int:
    """The current defence of the card that is attacked."""
    return int(table["players"][1 - table["turn"]]["defences"][table["target"] - 1] or 0)


def lays_characters(table: Table) -> bool:
    """Whether the card whose effect is under way lays characters, not buildings."""
    return BY_NAME[table["acting"]].lays == "character"


def forum_pays(table: Table, die: int = 0) -> int:
    """What Forum brings so far, with one more die."""
    return int(table["tally"] + table["bonus"] + die)


def gifts_left(table: Table) -> int:
    """How many cards the seat has still to give; none for a spectator."""
    return GIVEN - sum(table["own"]["gifts"].values()) if "own" in table else 0


def count_drawn(table: Table) -> int:
    """How many drawn cards the seat looks at."""
    return sum(table["own"]["drawn"].values()) if "own" in table else 0


def can_only_end(table: Table) -> bool:
    """Whether the seat has neither a die left nor a card that it can pay for."""
    return not table["dice"] and "own" in table and not table["own"]["layable"]


# --- Choices, with or without a table -----------------------------------------------------------


def own_card(values: Values) -> str | None:
    """The card of the player who acts, at the disc or the die that is named."""
    table = values.get("table")
    disc = values["disc"] if "disc" in values else values["die"]
    return card_at(table, table["turn"], disc) if table is not None else None


def other_card(values: Values) -> str | None:
    """The card of the other player at the disc that is named."""
    table = values.get("table")
    return card_at(table, 1 - table["turn"], values["disc"]) if table is not None else None


def attacked_card(values: Values) -> str | None:
    """The card straight across that the card at a die's disc would attack, if it attacks one."""
    table = values.get("table")
    if table is None or not fights_across(own_card(values)):
        return None
    return card_at(table, 1 - table["turn"], values["die"])


def phase_of(values: Values) -> str:
    """What is asked; nothing if there is no table."""
    table = values.get("table")
    return table["phase"] if table is not None else ""


def acting_in(values: Values) -> str:
    """The card whose effect is under way; nothing if there is none, or no table."""
    table = values.get("table")
    return table["acting"] or "" if table is not None else ""


def strike_in(values: Values) -> str:
    """What the card whose effect is under way does to another; nothing if it does nothing."""
    acting = acting_in(values)
    return BY_NAME[acting].strikes if acting else ""


def drawn_by(values: Values) -> int:
    """How many cards a die draws: fewer than it shows if there are too few (ROM-3.7)."""
    table, count = values.get("table"), int(values["die"])
    return count if table is None else min(count, table["drawable"])


# --- Why an action is not legal -----------------------------------------------------------------

# The key of a sentence, and what it names besides the action's own values.
Reason = tuple[str, Values]

_ON_TURN: Final = ("lay", "money", "cards", "activate", "end")


def reason_against(
    name: str,
    values: Values,
    table: Table,
    sentences: Mapping[str, str],
    needs: Mapping[str, str],
    language: str,
) -> str:
    """Why an action is not legal, as far as the table of the seat that is asked shows it; `needs`
    puts into words what cards need to act."""
    key, found = _reason(name, values, table)
    if key == "idle":
        found = {**found, "needs": needs[BY_NAME[found["card"]].needs]}
    said = {fact: NAMES.get(str(value), value) for fact, value in {**values, **found}.items()}
    return typeset(sentences[key].format_map(said), language) if key else ""


def _reason(name: str, values: Values, table: Table) -> Reason:
    if not table["players"][table["own"]["seat"]]["asked"]:
        return "", {}
    against = _REASONS.get((table["phase"], name))
    if against is not None:
        return against(values, table)
    if name in _ON_TURN and table["acting"]:
        return "unfinished", {"acting": table["acting"]}
    return ("choose_first" if name in _ON_TURN and table["phase"] == "taking" else ""), {}


def _against_giving(values: Values, table: Table) -> Reason:
    return ("no_other" if values["card"] in table["own"]["gifts"] else "not_in_hand"), {}


def _against_setting(values: Values, table: Table) -> Reason:
    if values["card"] in table["own"]["hand"]:
        return "disc_taken", {}
    is_set = values["card"] in table["players"][table["own"]["seat"]]["discs"]
    return ("no_other" if is_set else "not_in_hand"), {}


def _against_paying(values: Values, table: Table) -> Reason:
    if values["card"] not in table["own"]["hand"]:
        return "not_in_hand", {}
    return "too_dear", {"cost": cost_of(values["card"]), "money": money_of(table)}


def _against_free_card(values: Values, table: Table) -> Reason:
    card = values["card"]
    if card not in table["own"]["hand"]:
        return "not_in_hand", {}
    return ("only_buildings" if is_character(card) else "only_characters"), {}


def _against_relaying(values: Values, table: Table) -> Reason:
    return ("disc_taken" if values["card"] in table["taken_up"] else "not_taken_up"), {}


def _against_rerolling(_: Values, table: Table) -> Reason:
    return ("unequal" if len(set(table["dice"])) > 1 else ""), {}


def _against_drawing(values: Values, table: Table) -> Reason:
    return ("no_cards" if values["die"] in table["dice"] else "no_die"), {}


def _against_activating(values: Values, table: Table) -> Reason:
    disc, player = values["die"], table["players"][table["turn"]]
    card = card_at(table, table["turn"], disc)
    if disc not in table["dice"]:
        return "no_die", {}
    if card is None:
        return "no_card", {"disc": disc}
    if BY_NAME[card].needs == "never":
        return "passive", {"card": card}
    return ("blocked" if disc in player["blocked"] else "idle"), {"card": card, "disc": disc}


def _against_taking(values: Values, table: Table) -> Reason:
    if table["acting"] == "aesculapinum":
        is_there = values["card"] in table["discards"]
        return ("only_characters" if is_there else "not_in_discards"), {}
    return ("not_in_pile" if table["acting"] == "haruspex" else "not_drawn"), {}


def _against_aiming(values: Values, table: Table) -> Reason:
    card = card_at(table, 1 - table["turn"], values["disc"])
    if card is None:
        return "no_other_card", {}
    return ("only_buildings" if is_character(card) else "only_characters"), {"card": card}


def _against_copying(values: Values, table: Table) -> Reason:
    card = card_at(table, table["turn"], values["disc"])
    if card is None:
        return "no_card", {}
    if card == "scaenicus":
        return "no_scaenicus", {}
    return ("idle" if is_character(card) else "only_characters"), {"card": card}


def _against_raising(values: Values, table: Table) -> Reason:
    return ("highest" if values["die"] in table["dice"] else "no_die"), {}


def _against_lowering(values: Values, table: Table) -> Reason:
    return ("lowest" if values["die"] in table["dice"] else "no_die"), {}


def _against_buying(values: Values, table: Table) -> Reason:
    price, money = price_of(values["points"]), money_of(table)
    if price > money:
        return "too_many", {"price": price, "money": money}
    held = table["players"][1 - table["turn"]]["vp"]
    return ("not_held" if values["points"] > held else "over_three"), {"held": held}


# By what is asked and what was typed; where nothing else can stand against it, without a look.
_REASONS: Final[Mapping[tuple[str, str], Callable[[Values, Table], Reason]]] = {
    ("giving", "give"): _against_giving,
    ("setting", "lay"): _against_setting,
    ("acting", "reroll"): _against_rerolling,
    ("acting", "lay"): _against_paying,
    ("acting", "money"): lambda *_: ("no_die", {}),
    ("acting", "cards"): _against_drawing,
    ("acting", "activate"): _against_activating,
    ("taking", "take"): _against_taking,
    ("aiming", "aim"): _against_aiming,
    ("copying", "copy"): _against_copying,
    ("blocking", "block"): lambda *_: ("blocked_already", {}),
    ("changing", "raise"): _against_raising,
    ("changing", "lower"): _against_lowering,
    ("buying", "buy"): _against_buying,
    ("laying", "lay"): _against_free_card,
    ("laying", "stop"): lambda *_: ("one_at_least", {}),
    ("relaying", "lay"): _against_relaying,
    ("relaying", "stop"): lambda *_: ("all_laid_again", {}),
    ("forum", "use"): lambda *_: ("no_die", {}),
    ("templum", "use"): lambda *_: ("no_die", {}),
    ("adding", "use"): lambda *_: ("no_die", {}),
}


# --- What may be overlooked ---------------------------------------------------------------------


def covered_by(name: str, values: Values, table: Table) -> str | None:
    """The own card that an action discards, because another is laid over it."""
    return card_at(table, table["turn"], values["disc"]) if name == "lay" else None
