"""The state of a game: fields of fixed shape, declared once.

A game declares its state as a class, one line a field:

    class State(core.State):
        turn: int = number(0, 5, "The seat whose turn it is.")
        columns: list[list[int]] = numbers((6, 7), 0, 39, "What is written.", by_seat=True)

From these lines come the plain object that the interpreted rules run on, the aligned record that
the compiled rules run on, the readable position, and the page that documents the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from ludi.core.notes import Notes

WORD_MAX = 0xFFFFFFFF

# What a piece or place is called: by a word, or by a number as a die is.
Argument = int | str

# As the members of a set: seats. Positions name those that play.
SEATS = tuple(range(8))

# What the engines hand to rules to write into: a list when interpreted, an array when compiled.
Buffer = list[int]


@dataclass(frozen=True)
class Field:
    """One field: what it is called, its shape, its range, and one sentence that says what it is."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    doc: str
    default: int = 0
    names: tuple[str, ...] = ()
    counted: tuple[Argument, ...] = ()
    members: tuple[Argument, ...] = ()
    by_seat: bool = False
    is_option: bool = False
    tried: tuple[int, ...] = ()
    for_seat: int | None = None
    is_generator: bool = False
    is_hidden: bool = False
    is_short: bool = False

    @property
    def is_switch(self) -> bool:
        return self.is_option and (self.low, self.high) == (0, 1)

    def is_about(self, seats: int) -> bool:
        """Whether an option says anything with so many seats."""
        return self.for_seat is None or self.for_seat < seats

    def blank(self) -> Any:
        return _filled(self.shape, self.default)


def number(
    low: int,
    high: int,
    doc: str,
    *,
    default: int = 0,
    names: Sequence[str] = (),
    members: Sequence[Argument] = (),
) -> Any:
    """Declare one number.

    `names`: what its values, from 0 on, are called. `members`: it is a set, a bit each, and these
    are what the bits stand for.
    """
    return Field(
        "", (), low, high, doc, default=default, names=tuple(names), members=tuple(members)
    )


def named(names: Sequence[str], doc: str) -> Any:
    """Declare one number whose values, from 0 on, have these names."""
    return number(0, len(names) - 1, doc, names=names)


def numbers(
    shape: tuple[int, ...],
    low: int,
    high: int,
    doc: str,
    *,
    by_seat: bool = False,
    default: int = 0,
    names: Sequence[str] = (),
    counted: Sequence[Argument] = (),
    members: Sequence[Argument] = (),
    hidden: bool = False,
    short: bool = False,
) -> Any:
    """Declare a list or table of numbers.

    `by_seat`: the first index is the seat. `hidden`: some seat does not know all of it, and
    `redeal` deals it anew. `counted`: the last index is a kind of piece and the
    number says how many; `names`: the numbers themselves stand for these names; `members`: each
    number is a set, a bit each. `short`: a position leaves out what is empty at the end of a
    row, and empty rows at the end of a table that has not one row a seat.
    """
    return Field(
        "",
        shape,
        low,
        high,
        doc,
        default=default,
        names=tuple(names),
        counted=tuple(counted),
        members=tuple(members),
        by_seat=by_seat,
        is_hidden=hidden,
        is_short=short,
    )


def option(
    default: int,
    low: int,
    high: int,
    doc: str,
    *,
    tried: tuple[int, ...] = (),
    for_seat: int | None = None,
) -> Any:
    """Declare a match option that is a number.

    `tried` are the values that tests go through; `for_seat` is the seat that it is about, if it is
    about one: with fewer seats only its default is taken.
    """
    return Field(
        "", (), low, high, doc, default=default, is_option=True, tried=tried, for_seat=for_seat
    )


def switch(doc: str) -> Any:
    """Declare a match option that is on or off; off by default."""
    return option(0, 0, 1, doc, tried=(0, 1))


def _generator(doc: str) -> Any:
    return Field("", (), 0, WORD_MAX, doc, is_generator=True)


class State:
    """The fields that every game has. A state compares, copies and prints by its fields."""

    fields: ClassVar[tuple[Field, ...]] = ()
    # The names of those that are lists, and of those that are tables of lists.
    lists: ClassVar[tuple[str, ...]] = ()
    tables: ClassVar[tuple[str, ...]] = ()
    notes: Notes | None = None

    seats: int = number(1, len(SEATS), "How many seats play.")
    word_a: int = _generator("The generator's first word.")
    word_b: int = _generator("The generator's second word.")

    def __init__(self) -> None:
        for field in self.fields:
            setattr(self, field.name, field.blank())

    def __init_subclass__(cls) -> None:
        own = [
            replace(value, name=name)
            for name, value in vars(cls).items()
            if isinstance(value, Field)
        ]
        cls.fields = (*cls.fields, *own)
        cls.lists = tuple(field.name for field in cls.fields if len(field.shape) == 1)
        cls.tables = tuple(field.name for field in cls.fields if len(field.shape) > 1)
        for field in own:
            delattr(cls, field.name)

    def copy(self) -> Self:
        """A state of its own with the same fields, and no notes."""
        twin = object.__new__(type(self))
        values = vars(twin)
        values.update(vars(self))
        values.pop("notes", None)
        for name in self.lists:
            values[name] = values[name].copy()
        for name in self.tables:
            values[name] = _copied(values[name])
        return twin

    def values(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in self.fields}

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.values()!r})"


def _collect_base_fields() -> None:
    State.fields = tuple(
        replace(value, name=name) for name, value in vars(State).items() if isinstance(value, Field)
    )
    for field in State.fields:
        delattr(State, field.name)


def _copied(table: list[Any]) -> list[Any]:
    if type(table[0][0]) is list:
        return [_copied(part) for part in table]
    return [row.copy() for row in table]


def _filled(shape: tuple[int, ...], value: int) -> Any:
    if not shape:
        return value
    return [_filled(shape[1:], value) for _ in range(shape[0])]


_collect_base_fields()
