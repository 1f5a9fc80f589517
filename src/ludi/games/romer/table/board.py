"""The board of Römer for the browser: the trick, the chariots and the hand, from the view.

What can be done is read off the legal actions alone; what cards do in the trick and count in a team
is what the view says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from ludi.games.romer.cards import CARD_BY_NAME, CARD_NAMES, COLOUR_NAMES, TEAM
from ludi.games.romer.knowledge import UNKNOWN, TableView
from ludi.games.romer.table.marks import Marks
from ludi.games.romer.table.news import drawn, last_trick, newest, news, scores
from ludi.games.romer.words import PHRASES
from ludi.games.romer.words.facts import colour_led, colour_of, is_last, points_of
from ludi.web.show.seats import seen_from

# So many leads before the limit it is told.
_FEW_LEADS: Final = 20
_WAY_LABELS: Final = {"follow": "do_follow", "trump": "do_trumping", "aside": "do_aside"}


class Face(NamedTuple):
    """What is printed on a card."""

    colour: str
    battle: int
    points: str
    is_caesar: bool


FACES: Final[Mapping[str, Face]] = {
    card: Face(colour_of(card), rank.battle, rank.numeral, rank.is_caesar)
    for card, rank in ((card, CARD_BY_NAME[card].rank) for card in CARD_NAMES)
}


def prepare(
    lying: TableView,
    viewer: Any,
    names: list[str],
    opened: Mapping[int, TableView],
) -> dict[str, Any]:
    """What the template shows, from what lies on the table."""
    say = PHRASES[viewer.language].part("board-")
    marks = Marks()
    places = _places(lying, names, marks)
    chariots = [
        _chariot(lying, seat, names[seat], opened, marks)
        for seat in seen_from(viewer.seat, len(names))
    ]
    return {
        "say": say,
        "faces": FACES,
        "colours": COLOUR_NAMES,
        "led": colour_led(lying),
        "places": places,
        "leads_left": _leads_left(lying),
        "own": None if viewer.seat is None else chariots[0],
        # Who looks on sees what a player saw: it is not theirs.
        "is_yours": viewer.seat is not None and not viewer.looks_on,
        "others": chariots if viewer.seat is None else chariots[1:],
        "hand": tuple(_tiles(lying, marks)) if "own" in lying else (),
        "ends_round": "own" in lying and lying["own"]["room"] == 1,
        "discards": _by_colour(lying["discards"]),
        "discarded": sum(lying["discards"].values()),
        "ranking": _ranking(lying, names),
        "choices": choices,
        "news": partial(news, say, names, lying["captures_by"]),
        "drawn": partial(drawn, viewer.seat),
        "newest": newest,
        "last_trick": partial(last_trick, marks),
        "scores": partial(scores, names),
    }


# --- The trick ----------------------------------------------------------------------------------


class Place(NamedTuple):
    """A player's place in the trick."""

    seat: int
    name: str
    trump: str
    card: str
    mark: str
    way: str
    is_winning: bool
    is_asked: bool
    # What the player has not played for.
    absence: str
    # The card of the team that would be lost as the trick lies, and whether that is open yet.
    loses: int
    may_lose: bool


def _places(lying: TableView, names: Sequence[str], marks: Marks) -> list[Place]:
    """From who leads, or is to lead, clockwise."""
    players = lying["players"]
    first = lying["leader"] if colour_led(lying) else lying["turn"]
    return [
        _place(lying, seat, names[seat], marks)
        for seat in ((first + step) % len(players) for step in range(len(players)))
    ]


def _place(lying: TableView, seat: int, name: str, marks: Marks) -> Place:
    player = lying["players"][seat]
    card, held = player["played"] or "", player["cards"]
    lost = len(player["team"]) if player["loses"] else 0
    return Place(
        seat=seat,
        name=name,
        trump=player["trump"] or "",
        card=card,
        mark=marks.of(card) if card else "",
        way=player["way"] or "",
        is_winning=lying["winning"] == seat,
        is_asked=player["asked"],
        absence="is_out" if player["out"] else "waits" if held else "no_card",
        loses=lost if card or not held else 0,
        may_lose=bool(lost and held and not card),
    )


# --- The chariots -------------------------------------------------------------------------------


class Slot(NamedTuple):
    """A place of a team: the trump, a horse, or none yet."""

    place: int
    card: str
    mark: str
    points: int | None
    # Whether it counts more here than is printed on it.
    is_raised: bool


class Chariot(NamedTuple):
    """A player's team, and what else of the player is open to all."""

    seat: int
    name: str
    total: int
    trump: str
    cards: int
    slots: tuple[Slot, ...]
    known: int
    hidden: int
    is_asked: bool
    is_dealer: bool
    is_out: bool
    hand: tuple[str, ...]


