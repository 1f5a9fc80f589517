"""The board of Avé for the browser: dice, columns and cards from the view, and the odds of a roll.

What can be done is read off the legal actions alone; what dice form, and when a roll fails, is
asked of the game's own functions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache, partial
from math import comb
from typing import Any, Final, NamedTuple

from ludi.games.ave.actions import PLAYS
from ludi.games.ave.cards import (
    CARD_BONUS,
    CARD_NAMES,
    CARDS,
    DICE,
    DIE,
    FACE_NAMES,
    FREE,
    HIGHEST,
    IGNORE_ONE,
    JOKER,
    NO_FACE,
    REPEAT,
    ROWS,
    SIDES,
)
from ludi.games.ave.knowledge import TableView, fitting, readings, writable
from ludi.games.ave.rules.columns import NOWHERE, twin_row
from ludi.games.ave.rules.failure import judge
from ludi.games.ave.rules.turn import take_up_dice
from ludi.games.ave.state import FAILED, State
from ludi.games.ave.words import PHRASES, facts
from ludi.games.ave.words.numerals import numeral
from ludi.web.show.seats import seen_from

# The actions of which can be told what they bring.
_TELLING: Final = {"roll", *PLAYS}
_ONE_TENTH: Final = Fraction(1, 1000)
_ASIDE: Final = CARDS[IGNORE_ONE].name
_NOTHING_ROLLED: Final = dict.fromkeys(FACE_NAMES, 0)
# How wide numerals are drawn in `shapes.html`, at a height of 24.
_SIGN_WIDTHS: Final = {"I": 10.5, "V": 19.5, "X": 20}
WIDTHS: Final = {
    number: 1.5 + sum(_SIGN_WIDTHS[sign] for sign in numeral(number))
    for number in range(1, HIGHEST + 1)
}
# All numerals from I on, each with its width.
_NUMERALS: Final = " ".join(f"{numeral(number)}:{width:g}" for number, width in WIDTHS.items())
_BLANK: Final = State()
FACES_OF_CARDS: Final = {card.name: FACE_NAMES[card.face] for card in CARDS if card.face != NO_FACE}


def prepare(
    table: TableView,
    viewer: Any,
    names: list[str],
    opened: Mapping[int, TableView],  # noqa: ARG001 - nothing is hidden here
) -> dict[str, Any]:
    """What the template shows, from what lies on the table."""
    words = PHRASES[viewer.language]
    say = words.part("board-")
    columns = [_column(table, seat, names[seat]) for seat in seen_from(viewer.seat, len(names))]
    return {
        "say": say,
        "short": words.part("short-"),
        "prompt": _prompt(table, say) if viewer.seat == table["turn"] else "",
        "head": say("round", number=table["rounds"] + (table["phase"] != "over")),
        "dice": partial(_dice, table),
        "left": table["unrolled"],
        "aside": DICE - sum(table["dice"].values()) - table["unrolled"],
        "readings": partial(_readings, table),
        "dice_key": _dice_key(table),
        "own": None if viewer.seat is None else columns[0],
        "others": columns if viewer.seat is None else columns[1:],
        "row": partial(say, "row"),
        "widths": WIDTHS,
        "numerals": _NUMERALS,
        "faces": FACES_OF_CARDS,
        "choices": choices,
        "lately": lately,
        "scores": partial(scores, table),
        "reason": partial(_reason, table, names, words.say),
        "standing": partial(_standing, table, viewer.seat, say),
        "odds": partial(odds, table),
        "brings": partial(brings, table),
        "why_not": partial(_why_not, table, say),
        "why_key": (table["phase"] == "failed", *table["playable"]),
        "card_points": CARD_BONUS,
        "percent": partial(percent, viewer.language),
    }


# --- What lies on the table ---------------------------------------------------------------------


def _column(table: TableView, seat: int, name: str) -> dict[str, Any]:
    hand = table["cards"][seat]
    points = table["points"][seat]
    passes = _passes(table, seat)
    return {
        "key": (seat, name, points, tuple(table["columns"][seat]), tuple(hand), passes),
        "seat": seat,
        "name": name,
        "points": points,
        "passes": passes,
        "rows": partial(_rows, table["columns"][seat]),
        "cards": partial(_cards, hand),
    }


def _passes(table: TableView, seat: int) -> int:
    """How many turns of a seat have brought no number: of a turn comes one, or none."""
    turns = table["rounds"] + (table["phase"] != "over" and seat < table["turn"])
    column = table["columns"][seat]
    return max(0, turns - (len(column) - column.count(FREE)))


def _rows(column: Sequence[int]) -> list[tuple[int, int, str]]:
    """Each row, its number and its numeral; 0 where it is free."""
    return [
        (row, number, numeral(number)) if number != FREE else (row, 0, "")
        for row, number in enumerate(column, 1)
    ]


def _cards(hand: Sequence[str]) -> list[tuple[str, bool]]:
    """All cards, and whether they are in a hand."""
    return [(card, card in hand) for card in CARD_NAMES]


def _prompt(table: TableView, say: Callable[..., str]) -> str:
    """What is asked, if the game's own question advises a roll and none can help."""
    is_stuck = table["phase"] == "deciding" and not table["writable"]
    if not is_stuck or can_still_write(table):
        return ""
    return say("no_hope", numbers=tuple(table["readings"]))


