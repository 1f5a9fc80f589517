"""The board of Römer for the browser: the trick, the chariots and the hand, from the view.

What can be done is read off the legal actions alone; what cards do in the trick and count in a team
is what the view says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import dropwhile, groupby
from typing import Any, Final, NamedTuple

from ludi.core.sentences import filled
from ludi.games.romer.cards import CARD_BY_NAME, CARD_NAMES, COLOUR_NAMES, TEAM
from ludi.games.romer.knowledge import UNKNOWN
from ludi.games.romer.words import COLOUR_WORDS
from ludi.games.romer.words.facts import (
    colour_led,
    colour_of,
    is_last,
    points_of,
)
from ludi.web.show.seats import seen_from

TEXTS: Final[Mapping[str, Mapping[str, str]]] = {
    **{
        colour: {language: names[colour] for language, names in COLOUR_WORDS.items()}
        for colour in COLOUR_NAMES
    },
    "round": {"en": "Round {number}", "fr": "Manche {number}"},
    "target": {"en": "target {points}", "fr": "objectif {points}"},
    "leads_left": {
        "en": "the round ends after {count} more leads at the latest",
        "fr": "la manche finit au plus tard après {count} mains",
    },
    "last_lead": {
        "en": "the round ends after this lead",
        "fr": "la manche finit après cette main",
    },
    "deals": {"en": "deals", "fr": "donne"},
    # The trick.
    "trick_head": {"en": "The trick:", "fr": "Le pli :"},
    "led": {"en": "{colour} is led", "fr": "le {colour} est demandé"},
    "on_lead": {"en": "{name} is on lead", "fr": "{name} a la main"},
    "picks_trump": {"en": "{name} lays a trump", "fr": "{name} pose un atout"},
    "alone": {
        "en": "only {name} has cards in hand",
        "fr": "il n’y a plus que {name} à avoir des cartes en main",
    },
    "last_trick": {"en": "the last trick", "fr": "le dernier pli"},
    "lead": {"en": "leads", "fr": "entame"},
    "follow": {"en": "follows", "fr": "suit"},
    "trump": {"en": "trumps", "fr": "coupe"},
    "aside": {"en": "stays out", "fr": "reste à l’écart"},
    "ahead": {"en": "ahead", "fr": "mène"},
    "took": {"en": "wins it", "fr": "l’emporte"},
    "to_play": {"en": "to play", "fr": "doit jouer"},
    "waits": {"en": "yet to play", "fr": "joue ensuite"},
    "no_card": {"en": "no card in hand", "fr": "aucune carte en main"},
    "is_out": {"en": "out of the round", "fr": "hors de la manche"},
    "loses": {"en": "loses card {place}", "fr": "perd la carte {place}"},
    "at_risk": {"en": "card {place} at risk", "fr": "carte {place} menacée"},
    "is_trump": {"en": "trump: {colour}", "fr": "atout : {colour}"},
    "no_trump": {"en": "no trump", "fr": "pas d’atout"},
    # What has just happened.
    "news": {"en": "Just now", "fr": "À l’instant"},
    "won": {"en": "{name} wins the trick", "fr": "{name} remporte le pli"},
    "won_trumping": {
        "en": "{name} wins the trumped trick",
        "fr": "{name} remporte le pli à l’atout",
    },
    "captured": {
        "en": "{name} loses a card, now card {place} of {winner}",
        "fr": "{name} perd une carte, devenue la carte {place} de {winner}",
    },
    "lost_discarded": {
        "en": "{name} loses a card, discarded: the team of {winner} is complete",
        "fr": "{name} perd une carte, défaussée : l’équipe de {winner} est complète",
    },
    "why_lost": {
        "en": "staying out where an own trump colour is played",
        "fr": "à l’écart quand quelqu’un joue sa couleur d’atout",
    },
    "why_lost_trumped": {
        "en": "staying out of a trumped trick",
        "fr": "à l’écart d’un pli coupé",
    },
    "draws": {"en": "{names} draws", "fr": "{names} pioche"},
    "draw": {"en": "{names} draw", "fr": "{names} piochent"},
    "why_all": {"en": "leading or following", "fr": "pour avoir entamé ou suivi"},
    "why_winner": {"en": "only the winner does", "fr": "seul le gagnant pioche"},
    "discards_team": {"en": "{name} discards the team", "fr": "{name} défausse son équipe"},
    # The hand.
    "your_hand": {"en": "Your hand", "fr": "Votre main"},
    "hand": {"en": "Hand", "fr": "Main"},
    "hand_of": {"en": "Hand: {name}", "fr": "Main : {name}"},
    "copies": {"en": "{count} of them", "fr": "{count} exemplaires"},
    "own_colour": {"en": "trump colour of this hand", "fr": "couleur d’atout de cette main"},
    "do_trump": {"en": "Trump: {colour}", "fr": "Atout {colour}"},
    "do_lead": {"en": "Lead", "fr": "Entamer"},
    "do_lay": {"en": "Lay", "fr": "Poser"},
    "do_follow": {"en": "Follow", "fr": "Suivre"},
    "do_trumping": {"en": "Trump", "fr": "Couper"},
    "do_aside": {"en": "Stay out", "fr": "À l’écart"},
    "do_renew": {"en": "Renew the trump", "fr": "Renouveler l’atout"},
    "renew_cost": {
        "en": "your team of {count} cards is discarded",
        "fr": "votre équipe de {count} cartes est défaussée",
    },
    "renew_one": {"en": "your trump card is discarded", "fr": "votre carte d’atout est défaussée"},
    "wins": {"en": "wins", "fr": "l’emporte"},
    "takes": {"en": "takes {count}", "fr": "prend {count}"},
    "you_lose": {"en": "lose card {place}", "fr": "perdre la carte {place}"},
    "new": {"en": "new", "fr": "piochée"},
    "ends_round": {
        "en": "laying a card ends the round",
        "fr": "poser une carte finit la manche",
    },
    "would_count": {
        "en": "As card {place} of your team it would count {points}.",
        "fr": "En carte {place} de votre équipe, elle compterait {points}.",
    },
    "would_count_here": {
        "en": "As card {place} of {name}’s team it would count {points}.",
        "fr": "En carte {place} de l’équipe de {name}, elle compterait {points}.",
    },
    "own_colour_now": {
        "en": "It is of your trump colour: once it is played, who stays out loses a card.",
        "fr": "Elle est de votre couleur d’atout : une fois jouée, qui reste à l’écart perd une "
        "carte.",
    },
    "battle": {"en": "battle value, in a trick", "fr": "valeur de combat, dans un pli"},
    "points": {"en": "points, in a team", "fr": "points, dans une équipe"},
    "caesar": {"en": "Caesar", "fr": "César"},
    "nothing": {
        "en": "Caesar: no battle value, no points",
        "fr": "César : ni valeur de combat ni points",
    },
    "signs": {"en": "The signs", "fr": "Les signes"},
    "known": {"en": "face down, known to you", "fr": "face cachée, connue de vous"},
    # The teams.
    "your_team": {"en": "Your team", "fr": "Votre équipe"},
    "others": {"en": "The other teams", "fr": "Les autres équipes"},
    "teams": {"en": "The teams", "fr": "Les équipes"},
    "team": {"en": "Team", "fr": "Équipe"},
    "on_turn": {"en": "on turn", "fr": "joue"},
    "winner": {"en": "winner", "fr": "gagne"},
    "in_hand": {"en": "{count} in hand", "fr": "{count} en main"},
    "counts": {"en": "team: {points}", "fr": "équipe : {points}"},
    "unknown": {"en": "{count} unknown", "fr": "{count} à découvrir"},
    "back": {"en": "face down", "fr": "face cachée"},
    "free": {"en": "free", "fr": "libre"},
    "place": {"en": "Card {place}:", "fr": "Carte {place} :"},
    "counts_yours": {
        "en": "As card {place} of your team it counts {points}.",
        "fr": "En carte {place} de votre équipe, elle compte {points}.",
    },
    "counts_here": {
        "en": "As card {place} of {name}’s team it counts {points}.",
        "fr": "En carte {place} de l’équipe de {name}, elle compte {points}.",
    },
    # The piles.
    "piles": {"en": "The piles", "fr": "Les tas"},
    "pile": {"en": "Draw pile: {count}", "fr": "Pioche : {count}"},
    "discards": {"en": "Discards: {count}", "fr": "Défausse : {count}"},
    "none": {"en": "none", "fr": "aucune"},
    # The score.
    "scored": {"en": "Round {number} is scored", "fr": "La manche {number} est comptée"},
    "the_end": {"en": "The end", "fr": "La fin"},
    "this_round": {"en": "this round {points}", "fr": "cette manche {points}"},
    "before": {"en": "before {points}", "fr": "avant {points}"},
    "total": {"en": "total {points}", "fr": "total {points}"},
    "why_over": {
        "en": "The target of {target} is reached after {rounds} rounds: the highest total wins.",
        "fr": "L’objectif de {target} est atteint après {rounds} manches : le plus haut total "
        "gagne.",
    },
    "why_over_one": {
        "en": "The target of {target} is reached after one round: the highest total wins.",
        "fr": "L’objectif de {target} est atteint après une manche : le plus haut total gagne.",
    },
}
# Options that make one lose a card for other reasons than staying out.
_OTHER_LOSSES: Final = ("losing_trumpers_lose", "own_colour_captures")
# So many leads before the limit it is told.
_FEW_LEADS: Final = 20
_WAY_LABELS: Final = {"follow": "do_follow", "trump": "do_trumping", "aside": "do_aside"}


@lru_cache(maxsize=4096)
def text(language: str, key: str, **facts: Any) -> str:
    """A text of the board in a language."""
    return filled(TEXTS[key][language], language, facts)


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
    lying: Mapping[str, Any],
    viewer: Any,
    names: list[str],
    opened: Mapping[int, Mapping[str, Any]],
) -> dict[str, Any]:
    """What the template shows, from what lies on the table."""
    say = partial(text, viewer.language)
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
        "news": partial(news, viewer.language, names, lying["captures_by"]),
        "drawn": partial(drawn, viewer.seat),
        "newest": newest,
        "last_trick": partial(last_trick, marks),
        "scores": partial(scores, names),
    }


class Marks:
    """The ids of cards: of several that look the same, the first has it, and can be seen moving."""

    def __init__(self) -> None:
        self._given: set[str] = set()

    def of(self, card: str) -> str:
        if card in self._given:
            return ""
        self._given.add(card)
        return f"card-{card}"


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


def _places(lying: Mapping[str, Any], names: Sequence[str], marks: Marks) -> list[Place]:
    """From who leads, or is to lead, clockwise."""
    players = lying["players"]
    first = lying["leader"] if colour_led(lying) else lying["turn"]
    return [
        _place(lying, seat, names[seat], marks)
        for seat in ((first + step) % len(players) for step in range(len(players)))
    ]


def _place(lying: Mapping[str, Any], seat: int, name: str, marks: Marks) -> Place:
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
    lying: Mapping[str, Any],
    seat: int,
    name: str,
    opened: Mapping[int, Mapping[str, Any]],
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


def _slot(seen: Sequence[Mapping[str, Any]], seat: int, place: int, marks: Marks) -> Slot:
    """A card as the first of those who see the table knows it."""
    size = len(seen[0]["players"][seat]["team"])
    if place >= size:
        return Slot(place + 1, "", "", None, is_raised=False)
    knowing = (one["players"][seat] for one in seen)
    player = next((one for one in knowing if one["team"][place] != UNKNOWN), None)
    if player is None:
        return Slot(place + 1, UNKNOWN, f"team-{seat}-{place + 1}", None, is_raised=False)
    card, points = player["team"][place], player["points"][place]
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


def _tiles(lying: Mapping[str, Any], marks: Marks) -> Iterator[Tile]:
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


def _leads_left(lying: Mapping[str, Any]) -> int:
    """How many leads the round has at most, the present one among them; 0 while that is far."""
    left: int = lying["lead_limit"] - lying["leads"]
    return left if left <= _FEW_LEADS else 0


def _by_colour(cards: Mapping[str, int]) -> tuple[tuple[str, tuple[tuple[str, int], ...]], ...]:
    found: dict[str, list[tuple[str, int]]] = {}
    for card, count in cards.items():
        found.setdefault(colour_of(card), []).append((card, count))
    return tuple((colour, tuple(those)) for colour, those in found.items())


def _ranking(lying: Mapping[str, Any], names: Sequence[str]) -> list[tuple[int, str, int, int]]:
    """Seats with their names, totals, and points of the last round, if all teams are open."""
    if lying["phase"] != "over":
        return []
    players = lying["players"]
    ranked = sorted(range(len(players)), key=lambda seat: -players[seat]["total"])
    return [
        (seat, names[seat], players[seat]["total"], sum(players[seat]["points"])) for seat in ranked
    ]


# --- What has just happened ---------------------------------------------------------------------

# What the board shows anyway, or tells in its own words below.
_SHOWN: Final = (
    "card_dealt",
    "card_drawn",
    "card_played",
    "turn_began",
    "team_discarded",
    "round_ended",
    "card_scored",
    "team_scored",
    "game_ended",
)


# What winning a trick brings at once.
_AFTER_A_TRICK: Final = (
    "card_captured",
    "capture_discarded",
    "card_drawn",
    "pile_refilled",
    "player_out",
)


class News(NamedTuple):
    """Something that has happened: a sentence, why, and the cards it is about."""

    sentence: str
    why: str = ""
    cards: tuple[str, ...] = ()


def news(
    language: str,
    names: Sequence[str],
    captures_by: str,
    last_events: Sequence[Mapping[str, Any]],
    options: Mapping[str, Any],
) -> list[News]:
    """What the last actions brought, in short and in order: who won the trick, lost and drew."""
    say = partial(text, language)
    why_lost = "why_lost_trumped" if captures_by == "trumping" else "why_lost"
    because = "" if any(options.get(option) for option in _OTHER_LOSSES) else say(why_lost)
    found: list[News] = []
    won: Mapping[str, Any] | None = None
    for kind, some in groupby(last_events, key=lambda event: event["event"]):
        events = list(some)
        if kind == "trick_won":
            won = events[-1]
        elif kind not in _AFTER_A_TRICK:
            won = None
        if kind == "card_drawn":
            found.extend(_draws(say, names, events, won))
        elif kind == "team_discarded":
            said = say("discards_team", name=names[events[0]["seat"]])
            found.append(News(said, cards=_known(events)))
        elif kind not in _SHOWN:
            found.extend(_happened(say, names, event, won, because) for event in events)
    return found


def _happened(
    say: Any,
    names: Sequence[str],
    event: Mapping[str, Any],
    won: Mapping[str, Any] | None,
    because: str,
) -> News:
    """One event, in the board's words or in those of the log."""
    kind, name, cards = event["event"], names[event.get("seat", 0)], _known([event])
    if kind == "trick_won":
        return News(say("won_trumping" if event["trumped"] else "won", name=name), cards=cards)
    if kind == "card_captured":
        winner = names[event["winner_seat"]]
        said = say("captured", name=name, place=event["position"], winner=winner)
        return News(said, because, cards)
    if kind == "capture_discarded" and won:
        said = say("lost_discarded", name=name, winner=names[won["seat"]])
        return News(said, because, cards)
    return News(event.get("sentence", ""), cards=cards)


