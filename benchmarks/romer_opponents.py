"""Two simple ways to play Römer, to measure bots by.

    ludi arena romer legatus benchmarks/romer_opponents.py:lay_best_at_once -n 50
    ludi arena romer legatus benchmarks/romer_opponents.py:lay_trumps_last -n 50

Both lay on every lead and never lead a trick. Their trump is the colour that counts most in hand;
in a trick they win or follow with a card that they hardly need. They differ in what they lay: the
card that counts most at once, or the first card of the best order in which the cards in hand can be
laid, which has the best trumps last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

POINTS: Final = {"iii": 3, "v": 5, "x": 10, "xx": 20}
TEAM: Final = 7
# A trump in hand will count so many times; a card for a trick may cost so many points.
LATER: Final = 4
AFFORDABLE: Final = 12

View = dict[str, Any]


@dataclass(frozen=True)
class Card:
    name: str

    @property
    def colour(self) -> str:
        return self.name.partition("-")[0]

    @property
    def points(self) -> int:
        return POINTS.get(self.name.rpartition("-")[2], 0)


def lay_best_at_once(view: View, legal: Sequence[Any]) -> str:
    """Lays the card that counts most where it comes to lie."""
    hand, trump = hand_of(view), trump_of(view)
    place, _ = room(view)
    return answer(view, legal, max(hand, key=lambda card: worth([card], trump, place)))


def lay_trumps_last(view: View, legal: Sequence[Any]) -> str:
    """Lays in the best order for the leads that are left, the best trumps last."""
    return answer(view, legal, best_order(hand_of(view), trump_of(view), *room(view))[0])


def answer(view: View, legal: Sequence[Any], card: Card) -> str:
    """What is asked, with the card to lay if it is that."""
    phase = view["table"]["phase"]
    if phase == "trumping":
        return f"trump {best_trump(hand_of(view)).name}"
    if phase == "following":
        return f"play {best_reply(view).name}"
    if phase == "completing" and card.points == 0:
        return str(legal[-1].text)
    return f"lay {card.name}"


def hand_of(view: View) -> list[Card]:
    return [Card(name) for name in view["table"]["own"]["hand"]]


def trump_of(view: View) -> str | None:
    trump: str | None = view["table"]["players"][view["seat"]]["trump"]
    return trump


# --- Laying -------------------------------------------------------------------------------------


def room(view: View) -> tuple[int, int]:
    """The next place of the own team, and how many cards can be laid before the round ends."""
    players = view["table"]["players"]
    own = view["table"]["own"]["room"]
    left = min(
        TEAM - len(player["team"])
        for player in players
        if player["cards"] or player is players[view["seat"]]
    )
    return TEAM + 1 - own, max(left, 1)


def best_order(hand: Sequence[Card], trump: str | None, place: int, left: int) -> list[Card]:
    """So many cards in the order that counts most, from a place on."""
    by_points = sorted(hand, key=lambda card: card.points)
    trumps = [card for card in by_points if card.colour == trump]
    others = [card for card in by_points if card.colour != trump]
    orders = []
    for count in range(min(left, len(trumps)) + 1):
        last = trumps[len(trumps) - count :]
        orders.append([*others[::-1][: left - count], *last])
    return max(orders, key=lambda order: (worth(order, trump, place), len(order)))


def worth(order: Sequence[Card], trump: str | None, place: int) -> int:
    return sum(
        card.points * (place + index if card.colour == trump else 1)
        for index, card in enumerate(order)
    )


# --- Trumps and tricks --------------------------------------------------------------------------


def best_trump(hand: Sequence[Card]) -> Card:
    """The card that counts least, of the colour that counts most."""

    def remaining(card: Card) -> int:
        return sum(other.points for other in hand if other.colour == card.colour) - card.points

    return max(hand, key=lambda card: (remaining(card), -card.points))


def best_reply(view: View) -> Card:
    """Of the cards that are hardly needed one that wins, or follows or trumps; else the cheapest.

    Who would lose the card last laid gives any card to keep it.
    """
    own = view["table"]["own"]
    trump = trump_of(view)
    is_threatened = view["table"]["players"][view["seat"]]["loses"]

    def price(card: Card) -> int:
        return card.points * (LATER if card.colour == trump else 1)

    def preference(card: Card) -> tuple[bool, bool, bool, int]:
        takes_part = own["ways"][card.name] != "aside"
        can_pay = price(card) <= AFFORDABLE
        return (
            takes_part and is_threatened,
            can_pay and card.name in own["takes"],
            can_pay and takes_part,
            -price(card),
        )

    return max(hand_of(view), key=preference)
