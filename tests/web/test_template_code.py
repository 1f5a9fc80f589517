"""Templates are drawn by code with fewer steps than Jinja's own: what is drawn must be the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined, TemplateRuntimeError
from jinja2.exceptions import UndefinedError
from markupsafe import Markup

import ludi
from ludi.web.show import drawing, templates
from ludi.web.show.template_code import Documents, PlainMacro
from ludi.web.show.views import Viewer
from ludi.web.storage.entries import Entry
from ludi.web.tables.table import Table
from seeding import chooser

_MOST_DRAWN: Final = 120
HOW: Final[dict[str, Any]] = {"autoescape": True, "undefined": StrictUndefined}


def both(text: str, /, **given: Any) -> str:
    """A template drawn both ways."""
    loader = DictLoader({"drawn": text})
    plain = Environment(loader=loader, **HOW).get_template("drawn").render(given)
    ours = Documents(loader=loader, **HOW).get_template("drawn").render(given)
    assert ours == plain
    return ours


def drawn_by_jinja(name: str, context: dict[str, Any]) -> str:
    return PLAIN.get_template(name).render(context)


PLAIN: Final = Environment(
    loader=templates._environment.loader, trim_blocks=True, lstrip_blocks=True, **HOW
)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ludi.game_ids())
def test_boards_are_drawn_as_jinja_draws_them(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn(seat: int | None) -> Mapping[str, str]:
        templates._fragments.clear()
        parts = drawing.draw(table, Viewer(seat, language, is_host=seat == 0)).parts
        templates._fragments.clear()
        return parts

    chance = chooser(f"boards are drawn: {game}, {language}")
    table = _begun(game)
    while table.status != "over" and table.version < _MOST_DRAWN:
        seat = chance.choice([None, 0, 1])
        ours = drawn(seat)
        with monkeypatch.context() as plain:
            plain.setattr(drawing, "part", drawn_by_jinja)
            assert drawn(seat) == ours
        acting = chance.choice(table.to_act)
        action = chance.choice(table.live().legal(acting)).text
        _take(table, "acted", {"seat": acting, "do": action})


def _begun(game: str) -> Table:
    table = Table("t")
    rules = ludi.Match(game, seats=2, seed=1).game.rules_version
    setting = {"game": game, "rules": rules, "host": "g0", "seats": 2, "options": {}}
    _take(table, "created", {**setting, "public": False, "clock": 0})
    for seat, name in enumerate(("Ann <b>", "Ben & Eve")):
        _take(table, "seated", {"seat": seat, "kind": "person", "name": name, "guest": f"g{seat}"})
    _take(table, "started", {"seed": "7" * 64, "rules": rules})
    return table


def _take(table: Table, kind: str, body: dict[str, Any]) -> None:
    table.take(Entry(table.version + 1, kind, body, 0.0))


# --- What templates can say ---------------------------------------------------------------------


def test_values_are_escaped_once() -> None:
    given = {"text": "<&>", "safe": Markup("<b>"), "of": {"name": '"', "n": 3}, "none": None}
    assert both("{{ text }}{{ safe }}{{ of.name }}{{ of.n }}{{ none }}{{ 1.5 }}", **given) == (
        "&lt;&amp;&gt;<b>&#34;3None1.5"
    )


def test_names_are_keys_attributes_and_methods() -> None:
    given = {"of": {"items": 1, "a": {"b": [4, 5]}}, "list": [1, 2], "text": "AB"}
    assert both("{{ of.a.b[1] }}{{ of.get('c', 6) }}{{ list.index(2) }}{{ text.lower() }}", **given)


def test_macros_are_given_what_they_ask_for_in_order_or_by_name() -> None:
    macro = "{% macro m(a, b=2) %}<i>{{ a }}{% if b %}-{{ b }}{% endif %}</i>{% endmacro %}"
    assert both(macro + "{{ m('<') }}{{ m(1, 0) }}{{ m(b=3, a=4) }}{{ m(m(5)) }}") == (
        "<i>&lt;-2</i><i>1</i><i>4-3</i><i><i>5-2</i>-2</i>"
    )


def test_macros_can_be_handed_on_and_set_again() -> None:
    macro = "{% macro m(a) %}[{{ a }}]{% endmacro %}"
    assert both(macro + "{% set n = m %}{{ n(1) }}{{ m(2) | upper }}{{ m(3) ~ '<' }}")
    assert both("{% set m = 1 %}{{ m }}" + macro + "{{ m(2) }}")


def test_what_is_called_may_draw() -> None:
    def twice(caller: Any) -> Markup:
        return Markup(caller() + caller())

    assert both("{% call twice() %}<b>{{ x }}</b>{% endcall %}", twice=twice, x="<") == (
        "<b>&lt;</b><b>&lt;</b>"
    )


def test_loops_conditions_and_what_they_set() -> None:
    text = """{% for a, b in list if a %}{% set c = a + b %}{{ loop.index }}:{{ c }}{% else %}none
{% endfor %}{% if not list %}x{% elif list | length > 1 %}y{% else %}{% endif %}{{ d }}"""
    assert both(text, list=[(1, 2), (0, 3), (4, 5)], d="{braces}")
    assert both(text, list=[], d="{{braces}}")


def test_a_template_that_goes_on_in_others_tells_them_what_it_has_set() -> None:
    loader = DictLoader(
        {
            "base": "<{% block a %}{% endblock %}>",
            "drawn": "{% extends 'base' %}{% set x = 'x' %}{% block a %}{{ x }}{% endblock %}",
            "with": "{% set said = '&' %}{% macro m() %}!{% endmacro %}{% include 'part' %}",
            "part": "{{ said }}",
        }
    )
    for name in ("drawn", "with"):
        plain = Environment(loader=loader, **HOW).get_template(name).render()
        assert Documents(loader=loader, **HOW).get_template(name).render() == plain


def test_macros_can_be_imported() -> None:
    loader = DictLoader(
        {
            "pieces": "{% macro m(a) %}[{{ a }}]{% endmacro %}{% set n = 2 %}",
            "drawn": "{% from 'pieces' import m, n %}{{ m(n) }}"
            "{% import 'pieces' as p %}{{ p.m(3) }}",
        }
    )
    for environment in (Environment(loader=loader, **HOW), Documents(loader=loader, **HOW)):
        assert environment.get_template("drawn").render() == "[2][3]"


def test_who_extends_may_set_what_the_other_names() -> None:
    loader = DictLoader(
        {
            "base": "<{{ page }}{% block a %}{% endblock %}>",
            "drawn": "{% extends 'base' %}{% set page = 'x' %}",
        }
    )
    for environment in (Environment(loader=loader, **HOW), Documents(loader=loader, **HOW)):
        assert environment.get_template("drawn").render(page="outer") == "<x>"


def test_what_is_not_there_may_be_asked_for() -> None:
    assert (
        both("{{ of.x is defined }}{{ of.x | default('z') }}{{ of.y }}", of={"y": 1}) == "Falsez1"
    )


def test_what_is_missing_is_an_error() -> None:
    for text in ("{{ x }}", "{{ of.x }}", "{% macro m(a) %}{{ a }}{% endmacro %}{{ m() }}"):
        template = Documents(**HOW).from_string(text)
        with pytest.raises((UndefinedError, KeyError, TemplateRuntimeError)):
            template.render(of={"y": 1})
    with pytest.raises(TypeError, match="'b'"):
        PlainMacro(Environment(), lambda a: a, "m", ("a",), False, False, False)(b=1)


def test_all_templates_can_be_prepared(caplog: pytest.LogCaptureFixture) -> None:
    templates._template.cache_clear()
    templates.prepare()
    assert not caplog.records
    assert templates._template.cache_info().misses > 20
    misses = templates._template.cache_info().misses
    templates.part(f"games/{ludi.game_ids()[0]}/shapes.html", {})
    assert templates._template.cache_info().misses == misses
