"""Who learns what: derived from `view` and `redeal`, not marked by the rules."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import partial
from typing import Any

from ludi.core.chance import seed_words
from ludi.core.events import as_known_to
from ludi.core.game import Game
from ludi.core.notes import Emitted, Notes
from ludi.core.state import State

# Worlds that are tried. Each one that an action would have told apart shows that it told something;
# that all of so many fit although it did is unlikely enough. Who acts learns by what comes of it,
# and that is seldom the same in another world. Where an action leaves all hidden pieces in their
# places, others learn at most that it was possible.
WORLDS = 24
_WORLDS_WHERE_NOTHING_MOVES = 12
_WORLDS_OF_ACTOR = 8


def possible_world(game: Game[Any], state: State, seat: int, seed: int, index: int) -> State:
    """A state that the seat cannot tell from the real one, sampled with its own generator."""
    world = state.copy()
    seed_words(world, seed, index)
    game.redeal(world, seat)
    return world


def someone_learns(game: Game[Any], before: State, actor: int, action: int) -> bool:
    """Whether an action, which drew nothing, told a seat something that was hidden from it.

    It did if the seat can think of a world, like the real one for all it knew, in which no action
    of the actor would have looked the same: the same view after it, and the same events.
    """
    if not game.has_secrets:
        return False
    after = before.copy()
    emitted = _play(game, after, actor, action)
    tells = game.tells(before, after, action)
    if tells is None:
        return some_world_differs(game, before, actor, action, after, emitted)
    return tells


def some_world_differs(
    game: Game[Any],
    before: State,
    actor: int,
    action: int,
    after: State,
    emitted: list[Emitted],
) -> bool:
    """Whether some seat finds a world in which nothing that was possible looks like what was done,
    from `before` to `after`."""
    seed = zlib.crc32(f"{game.view(before, None)} {actor}".encode())
    for seat in (*(seat for seat in range(before.seats) if seat != actor), actor):
        seen = as_known_to(emitted, game.events, seat), game.view(after, seat)
        for index in range(_worlds_to_try(game, before, after, seat == actor)):
            world = partial(possible_world, game, before, seat, seed, index)
            if not _could_look_like(game, world, seat, actor, action, seen):
                return True
    return False


def _worlds_to_try(game: Game[Any], before: State, after: State, is_actor: bool) -> int:
    if is_actor:
        return _WORLDS_OF_ACTOR
    hidden = (field.name for field in game.state.fields if field.is_hidden)
    moves = any(getattr(before, name) != getattr(after, name) for name in hidden)
    return WORLDS if moves else _WORLDS_WHERE_NOTHING_MOVES


def _could_look_like(
    game: Game[Any], world: Callable[[], State], seat: int, actor: int, action: int, seen: Any
) -> bool:
    """Whether some action of the actor, or the seat's own, looks so in a world."""
    tried = world()
    if seat == actor:  # who may do the same in all worlds
        return _looks_like(game, tried, seat, actor, action, seen)
    legal = game.legal_ids(tried, actor)
    if action in legal:  # as it is most often
        if _looks_like(game, tried, seat, actor, action, seen):
            return True
        tried = world()
    return any(
        _looks_like(game, tried.copy(), seat, actor, possible, seen)
        for possible in legal
        if possible != action
    )


def _looks_like(
    game: Game[Any], world: State, seat: int, actor: int, action: int, seen: Any
) -> bool:
    """Whether a seat sees the same when it is played in a world; what happened is looked at first,
    since most differ there."""
    emitted = _play(game, world, actor, action)
    happened, view = seen
    if as_known_to(emitted, game.events, seat) != happened:
        return False
    return bool(game.view(world, seat) == view)


def _play(game: Game[Any], state: State, actor: int, action: int) -> list[Emitted]:
    """Play an action; what it brought."""
    notes = Notes(game.vocabularies)
    state.notes = notes
    game.play(state, actor, action)
    return notes.events
