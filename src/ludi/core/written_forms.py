"""How every action of every game is written.

`python -m ludi.core.written_forms` prints docs/actions.md; with ids of games, their chapters alone.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any

from ludi.core.actions import Block
from ludi.core.game import Game
from ludi.core.registry import find_game, our_game_ids
from ludi.core.speech import ENGLISH
from ludi.core.state import Argument

INTRODUCTION = """\
# How actions are written

What `Match.play` takes, and records, bots and the web table's API use: a verb and its parameters,
apart by spaces. Case and extra spaces do not matter. `match.legal(seat)` gives those that can be
played now; one that cannot is [refused with those that could](api.md#a-refused-action).

Each action has a number, too: the columns of `Batch.legal` and the actions of the learning
libraries' environments; `match.action(number)` and `match.action(written).id` lead from one to the
other. The actions of one row below have the numbers given there, the last parameter changing first.

Some games have moves for people that stand for several actions. `Match.play` takes them where they
can be made and plays all of their actions, or none; a record names the single ones.

This page is printed by `python -m ludi.core.written_forms`.
"""


def page(games: Iterable[str]) -> str:
    """Every written form of some games, as Markdown."""
    return f"{INTRODUCTION}\n{chapters(games)}"


def chapters(games: Iterable[str]) -> str:
    """The same without an introduction."""
    return "\n".join(_chapter(find_game(game_id)) for game_id in games)


def _chapter(game: Game[Any]) -> str:
    phrases = game.phrases[ENGLISH]
    lines = [f"## {phrases.title}", "", "| written | numbers | |", "|---|---:|---|"]
    for block in game.actions.blocks:
        lines.append(f"| `{block.usage}` | {_numbers(block)} | {phrases.help[block.name]} |")
    lines += ["", *_parameters(game.actions.blocks), ""]
    if game.composites:
        lines += ["| several actions as one move | |", "|---|---|"]
        lines += [f"| `{move.usage}` | {move.doc} |" for move in game.composites]
        lines.append("")
    return "\n".join(lines)


def _numbers(block: Block) -> str:
    last = block.first + block.size - 1
    return str(last) if block.size == 1 else f"{block.first} to {last}"


def _parameters(blocks: Iterable[Block]) -> list[str]:
    """What each parameter may be; one that is not the same everywhere is told by its verbs."""
    found: dict[tuple[str, tuple[Argument, ...]], list[str]] = {}
    for block in blocks:
        for parameter, values in block.parameters.items():
            found.setdefault((parameter, values), []).append(block.name)
    names = [parameter for parameter, _ in found]
    lines = []
    for (parameter, values), verbs in found.items():
        of = f" of {', '.join(verbs)}" if names.count(parameter) > 1 else ""
        lines.append(f"- `{parameter.upper()}`{of}: {_values(values)}")
    return lines


def _values(values: Sequence[Argument]) -> str:
    first, last = values[0], values[-1]
    if isinstance(first, int) and isinstance(last, int) and len(values) > 2:
        if list(values) == list(range(first, last + 1)):
            return f"{first} to {last}"
    return ", ".join(map(str, values))


if __name__ == "__main__":
    named = sys.argv[1:]
    print(chapters(named) if named else page(our_game_ids()), end="")
