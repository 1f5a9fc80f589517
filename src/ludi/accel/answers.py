"""In a batch one seat of every game is asked; for the others a bot answers in compiled code."""

from __future__ import annotations

from typing import Any, Final

from ludi.accel.batch import look, step_place
from ludi.accel.open_rules import guess, legal, suggest, to_act
from ludi.core.chance import below
from ludi.core.sets import lowest

# What the others play: what the game suggests, what it guesses, any legal action.
SUGGESTED, GUESSED, ANYTHING = range(3)
# The seat that is asked is another one from game to game.
ANY_SEAT: Final = -1


def answer_all(
    states: Any,
    blank: Any,
    seed: int,
    bot: int,
    fixed: int,
    episodes: Any,
    seats_to_act: Any,
    masks: Any,
    observations: Any,
    rewards: Any,
    done: Any,
    results: Any,
    out: Any,
) -> None:
    """Let the others play in every game until the own seat is asked.

    Of the games that end in a place by it the first one counts, unless one has ended already.
    """
    for place in range(len(states)):
        state = states[place]
        seat = int(seats_to_act[place])
        own = own_seat(place, episodes[place], state.seats, fixed)
        if seat == own:
            continue
        while seat != own:
            following = place + (episodes[place] + 1) * len(states)
            action = answer(state, seat, bot, out)
            if step_place(state, blank[0], seat, action, seed, following, results):
                episodes[place] += 1
                own = own_seat(place, episodes[place], state.seats, fixed)
                if not done[place]:
                    done[place] = True
                    for other in range(len(results)):
                        rewards[place, other] = results[other]
            seat = lowest(to_act(state))
        seats_to_act[place] = look(state, masks[place], observations[place], out)


def own_seat(place: int, episode: int, seats: int, fixed: int) -> int:
    """The seat that is asked in a game of a place."""
    return (place + episode) % seats if fixed == ANY_SEAT else fixed


def answer(state: Any, seat: int, bot: int, out: Any) -> int:
    """What a bot plays; a random one draws with the game's own chance."""
    if bot == SUGGESTED:
        return suggest(state, seat)
    if bot == GUESSED:
        return guess(state, seat)
    return int(out[below(state, legal(state, seat, out))])
