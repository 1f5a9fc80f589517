"""Golden games: whole games as text that reads like a game.

A file `tests/games/…/golden/….txt` has a header, then an action a line, and the table at the end:

    game: ave
    seats: 2
    options: {"round_limit": 1}
    players: Julia, Marcus
    seed: 1

    Julia: roll 1 = X
        Julia rolls X.
    …

The story is told as a spectator hears it; what is done in secret stands in the actions. A composite
move, such as a whole plan, is one action. Further lines of the header are fields of the position
that the game begins from (docs/positions.md); here a list may end early, and the rest is blank.

To make a file, write its header and its actions only; what chance gives may be left out and then
comes from the seed. The rest is filled in, here and after a change of the rules or the words, by

    python tests/games/golden_games.py FILE …
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludi import Match
from ludi.core.position import to_position
from ludi.core.registry import find_game

FILES = sorted(Path(__file__).parent.glob("*/golden/*.txt"))
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
    lines += ["", *_sentences(match, since=-1)]
    for move in outline.moves:
        length = len(match.history)
        _play(match, move)
        drew = [word for played in match.history[length:] for word in played.drew]
        lines.append(f"{move.player}: {move.action}" + (f" = {' '.join(drew)}" if drew else ""))
        lines += _sentences(match, since=length)
    return "\n".join([*lines, "", *_table(match)]) + "\n"


def replayed(outline: Outline) -> Match:
    """The match that a golden game tells."""
    match = _begun(outline.header)
    for move in outline.moves:
        _play(match, move)
    return match


def _move(line: str) -> Move:
    player, _, said = line.partition(": ")
    action, _, chance = said.partition(" = ")
    return Move(player, action, chance.split() or None)


def _begun(header: dict[str, str]) -> Match:
    game, seats = header["game"], int(header["seats"])
    options = json.loads(header["options"])
    players = header["players"].split(", ")
    state = {key: json.loads(value) for key, value in header.items() if key not in _HEADER}
    if not state:
        return Match(game, seats, header["seed"], options, players=players)
    blank = to_position(find_game(game), find_game(game).blank(seats, options))
    for field, value in state.items():
        state[field] = _lengthened(value, blank["state"].get(field))
    position = {"game": game, "seats": seats, "options": options, "state": state}
    return Match.from_position(position, header["seed"], players=players)


def _lengthened(value: Any, blank: Any) -> Any:
    """A list with as many parts as the blank one has; anything else as it is."""
    if not (isinstance(value, list) and isinstance(blank, list)):
        return value
    parts = [_lengthened(part, other) for part, other in zip(value, blank, strict=False)]
    return [*parts, *value[len(blank) :], *blank[len(value) :]]


def _play(match: Match, move: Move) -> None:
    """Play an action. What a composite move draws, its last part does."""
    seat = match.players.index(move.player)
    *first, last = match.game.expand(match.state, seat, move.action) or [move.action]
    for action in first:
        match.play(seat, action)
    match.play(seat, last, chance=move.chance)


def _sentences(match: Match, since: int) -> list[str]:
    """What the actions after so many, or the set-up if -1, brought about, in English."""
    phrases = match.game.phrases["en"]
    events = match.events(None, since)
    return [_INDENT + phrases.event(event, match.players) for event in events]


# --- The table at the end -----------------------------------------------------------------------


def _table(match: Match) -> Iterator[str]:
    yield END
    for line in _TABLES[match.game.id](match, match.view(None)["table"]):
        yield _INDENT + line
    winners = [match.players[seat] for seat in match.winners]
    nobody = "nobody" if match.over else "nobody yet"
    yield f"{_INDENT}won by: {', '.join(winners) or nobody}"


def _ave_table(match: Match, table: dict[str, Any]) -> Iterator[str]:
    for seat, player in enumerate(match.players):
        column = " ".join(str(number) if number else "-" for number in table["columns"][seat])
        cards = ", ".join(table["cards"][seat]) or "none"
        yield f"{player}: {column}; cards: {cards}; points: {match.points[seat]}"


def _romans_go_home_table(match: Match, table: dict[str, Any]) -> Iterator[str]:
    name = match.game.phrases["en"].name
    for clan in table["clans"]:
        player = "neutral" if clan["seat"] is None else match.players[clan["seat"]]
        forts = ", ".join(map(name, clan["forts"])) or "none"
        yield f"{name(clan['clan'])}, {player}: {forts}; points: {clan['points']}"
    razed = [name(fort) for fort, count in table["razed"].items() for _ in range(count)]
    yield f"discarded: {', '.join(razed) or 'none'}"


def _roma_table(match: Match, table: dict[str, Any]) -> Iterator[str]:
    name = match.game.phrases["en"].name
    for player, side in zip(match.players, table["players"], strict=True):
        discs = ", ".join(name(card) if card else "-" for card in side["discs"])
        held = f"VP: {side['vp']}; sestertii: {side['money']}; cards in hand: {side['cards']}"
        yield f"{player}: {discs}; {held}"
    thrown = [name(card) for card, count in table["discards"].items() for _ in range(count)]
    yield f"stockpile: {table['stock']}; pile: {table['pile']}"
    yield f"discarded: {', '.join(thrown) or 'none'}"


def _romer_table(match: Match, table: dict[str, Any]) -> Iterator[str]:
    name = match.game.phrases["en"].name
    for player, side in zip(match.players, table["players"], strict=True):
        team = ", ".join(map(name, side["team"])) or "no team"
        yield f"{player}: {team}; cards in hand: {side['cards']}; points: {side['total']}"
    thrown = [name(card) for card, count in table["discards"].items() for _ in range(count)]
    yield f"pile: {table['pile']}"
    yield f"discarded: {', '.join(thrown) or 'none'}"


_TABLES: dict[str, Callable[[Match, dict[str, Any]], Iterator[str]]] = {
    "ave": _ave_table,
    "roma": _roma_table,
    "romans-go-home": _romans_go_home_table,
    "romer": _romer_table,
}


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        path = Path(argument)
        path.write_text(told(read(path.read_text(encoding="utf-8"))), encoding="utf-8")
