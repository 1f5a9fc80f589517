"""What the sentences about a table of Romans Go Home! say, before a language puts it into words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from ludi.core.voices import Facts, Look, Said
from ludi.games.romans_go_home.cards import (
    FORTS,
    LEGIONS_TO_WIN,
    TURNS,
    WARRIORS,
    Fort,
    Warrior,
)
from ludi.games.romans_go_home.events import ORDER

Table = Mapping[str, Any]
Clan = Mapping[str, Any]

_WARRIORS: Final[Mapping[str, Warrior]] = {warrior.name: warrior for warrior in WARRIORS}
_FORTS: Final[Mapping[str, Fort]] = {fort.name: fort for fort in FORTS}


# --- The pieces ---------------------------------------------------------------------------------


def strength_of(warrior: str) -> int:
    return _WARRIORS[warrior].strength


def copies_of(warrior: str) -> int:
    return _WARRIORS[warrior].copies


def value_of(fort: str) -> int:
    return _FORTS[fort].value


def family_of(fort: str) -> str:
    return _FORTS[fort].family


def is_legion(fort: str) -> bool:
    return _FORTS[fort].is_legion


def signed(value: int) -> str:
    return str(value).replace("-", "−")


def warrior_facts(warrior: str) -> Facts:
    return {"warrior": warrior, "strength": strength_of(warrior)}


def fort_facts(fort: str) -> Facts:
    """A fort with its value, and whether its name says that already."""
    named = "by-value" if _FORTS[fort].is_named_by_value else "apart"
    return {"fort": fort, "value": value_of(fort), "named": named}


# --- The table ----------------------------------------------------------------------------------


def clan_called(table: Table, name: str | None) -> Clan | None:
    return next((clan for clan in table["clans"] if clan["clan"] == name), None)


def next_place(table: Table) -> int | None:
    """Where the seat's next warrior goes, from 1; None if it has placed them all."""
    plan = table["own"]["plan"] if "own" in table else []
    for place in range(TURNS - len(table["wall"]), len(plan)):
        if plan[place] is None:
            return place + 1
    return None


def fort_at(table: Table, place: int) -> str | None:
    """The fort at a place, counted from 1 as the round began; None if none stands there."""
    index = place - 1 - (TURNS - len(table["wall"]))
    return table["wall"][index] if 0 <= index < len(table["wall"]) else None


def count_legions(clan: Clan) -> int:
    return sum(map(is_legion, clan["forts"]))


def near_victory(table: Table) -> list[str]:
    """RGH-5.4: the clans whom a Legion Fort of the Wall would make the winner."""
    if table["phase"] == "over" or not any(map(is_legion, table["wall"])):
        return []
    return [
        clan["clan"]
        for clan in table["clans"]
        if clan["can_win"] and count_legions(clan) == LEGIONS_TO_WIN - 1
    ]


# --- Choices ------------------------------------------------------------------------------------


def action(name: str, arguments: Facts, look: Look) -> Facts:
    """What a choice is about; where the table does not show that, its case is `unseen`."""
    if name == "raze":
        return fort_facts(arguments["fort"])
    if "warrior" in arguments:
        return warrior_facts(arguments["warrior"])
    table = look() if look else None
    if name == "charm":
        return _charming(arguments["clan"], table)
    if name == "take":
        return _taking(arguments["place"], table)
    return _keeping(arguments["warriors"], table)


def _charming(clan: str, table: Table | None) -> Facts:
    """RGH-4.1: the warrior that a Qween would charm, and her clan's total then."""
    is_now = table is not None and table["phase"] == "charming" and clan in table["charms"]
    charmed = clan_called(table, clan) if table is not None and is_now else None
    if table is None or charmed is None:
        return {"case": "unseen", "clan": clan}
    total = table["charms"][clan]
    return {"case": "seen", "clan": clan, "total": total, **warrior_facts(charmed["revealed"])}


def _taking(place: int, table: Table | None) -> Facts:
    """RGH-4.4: the fort that Dru'hid would take."""
    is_now = table is not None and table["phase"] == "taking"
    fort = fort_at(table, place) if table is not None and is_now else None
    if fort is None:
        return {"case": "unseen", "place": place}
    facts = fort_facts(fort)
    return {"case": facts["named"], "place": place, **facts}


def _keeping(choice: str, table: Table | None) -> Facts:
    """RGH-4.6, RGH-5.1: who would stay, and who would go."""
    case = "nobody" if choice == "nothing" else choice
    axx = {"axx": strength_of("axx")}
    winner = clan_called(table, table["winner"]) if table is not None else None
    goes: list[str] | None = None
    if table is not None and table["phase"] == "keeping" and winner is not None:
        goes = going(choice, winner)
    if goes is None or winner is None:
        return {"case": case if case in ("nobody", "axx") else f"{case}-unseen", **axx}
    kept = winner["weakest"]
    facts = {"kept": kept, "kept_strength": strength_of(kept), **axx}
    if len(goes) == 1:
        gone = {"gone": goes[0], "gone_strength": strength_of(goes[0])}
        return {"case": f"{case}-one-goes", **gone, **facts}
    return {"case": case if goes else f"{case}-none-goes", **facts}


def going(choice: str, winner: Clan) -> list[str] | None:
    """The warriors that go where a winner keeps some; None: those are not all there."""
    goes: Counter[str] = Counter(winner["shown"])
    goes.subtract(["axx"] if choice in ("axx", "both") else [])
    goes.subtract([winner["weakest"]] if choice in ("weakest", "both") else [])
    return list(goes.elements()) if min(goes.values(), default=-1) >= 0 else None


# --- Events and questions -----------------------------------------------------------------------


def event(name: str, facts: Facts) -> Facts:
    """A warrior has its strength, a fort its value."""
    if name == "order_taken_up":
        return _order(facts)
    if "warrior" in facts:
        return {**facts, **warrior_facts(facts["warrior"])}
    return {**facts, **fort_facts(facts["fort"])} if "fort" in facts else facts


def _order(facts: Facts) -> Facts:
    """The hidden warriors that Zvord's owner takes up, and the place of the first (RGH-4.5)."""
    found = [(place, facts[key]) for place, key in enumerate(ORDER, start=2)]
    hidden = [(place, warrior) for place, warrior in found if warrior in _WARRIORS]
    warriors = [warrior for _, warrior in hidden]
    return {"clan": facts["clan"], "place": hidden[0][0], "warriors": warriors}


def prompt(table: Table) -> Facts:
    """Where the next warrior goes; and which fort was taken, if that matters."""
    if table["phase"] == "keeping":
        return {"taken": "signal" if table["taken"] == "signal" else "other-fort"}
    if table["phase"] not in ("planning", "reordering"):
        return {}
    place = next_place(table)
    fort = fort_at(table, place) if place else None
    if fort is None:
        return {"case": "waiting"}
    return {"case": "placing", "place": place, **fort_facts(fort)}


def hint(table: Table) -> Said:
    """That a whole plan may be typed is said before the first warrior lies (RGH-2.3)."""
    is_begun = table["phase"] != "planning" or next_place(table) != 1
    return None if is_begun else ("planning", {})
