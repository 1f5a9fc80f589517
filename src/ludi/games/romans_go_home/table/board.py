"""The board of Romans Go Home! for the browser: the Wall, the clans before it, the own plan.

What can be done is read off the legal actions alone, each laid on the piece that it is about. What
has just happened is read off the last events (`story`).

A clan has a cell before each place of the Wall, and a warrior stays in the one where it was
revealed, also when it is gone. The table does not say which one that was: it is read off the last
events. Those of whom nothing is told lie in the cells that are left, the gone ones first; a script
that has seen the whole round puts them right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final

from ludi.core.voices import Voice
from ludi.games.romans_go_home.cards import (
    LEGION_COUNT,
    LEGIONS_TO_WIN,
    ROUNDS,
    TURNS,
    WARRIOR_NAMES,
)
from ludi.games.romans_go_home.knowledge import ClanView, OwnView, TableView
from ludi.games.romans_go_home.table.story import former_order, story
from ludi.games.romans_go_home.words import PHRASES
from ludi.games.romans_go_home.words.facts import (
    copies_of,
    count_legions,
    family_of,
    fort_facts,
    going,
    is_legion,
    near_victory,
    next_place,
    signed,
    strength_of,
    value_of,
)
from ludi.web.show.seats import seen_from

_BEFORE_CAPTURE: Final = ("charming", "taking")
_STILL_TO_FIGHT: Final = ("now", "to-come")


def prepare(
    table: TableView,
    viewer: Any,
    names: list[str],
    opened: Mapping[int, TableView],
) -> dict[str, Any]:
    """What the template shows, from what lies on the table."""
    words = PHRASES[viewer.language]
    say = partial(_said, words)
    secrets: dict[int | None, OwnView] = {
        seat: seen["own"] for seat, seen in opened.items() if "own" in seen
    }
    if viewer.seat is not None and "own" in table:
        secrets[viewer.seat] = table["own"]
    clans = [
        _clan(table, clan, names, secrets.get(clan["seat"]), viewer.seat) for clan in table["clans"]
    ]
    spots = _spots(table)
    own = next((clan for clan in clans if clan["is_own"]), None)
    seen = seen_from(viewer.seat, len(names))
    clans.sort(key=lambda clan: TURNS if clan["seat"] is None else seen.index(clan["seat"]))
    return {
        "say": say,
        "prompt": _prompt(table, say),
        **_when(table, say),
        "phase": table["phase"],
        "spots": spots,
        "clans": clans,
        "own": own,
        "ranking": _ranking(clans) if table["phase"] == "over" else [],
        "by_legions": next((clan for clan in clans if clan["by_legions"]), None),
        "razed": [
            _fort(f"razed-{fort}", fort) | {"count": count}
            for fort, count in table["razed"].items()
        ],
        "danger": near_victory(table),
        "choices": partial(choices, table, clans, spots),
        "fought": partial(_fought, table),
        "round": table["round"],
        "story": partial(story, table),
        "warriors": _all_warriors(words),
        "former_order": partial(former_order, table),
        "next_place": next_place(table),
        "legions_left": _legions_left(table),
        "outcome_at": _outcome_at,
        "family_of": family_of,
        "legions_to_win": LEGIONS_TO_WIN,
        "short_fort": lambda family: words.say(f"short-{family}"),
        "fort_called": lambda fort: words.say("fort-valued", **fort_facts(fort)),
        "signed": signed,
        "strength_of": strength_of,
        "value_of": value_of,
    }


@cache
def _all_warriors(words: Voice) -> str:
    """What a script needs to show one that is revealed: name, strength, how many there are."""
    return "|".join(
        f"{warrior}:{words.name(warrior)}:{strength_of(warrior)}:{copies_of(warrior)}"
        for warrior in WARRIOR_NAMES
    )


def _said(words: Voice, key: str, **facts: Any) -> str:
    """A text of the board."""
    return words.say(f"board-{key}", **facts)


def _fought(
    table: TableView, clan: dict[str, Any], told: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    """A clan as it has fought: each warrior where it was revealed; and in this turn, for as long as
    nobody has left the clan, what was counted and whose strength counted for whom."""
    if table["phase"] in ("planning", "over"):
        return clan
    name = clan["clan"]
    turns = [turn for turn in told if turn["is_of_this_round"] and name in turn["clans"]]
    shown = clan | {"cells": _where_revealed(clan["cells"], name, turns)}
    now = turns[-1]["clans"][name] if turns and turns[-1]["turn"] == table["turn"] else None
    if table["phase"] not in _BEFORE_CAPTURE:
        up = [card for card in (clan["revealed"], *clan["earlier"]) if card]
        shown["total"] = sum(card["strength"] for card in up)
        shown["lent"] = None
    if now and now["total"] is not None and not now["has_discarded"]:
        shown["total"] = now["total"]
        if now["lender"]:
            shown["lent"] = now["lender"] | {"strength": now["lent"]}
        if clan["revealed"]:
            shown["charmed_by"] = now["charmed_by"]
    places = [cell["card"]["id"] if cell["card"] else "" for cell in shown["cells"]]
    seen = (shown["total"], shown["lent"], shown["charmed_by"], places)
    shown["key"] = repr((clan["key"], *seen))
    return shown


def _where_revealed(
    cells: Sequence[dict[str, Any]], clan: str, turns: Sequence[Mapping[str, Any]]
) -> list[dict[str, Any]]:
    """A clan's cells with each warrior of an earlier turn in the one where it was revealed, as far
    as that is told."""
    waiting = [cell for cell in cells if cell["card"]]
    found: dict[int, dict[str, Any]] = {}
    # Of two alike the wrecked one is known to be gone.
    for turn in sorted(turns, key=lambda turn: not turn["clans"][clan]["is_wrecked"]):
        kind, place = turn["clans"][clan]["warrior"], turn["turn"]
        one = next((cell for cell in waiting if cell["card"]["kind"] == kind), None)
        if one and place and cells[place - 1]["is"] not in _STILL_TO_FIGHT:
            waiting.remove(one)
            found[place] = one
    behind = [cell["place"] for cell in cells if cell["is"] not in _STILL_TO_FIGHT]
    free = [place for place in behind if place not in found]
    found |= dict(zip(free[len(free) - len(waiting) :], waiting, strict=True))
    nobody = {"is": "empty", "card": None}
    lying = {place: found.get(place, nobody) | {"place": place} for place in behind}
    return [lying.get(cell["place"], cell) for cell in cells]


# --- What lies on the table ---------------------------------------------------------------------


def _prompt(table: TableView, say: Callable[..., str]) -> str:
    """What is asked, where a whole plan is laid out."""
    if table["phase"] == "reordering":
        return say("lay_out_anew")
    return say("lay_out") if table["phase"] == "planning" else ""


def _when(table: TableView, say: Callable[..., str]) -> dict[str, str]:
    """Which round it is, and which turn; and how a script says a turn that begins."""
    is_between = table["phase"] in ("planning", "over")
    turn = table["phase"] if is_between else "turn"
    return {
        "round_said": say("round", number=table["round"], all=ROUNDS),
        "when_said": say(turn, number=table["turn"], all=TURNS),
        "turn_said": say("turn", number="{turn}", all=TURNS),
        "round_named": say("round", number="{round}", all=ROUNDS),
    }


def _legions_left(table: TableView) -> int:
    """How many Legion Forts may still be captured."""
    razed = sum(count for fort, count in table["razed"].items() if is_legion(fort))
    return LEGION_COUNT - razed - sum(map(count_legions, table["clans"]))


def _outcome_at(told: Sequence[Mapping[str, Any]], place: int) -> Mapping[str, Any]:
    """What became of the fort at a place in this round, where that was just now."""
    found = (t for t in told if t["turn"] == place and t["is_of_this_round"])
    return next(found, {"winner": None, "is_tied": False, "fort": None})


def _spots(table: TableView) -> list[dict[str, Any]]:
    """The six places of the Wall, each with its fort, or with what became of it this turn."""
    gone = TURNS - len(table["wall"])
    is_planning, is_over = table["phase"] == "planning", table["phase"] == "over"
    forts = _wall(table["wall"])
    spots = []
    for place in range(1, TURNS + 1):
        fort = forts[place - 1 - gone] if place > gone else None
        is_this_turn = place == table["turn"] and not is_planning and not is_over
        spots.append(
            {
                "place": place,
                "fort": fort,
                "is_now": is_this_turn and (fort is None or table["phase"] in _BEFORE_CAPTURE),
                "winner": table["winner"] if is_this_turn else None,
            }
        )
    return spots


def _wall(wall: Sequence[str]) -> list[dict[str, Any]]:
    """The forts that stand, each with an id of its own: equal ones count from the right, as forts
    go from the left."""
    numbers: Counter[str] = Counter()
    forts = []
    for fort in reversed(wall):
        numbers[fort] += 1
        forts.append(_fort(f"fort-{fort}-{numbers[fort]}", fort))
    return forts[::-1]


def _fort(name: str, fort: str) -> dict[str, Any]:
    return {
        "id": name,
        "fort": fort,
        "kind": family_of(fort),
        "value": signed(value_of(fort)),
        "worth": value_of(fort),
    }


def _clan(
    table: TableView,
    clan: ClanView,
    names: list[str],
    secret: OwnView | None,
    viewer: int | None,
) -> dict[str, Any]:
    colour, seat = clan["clan"], clan["seat"]
    copies: Counter[str] = Counter()
    one = partial(_warrior, colour, copies)
    lost = [one(warrior) for warrior in _each(clan["lost"])]
    up = [one(warrior) for warrior in _each(clan["shown"])]
    kind = clan["revealed"]
    is_wrecked = kind == "chariott" and _is_clash(table)  # another one of the clan may lie there
    revealed = None if is_wrecked else _last_of(up, kind)
    gone_now = _last_of(lost, kind) if revealed is None else None
    earlier = [card for card in up if card is not revealed]
    plan = [
        (place, one(warrior) if warrior else None)
        for place, warrior in enumerate(secret["plan"] if secret else (), 1)
    ]
    hand = [one(warrior) for warrior in _each(secret["hand"] if secret else {})]
    aside = one(secret["aside"]) if secret and secret["aside"] else None
    gone = [card for card in lost if card is not gone_now]
    forts = [_fort(f"{colour}-fort-{number}", fort) for number, fort in enumerate(clan["forts"], 1)]
    is_still_planning = table["phase"] == "planning" and clan["asked"]
    shown: dict[str, Any] = {
        "clan": colour,
        "seat": seat,
        "name": None if seat is None else names[seat],
        "is_own": seat is not None and seat == viewer,
        "asked": clan["asked"],
        "phase": table["phase"],
        "points": clan["points"],
        "total": clan["total"],
        "hidden": 0 if is_still_planning else clan["hidden"],
        "revealed": revealed,
        "gone_now": gone_now,
        "is_wrecked": is_wrecked,
        "earlier": earlier,
        "weakest": clan["weakest"],
        "cells": _cells(table, gone, earlier),
        "forts": forts,
        "legions": count_legions(clan),
        "highest": signed(max(map(value_of, clan["forts"]), default=0)),
        "plan": plan,
        "hand": hand,
        "aside": aside,
        "choice": secret["choice"] if secret else None,
        "charmed_by": table["charmer"] if table["charmed"] == colour else None,
        "lent": _lent(table) if table["charmer"] == colour else None,
        "captured": table["taken"] if table["winner"] == colour else None,
        "rank": clan["rank"],
        "can_win": clan["can_win"],
        "by_legions": table["legion_winner"] == colour,
    }
    shown["key"] = repr(shown)
    return shown


def _last_of(cards: Sequence[dict[str, Any]], kind: str | None) -> dict[str, Any] | None:
    return next((card for card in reversed(cards) if card["kind"] == kind), None)


def _cells(
    table: TableView, gone: list[dict[str, Any]], earlier: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """What a clan has before each place: those of earlier turns, then the one of this turn, then
    those to come."""
    if table["phase"] == "planning":
        return [{"place": place, "is": "to-come", "card": None} for place in range(1, TURNS + 1)]
    before = [("gone", card) for card in gone] + [("earlier", card) for card in earlier]
    empty: list[tuple[str, Any]] = [("empty", None)] * (table["turn"] - 1 - len(before))
    found = [*empty, *before, ("now", None), *[("to-come", None)] * (TURNS - table["turn"])]
    return [
        {"place": place, "is": what, "card": card} for place, (what, card) in enumerate(found, 1)
    ]


def _lent(table: TableView) -> dict[str, Any] | None:
    """The warrior whose strength a Qween has charmed over to her own clan."""
    for clan in table["clans"]:
        if clan["clan"] == table["charmed"] and clan["revealed"]:
            kind = clan["revealed"]
            return {"clan": clan["clan"], "kind": kind, "strength": strength_of(kind)}
    return None


def _is_clash(table: TableView) -> bool:
    """Whether several clans have revealed a Ch'ariott, which are lost then (RGH-4.10)."""
    return [clan["revealed"] for clan in table["clans"]].count("chariott") > 1


