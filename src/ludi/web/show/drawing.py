"""A table drawn for a viewer: the parts of its page, from the document that the viewer receives."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from typing import Any, Final, NamedTuple

from markupsafe import Markup, escape
from rich.text import Text

from ludi.core.actions import Action
from ludi.core.lines import lines_of
from ludi.core.registry import find_game
from ludi.web.show import boards
from ludi.web.show.abouts import abouts
from ludi.web.show.ends import leaving_of, ranking_of, result_of, told_at_the_end, told_offer
from ludi.web.show.news import as_shown, news_lately, recent
from ludi.web.show.templates import known, page, part, remembered
from ludi.web.show.texts import text
from ludi.web.show.views import Viewer, document, legal, played_at
from ludi.web.storage.entries import CLOSED
from ludi.web.tables.open_tables import OpenTable
from ludi.web.tables.table import OVER, PLAYING, Table

# The parts of a table's page that are drawn anew, by the id of their element. The log is not: what
# has happened is added to it, sentence by sentence.
PARTS: Final = ("status", "board", "choices", "end", "seats", "leaving", "chat")

# The table as seats see it, for the open replay.
OpenViews = Mapping[int, Mapping[str, Any]]


class Known(NamedTuple):
    """What somebody was shown already: the version, how many actions, and, as bits, the seats of
    people who were not there; -1: nothing."""

    version: int = -1
    actions: int = -1
    absent: int = 0

    @property
    def at(self) -> str:
        """As pages and messages write it."""
        return f"{self.version}.{self.actions}.{self.absent}"


@dataclass(frozen=True)
class Drawing:
    """A table as one viewer sees it: the parts of the page, and what happened in sentences."""

    version: int
    actions: int
    parts: Mapping[str, str]
    # What the last action brought.
    news: list[dict[str, Any]]
    is_asked: bool
    is_over: bool
    # The seats of people who were not there.
    absent: frozenset[int] = frozenset()

    @cached_property
    def known(self) -> Known:
        """What who sees it knows from then on."""
        return Known(self.version, self.actions, sum(1 << seat for seat in self.absent))


def drawing_of(opened: OpenTable, viewer: Viewer) -> Drawing:
    """What a viewer sees; drawn once for all who see the same."""
    found = opened.drawn.get(viewer)
    if not isinstance(found, Drawing):
        found = draw(opened.table, viewer, opened.absent, opened.reviewed)
        opened.drawn[viewer] = found
    return found


def table_context(opened: OpenTable, viewer: Viewer) -> dict[str, Any]:
    """What the page of a table that is played, or was, is given."""
    table, drawing = opened.table, drawing_of(opened, viewer)
    return {
        "title": table.game.phrases[viewer.language].title,
        "table": table,
        "table_id": table.id,
        "viewer": viewer,
        "drawing": drawing,
        "said": drawing.parts["chat"],
        "log": log_part(table, viewer, table.version),
        "abouts": abouts(table.game, viewer.language, table.options),
    }


def log_part(table: Table, viewer: Viewer, until: int) -> str:
    """The log for who has just come, with notes up to a version."""
    return page("parts/log.html", viewer.language, news=news_lately(table, viewer, until))


def draw(
    table: Table,
    viewer: Viewer,
    absent: frozenset[int] = frozenset(),
    reviewed: Mapping[str, Any] | None = None,
) -> Drawing:
    """A table as a viewer sees it; `absent` are the seats of people who are not there, `reviewed`
    is the review of a finished match."""
    actions = legal(table, viewer)
    shown = document(table, viewer, since=max(-1, played_at(table) - 1), actions=actions)
    context = known(viewer.language, part_context(table, viewer, shown, actions))
    context["absent"] = absent
    if context["result"]:
        context |= told_at_the_end(table, viewer.language, reviewed)
    keys = {
        "chat": _chat_key(table, viewer),
        "seats": _seats_key(table, viewer, absent, context["standing"], shown["deadlines"]),
        "leaving": (table.id, viewer, context["leaving"]),
    }
    parts = {
        name: remembered((name, *keys[name]), partial(_part, name, context))
        if name in keys
        else _part(name, context)
        for name in PARTS
    }
    is_asked = bool(shown["legal"])
    news = as_shown(table, shown["events"])
    is_over = table.status == OVER
    return Drawing(table.version, shown["actions"], parts, news, is_asked, is_over, absent)


def _part(name: str, context: dict[str, Any]) -> str:
    if name == "board":
        return part(context["board"]["template"], context) if context["board"] else ""
    if name == "choices" and boards.board_of(find_game(context["shown"]["game"])):
        return ""  # they are made on the board
    if name == "end" and not context["result"]:
        return ""
    return part(f"parts/{name}.html", context)


def board_of(
    table: Table, viewer: Viewer, shown: Mapping[str, Any], actions: Sequence[Action]
) -> dict[str, str]:
    """A board, and beside it the list of what can be done where it is not done on the board."""
    context = known(viewer.language, part_context(table, viewer, shown, actions))
    return {name: _part(name, context) for name in ("board", "choices")}


def board_part(
    table: Table, viewer: Viewer, shown: Mapping[str, Any], open_views: OpenViews
) -> str:
    """A board by itself, with nothing to do."""
    context = part_context(table, viewer, shown, (), open_views)
    return _part("board", known(viewer.language, context))


def _chat_key(table: Table, viewer: Viewer) -> tuple[Any, ...]:
    """What the chat part depends on."""
    said = [one.number for one in (*table.chat[:1], *table.chat[-1:])]
    return table.id, viewer.language, len(table.chat), *said


def _seats_key(
    table: Table,
    viewer: Viewer,
    absent: frozenset[int],
    standing: Sequence[int],
    deadlines: Mapping[int, float],
) -> tuple[Any, ...]:
    """What the part about the seats depends on."""
    sitters = tuple([(seat.kind, seat.name, seat.away, seat.has_resigned) for seat in table.seats])
    until = tuple(deadlines.items())
    others = table.to_act, until, absent, *standing
    return table.id, viewer, sitters, table.status, table.winners, others


def part_context(
    table: Table,
    viewer: Viewer,
    shown: Mapping[str, Any],
    actions: Sequence[Action],
    open_views: OpenViews | None = None,
) -> dict[str, Any]:
    """What the templates of parts are given."""
    phrases = table.game.phrases[viewer.language]
    by_text = {action.text: action for action in actions}
    called = [display_name(seat, viewer) for seat in shown["seats"]]
    return {
        "shown": {**shown, "recent": recent(table, viewer)} if table.match else shown,
        "viewer": viewer,
        "names": called,
        "standing": _standing(table, shown) if table.match else (),
        "colours": boards.table_of(table.game).colours,
        "phrases": phrases,
        "lines_of": partial(lines_of, actions, phrases),
        "act": lambda written: by_text.get(written),
        "sentence": str,
        "board": _board(table, viewer, shown, called, open_views or {}) if table.match else None,
        "result": result_of(table, viewer, called),
        "ranking": ranking_of(table, viewer, called),
        "offer": told_offer(table, viewer),
        "leaving": leaving_of(table, viewer, shown),
        "turn": turn_of(table, viewer, shown),
        "is_playing": table.status == PLAYING,
    }


def _standing(table: Table, shown: Mapping[str, Any]) -> Sequence[int]:
    """How many points everybody has that all see, by seat; none where a game does not say."""
    points = boards.table_of(table.game).points
    return tuple(points(shown["view"]["table"])) if points is not None else ()


def display_name(seat: Mapping[str, Any], viewer: Viewer) -> str:
    """A seat's name as the viewer reads it."""
    if seat["kind"] == "open":
        return text("seat-open", viewer.language)
    if seat["kind"] == "bot":
        return text("bot-called", viewer.language, name=seat["name"])
    if seat["seat"] == viewer.seat and not viewer.looks_on:
        return text("you-called", viewer.language, name=seat["name"])
    return str(seat["name"])


