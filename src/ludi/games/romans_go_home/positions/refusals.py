"""How a position of Romans Go Home! is refused, and what may be left out of it is filled in."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Final

from ludi.core.errors import BadPosition
from ludi.games.romans_go_home.state import PHASES, State

_FIELDS: Final = {field.name: field for field in State.fields}


def settle(state: State, absent: Collection[str], name: str, right: int) -> None:
    """A field for which all others leave one value: fill it in, or refuse another one."""
    found = getattr(state, name)
    if name in absent:
        setattr(state, name, right)
    elif found != right:
        raise BadPosition(
            "romans.value", field=name, right=_word(name, right), found=_word(name, found)
        )


def _word(name: str, value: int) -> str:
    """A value as a position has it."""
    field = _FIELDS[name]
    if field.members:
        members = [member for bit, member in enumerate(field.members) if value >> bit & 1]
        return json.dumps(members)
    return str(field.names[value] if field.names else value)


def demand_fit(state: State, fits: Mapping[str, bool]) -> None:
    """Refuse the first field that does not fit the rest."""
    for field, is_right in fits.items():
        if not is_right:
            raise BadPosition("romans.phase", field=field, phase=PHASES[state.phase])