def _warrior(colour: str, copies: Counter[str], warrior: str) -> dict[str, Any]:
    """A warrior with an id of its own."""
    copies[warrior] += 1
    number = f"-{copies[warrior]}" if copies_of(warrior) > 1 else ""
    return {
        "id": f"{colour}-{warrior}{number}",
        "kind": warrior,
        "strength": strength_of(warrior),
    }


def _each(counts: Mapping[str, int]) -> Iterator[str]:
    return Counter(counts).elements()


def _ranking(clans: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any]]]:
    """The clans with their place at the end; who has won by Legion Forts is before all others."""
    before = [(not clan["by_legions"], clan["rank"]) for clan in clans]
    placed = [(1 + sum(other < own for other in before), own) for own in before]
    found = [(place, clan) for (place, _), clan in zip(placed, clans, strict=True)]
    return sorted(found, key=lambda one: one[0])


# --- What can be done ---------------------------------------------------------------------------


def choices(
    table: TableView,
    clans: Sequence[Mapping[str, Any]],
    spots: Sequence[Mapping[str, Any]],
    legal: Sequence[Mapping[str, Any]],
) -> dict[str, Any]:
    """The legal actions by the id of the piece that they are about, or among `others`."""
    on: dict[str, str] = {}
    places: dict[str, str] = {}
    others: list[str] = []
    brings = {action["text"]: _brings(table, action) for action in legal}
    for action in legal:
        if action["name"] == "place":
            places[action["args"]["warrior"]] = action["text"]
            continue
        piece = _piece_of(clans, spots, action)
        if piece is None or piece in on:
            others.append(action["text"])
        else:
            on[piece] = action["text"]
    return {
        "on": on,
        "places": places,
        "others": others,
        "verb": legal[0]["name"] if legal else "",
        # What an action results in, where that is a number: a total, or points.
        "brings": brings,
        "verbs": {action["text"]: _verb(action) for action in legal},
        "key": tuple(brings.items()),
    }


