"""Templates over documents, and fragments that need not be drawn again."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import cache, partial
from itertools import product
from typing import Any, Final

from jinja2 import ChoiceLoader, FunctionLoader, PackageLoader, StrictUndefined
from jinja2.runtime import new_context
from markupsafe import Markup

from ludi.core.registry import find_game, game_ids
from ludi.core.speech import LANGUAGES
from ludi.web.show import boards, portraits, seats
from ludi.web.show.template_code import Documents
from ludi.web.show.texts import text

_log: Final = logging.getLogger("ludi")
_OURS: Final = PackageLoader("ludi.web")
_fragments: Final[OrderedDict[Any, str]] = OrderedDict()
_MOST_FRAGMENTS: Final = 5000
_LONGEST_FRAGMENT: Final = 20_000
_environment: Final = Documents(
    fragments=_fragments,
    loader=ChoiceLoader([_OURS, FunctionLoader(boards.template_text)]),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)


def remembered(key: Any, caller: Callable[[], str]) -> str:
    """A fragment as it was drawn before for the same key, which holds all that it shows."""
    found = _fragments.get(key)
    if found is None:
        found = Markup(caller())
        if len(found) <= _LONGEST_FRAGMENT:
            _fragments[key] = found
        if len(_fragments) > _MOST_FRAGMENTS:
            _fragments.popitem(last=False)
    return found


_environment.globals["remembered"] = remembered
_environment.globals["address_of"] = boards.address_of
_environment.globals["picture_of"] = boards.picture_of
_environment.globals["people_of"] = seats.people_of
_environment.globals["portrait_of"] = portraits.address_of
_environment.globals["game_template"] = boards.template_of
_environment.globals["languages"] = LANGUAGES
_environment.globals["named"] = partial(text, "language-name")


def page(name: str, language: str, **context: Any) -> str:
    """A whole page."""
    return part(name, known(language, context))


def known(language: str, context: Mapping[str, Any]) -> dict[str, Any]:
    """All that templates can name: what is given, and what every template has."""
    words = {"t": partial(_say, language), "lang": language}
    return {**_environment.globals, **words, **context}


def part(name: str, context: dict[str, Any]) -> str:
    """One template, without a copy of the context for each of them."""
    template = _template(name)
    shared = new_context(_environment, name, template.blocks, context, shared=True)
    drawn_part = _environment.concat(template.root_render_func(shared))
    # Macros know the context that knows them: a circle, left to the collector, stops everybody.
    shared.vars.clear()
    return drawn_part


_template: Final = cache(_environment.get_template)


def prepare() -> None:
    """Have all templates at hand, those of games, too: the first page of each takes no longer than
    the next; and what pieces do, which is said on every board. One that cannot be read is missing
    where it is asked for, and nowhere else."""
    for name in (*_OURS.list_templates(), *boards.all_templates()):
        try:
            _template(name)
        except Exception:  # noqa: BLE001 - a game's may be anything
            _log.exception("template %s cannot be read", name)
    for game_id, language in product(game_ids(), LANGUAGES):
        _ = find_game(game_id).phrases[language].explanations


def _say(language: str, key: str, **values: object) -> str:
    return text(key, language, **values)
