"""The kinds of values that settings have, and how each is read from a word or from a file."""

from __future__ import annotations

import ipaddress
import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from ludi.core.errors import LudiError
from ludi.core.sentences import add_sentences


class BadSetting(LudiError):
    """A setting that there is not, or a value that it cannot have."""


class Wrong(Exception):
    """A kind does not know this value."""


_DATABASES: Final = ("sqlite", "postgresql", "postgres")


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
        return {"low": self.low, "high": self.high}


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
        return {"choices": ", ".join(self.choices)}


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


add_sentences(
    {
        "setting.text": {
            "en": "{where} takes a text of {shortest} or more characters, not {value!r}.",
            "fr": "{where} prend un texte d’au moins {shortest} caractère(s), pas {value!r}.",
        },
        "setting.database": {
            "en": "{where} takes sqlite:///FILE (a fourth slash before a path from the root) or "
            "postgresql://USER@HOST/NAME.",
            "fr": "{where} prend sqlite:///FICHIER (une quatrième barre devant un chemin depuis "
            "la racine) ou postgresql://UTILISATEUR@HÔTE/NOM.",
        },
        "setting.range": {
            "en": "{where} takes a whole number from {low} to {high}, not {value!r}.",
            "fr": "{where} prend un nombre entier de {low} à {high}, pas {value!r}.",
        },
        "setting.number": {
            "en": "{where} takes a number from {low} to {high}, not {value!r}.",
            "fr": "{where} prend un nombre de {low} à {high}, pas {value!r}.",
        },
        "setting.switch": {
            "en": "{where} is on or off: true or false, not {value!r}.",
            "fr": "{where} est actif ou non : true ou false, pas {value!r}.",
        },
        "setting.choice": {
            "en": "{where} is one of {choices}, not {value!r}.",
            "fr": "{where} est l’un de : {choices} ; pas {value!r}.",
        },
        "setting.networks": {
            "en": "{where} takes addresses and networks such as 10.0.0.7 or 10.0.0.0/8, with "
            "commas between them, not {value!r}.",
            "fr": "{where} prend des adresses et des réseaux comme 10.0.0.7 ou 10.0.0.0/8, séparés "
            "par des virgules, pas {value!r}.",
        },
        "setting.hosts": {
            "en": "{where} takes names such as games.example.org, with commas between them, not "
            "{value!r}.",
            "fr": "{where} prend des noms comme games.example.org, séparés par des virgules, pas "
            "{value!r}.",
        },
        "setting.unknown": {
            "en": "{where} is no setting. Did you mean {near}? `ludi serve --settings` shows all.",
            "fr": "{where} n’est pas un réglage. Vouliez-vous dire {near} ? "
            "`ludi serve --settings` les montre tous.",
        },
        "setting.file": {
            "en": "The settings in {path} cannot be read: {why}",
            "fr": "Les réglages de {path} ne se lisent pas : {why}",
        },
    }
)
