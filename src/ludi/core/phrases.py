"""A game's words in one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludi.core.events import Event
from ludi.core.sentences import typeset

_TAG = re.compile(r"(\\*)(\[[a-z#/@][^[]*?])")

Template = str | Callable[[Mapping[str, Any]], str]


@dataclass(frozen=True)
class Phrases:
    """Everything about a game that a person reads, in one language.

    A template is filled with an action's or event's values, pieces given by their `names`; where a
    plain template cannot say it (plurals), it is a function of the values. `verbs` are the words
    that a person types for an action, `words` those for a piece where its id is not a word of the
    language. `explanations` say what a piece does; `result` why a game ended as it did, from the
    spectator's table and the players. `refusal` says why an action is not legal now, `warning`
    what may be overlooked about one that is, both from the action's name, its values and the seat's
    table; or nothing. `score` writes points with their unit where they are not called points.
    `option_values` are the names of an option's values, from the lowest on, where they have any;
    `hints` what one may also type, by phase, where actions are typed.
    """

    language: str
    title: str
    tagline: str
    names: Mapping[str, str]
    verbs: Mapping[str, str]
    actions: Mapping[str, Template]
    events: Mapping[str, Template]
    options: Mapping[str, str]
    prompts: Mapping[str, Template]
    help: Mapping[str, str]
    rules: str
    words: Mapping[str, str] = field(default_factory=dict)
    explanations: Mapping[str, str] = field(default_factory=dict)
    result: Callable[[Mapping[str, Any], tuple[str, ...]], str] = lambda *_: ""
    refusal: Callable[[str, Mapping[str, Any], Mapping[str, Any]], str] = lambda *_: ""
    warning: Callable[[str, Mapping[str, Any], Mapping[str, Any]], str] = lambda *_: ""
    score: Callable[[int], str] | None = None
    option_values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    hints: Mapping[str, Template] = field(default_factory=dict)

    def action(
        self,
        name: str,
        arguments: Mapping[str, Any],
        look: Callable[[], Mapping[str, Any]] | Mapping[str, Any] | None = None,
    ) -> str:
        """An action's sentence; a template that is a function may look at the seat's table."""
        template = self.actions[name]
        if isinstance(template, str) or look is None:
            return self._filled(template, arguments)
        table = look() if callable(look) else look
        return self._filled(template, {**arguments, "table": table})

    def word(self, value: Any) -> str:
        """A value as a person types it."""
        return self.words.get(str(value), str(value))

    def event(self, event: Event, players: tuple[str, ...]) -> str:
        """The sentence of an event; one that lacks a secret has a template of its own."""
        values = {
            key: players[value] if key.endswith("seat") else value
            for key, value in event.facts.items()
        }
        return self._filled(self.events[event.template], values)

    def prompt(self, table: Mapping[str, Any]) -> str:
        """What is asked at a table, by its phase."""
        return self._said(self.prompts[table["phase"]], table)

    def hint(self, table: Mapping[str, Any]) -> str:
        """What one may also type at a table, by its phase; mostly nothing."""
        return self._said(self.hints.get(table["phase"], ""), table)

    def _said(self, template: Template, table: Mapping[str, Any]) -> str:
        return typeset(template if isinstance(template, str) else template(table), self.language)

    def scored(self, points: int) -> str:
        """Points with their unit."""
        if self.score is not None:
            return self.score(points)
        is_one = points in (-1, 0, 1) if self.language == "fr" else points == 1
        return f"{points} point" if is_one else f"{points} points"

    def option(self, name: str) -> str:
        """What an option means, with the names of its values."""
        values = ", ".join(
            f"{value} {called}" for value, called in enumerate(self.option_values.get(name, ()))
        )
        return f"{self.options[name]} ({values})" if values else self.options[name]

    def name(self, word: Any) -> str:
        return self.names.get(str(word), str(word))

    def _filled(self, template: Template, values: Mapping[str, Any]) -> str:
        if isinstance(template, str):
            named = {key: self.name(value) for key, value in values.items()}
            return typeset(template.format_map(named), self.language)
        return typeset(template(values), self.language)


def escaped(text: str) -> str:
    """A name for a board, whose brackets are no console markup."""
    return _TAG.sub(lambda found: f"{found[1] * 2}\\{found[2]}", text)
