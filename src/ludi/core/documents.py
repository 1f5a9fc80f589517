"""Reading JSON documents with care: every refusal names the field."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from ludi.core.errors import BadDocument, BadPosition, BadRecord

LARGEST = 16 * 1024 * 1024


class Reader:
    """Reads the fields of one document and refuses with the given error."""

    def __init__(self, document: Any, error: type[BadDocument], path: str = "") -> None:
        if not isinstance(document, Mapping):
            expected = "an object"
            raise error(
                "document.kind", field=path or "document", expected=expected, found=document
            )
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
                raise self.refuse("document.unknown", str(name), known=", ".join(known))

    def any(self, name: str) -> Any:
        if name not in self._document:
            raise self.refuse("document.missing", name)
        return self._document[name]

    def text(self, name: str) -> str:
        value = self.any(name)
        if type(value) is not str:
            raise self.refuse("document.kind", name, expected="text", found=value)
        return value

    def whole_number(self, name: str) -> int:
        value = self.any(name)
        if type(value) is not int:
            raise self.refuse("document.kind", name, expected="a whole number", found=value)
        return value

    def list(self, name: str) -> list[Any]:
        value = self.any(name)
        if type(value) is not list:
            raise self.refuse("document.kind", name, expected="a list", found=value)
        return value

    def constant(self, name: str, expected: object) -> None:
        if self.any(name) != expected:
            raise self.refuse("document.kind", name, expected=expected, found=self.any(name))

    def inside(self, name: str) -> Reader:
        return Reader(self.any(name), self._error, self.field(name))


def read_json(path: str | Path, error: type[BadPosition | BadRecord]) -> Any:
    """The JSON document in a file; a file that is none is refused by its name."""
    try:
        data = Path(path).read_bytes()[: LARGEST + 1]
        if len(data) > LARGEST:
            raise error("document.file", field=str(path), why=f"over {LARGEST} bytes")
        return json.loads(data)
    except OSError as failure:
        raise error("document.file", field=str(path), why=failure.strerror) from failure
    except ValueError as failure:
        raise error("document.json", field=str(path), why=failure) from failure
