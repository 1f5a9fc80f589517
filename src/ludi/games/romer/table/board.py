"""The board of Römer for the browser: the trick, the chariots and the hand, from the view.

What can be done is read off the legal actions alone; what cards do in the trick and count in a team
is what the view says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

from ludi.games.romer.cards import CARD_BY_NAME, CARD_NAMES, COLOUR_NAMES, TEAM
from ludi.games.romer.knowledge import UNKNOWN, TableView
from ludi.games.romer.table.keys import Keys
from ludi.games.romer.table.news import (
    drawn,
    just_played,
    last_trick,
    newest,
    news,
    scores,
    thrown,
    times_counted,
)
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
    keys = Keys()
    seats = seen_from(viewer.seat, len(names))
    # Clockwise, the viewer at the end: as the others sit at the table.
    around = seats if viewer.seat is None else [*seats[1:], seats[0]]
    places = [_place(lying, seat, names[seat], keys) for seat in around]
    chariots = [_chariot(lying, seat, names[seat], opened, keys) for seat in seats]
    hand = tuple(_tiles(lying, keys)) if "own" in lying else ()
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
        "hand": hand,
        "discards": _by_colour(lying["discards"]),
        "discarded": sum(lying["discards"].values()),
        "ranking": _ranking(lying, names),
        "triumph": partial(triumph, say, names),
        "offers": partial(offers, viewer.language, lying, hand),
        "drops": partial(drops, lying),
        "played": partial(played, viewer.language),
        "news": partial(news, say),
        "drawn": partial(drawn, viewer.seat),
        "just": just_played,
        "newest": newest,
        "last_trick": partial(last_trick, keys),
        "on_top": partial(_on_top, lying["discards"]),
        "scores": partial(scores, names),
        "times": times_counted,
    }


# --- The trick ----------------------------------------------------------------------------------


class Place(NamedTuple):
    """A player's place in the trick."""

    seat: int
    name: str
    trump: str
    card: str
    key: str
    way: str
    is_winning: bool
    is_asked: bool
    # What the player has not played for.
    absence: str
    # The card of the team that would be lost as the trick lies, and whether that is open yet.
    loses: int
    may_lose: bool


def _place(lying: TableView, seat: int, name: str, keys: Keys) -> Place:
    player = lying["players"][seat]
    card, held = player["played"] or "", player["cards"]
    lost = len(player["team"]) if player["loses"] else 0
    return Place(
        seat=seat,
        name=name,
        trump=player["trump"] or "",
        card=card,
        key=keys.of(card, f"trick-{seat}") if card else "",
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
    key: str
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
    keys: Keys,
) -> Chariot:
    player = lying["players"][seat]
    seen = [lying, *opened.values()]
    slots = tuple(_slot(seen, seat, place, keys) for place in range(TEAM))
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


def _slot(seen: Sequence[TableView], seat: int, place: int, keys: Keys) -> Slot:
    """A card as the first of those who see the table knows it."""
    size = len(seen[0]["players"][seat]["team"])
    if place >= size:
        return Slot(place + 1, "", "", None, is_raised=False)
    key = f"team-{seat}-{place + 1}"
    knowing = (one["players"][seat] for one in seen)
    player = next((one for one in knowing if one["team"][place] != UNKNOWN), None)
    if player is None:
        return Slot(place + 1, UNKNOWN, key, None, is_raised=False)
    card, points = player["team"][place], player["points"][place] or 0
    return Slot(place + 1, card, keys.of(card, key), points, is_raised=points > points_of(card))


# --- The hand -----------------------------------------------------------------------------------


class Tile(NamedTuple):
    """A card in hand, and what it would do."""

    card: str
    key: str
    # Whether it lies on top of those that look the same.
    is_top: bool
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


def _tiles(lying: TableView, keys: Keys) -> Iterator[Tile]:
    own = lying["own"]
    player = lying["players"][own["seat"]]
    size = len(player["team"])
    is_final = is_last(lying)
    for card, copies in Counter(own["hand"]).items():
        way, takes = own["ways"].get(card, ""), own["takes"].get(card)
        tile = Tile(
            card=card,
            key="",
            is_top=False,
            is_trump=colour_of(card) == player["trump"],
            worth=own["worth"].get(card, 0),
            place=size + 1 if card in own["worth"] else 0,
            label=_WAY_LABELS.get(way, ""),
            win="" if takes is None else "wins" if is_final else "ahead",
            takes=takes or 0,
            loses=size if way == "aside" and player["loses"] else 0,
        )
        for copy in range(1, copies + 1):
            yield tile._replace(key=keys.of(card, f"hand-{copy}"), is_top=copy == copies)


# --- What can be done ---------------------------------------------------------------------------


class Offers(NamedTuple):
    """The legal actions: what can be done with cards at all, and each with what it offers where
    its card is put, and what is asked before it."""

    verbs: frozenset[str]
    stop: str
    actions: tuple[tuple[str, str, str, str], ...]


