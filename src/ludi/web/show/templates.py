"""Templates over documents, and fragments that need not be drawn again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from jinja2 import ChoiceLoader, Environment, FunctionLoader, PackageLoader, StrictUndefined
from markupsafe import Markup

from ludi.core.sentences import typeset
from ludi.web.show import boards
from ludi.web.show.texts import text


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


def _say(language: str, key: str, **values: object) -> str:
    return text(key, language, **values)
