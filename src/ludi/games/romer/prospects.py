"""Who is likely to win Römer, between two rounds.

Fitted to 4,878 ends of rounds of 3,000 games of the heuristic bot against itself, for two.
"""

from __future__ import annotations

import math
from collections.abc import MutableSequence
from typing import Final

from ludi.games.romer.rules import highest_total, left_of
from ludi.games.romer.state import State

# To begin the next round is worth so many points of a lead (ROE-5.3).
BEGINNING: Final = 30
# A lead of so many points wins six games in seven where the target is reached; more than that
# where it is so far off.
A_GOOD_LEAD: Final = 70
FOR_EACH_POINT_TO_GO: Final = 0.16


def foresee(state: State, since: State, chances: MutableSequence[float]) -> bool:
    """After the round: what is left of a game is chance for the most part."""
    if state.rounds == since.rounds:
        return False
    total = 0.0
    for seat in range(state.seats):
        chance = 1.0
        for other in range(state.seats):
            if other != seat:
                chance *= chance_against(state, seat, other)
        chances[seat] = chance
        total += chance
    for seat in range(state.seats):
        chances[seat] /= total
    return True


def chance_against(state: State, seat: int, other: int) -> float:
    """How likely a seat ends up ahead of another one."""
    to_go = max(state.target - highest_total(state), 0)
    lead = handicapped(state, seat) - handicapped(state, other)
    lead /= A_GOOD_LEAD + FOR_EACH_POINT_TO_GO * to_go
    return 0.5 + 0.5 * lead / math.sqrt(1.0 + lead * lead)


def handicapped(state: State, seat: int) -> float:
    """The points of a seat, and those for who begins."""
    begins = BEGINNING if left_of(state, state.dealer) == seat else -BEGINNING
    return state.totals[seat] + begins / 2
