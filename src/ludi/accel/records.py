"""A state as one aligned numpy record, and back, from the same field table as the plain object."""

from __future__ import annotations

import hashlib
from copy import deepcopy
from typing import Any

import numpy as np

from ludi.core.compiled import compiled_as
from ludi.core.state import Field, State

Array = np.ndarray[Any, Any]

_INTEGERS = (np.int8, np.int16, np.int32, np.uint32, np.int64)


def record_type(state_type: type[State]) -> np.dtype[Any]:
    """The smallest integers that hold each field's range, aligned as C would."""
    return np.dtype(
        [(field.name, _integer(field), field.shape) for field in state_type.fields], align=True
    )


def with_words(record: np.dtype[Any]) -> np.dtype[Any]:
    """The same record with one more field, `words`, that overlays all the others.

    On a GPU a record is copied byte by byte; its words can be copied whole.
    """
    assert record.names is not None and record.fields is not None
    assert record.itemsize % 4 == 0
    return np.dtype(
        {
            "names": [*record.names, "words"],
            "formats": [
                *(record.fields[name][0] for name in record.names),
                (np.uint32, (record.itemsize // 4,)),
            ],
            "offsets": [*(record.fields[name][1] for name in record.names), 0],
            "itemsize": record.itemsize,
        }
    )


def copy_words(source: Any, target: Any) -> None:
    """Copy a record with `words`; in compiled code only."""
    for word in range(len(source.words)):
        target.words[word] = source.words[word]


@compiled_as(copy_words)
def copy_state(source: State, target: State) -> None:
    """The same for states, interpreted."""
    for field in source.fields:
        setattr(target, field.name, deepcopy(getattr(source, field.name)))


def fill_record(state: State, record: Any) -> None:
    for field in state.fields:
        record[field.name] = getattr(state, field.name)


def state_from_record(state_type: type[State], record: Any) -> State:
    state = state_type()
    for field in state.fields:
        setattr(state, field.name, record[field.name].tolist())
    return state


def blank_records(state: State, count: int) -> Array:
    """Many copies of one state."""
    records = np.zeros(count, record_type(type(state)))
    fill_record(state, records[:1][0])
    records[1:] = records[0]
    return records


class Digest:
    """A sha256 over every field of every state, free of padding, in blocks of a fixed size."""

    BLOCK = 65_536

    def __init__(self) -> None:
        self._sha = hashlib.sha256()

    def add(self, records: Array) -> None:
        """Add states; all calls but the last must add whole blocks."""
        for first in range(0, len(records), self.BLOCK):
            block = records[first : first + self.BLOCK]
            for name in block.dtype.names or ():
                values = np.ascontiguousarray(block[name])
                little = values.astype(values.dtype.newbyteorder("<"), copy=False)
                self._sha.update(little.tobytes())

    def text(self) -> str:
        return self._sha.hexdigest()


def _integer(field: Field) -> type[np.integer[Any]]:
    for integer in _INTEGERS:
        info = np.iinfo(integer)
        if info.min <= field.low and field.high <= info.max:
            return integer
    raise ValueError(f"{field.name}: no integer holds {field.low} to {field.high}")
