"""A small picture of a position of Römer: everybody's team by colours, and the way to the goal."""

from __future__ import annotations

from collections.abc import Iterator

from ludi.games.romer.cards import TEAM
from ludi.games.romer.knowledge import TableView
from ludi.web.show.boards import COLOURS
from ludi.web.show.miniatures import HEIGHT, INKS, WIDTH, block

_EDGE = 4
_EMPTY, _HIDDEN = "#dcc699", "#7a5a35"


def miniature(table: TableView) -> Iterator[str]:
    players = table["players"]
    high = (HEIGHT - _EDGE) / len(players)
    wide = (WIDTH - 2 * _EDGE) / TEAM
    for seat, player in enumerate(players):
        top = _EDGE / 2 + seat * high
        for place in range(TEAM):
            card = player["team"][place] if place < len(player["team"]) else None
            yield block(_EDGE + place * wide + 1, top + 1, wide - 2, high - 6, _ink(card))
        done = max(0.0, min(1.0, player["total"] / table["target"]))
        yield block(_EDGE + 1, top + high - 4, WIDTH - 2 * _EDGE - 2, 2.5, _EMPTY)
        yield block(
            _EDGE + 1, top + high - 4, done * (WIDTH - 2 * _EDGE - 2), 2.5, INKS[COLOURS[seat]]
        )


def _ink(card: str | None) -> str:
    return _EMPTY if card is None else INKS.get(card.partition("-")[0], _HIDDEN)
