"""Settings in words: as `ludi serve --settings` shows them, and as a table for a page.

`python -m ludi.web.settings.telling PAGE` prints the table anew into a page that has one.
"""

from __future__ import annotations

import json
import re
import sys
import textwrap
from dataclasses import fields
from pathlib import Path
from typing import Final

from ludi.core.speech import ENGLISH
from ludi.web.settings.gathering import Gathered
from ludi.web.settings.kinds import WORDS
from ludi.web.settings.rows import ROWS, Settings

_HIDDEN: Final = "***"
_PASSWORD_OF_USER: Final = re.compile(r"(://[^:/@]*:).*@")
_PASSWORD_ASKED_WITH: Final = re.compile(r"([?&][^=&]*pass[^=&]*=)[^&]*", re.IGNORECASE)
_WIDTH: Final = 88


def told(gathered: Gathered, language: str) -> str:
    """Every setting with its value, where that comes from, and what it means: what a settings file
    could be, apart from secrets."""
    return "\n\n".join(_told(name, gathered, language) for name in ROWS)


def _told(name: str, gathered: Gathered, language: str) -> str:
    about = ROWS[name].words[language]
    lines = textwrap.wrap(
        about, _WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False
    )
    value = shown(name, getattr(gathered.settings, name))
    origin = gathered.origins.get(name) or WORDS.say("default", language)
    return "\n".join([*lines, f"{name} = {value}  # {origin}"])


def shown(name: str, value: object) -> str:
    """A value as a settings file has it, without what nobody is to see."""
    if ROWS[name].is_secret and value:
        value = _HIDDEN
    if name == "database":
        value = without_password(str(value))
    return json.dumps(value, ensure_ascii=False)


def without_password(address: str) -> str:
    """An address of a database that can be shown."""
    hidden = _PASSWORD_OF_USER.sub(rf"\1{_HIDDEN}@", address)
    return _PASSWORD_ASKED_WITH.sub(rf"\1{_HIDDEN}", hidden)


# --- For a page ---------------------------------------------------------------------------------

_TABLE: Final = re.compile(r"(<!-- settings -->\n).*?(<!-- end of settings -->)", re.DOTALL)


def with_table(page: str) -> str:
    """A page with the table as it is now."""
    return _TABLE.sub(lambda around: f"{around[1]}{table()}\n{around[2]}", page)


def table() -> str:
    lines = ["| name | default | |", "|---|---|---|"]
    for one in fields(Settings):
        row = ROWS[one.name]
        default = row.default_words or shown(one.name, one.default)
        lines.append(f"| `{one.name}` | `{default}` | {row.words[ENGLISH]} |")
    return "\n".join(lines)


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_table(path.read_text(encoding="utf-8")), encoding="utf-8")
