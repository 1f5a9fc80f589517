"""How likely each seat wins: from a world as it is, or after what a seat may choose to do.

As everywhere in this package the rules are open names: the same code runs compiled and interpreted.
"""

from __future__ import annotations

from typing import Any, Final

from ludi.accel.batch import reward
from ludi.accel.open_rules import apply, redeal
from ludi.accel.records import copy_state
from ludi.accel.search import play_on
from ludi.core.chance import seed_words

# For whom nothing is dealt anew; and an action that is none.
NOBODY: Final = -1
NO_ACTION: Final = -1


def estimate(
    worlds: Any, own: int, choices: Any, seed: int, results: Any, rewards: Any, out: Any
) -> None:
    """Play `worlds[0]` to the end after each of a seat's choices, once for each row of `results`.

    A row tells what each choice has brought each seat. What is hidden from the seat is dealt anew
    for every row, the same for all choices; for NOBODY everything stays as it lies, and only what
    is to come is left to chance. A choice is one action, or several that the seat makes one after
    the other while nothing else happens.
    """
    for index in range(len(results)):
        for choice in range(len(choices)):
            copy_state(worlds[0], worlds[1])
            seed_words(worlds[1], seed, index)
            if own != NOBODY:
                redeal(worlds[1], own)
            for place in range(len(choices[choice])):
                if choices[choice][place] != NO_ACTION:
                    apply(worlds[1], own, choices[choice][place])
            play_on(worlds[1], out)
            reward(worlds[1], rewards)
            for seat in range(worlds[1].seats):
                results[index][choice][seat] = rewards[seat]
