"""Everything that lies on the table in Romans Go Home!, and in the players' hands.

A clan is numbered by its seat; neutral clans come after the people. Where a number names a piece
or a clan and may be missing, 0 is none and the piece or clan counts from 1.
"""

from __future__ import annotations

from typing import Any, Final

from ludi import core
from ludi.core.listed import Listed
from ludi.core.state import named, number, numbers, option, switch
from ludi.games.romans_go_home.actions import KEEPS, KEEPS_AXX, KEEPS_WEAKEST
from ludi.games.romans_go_home.cards import (
    CLANS,
    COPIES,
    FORT_COPIES,
    FORT_COUNT,
    FORT_NAMES,
    MOST_CLANS,
    NONE_OR_FORTS,
    NONE_OR_WARRIORS,
    ROUNDS,
    TURNS,
    WARRIOR_NAMES,
)

# What is asked of the people in `waiting`, in the order of a turn (RGH-3.5).
PHASES: Final = Listed[str]()
PLANNING: Final = PHASES.add("planning")
CHARMING: Final = PHASES.add("charming")
TAKING: Final = PHASES.add("taking")
KEEPING: Final = PHASES.add("keeping")
SIGNALLING: Final = PHASES.add("signalling")
HORSING: Final = PHASES.add("horsing")
REORDERING: Final = PHASES.add("reordering")
TAXING: Final = PHASES.add("taxing")
OVER: Final = PHASES.add("over")

_CLANS: Final = range(MOST_CLANS)
_ALL_CLANS: Final = (1 << MOST_CLANS) - 1


def _forts(doc: str) -> Any:
    """Forts by kind."""
    return numbers((len(FORT_NAMES),), 0, max(FORT_COPIES), doc, counted=FORT_NAMES)


def _warriors(doc: str, *, hidden: bool = False) -> Any:
    """Warriors of each clan by kind."""
    shape = (MOST_CLANS, len(WARRIOR_NAMES))
    return numbers(shape, 0, max(COPIES), doc, counted=WARRIOR_NAMES, hidden=hidden, short=True)


def _warrior(doc: str, *, hidden: bool = False) -> Any:
    """One warrior of each clan, or none."""
    most = len(WARRIOR_NAMES)
    return numbers((MOST_CLANS,), 0, most, doc, names=NONE_OR_WARRIORS, hidden=hidden, short=True)


def _clan(doc: str) -> Any:
    return number(0, MOST_CLANS, doc)


def _chosen_clan(seat: int) -> Any:
    doc = f"Seat {seat}'s clan, from 1; 0 is the first one free."
    return option(0, 0, MOST_CLANS, doc, for_seat=seat)


class State(core.State):
    """Hidden from a seat: other clans' hands, plans and cards put aside (RGH-9.1)."""

    neutrals: int = option(0, 0, 2, "How many neutral clans take part.", tried=(0, 1, 2))
    clan_0: int = _chosen_clan(0)
    clan_1: int = _chosen_clan(1)
    clan_2: int = _chosen_clan(2)
    clan_3: int = _chosen_clan(3)
    horsie_may_go: int = switch("A losing Horsie may be the warrior that is discarded.")
    signal_after_discard: int = switch("A Signal Fort works after the winner's discards.")
    neutrals_can_win: int = switch("One person: neutral clans are ranked and can win by Legions.")
    ties_keep_fort: int = switch("On a tie the fort stays, and the rightmost one is lost.")
    druhid_slides: int = switch("Forts slide right when Dru'hid takes another one.")

    phase: int = named(PHASES, "What is asked.")
    waiting: int = number(0, _ALL_CLANS, "Who is still asked, a bit a seat.", members=_CLANS)
    rounds: int = number(0, ROUNDS, "Rounds finished.")
    turns: int = number(0, TURNS, "Turns finished in this round.")
    colours: list[int] = numbers(
        (MOST_CLANS,), 0, len(CLANS) - 1, "Whose clan is which.", names=CLANS
    )
    pile: list[int] = _forts("Forts in the face-down pile.")
    wall: list[int] = numbers(
        (TURNS,), 0, len(FORT_NAMES), "The Wall, leftmost first.", names=NONE_OR_FORTS, short=True
    )
    razed: list[int] = _forts("Forts discarded.")
    captured: list[list[int]] = numbers(
        (MOST_CLANS, FORT_COUNT + 1),
        0,
        len(FORT_NAMES),
        "Forts captured, in order; none ends the list.",
        names=NONE_OR_FORTS,
        short=True,
    )
    hands: list[list[int]] = _warriors("Warriors not placed yet.", hidden=True)
    plans: list[list[int]] = numbers(
        (MOST_CLANS, TURNS),
        0,
        len(WARRIOR_NAMES),
        "Warriors placed and hidden.",
        names=NONE_OR_WARRIORS,
        hidden=True,
        short=True,
    )
    aside: list[int] = _warrior("The seventh.", hidden=True)
    shown: list[list[int]] = _warriors("Face-up.")
    lost: list[list[int]] = _warriors("Discarded from face up this round.")
    revealed: list[int] = _warrior("Revealed this turn.")
    wrecked: int = number(
        0, _ALL_CLANS, "Clans whose Ch'ariott was lost this turn, a bit each.", members=_CLANS
    )
    charmer: int = _clan("The clan whose Qween charms, from 1.")
    charmed: int = _clan("The clan whose warrior is charmed, from 1.")
    winner: int = _clan("The clan that captures this turn, from 1.")
    taken: int = number(0, len(FORT_NAMES), "The fort taken this turn.", names=NONE_OR_FORTS)
    kept: int = number(
        0,
        len(KEEPS) - 1,
        "What the winner keeps, a bit each.",
        members=[KEEPS[KEEPS_AXX], KEEPS[KEEPS_WEAKEST]],
    )
    paid: int = number(
        0, len(FORT_NAMES), "The fort given to the Tax-Collector.", names=NONE_OR_FORTS
    )
    choices: list[int] = _warrior("Discards chosen, not shown yet.", hidden=True)
    legion_winner: int = _clan("Who has won by Legions, from 1.")
