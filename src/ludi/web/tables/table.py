"""A table as its entries tell it: who sits where, what is set, the match, the chat.

`take` is the only way it changes, entry by entry, the same in every process; what may be appended
is decided by the functions that check. Nothing here touches the database or the clock.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from typing import Any, Final, TypeVar

from ludi.core.errors import MatchOver
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.players import LONGEST_NAME, ROMANS
from ludi.core.ranking import Ranked, best_first
from ludi.core.registry import find_game
from ludi.web.errors import BadInput, Forbidden, NotNow, OldRules, Stale
from ludi.web.storage.entries import (
    ABANDONED,
    AGREED,
    CLOSED,
    ERASURE,
    RESIGNED,
    Entry,
    Sitter,
)
from ludi.web.tables.checks import ADVICE

WAITING, PLAYING, OVER = "waiting", "playing", "over"
OPEN, PERSON, BOT = "open", "person", "bot"
# Who plays for a person who is away, or has resigned.
STAND_IN: Final = "heuristic"
# So much of the chat, and so many keys, moves and notes, are remembered.
_MOST_SAID: Final = 200
_MOST_KEYS: Final = 100
# After so many entries a table only goes on with its match.
_MOST_ENTRIES: Final = 20_000
_MOST_MOVES: Final = 100
_MOST_NOTES: Final = 100
_Found = TypeVar("_Found")


@dataclass
class Seat:
    """A place at the table, and who has it."""

    kind: str = OPEN
    name: str = ""
    guest: str | None = None
    bot: str | None = None
    away: str | None = None
    has_resigned: bool = False

    @property
    def is_replaced(self) -> bool:
        """Whether a bot plays for the person who sits here: until they are back, or for good."""
        return bool(self.away) or self.has_resigned

    @property
    def player(self) -> str | None:
        """The bot that acts here now; None is a person."""
        return STAND_IN if self.is_replaced else self.bot

    @property
    def is_person(self) -> bool:
        """Whether a person plays here, or will when they are back."""
        return self.kind == PERSON and not self.has_resigned


@dataclass(frozen=True)
class Said:
    """One message of the chat."""

    number: int
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Move:
    """An action or an undo: who did it, and who was to act afterwards."""

    number: int
    seat: int
    to_act: tuple[int, ...]


@dataclass(frozen=True)
class Note:
    """What the log tells besides the match: after so many actions, about a seat."""

    number: int
    actions: int
    seat: int
    what: str


@dataclass(frozen=True)
class Offer:
    """An offer to end the match without a result, by the entry that made it.

    `agreed`: who wants it, with who made it; `acted`: the people who have played on since.
    """

    number: int
    seat: int
    agreed: frozenset[int]
    acted: frozenset[int] = frozenset()

    @property
    def has_lapsed(self) -> bool:
        """Whether who made it has played on, and somebody who has not agreed as well."""
        return self.seat in self.acted and not self.acted <= self.agreed


@dataclass(frozen=True)
class Ending:
    """How a match ended that was not played to its end; `seat` is who ended it, if it was one."""

    how: str
    seat: int | None = None
    winners: tuple[int, ...] = ()


@dataclass
class Table:
    """One table after so many entries."""

    id: str
    version: int = 0
    game_id: str = ""
    # The version of the rules that the match was begun with; before, of when the table was made.
    rules: int = 0
    # Whether the match was begun with others than are played here: then it is not followed.
    is_of_other_rules: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    seats: list[Seat] = field(default_factory=list)
    host: str = ""
    is_public: bool = False
    clock: int = 0
    advice: str = ADVICE[0]
    status: str = WAITING
    match: Match | None = None
    chat: list[Said] = field(default_factory=list)
    keys: dict[str, int] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    # Since when each seat that is to act has been asked.
    asked_at: dict[int, float] = field(default_factory=dict)
    successor: str | None = None
    # Bots act at once until a person is asked.
    is_hurried: bool = False
    # How the match ended, if not by its rules; and what might end it.
    ending: Ending | None = None
    offer: Offer | None = None
    # Who has offered to end the match and not acted since.
    offered: frozenset[int] = frozenset()
    # The last entry by which somebody was erased.
    erased_at: int = 0
    # What whoever looks at the table has found out for all who do, until it changes.
    found: dict[Any, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    # --- What can be read off it ---

    @cached_property
    def game(self) -> Game[Any]:
        return find_game(self.game_id)

    @property
    def is_outdated(self) -> bool:
        """Whether the match was begun under older rules: nobody goes on with it."""
        return self.is_of_other_rules and self.rules < self.game.rules_version

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.match is None or self.status != PLAYING else self.match.to_act

    @property
    def undone_at(self) -> int:
        """The last version in which something that was told is told otherwise: something was taken
        back, or somebody erased."""
        undone = (note.number for note in self.notes if note.what == "undone")
        return max(self.erased_at, *undone, 0)

    @property
    def allows_advice(self) -> bool:
        """Whether the oracle may be asked; who plays alone has nobody to win against."""
        return len(self.seats) > 1 and (
            self.advice == "always" or (self.advice == "bots" and len(self.people) < 2)
        )

    @property
    def people(self) -> frozenset[int]:
        """The seats in which people play who have not resigned."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.is_person)

    @property
    def asks_people(self) -> bool:
        return any(self.seats[seat].player is None for seat in self.to_act)

    @property
    def resigned(self) -> frozenset[int]:
        return frozenset(number for number, seat in enumerate(self.seats) if seat.has_resigned)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; of those who have not resigned, if they would have, the best."""
        if self.ending is not None:
            return self.ending.winners
        if self.match is None or not (won := self.match.winners):
            return ()
        if still := tuple(seat for seat in won if seat not in self.resigned):
            return still
        seated = [(one.place, one.seat) for one in self._stayed if one.seat is not None]
        return tuple(seat for place, seat in seated if place == seated[0][0])

    @property
    def ranking(self) -> tuple[Ranked, ...]:
        """Where everybody stands at the end; who has resigned stands last."""
        winners, stayed = self.winners, self._stayed
        placed = [
            replace(
                one,
                place=1 + sum(other.place < one.place for other in stayed),
                has_won=one.has_won if one.seat is None else one.seat in winners,
            )
            for one in stayed
        ]
        last, gone = len(stayed) + 1, self.resigned
        left = [one for one in self.live().ranking if one.seat in gone]
        return best_first([*placed, *(replace(one, place=last, has_won=False) for one in left)])

    @property
    def _stayed(self) -> list[Ranked]:
        """Who has not resigned; of a match that was not played to its end, without neutrals."""
        gone = self.resigned | ({None} if self.ending is not None else frozenset())
        return [one for one in self.live().ranking if one.seat not in gone]

    def has_asked(self, seat: int) -> bool:
        """Whether a seat has asked the oracle since the last action."""
        actions = len(self.match.history) if self.match is not None else 0
        asked = (note for note in self.notes if note.what == "advised" and note.seat == seat)
        return any(note.actions == actions for note in asked)

    def live(self) -> Match:
        """The match; refused before the start."""
        self.check_rules()
        if self.match is None:
            raise NotNow("table.not_started")
        return self.match

    def seat_of(self, guest: str | None) -> int | None:
        """Where a guest sits; None is a spectator."""
        for number, seat in enumerate(self.seats):
            if guest is not None and seat.guest == guest:
                return number
        return None

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        return tuple(Sitter(seat.kind, seat.guest, seat.name) for seat in self.seats)

    @property
    def has_bots(self) -> bool:
        """Whether bots play here, or for somebody."""
        return any(seat.player is not None for seat in self.seats)

    @property
    def is_left(self) -> bool:
        """Whether bots play for everybody."""
        return all(seat.player is not None for seat in self.seats)

    def kept(self, key: Any, find: Callable[[], _Found]) -> _Found:
        """Something found out once; nobody changes it."""
        if key not in self.found:
            self.found[key] = find()
        found: _Found = self.found[key]
        return found

    # --- What may be done ---

    def check_rules(self) -> None:
        """The match, if it has begun, is of the rules that are played here."""
        if self.is_of_other_rules:
            raise OldRules("table.older_rules" if self.is_outdated else "table.newer_rules")

    def check_host(self, guest: str) -> None:
        if guest != self.host:
            raise Forbidden("table.host_only")

    def check_waiting(self) -> None:
        if self.status != WAITING:
            raise NotNow("table.started")

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise NotNow("table.no_seat", seat=seat, last=len(self.seats) - 1)

    def check_can_start(self) -> None:
        """All seats are taken, and the game agrees with what is set."""
        self.check_waiting()
        if any(seat.kind == OPEN for seat in self.seats):
            raise NotNow("table.open_seats")
        if not any(seat.kind == PERSON for seat in self.seats):
            raise NotNow("table.nobody")
        self.game.blank(len(self.seats), self.options)

    def is_done(self, seat: int, key: str | None, noted: Collection[str] = ()) -> bool:
        """Whether a seat has acted with this key already, or done what is noted so; refused where
        it was not this seat, or too long ago to tell."""
        if key is None or key not in self.keys:
            return False
        notes = (note for note in self.notes if note.what in noted)
        done: Collection[Move | Note] = tuple(notes) if noted else self.moves
        if not any(one.number == self.keys[key] and one.seat == seat for one in done):
            raise BadInput("key.used")
        return True

    def check_goes_on(self, seat: int) -> None:
        """The match is under way, and who sits here has not resigned."""
        self.live()
        if self.status != PLAYING:
            raise MatchOver("action.over")
        if self.seats[seat].has_resigned:
            raise NotNow("table.resigned")

    def check_can_offer(self, seat: int) -> None:
        """Who sits here may offer to end the match."""
        self.check_goes_on(seat)
        if self.offer is not None:
            raise NotNow("table.offered", name=self.seats[self.offer.seat].name)
        if seat in self.offered:
            raise NotNow("table.offer_again")

    def check_offer(self, number: int) -> Offer:
        """The offer of this number, which still stands."""
        if self.offer is None or self.offer.number != number:
            raise Stale("table.no_offer")
        return self.offer

    def check_not_full(self) -> None:
        """A match ends; words, and taking back and playing again, need not."""
        if self.version >= _MOST_ENTRIES:
            raise NotNow("table.full", most=_MOST_ENTRIES)

    def check_not_future(self, version: int) -> None:
        if version > self.version:
            raise Stale("table.future", version=version, present=self.version)

    def check_fresh(self, seat: int, version: int) -> None:
        """An action made on an older version is refused, unless others acted at the same time as
        this seat, which was asked all along."""
        self.check_not_future(version)
        for move in reversed(self.moves):
            if move.number <= version:
                return
            if move.seat == seat or seat not in move.to_act:
                raise Stale("table.stale", version=version, present=self.version)

    def played(self, seat: int, action: str | int) -> Match:
        """The match with an action; nothing here has changed."""
        trial = self.live().copy()
        trial.play(seat, action)
        return trial

    def free_name(self, *others: str | None) -> str:
        """A Roman name that nobody here has, and none of these others."""
        taken = {seat.name for seat in self.seats} | {*others}
        return next(name for name in ROMANS if name not in taken)

    def distinct_name(self, name: str, seat: int) -> str:
        """A person's name at a seat, with a number if somebody else here is called so."""
        taken = {one.name.casefold() for at, one in enumerate(self.seats) if at != seat}
        numbers = ("", *(f" {number}" for number in range(2, len(self.seats) + 1)))
        names = (f"{name[: LONGEST_NAME - len(end)].rstrip()}{end}" for end in numbers)
        return next(distinct for distinct in names if distinct.casefold() not in taken)

    # --- Entries ---

    def after(self, entry: Entry, match: Match | None = None) -> Table:
        """The table with one more entry; this one has not changed."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.keys, twin.asked_at, twin.moves = {**self.keys}, {**self.asked_at}, self.moves.copy()
        if entry.kind != "acted":  # which changes nothing of these
            twin.options, twin.seats = {**self.options}, [replace(seat) for seat in self.seats]
            twin.chat, twin.notes = self.chat.copy(), self.notes.copy()
        twin.take(entry, match)
        return twin

    def take(self, entry: Entry, match: Match | None = None) -> None:
        """Change as an entry says; `match` is the match after it, where that is known already."""
        assert entry.number == self.version + 1
        _TAKERS[entry.kind](self, entry, match)
        self.version, self.found = entry.number, {}
        if entry.key is not None:
            self.keys[entry.key] = entry.number
            while len(self.keys) > _MOST_KEYS:
                del self.keys[next(iter(self.keys))]

    def _created(self, entry: Entry, _: Match | None) -> None:
        body = entry.body
        self.game_id, self.rules, self.host = body["game"], body["rules"], body["host"]
        self.options = self.game.older_options(body["seats"], body["options"])
        self.is_public, self.clock = body["public"], body["clock"]
        self.advice = body.get("advice", self.advice)
        self.seats = [Seat() for _ in range(body["seats"])]

    def _changed(self, entry: Entry, _: Match | None) -> None:
        """Seats, options, clock, or who may see it."""
        body = entry.body
        self.options = self.game.older_options(body["seats"], body["options"])
        self.is_public, self.clock = body["public"], body["clock"]
        self.advice = body.get("advice", self.advice)
        while len(self.seats) < body["seats"]:
            self.seats.append(Seat())
        del self.seats[body["seats"] :]

    def _seated(self, entry: Entry, _: Match | None) -> None:
        body = entry.body
        self.seats[body["seat"]] = Seat(
            body["kind"], body["name"], body.get("guest"), body.get("bot")
        )

    def _renamed(self, entry: Entry, _: Match | None) -> None:
        for seat in self.seats:
            if seat.guest == entry.body["guest"]:
                seat.name = entry.body["name"]
        if self.match is not None:
            self.match = self.match.copy()
            self.match.players = tuple(seat.name for seat in self.seats)

    def _started(self, entry: Entry, match: Match | None) -> None:
        body = entry.body
        self.status, self.rules = PLAYING, body.get("rules", self.rules)
        self.is_of_other_rules = self.rules != self.game.rules_version
        if not self.is_of_other_rules:
            self._follow(entry, match or self.begun(body["seed"], body.get("position")), None)

    def begun(self, seed: str, position: Mapping[str, Any] | None = None) -> Match:
        """The match that begins with a seed, from the set-up or from a position."""
        players, bots = [seat.name for seat in self.seats], [seat.bot for seat in self.seats]
        if position is not None:
            return Match.from_position(position, seed, players=players, bots=bots)
        return Match(self.game_id, len(self.seats), seed, self.options, players=players, bots=bots)

    def _acted(self, entry: Entry, match: Match | None) -> None:
        seat = entry.body["seat"]
        if not self.is_of_other_rules:
            self._follow(entry, match or self.played(seat, entry.body["do"]), seat)
        if self.seats[seat].player is None:
            self._play_on(entry, seat)

    def _undone(self, entry: Entry, match: Match | None) -> None:
        if self.is_of_other_rules:
            return
        if match is None:
            match = self.live().copy()
            match.take_back()  # it was allowed when it was written
        self._follow(entry, match, entry.body["seat"])
        self._note(entry, "undone")

    def _play_on(self, entry: Entry, seat: int) -> None:
        """A person has acted: they may offer again, and an offer may lapse."""
        self.offered -= {seat}
        if self.offer is None:
            return
        offer = replace(self.offer, acted=self.offer.acted | {seat})
        is_moot = offer.has_lapsed or self.status != PLAYING
        self.offer = None if is_moot else offer
        if is_moot and self.status == PLAYING:
            self._note(entry, "lapsed", offer.seat)

    def _follow(self, entry: Entry, match: Match, seat: int | None) -> None:
        """Go on with the match; who is newly asked is asked since now."""
        before = set() if seat is None else set(self.to_act) - {seat}
        self.match = match
        self.asked_at = {
            asked: self.asked_at[asked] if asked in before else entry.at for asked in match.to_act
        }
        self.moves.append(Move(entry.number, -1 if seat is None else seat, match.to_act))
        del self.moves[:-_MOST_MOVES]
        self.is_hurried &= not self.asks_people
        if match.over:
            self.status = OVER

    def _hurried(self, _: Entry, __: Match | None) -> None:
        self.is_hurried = True

    def _said(self, entry: Entry, _: Match | None) -> None:
        body = entry.body
        if not body["text"]:  # who said it was erased
            return
        self.chat.append(Said(entry.number, body["name"], body["text"], entry.at))
        del self.chat[:-_MOST_SAID]

    def _away(self, entry: Entry, _: Match | None) -> None:
        seat = self.seats[entry.body["seat"]]
        seat.away = entry.body["why"]
        self._ask_again(entry.body["seat"], entry.at)
        self._note(entry, seat.away)

    def _back(self, entry: Entry, _: Match | None) -> None:
        self.seats[entry.body["seat"]].away = None
        self._ask_again(entry.body["seat"], entry.at)
        self._note(entry, "back")

    def _resigned(self, entry: Entry, _: Match | None) -> None:
        """Of two the other one has won; of more a bot plays on, as long as people do."""
        seat = entry.body["seat"]
        self.seats[seat].has_resigned, self.seats[seat].away = True, None
        self._note(entry, "resigned")
        if len(self.seats) == 2:
            self._end(Ending(RESIGNED, seat, (1 - seat,)))
        elif not self.people:
            self._end(Ending(ABANDONED, seat))
        else:
            self._ask_again(seat, entry.at)
            if self.offer is not None and self.offer.seat == seat:
                self.offer = None
            self._settle_offer()

    def _offered(self, entry: Entry, _: Match | None) -> None:
        seat = entry.body["seat"]
        self.offer = Offer(entry.number, seat, frozenset((seat,)))
        self.offered |= {seat}
        self._note(entry, "offered" if len(self.people) > 1 else "stopped")
        self._settle_offer()

    def _agreed(self, entry: Entry, _: Match | None) -> None:
        assert self.offer is not None
        self.offer = replace(self.offer, agreed=self.offer.agreed | {entry.body["seat"]})
        self._note(entry, "agreed")
        self._settle_offer()

    def _declined(self, entry: Entry, _: Match | None) -> None:
        """Nobody ends the match; who made the offer takes it back in the same way."""
        assert self.offer is not None
        is_own = entry.body["seat"] == self.offer.seat
        self.offer = None
        self._note(entry, "withdrawn" if is_own else "declined")

    def _settle_offer(self) -> None:
        """End the match once everybody who plays has agreed; of one alone that is no agreement."""
        if self.offer is not None and self.people <= self.offer.agreed:
            is_alone = len(self.people) < 2
            self._end(Ending(ABANDONED, self.offer.seat) if is_alone else Ending(AGREED))

    def _end(self, ending: Ending) -> None:
        """Nobody acts any more."""
        self.status, self.ending, self.offer, self.asked_at = OVER, ending, None, {}

    def _advised(self, entry: Entry, _: Match | None) -> None:
        self._note(entry, "advised")

    def _note(self, entry: Entry, what: str, seat: int | None = None) -> None:
        """Note what a seat has done, the entry's own unless another is named. The notes before are
        not changed: an action shares them with the table before it."""
        actions = len(self.match.history) if self.match is not None else 0
        note = Note(entry.number, actions, entry.body["seat"] if seat is None else seat, what)
        self.notes = [*self.notes, note][-_MOST_NOTES:]

    def _resumed(self, entry: Entry, _: Match | None) -> None:
        """Somebody is back where nobody was: all clocks begin anew."""
        self.asked_at = dict.fromkeys(self.asked_at, entry.at)

    def _ask_again(self, seat: int, at: float) -> None:
        if seat in self.asked_at:
            self.asked_at[seat] = at

    def _followed(self, entry: Entry, _: Match | None) -> None:
        self.successor = entry.body["table"]

    def _closed(self, _: Entry, __: Match | None) -> None:
        """Nobody acts any more, and nobody has won."""
        self.status = CLOSED
        self.asked_at = {}

    def _erased(self, entry: Entry, _: Match | None) -> None:
        """What is personal is gone from the entries before: who has read them reads them again."""
        self.erased_at = entry.number

    # --- Snapshots ---

    def snapshot(self) -> dict[str, Any]:
        return {
            **{name: getattr(self, name) for name in _PLAIN},
            "seats": [asdict(seat) for seat in self.seats],
            "chat": [asdict(said) for said in self.chat],
            "moves": [asdict(move) for move in self.moves],
            "notes": [asdict(note) for note in self.notes],
            "asked_at": list(self.asked_at.items()),
            "advice": self.advice,
            "is_hurried": self.is_hurried,
            "ending": asdict(self.ending) if self.ending is not None else None,
            "offer": _offer_document(self.offer) if self.offer is not None else None,
            "offered": sorted(self.offered),
            "match": self.match.snapshot() if self.match is not None else None,
        }

    @classmethod
    def from_snapshot(cls, document: Mapping[str, Any]) -> Table:
        table = cls(**{name: document[name] for name in _PLAIN})
        table.seats = [Seat(**seat) for seat in document["seats"]]
        table.chat = [Said(**said) for said in document["chat"]]
        table.moves = [
            Move(move["number"], move["seat"], tuple(move["to_act"])) for move in document["moves"]
        ]
        table.notes = [Note(**note) for note in document.get("notes", ())]
        table.asked_at = dict(document["asked_at"])
        table.advice = document.get("advice", table.advice)
        table.is_hurried = document.get("is_hurried", False)
        if ending := document.get("ending"):
            table.ending = Ending(ending["how"], ending["seat"], tuple(ending["winners"]))
        if offer := document.get("offer"):
            table.offer = Offer(
                offer["number"],
                offer["seat"],
                frozenset(offer["agreed"]),
                frozenset(offer["acted"]),
            )
        table.offered = frozenset(document.get("offered", ()))
        if document["match"] is not None:
            table.match = Match.from_snapshot(document["match"])
        return table


def _offer_document(offer: Offer) -> dict[str, Any]:
    return {**asdict(offer), "agreed": sorted(offer.agreed), "acted": sorted(offer.acted)}


_PLAIN: Final = (
    "id",
    "version",
    "game_id",
    "rules",
    "options",
    "host",
    "is_public",
    "clock",
    "status",
    "keys",
    "successor",
)
_TAKERS: Final = {
    "created": Table._created,
    "changed": Table._changed,
    "seated": Table._seated,
    "renamed": Table._renamed,
    "started": Table._started,
    "acted": Table._acted,
    "undone": Table._undone,
    "hurried": Table._hurried,
    "said": Table._said,
    "away": Table._away,
    "back": Table._back,
    "resigned": Table._resigned,
    "offered": Table._offered,
    "agreed": Table._agreed,
    "declined": Table._declined,
    "advised": Table._advised,
    "resumed": Table._resumed,
    "followed": Table._followed,
    CLOSED: Table._closed,
    ERASURE: Table._erased,
}


def checked_setting(
    game_id: str, seats: int | None, options: Mapping[str, Any]
) -> tuple[Game[Any], int, dict[str, Any]]:
    """A game, its seats and options, as the game itself checks them."""
    game = find_game(game_id)
    state = game.blank(seats, options)
    return game, state.seats, game.option_values(state)
