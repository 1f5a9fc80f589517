"""Hands, cards on offer, and what is known of the other's hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from ludi.games.roma.cards import SIDES
from ludi.games.roma.knowledge import HIDDEN, TableView
from ludi.games.roma.table.pieces import Act, Held, Kind, kinds

# How a text of the board is asked for.
Say = Callable[..., str]

_NONE: Final[Mapping[Any, Any]] = {}


class Holding:
    """Cards that the viewer holds or is offered."""

    def __init__(self, table: TableView, viewer: Any, can: Mapping[str, Any], say: Say) -> None:
        self.table, self.can, self.say = table, can, say
        self.kinds = kinds(viewer.language)
        self.seen = table["own"]["shown"] if "own" in table else {}
        self.money = table["players"][viewer.seat]["money"] if viewer.seat is not None else 0
        self.row = table["players"][table["turn"]]["discs"]

    def hand(self) -> tuple[Held, ...]:
        """The own cards, each with what it lacks to be paid, and whether the other knows it."""
        lays = {} if self.table["taken_up"] else self.can["lay"]
        held = self.of("hand", self.table["own"]["hand"], acts=self.can["give"], lays=lays)
        return tuple(self._priced(one) for one in held)

    def of(
        self,
        where: str,
        counts: Mapping[str, int],
        *,
        acts: Mapping[str, Act] = _NONE,
        lays: Mapping[str, Sequence[int]] = _NONE,
    ) -> tuple[Held, ...]:
        return tuple(
            Held(
                f"{where}-{card}",
                self.kinds[card],
                count,
                acts.get(card),
                tuple((disc, self.row[disc - 1] or "") for disc in lays.get(card, ())),
            )
            for card, count in counts.items()
        )

    def _priced(self, held: Held) -> Held:
        lacks = max(0, held.kind.cost - self.money) if self.can["end"] else 0
        is_seen = held.kind.card in self.seen
        told = [self.say("lacks", count=lacks)] if lacks else []
        told += [self.say("seen")] if is_seen else []
        return held._replace(lacks=lacks, is_seen=is_seen, now=" ".join(told))


class Offer(NamedTuple):
    """Cards from which one is taken, or which are to be laid again: what they are, and from where
    they come."""

    heading: str
    cards: tuple[Held, ...]
    source: str
    # So many that they lie over the board.
    is_long: bool = False


def offer(table: TableView, held: Holding, opened: Mapping[int, TableView]) -> Offer | None:
    """What is on offer, if anything is; where all cards are open, also to another."""
    say, can = held.say, held.can
    if table["taken_up"]:
        key = "relay" if can["lay"] else "taken_up"
        return Offer(say(key), held.of("offer", table["taken_up"], lays=can["lay"]), "")
    looking = table if "own" in table else opened.get(table["turn"])
    if looking and (drawn := looking["own"].get("drawn")):
        return Offer(say("drawn"), held.of("offer", drawn, acts=can["take"]), "pile")
    if "own" in table and (found := table["own"].get("pile")):
        return Offer(say("search"), held.of("offer", found, acts=can["take"]), "pile", is_long=True)
    if table["acting"] == "aesculapinum" and can["take"]:
        there = {card: table["discards"][card] for card in can["take"]}
        cards = held.of("offer", there, acts=can["take"])
        return Offer(say("fetch"), cards, "discards", is_long=len(cards) > SIDES)
    return None


def known_of(
    table: TableView,
    seat: int,
    opened: Mapping[int, TableView],
    say: Say,
    looked_at: str,
    language: str,
) -> list[tuple[str, tuple[tuple[Kind, int], ...], int]]:
    """What is known of another's hand: a heading, the cards, and how many are not known."""
    player = table["players"][seat]
    cards_of = partial(cards_in, language)
    if seat in opened:
        own = opened[seat]["own"]
        lists = [("known_open", own["hand"]), ("giving", own["gifts"])]
        return [(say(key), cards_of(cards), 0) for key, cards in lists if cards]
    if "own" not in table:
        return []
    found = []
    known = table["own"]["other"]
    if known:
        held = player["cards"] + player["discs"].count(HIDDEN)
        knows = say("known_to", name=looked_at) if looked_at else say("known")
        heading = say("known_set") if table["phase"] == "setting" else knows
        found.append((heading, cards_of(known), held - sum(known.values())))
    exposed = table["own"]["exposed"]
    if exposed and table["turn"] == seat and table["phase"] == "taking":
        found.append((say("exposed"), cards_of(exposed), 0))
    return found


def cards_in(language: str, counts: Mapping[str, int]) -> tuple[tuple[Kind, int], ...]:
    found = kinds(language)
    return tuple((found[card], count) for card, count in counts.items())
