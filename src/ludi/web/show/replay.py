"""A match told again, step by step: as a seat saw it, as anybody could see it, or with open cards.

While a match is played, one sees it again only as one has seen it. When it is over, every seat's
view can be chosen, and the open one.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from markupsafe import Markup

from ludi.core.match import Match
from ludi.web.show.drawing import board_part, turn_of
from ludi.web.show.news import as_shown, news_of
from ludi.web.show.templates import page
from ludi.web.show.views import Viewer, document, played_at
from ludi.web.tables.table import OVER, PLAYING, Table

# Stands between steps, and in no sentence.
_PARTING: Final = "\x1e"
# The lines of so many replays are kept, those that were asked for last: a megabyte for the longest.
_MOST_KEPT: Final = 16
_kept_lines: Final[OrderedDict[tuple[str, int, Sight], list[str]]] = OrderedDict()


@dataclass(frozen=True)
class Sight:
    """From where a match is seen: by a viewer; `is_open` with everybody's cards."""

    viewer: Viewer
    is_open: bool = False

    @property
    def name(self) -> str:
        """As addresses name it."""
        if self.is_open:
            return "open"
        return "table" if self.viewer.seat is None else f"seat-{self.viewer.seat + 1}"


def sights(table: Table, viewer: Viewer) -> list[Sight]:
    """From where a viewer may see a match; the first one unless they choose."""
    own = Sight(viewer._replace(looks_on=True))
    if table.status != OVER:
        return [own]
    anybody = viewer._replace(seat=None, looks_on=True)
    seats = [Sight(anybody._replace(seat=seat)) for seat in range(len(table.seats))]
    hidden = [Sight(anybody, is_open=True)] if table.game.has_secrets else []
    return [own, *(sight for sight in [Sight(anybody), *seats, *hidden] if sight != own)]


def chosen(table: Table, viewer: Viewer, name: str | None) -> Sight:
    """The sight that an address names, if the viewer may have it."""
    allowed = sights(table, viewer)
    return next((sight for sight in allowed if sight.name == name), allowed[0])


def steps(table: Table, sight: Sight) -> list[list[dict[str, Any]]]:
    """The sentences of the set-up and of each action."""
    match = table.live()
    return [news_of(table, sight.viewer, events) for events in match.story(sight.viewer.seat)]


def log_at(table: Table, sight: Sight, at: int) -> Markup:
    """All steps as lines of a log, those of a moment marked."""
    lines = _lines(table, sight)
    now = lines[at].replace('<li class="', '<li class="now ')
    return Markup("".join([*lines[:at], now, *lines[at + 1 :]]))


def _lines(table: Table, sight: Sight) -> list[str]:
    """The lines of each step, as they were made before or made now."""
    key = table.id, table.version, sight
    found = _kept_lines.pop(key, None)
    if found is None:
        told = {"steps": steps(table, sight), "sight": sight, "parting": _PARTING}
        found = page("parts/steps.html", sight.viewer.language, **told).split(_PARTING)
    _kept_lines[key] = found
    if len(_kept_lines) > _MOST_KEPT:
        _kept_lines.popitem(last=False)
    return found


def frame(table: Table, sight: Sight, actions: int) -> dict[str, Any]:
    """The board after so many actions."""
    match = table.live()
    at = min(max(actions, 0), len(match.history))
    earlier = _with(table, match.at(at))
    shown = document(earlier, sight.viewer, since=at - 1, actions=())
    # It is looked at, not played; and the seed of a running match is nobody's.
    shown |= {"can_undo": False, "seed": None, "deadlines": {}}
    open_views = _open_views(earlier) if sight.is_open else {}
    return {
        "at": at,
        "turn": turn_of(earlier, sight.viewer, shown),
        "board": board_part(earlier, sight.viewer, shown, open_views),
        "news": as_shown(earlier, shown["events"]),
    }


def _with(table: Table, match: Match) -> Table:
    """The table with an earlier match; at the end it is as it ended."""
    if table.ending is not None and len(match.history) == played_at(table):
        return replace(table, match=match)
    table = replace(table, ending=None, offer=None)
    return replace(table, match=match, status=OVER if match.over else PLAYING, asked_at={})


def _open_views(table: Table) -> dict[int, Mapping[str, Any]]:
    match = table.live()
    return {seat: match.view(seat)["table"] for seat in range(match.seats)}
