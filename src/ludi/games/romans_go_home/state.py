"""Everything that lies on the table in Romans Go Home!, and in the players' hands.

A clan is numbered by its seat; neutral clans come after the people. Where a number names a piece
or a clan and may be missing, 0 is none and the piece or clan counts from 1.
"""

from __future__ import annotations

from typing import Final

from ludi import core
from ludi.core.listed import Listed
from ludi.core.state import named, number, numbers, option, switch
from ludi.games.romans_go_home.cards import (
    CLANS,
    FORT_COUNT,
    FORTS,
    MOST_CLANS,
    ROUNDS,
    TURNS,
    WARRIORS,
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

NONE_OR_FORTS: Final = ("none", *FORTS)
NONE_OR_WARRIORS: Final = ("none", *WARRIORS)


class State(core.State):
    """Hidden from a seat: other clans' hands, plans and cards put aside (RGH-9.1)."""

    neutrals: int = option(0, 0, 2, "How many neutral clans take part.", tried=(0, 1, 2))
    clan_0: int = option(0, 0, 4, "Seat 0's clan, from 1; 0 is the first one free.", for_seat=0)
    clan_1: int = option(0, 0, 4, "Seat 1's clan, from 1; 0 is the first one free.", for_seat=1)
    clan_2: int = option(0, 0, 4, "Seat 2's clan, from 1; 0 is the first one free.", for_seat=2)
    clan_3: int = option(0, 0, 4, "Seat 3's clan, from 1; 0 is the first one free.", for_seat=3)
    horsie_may_go: int = switch("A losing Horsie may be the warrior that is discarded.")
    signal_after_discard: int = switch("A Signal Fort works after the winner's discards.")
    neutrals_can_win: int = switch("One person: neutral clans are ranked and can win by Legions.")
    ties_keep_fort: int = switch("On a tie the fort stays, and the rightmost one is lost.")
    druhid_slides: int = switch("Forts slide right when Dru'hid takes another one.")

    phase: int = named(PHASES, "What is asked.")
    waiting: int = number(0, 15, "Who is still asked, a bit a seat.")
    rounds: int = number(0, ROUNDS, "Rounds finished.")
    turns: int = number(0, TURNS, "Turns finished in this round.")
    colours: list[int] = numbers((MOST_CLANS,), 0, 3, "Whose clan is which.", names=CLANS)
    pile: list[int] = numbers((11,), 0, 2, "Forts in the face-down pile.", counted=FORTS)
    wall: list[int] = numbers((6,), 0, 11, "The Wall, leftmost first.", names=NONE_OR_FORTS)
    razed: list[int] = numbers((11,), 0, 2, "Forts discarded.", counted=FORTS)
    captured: list[list[int]] = numbers(
        (MOST_CLANS, FORT_COUNT + 1),
        0,
        11,
        "Forts captured, in order; none ends the list.",
        names=NONE_OR_FORTS,
    )
    hands: list[list[int]] = numbers(
        (MOST_CLANS, 8), 0, 2, "Warriors not placed yet.", counted=WARRIORS, hidden=True
    )
    plans: list[list[int]] = numbers(
        (MOST_CLANS, TURNS),
        0,
        8,
        "Warriors placed and hidden.",
        names=NONE_OR_WARRIORS,
        hidden=True,
    )
    aside: list[int] = numbers(
        (MOST_CLANS,), 0, 8, "The seventh.", names=NONE_OR_WARRIORS, hidden=True
    )
    shown: list[list[int]] = numbers((MOST_CLANS, 8), 0, 2, "Face-up.", counted=WARRIORS)
    lost: list[list[int]] = numbers(
        (MOST_CLANS, 8), 0, 2, "Discarded from face up this round.", counted=WARRIORS
    )
    revealed: list[int] = numbers(
        (MOST_CLANS,), 0, 8, "Revealed this turn.", names=NONE_OR_WARRIORS
    )
    wrecked: int = number(0, 15, "Clans whose Ch'ariott was lost this turn, a bit each.")
    charmer: int = number(0, MOST_CLANS, "The clan whose Qween charms, from 1.")
    charmed: int = number(0, MOST_CLANS, "The clan whose warrior is charmed, from 1.")
    winner: int = number(0, MOST_CLANS, "The clan that captures this turn, from 1.")
    taken: int = number(0, 11, "The fort taken this turn.", names=NONE_OR_FORTS)
    kept: int = number(0, 3, "What the winner keeps: 1 Axx, 2 the weakest, 3 both.")
    paid: int = number(0, 11, "The fort given to the Tax-Collector.", names=NONE_OR_FORTS)
    choices: list[int] = numbers(
        (MOST_CLANS,), 0, 8, "Discards chosen, not shown yet.", names=NONE_OR_WARRIORS, hidden=True
    )
    legion_winner: int = number(0, MOST_CLANS, "Who has won by Legions, from 1.")