def _chariot(
    lying: TableView,
    seat: int,
    name: str,
    opened: Mapping[int, TableView],
    marks: Marks,
) -> Chariot:
    player = lying["players"][seat]
    seen = [lying, *opened.values()]
    slots = tuple(_slot(seen, seat, place, marks) for place in range(TEAM))
    return Chariot(
        seat=seat,
        name=name,
        total=player["total"],
        trump=player["trump"] or "",
        cards=player["cards"],
        slots=slots,
        known=sum(slot.points or 0 for slot in slots),
        hidden=sum(slot.card == UNKNOWN for slot in slots),
        is_asked=player["asked"],
        is_dealer=lying["dealer"] == seat,
        is_out=player["out"],
        hand=tuple(opened[seat]["own"]["hand"]) if seat in opened else (),
    )


def _slot(seen: Sequence[TableView], seat: int, place: int, marks: Marks) -> Slot:
    """A card as the first of those who see the table knows it."""
    size = len(seen[0]["players"][seat]["team"])
    if place >= size:
        return Slot(place + 1, "", "", None, is_raised=False)
    knowing = (one["players"][seat] for one in seen)
    player = next((one for one in knowing if one["team"][place] != UNKNOWN), None)
    if player is None:
        return Slot(place + 1, UNKNOWN, f"team-{seat}-{place + 1}", None, is_raised=False)
    card, points = player["team"][place], player["points"][place] or 0
    return Slot(place + 1, card, marks.of(card), points, is_raised=points > points_of(card))


# --- The hand -----------------------------------------------------------------------------------


class Tile(NamedTuple):
    """Cards in hand that look the same, and what one would do."""

    card: str
    copies: int
    mark: str
    is_trump: bool
    # What it would count as the next card of the team, and that card's place; 0 if there is none.
    worth: int
    place: int
    # In the trick: how it takes part, whether it is ahead or wins, and how many cards it takes.
    label: str
    win: str
    takes: int
    # The card of the team that is lost by staying out.
    loses: int


def _tiles(lying: TableView, marks: Marks) -> Iterator[Tile]:
    own = lying["own"]
    player = lying["players"][own["seat"]]
    size = len(player["team"])
    is_final = is_last(lying)
    for card, copies in Counter(own["hand"]).items():
        way, takes = own["ways"].get(card, ""), own["takes"].get(card)
        yield Tile(
            card=card,
            copies=copies,
            mark=marks.of(card),
            is_trump=colour_of(card) == player["trump"],
            worth=own["worth"].get(card, 0),
            place=size + 1 if card in own["worth"] else 0,
            label=_WAY_LABELS.get(way, ""),
            win="" if takes is None else "wins" if is_final else "ahead",
            takes=takes or 0,
            loses=size if way == "aside" and player["loses"] else 0,
        )


def choices(legal: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """The legal actions by what is done, and the card it is done with."""
    found: dict[str, Any] = {"trump": {}, "lay": {}, "renew": {}, "play": {}, "stop": ""}
    for action in legal:
        if action["name"] == "stop":
            found["stop"] = action["text"]
        else:
            found[action["name"]][action["args"]["card"]] = action["text"]
    # On lead cards are played or laid; a card does one thing by being clicked itself.
    found["main"] = found["play"] or found["trump"] or found["lay"]
    found["second"] = found["lay"] if found["play"] else {}
    return found


# --- The limit, the piles, and the totals ---------------------------------------------------------


def _leads_left(lying: TableView) -> int:
    """How many leads the round has at most, the present one among them; 0 while that is far."""
    left: int = lying["lead_limit"] - lying["leads"]
    return left if left <= _FEW_LEADS else 0


def _by_colour(cards: Mapping[str, int]) -> tuple[tuple[str, tuple[tuple[str, int], ...]], ...]:
    found: dict[str, list[tuple[str, int]]] = {}
    for card, count in cards.items():
        found.setdefault(colour_of(card), []).append((card, count))
    return tuple((colour, tuple(those)) for colour, those in found.items())


def _ranking(lying: TableView, names: Sequence[str]) -> list[tuple[int, str, int, int]]:
    """Seats with their names, totals, and points of the last round, if all teams are open."""
    if lying["phase"] != "over":
        return []
    players = lying["players"]
    ranked = sorted(range(len(players)), key=lambda seat: -players[seat]["total"])
    counted = [sum(points or 0 for points in player["points"]) for player in players]
    return [(seat, names[seat], players[seat]["total"], counted[seat]) for seat in ranked]
