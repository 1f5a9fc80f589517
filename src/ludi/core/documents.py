"""Reading JSON documents with care: every refusal names the field."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from errno import ENOSPC
from pathlib import Path
from typing import Any

from ludi.core.errors import BadDocument, BadPosition, BadRecord, Names, WrittenOut

LARGEST = 16 * 1024 * 1024
# So much of a value is shown.
_LONGEST = 60


class Reader:
    """Reads the fields of one document and refuses with the given error."""

    def __init__(self, document: Any, error: type[BadDocument], path: str = "") -> None:
        if not isinstance(document, Mapping):
            raise error("document.object", field=path or "document", found=brief(document))
        self._document = document
        self._error = error
        self._path = path

    def field(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def refuse(self, code: str, name: str, **facts: object) -> BadDocument:
        return self._error(code, field=self.field(name), **facts)

    def has(self, name: str) -> bool:
        return name in self._document

    def only(self, known: Collection[str]) -> None:
        for name in self._document:
            if name not in known:
                raise self.refuse("document.unknown", str(name), known=Names(known))

    def any(self, name: str) -> Any:
        if name not in self._document:
            raise self.refuse("document.missing", name)
        return self._document[name]

    def text(self, name: str) -> str:
        value = self.any(name)
        if type(value) is not str:
            raise self.refuse("document.text", name, found=brief(value))
        return value

    def whole_number(self, name: str) -> int:
        value = self.any(name)
        if type(value) is not int:
            raise self.refuse("document.number", name, found=brief(value))
        return value

    def list(self, name: str) -> list[Any]:
        value = self.any(name)
        if type(value) is not list:
            raise self.refuse("document.list", name, found=brief(value))
        return value

    def constant(self, name: str, expected: object) -> None:
        if not same(self.any(name), expected):
            raise self.refuse(
                "document.constant", name, expected=brief(expected), found=brief(self.any(name))
            )

    def inside(self, name: str) -> Reader:
        return Reader(self.any(name), self._error, self.field(name))


def same(found: Any, expected: Any) -> bool:
    """Equal in kind too: 1 is neither 1.0 nor true."""
    if isinstance(expected, dict):
        return (
            isinstance(found, dict)
            and found.keys() == expected.keys()
            and all(same(found[key], value) for key, value in expected.items())
        )
    if isinstance(expected, list):
        return (
            isinstance(found, list)
            and len(found) == len(expected)
            and all(same(one, other) for one, other in zip(found, expected, strict=True))
        )
    return type(found) is type(expected) and bool(found == expected)


def brief(value: Any) -> Any:
    """A value as a sentence can show it: whole if it is short; a list is written out."""
    if isinstance(value, str):
        return value if len(value) <= _LONGEST else value[: _LONGEST - 3] + "…"
    try:
        written = repr(value)
    except ValueError:
        return WrittenOut("…")
    if len(written) > _LONGEST:
        return WrittenOut(written[: _LONGEST - 3] + "…")
    return WrittenOut(written) if isinstance(value, list | tuple) else value


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name stands twice")
    return found


def trouble(failure: OSError) -> str:
    """What keeps a file from being read or written, for messages to say in their language."""
    if isinstance(failure, FileNotFoundError):
        return "absent"
    if isinstance(failure, IsADirectoryError):
        return "folder"
    if isinstance(failure, PermissionError):
        return "denied"
    return "full" if failure.errno == ENOSPC else "other"


def read_json(path: str | Path, error: type[BadPosition | BadRecord]) -> Any:
    """The JSON document in a file; a file that is none is refused by its name."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError as failure:
        raise error("document.absent", field=str(path)) from failure
    except OSError as failure:
        raise error("document.file", field=str(path), why=trouble(failure)) from failure
    return parsed_json(data, str(path), error)


def parsed_json(data: bytes, called: str, error: type[BadPosition | BadRecord]) -> Any:
    """The JSON document in bytes; what is none is refused by what it is called."""
    if len(data) > LARGEST:
        raise error("document.large", field=called, most=LARGEST)
    try:
        return json.loads(data, object_pairs_hook=_without_twins)
    except RecursionError as failure:
        raise error("document.deep", field=called) from failure
    except ValueError as failure:
        line = getattr(failure, "lineno", 1)
        raise error("document.json", field=called, line=line) from failure
