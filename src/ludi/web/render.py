"""Pages and parts of pages, from documents. A part is drawn anew only for what has changed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any, Final

from jinja2 import ChoiceLoader, Environment, FunctionLoader, PackageLoader, StrictUndefined
from markupsafe import Markup, escape
from rich.text import Text

from ludi.core.actions import Action
from ludi.core.events import CHAPTERS, Event
from ludi.core.lines import lines_of
from ludi.core.match import Match
from ludi.core.phrases import Phrases
from ludi.core.ranking import winners_named
from ludi.core.registry import find_game
from ludi.core.sentences import typeset
from ludi.web.abouts import abouts
from ludi.web.house import Place
from ludi.web.show import boards
from ludi.web.table import OVER, PLAYING, Note, Table
from ludi.web.texts import text
from ludi.web.views import Viewer, deadlines, document, events, legal, told_events

# The parts of a table's page that are drawn anew, by the id of their element. The log is not: what
# has happened is added to it, sentence by sentence.
PARTS: Final = ("status", "board", "choices", "seats", "chat")

# The table as seats see it, for the open replay.
Opened = Mapping[int, Mapping[str, Any]]

# So far a board looks back.
_RECENT_ACTIONS: Final = 12

# The log shows what so many actions brought.
_TOLD_ACTIONS: Final = 40


class _Documents(Environment):
    """Templates over documents: `shown.view` is looked up as a key first, which is faster."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


