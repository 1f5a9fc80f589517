"""What just happened, as far as the board shows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ludi.games.roma.cards import SEATS
from ludi.games.roma.knowledge import TableView
from ludi.games.roma.table.pieces import Fought
from ludi.games.roma.table.recaps import Recap, recaps_of
from ludi.games.roma.words.facts import signed, target_defence

# Whatever was under way before is over.
_BEGINS: Final = ("turn_began", "card_activated", "money_taken", "cards_looked_at", "card_laid")


@dataclass
class Last:
    """What the last action brought, as far as the board shows it."""

    # By seat and disc, the last battle there.
    fought: dict[tuple[int, int], Fought] = field(default_factory=dict)
    points: list[int] = field(default_factory=lambda: [0] * SEATS)
    money: list[int] = field(default_factory=lambda: [0] * SEATS)
    laid: set[tuple[int, int]] = field(default_factory=set)
    gone: dict[tuple[int, int], str] = field(default_factory=dict)
    thrown: tuple[str, ...] = ()
    activated: int = 0
    # The die that lies on the money disc.
    paid_out: int = 0
    recaps: tuple[Recap, ...] = ()


def last_brought(last_events: Iterable[Mapping[str, Any]], table: TableView) -> Last:
    """What has happened since the viewer acted; a die that lies at a disc or in the money is one
    of the turn that is played."""
    happened = tuple(last_events)
    last = Last(recaps=recaps_of(happened))
    added = 0
    for event in happened:
        name = event["event"]
        if name == "turn_began":
            last.activated = last.paid_out = 0
        if name in _BEGINS:
            added = 0  # a die that was used before was none of a battle
        if name == "die_used":
            added = event["die"]
        elif name == "battle_fought":
            outcome = "won" if event["won"] else "in_vain"
            last.fought[1 - event["seat"], event["disc"]] = Fought(
                event["strength"] - added, added, signed(event["defence"]), outcome
            )
            added = 0
        else:
            _count_event(last, name, event)
    if table["target"] is not None:
        against = signed(target_defence(table))
        last.fought[1 - table["turn"], table["target"]] = Fought(table["tally"], 0, against, "")
    return last


def since_turn(events: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """What has happened in the turn that is played.

    >>> since_turn([{"event": "money_taken"}, {"event": "turn_began"}])
    [{'event': 'turn_began'}]
    """
    began = [at for at, event in enumerate(events) if event["event"] == "turn_began"]
    return events[began[-1] :] if began else events


def _count_event(last: Last, name: str, event: Mapping[str, Any]) -> None:
    seat = event.get("seat")
    if name in ("card_laid", "card_turned_up"):
        last.laid.add((seat, event["disc"]))  # type: ignore[arg-type]
    elif name in ("card_discarded", "card_returned"):
        last.gone[seat, event["disc"]] = event["card"]  # type: ignore[index]
    elif name == "card_activated":
        last.activated = event["disc"]
    elif name == "money_taken":
        last.paid_out = event["money"]
    if name in ("card_thrown", "card_discarded", "card_covered"):
        last.thrown += (event["card"],)
    elif name == "card_fetched" and event["card"] in last.thrown:
        at = len(last.thrown) - 1 - last.thrown[::-1].index(event["card"])
        last.thrown = last.thrown[:at] + last.thrown[at + 1 :]
    elif name == "pile_refilled":
        last.thrown = ()
    if seat is not None:
        _count_payment(last, name, seat, event)


def _count_payment(last: Last, name: str, seat: int, event: Mapping[str, Any]) -> None:
    points = event.get("points", 0)
    if name == "discs_paid":
        last.points[seat] -= points
    elif name in ("points_gained", "points_taken", "points_bought"):
        last.points[seat] += points
    if name in ("points_taken", "points_bought"):
        last.points[1 - seat] -= points
    if name == "money_taken":
        last.money[seat] += event["money"]
    elif name == "card_laid":
        last.money[seat] -= event["cost"]
    elif name == "points_bought":
        last.money[seat] -= event["money"]
        last.money[1 - seat] += event["money"]
