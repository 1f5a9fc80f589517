"""What a seat is told, as a type: the same for every game but for its table."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Standing(TypedDict):
    """One who takes part, and the place taken: a seat, or a neutral by its name."""

    place: int
    seat: NotRequired[int]
    neutral: NotRequired[str]
    points: int
    won: bool


class View(TypedDict):
    """All that a seat, or the spectator, may know."""

    game: str
    rules: int
    seats: int
    players: list[str]
    options: dict[str, bool | int]
    seat: int | None
    commitment: str
    to_act: list[int]
    over: bool
    winners: list[int]
    ranking: list[Standing]
    table: Any
