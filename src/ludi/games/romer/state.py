"""Everything that lies on the table in Römer, and in the players' hands."""

from __future__ import annotations

from typing import Final

from ludi import core
from ludi.core.listed import Listed
from ludi.core.state import SEATS, named, number, numbers, option, switch
from ludi.games.romer.cards import HAND, KINDS, MOST_COPIES, MOST_SEATS, NONE_OR_CARDS, TEAM

# A set of seats is a bit a seat; this is everybody's, whoever plays.
ALL_SEATS: Final = (1 << MOST_SEATS) - 1
# So many rounds are counted.
MOST_ROUNDS: Final = 9999
MOST_POINTS: Final = 30_000

# What the player in `turn` is asked …
PHASES: Final = Listed[str]()
TRUMPING: Final = PHASES.add("trumping")
LEADING: Final = PHASES.add("leading")
FOLLOWING: Final = PHASES.add("following")
COMPLETING: Final = PHASES.add("completing")
QUESTIONS: Final = len(PHASES)
# … and what happens by itself.
DRAWING: Final = PHASES.add("drawing")
WINNING: Final = PHASES.add("winning")
SCORING: Final = PHASES.add("scoring")
DEALING: Final = PHASES.add("dealing")
OVER: Final = PHASES.add("over")


class State(core.State):
    """Hidden from a seat: the pile, other hands, and cards face down that it has not laid."""

    target: int = option(500, 100, 5000, "The points that end the game.", tried=(100,))
    lead_limit: int = option(
        500, 1, 5000, "After so many leads a round is scored as it stands.", tried=(6,)
    )
    only_cutting_captures: int = switch("Cards are captured only in a trumped trick.")
    losing_trumpers_lose: int = switch("Who trumps and does not win loses a card as well.")
    own_colour_captures: int = switch("Who does not serve the own trump colour loses a card.")
    full_cycle: int = switch("The game ends only when everybody has begun equally often.")

    phase: int = named(PHASES, "What is asked.")
    turn: int = number(0, MOST_SEATS - 1, "The seat that is asked, or that has just acted.")
    leader: int = number(0, MOST_SEATS - 1, "Who leads this trick, or led the last one.")
    dealer: int = number(0, MOST_SEATS - 1, "Who dealt this round.")
    rounds: int = number(0, MOST_ROUNDS, "Rounds begun, as far as they are counted.")
    leads: int = number(0, 5000, "Leads completed in this round.")
    drawing: int = number(0, ALL_SEATS, "Who is to draw a card.", members=SEATS)
    totals: list[int] = numbers((MOST_SEATS,), 0, MOST_POINTS, "Points.", by_seat=True)
    hands: list[list[int]] = numbers(
        (MOST_SEATS, HAND),
        0,
        KINDS - 1,
        "Cards in hand, sorted; none ends the list.",
        names=NONE_OR_CARDS,
        by_seat=True,
        short=True,
        hidden=True,
    )
    teams: list[list[int]] = numbers(
        (MOST_SEATS, TEAM),
        0,
        KINDS - 1,
        "The trump and the cards upon it; none ends the list.",
        names=NONE_OR_CARDS,
        by_seat=True,
        short=True,
        hidden=True,
    )
    knowers: list[list[int]] = numbers(
        (MOST_SEATS, TEAM),
        0,
        ALL_SEATS,
        "Who knows a card of a team: who laid it, or everybody.",
        members=SEATS,
        by_seat=True,
        short=True,
    )
    trick: list[int] = numbers(
        (MOST_SEATS,), 0, KINDS - 1, "Cards of the trick.", names=NONE_OR_CARDS, by_seat=True
    )
    pile: list[int] = numbers(
        (KINDS,), 0, MOST_COPIES, "The draw pile.", counted=NONE_OR_CARDS, hidden=True
    )
    discards: list[int] = numbers((KINDS,), 0, MOST_COPIES, "The discards.", counted=NONE_OR_CARDS)
    shuffled: list[int] = numbers(
        (KINDS,),
        0,
        MOST_COPIES,
        "What the pile was made of, which everybody knows.",
        counted=NONE_OR_CARDS,
    )
