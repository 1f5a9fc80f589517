"""What a typed document looks like: as a JSON schema, and where one differs from its type.

Documents are made of TypedDicts, lists, names and numbers.

>>> from typing import TypedDict
>>> class Die(TypedDict):
...     \"\"\"One die.\"\"\"
...     shows: Literal["I", "V", "X"]
...     is_used: NotRequired[bool]
>>> schema_of(Die)["required"]
['shows']
>>> mismatches({"shows": "L", "colour": "red"}, Die)
['colour: is not declared', "shows: 'L' is no Literal['I', 'V', 'X']"]
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Schema = dict[str, Any]

_PLAIN: Mapping[Any, Schema] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Any: {},
}


def schema_of(kind: Any) -> Schema:
    """The JSON schema of a type that documents are made of."""
    if kind in _PLAIN:
        return dict(_PLAIN[kind])
    if is_typeddict(kind):
        return _of_fields(kind)
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Required, NotRequired):
        return schema_of(arguments[0])
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin in (Union, types.UnionType):
        return {"anyOf": [schema_of(one) for one in arguments]}
    if origin is list:
        return {"type": "array", "items": schema_of(arguments[0])}
    if origin is dict and arguments[0] is str:
        return {"type": "object", "additionalProperties": schema_of(arguments[1])}
    raise TypeError(f"no document is made of {kind}")


def _of_fields(kind: Any) -> Schema:
    hints = get_type_hints(kind, include_extras=True)
    schema: Schema = {
        "type": "object",
        "properties": {name: schema_of(hint) for name, hint in hints.items()},
        "required": [name for name, hint in hints.items() if get_origin(hint) is not NotRequired],
        "additionalProperties": False,
    }
    words = inspect.getdoc(kind)
    return {"description": words, **schema} if words else schema


def mismatches(document: Any, kind: Any, path: str = "") -> list[str]:
    """Where a document is not what its type says."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Required, NotRequired):
        return mismatches(document, arguments[0], path)
    if origin in (Union, types.UnionType):
        return min((mismatches(document, one, path) for one in arguments), key=len)
    if is_typeddict(kind) and isinstance(document, dict):
        return _in_fields(document, kind, path)
    if origin is list and isinstance(document, list):
        inner = [(part, arguments[0], f"{path}[{at}]") for at, part in enumerate(document)]
        return [found for one in inner for found in mismatches(*one)]
    if origin is dict and isinstance(document, dict):
        inner = [(part, arguments[1], f"{path}.{at}") for at, part in document.items()]
        return [found for one in inner for found in mismatches(*one)]
    fits = document in arguments if origin is Literal else kind is Any or type(document) is kind
    name = str(kind).replace("typing.", "") if origin else getattr(kind, "__name__", kind)
    return [] if fits else [f"{path or 'document'}: {document!r} is no {name}"]


def _in_fields(document: dict[str, Any], kind: Any, path: str) -> list[str]:
    hints = get_type_hints(kind, include_extras=True)
    prefix = f"{path}.".lstrip(".")
    found = [f"{prefix}{name}: is not declared" for name in document if name not in hints]
    for name, hint in hints.items():
        if name in document:
            found += mismatches(document[name], hint, f"{prefix}{name}")
        elif get_origin(hint) is not NotRequired:
            found.append(f"{prefix}{name}: is missing")
    return found
