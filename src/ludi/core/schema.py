"""What a typed document looks like, as a JSON schema: TypedDicts, lists, names and numbers.

>>> from typing import TypedDict
>>> class Die(TypedDict):
...     \"\"\"One die.\"\"\"
...     shows: Literal["I", "V", "X"]
...     is_used: NotRequired[bool]
>>> schema_of(Die)["required"]
['shows']
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
