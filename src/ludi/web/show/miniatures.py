"""Small pictures of positions, for lists: what any spectator may know, as a game draws it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from ludi.web.show.boards import table_of
from ludi.web.show.views import view_of
from ludi.web.tables.table import Table

WIDTH: Final = 96
HEIGHT: Final = 54
# Colours by name, much as the site has them by day.
INKS: Final = {
    "red": "#a3271a",
    "blue": "#1e4f97",
    "green": "#2d652c",
    "magenta": "#84307a",
    "yellow": "#b98410",
    "cyan": "#14626a",
    "black": "#33302c",
}
_GROUND: Final = "#ecdcb8"
_MOST_KEPT: Final = 2000
_drawn: Final[OrderedDict[tuple[str, int], str]] = OrderedDict()


def block(x: float, y: float, width: float, height: float, fill: str, *, more: str = "") -> str:
    """A rectangle with round corners."""
    place = f'x="{x:.4g}" y="{y:.4g}" width="{width:.4g}" height="{height:.4g}"'
    return f'<rect {place} rx="1" fill="{fill}"{more}/>'


def kept_miniature(table_id: str, version: int) -> str | None:
    """The picture of a table at a version, where it was drawn before."""
    return _drawn.get((table_id, version))


def miniature(table: Table) -> str | None:
    """A table as it stands; nothing before the match, and where a game draws none."""
    if table.match is None or table.is_of_other_rules:
        return None
    draw = table_of(table.game).miniature
    if draw is None:
        return None
    found = _framed(draw(view_of(table, None)["table"]))
    _drawn[table.id, table.version] = found
    while len(_drawn) > _MOST_KEPT:
        _drawn.popitem(last=False)
    return found


def _framed(shapes: Iterable[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
    return f'{head}<path fill="{_GROUND}" d="M0 0H{WIDTH}V{HEIGHT}H0z"/>{"".join(shapes)}</svg>'
