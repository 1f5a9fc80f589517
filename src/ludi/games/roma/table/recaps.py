"""What has just been done, in pictures: the dice, cards and numbers of each player's actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from ludi.games.roma.words.facts import signed

Event = Mapping[str, Any]


class Bit(NamedTuple):
    """A die, a card, a sign or some characters."""

    sort: str
    what: Any


class Recap(NamedTuple):
    """A player, and the actions: each a row of pictures."""

    seat: int
    actions: tuple[tuple[Bit, ...], ...]

    @property
    def chief(self) -> int:
        """The action to be told of where there is room for one: the last of the weightiest."""
        return max(range(len(self.actions)), key=lambda at: (_weight(self.actions[at]), at))


def recaps_of(events: Iterable[Event]) -> tuple[Recap, ...]:
    """By player, in the order of the turns; who did nothing that is seen is left out.

    >>> (recap,) = recaps_of([{"event": "money_taken", "seat": 1, "money": 4}])
    >>> recap.seat, [tuple(bit) for bit in recap.actions[0]]
    (1, [('die', 4), ('text', '+4'), ('sign', 'coin')])
    """
    found: list[tuple[int, list[list[Bit]]]] = []
    for event in events:
        name = event["event"]
        bits = _BITS[name](event) if name in _BITS else []
        if not bits:
            continue
        if name in _CONTINUES and found:
            found[-1][1][-1] += bits
            continue
        seat = 1 - event["seat"] if name in _SUFFERED else event["seat"]
        if not found or found[-1][0] != seat:
            found.append((seat, []))
        found[-1][1].append(bits)
    return tuple(Recap(seat, tuple(map(tuple, actions))) for seat, actions in found)


def _weight(action: tuple[Bit, ...]) -> int:
    """How much an action decides: a battle won, points, a card that acts, one that is laid."""
    is_won = any(bit.sort == "text" and "≥" in str(bit.what) for bit in action)
    has_points = Bit("sign", "crown") in action
    acts = [bit.sort for bit in action[:2]]
    return 4 * is_won or 3 * has_points or 2 * (acts == ["die", "card"]) or acts == ["card", "disc"]


# --- What is seen of an event -------------------------------------------------------------------

# These are what came of the action before.
_CONTINUES: Final = (
    "battle_fought",
    "card_copied",
    "card_discarded",
    "card_fetched",
    "card_kept",
    "card_returned",
    "card_thrown",
    "defences_lowered",
    "die_changed",
    "die_used",
    "disc_blocked",
    "points_bought",
    "points_gained",
    "points_taken",
)

# These befall the other player, where they come first.
_SUFFERED: Final = ("card_discarded", "card_returned", "disc_blocked")


def _counted(sign: str, number: int) -> list[Bit]:
    text = f"+{number}" if number > 0 else signed(number)
    return [Bit("text", text), Bit("sign", sign)]


def _kept(event: Event) -> list[Bit]:
    seen = Bit("card", event["card"]) if event.get("card") else Bit("text", "1")
    return [Bit("text", "▸"), Bit("sign", "fan"), seen]


def _laid(event: Event) -> list[Bit]:
    paid = _counted("coin", -event["cost"]) if event["cost"] else []
    return [Bit("card", event["card"]), Bit("disc", event["disc"]), *paid]


def _fought(event: Event) -> list[Bit]:
    how = "≥" if event["won"] else "<"
    text = f"{event['strength']} {how} {signed(event['defence'])}"
    return [Bit("sign", "sword"), Bit("card", event["card"]), Bit("text", text)]


def _bought(event: Event) -> list[Bit]:
    return [*_counted("crown", event["points"]), *_counted("coin", -event["money"])]


_BITS: Final[Mapping[str, Callable[[Event], list[Bit]]]] = {
    "money_taken": lambda event: [Bit("die", event["money"]), *_counted("coin", event["money"])],
    "cards_looked_at": lambda event: [Bit("sign", "fan"), Bit("text", str(event["count"]))],
    "card_kept": _kept,
    "card_laid": _laid,
    "card_activated": lambda event: [Bit("die", event["disc"]), Bit("card", event["card"])],
    "card_copied": lambda event: [Bit("sign", "mask"), Bit("card", event["card"])],
    "die_used": lambda event: [Bit("die", event["die"])],
    "die_changed": lambda event: [
        Bit("die", event["before"]),
        Bit("text", "▸"),
        Bit("die", event["after"]),
    ],
    "battle_fought": _fought,
    "card_discarded": lambda event: [Bit("text", "✕"), Bit("card", event["card"])],
    "card_returned": lambda event: [Bit("sign", "away"), Bit("card", event["card"])],
    "card_thrown": lambda event: [Bit("text", "✕"), Bit("card", event["card"])],
    "card_fetched": lambda event: [Bit("sign", "fan"), Bit("card", event["card"])],
    "disc_blocked": lambda event: [Bit("sign", "block"), Bit("disc", event["disc"])],
    "defences_lowered": lambda event: [Bit("sign", "sword"), Bit("text", signed(-event["points"]))],
    "points_gained": lambda event: _counted("crown", event["points"]),
    "points_taken": lambda event: _counted("crown", event["points"]),
    "points_bought": _bought,
}
