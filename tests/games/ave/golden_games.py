"""Golden games: whole games of Avé as text that reads like a game.

A file has a header, then an action a line, and the table at the end:

    game: ave
    seats: 2
    options: {"round_limit": 1}
    players: Julia, Marcus
    seed: 1

    Julia: roll 1 = X
        Julia rolls X.
    …

Further lines of the header are fields of the position that the game begins from. To make a file,
write its header and its actions only; what chance gives may be left out and then comes from the
seed. The rest is filled in, here and after a change of the rules or the words, by

    python tests/games/ave/golden_games.py FILE …
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludi import Match

FOLDER = Path(__file__).parent / "golden"
END = "The table at the end"
_INDENT = "    "
_HEADER = ("game", "seats", "options", "players", "seed")


@dataclass(frozen=True)
class Move:
    """An action as it is written; `chance` is None where the seed shall decide."""

    player: str
    action: str
    chance: list[str] | None


@dataclass(frozen=True)
class Outline:
    """What a person writes of a golden game."""

    header: dict[str, str]
    moves: list[Move]


def read(text: str) -> Outline:
    """The header and the actions of a golden game, whatever else stands there."""
    header, _, rest = text.partition("\n\n")
    actions = rest.partition(END)[0]
    return Outline(
        header=dict(line.split(": ", 1) for line in header.splitlines()),
        moves=[_move(line) for line in actions.splitlines() if line and line[0] != " "],
    )


def told(outline: Outline) -> str:
    """The whole text of a golden game, by playing it."""
    match = _begun(outline.header)
    lines = [f"{key}: {value}" for key, value in outline.header.items()]
    lines += ["", *_newest_sentences(match)]
    for move in outline.moves:
        match.play(match.players.index(move.player), move.action, chance=move.chance)
        drew = match.history[-1].drew
        lines.append(f"{move.player}: {move.action}" + (f" = {' '.join(drew)}" if drew else ""))
        lines += _newest_sentences(match)
    return "\n".join([*lines, "", *_table(match)]) + "\n"


def _move(line: str) -> Move:
    player, _, said = line.partition(": ")
    action, _, chance = said.partition(" = ")
    return Move(player, action, chance.split() or None)


def _begun(header: dict[str, str]) -> Match:
    options = json.loads(header["options"])
    seats = int(header["seats"])
    players = header["players"].split(", ")
    state = {key: json.loads(value) for key, value in header.items() if key not in _HEADER}
    if not state:
        return Match(header["game"], seats, header["seed"], options, players=players)
    position = {"game": header["game"], "seats": seats, "options": options, "state": state}
    return Match.from_position(position, header["seed"], players=players)


def _newest_sentences(match: Match) -> list[str]:
    """What the last action, or before any the set-up, brought about, in English."""
    events = match.events(None, since=len(match.history) - 1)
    phrases = match.game.phrases["en"]
    return [_INDENT + phrases.event(event, match.players) for event in events]


def _table(match: Match) -> Iterator[str]:
    table: dict[str, Any] = match.view(None)["table"]
    yield END
    for seat, player in enumerate(match.players):
        column = " ".join(str(number) if number else "-" for number in table["columns"][seat])
        cards = ", ".join(table["cards"][seat]) or "none"
        yield f"{_INDENT}{player}: {column}; cards: {cards}; points: {match.points[seat]}"
    winners = [match.players[seat] for seat in match.winners]
    yield f"{_INDENT}won by: {', '.join(winners) or 'nobody yet'}"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(told(read(path.read_text(encoding="utf-8"))), encoding="utf-8")
