"""Compile what the best bots and the oracle need, so that nobody waits for it later."""

from __future__ import annotations

from ludi.bots.advice import Budget
from ludi.bots.oracle import advise
from ludi.bots.search import SearchBot
from ludi.core.match import Match

# As little as there can be: what matters is that it is compiled.
LEAST = Budget(games=2, iterations=2, plan_worlds=1, plan_turns=1)


def prepare(game_id: str) -> None:
    """Think about the first choice of a match, in every way that there is."""
    match = _at_a_choice(game_id)
    if match.over:
        return
    seat = match.to_act[0]
    if match.seats > 1:  # who plays alone has nobody to win against
        advise(match.game, match.state, seat, 1, 0, LEAST)
    SearchBot(2)(match.game, match.state, seat)


def _at_a_choice(game_id: str) -> Match:
    """A match where somebody can do two things; where nobody ever can, at its end."""
    match = Match(game_id, seed=1)
    while not match.over:
        first, *others = match.legal(match.to_act[0])
        if others:
            break
        match.play(match.to_act[0], first)
    return match
