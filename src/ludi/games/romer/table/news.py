"""What has just happened in Römer, as the board tells it: tricks, losses, draws and scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import dropwhile, groupby
from typing import Any, Final, NamedTuple

from ludi.games.romer.cards import CARD_BY_NAME
from ludi.games.romer.table.keys import Keys
from ludi.games.romer.words.facts import kind_of_trick, points_of

Event = Mapping[str, Any]
# A text of the board, by its key and facts.
Say = Callable[..., str]

# Options that make one lose a card for other reasons than staying out.
_OTHER_LOSSES: Final = ("losing_trumpers_lose", "own_colour_captures")
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


# What puts cards on the discards by itself, and what takes all of them up.
_THROWN: Final = ("team_discarded", "capture_discarded")
_EMPTIES: Final = ("round_began", "pile_refilled")

# What is told first where there is no room for all, and what is told last.
_WEIGHTY: Final = (
    "trick_won",
    "card_captured",
    "capture_discarded",
    "team_discarded",
    "player_out",
    "alone_with_cards",
    "limit_reached",
)
_LIGHT: Final = ("card_drawn", "pile_refilled")


class News(NamedTuple):
    """Something that has happened: a sentence, why, its cards, and how much it matters."""

    sentence: str
    why: str = ""
    cards: tuple[str, ...] = ()
    weight: str = ""


def news(
    say: Say,
    names: Sequence[str],
    captures_by: str,
    last_events: Sequence[Event],
    options: Event,
    own: int | None = None,
) -> list[News]:
    """What the last actions brought, in short and in order: who won the trick, lost and drew."""
    is_unsure = any(options.get(option) for option in _OTHER_LOSSES)
    because = "" if is_unsure else say("why_lost", by=captures_by)
    found: list[News] = []
    won: Event | None = None
    for kind, some in groupby(last_events, key=lambda event: event["event"]):
        events = list(some)
        if kind == "trick_won":
            won = events[-1]
        elif kind not in _AFTER_A_TRICK:
            won = None
        found.extend(
            one._replace(weight=_weight(kind, is_own=events[0].get("seat", -1) == own))
            for one in _told(say, names, kind, events, won, because)
        )
    return found


def _weight(kind: str, *, is_own: bool) -> str:
    """What a viewer has laid is not news to that viewer."""
    if kind in _WEIGHTY:
        return "weighty"
    return "light" if is_own or kind in _LIGHT else ""


def _told(
    say: Say,
    names: Sequence[str],
    kind: str,
    events: Sequence[Event],
    won: Event | None,
    because: str,
) -> Iterator[News]:
    """Events of one kind that came one after the other."""
    if kind == "card_drawn":
        yield from _draws(say, names, events, won)
    elif kind == "team_discarded":
        said = say("discards_team", name=names[events[0]["seat"]])
        yield News(said, cards=_known(events))
    elif kind not in _SHOWN:
        yield from (_happened(say, names, event, won, because) for event in events)


def _happened(
    say: Say,
    names: Sequence[str],
    event: Event,
    won: Event | None,
    because: str,
) -> News:
    """One event, in the board's words or in those of the log."""
    kind, name, cards = event["event"], names[event.get("seat", 0)], _known([event])
    if kind == "trick_won":
        return News(say("won", name=name, trick=kind_of_trick(event)), cards=cards)
    if kind == "card_captured":
        winner = names[event["winner_seat"]]
        said = say("captured", name=name, place=event["position"], winner=winner)
        return News(said, because, cards)
    if kind == "capture_discarded" and won:
        said = say("lost_discarded", name=name, winner=names[won["seat"]])
        return News(said, because, cards)
    return News(event["sentence"], cards=cards)


def _draws(
    say: Say,
    names: Sequence[str],
    draws: Sequence[Event],
    won: Event | None,
) -> Iterator[News]:
    """Who drew for a trick, and why; else only what the viewer knows of it."""
    cards = _known(draws)
    if won or cards:
        who = tuple(names[event["seat"]] for event in draws)
        why = say("why_drawn", trick=kind_of_trick(won)) if won else ""
        yield News(say("draw", names=who, count=len(who)), why, cards)


def _known(events: Iterable[Event]) -> tuple[str, ...]:
    """The cards of events, as far as the viewer knows them."""
    return tuple(event["card"] for event in events if event.get("card") in CARD_BY_NAME)


def drawn(seat: int | None, last_events: Iterable[Event]) -> frozenset[str]:
    """The cards that the viewer has just drawn."""
    return frozenset(
        event["card"]
        for event in last_events
        if event["event"] == "card_drawn" and event["seat"] == seat
    )


def just_played(last_events: Sequence[Event]) -> int | None:
    """Whose card has come to the trick last."""
    played = [event["seat"] for event in last_events if event["event"] == "card_played"]
    return played[-1] if played else None


def newest(recent: Sequence[Event]) -> Sequence[Event]:
    """What belongs to the last trick that was won, and what came after it; all, if none was."""
    won = [at for at, event in enumerate(recent) if event["event"] == "trick_won"]
    if len(won) < 2:
        return recent
    return list(dropwhile(lambda event: event["event"] in _AFTER_A_TRICK, recent[won[-2] + 1 :]))


def last_trick(keys: Keys, last_events: Sequence[Event]) -> list[tuple[int, str, str, bool]]:
    """What was played to the last trick won, in its order: seat, card, key, won; none where its
    lead is not remembered, as that would be a part of it only."""
    last_events = _since_emptied(last_events)
    won = [at for at, event in enumerate(last_events) if event["event"] == "trick_won"]
    if not won:
        return []
    best = last_events[won[-1]]["seat"]
    played = [event for event in last_events[: won[-1]] if event["event"] == "card_played"]
    led = [at for at, event in enumerate(played) if event["how"] == "lead"]
    if not led:
        return []
    return [
        (seat, card, keys.of(card, f"trick-{seat}"), seat == best)
        for seat, card in ((event["seat"], event["card"]) for event in played[led[-1] :])
    ]


def thrown(last_events: Sequence[Event]) -> list[str]:
    """The cards that were discarded last, the newest at the end, as far as they are remembered."""
    events = _since_emptied(last_events)
    won = max((at for at, event in enumerate(events) if event["event"] == "trick_won"), default=-1)
    return [
        event["card"]
        for at, event in enumerate(events)
        if event["event"] in _THROWN or (event["event"] == "card_played" and at < won)
    ]


def _since_emptied(last_events: Sequence[Event]) -> Sequence[Event]:
    """What happened since the discards were last taken up."""
    emptied = [at for at, event in enumerate(last_events) if event["event"] in _EMPTIES]
    return last_events[emptied[-1] + 1 :] if emptied else last_events


class Score(NamedTuple):
    """What a team has brought in a round."""

    seat: int
    name: str
    cards: tuple[tuple[int, str, int], ...]
    points: int
    total: int


def times_counted(card: str, place: int, points: int) -> int:
    """How often the points of a card counted: its place in the team, or once."""
    return place if points > points_of(card) else 1


def scores(names: Sequence[str], last_events: Sequence[Event]) -> list[Score]:
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
