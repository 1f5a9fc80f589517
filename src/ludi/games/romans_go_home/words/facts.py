"""What the sentences about a table of Romans Go Home! say, before a language puts it into words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from ludi.core.phrases import Template
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

# Where `step_apart` finds a difference; from HIGHEST_FORT on, fort by fort.
POINTS, COUNT, HIGHEST_FORT = 0, 1, 2


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


def is_named_by_value(fort: str) -> bool:
    return _FORTS[fort].is_named_by_value


def worth(fort: str) -> str:
    """A fort's value, where its name does not say it."""
    return "" if is_named_by_value(fort) else f" ({value_of(fort)})"


def signed(value: int) -> str:
    return str(value).replace("-", "−")


def with_strength(warrior: str, names: Mapping[str, str]) -> str:
    return f"{names[warrior]} ({strength_of(warrior)})"


def printed(names: Mapping[str, str]) -> dict[str, str]:
    """What the rules of a terminal call a piece: a warrior with strength, a fort with value."""
    return {name: f"{names[name]} {strength_of(name)}" for name in _WARRIORS} | {
        name: f"{names[name]}{worth(name)}" for name in _FORTS
    }


def from_to(titles: Mapping[str, str], to: str) -> dict[str, str]:
    """What the rules of a terminal call a family of forts: with its least and its largest value."""
    values = {family: [fort.value for fort in FORTS if fort.family == family] for family in titles}
    return {
        family: f"{title} ({signed(values[family][0])} {to} {signed(values[family][-1])})"
        for family, title in titles.items()
    }


def sentence(template: str, names: Mapping[str, str], fort_name: Callable[[str], str]) -> Template:
    """A template whose {worth} is the fort's value and whose {warrior} has its strength."""

    def fill(values: Mapping[str, Any]) -> str:
        named = {key: names.get(str(value), str(value)) for key, value in values.items()}
        if "fort" in values:
            named |= {"fort": fort_name(values["fort"]), "worth": worth(values["fort"])}
        if "warrior" in values:
            named["warrior"] = with_strength(values["warrior"], names)
        filled = template.format_map(named)
        return filled[0].upper() + filled[1:]

    return fill


def explained(
    strength: str,
    warriors: Mapping[str, str],
    families: Mapping[str, str],
    points: Callable[[int], str],
) -> dict[str, str]:
    """What each piece does: a warrior's strength is said before, a fort's points within."""
    told = {
        warrior.name: strength.format(strength=warrior.strength, what=warriors[warrior.name])
        for warrior in WARRIORS
    }
    return told | {
        fort.name: families[fort.family].format(points=points(abs(fort.value))) for fort in FORTS
    }


def order_of(values: Mapping[str, Any], names: Mapping[str, str]) -> str:
    """The hidden warriors that Zvord's owner takes up, each with the place where he stood."""
    found = [(place, values[key]) for place, key in enumerate(ORDER, start=2)]
    return ", ".join(f"{place} {names[warrior]}" for place, warrior in found if warrior in names)


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


def charming(values: Mapping[str, Any]) -> tuple[str, int] | None:
    """The warrior that a Qween would charm, and her clan's total then (RGH-4.1)."""
    table = values.get("table")
    if table is None or table["phase"] != "charming":
        return None
    charmed = clan_called(table, values["clan"])
    total = table["charms"].get(values["clan"])
    return None if charmed is None or total is None else (charmed["revealed"], total)


def taking(values: Mapping[str, Any]) -> str | None:
    """The fort that Dru'hid would take (RGH-4.4)."""
    table = values.get("table")
    if table is None or table["phase"] != "taking":
        return None
    return fort_at(table, values["place"])


def keeping(values: Mapping[str, Any]) -> tuple[list[str], list[str]] | None:
    """The warriors that would stay, Axx first, and those that would go (RGH-4.6, RGH-5.1)."""
    table = values.get("table")
    winner = clan_called(table, table["winner"]) if table is not None else None
    if table is None or table["phase"] != "keeping" or winner is None:
        return None
    shown: list[str] = list(Counter(winner["shown"]).elements())
    stays = ["axx"] if values["warriors"] in ("axx", "both") else []
    if values["warriors"] in ("weakest", "both"):
        stays.append(winner["weakest"])
    goes = Counter(shown)
    goes.subtract(stays)
    return None if min(goes.values()) < 0 else (stays, list(goes.elements()))


# --- The end (RGH-6) ----------------------------------------------------------------------------


def standing(clan: Clan) -> tuple[int, ...]:
    """What a result is explained by, in order: points, how many forts, the highest, the next."""
    values = sorted(map(value_of, clan["forts"]), reverse=True)
    return (clan["points"], len(values), *values)


def step_apart(clan: Clan, other: Clan) -> int | None:
    """Where two clans first differ in their standing; None: nowhere."""
    pairs = zip(standing(clan), standing(other), strict=False)
    return next((step for step, (one, two) in enumerate(pairs) if one != two), None)


def people_and_neutrals(table: Table) -> tuple[list[Clan], list[Clan]]:
    """Each by their rank, the best first."""
    ranked = sorted(table["clans"], key=lambda clan: clan["rank"] or 0)
    people = [clan for clan in ranked if clan["seat"] is not None]
    return people, [clan for clan in ranked if clan["seat"] is None]
