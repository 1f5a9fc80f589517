"""Legal actions as a short numbered list, and what a person types as one of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from ludi.cli.texts import text
from ludi.core.actions import Action
from ludi.core.phrases import Phrases


class Unclear(Exception):
    """What was typed is no choice; the message says what would be."""


@dataclass(frozen=True)
class Line:
    """One line of the list: an action, or several that differ only in their last argument."""

    words: str
    actions: tuple[Action, ...]

    @property
    def last_values(self) -> tuple[str, ...]:
        if len(self.actions) == 1:
            return ()
        return tuple(str(list(action.args.values())[-1]) for action in self.actions)


def written(action: Action, phrases: Phrases) -> str:
    """An action as a person types it in this language."""
    return " ".join([phrases.verbs[action.name], *map(str, action.args.values())])


def lines_of(actions: Sequence[Action], phrases: Phrases) -> list[Line]:
    """Actions whose sentences differ only in a value at the end share a line."""
    groups: dict[tuple[str, ...], list[Action]] = {}
    for action in actions:
        *leading, last = [str(value) for value in action.args.values()] or [""]
        key = leading if last and str(action).endswith(last) else [*leading, last]
        groups.setdefault((action.name, *key), []).append(action)
    return [
        Line(" ".join([phrases.verbs[key[0]], *key[1:], "…"]), tuple(group))
        if len(group) > 1
        else Line(written(group[0], phrases), (group[0],))
        for key, group in groups.items()
    ]


def parse(typed: str, lines: Sequence[Line], phrases: Phrases, language: str) -> Action:
    """The action that was typed: a line's number, its words, or enough of them to be clear."""
    words = _plain(typed).split()
    if not words:
        return _only_choice(lines, language)
    if len(lines) == len(words) == 1 and words[0] in map(_plain, lines[0].last_values):
        words = ["1", *words]
    number = int(words[0]) if words[0].isascii() and words[0].isdigit() and len(words[0]) < 4 else 0
    if 1 <= number <= len(lines):
        return _in_line(number, lines[number - 1], words[1:], language)
    actions = [action for line in lines for action in line.actions]
    exact = [action for action in actions if words in _spellings(action, phrases)]
    found = exact or [action for action in actions if _begins(words, action, phrases)]
    if len(found) == 1:
        return found[0]
    if not found:
        example = written(actions[0], phrases)
        raise Unclear(text("not_understood", language, text=_short(typed), example=example))
    choices = ", ".join(written(action, phrases) for action in found[:8])
    raise Unclear(text("ambiguous", language, text=_short(typed), choices=choices))


def _only_choice(lines: Sequence[Line], language: str) -> Action:
    if len(lines) == 1 and len(lines[0].actions) == 1:
        return lines[0].actions[0]
    raise Unclear(text("choose_one", language))


def _in_line(number: int, line: Line, values: Sequence[str], language: str) -> Action:
    if len(line.actions) == 1 and not values:
        return line.actions[0]
    for value, action in zip(line.last_values, line.actions, strict=False):
        if list(values) == [_plain(value)]:
            return action
    if not line.last_values:
        raise Unclear(text("no_value", language, number=number))
    raise Unclear(text("which_value", language, values=", ".join(line.last_values)))


def _spellings(action: Action, phrases: Phrases) -> list[list[str]]:
    return [_plain(action.text).split(), _plain(written(action, phrases)).split()]


def _begins(words: Sequence[str], action: Action, phrases: Phrases) -> bool:
    """Whether the words are a beginning of the action: a part of its verb, then arguments."""
    return any(
        len(words) <= len(spelling)
        and spelling[0].startswith(words[0])
        and spelling[1 : len(words)] == list(words[1:])
        for spelling in _spellings(action, phrases)
    )


def _short(typed: str) -> str:
    """What was typed, fit to be shown again."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in typed)
    return shown if len(shown) <= 40 else shown[:39] + "…"


def _plain(typed: str) -> str:
    """Lower case, without accents."""
    decomposed = unicodedata.normalize("NFD", typed.lower())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))
