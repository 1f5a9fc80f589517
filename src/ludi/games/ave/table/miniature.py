"""A small picture of a position of Avé: the columns of all, as far as they are filled."""

from __future__ import annotations

from collections.abc import Iterator

from ludi.games.ave.cards import FREE, ROWS
from ludi.games.ave.knowledge import TableView
from ludi.web.show.boards import COLOURS
from ludi.web.show.miniatures import HEIGHT, INKS, WIDTH, block

_EDGE = 4
_EMPTY = "#d8c193"


def miniature(table: TableView) -> Iterator[str]:
    columns = table["columns"]
    wide = (WIDTH - _EDGE) / max(3, len(columns))
    high = (HEIGHT - 2 * _EDGE) / ROWS
    left = (WIDTH - wide * len(columns)) / 2
    for seat, column in enumerate(columns):
        for row, number in enumerate(column):
            ink = _EMPTY if number == FREE else INKS[COLOURS[seat]]
            yield block(left + seat * wide + 1, _EDGE + row * high + 0.5, wide - 2, high - 1, ink)