_environment: Final = _Documents(
    loader=ChoiceLoader([PackageLoader("ludi.web"), FunctionLoader(boards.template_text)]),
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
    # What the last action brought.
    news: list[dict[str, Any]]
    is_asked: bool
    is_over: bool


_fragments: Final[OrderedDict[Any, str]] = OrderedDict()
_MOST_FRAGMENTS: Final = 5000


def remembered(key: Any, caller: Callable[[], str]) -> str:
    """A fragment as it was drawn before for the same key, which holds all that it shows."""
    found = _fragments.get(key)
    if found is None:
        found = _fragments[key] = Markup(caller())
        if len(_fragments) > _MOST_FRAGMENTS:
            _fragments.popitem(last=False)
    return found


_environment.globals["remembered"] = remembered
_environment.globals["address_of"] = boards.address_of
_environment.globals["picture_of"] = boards.picture_of
_environment.globals["game_template"] = boards.template_of


def page(name: str, language: str, **context: Any) -> str:
    """A whole page."""
    return part(name, known(language, context))


def known(language: str, context: Mapping[str, Any]) -> dict[str, Any]:
    """All that templates can name: what is given, and what every template has."""
    words = {"t": partial(_say, language), "lang": language, "typeset": typeset}
    return {**_environment.globals, **words, **context}


def part(name: str, context: Mapping[str, Any]) -> str:
    """One template, without a copy of the context for each of them."""
    template = _environment.get_template(name)
    shared = template.new_context(dict(context), shared=True)
    drawn_part = _environment.concat(template.root_render_func(shared))
    # Macros know the context that knows them: a circle, left to the collector, stops everybody.
    shared.vars.clear()
    return drawn_part


def drawn(place: Place, viewer: Viewer) -> Drawn:
    """What a viewer sees; drawn once for all who see the same."""
    found = place.rendered.get(viewer)
    if not isinstance(found, Drawn):
        found = _draw(place, viewer)
        place.rendered[viewer] = found
    return found


def table_context(place: Place, viewer: Viewer) -> dict[str, Any]:
    """What the page of a table that is played, or was, is given."""
    table, seen = place.table, drawn(place, viewer)
    return {
        "title": table.game.phrases[viewer.language].title,
        "table": table,
        "table_id": table.id,
        "viewer": viewer,
        "seen": seen,
        "said": seen.parts["chat"],
        "log": log_part(place, viewer, table.version),
        "abouts": abouts(table.game, viewer.language, table.options),
    }


def _draw(place: Place, viewer: Viewer) -> Drawn:
    table = place.table
    actions = legal(table, viewer)
    shown = document(place, viewer, since=max(-1, played_at(table) - 1), actions=actions)
    context = known(viewer.language, part_context(table, viewer, shown, actions))
    context["absent"] = place.absent
    keys = {"chat": _chat_key(table, viewer), "seats": _seats_key(place, viewer)}
    parts = {
        name: remembered((name, *keys[name]), partial(_part, name, context))
        if name in keys
        else _part(name, context)
        for name in PARTS
    }
    is_asked = bool(shown["legal"])
    news = as_news(table, shown["events"])
    return Drawn(table.version, shown["actions"], parts, news, is_asked, table.status == OVER)


def _part(name: str, context: Mapping[str, Any]) -> str:
    if name == "board":
        return part(context["board"]["template"], context) if context["board"] else ""
    if name == "choices" and boards.board_of(find_game(context["shown"]["game"])):
        return ""  # they are made on the board
    return part(f"parts/{name}.html", context)


def board_of(
    table: Table, viewer: Viewer, shown: Mapping[str, Any], actions: Sequence[Action]
) -> dict[str, str]:
    """A board, and beside it the list of what can be done where it is not done on the board."""
    context = known(viewer.language, part_context(table, viewer, shown, actions))
    return {name: _part(name, context) for name in ("board", "choices")}


def board_part(table: Table, viewer: Viewer, shown: Mapping[str, Any], opened: Opened) -> str:
    """A board by itself, with nothing to do."""
    context = part_context(table, viewer, shown, (), opened)
    return _part("board", known(viewer.language, context))


def as_news(table: Table, told: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Events as the log takes them: without what stands on the board, such as every card dealt."""
    return [
        {"sentence": event["sentence"], "begins": event["event"] in CHAPTERS}
        for event in told
        if event["event"] not in table.game.on_board
    ]


def news_of(table: Table, viewer: Viewer, told: Iterable[Event]) -> list[dict[str, Any]]:
    """Events as the log takes them."""
    return as_news(table, told_events(table, viewer, told))


def notes_since(table: Table, viewer: Viewer, version: int) -> list[dict[str, Any]]:
    """What the log tells besides the match, after a version."""
    return [_told(table, viewer, note) for note in table.notes if note.number > version]


def _told(table: Table, viewer: Viewer, note: Note) -> dict[str, Any]:
    name = table.seats[note.seat].name
    sentence = text(f"note_{note.what}", viewer.language, name=name)
    return {"sentence": sentence, "begins": False}


def _chat_key(table: Table, viewer: Viewer) -> tuple[Any, ...]:
    """What the chat part depends on."""
    return table.id, viewer.language, table.chat[-1].number if table.chat else 0


def _seats_key(place: Place, viewer: Viewer) -> tuple[Any, ...]:
    """What the part about the seats depends on."""
    table = place.table
    sitters = tuple((seat.kind, seat.name, seat.away) for seat in table.seats)
    until = tuple(deadlines(table).items())
    return table.id, viewer, sitters, table.status, table.to_act, until, place.absent


def log_part(place: Place, viewer: Viewer, until: int) -> str:
    """What has happened lately, for who has just come; with notes up to a version."""
    table = place.table
    since = max(-1, played_at(table) - _TOLD_ACTIONS)
    news = as_news(table, events(table, viewer, since)) if table.match is not None else []
    for note in reversed(table.notes):
        if note.number <= until and note.actions >= since:
            after = len(as_news(table, events(table, viewer, note.actions)))
            news.insert(len(news) - after, _told(table, viewer, note))
    return page("parts/log.html", viewer.language, news=news)


def played_at(table: Table) -> int:
    """How many actions have been played."""
    return len(table.match.history) if table.match is not None else 0


def part_context(
    table: Table,
    viewer: Viewer,
    shown: Mapping[str, Any],
    actions: Sequence[Action],
    opened: Opened | None = None,
) -> dict[str, Any]:
    """What the templates of parts are given."""
    phrases = table.game.phrases[viewer.language]
    by_text = {action.text: action for action in actions}
    named = [display_name(seat, viewer) for seat in shown["seats"]]
    return {
        "shown": {**shown, "recent": recent(table, viewer)} if table.match else shown,
        "viewer": viewer,
        "names": named,
        "phrases": phrases,
        "lines": lines_of(actions, phrases),
        "act": lambda written: by_text.get(written),
        "sentence": lambda action: typeset(str(action), viewer.language),
        "board": _board(table, viewer, shown, named, opened or {}) if table.match else None,
        "result": _result(table, viewer, named),
        "turn": turn_of(table, viewer, shown),
        "is_playing": table.status == PLAYING,
    }


def recent(table: Table, viewer: Viewer) -> list[dict[str, Any]]:
    """What has happened since the viewer acted, for who was not quick enough to see it; who looks
    at a match again sees one action after the other. There is nothing to remember where all can
    be seen at once."""
    if not table.game.has_secrets:
        return []
    history = table.live().history
    since = max(0, len(history) - (1 if viewer.looks_on else _RECENT_ACTIONS))
    own = [at for at in range(since, len(history)) if history[at].seat == viewer.seat]
    return events(table, viewer, own[-1] if own else since)


def display_name(seat: Mapping[str, Any], viewer: Viewer) -> str:
    """A seat's name as the viewer reads it."""
    if seat["kind"] == "open":
        return text("seat_open", viewer.language)
    if seat["kind"] == "bot":
        return text("bot_called", viewer.language, name=seat["name"])
    if seat["seat"] == viewer.seat and not viewer.looks_on:
        return text("you_called", viewer.language, name=seat["name"])
    return str(seat["name"])


def turn_of(table: Table, viewer: Viewer, shown: Mapping[str, Any]) -> str:
    """Whose turn it is, in words."""
    if table.status != PLAYING:
        return ""
    if viewer.seat in table.to_act and not viewer.looks_on:
        return text("your_turn", viewer.language)
    asked = [display_name(shown["seats"][seat], viewer) for seat in table.to_act]
    return text("turn_of", viewer.language, names=text("and", viewer.language).join(asked))


def _result(table: Table, viewer: Viewer, names: list[str]) -> list[str]:
    """Who has won, and why."""
    match = table.match
    if match is None or table.status != OVER:
        return []
    phrases = table.game.phrases[viewer.language]
    winners = winners_named(match.ranking, names, phrases)
    joined = text("and", viewer.language).join(winners)
    key = "won" if len(winners) == 1 else "shared" if winners else "nobody_won"
    if len(winners) == 1 and match.winners == (viewer.seat,):
        key = "you_won"
    why = phrases.result(match.view(viewer.seat)["table"], match.players) or _scores(match, phrases)
    return [text(key, viewer.language, names=joined), typeset(why, viewer.language)]


def _scores(match: Match, phrases: Phrases) -> str:
    """Everybody's points, the most first."""
    ranked = sorted(range(match.seats), key=lambda seat: -match.points[seat])
    told = [
        text(
            "score",
            phrases.language,
            name=match.players[seat],
            points=phrases.scored(match.points[seat]),
        )
        for seat in ranked
    ]
    return " · ".join(told)


def _board(
    table: Table, viewer: Viewer, shown: Mapping[str, Any], names: list[str], opened: Opened
) -> Mapping[str, Any]:
    """The board's template and what it needs; any game has a plain one, drawn as text."""
    lying = shown["view"]["table"]
    prepare = boards.board_of(table.game)
    if prepare is not None:
        template = boards.template_of(table.game_id, "board.html")
        viewer = replace(viewer, language=table.game.phrases[viewer.language].language)
        return {"template": template, "prompt": "", **prepare(lying, viewer, names, opened)}
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


def _say(language: str, key: str, **values: object) -> str:
    return text(key, language, **values)
