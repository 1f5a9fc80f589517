"""In which order a viewer sees the seats."""

from __future__ import annotations


def seen_from(seat: int | None, seats: int) -> list[int]:
    """The seats in the order of play, the own one first."""
    first = seat or 0
    return [(first + place) % seats for place in range(seats)]
