"""The kinds of values that settings have, and how each is read from a word or from a file."""

from __future__ import annotations

import ipaddress
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Final

from ludi.core.errors import LudiError, refuse_with
from ludi.core.speech import Words

WORDS: Final = Words(Path(__file__).with_name("words"))
refuse_with(WORDS)


class BadSetting(LudiError):
    """A setting that there is not, or a value that it cannot have."""


class Wrong(Exception):
    """A kind does not know this value."""


_DATABASES: Final = ("sqlite", "postgresql", "postgres")
# How addresses of databases begin.
ADDRESSES: Final = {"sqlite": "sqlite:///", "postgresql": "postgresql://"}


@dataclass(frozen=True)
class Kind(ABC):
    """How the values of a setting are read, and which sentence tells what would be right."""

    code: ClassVar[str]

    @abstractmethod
    def read(self, found: object) -> Any:
        """The value, from a word (of the environment, of a flag) or as a file has it; or Wrong."""

    def facts(self) -> Mapping[str, object]:
        """What the sentence of the code says of this kind."""
        return {}


@dataclass(frozen=True)
class Text(Kind):
    code = "setting.text"
    shortest: int = 1
    is_optional: bool = False

    def read(self, found: object) -> str:
        if not isinstance(found, str) or not found.isprintable():
            raise Wrong
        if len(found) < self.shortest and not (self.is_optional and not found):
            raise Wrong
        return found

    def facts(self) -> Mapping[str, object]:
        return {"shortest": self.shortest}


class Database(Kind):
    """The address of a database. What is refused is not repeated: a password may stand in it."""

    code = "setting.database"

    def read(self, found: object) -> str:
        from sqlalchemy.engine import make_url  # not for every command: it takes a while
        from sqlalchemy.exc import ArgumentError

        if not isinstance(found, str) or not found.isprintable():
            raise Wrong
        try:
            parsed = make_url(found)
        except (ArgumentError, ValueError):
            raise Wrong from None
        kind, _, _ = parsed.drivername.partition("+")
        has_file = parsed.database and parsed.database != ":memory:"
        if kind not in _DATABASES or (kind == "sqlite" and not has_file):
            raise Wrong
        return found

    def facts(self) -> Mapping[str, object]:
        return ADDRESSES


@dataclass(frozen=True)
class Whole(Kind):
    code = "setting.range"
    low: int
    high: int

    def read(self, found: object) -> int:
        if isinstance(found, str) and re.fullmatch(r"[0-9]{1,9}", found):
            found = int(found)
        if type(found) is not int or not self.low <= found <= self.high:
            raise Wrong
        return found

    def facts(self) -> Mapping[str, object]:
        return {"low": str(self.low), "high": str(self.high)}


@dataclass(frozen=True)
class Number(Kind):
    code = "setting.number"
    low: float
    high: float

    def read(self, found: object) -> float:
        if isinstance(found, str) and re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", found):
            found = float(found)
        if type(found) not in (int, float) or not self.low <= found <= self.high:  # type: ignore[operator]
            raise Wrong
        return float(found)  # type: ignore[arg-type]

    def facts(self) -> Mapping[str, object]:
        return {"low": f"{self.low:g}", "high": f"{self.high:g}"}


_SWITCHES: Final = {
    **dict.fromkeys(("true", "on", "yes", "1", "oui"), True),
    **dict.fromkeys(("false", "off", "no", "0", "non"), False),
}


@dataclass(frozen=True)
class Switch(Kind):
    code = "setting.switch"

    def read(self, found: object) -> bool:
        value = _SWITCHES.get(found.lower()) if isinstance(found, str) else found
        if not isinstance(value, bool):
            raise Wrong
        return value


@dataclass(frozen=True)
class Choice(Kind):
    code = "setting.choice"
    choices: tuple[str, ...]

    def read(self, found: object) -> str:
        if found not in self.choices:
            raise Wrong
        return str(found)

    def facts(self) -> Mapping[str, object]:
        return {"choices": self.choices}


class _Several(Kind):
    """A list in a file; words between commas elsewhere."""

    def read(self, found: object) -> tuple[str, ...]:
        if isinstance(found, str):
            found = [word.strip() for word in found.split(",") if word.strip()]
        if not isinstance(found, list) or not all(map(self.is_one, found)):
            raise Wrong
        return tuple(found)

    @abstractmethod
    def is_one(self, found: object) -> bool: ...


class Networks(_Several):
    """Addresses and networks."""

    code = "setting.networks"

    def is_one(self, found: object) -> bool:
        try:
            ipaddress.ip_network(found if isinstance(found, str) else "")
        except ValueError:
            return False
        return True


_HOST: Final = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]", re.IGNORECASE)


class Hosts(_Several):
    """Names of machines, as they stand in addresses of pages."""

    code = "setting.hosts"

    def is_one(self, found: object) -> bool:
        return isinstance(found, str) and _HOST.fullmatch(found) is not None
