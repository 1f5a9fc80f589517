"""Everything that lies on the table in Roma, and in the players' hands.

Discs are counted from 0 here, dice values too: place 0 is disc 1, or dice showing 1.
"""

from __future__ import annotations

from typing import Final

from ludi import core
from ludi.core.listed import Listed
from ludi.core.state import named, number, numbers, option, switch
from ludi.games.roma.cards import (
    ACTION_DICE,
    DISCS,
    GIVEN,
    KINDS,
    MOST_COPIES,
    NONE_OR_CARDS,
    SEATS,
    SIDES,
    VICTORY_POINTS,
)

# What the player in `turn` is asked; while giving, everybody who has not given yet. They stand in
# this order, which is relied on: the set-up, a turn, what effects and draws ask, the end.
PHASES: Final = Listed[str]()
GIVING: Final = PHASES.add("giving")
SETTING: Final = PHASES.add("setting")
BEGINNING: Final = PHASES.add("beginning")
ROLLING: Final = PHASES.add("rolling")
REROLLING: Final = PHASES.add("rerolling")
ACTING: Final = PHASES.add("acting")
TAKING: Final = PHASES.add("taking")
AIMING: Final = PHASES.add("aiming")
COPYING: Final = PHASES.add("copying")
BLOCKING: Final = PHASES.add("blocking")
CHANGING: Final = PHASES.add("changing")
BUYING: Final = PHASES.add("buying")
LAYING: Final = PHASES.add("laying")
RELAYING: Final = PHASES.add("relaying")
PAYING_FORUM: Final = PHASES.add("forum")
PAYING_TEMPLUM: Final = PHASES.add("templum")
ADDING: Final = PHASES.add("adding")
OVER: Final = PHASES.add("over")

_DISCS: Final = range(1, DISCS + 1)
ALL_DISCS: Final = (1 << DISCS) - 1


class State(core.State):
    """Hidden from a seat: the pile, and what the other holds, gives, sets face down or draws."""

    first: int = option(0, 0, 2, "Who begins: 0 at random, 1 seat 0, 2 seat 1.")
    reroll_triples_again: int = switch("Three equal dice may be rolled again and again.")
    mercator_max_3: int = switch("A Mercator buys at most three victory points.")
    turn_limit: int = option(400, 1, 1000, "After so many turns the game is a draw.")

    phase: int = named(PHASES, "What is asked.")
    waiting: int = number(
        0, 3, "The seats that have still to give or to set cards.", members=range(SEATS)
    )
    turn: int = number(0, 1, "The seat on turn; in the set-up, the one that sets cards.")
    starter: int = number(0, 1, "The seat that began.")
    turns: int = number(0, 1001, "Turns begun.")
    stock: int = number(0, VICTORY_POINTS, "Victory points in the stockpile.")
    vp: list[int] = numbers((SEATS,), 0, 99, "Victory points.", by_seat=True)
    money: list[int] = numbers((SEATS,), 0, 30_000, "Sestertii.", by_seat=True)
    pile: list[int] = numbers(
        (KINDS,), 0, MOST_COPIES, "The draw pile.", counted=NONE_OR_CARDS, hidden=True
    )
    discards: list[int] = numbers((KINDS,), 0, MOST_COPIES, "The discards.", counted=NONE_OR_CARDS)
    hands: list[list[int]] = numbers(
        (SEATS, KINDS), 0, MOST_COPIES, "Cards in hand.", counted=NONE_OR_CARDS, hidden=True
    )
    known: list[list[int]] = numbers(
        (SEATS, KINDS),
        0,
        MOST_COPIES,
        "What the other knows of a hand, at least.",
        counted=NONE_OR_CARDS,
    )
    given: list[list[int]] = numbers(
        (SEATS, KINDS), 0, GIVEN, "Cards chosen to be given.", counted=NONE_OR_CARDS, hidden=True
    )
    discs: list[list[int]] = numbers(
        (SEATS, DISCS),
        0,
        KINDS - 1,
        "Cards at the discs.",
        names=NONE_OR_CARDS,
        hidden=True,
        short=True,
    )
    blocked: list[int] = numbers((SEATS,), 0, ALL_DISCS, "Discs a seat cannot use.", members=_DISCS)
    dice: list[int] = numbers(
        (SIDES,), 0, ACTION_DICE, "Unused dice by what they show.", counted=range(1, SIDES + 1)
    )
    rerolled: int = number(0, 1, "1 once three equal dice have been rolled again.")
    essedum: int = number(0, 9, "Activations of Essedum this turn.")
    acting: int = number(0, KINDS - 1, "Whose effect is under way.", names=NONE_OR_CARDS)
    source: int = number(0, DISCS, "The disc where it acts, from 1.")
    target: int = number(0, DISCS, "The disc that is attacked, from 1.")
    tally: int = number(0, 30, "What Forum pays so far, or what the battle die showed.")
    aloft: list[int] = numbers(
        (KINDS,), 0, MOST_COPIES, "Cards drawn or taken up.", counted=NONE_OR_CARDS, hidden=True
    )
    relaid: int = number(0, ALL_DISCS, "Discs where cards were laid again.", members=_DISCS)
    has_laid: int = number(0, 1, "1 once a card has been laid free.")
    exposed: list[int] = numbers(
        (KINDS,),
        0,
        MOST_COPIES,
        "If the pile ran out in a draw: what hand and drawn cards then were together.",
        counted=NONE_OR_CARDS,
    )
