"""Templates over documents, and fragments that need not be drawn again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, Final

from jinja2 import (
    ChoiceLoader,
    Environment,
    FunctionLoader,
    PackageLoader,
    StrictUndefined,
    nodes,
)
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.runtime import Macro
from jinja2.utils import missing
from markupsafe import Markup, escape

from ludi.core.sentences import LANGUAGES, typeset
from ludi.web.show import boards
from ludi.web.show.texts import text


class _PlainCalls(CodeGenerator):
    """Templates call what they name as Python does. Jinja asks of everything that is called whether
    it wants to be given the context; nothing here does."""

    def visit_Call(  # noqa: N802 - Jinja's name
        self, node: nodes.Call, frame: Frame, forward_caller: bool = False
    ) -> None:
        if node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in node.args:
            self.visit(argument, frame)
            self.write(", ")
        for named in node.kwargs:
            self.visit(named, frame)
            self.write(", ")
        self.write("caller=caller)" if forward_caller else ")")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.escaped(")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        self.write("environment.")
        super().macro_def(macro_ref, frame)


@lru_cache(maxsize=8192)
def _escaped_text(text: str) -> str:
    return str(escape(text))


def _escaped(value: Any) -> str:
    """What stands on a page for a value; the same few texts stand there again and again."""
    kind = type(value)
    if kind is str:
        return _escaped_text(value)
    if kind is int:
        return str(value)
    return value if kind is Markup else str(escape(value))


class _PlainMacro(Macro):
    """A macro that is given what it asks for, in order, is called at once; it knows itself what
    stands for what is missing at the end."""

    def __call__(self, *args: Any, **kwargs: Any) -> str:
        lacking = self._argument_count - len(args)
        if kwargs or lacking < 0 or self.caller:
            return super().__call__(*args, **kwargs)
        return Markup(self._func(*args, *[missing] * lacking) if lacking else self._func(*args))


class _Documents(Environment):
    """Templates over documents: `shown.view` is looked up as a key first, which is faster."""

    code_generator_class = _PlainCalls
    Macro = _PlainMacro
    escaped = staticmethod(_escaped)

    def getattr(self, obj: Any, attribute: str) -> Any:
        if type(obj) is dict:
            return obj[attribute] if attribute in obj else super().getattr(obj, attribute)
        try:
            return getattr(obj, attribute)
        except AttributeError:
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
_LONGEST_FRAGMENT: Final = 20_000


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
_environment.globals["game_template"] = boards.template_of
_environment.globals["languages"] = LANGUAGES
_environment.globals["named"] = partial(text, "language-name")


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
