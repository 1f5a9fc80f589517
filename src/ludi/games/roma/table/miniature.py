"""A small picture of a position of Roma: both rows at the six discs, and the victory points."""

from __future__ import annotations

from collections.abc import Iterator

from ludi.games.roma.cards import BY_NAME, DISCS, VICTORY_POINTS
from ludi.games.roma.knowledge import TableView
from ludi.web.show.boards import COLOURS
from ludi.web.show.miniatures import HEIGHT, INKS, WIDTH, block

_LEFT, _WIDE, _HIGH = 7, 14, 18
_EMPTY, _HIDDEN, _DISC = "#dcc699", "#7d3a1f", "#b98c47"
_SORTS = {"character": "#c9782f", "building": "#6f7f8d"}


def miniature(table: TableView) -> Iterator[str]:
    for disc in range(DISCS):
        x = _LEFT + disc * _WIDE + _WIDE / 2
        yield f'<circle cx="{x:.4g}" cy="{HEIGHT / 2:.4g}" r="3" fill="{_DISC}"/>'
    for seat, player in enumerate(table["players"]):
        top = HEIGHT / 2 + 5 if seat == 0 else HEIGHT / 2 - 5 - _HIGH
        for disc, card in enumerate(player["discs"]):
            yield block(_LEFT + disc * _WIDE + 1.5, top, _WIDE - 3, _HIGH, _ink(card))
        tall = HEIGHT * min(player["vp"], VICTORY_POINTS) / VICTORY_POINTS
        x = 1.5 if seat == 0 else WIDTH - 4.5
        yield block(x, HEIGHT - tall, 3, tall, INKS[COLOURS[seat]])


def _ink(card: str | None) -> str:
    if card is None:
        return _EMPTY
    return _SORTS[BY_NAME[card].sort] if card in BY_NAME else _HIDDEN