def _dice(table: TableView) -> list[tuple[str, int]]:
    """The dice that show, each a face and its count so far, laid as the number they form."""
    dice = table["dice"]
    if table["readings"]:
        laid = numeral(table["readings"][-1])
    else:
        laid = "".join(face * dice[face] for face in reversed(FACE_NAMES))
    return [(face, laid[: place + 1].count(face)) for place, face in enumerate(laid)]


def _readings(table: TableView) -> list[tuple[int, str, bool]]:
    """The numbers that the dice form, as numerals, too, and whether they fit."""
    fitting_now = table["writable"]
    return [(number, numeral(number), number in fitting_now) for number in table["readings"]]


def _dice_key(table: TableView) -> tuple[Any, ...]:
    """All that is shown of the dice, apart from what can be done with them."""
    return (
        tuple(table["dice"].values()),
        table["unrolled"],
        tuple(table["writable"]),
        table["phase"] == "repeating",
    )


class Lately(NamedTuple):
    """What the last action brought: how many dice of each face fell; who wrote, and in which row;
    who played which card; whether somebody stopped rolling. Nobody is seat -1."""

    rolled: Mapping[str, int] = _NOTHING_ROLLED
    seat: int = -1
    row: int = 0
    player: int = -1
    card: str = ""
    stopped: bool = False

    @property
    def rolled_key(self) -> tuple[int, ...]:
        return tuple(self.rolled.values())


def lately(last_events: Iterable[Mapping[str, Any]]) -> Lately:
    """The last action, from what it brought."""
    faces: list[str] = []
    found = Lately()
    for event in last_events:
        match event["event"]:
            case "die_rolled":
                faces.append(event["face"])
            case "number_written":
                found = found._replace(seat=event["seat"], row=event["row"])
            case "card_played":
                found = found._replace(player=event["seat"], card=event["card"])
            case "joker_played":
                found = found._replace(player=event["seat"], card=CARDS[JOKER].name)
            case "rolling_stopped":
                found = found._replace(stopped=True)
    return (
        found._replace(rolled={face: faces.count(face) for face in FACE_NAMES}) if faces else found
    )


class Score(NamedTuple):
    """Where the points of a seat come from: its numbers, and so many cards left in hand."""

    seat: int
    place: int
    rows: list[tuple[int, int, str]]
    numbers: int
    hand: int
    cards: int
    points: int


def scores(table: TableView) -> list[Score]:
    """The points of all seats, the most first."""
    found = []
    for seat, total in enumerate(table["points"]):
        column = table["columns"][seat]
        numbers, hand = sum(column), len(table["cards"][seat])
        place = 1 + sum(points > total for points in table["points"])
        found.append(Score(seat, place, _rows(column), numbers, hand, total - numbers, total))
    return sorted(found, key=lambda score: score.place)


def _reason(table: TableView, names: list[str], say: Callable[..., str]) -> str:
    """Why the game has ended."""
    ended = facts.result(table, tuple(names))
    if ended is None:
        return ""
    why, told = ended
    return say(f"board-ended_{why}", **told)


def _standing(table: TableView, seat: int, say: Callable[..., str]) -> str:
    """How far a seat is from the others, and the best it has written."""
    if len(table["points"]) == 1:
        return ""
    own = table["points"][seat]
    most = max(points for other, points in enumerate(table["points"]) if other != seat)
    best = max(table["columns"][seat])
    return say(
        "standing",
        lead="ahead" if own > most else "behind" if own < most else "level",
        points=abs(own - most),
        best=best,
        numeral=numeral(best),
    )


