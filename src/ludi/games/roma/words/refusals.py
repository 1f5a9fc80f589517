"""Why an action is not legal, as far as the table of the seat that is asked shows it, and what may
be overlooked about one that is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ludi.core.voices import Facts, Said
from ludi.games.roma.cards import BY_NAME
from ludi.games.roma.words.facts import (
    cost_of,
    is_character,
    money_of,
    other_card,
    own_card,
    price_of,
)

# The end of a key, and what its sentence names besides the action's own values; no key: nothing can
# be told.
Reason = tuple[str, Facts]

_ON_TURN: Final = ("lay", "money", "cards", "activate", "end")


def refusal(name: str, values: Facts, table: Facts) -> Said:
    key, found = _reason(name, values, table)
    return (key, {**values, **found}) if key else None


def warning(name: str, values: Facts, table: Facts) -> Said:
    """A next turn that cannot be paid for, dice that are lost, and the own card that another is
    laid over."""
    if name == "end":
        return _warning_of_the_end(table)
    covered = own_card(table, values["disc"]) if name == "lay" else None
    return ("covered", {"card": covered}) if covered else None


def _warning_of_the_end(table: Facts) -> Said:
    """ROM-3.1, ROM-7.3: who cannot pay for all open discs, or has nothing left then, has lost."""
    unused, player = len(table["dice"]), table["players"][table["turn"]]
    discs, points = player["discs"].count(None), player["vp"]
    if discs >= points:
        return "ruin", {"discs": discs, "points": points, "count": unused}
    return ("dice", {"count": unused}) if unused else None


def _reason(name: str, values: Facts, table: Facts) -> Reason:
    if not table["players"][table["own"]["seat"]]["asked"]:
        return "", {}
    against = _REASONS.get((table["phase"], name))
    if against is not None:
        return against(values, table)
    if name in _ON_TURN and table["acting"]:
        return "unfinished", {"acting": table["acting"]}
    return ("choose_first" if name in _ON_TURN and table["phase"] == "taking" else ""), {}


def _against_giving(values: Facts, table: Facts) -> Reason:
    return ("no_other" if values["card"] in table["own"]["gifts"] else "not_in_hand"), {}


def _against_setting(values: Facts, table: Facts) -> Reason:
    if values["card"] in table["own"]["hand"]:
        return "disc_taken", {}
    is_set = values["card"] in table["players"][table["own"]["seat"]]["discs"]
    return ("no_other" if is_set else "not_in_hand"), {}


def _against_paying(values: Facts, table: Facts) -> Reason:
    if values["card"] not in table["own"]["hand"]:
        return "not_in_hand", {}
    return "too_dear", {"cost": cost_of(values["card"]), "money": money_of(table)}


def _against_free_card(values: Facts, table: Facts) -> Reason:
    card = values["card"]
    if card not in table["own"]["hand"]:
        return "not_in_hand", {}
    return ("only_buildings" if is_character(card) else "only_characters"), {}


def _against_relaying(values: Facts, table: Facts) -> Reason:
    return ("disc_taken" if values["card"] in table["taken_up"] else "not_taken_up"), {}


def _against_rerolling(_: Facts, table: Facts) -> Reason:
    return ("unequal" if len(set(table["dice"])) > 1 else ""), {}


def _against_drawing(values: Facts, table: Facts) -> Reason:
    return ("no_cards" if values["die"] in table["dice"] else "no_die"), {}


def _against_activating(values: Facts, table: Facts) -> Reason:
    disc, player = values["die"], table["players"][table["turn"]]
    card = own_card(table, disc)
    if disc not in table["dice"]:
        return "no_die", {}
    if card is None:
        return "no_card", {"disc": disc}
    if BY_NAME[card].needs == "never":
        return "passive", {"card": card}
    return ("blocked", {"disc": disc}) if disc in player["blocked"] else _idle(card)


def _idle(card: str) -> Reason:
    """What a card lacks to act, as a word."""
    return "idle", {"card": card, "needs": BY_NAME[card].needs.replace(" ", "-")}


def _against_taking(values: Facts, table: Facts) -> Reason:
    if table["acting"] == "aesculapinum":
        is_there = values["card"] in table["discards"]
        return ("only_characters" if is_there else "not_in_discards"), {}
    return ("not_in_pile" if table["acting"] == "haruspex" else "not_drawn"), {}


def _against_aiming(values: Facts, table: Facts) -> Reason:
    card = other_card(table, values["disc"])
    if card is None:
        return "no_other_card", {}
    return ("only_buildings" if is_character(card) else "only_characters"), {"card": card}


def _against_copying(values: Facts, table: Facts) -> Reason:
    card = own_card(table, values["disc"])
    if card is None:
        return "no_card", {}
    if card == "scaenicus":
        return "no_scaenicus", {}
    return _idle(card) if is_character(card) else ("only_characters", {"card": card})


def _against_raising(values: Facts, table: Facts) -> Reason:
    return ("highest" if values["die"] in table["dice"] else "no_die"), {}


def _against_lowering(values: Facts, table: Facts) -> Reason:
    return ("lowest" if values["die"] in table["dice"] else "no_die"), {}


def _against_buying(values: Facts, table: Facts) -> Reason:
    price, money = price_of(values["points"]), money_of(table)
    if price > money:
        return "too_many", {"price": price, "money": money}
    held = table["players"][1 - table["turn"]]["vp"]
    return ("not_held" if values["points"] > held else "over_three"), {"held": held}


# By what is asked and what was typed; where nothing else can stand against it, without a look.
_REASONS: Final[Mapping[tuple[str, str], Callable[[Facts, Facts], Reason]]] = {
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
