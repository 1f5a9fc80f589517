"""Random playouts, written once for every game.

The functions below call rules by open names; `bindings` says which. The same code is bound to the
plain rules for the interpreted engine, and compiled for the others.
"""

from __future__ import annotations

from typing import Any

from ludi.accel.open_rules import advance, apply, legal, points, setup, suggest, to_act, winners
from ludi.core.chance import below, seed_words
from ludi.core.sets import lowest


def random_action(state: Any, seat: int, out: Any) -> int:
    """One of the legal actions of a seat, each as likely as the others."""
    action: int = out[below(state, legal(state, seat, out))]
    return action


def play_random_game(state: Any, seed: int, index: int, out: Any) -> int:
    """Set up game number `index` and play it to the end; return how many decisions it took."""
    seed_words(state, seed, index)
    setup(state)
    decisions = 0
    while True:
        while advance(state):
            pass
        seats = to_act(state)
        if not seats:
            return decisions
        seat = lowest(seats)
        apply(state, seat, random_action(state, seat, out))
        decisions += 1


def play_sensible_game(state: Any, seed: int, index: int, own: int, out: Any) -> int:
    """One seat plays as `suggest` says, the others at random; return the winners."""
    seed_words(state, seed, index)
    setup(state)
    while True:
        while advance(state):
            pass
        seats = to_act(state)
        if not seats:
            return winners(state)
        seat = lowest(seats)
        action = suggest(state, seat) if seat == own else random_action(state, seat, out)
        apply(state, seat, action)


def play_random_games(states: Any, seed: int, first: int, decisions: Any, out: Any) -> None:
    """Play one game in each of `states`, which hold seats and options and are blank otherwise."""
    for index in range(len(states)):
        decisions[index] = play_random_game(states[index], seed, first + index, out)


def tally(states: Any, totals: Any, wins: Any) -> None:
    """Add up points and wins by seat over final states; a shared win counts for each."""
    for index in range(len(states)):
        state = states[index]
        won = winners(state)
        for seat in range(state.seats):
            totals[seat] += points(state, seat)
            wins[seat] += won >> seat & 1


def play_sensible_games(states: Any, seed: int, won: Any, out: Any) -> None:
    """Each deal comes once a seat, one game after another, and `suggest` plays that seat."""
    seats = states[0].seats
    for index in range(len(states)):
        won[index] = play_sensible_game(states[index], seed, index // seats, index % seats, out)
