"""Bots: players that are programs. They are handed what their seat knows, and nothing else.

What is hidden from the seat is dealt anew, with the bot's own generator, before it looks: a bot
could not cheat if it tried.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludi.core.chance import below
from ludi.core.errors import Unavailable
from ludi.core.game import Game
from ludi.core.knowledge import possible_world
from ludi.core.match import Match
from ludi.core.state import State

# Chooses an action for a seat in a world that the seat holds possible.
Bot = Callable[[Game[Any], State, int], int]


def choose_randomly(game: Game[Any], world: State, seat: int) -> int:
    legal = game.legal_ids(world, seat)
    return legal[below(world, len(legal))]


def choose_sensibly(game: Game[Any], world: State, seat: int) -> int:
    return game.suggest(world, seat)


def at_level(level: str, *, compiles: bool = False) -> Bot:
    """Plays at one of the five levels, in any game; `compiles` if it is for many games."""

    def choose(game: Game[Any], world: State, seat: int) -> int:
        from ludi.bots.levels import bot_of  # it may compile: only who wants it waits for that

        return bot_of(game, level, compiles=compiles)(game, world, seat)

    return choose


# From a friendly beginner to the best we have, in every game.
LEVELS: Final = ("tiro", "miles", "optio", "centurio", "legatus")
# What a person meets who asks for nothing else.
USUAL_LEVEL: Final = "optio"

BOTS: dict[str, Bot] = {
    **{level: at_level(level) for level in LEVELS},
    "random": choose_randomly,
    "heuristic": choose_sensibly,
}


def find_bot(name: str) -> Bot:
    if name not in BOTS:
        raise Unavailable("bot.unknown", bot=name, bots=", ".join(BOTS))
    return BOTS[name]


def bot_action(bot: Bot, match: Match, seat: int, seed: int) -> int:
    """What a bot does at a seat. The same seed and the same knowledge give the same choice."""
    return choice(bot, match.game, match.state, seat, seed, len(match.history))


def choice(bot: Bot, game: Game[Any], state: State, seat: int, seed: int, moves: int) -> int:
    """The same from a state, after so many moves."""
    return bot(game, possible_world(game, state, seat, seed, moves), seat)
