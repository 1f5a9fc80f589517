"""Where settings come from: flags count before the environment, and that before a file."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ludi.core.documents import trouble
from ludi.web.settings.kinds import BadSetting, Wrong
from ludi.web.settings.rows import FILE_FLAG, PREFIX, ROWS, Settings, flag_of, variable_of

FILE: Final = "ludi.toml"
# What other parts of the project read from the environment.
_OTHERS: Final = frozenset(
    f"{PREFIX}{name}"
    for name in ("CACHE_DIR", "DOCUMENTS", "GAMES", "KILLS", "LANG", "PEERS", "QUICK", "SEED")
)


@dataclass(frozen=True)
class Gathered:
    """The settings, and where those come from that are not as usual."""

    settings: Settings
    origins: Mapping[str, str]


def gathered(flags: Mapping[str, object], environment: Mapping[str, str], folder: Path) -> Gathered:
    """All settings, from flags by name, from the environment, and from a file: the one that is
    named there, or `ludi.toml` in the folder where there is one."""
    variables = {name: value for name, value in environment.items() if value}
    named = flags.get(FILE_FLAG) or variables.get(variable_of(FILE_FLAG))
    found = Found()
    if named is not None or (folder / FILE).is_file():
        found.read_file(folder / str(named or FILE))
    found.read_environment(variables)
    for name, value in flags.items():
        if name in ROWS:
            found.take(name, value, flag_of(name), flag_of(name))
    return Gathered(Settings(**found.values), found.origins)


class Found:
    """What was found so far; what comes later counts."""

    def __init__(self) -> None:
        self.values: dict[str, Any] = {}
        self.origins: dict[str, str] = {}

    def take(self, name: str, value: object, where: str, origin: str) -> None:
        row = ROWS[name]
        try:
            self.values[name] = row.kind.read(value)
        except Wrong:
            shown = "***" if row.is_secret else _printable(value)
            facts = row.kind.facts()
            raise BadSetting(row.kind.code, where=where, value=shown, **facts) from None
        self.origins[name] = origin

    def read_file(self, path: Path) -> None:
        for name, value in _document(path).items():
            if name not in ROWS:
                raise _unknown(f"{path}: {name}", name, ROWS)
            self.take(name, value, f"{path}: {name}", str(path))

    def read_environment(self, variables: Mapping[str, str]) -> None:
        names = {variable_of(name): name for name in ROWS}
        known = {*names, variable_of(FILE_FLAG), *_OTHERS}
        for variable, value in variables.items():
            if variable in names:
                self.take(names[variable], value, variable, variable)
            elif variable.startswith(PREFIX) and variable not in known:
                raise _unknown(variable, variable, known - _OTHERS)


def _document(path: Path) -> Mapping[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("setting.file", path=path, trouble=trouble(error), why="") from error
    except ValueError as error:
        raise BadSetting("setting.file", path=path, trouble="contents", why=error) from error


def _printable(value: object) -> str:
    """A value as it was written; signs that nobody sees are spelt out."""
    if not isinstance(value, str):
        return repr(value)
    return value if value.isprintable() else repr(value)[1:-1]


def _unknown(where: str, name: str, known: Iterable[str]) -> BadSetting:
    near = difflib.get_close_matches(name, sorted(known), n=3, cutoff=0.0)
    return BadSetting("setting.unknown", where=where, near=near)
