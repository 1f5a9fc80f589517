"""Advice, and how it is told; making it is the oracle's, and takes longer to load."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from ludi.core.errors import Unavailable
from ludi.core.game import Game
from ludi.core.state import State


@dataclass(frozen=True)
class Budget:
    """How much is tried: games from each moment or choice, iterations of a search, and the worlds
    and turns of a plan."""

    games: int = 1500
    iterations: int = 20_000
    milliseconds: float | None = None
    plan_worlds: int = 96
    plan_turns: int = 12

    def of_games(self, games: int) -> Budget:
        """As much more or less of everything as there are to be games."""
        iterations = max(1, self.iterations * games // self.games)
        return replace(self, games=games, iterations=iterations)


# About a second on one core.
ASKED: Final = Budget(milliseconds=1500.0)


@dataclass(frozen=True)
class Advice:
    """What can be done, as it is written, and the chance to win with it: in 95 cases of 100 between
    `low` and `high`; `tries` games were played for it."""

    action: str
    chance: float
    low: float
    high: float
    tries: int

    def document(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "chance": round(self.chance, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
            "tries": self.tries,
        }


def check_rivals(state: State) -> None:
    """Who plays alone cannot win or lose against anybody."""
    if state.seats < 2:
        raise Unavailable("oracle.alone")


def spoken(game: Game[Any], state: State, seat: int, action: str, language: str) -> str:
    """What is advised, as the game says it to the seat."""
    phrases = game.phrases[language]
    if game.expand(state, seat, action):
        return " → ".join(map(phrases.name, action.split()[1:]))
    name, arguments = game.actions.name_and_arguments(game.actions.parse(action))
    return phrases.action(name, arguments, partial(game.view, state, seat))
