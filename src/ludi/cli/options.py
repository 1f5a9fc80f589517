"""Match options on the command line: NAME or NAME=VALUE, and what each one means."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Sequence
from typing import Any

import ludi
from ludi.cli.texts import text
from ludi.core.registry import find_game
from ludi.core.sentences import typeset
from ludi.core.state import Field

_SWITCHES = {
    **dict.fromkeys(("on", "yes", "oui", "true"), True),
    **dict.fromkeys(("off", "no", "non", "false"), False),
}


def read_option(word: str) -> tuple[str, Any] | None:
    """The name and value that a word gives; None if it is no option."""
    name, equals, value = word.partition("=")
    if not name or (equals and not value):
        return None
    return name, _value(value) if equals else True


def _value(word: str) -> Any:
    if word.lower() in _SWITCHES:
        return _SWITCHES[word.lower()]
    return int(word) if re.fullmatch(r"-?[0-9]{1,9}", word) else word


def options_page(words: Sequence[str], language: str) -> str:
    """The options of the game that is named among these words, explained; none: nothing."""
    named = [word for word in words if word in ludi.game_ids()]
    if not named:
        return ""
    game = find_game(named[0])
    phrases = game.phrases[language]
    labels = {field.name: _label(field, language) for field in game.options}
    width = max(map(len, labels.values()), default=0)
    columns = shutil.get_terminal_size().columns - 2
    lines = [text("options_of", language, game=phrases.title)]
    for name, label in labels.items():
        lines += textwrap.wrap(
            typeset(phrases.option(name), language),
            columns,
            initial_indent=f"  {label:<{width}}  ",
            subsequent_indent=" " * (width + 4),
            break_on_hyphens=False,
        )
    return "\n".join(lines)


def _label(field: Field, language: str) -> str:
    if field.is_switch:
        return field.name
    return text("option_range", language, name=field.name, low=field.low, high=field.high)
