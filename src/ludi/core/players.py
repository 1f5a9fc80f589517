"""The names that players go by."""

from __future__ import annotations

from collections.abc import Sequence

from ludi.core.errors import BadSetup

LONGEST_NAME = 40
ROMANS = ("Julia", "Marcus", "Livia", "Gaius", "Flavia", "Titus", "Claudia", "Lucius")


def checked_players(players: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """One name a seat; Roman ones where none are given."""
    if players is None:
        return ROMANS[:seats]
    names = tuple(players)
    if isinstance(players, str) or len(names) != seats or not all(map(is_name, names)):
        raise BadSetup("setup.players", seats=seats)
    return names


def checked_bots(bots: Sequence[str | None] | None, seats: int) -> tuple[str | None, ...]:
    """For each seat the name of the bot that plays it; None is a person."""
    if bots is None:
        return (None,) * seats
    names = tuple(bots)
    if isinstance(bots, str) or len(names) != seats:
        raise BadSetup("setup.bots", seats=seats)
    if not all(name is None or is_name(name) for name in names):
        raise BadSetup("setup.bots", seats=seats)
    return names


def is_name(name: object) -> bool:
    """Whether a name can be shown: printable, neither empty nor long."""
    return (
        isinstance(name, str)
        and 0 < len(name.strip()) <= LONGEST_NAME
        and len(name) <= LONGEST_NAME
        and name.isprintable()
    )
