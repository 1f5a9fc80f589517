"""The oracle: what a seat can best do, with its chance to win, from what the seat knows.

Where search is strong its own figures are told. Where a game is solved, or plans whole moves, what
its champion finds best is played on to the end, all in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludi.bots.advice import ASKED, Advice, Budget, check_rivals
from ludi.bots.champions import champion_of
from ludi.bots.estimates import Compared, estimator
from ludi.bots.search import searcher
from ludi.core.game import Game
from ludi.core.knowledge import possible_world
from ludi.core.state import State

# So many are told.
FEW: Final = 5
# Tried less often than this part of the best one, an action is not worth telling.
SELDOM: Final = 0.01


def advise(
    game: Game[Any], state: State, seat: int, seed: int, moves: int, budget: Budget = ASKED
) -> list[Advice]:
    """The best few things that a seat can do, the best first, from what it knows."""
    check_rivals(state)
    champion = champion_of(game)
    world = possible_world(game, state, seat, seed, moves)
    if champion.planner is not None and champion.is_planning(world):
        return champion.planner.advise(game, world, seat, seed, budget)
    legal = game.legal_ids(world, seat)
    if len(legal) > 1 and champion.solve is None:
        return _searched(game, world, seat, budget)
    choices = [(action,) for action in _solved(game, world, seat, legal)[:FEW]]
    compared = estimator(game).compared(world, seat, choices, seed, budget.games)
    return _ranked(told([game.actions.written(action) for (action,) in choices], seat, compared))


def best_choice(
    game: Game[Any], world: State, seat: int, budget: Budget, *, legal: Sequence[int]
) -> int:
    """The best single action, without what it is worth."""
    if champion_of(game).solve is not None:
        return _solved(game, world, seat, legal)[0]
    found = searcher(game, budget.iterations)
    return found.choices(world, seat, iterations=budget.iterations)[0].action


def _searched(game: Game[Any], world: State, seat: int, budget: Budget) -> list[Advice]:
    found = searcher(game, budget.iterations).choices(
        world, seat, iterations=budget.iterations, milliseconds=budget.milliseconds
    )
    worth_telling = [one for one in found if one.tries >= max(1, SELDOM * found[0].tries)]
    written = game.actions.written
    return _ranked(
        [
            Advice(written(one.action), one.mean, *one.interval, one.tries)
            for one in worth_telling[:FEW]
        ]
    )


def _solved(game: Game[Any], world: State, seat: int, legal: Sequence[int]) -> list[int]:
    """Legal actions, the best first."""
    solve = champion_of(game).solve
    return list(legal) if solve is None or len(legal) == 1 else solve(world, seat, legal)


def _ranked(told: list[Advice]) -> list[Advice]:
    """What the bot would play, then the others by their chances."""
    return [*told[:1], *sorted(told[1:], key=lambda advice: -advice.chance)]


def told(actions: Sequence[str], seat: int, compared: Compared) -> list[Advice]:
    """What was compared, as advice."""
    tries = len(compared.results)
    return [
        Advice(action, compared.chance(at, seat), *compared.interval(at, seat), tries)
        for at, action in enumerate(actions)
    ]


def best_of(actions: Sequence[str], seat: int, compared: Compared) -> list[Advice]:
    """The few of them that are worth telling, the best first."""
    return sorted(told(actions, seat, compared), key=lambda advice: -advice.chance)[:FEW]
