"""The two rows of cards, as one viewer sees them: what they are, what they can do, what can hit
them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from ludi.games.roma.cards import (
    BY_NAME,
    DISCS,
    LEGAT,
    MERCATUS,
    NONE_OR_CARDS,
    SEATS,
    SIDES,
    TRIBUNUS_PLEBIS,
)
from ludi.games.roma.knowledge import HIDDEN, TableView
from ludi.games.roma.rules.activating import perform, targets
from ludi.games.roma.rules.battle import winning_rolls
from ludi.games.roma.state import State
from ludi.games.roma.table.hands import Say
from ludi.games.roma.table.news import Last
from ludi.games.roma.table.pieces import Act, Fought, Kind, Slot, kinds
from ludi.games.roma.words import PHRASES
from ludi.games.roma.words.facts import fights_across, is_character, signed

_DISCS: Final = range(1, DISCS + 1)
_BLANK: Final = State()
# Without a question or a die, these bring victory points, or none.
_PAYERS: Final = tuple(NONE_OR_CARDS[kind] for kind in (LEGAT, TRIBUNUS_PLEBIS, MERCATUS))
# What can be done with cards that lie in a row, and what makes them tell why not.
_DONE_THERE: Final = ("activate", "copy", "aim", "block", "discs", "use", "end")


def rows_of(
    table: TableView,
    viewer: Any,
    opened: Mapping[int, TableView],
    can: Mapping[str, Any],
    last: Last,
    say: Say,
) -> list[Row]:
    """By seat, what lies at the six discs."""
    reach = _reach(table, viewer.seat, can["activate"])
    rows = []
    for seat in range(SEATS):
        cards = opened.get(seat, table)["players"][seat]["discs"]
        rows.append(Row(table, viewer, seat, cards, can, last, reach, say))
    return rows


class Row:
    """The cards of one player, as one viewer sees them."""

    def __init__(
        self,
        table: TableView,
        viewer: Any,
        seat: int,
        cards: Sequence[str | None],
        can: Mapping[str, Any],
        last: Last,
        reach: Mapping[int, list[tuple[int, str]]],
        say: Say,
    ) -> None:
        self.table, self.language, self.seat, self.last = table, viewer.language, seat, last
        self.is_own = seat == viewer.seat
        self.cards = cards
        self.can = can
        self.reach = {} if self.is_own else reach
        self.player = table["players"][seat]
        self.blocked = self.player["blocked"]
        self.say = say

    @property
    def key(self) -> tuple[Any, ...] | None:
        """All that the row shows, where nothing can be done there; None: too much to tell."""
        if any(self.can[name] for name in _DONE_THERE):
            return None
        table, last = self.table, self.last
        marks = table["phase"] == "setting", table["turn"], table["source"], table["target"]
        laid = tuple(disc for disc in _DISCS if (self.seat, disc) in last.laid)
        gone = tuple(last.gone.get((self.seat, disc)) for disc in _DISCS)
        cards = *self.cards, *self.player["defences"], *self.blocked
        fought = tuple(last.fought.get((self.seat, disc)) for disc in _DISCS)
        return self.seat, self.is_own, marks, laid, gone, fought, cards

    @property
    def slots(self) -> Iterator[Slot]:
        """What lies at each disc."""
        return map(self._slot, _DISCS, self.cards, self.player["defences"])

    def _slot(self, disc: int, card: str | None, defence: int | None) -> Slot:
        takes = self.can["activate"].get(disc) if self.is_own else None
        facts = Facts(
            self.language,
            self.seat,
            self.is_own,
            disc,
            card,
            defence,
            self._act(disc),
            takes.text if takes else "",
            tuple(self.reach.get(disc, ())),
            disc in self.blocked,
            self._drag(disc),
            self._drop(disc),
            self.last.gone.get((self.seat, disc)) if card is None else None,
            self.last.fought.get((self.seat, disc)),
            self._marks(disc),
            self.table["acting"] or "",
            self._why(disc) if self.is_own and card and self.can["end"] else "",
            points_at_once(self.table, self.seat, card) if takes and card in _PAYERS else None,
        )
        return _slot_of(facts)

    def _marks(self, disc: int) -> str:
        """What is marked of a place now."""
        is_on_turn = self.seat == self.table["turn"]
        marks = ""
        if self.table["source" if is_on_turn else "target"] == disc:
            marks = " rm-acting" if is_on_turn else " rm-target"
        if (self.seat, disc) in self.last.laid:
            marks += " rm-fresh"
        is_unset = self.cards[disc - 1] not in (None, HIDDEN) and self.table["phase"] == "setting"
        return f"{marks} rm-unset" if is_unset else marks

    def _act(self, disc: int) -> Act | None:
        names = ("activate", "copy") if self.is_own else ("aim", "block")
        found: Act | None = self.can[names[0]].get(disc) or self.can[names[1]].get(disc)
        return found

    def _drag(self, disc: int) -> str:
        """What the card that acts can be dragged to do."""
        if not self.is_own or self.table["source"] != disc:
            return ""
        return next((name for name in ("aim", "block", "copy") if self.can[name]), "")

    def _drop(self, disc: int) -> str | None:
        """How an action ends that drops something here; a die that is used needs no end."""
        if self.is_own and disc in self.can["discs"]:
            return f"lay {{}} {disc}"
        ends = ("copy",) if self.is_own else ("aim", "block")
        if any(disc in self.can[name] for name in ends):
            return str(disc)
        return "" if self.is_own and self.can["use"] and self.table["source"] == disc else None

    def _why(self, disc: int) -> str:
        """That a card can be activated, or why not."""
        if disc in self.can["activate"]:
            return self.say("wakes", disc=disc)
        return PHRASES[self.language].refusal("activate", {"die": disc}, self.table)


# --- A place by itself --------------------------------------------------------------------------


class Facts(NamedTuple):
    """All that is to be told of a place; the same few come again with every action."""

    language: str
    seat: int
    is_own: bool
    disc: int
    card: str | None
    defence: int | None
    act: Act | None
    takes: str
    reach: tuple[tuple[int, str], ...]
    is_blocked: bool
    drag: str
    drop: str | None
    gone: str | None
    fought: Fought | None
    marks: str
    acting: str
    why: str
    brings: int | None


@lru_cache(maxsize=4096)
def _slot_of(facts: Facts) -> Slot:
    is_hidden = facts.card == HIDDEN
    named = kinds(facts.language)
    kind = None if facts.card is None or is_hidden else named[facts.card]
    number = kind.defence if facts.defence is None and kind else facts.defence or 0
    return Slot(
        seat=facts.seat,
        disc=facts.disc,
        key=f"at-{facts.seat}-{facts.disc}-{facts.card}" if facts.card else "",
        kind=kind,
        is_hidden=is_hidden,
        defence=signed(number),
        is_changed=kind is not None and number != kind.defence,
        act=facts.act,
        die=facts.disc if facts.takes else 0,
        needed=_needed(facts, number) if facts.act and not facts.is_own else "",
        brings=facts.brings,
        reach=_signed_reach(facts.reach),
        is_blocked=facts.is_blocked,
        drag=facts.drag,
        drop=facts.drop,
        takes=facts.takes,
        gone=named[facts.gone] if facts.gone else None,
        fought=facts.fought,
        now=_now(facts, kind, number) if kind else "",
        classes=_classes(facts, kind, is_hidden),
        has_notes=bool(
            facts.is_blocked
            or facts.reach
            or facts.fought
            or facts.act
            or "rm-unset" in facts.marks
        ),
    )


def _has_notes(facts: Facts) -> bool:
    """Whether anything is to be said of a place besides its card."""
    is_marked = facts.is_blocked or "rm-unset" in facts.marks
    return bool(is_marked or facts.reach or facts.fought or facts.act)


def _needed(facts: Facts, defence: int) -> str:
    """The roll that an attack needs, as a button says it."""
    if not _fights(facts.acting):
        return ""
    chance = PHRASES[facts.language].say("percent", number=percent(defence))
    return f"{max(defence, 1)}+ {chance}"


def _classes(facts: Facts, kind: Kind | None, is_hidden: bool) -> str:
    if kind is None:
        found = "rm-hidden" if is_hidden else "rm-free"
    else:
        found = "rm-someone" if kind.is_character else "rm-built"
    return f"{found}{facts.marks}{' rm-can' if facts.act else ''}"


def _now(facts: Facts, kind: Kind, number: int) -> str:
    """What is to be said of a card right now."""
    say = PHRASES[facts.language].part("board-")
    told = []
    if number != kind.defence:
        told.append(say("defence_now", defence=number, printed=kind.defence))
    if facts.is_blocked:
        told.append(say("blocked_now"))
    for source, card in facts.reach:
        key = "reach_battle" if _fights(card) else "reach_other"
        odds = chances(number) if key == "reach_battle" else {}
        told.append(say(key, card=card, disc=source, **odds))
    return " ".join([*told, facts.why] if facts.why else told)


# --- What can be hit ----------------------------------------------------------------------------


def _reach(
    table: TableView, seat: int | None, activate: Mapping[int, Act]
) -> dict[int, list[tuple[int, str]]]:
    """By opposing disc: from which discs it can be hit now, and by which card."""
    found: dict[int, list[tuple[int, str]]] = {}
    if seat is None or not activate:
        return found
    state = _state(table)
    own = table["players"][seat]["discs"]
    for source in activate:
        card = own[source - 1] or ""
        copied = (
            [one for one in own if one and is_character(one)] if card == "scaenicus" else [card]
        )
        hit: dict[int, str] = {}
        for one in copied:
            for disc in _hit(state, seat, one, source):
                hit.setdefault(disc, one)
        for disc, one in hit.items():
            found.setdefault(disc, []).append((source, one))
    return found


def points_at_once(table: TableView, seat: int, card: str) -> int:
    """What a card that asks nothing brings the player who activates it now."""
    state = _state(table)
    state.stock = table["stock"]
    state.vp = [player["vp"] for player in table["players"]]
    perform(state, seat, NONE_OR_CARDS.index(card))
    return int(state.vp[seat]) - int(table["players"][seat]["vp"])


def _fights(card: str) -> bool:
    """Whether a card hits by a battle."""
    return card in BY_NAME and BY_NAME[card].strikes == "battle"


def _signed_reach(found: Iterable[tuple[int, str]]) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """From which discs a card can be hit: by a battle under a sword, without under an arrow."""
    signs: dict[str, tuple[int, ...]] = {}
    for source, card in found:
        sign = "sword" if _fights(card) else "away"
        signs[sign] = (*signs.get(sign, ()), source)
    return tuple(signs.items())


def _hit(state: State, seat: int, card: str, source: int) -> list[int]:
    """The opposing discs whose card a card at a disc can hit."""
    if fights_across(card):
        return [source] if state.discs[1 - seat][source - 1] else []
    bits = targets(state, seat, NONE_OR_CARDS.index(card))
    return [disc for disc in range(1, DISCS + 1) if bits >> disc - 1 & 1]


def _state(table: TableView) -> State:
    """A state with the cards that lie at the discs."""
    state = _BLANK.copy()  # which is much faster than another one
    for seat, player in enumerate(table["players"]):
        state.discs[seat] = [
            NONE_OR_CARDS.index(card) if card and card != HIDDEN else 0 for card in player["discs"]
        ]
    return state


def chances(defence: int) -> dict[str, Any]:
    """What the battle die must show against a defence, and how likely that is.

    >>> chances(4), chances(0)["roll"], chances(7)["roll"]
    ({'roll': 'some', 'defence': 4, 'number': 50}, 'any', 'none')
    """
    roll = "any" if defence <= 1 else "some" if defence <= SIDES else "none"
    return {"roll": roll, "defence": defence, "number": percent(defence)}


def percent(defence: int) -> int:
    """How likely the battle die reaches a defence.

    >>> percent(4), percent(5), percent(7), percent(-1)
    (50, 33, 0, 100)
    """
    return round(100 * winning_rolls(defence) / SIDES)
