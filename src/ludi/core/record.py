"""A record: game, options, rules version, seats, seed, actions. It replays exactly.

    {"format": "ludi-record", "game": "ave", "rules": 1, "seats": 2, "options": {…},
     "players": ["Julia", "Marcus"], "seed": "7", "commitment": "…",
     "actions": [{"seat": 0, "do": "roll 1", "drew": ["X"]}, …],
     "result": {"over": false, "points": [40, 30], "winners": []}}

`drew` is what the seed gave and is checked; `given` is what a script gave instead. A match that
began from a position has it under `start`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludi.core.documents import Reader
from ludi.core.errors import BadPosition, BadRecord, BadSetup, LudiError, UnknownGame
from ludi.core.fairness import commitment
from ludi.core.registry import find_game

if TYPE_CHECKING:
    from ludi.core.match import Match, Played

FORMAT = "ludi-record"
_KEYS = (
    "format",
    "game",
    "rules",
    "seats",
    "options",
    "players",
    "seed",
    "commitment",
    "setup",
    "start",
    "actions",
    "result",
)


def written(match: Match) -> dict[str, Any]:
    document: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "seats": match.seats,
        "options": match.options,
        "players": list(match.players),
        "seed": match.seed,
        "commitment": match.commitment,
    }
    if match.start is not None:
        document["start"] = match.start
    elif match.setup_draws:
        document["setup"] = list(match.setup_draws)
    document["actions"] = [_written_action(match, played) for played in match.history]
    document["result"] = _result(match)
    return document


def replay(document: Any, match_type: type[Match]) -> Match:
    """The match a record tells; BadRecord names the field that does not hold."""
    reader = Reader(document, BadRecord)
    reader.only(_KEYS)
    reader.constant("format", FORMAT)
    match = _begun(reader, match_type)
    for index, _ in enumerate(reader.list("actions")):
        _replay_action(match, reader, index)
    if reader.any("result") != _result(match):
        raise reader.refuse(
            "record.result", "result", found=reader.any("result"), expected=_result(match)
        )
    return match


def _written_action(match: Match, played: Played) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "seat": played.seat,
        "do": match.game.actions.written(played.action),
    }
    if played.is_scripted:
        entry["given"] = list(played.drew)
    elif played.drew:
        entry["drew"] = list(played.drew)
    return entry


def _result(match: Match) -> dict[str, Any]:
    return {
        "over": match.over,
        "points": list(match.points),
        "winners": list(match.winners),
    }


def _begun(reader: Reader, match_type: type[Match]) -> Match:
    """The match before its first action."""
    try:
        game = find_game(reader.text("game"))
    except UnknownGame as error:
        raise reader.refuse("document.value", "game", why=error) from error
    if reader.any("rules") != game.rules_version:
        raise reader.refuse(
            "record.version", "rules", found=reader.any("rules"), expected=game.rules_version
        )
    seed = reader.text("seed")
    if reader.any("commitment") != commitment(seed):
        raise reader.refuse("record.commitment", "commitment")
    match = _set_up(reader, match_type, game.id, seed)
    for name, value in (("seats", match.seats), ("options", match.options)):
        if reader.any(name) != value:
            raise reader.refuse("document.kind", name, expected=value, found=reader.any(name))
    drew = list(match.setup_draws)
    found = reader.any("setup") if reader.has("setup") else []
    if found != drew:
        raise reader.refuse("record.drew", "setup", found=found, expected=drew)
    return match


def _set_up(reader: Reader, match_type: type[Match], game_id: str, seed: str) -> Match:
    players = reader.list("players")
    if reader.has("start"):
        try:
            return match_type.from_position(reader.any("start"), seed, players=players)
        except BadPosition as error:
            raise reader.refuse("document.value", "start", why=error) from error
        except BadSetup as error:
            raise reader.refuse("document.value", "players", why=error) from error
    seats = reader.whole_number("seats")
    options = reader.any("options")
    Reader(options, BadRecord, "options")
    for name, attempt in (
        ("seed", {"seed": seed}),
        ("seats", {"seats": seats}),
        ("options", {"seats": seats, "options": options}),
        ("players", {"seats": seats, "players": players}),
    ):
        try:
            match_type(game_id, **attempt)
        except BadSetup as error:
            raise reader.refuse("document.value", name, why=error) from error
    return match_type(game_id, seats, seed, options, players=players)


def _replay_action(match: Match, reader: Reader, index: int) -> None:
    place = f"actions[{index}]"
    entry = Reader(reader.list("actions")[index], BadRecord, place)
    entry.only(("seat", "do", "drew", "given"))
    given = entry.list("given") if entry.has("given") else None
    try:
        match.play(entry.whole_number("seat"), entry.text("do"), chance=given)
    except BadRecord:
        raise
    except LudiError as error:
        raise BadRecord("record.action", field=place, why=error) from error
    drew = list(match.history[-1].drew)
    found = entry.list("drew") if entry.has("drew") else []
    if given is None and found != drew:
        raise entry.refuse("record.drew", "drew", found=found, expected=drew)
