"""Match options on the command line: NAME or NAME=VALUE, and what each one means."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import ludi
from ludi.cli.texts import text
from ludi.core.match import Match
from ludi.core.registry import find_game
from ludi.core.speech import LANGUAGES
from ludi.core.state import Field
from ludi.core.voices import Voice

# The settings of a server by which tables grow old.
OLD_TABLES: Final = ("keep_finished_days", "keep_abandoned_days")


@cache
def _switches() -> dict[str, bool]:
    """The words for on and off in all languages."""
    found = {"true": True, "false": False}
    for language in LANGUAGES:
        found |= dict.fromkeys(text("switch-on", language).split(), True)
        found |= dict.fromkeys(text("switch-off", language).split(), False)
    return found


def read_option(word: str) -> tuple[str, Any] | None:
    """The name and value that a word gives; None if it is no option."""
    name, equals, value = word.partition("=")
    if not name or (equals and not value):
        return None
    return name, _value(value) if equals else True


def _value(word: str) -> Any:
    if re.fullmatch(r"-?[0-9]{1,9}", word):
        return int(word)
    return _switches().get(word.lower(), word)


def options_chosen(match: Match, language: str) -> list[str]:
    """What is not as usual in a match, in words."""
    usual = {field.name: field.default for field in match.game.options}
    phrases = match.game.phrases[language]
    options = match.options.items()
    return [phrases.chosen(name, value) for name, value in options if value != usual[name]]


def options_given(options: Mapping[str, bool | int], language: str) -> str:
    """Options with their values, as a person types them; none: a dash."""
    given = [_given(name, value, language) for name, value in options.items()]
    return ", ".join(given) or "—"


def _given(name: str, value: bool | int, language: str) -> str:
    if isinstance(value, bool):
        return f"{name}={text('switch-on' if value else 'switch-off', language).split()[0]}"
    return f"{name}={value}"


def options_page(words: Sequence[str], language: str, columns: int = 0) -> str:
    """The options of the game that is named among these words, explained, in so many columns or as
    many as there are; without a game, nothing."""
    named = [word for word in words if word in ludi.game_ids()]
    if not named:
        return ""
    game = find_game(named[0])
    phrases = game.phrases[language]
    labels = {field.name: _label(field, language) for field in game.options}
    width = max(map(len, labels.values()), default=0)
    columns = columns or shutil.get_terminal_size().columns - 2
    lines = [text("options_of", language, game=phrases.title)]
    for field in game.options:
        label = f"  {labels[field.name]:<{width}}  "
        for said in (phrases.options[field.name], _values(field, phrases, language)):
            lines += textwrap.wrap(
                said,
                columns,
                initial_indent=label,
                subsequent_indent=" " * (width + 4),
                break_on_hyphens=False,
            )
            label = " " * (width + 4)
    return "\n".join(lines)


def every_option() -> list[str]:
    """The names of all games' options."""
    return sorted({name for game_id in ludi.game_ids() for name in options_of(game_id)})


def options_of(game_id: str) -> list[str]:
    return [field.name for field in find_game(game_id).options]


def _values(field: Field, phrases: Voice, language: str) -> str:
    """The values of an option, with what each means; nothing where they are numbers only."""
    named = enumerate(phrases.option_values.get(field.name, ()), field.low)
    values = [text("option_value", language, value=value, called=called) for value, called in named]
    return text("option_values", language, values=values) if values else ""


def _label(field: Field, language: str) -> str:
    if field.is_switch:
        return field.name
    return text("option_range", language, name=field.name, low=field.low, high=field.high)
