"""A record: game, options, rules version, seats, seed, actions. It replays exactly.

    {"format": "ludi-record", "game": "…", "rules": 1, "seats": 2, "options": {…},
     "players": ["Julia", "Marcus"], "bots": [null, "heuristic"], "seed": "7", "commitment": "…",
     "actions": [{"seat": 0, "do": "roll 1", "drew": ["X"]}, …],
     "result": {"over": false, "points": [40, 30], "winners": []}}

`drew` is what the seed gave and is checked; `given` is what a script gave instead. What the set-up
drew stands under `setup`; `given` beside it is what a script gave instead. A match that began from
a position has it under `start`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ludi.core.documents import Reader, brief, same
from ludi.core.errors import BadChance, BadPosition, BadRecord, BadSetup, LudiError, UnknownGame
from ludi.core.fairness import checked_seed, commitment
from ludi.core.game import Game
from ludi.core.registry import find_game

if TYPE_CHECKING:
    from ludi.core.match import Match
    from ludi.core.played import Played

FORMAT = "ludi-record"
_KEYS = (
    "format",
    "game",
    "rules",
    "seats",
    "options",
    "players",
    "bots",
    "seed",
    "commitment",
    "setup",
    "given",
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
        "bots": list(match.bots),
        "seed": match.seed,
        "commitment": match.commitment,
    }
    if match.start is not None:
        document["start"] = match.start
    elif match.is_setup_scripted:
        document["given"] = list(match.setup_draws)
    elif match.setup_draws:
        document["setup"] = list(match.setup_draws)
    document["actions"] = [_written_action(played) for played in match.history]
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
    if not same(reader.any("result"), _result(match)):
        raise reader.refuse("record.result", "result", expected=json.dumps(_result(match)))
    return match


def _written_action(played: Played) -> dict[str, Any]:
    entry: dict[str, Any] = {"seat": played.seat, "do": played.text}
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
    if not same(reader.any("rules"), game.rules_version):
        raise reader.refuse(
            "record.version", "rules", found=brief(reader.any("rules")), expected=game.rules_version
        )
    seed = _seed(reader)
    if reader.any("commitment") != commitment(seed):
        raise reader.refuse("record.commitment", "commitment")
    match = _set_up(reader, match_type, game, seed)
    for name, given, value in (
        ("start.game", game.id, match.game.id),
        ("seats", reader.any("seats"), match.seats),
        ("options", _options(reader, game), match.options),
    ):
        if not same(given, value):
            raise reader.refuse(
                "document.constant", name, expected=brief(value), found=brief(given)
            )
    drew = [] if match.is_setup_scripted else list(match.setup_draws)
    found = reader.any("setup") if reader.has("setup") else []
    if found != drew:
        raise reader.refuse("record.drew", "setup", found=brief(found), expected=brief(drew))
    return match


def _seed(reader: Reader) -> str:
    try:
        return checked_seed(reader.text("seed"))
    except BadSetup as error:
        raise reader.refuse("document.value", "seed", why=error) from error


def _options(reader: Reader, game: Game[Any]) -> dict[str, Any]:
    options = reader.any("options")
    Reader(options, BadRecord, "options")
    return game.older_options(reader.whole_number("seats"), options)


def _set_up(reader: Reader, match_type: type[Match], game: Game[Any], seed: str) -> Match:
    players, bots = reader.list("players"), reader.list("bots")
    if reader.has("start"):
        reader.only([key for key in _KEYS if key != "given"])
        try:
            start = reader.any("start")
            return match_type.from_position(start, seed, players=players, bots=bots)
        except BadPosition as error:
            raise reader.refuse("document.value", "start", why=error) from error
        except BadSetup as error:
            name = "bots" if error.code == "setup.bots" else "players"
            raise reader.refuse("document.value", name, why=error) from error
    seats, options = reader.whole_number("seats"), _options(reader, game)
    given = reader.list("given") if reader.has("given") else None
    try:
        return match_type(game.id, seats, seed, options, chance=given, players=players, bots=bots)
    except BadChance as error:
        raise reader.refuse("document.value", "given", why=error) from error
    except BadSetup as error:
        name = error.code.removeprefix("setup.")
        field = name if name in ("seats", "players", "bots") else "options"
        raise reader.refuse("document.value", field, why=error) from error


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
        raise BadRecord("record.action", field=place, why=error.as_given()) from error
    drew = list(match.history[-1].drew) if given is None else []
    found = entry.list("drew") if entry.has("drew") else []
    if found != drew:
        raise entry.refuse("record.drew", "drew", found=brief(found), expected=brief(drew))
