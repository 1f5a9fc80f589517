"""Who learns what: derived from `view` and `redeal`, not marked by the rules."""

from __future__ import annotations

import hashlib
from typing import Any

from ludi.core.chance import seed_words
from ludi.core.game import Game
from ludi.core.state import State

# Worlds that are tried. Each one that an action would have told apart shows that it told something;
# that all of so many fit although it did is unlikely enough.
WORLDS = 24


def possible_world(game: Game[Any], state: State, seat: int, seed: int, index: int) -> State:
    """A state that the seat cannot tell from the real one, sampled with its own generator."""
    world = state.copy()
    seed_words(world, seed, index)
    game.redeal(world, seat)
    return world


def someone_learns(game: Game[Any], before: State, actor: int, action: int, after: State) -> bool:
    """Whether an action told a seat something that was hidden from it.

    It did if the seat can think of a world, like the real one for all it knew, in which no action
    of the actor would have looked the same.
    """
    seed = int(hashlib.sha256(f"{before.values()} {action}".encode()).hexdigest()[:8], 16)
    for seat in range(before.seats):
        seen = game.view(after, seat)
        for index in range(WORLDS):
            world = possible_world(game, before, seat, seed, index)
            if not _could_look_like(game, world, seat, actor, action, seen):
                return True
    return False


def _could_look_like(
    game: Game[Any], world: State, seat: int, actor: int, action: int, seen: dict[str, Any]
) -> bool:
    legal = game.legal_ids(world, actor)
    if action in legal:
        legal.remove(action)
        legal.insert(0, action)
    if seat == actor:
        legal = legal[:1] if legal[:1] == [action] else []
    for possible in legal:
        then = world.copy()
        game.apply(then, actor, possible)
        if game.view(then, seat) == seen:
            return True
    return False
