"""Why a game of Romans Go Home! ended as it did (RGH-6), before a language puts it into words."""

from __future__ import annotations

from typing import Final

from ludi.core.voices import Facts, Said
from ludi.games.romans_go_home.words.facts import Clan, Table, clan_called, value_of

# Where `_step_apart` finds a difference; from _HIGHEST_FORT on, fort by fort.
_POINTS: Final = 0
_COUNT: Final = 1
_HIGHEST_FORT: Final = 2


def result(table: Table, players: tuple[str, ...]) -> Said:
    """RGH-5.4, RGH-6.1, RGH-6.2"""
    if table["phase"] != "over":
        return None
    winner = clan_called(table, table["legion_winner"])
    if winner is not None:
        return _by_legions(winner, players)
    ranked = sorted(table["clans"], key=lambda clan: clan["rank"] or 0)
    people = [clan for clan in ranked if clan["seat"] is not None]
    neutrals = [clan for clan in ranked if clan["seat"] is None]
    return _alone(people[0], neutrals, players) if len(people) == 1 else _among(people, players)


def _by_legions(winner: Clan, players: tuple[str, ...]) -> Said:
    if winner["seat"] is None:
        return "neutral_legions", {"clan": winner["clan"]}
    return "legions", {"name": players[winner["seat"]]}


def _among(people: list[Clan], players: tuple[str, ...]) -> Said:
    """RGH-6.1: who is ahead of the other people, and by what."""
    best, second, *_ = people
    compared = {"name": players[best["seat"]], **_compared(best, second)}
    step = _step_apart(best, second)
    if step is None:
        alike = [clan for clan in people if _standing(clan) == _standing(best)]
        return "shared", {**compared, "names": [players[clan["seat"]] for clan in alike]}
    if step == _POINTS:
        return "lead", {**compared, "lead": best["points"] - second["points"]}
    return "tie", compared


def _alone(person: Clan, neutrals: list[Clan], players: tuple[str, ...]) -> Said:
    """RGH-6.2: a person alone must be ahead of the best neutral, and so of all."""
    name, best = players[person["seat"]], neutrals[0]
    step = _step_apart(person, best)
    compared = {"name": name, "clan": best["clan"], **_compared(person, best)}
    if _standing(person) > _standing(best):
        if step == _POINTS and len(neutrals) > 1:
            other = neutrals[1]
            others = {"other": other["clan"], "others": other["points"]}
            return "ahead_of_all", {**compared, **others}
        return "ahead", compared
    if not best["can_win"]:
        return "not_ahead", compared
    if step is None:
        return "shared_with_neutral", compared
    return "neutral", {"clan": best["clan"], **_compared(best, person)}


def _compared(clan: Clan, other: Clan) -> Facts:
    """How two clans stand, up to what tells them apart."""
    step, own, its = _step_apart(clan, other), _standing(clan), _standing(other)
    facts = {"points": own[_POINTS], "forts": own[_COUNT]}
    if step is None:
        return {**facts, "apart": "nowhere" if own[_COUNT] else "no-fort"}
    if step < _HIGHEST_FORT:
        return {**facts, "apart": "points" if step == _POINTS else "count", "its": its[step]}
    rank = 1 + step - _HIGHEST_FORT
    return {**facts, "apart": "highest", "rank": rank, "own": own[step], "its": its[step]}


def _standing(clan: Clan) -> tuple[int, ...]:
    """What a result is explained by, in order: points, how many forts, the highest, the next."""
    values = sorted(map(value_of, clan["forts"]), reverse=True)
    return (clan["points"], len(values), *values)


def _step_apart(clan: Clan, other: Clan) -> int | None:
    """Where two clans first differ in their standing; None: nowhere."""
    pairs = zip(_standing(clan), _standing(other), strict=False)
    return next((step for step, (one, two) in enumerate(pairs) if one != two), None)
