"""In which order a viewer sees the seats, and who sits there."""

from __future__ import annotations

from typing import Any

from ludi.web.show import boards, portraits
from ludi.web.tables.table import Table


def seen_from(seat: int | None, seats: int) -> list[int]:
    """The seats in the order of play, the own one first."""
    first = seat or 0
    return [(first + place) % seats for place in range(seats)]


def people_of(table: Table, own: int | None, language: str) -> list[dict[str, Any]]:
    """Whom the log names, each with a portrait and the colour of their pieces, if they have one."""
    shown, phrases = boards.table_of(table.game), table.game.phrases[language]
    colours, called = shown.colours, shown.called
    return [
        {
            "seat": number,
            "names": [seat.name, *([phrases.name(called[number])] if called else [])],
            "portrait": portraits.address_of(seat.name),
            "colour": colours[number] if colours else "",
            "isOwn": number == own,
        }
        for number, seat in enumerate(table.seats)
    ]
