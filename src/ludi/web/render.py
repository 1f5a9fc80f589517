"""Pages and parts of pages, from documents. A part is drawn anew only for what has changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape
from rich.text import Text

from ludi.core.actions import Action
from ludi.core.lines import lines_of
from ludi.core.sentences import typeset
from ludi.web.boards import BOARDS
from ludi.web.house import Place
from ludi.web.table import OVER, PLAYING, Table
from ludi.web.texts import text
from ludi.web.views import Viewer, document, events, legal

# The parts of a table's page that are drawn anew, by the id of their element. The log is not: what
# has happened is added to it, sentence by sentence.
PARTS: Final = ("status", "board", "choices", "seats", "chat")

# The log shows what so many actions brought.
_TOLD_ACTIONS: Final = 40

_environment: Final = Environment(
    loader=PackageLoader("ludi.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)


@dataclass(frozen=True)
class Drawn:
    """A table as one viewer sees it: the parts of the page, and what happened in sentences."""

    version: int
    actions: int
    parts: Mapping[str, str]
    is_asked: bool
    is_over: bool


def page(name: str, language: str, **context: Any) -> str:
    """A whole page."""
    words = {"t": partial(_say, language), "lang": language, "typeset": typeset}
    return _environment.get_template(name).render(**words, **context)


def drawn(place: Place, viewer: Viewer) -> Drawn:
    """What a viewer sees; drawn once for all who see the same."""
    found = place.rendered.get(viewer)
    if not isinstance(found, Drawn):
        found = _draw(place, viewer)
        place.rendered[viewer] = found
    return found


def _draw(place: Place, viewer: Viewer) -> Drawn:
    table = place.table
    actions = legal(table, viewer)
    shown = document(place, viewer, since=max(-1, played_at(table) - 1), actions=actions)
    context = part_context(table, viewer, shown, actions)
    parts = {name: page(f"parts/{name}.html", viewer.language, **context) for name in PARTS}
    is_asked = bool(shown["legal"])
    return Drawn(table.version, shown["actions"], parts, is_asked, table.status == OVER)


def log_part(place: Place, viewer: Viewer) -> str:
    """What has happened lately, for who has just come."""
    since = max(-1, played_at(place.table) - _TOLD_ACTIONS)
    told = events(place.table, viewer, since) if place.table.match is not None else []
    return page("parts/log.html", viewer.language, events=told)


def played_at(table: Table) -> int:
    """How many actions have been played."""
    return len(table.match.history) if table.match is not None else 0


def part_context(
    table: Table, viewer: Viewer, shown: Mapping[str, Any], actions: Sequence[Action]
) -> dict[str, Any]:
    """What the templates of parts are given."""
    phrases = table.game.phrases[viewer.language]
    by_text = {action.text: action for action in actions}
    named = [display_name(seat, viewer) for seat in shown["seats"]]
    return {
        "shown": shown,
        "viewer": viewer,
        "names": named,
        "phrases": phrases,
        "lines": lines_of(actions, phrases),
        "act": lambda written: by_text.get(written),
        "sentence": lambda action: typeset(str(action), viewer.language),
        "board": _board(table, viewer, shown, named) if table.match is not None else None,
        "result": _result(table, viewer, named),
        "turn": _turn(table, viewer, named),
        "is_playing": table.status == PLAYING,
    }


def display_name(seat: Mapping[str, Any], viewer: Viewer) -> str:
    """A seat's name as the viewer reads it."""
    if seat["kind"] == "open":
        return text("seat_open", viewer.language)
    if seat["kind"] == "bot":
        return text("bot_called", viewer.language, name=seat["name"])
    if seat["seat"] == viewer.seat:
        return text("you_called", viewer.language, name=seat["name"])
    return str(seat["name"])


def _turn(table: Table, viewer: Viewer, names: list[str]) -> str:
    """Whose turn it is, in words."""
    if table.status != PLAYING:
        return ""
    if viewer.seat in table.to_act:
        return text("your_turn", viewer.language)
    asked = [names[seat] for seat in table.to_act]
    return text("turn_of", viewer.language, names=text("and", viewer.language).join(asked))


def _result(table: Table, viewer: Viewer, names: list[str]) -> list[str]:
    """Who has won, and why."""
    match = table.match
    if match is None or table.status != OVER:
        return []
    winners = [names[seat] for seat in match.winners]
    joined = text("and", viewer.language).join(winners)
    key = "won" if len(winners) == 1 else "shared" if winners else "nobody_won"
    if match.winners == (viewer.seat,):
        key = "you_won"
    phrases = table.game.phrases[viewer.language]
    why = phrases.result(match.view(viewer.seat)["table"], match.players)
    said = [text(key, viewer.language, names=joined), typeset(why, viewer.language)]
    return [sentence for sentence in said if sentence]


def _board(
    table: Table, viewer: Viewer, shown: Mapping[str, Any], names: list[str]
) -> Mapping[str, Any]:
    """The board's template and what it needs; any game has a plain one, drawn as text."""
    lying = shown["view"]["table"]
    if table.game_id in BOARDS:
        prepare = BOARDS[table.game_id]
        return {"template": f"boards/{table.game_id}.html", **prepare(lying, viewer, names)}
    match = table.match
    assert match is not None
    drawing = table.game.board(lying, match.players, viewer.language)
    return {"template": "boards/plain.html", "drawing": marked_up(drawing)}


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


def _say(language: str, key: str, **values: object) -> str:
    return text(key, language, **values)
