"""A position: any state of any game as a readable JSON document, and back.

    {"game": "…", "seats": 2, "options": {}, "state": {"turn": 1, "columns": [[…], […]], …}}

The state's fields stand under their own names; pieces are named, not numbered. A field left out has
its blank value, or what the game completes it with. The generator is no part of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ludi.core.documents import Reader, brief, same
from ludi.core.errors import BadPosition, BadSetup, InWords, Names, UnknownGame
from ludi.core.game import Game
from ludi.core.registry import find_game
from ludi.core.state import SEATS, Argument, Field, State

FORMAT = "ludi-position"
# The name of no piece: a place can hold it, and nothing counts it.
NOTHING = "none"
_KEYS = ("format", "game", "rules", "seats", "options", "state")
# What is wrong with a piece, whatever the game.
_OF_PIECES = ("position.copies",)


def to_position(game: Game[Any], state: State) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "seats": state.seats,
        "options": game.option_values(state),
        "state": {
            field.name: _written(
                _among(field, state.seats), getattr(state, field.name), state.seats
            )
            for field in _position_fields(game)
        },
    }


def from_position(document: Any, path: str = "") -> tuple[Game[Any], State]:
    """The game and state of a position; BadPosition names the field that is wrong."""
    reader = Reader(document, BadPosition, path)
    reader.only(_KEYS)
    if reader.has("format"):
        reader.constant("format", FORMAT)
    try:
        game = find_game(reader.text("game"))
    except UnknownGame as error:
        raise reader.refuse("document.value", "game", why=error) from error
    if reader.has("rules"):
        reader.constant("rules", game.rules_version)
    state = _blank(game, reader)
    _fill(game, state, reader.inside("state"))
    try:
        game.check(state)
    except BadPosition as error:
        facts = {name: fact for name, fact in error.facts.items() if name != "field"}
        if error.code in _OF_PIECES:
            facts["card"] = _piece(game, str(facts["card"]))
        raise reader.refuse(error.code, f"state.{error.field}", **facts) from error
    for seat in game.seats_to_act(state):
        if not game.legal_ids(state, seat):
            raise reader.refuse("position.stuck", "state", seat=seat)
    return game, state


def _piece(game: Game[Any], piece: str) -> InWords:
    """A piece, which people call by its name."""
    return InWords(piece, lambda language: game.phrases[language].name(piece))


def _blank(game: Game[Any], reader: Reader) -> State:
    seats = reader.whole_number("seats")
    options = reader.any("options") if reader.has("options") else {}
    Reader(options, BadPosition, reader.field("options"))
    try:
        blank: State = game.blank(seats, options)
    except BadSetup as error:
        field = "seats" if error.code == "setup.seats" else "options"
        raise reader.refuse("document.value", field, why=error) from error
    return blank


def _fill(game: Game[Any], state: State, reader: Reader) -> None:
    fields = [_among(field, state.seats) for field in _position_fields(game)]
    reader.only([field.name for field in fields])
    for field in fields:
        if reader.has(field.name):
            value = reader.any(field.name)
            read = _read(field, field.shape, value, reader.field(field.name), state.seats)
            setattr(state, field.name, read)
    game.complete(state, frozenset(field.name for field in fields if reader.has(field.name)))


def _position_fields(game: Game[Any]) -> list[Field]:
    return [
        field
        for field in game.state.fields
        if not (field.is_option or field.is_generator or field.name == "seats")
    ]


def _among(field: Field, seats: int) -> Field:
    """A set of seats has only such as play."""
    return replace(field, members=SEATS[:seats]) if field.members == SEATS else field


def _written(field: Field, value: Any, seats: int) -> Any:
    if field.by_seat:
        return [_written_part(field, part) for part in value[:seats]]
    return _written_part(field, value)


def _written_part(field: Field, value: Any) -> Any:
    if not isinstance(value, list):
        return _written_number(field, value)
    if field.counted and not isinstance(value[0], list):
        return _written_counts(field, value)
    while field.is_short and value and _is_blank(field, value[-1]):
        value = value[:-1]
    return [_written_part(field, part) for part in value]


def _is_blank(field: Field, value: Any) -> bool:
    if isinstance(value, list):
        return all(_is_blank(field, part) for part in value)
    return bool(value == field.default)


def _written_number(field: Field, value: int) -> Any:
    if field.members:
        return [member for bit, member in enumerate(field.members) if value >> bit & 1]
    return field.names[value] if field.names else value


def _written_counts(field: Field, counts: list[int]) -> Any:
    """Dice one by one, pieces that are there once by name, others with how many there are."""
    held = {name: count for name, count in zip(field.counted, counts, strict=True) if count}
    if field.high == 1 or _is_dice(field):
        return [name for name, count in held.items() for _ in range(count)]
    return held


def _is_dice(field: Field) -> bool:
    """Whether what is counted is called by numbers."""
    return type(field.counted[0]) is int


def _read(field: Field, shape: tuple[int, ...], value: Any, path: str, seats: int) -> Any:
    if not shape:
        return _read_number(field, value, path)
    if field.counted and len(shape) == 1:
        return _read_counts(field, value, path)
    is_by_seat = field.by_seat and shape is field.shape
    length = seats if is_by_seat else shape[0]
    if type(value) is not list:
        raise BadPosition("document.list", field=path, found=brief(value))
    is_short = field.is_short and (len(shape) == 1 or not is_by_seat)
    if len(value) > length or (len(value) < length and not is_short):
        raise BadPosition("document.length", field=path, length=length, found=len(value))
    blank = replace(field, shape=shape).blank()[len(value) :]
    read = [
        _read(field, shape[1:], part, f"{path}[{index}]", seats) for index, part in enumerate(value)
    ]
    return read + blank


def _read_number(field: Field, value: Any, path: str) -> int:
    if field.names:
        if type(value) is not str or value not in field.names:
            names = Names(field.names)
            raise BadPosition("document.name", field=path, names=names, found=brief(value))
        return field.names.index(value)
    if field.members and type(value) is list:
        return _read_members(field, value, path)
    if type(value) is not int or not field.low <= value <= field.high:
        raise BadPosition(
            "document.range", field=path, low=field.low, high=field.high, found=brief(value)
        )
    return value


def _read_members(field: Field, value: list[Any], path: str) -> int:
    """A set, written as a list; older documents have its bits as a number."""
    bits = 0
    for index, member in enumerate(value):
        bit = 1 << _place(field.members, member, f"{path}[{index}]")
        if bits & bit:
            raise BadPosition("document.twice", field=f"{path}[{index}]", found=brief(member))
        bits |= bit
    return bits


def _place(names: Sequence[Argument], name: Any, path: str) -> int:
    for place, known in enumerate(names):
        if known != NOTHING and (same(name, known) or same(name, str(known))):
            return place
    known_names = Names(str(known) for known in names if known != NOTHING)
    raise BadPosition("document.name", field=path, names=known_names, found=brief(name))


def _read_counts(field: Field, value: Any, path: str) -> list[int]:
    if type(value) is list and not _is_older(field, value):
        return _read_listed(field, value, path)
    if type(value) is list:
        value = dict(zip(field.counted, value, strict=True))
    if type(value) is not dict:
        raise BadPosition("document.counts", field=path, found=brief(value))
    counts = [0] * len(field.counted)
    for name, count in value.items():
        place = _place(field.counted, name, path)
        counts[place] = _checked_count(field, count, f"{path}.{name}")
    return counts


def _is_older(field: Field, value: list[Any]) -> bool:
    """Whether dice are written as older documents have them: how many show each face."""
    return _is_dice(field) and len(value) == len(field.counted) and 0 in value


def _read_listed(field: Field, value: list[Any], path: str) -> list[int]:
    counts = [0] * len(field.counted)
    for index, name in enumerate(value):
        counts[_place(field.counted, name, f"{path}[{index}]")] += 1
    for name, count in zip(field.counted, counts, strict=True):
        _checked_count(field, count, f"{path}.{name}")
    return counts


def _checked_count(field: Field, count: Any, path: str) -> int:
    if type(count) is not int or not field.low <= count <= field.high:
        raise BadPosition(
            "document.range", field=path, low=field.low, high=field.high, found=brief(count)
        )
    return count