def turn_of(table: Table, viewer: Viewer, shown: Mapping[str, Any]) -> str:
    """Whose turn it is, in words."""
    if table.status == CLOSED:
        return text("closed", viewer.language)
    if table.ending is not None:
        names = [display_name(seat, viewer) for seat in shown["seats"]]
        return " ".join(filter(None, result_of(table, viewer, names)))
    if table.status != PLAYING:
        return ""
    replaced = {seat for seat in table.to_act if table.seats[seat].is_replaced}
    if viewer.seat in set(table.to_act) - replaced and not viewer.looks_on:
        return text("your-turn", viewer.language)
    asked = tuple(
        table.seats[seat].name if seat in replaced else display_name(shown["seats"][seat], viewer)
        for seat in table.to_act
    )
    return text("turn-of", viewer.language, names=asked, count=len(asked))


def _board(
    table: Table, viewer: Viewer, shown: Mapping[str, Any], names: list[str], open_views: OpenViews
) -> Mapping[str, Any]:
    """The board's template and what it needs; any game has a plain one, drawn as text."""
    lying = shown["view"]["table"]
    prepare = boards.board_of(table.game)
    if prepare is not None:
        template = f"{boards.TEMPLATES}{table.game_id}/board.html"
        spoken = table.game.phrases[viewer.language].language
        viewer = viewer if spoken == viewer.language else viewer._replace(language=spoken)
        return {"template": template, "prompt": "", **prepare(lying, viewer, names, open_views)}
    match = table.match
    assert match is not None
    drawing = table.game.drawn(lying, match.players, viewer.language)
    return {"template": "parts/plain-board.html", "prompt": "", "drawing": marked_up(drawing)}


def marked_up(drawing: str) -> Markup:
    """A board drawn for a console as HTML: every style is a class."""
    drawn_text = Text.from_markup(drawing)
    plain = drawn_text.plain
    edges = sorted({0, len(plain), *(edge for span in drawn_text.spans for edge in span[:2])})
    parts = []
    for start, end in pairwise(edges):
        styles = " ".join(
            str(span.style) for span in drawn_text.spans if span.start <= start < span.end
        )
        classes = " ".join(f"s-{word.replace('_', '-')}" for word in styles.split())
        part = escape(plain[start:end])
        parts.append(
            Markup('<span class="{}">{}</span>').format(classes, part) if classes else part
        )
    return Markup("").join(parts)