def _draws(
    say: Any,
    names: Sequence[str],
    draws: Sequence[Mapping[str, Any]],
    won: Mapping[str, Any] | None,
) -> Iterator[News]:
    """Who drew for a trick, and why; else only what the viewer knows of it."""
    cards = _known(draws)
    if won or cards:
        who = ", ".join(names[event["seat"]] for event in draws)
        why = say("why_winner" if won["trumped"] else "why_all") if won else ""
        yield News(say("draws" if len(draws) == 1 else "draw", names=who), why, cards)


def _known(events: Iterable[Mapping[str, Any]]) -> tuple[str, ...]:
    """The cards of events, as far as the viewer knows them."""
    return tuple(event["card"] for event in events if event.get("card") in FACES)


def drawn(seat: int | None, last_events: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    """The cards that the viewer has just drawn."""
    return frozenset(
        event["card"]
        for event in last_events
        if event["event"] == "card_drawn" and event["seat"] == seat
    )


def newest(recent: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """What belongs to the last trick that was won, and what came after it; all, if none was."""
    won = [at for at, event in enumerate(recent) if event["event"] == "trick_won"]
    if len(won) < 2:
        return recent
    return list(dropwhile(lambda event: event["event"] in _AFTER_A_TRICK, recent[won[-2] + 1 :]))


def last_trick(
    marks: Marks, last_events: Sequence[Mapping[str, Any]]
) -> dict[int, tuple[str, str, bool]]:
    """By seat what was played to the last trick won: card, id, won; none where its lead is not
    remembered, as that would be a part of it only."""
    won = [at for at, event in enumerate(last_events) if event["event"] == "trick_won"]
    if not won:
        return {}
    best = last_events[won[-1]]["seat"]
    played = [event for event in last_events[: won[-1]] if event["event"] == "card_played"]
    led = [at for at, event in enumerate(played) if event["how"] == "lead"]
    if not led:
        return {}
    return {
        event["seat"]: (event["card"], marks.of(event["card"]), event["seat"] == best)
        for event in played[led[-1] :]
    }


class Score(NamedTuple):
    """What a team has brought in a round."""

    seat: int
    name: str
    cards: tuple[tuple[int, str, int], ...]
    points: int
    total: int


def scores(names: Sequence[str], last_events: Sequence[Mapping[str, Any]]) -> list[Score]:
    """What the teams of a round just ended have brought, the best first."""
    cards: dict[int, list[tuple[int, str, int]]] = {}
    found = []
    for event in last_events:
        seat = event.get("seat", 0)
        if event["event"] == "card_scored":
            counted = event["position"], event["card"], event["points"]
            cards.setdefault(seat, []).append(counted)
        elif event["event"] == "team_scored":
            there = tuple(cards.get(seat, ()))
            found.append(Score(seat, names[seat], there, event["points"], event["total"]))
    return sorted(found, key=lambda score: -score.points)
