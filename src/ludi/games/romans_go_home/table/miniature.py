"""A small picture of a position of Romans Go Home!: forts on the Wall, and each clan's."""

from __future__ import annotations

from collections.abc import Iterator

from ludi.games.romans_go_home.cards import CLANS
from ludi.games.romans_go_home.knowledge import TableView
from ludi.web.show.miniatures import HEIGHT, INKS, WIDTH, block

# The site's colours for the clans.
CLAN_COLOURS = dict(zip(CLANS, ("yellow", "green", "magenta", "red"), strict=True))
_STONE, _WALL = "#8b8378", "#b3a893"
_MOST = 12


def miniature(table: TableView) -> Iterator[str]:
    clans = table["clans"]
    high = HEIGHT / (len(clans) + 1)
    yield block(0, high - 5, WIDTH, 4, _WALL)
    for at, _ in enumerate(table["wall"]):
        yield _fort(6 + at * 15, 3, 10, high - 5, _STONE)
    for line, clan in enumerate(clans, 1):
        ink = INKS[CLAN_COLOURS[clan["clan"]]]
        top = line * high
        yield block(3, top + 1, 2.5, high - 3, ink)
        for at, _ in enumerate(clan["forts"][-_MOST:]):
            yield _fort(9 + at * 7, top + 1, 5.5, high - 3, ink)


def _fort(x: float, y: float, wide: float, high: float, ink: str) -> str:
    """A tower with two gaps between its merlons."""
    gap, low = wide / 5, high / 4
    path = (
        f"M{x:.4g} {y:.4g}h{gap:.4g}v{low:.4g}h{gap:.4g}v-{low:.4g}h{gap:.4g}v{low:.4g}h{gap:.4g}"
    )
    return f'<path fill="{ink}" d="{path}v-{low:.4g}h{gap:.4g}v{high:.4g}h-{wide:.4g}z"/>'