def offers(
    language: str, lying: TableView, hand: Iterable[Tile], legal: Sequence[Mapping[str, Any]]
) -> Offers:
    tiles = {tile.card: tile for tile in hand}
    points = lying["players"][lying["own"]["seat"]]["points"] if "own" in lying else []
    size, known = len(points), sum(one or 0 for one in points)
    hidden = sum(one is None for one in points)
    stop = next((action["text"] for action in legal if action["name"] == "stop"), "")
    with_cards = [action for action in legal if action["name"] != "stop"]
    return Offers(
        verbs=frozenset(action["name"] for action in with_cards),
        stop=stop,
        actions=tuple(
            (
                action["text"],
                action["sentence"],
                _offer(language, action["name"], tiles[action["args"]["card"]], size),
                _warning(language, size, known, hidden) if action["name"] == "renew" else "",
            )
            for action in with_cards
        ),
    )


def drops(lying: TableView, verbs: frozenset[str]) -> tuple[tuple[int, str], ...]:
    """The places of the own team that take a card, each with what is done there: the card is put
    for {}."""
    if "own" not in lying or not verbs:
        return ()
    free = len(lying["players"][lying["own"]["seat"]]["team"]) + 1
    places = {"trump": 1, "renew": 1, "lay": free}
    return tuple((place, f"{verb} {{}}") for verb, place in places.items() if verb in verbs)


def _offer(language: str, verb: str, tile: Tile, size: int) -> str:
    if verb == "play":
        return played(language, tile.label, tile.win, tile.takes, tile.loses)
    if verb == "lay":
        times = tile.place if tile.is_trump else 1
        return _laid(language, FACES[tile.card].points, times, tile.worth, tile.place == TEAM)
    return _trumped(language, colour_of(tile.card), size if verb == "renew" else 0)


@lru_cache(maxsize=1024)
def played(language: str, label: str, win: str, takes: int, loses: int) -> str:
    """What a card does in the trick: how it takes part, and what that brings."""
    say = PHRASES[language].part("board-")
    told = [say(label or "do_lead")]
    if win:
        told.append(say("win", win=win, takes=takes))
    if loses:
        told.append(say("you_lose", place=loses))
    return " · ".join(told)


@lru_cache(maxsize=1024)
def _laid(language: str, printed: str, times: int, worth: int, is_final: bool) -> str:
    """What a card counts as the next of the team."""
    say = PHRASES[language].part("board-")
    counted = f"{times} × {printed} = {worth}" if times > 1 and worth else f"+{worth}"
    return " · ".join([counted, say("ends_round")]) if is_final else counted


@lru_cache(maxsize=1024)
def _trumped(language: str, colour: str, lost: int) -> str:
    """What a card is as the trump, and how many are discarded for it."""
    say = PHRASES[language].part("board-")
    told = say("do_trump", colour=colour)
    return " · ".join([told, say("renew_cost", count=lost)]) if lost else told


@lru_cache(maxsize=256)
def _warning(language: str, size: int, known: int, hidden: int) -> str:
    """What is asked before a team with horses is discarded."""
    say = PHRASES[language].part("board-")
    return say("renew_sure", count=size, points=known, hidden=hidden) if size > 1 else ""


# --- The end, the limit, the piles, and the totals ------------------------------------------------


def triumph(
    say: Callable[..., str], names: Sequence[str], winners: Iterable[int], is_mine: bool
) -> str:
    """Whose the victory is."""
    whose = "yours" if is_mine else "others"
    return say("triumph", whose=whose, names=tuple(names[seat] for seat in winners))


def _leads_left(lying: TableView) -> int:
    """How many leads the round has at most, the present one among them; 0 while that is far."""
    left: int = lying["lead_limit"] - lying["leads"]
    return left if left <= _FEW_LEADS else 0


def _by_colour(cards: Mapping[str, int]) -> tuple[tuple[str, tuple[tuple[str, int], ...]], ...]:
    found: dict[str, list[tuple[str, int]]] = {}
    for card, count in cards.items():
        found.setdefault(colour_of(card), []).append((card, count))
    return tuple((colour, tuple(those)) for colour, those in found.items())


# So many of the discards are seen on top of one another.
_ON_TOP: Final = 3


def _on_top(discards: Mapping[str, int], last_events: Sequence[Mapping[str, Any]]) -> list[str]:
    """The cards on top of the discards, the topmost at the end; any where none is remembered."""
    known = [card for card in thrown(last_events) if card in discards]
    return (known or list(discards))[-_ON_TOP:]


def _ranking(lying: TableView, names: Sequence[str]) -> list[tuple[int, str, int, int]]:
    """Seats with their names, totals, and points of the last round as far as teams are open."""
    players = lying["players"]
    ranked = sorted(range(len(players)), key=lambda seat: -players[seat]["total"])
    counted = [sum(points or 0 for points in player["points"]) for player in players]
    return [(seat, names[seat], players[seat]["total"], counted[seat]) for seat in ranked]
