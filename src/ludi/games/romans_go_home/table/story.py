"""What has just happened in Romans Go Home!, turn by turn, from the last events: the sums that
clans came to, and what became of the fort."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ludi.games.romans_go_home.cards import TURNS
from ludi.games.romans_go_home.events import ORDER
from ludi.games.romans_go_home.knowledge import TableView
from ludi.games.romans_go_home.words.facts import strength_of

# What is told by pieces and numbers, or is no part of a turn.
_SHOWN_EVENTS: Final = frozenset(
    {
        "turn_began",
        "warrior_revealed",
        "total_counted",
        "clan_filched",
        "choice_made",
        "round_began",
        "fort_built",
        "warrior_drawn",
        "warrior_placed",
        "warrior_put_aside",
        "plan_sealed",
        "game_ended",
    }
)
_OF_A_CLAN: Final = frozenset(
    ("warrior_revealed", "total_counted", "clan_filched", "chariott_wrecked", "warrior_charmed")
)
# What decides what becomes of the fort.
_ENDS_A_FIGHT: Final = frozenset({"fort_captured", "fort_razed", "fort_stood"})


def story(table: TableView, events: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The last events, turn by turn: who revealed whom, the totals, who won, and what else."""
    turns: list[dict[str, Any]] = []
    for event in events:
        what = event["event"]
        if what == "turn_began":
            turns.append(_turn(event["turn"], event["fort"]))
        elif what == "round_began":
            for turn in turns:
                turn["is_of_this_round"] = False
        elif turns or what not in _SHOWN_EVENTS - {"total_counted"}:
            if not turns:
                turns.append(_turn(None, None))
            _tell(turns[-1], event)
    if not turns and table["phase"] not in ("planning", "over"):
        turns.append(_turn(None, None))
    if turns and turns[0]["turn"] is None:
        _fill_in(table, turns)
    order = {clan["clan"]: at for at, clan in enumerate(table["clans"])}
    for turn in turns:
        told = sorted(turn["clans"].items(), key=lambda one: order.get(one[0], len(order)))
        turn["clans"] = dict(told)
        _add_up(turn)
    return turns


def _fill_in(table: TableView, turns: list[dict[str, Any]]) -> None:
    """What the events leave out of a turn that had begun before them, from the table."""
    first = turns[0]
    if len(turns) > 1:
        first["turn"] = turns[1]["turn"] - 1 or TURNS
    elif table["phase"] == "planning":
        first["turn"] = TURNS
    else:
        first["turn"], first["fort"] = table["turn"], table["taken"] or first["fort"]
        first["winner"] = table["winner"]
        for clan in table["clans"]:
            if clan["clan"] in first["clans"]:
                first["clans"][clan["clan"]]["warrior"] = clan["revealed"]


def _turn(number: int | None, fort: str | None) -> dict[str, Any]:
    return {
        "turn": number,
        "fort": fort,
        "clans": {},
        "winner": None,
        "notes": [],
        "is_of_this_round": True,
        "is_counted": False,
        "is_decided": False,
        "is_tied": False,
        "paid": [],
    }


def _cell() -> dict[str, Any]:
    return {
        "warrior": None,
        "total": None,
        "left_out": False,
        "is_wrecked": False,
        "charmed_by": None,
        "is_charmed": False,
        "lender": None,
        "lent": 0,
        "earlier": 0,
        "has_discarded": False,
    }


def _tell(turn: dict[str, Any], event: Mapping[str, Any]) -> None:
    what, clan = event["event"], event.get("clan")
    if what in _OF_A_CLAN:
        _tell_of(turn["clans"].setdefault(clan, _cell()), event)
    if what == "warrior_charmed":
        charmed = turn["clans"].setdefault(event["target"], _cell())
        charmed["is_charmed"], charmed["charmed_by"] = True, clan
    elif what == "fort_captured":
        turn["winner"], turn["fort"] = clan, event["fort"]
    elif what == "total_counted":
        turn["is_counted"] = True
    elif what == "tax_paid":
        turn["paid"].append((clan, event["fort"]))
    elif what == "attack_tied":
        turn["is_tied"] = True
    turn["is_decided"] |= what in _ENDS_A_FIGHT
    if what == "warrior_discarded" and clan in turn["clans"]:
        turn["clans"][clan]["has_discarded"] = True
    goes_home = what == "warrior_discarded" and clan == turn["winner"]
    if what not in _SHOWN_EVENTS and not goes_home:
        turn["notes"].append(event["sentence"])


def _tell_of(cell: dict[str, Any], event: Mapping[str, Any]) -> None:
    what = event["event"]
    if what == "warrior_revealed":
        cell["warrior"] = event["warrior"]
    elif what == "total_counted":
        cell["total"] = event["total"]
    elif what == "clan_filched":
        cell["left_out"] = True
    elif what == "chariott_wrecked":
        cell["is_wrecked"] = True
    else:
        cell["lent"] = strength_of(event["warrior"])
        cell["lender"] = {"clan": event["target"], "kind": event["warrior"]}


def _add_up(turn: dict[str, Any]) -> None:
    """What the warriors of earlier turns brought to each total."""
    for cell in turn["clans"].values():
        if cell["total"] is None or cell["warrior"] is None:
            continue
        counts = not cell["is_wrecked"] and not cell["is_charmed"]
        own = strength_of(cell["warrior"]) if counts else 0
        cell["earlier"] = max(cell["total"] - own - cell["lent"], 0)


def former_order(table: TableView, events: Iterable[Mapping[str, Any]]) -> str:
    """The own hidden warriors as they lay before Zvord took them up, if that was just now."""
    if table["phase"] != "reordering" or "own" not in table:
        return ""
    for event in events:
        if event["event"] == "order_taken_up" and event["clan"] == table["own"]["clan"]:
            return " ".join(event[place] for place in ORDER if event[place] != "none")
    return ""