def _verb(action: Mapping[str, Any]) -> str:
    """The short word for an action that stands on no piece."""
    if action["name"] == "keep" and action["args"]["warriors"] in ("nothing", "both"):
        return f"keep_{action['args']['warriors']}"
    return str(action["name"])


def _brings(table: TableView, action: Mapping[str, Any]) -> str:
    """What is left face up, or what it costs."""
    name, args = action["name"], action["args"]
    if name == "raze":
        return (
            signed(-value_of(args["fort"]))
            if value_of(args["fort"]) > 0
            else f"+{-value_of(args['fort'])}"
        )
    if name == "charm":
        return f"→ {table['charms'][args['clan']]}"
    own = next((one for one in table["clans"] if one["clan"] == table["own"]["clan"]), None)
    if own is None or name not in ("keep", "discard"):
        return ""
    gone: list[str] | None = (
        [args["warrior"]] if name == "discard" else going(args["warriors"], own)
    )
    if gone is None or (name == "discard" and table["winner"] == own["clan"]):
        return ""  # the winner's others go as well
    left = Counter(own["shown"])
    left.subtract(gone)
    return f"→ {sum(strength_of(warrior) * count for warrior, count in left.items())}"


def _piece_of(
    clans: Sequence[Mapping[str, Any]],
    spots: Sequence[Mapping[str, Any]],
    action: Mapping[str, Any],
) -> str | None:
    """The id of the piece that an action is about."""
    name, args, own = action["name"], action["args"], clans[0]
    up = [card for card in (own["revealed"], *own["earlier"]) if card]
    found: Iterable[Mapping[str, Any] | None] = ()
    if name == "take":
        found = [spot["fort"] for spot in spots if spot["place"] == args["place"]]
    elif name == "charm":
        found = [clan["revealed"] for clan in clans if clan["clan"] == args["clan"]]
    elif name == "raze":
        found = [fort for fort in own["forts"] if fort["fort"] == args["fort"]]
    elif name == "discard":
        found = [card for card in up if card["kind"] == args["warrior"]]
    elif args["warriors"] == "axx":
        found = [card for card in up if card["kind"] == "axx"]
    elif args["warriors"] == "weakest":
        found = [card for card in up if card["kind"] == own["weakest"]]
    return next((piece["id"] for piece in found if piece), None)
