"""How fields of any game are written in a position, and read."""

from __future__ import annotations

from typing import Any

import pytest

from ludi import core
from ludi.core.errors import BadPosition
from ludi.core.position import _read, _written
from ludi.core.state import Field, numbers

SEATS = 2


class Tables(core.State):
    """A table with one row a seat, and two that have as many rows as they need."""

    hands: list[list[int]] = numbers((4, 3), 0, 9, "A row a seat.", by_seat=True, short=True)
    camps: list[list[int]] = numbers((4, 3), 0, 9, "Any rows.", short=True)
    held: list[list[int]] = numbers((4, 2), 0, 9, "Counts.", counted=("axe", "bow"), short=True)


FIELDS: dict[str, Field] = {field.name: field for field in Tables.fields}


def read(name: str, value: Any) -> Any:
    return _read(FIELDS[name], FIELDS[name].shape, value, name, SEATS)


@pytest.mark.parametrize(
    ("name", "rows", "written"),
    [
        ("hands", [[1, 0, 2], [0, 0, 0], [0] * 3, [0] * 3], [[1, 0, 2], []]),
        ("camps", [[0, 3, 0], [0, 0, 0], [4, 0, 0], [0] * 3], [[0, 3], [], [4]]),
        ("camps", [[0] * 3] * 4, []),
        ("held", [[0, 2], [0, 0], [1, 0], [0, 0]], [{"bow": 2}, {}, {"axe": 1}]),
    ],
)
def test_what_is_empty_at_the_end_is_left_out(
    name: str, rows: list[list[int]], written: list[Any]
) -> None:
    assert _written(FIELDS[name], rows, SEATS) == written
    assert read(name, written) == rows


def test_full_lengths_stay_readable() -> None:
    assert read("camps", [[0, 3, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]) == read("camps", [[0, 3]])


@pytest.mark.parametrize(("name", "value"), [("hands", [[1]]), ("camps", [[]] * 5)])
def test_a_row_a_seat_is_written_and_no_table_is_too_long(name: str, value: Any) -> None:
    with pytest.raises(BadPosition):
        read(name, value)