# --- What can be done ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Use:
    """One way to use a card: the action, the card whose power it is, and what it takes."""

    text: str
    card: str
    face: str = ""
    dice: int = 0


def choices(legal: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The legal actions by the piece they belong to: dice, rows of the column, cards."""
    rolls: list[tuple[int, str]] = []
    endings: list[str] = []
    rows: dict[int, list[tuple[int, str]]] = {}
    cards: dict[str, dict[str, list[Use]]] = {}
    for action in legal:
        name, args, written = action["name"], action["args"], action["text"]
        if name == "roll":
            rolls.append((args["dice"], written))
        elif name == "write":
            rows.setdefault(args["row"], []).append((args["number"], written))
        elif name in ("stop", "pass"):
            endings.append(written)
        else:
            card, power = (piece.name for piece in PLAYS[name])
            use = Use(written, power, args.get("face", ""), args.get("dice", 0))
            cards.setdefault(card, {}).setdefault(power, []).append(use)
    numbers = {number for found in rows.values() for number, _ in found}
    faces = {
        use.face
        for powers in cards.values()
        for uses in powers.values()
        for use in uses
        if use.face
    }
    return {
        "rolls": rolls,
        "is_told": any(action["name"] in _TELLING for action in legal),
        "endings": endings,
        "rows": {
            row: [(number, numeral(number), written) for number, written in sorted(found)]
            for row, found in rows.items()
        },
        "rows_key": tuple((row, tuple(found)) for row, found in rows.items()),
        "cards_key": tuple(
            use.text for powers in cards.values() for uses in powers.values() for use in uses
        ),
        "rolling_key": (tuple(rolls), tuple(endings)),
        "dice_key": (bool(rolls), *sorted(numbers), *sorted(faces)),
        "numbers": numbers,
        "cards": cards,
        "faces": faces,
        "asides": cards.get(_ASIDE, {}).get(_ASIDE, []),
    }


# --- The odds -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Outcome:
    """What a throw can bring: what the dice then read, what of it fits, and how likely it is."""

    readings: tuple[int, ...]
    writable: tuple[int, ...]
    fails: bool
    chance: Fraction

    @property
    def numbers(self) -> list[tuple[int, str]]:
        return [(number, numeral(number)) for number in self.readings]


@dataclass(frozen=True)
class Odds:
    """All that an action can bring, and whether it spends a card."""

    text: str
    outcomes: tuple[Outcome, ...]
    spends: bool = False

    @cached_property
    def write(self) -> Fraction:
        """The chance of a number that can be written."""
        return self._sum(lambda outcome: bool(outcome.writable))

    @cached_property
    def fail(self) -> Fraction:
        return self._sum(lambda outcome: outcome.fails)

    @property
    def roll_on(self) -> Fraction:
        """The chance that there is nothing to write, and nothing lost."""
        return 1 - self.write - self.fail

    @property
    def numbers(self) -> list[Outcome]:
        """What forms a number."""
        return [outcome for outcome in self.outcomes if outcome.readings]

    def _sum(self, counts: Callable[[Outcome], bool]) -> Fraction:
        return sum((one.chance for one in self.outcomes if counts(one)), Fraction(0))


def odds(table: TableView, legal: Iterable[Mapping[str, Any]]) -> list[Odds]:
    """What every legal roll and card brings, the likeliest to be written first; of those that do
    the same to the dice, the first."""
    found: dict[Any, Odds] = {}
    for action in legal:
        if action["name"] in _TELLING:
            done, brought = _brought(table, action)
            found.setdefault(done, Odds(action["text"], brought, action["name"] in PLAYS))
    return sorted(found.values(), key=lambda one: (-one.write, one.fail))


def brings(table: TableView, legal: Iterable[Mapping[str, Any]], text: str) -> Outcome:
    """What an action that throws nothing brings, for certain."""
    (outcome,) = next(_brought(table, action)[1] for action in legal if action["text"] == text)
    return outcome


def _brought(
    table: TableView, action: Mapping[str, Any]
) -> tuple[tuple[Any, ...], tuple[Outcome, ...]]:
    """What an action does to the dice, and what that can bring."""
    if action["name"] in PLAYS and PLAYS[action["name"]].power is CARDS[REPEAT]:
        column, read = table["columns"][table["turn"]], tuple(table["readings"])
        twins = tuple(number for number in read if twin_row(column, number) != NOWHERE)
        return ("repeat",), (Outcome(read, twins, fails=False, chance=Fraction(1)),)
    thrown = _thrown(table, action["id"])
    return thrown, outcomes(*thrown)


def _why_not(table: TableView, say: Callable[..., str], card: str) -> str:
    """Why a card in hand cannot be played now; nothing where it can."""
    if card in table["playable"]:
        return ""
    if table["phase"] != "failed" and not table["playable"]:
        return say("not_failed")
    face = FACES_OF_CARDS.get(card)
    if face is not None:
        return say("no_such_die", face=face)
    return say("no_twin") if card == CARDS[REPEAT].name else ""


def can_still_write(table: TableView) -> bool:
    """Whether some throw of dice that are left forms a number that fits."""
    column = table["columns"][table["turn"]]
    showing = tuple(table["dice"][face] for face in FACE_NAMES)
    return bool(fitting(column, _within_reach(showing, table["unrolled"])))


@lru_cache(maxsize=4096)
def _within_reach(showing: tuple[int, ...], left: int) -> frozenset[int]:
    """The numbers that throws of dice that are left can form."""
    state, found = _state(showing, left, [FREE] * ROWS), set[int]()
    for faces in (faces for dice in range(1, left + 1) for faces in falls(dice)):
        state.showing = [a + b for a, b in zip(showing, faces, strict=True)]
        found.update(readings(state))
    return frozenset(found)


def _thrown(table: TableView, action: int) -> tuple[tuple[int, ...], int, tuple[int, ...], int]:
    """Before an action's throw: the dice that stay, those left, the column, the dice thrown."""
    column = tuple(table["columns"][table["turn"]])
    state = _state(tuple(table["dice"][face] for face in FACE_NAMES), table["unrolled"], column)
    dice = take_up_dice(state, 0, action)
    return tuple(state.showing), state.unrolled, column, dice


def _state(showing: Sequence[int], unrolled: int, column: Sequence[int]) -> State:
    """A state in which seat 0, with this column, has the dice."""
    state = _BLANK.copy()
    state.seats = 1
    state.showing = list(showing)
    state.unrolled = unrolled
    state.columns[0] = list(column)
    return state


@lru_cache(maxsize=4096)
def outcomes(
    showing: tuple[int, ...], unrolled: int, column: tuple[int, ...], dice: int
) -> tuple[Outcome, ...]:
    """What throwing dice to those that show can bring, by the numbers they form."""
    chances: dict[tuple[tuple[int, ...], tuple[int, ...], bool], Fraction] = {}
    state = _state(showing, unrolled, column)
    for faces, chance in throws(dice):
        state.showing = [a + b for a, b in zip(showing, faces, strict=True)]
        judge(state, 0)
        brings = tuple(readings(state)), tuple(writable(state)), state.phase == FAILED
        chances[brings] = chances.get(brings, Fraction(0)) + chance
    return tuple(Outcome(*brings, chances[brings]) for brings in sorted(chances))


def throws(dice: int) -> list[tuple[tuple[int, int, int], Fraction]]:
    """How dice thrown together can fall, as counts of I, V and X, each with its chance."""
    one, five, ten = DIE
    found = []
    for ones, fives, tens in falls(dice):
        ways = comb(dice, ones) * comb(dice - ones, fives)
        chance = Fraction(ways * one**ones * five**fives * ten**tens, SIDES**dice)
        found.append(((ones, fives, tens), chance))
    return found


@lru_cache
def falls(dice: int) -> tuple[tuple[int, int, int], ...]:
    """How dice thrown together can fall, as counts of I, V and X."""
    return tuple(
        (ones, fives, dice - ones - fives)
        for ones in range(dice + 1)
        for fives in range(dice - ones + 1)
    )


def percent(language: str, chance: Fraction) -> str:
    """A chance in percent, to a tenth; what is possible is never 0, what is not certain never 100.

    >>> percent("en", Fraction(1, 3)), percent("fr", Fraction(2, 3)), percent("en", Fraction(1))
    ('33.3%', '66,7\\xa0%', '100%')
    >>> percent("en", Fraction(1, 46656)), percent("en", Fraction(46655, 46656))
    ('<0.1%', '>99.9%')
    """
    say = PHRASES[language].say
    if chance in (0, 1):
        return say("percent", number=int(chance * 100))
    if chance < _ONE_TENTH:
        return say("percent-less", number=0.1)
    if chance > 1 - _ONE_TENTH:
        return say("percent-more", number=99.9)
    return say("percent-tenths", number=float(chance * 100))
