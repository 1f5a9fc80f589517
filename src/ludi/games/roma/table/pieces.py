"""What the board of Roma is made of: cards, places at the discs, cards in hand or on offer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from ludi.games.roma.cards import BY_NAME, Card
from ludi.games.roma.words import PHRASES
from ludi.games.roma.words.facts import is_character

_SOFT_HYPHEN: Final = "\u00ad"


class Kind(NamedTuple):
    """What is printed on a card."""

    card: str
    called: str
    name: str
    is_character: bool
    cost: int
    defence: int


@cache
def kinds(language: str) -> Mapping[str, Kind]:
    """What is printed on all cards."""
    names = PHRASES[language].names
    return {card.name: _printed(card, names[card.name]) for card in BY_NAME.values()}


def _printed(card: Card, name: str) -> Kind:
    parts = (name[: card.breaks], name[card.breaks :]) if card.breaks else (name,)
    return Kind(
        card.name,
        _SOFT_HYPHEN.join(parts),
        name,
        is_character(card.name),
        card.cost,
        card.defence,
    )


class Act(NamedTuple):
    """An action, and the sentence that says what it does."""

    text: str
    label: str


class Fought(NamedTuple):
    """A battle over a place: the battle die, a die added to it, the defence, and how it ended."""

    die: int
    added: int
    defence: str
    # Empty while a die may still be added.
    outcome: str


class Slot(NamedTuple):
    """A player's place at a disc, with all that the board shows of it."""

    seat: int
    disc: int
    key: str
    kind: Kind | None
    is_hidden: bool
    defence: str
    is_changed: bool
    act: Act | None
    # What the button says besides: the die that wakes the card, or the roll that an attack needs.
    die: int
    needed: str
    # The victory points that it brings at once, where that is certain; None: it is not.
    brings: int | None
    # From which discs it can be hit, by the sign of how.
    reach: tuple[tuple[str, tuple[int, ...]], ...]
    is_blocked: bool
    # Of actions that name the disc last: how they begin, and where they end.
    drag: str
    drop: str | None
    # Actions that name the die last.
    takes: str
    gone: Kind | None
    fought: Fought | None
    now: str
    classes: str
    has_notes: bool


# Where a card can be laid: the disc, and the card that it covers there.
Place = tuple[int, str]


class Held(NamedTuple):
    """Cards of one kind in a hand or on offer, and what can be done with them."""

    key: str
    kind: Kind
    copies: int
    act: Act | None
    places: tuple[Place, ...]
    lacks: int = 0
    is_seen: bool = False
    now: str = ""
