"""Everything that lies on the table in Avé."""

from __future__ import annotations

from typing import Final

from ludi import core
from ludi.core.listed import Listed
from ludi.core.state import named, number, numbers, option, switch
from ludi.games.ave.cards import (
    CARD_KINDS,
    CARD_NAMES,
    DICE,
    FACE_KINDS,
    FACE_NAMES,
    HIGHEST,
    MOST_SEATS,
    ROWS,
)

# What the player on turn can do.
PHASES: Final = Listed[str]()
ROLLING: Final = PHASES.add("rolling")
DECIDING: Final = PHASES.add("deciding")
FAILED: Final = PHASES.add("failed")
REPEATING: Final = PHASES.add("repeating")
OVER: Final = PHASES.add("over")


class State(core.State):
    """Nothing is hidden in this game: everybody sees all of it but the generator."""

    reroll_any: int = switch("A reroll card rerolls as many of its dice as the player likes.")
    many_dice: int = switch("Several dice may be rolled at once.")
    cards_any_time: int = switch("Action cards may be played whenever dice show.")
    round_limit: int = option(200, 1, 1000, "The game ends after this many rounds at the latest.")

    phase: int = named(PHASES, "What the player on turn can do.")
    turn: int = number(0, MOST_SEATS - 1, "The seat whose turn it is.")
    rounds: int = number(0, 1000, "How many rounds are finished.")
    showing: list[int] = numbers(
        (FACE_KINDS,), 0, DICE, "How many dice show each face.", counted=FACE_NAMES
    )
    unrolled: int = number(0, DICE, "How many dice may still be rolled this turn.", default=DICE)
    without_card: int = number(0, 1, "Whether the turn began with no action card in hand.")
    last_round: int = number(0, 1, "Whether the game ends with this round.")
    columns: list[list[int]] = numbers(
        (MOST_SEATS, ROWS), 0, HIGHEST, "The numbers written, row by row; 0 is free.", by_seat=True
    )
    cards: list[list[int]] = numbers(
        (MOST_SEATS, CARD_KINDS),
        0,
        1,
        "The action cards in hand.",
        counted=CARD_NAMES,
        by_seat=True,
    )
