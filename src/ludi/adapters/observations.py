"""What the numbers of an observation mean, and where each of them stands.

    >>> import ludi
    >>> game = ludi.game_ids()[0]
    >>> batch = ludi.Batch(game, n=2, seed=1)
    >>> known = by_name(game, batch.observations)
    >>> sum(part.size for part in known.values()) == batch.observations.size
    True

`python -m ludi.adapters.observations` prints docs/observations.md; with ids of games, only
their chapters.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from typing import Any, Final

import numpy as np

from ludi.core.errors import BadSetup
from ludi.core.game import Game
from ludi.core.registry import find_game, our_game_ids

# What some games count at place 0, where no piece is.
NONE: Final = "none"


@dataclass(frozen=True)
class Part:
    """One field of an observation: it begins at `first` and is row by row of such a shape."""

    name: str
    first: int
    shape: tuple[int, ...]
    low: int
    high: int
    doc: str

    @property
    def end(self) -> int:
        return self.first + prod(self.shape)


def parts(game_id: str) -> tuple[Part, ...]:
    """The fields of a game's observation, in their order."""
    found: list[Part] = []
    for field in find_game(game_id).observation:
        first = found[-1].end if found else 0
        found.append(Part(field.name, first, field.shape, field.low, field.high, field.doc))
    return tuple(found)


def by_name(game_id: str, observations: Any) -> dict[str, Any]:
    """An observation, or many along leading axes, as one array for each field."""
    numbers = np.asarray(observations)
    size = find_game(game_id).observation_size
    if numbers.shape[-1:] != (size,):
        raise BadSetup("observation.size", size=size, shape=numbers.shape)
    return {
        part.name: numbers[..., part.first : part.end].reshape((*numbers.shape[:-1], *part.shape))
        for part in parts(game_id)
    }


# --- The page -----------------------------------------------------------------------------------


def page(games: Iterable[str]) -> str:
    """Every field of some games, as Markdown."""
    return f"{INTRODUCTION}\n{chapters(games)}"


def chapters(games: Iterable[str]) -> str:
    """The same without an introduction."""
    return "\n".join(_chapter(find_game(game_id)) for game_id in games)


INTRODUCTION = """\
# What an observation holds

What a seat knows, as numbers: `Batch.observations`, and what the environments of
[environments.md](environments.md) and [openspiel.md](openspiel.md) hand out. Nothing else goes into
it: for states that a seat cannot tell apart it is the same, and the tests deal what is hidden anew
to see that. The fields stand one after another, those of several dimensions row by row:

```pycon
>>> import ludi
>>> from ludi.adapters.observations import by_name
>>> game = ludi.game_ids()[0]
>>> batch = ludi.Batch(game, n=2, seed=1)
>>> known = by_name(game, batch.observations)
>>> sum(part.size for part in known.values()) == batch.observations.size
True

```

Kinds are counted from 0 in the order given; where a number names a kind, it is counted from 1, and
0 is none. What there is for every player stands in the order in which they sit, from the own seat
on clockwise; neutral players, where a game has them, come after all people.

This page is printed by `python -m ludi.adapters.observations`.
"""


def _chapter(game: Game[Any]) -> str:
    title = game.phrases["en"].title
    lines = [f"## {title}", "", f"{game.observation_size} numbers.", ""]
    lines += ["| from | field | shape | range | |", "|---:|---|---|---|---|"]
    for part in parts(game.id):
        shape = " × ".join(map(str, part.shape)) or "1"
        lines.append(
            f"| {part.first} | `{part.name}` | {shape} | {part.low} to {part.high} | {part.doc} |"
        )
    lines += ["", *(f"- {len(kinds)} kinds: {', '.join(kinds)}" for kinds in _kinds(game)), ""]
    return "\n".join(lines)


def _kinds(game: Game[Any]) -> list[tuple[str, ...]]:
    """All that the game counts by kind, dice apart."""
    counted = [
        tuple(kind for kind in field.counted if isinstance(kind, str) and kind != NONE)
        for field in game.state.fields
    ]
    return [kinds for kinds in dict.fromkeys(counted) if kinds]


if __name__ == "__main__":
    named = sys.argv[1:]
    print(chapters(named) if named else page(our_game_ids()), end="")
