"""Bots: players that are programs. They are handed what their seat knows, and nothing else.

What is hidden from the seat is dealt anew, with the bot's own generator, before it looks: a bot
could not cheat if it tried.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Protocol, runtime_checkable

from ludi.core.chance import below
from ludi.core.errors import Names, Unavailable, refuse_with
from ludi.core.game import Game
from ludi.core.knowledge import possible_world
from ludi.core.match import Match
from ludi.core.speech import Words
from ludi.core.state import State

WORDS: Final = Words(Path(__file__).with_name("words"))
refuse_with(WORDS)

# Chooses an action for a seat in a world that the seat holds possible.
Bot = Callable[[Game[Any], State, int], int]


@runtime_checkable
class Patient(Protocol):
    """A bot that thinks for long, and can do with less."""

    def in_haste(self, part: float) -> Bot:
        """The same bot with such a part of its effort."""


def hastened(bot: Bot, part: float) -> Bot:
    """A bot with such a part of its effort, if it can do with less."""
    return bot.in_haste(part) if part < 1 and isinstance(bot, Patient) else bot


def choose_randomly(game: Game[Any], world: State, seat: int) -> int:
    legal = game.legal_ids(world, seat)
    return legal[below(world, len(legal))]


def choose_sensibly(game: Game[Any], world: State, seat: int) -> int:
    return game.suggest(world, seat)


@dataclass(frozen=True)
class AtLevel:
    """Plays at one of the five levels, in any game; `compiles` if it is for many games."""

    level: str
    compiles: bool = False
    effort: float = 1.0

    def __call__(self, game: Game[Any], world: State, seat: int) -> int:
        from ludi.bots.levels import bot_of  # it may compile: only who wants it waits for that

        bot = bot_of(game, self.level, compiles=self.compiles)
        return hastened(bot, self.effort)(game, world, seat)

    def in_haste(self, part: float) -> AtLevel:
        return replace(self, effort=self.effort * part)


# From a friendly beginner to the best we have, in every game.
LEVELS: Final = ("tiro", "miles", "optio", "centurio", "legatus")
# What a person meets who asks for nothing else.
USUAL_LEVEL: Final = "optio"

BOTS: dict[str, Bot] = {
    **{level: AtLevel(level) for level in LEVELS},
    "random": choose_randomly,
    "heuristic": choose_sensibly,
}


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise Unavailable("bot.unknown", bot=name, bots=Names(BOTS))
    return BOTS[name]


def bot_action(bot: Bot, match: Match, seat: int, seed: int) -> int:
    """What a bot does at a seat. The same seed and the same knowledge give the same choice."""
    return choice(bot, match.game, match.state, seat, seed, len(match.history))


def choice(bot: Bot, game: Game[Any], state: State, seat: int, seed: int, moves: int) -> int:
    """The same from a state, after so many moves."""
    return bot(game, possible_world(game, state, seat, seed, moves), seat)
