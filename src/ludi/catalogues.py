"""Catalogues: files in Fluent's syntax, read once; a message is compiled when it is first said.

Beside what Fluent has, messages may use

    PIECE($card)                    the name of a piece: the message `piece-ID`
    PIECE($card, form: "dative")    one of its forms: an attribute of that message
    LIST($names)                    “Ann, Ben and Eve”; join: "or" or "comma"; of: "piece"
    ELIDE("de", $name)              “d’Octavie”, “de Brutus”

Numbers have a minus sign, not a hyphen; French signs and quotation marks are kept from breaking off
by spaces that do not break, which a file need not care for.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from fluent_compiler.compiler import compile_messages
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt

from ludi.core.errors import LudiError
from ludi.core.speech import CORE, ENGLISH, PARTED_FROM, kept_together

_PIECE: Final = "piece-"
# Numbers are said in full up to so many bits.
_MOST_BITS: Final = 64
# What is remembered of what was said; what strangers have sent may be long.
_MOST_SAID: Final = 5000
_LONGEST_SAID: Final = 1000
_BROKEN: Final = re.compile(r"(?<!\n)\n(?![\n ])")
# Values of these types are told from each other by what they are equal to.
_PLAIN: Final = frozenset((str, int))
_VOWELS: Final = "aeiouyh"


@cache
def catalogue(folder: Path, language: str) -> Catalogue:
    """The messages of a folder in a language, and those that all have; what the language lacks is
    in English."""
    inherits = catalogue(folder, ENGLISH) if language != ENGLISH else None
    paths = [place / f"{language}.ftl" for place in dict.fromkeys((CORE, folder))]
    return Catalogue(language, [path for path in paths if path.is_file()], inherits)


def messages_of(path: Path) -> Mapping[str, tuple[str, ...]]:
    """The messages of a file itself, and their attributes, `KEY.NAME`, each with all texts that it
    may say; what is only known when it is said is a lozenge. SyntaxError: it cannot be read."""
    found = {}
    for key, entry in _entries(path).items():
        if isinstance(entry, ast.Message):
            found[key] = _texts(entry.value)
            found |= {f"{key}.{one.id.name}": _texts(one.value) for one in entry.attributes}
    return found


class Catalogue:
    """The messages of some files."""

    def __init__(
        self, language: str, paths: Iterable[Path], inherits: Catalogue | None = None
    ) -> None:
        self.language = language
        self._inherits = inherits
        self._entries: dict[str, ast.Message | ast.Term] = {}
        for path in paths:
            self._entries |= _entries(path)
        self._functions = {"PIECE": self._piece, "LIST": self._listed, "ELIDE": _elided}
        self._compiled: dict[str, Callable[[Mapping[str, Any]], str]] = {}
        self._said: dict[Any, str] = {}

    @cached_property
    def keys(self) -> Collection[str]:
        """Every message there is, in whatever language."""
        return dict.fromkeys([*(self._inherits.keys if self._inherits else ()), *self.own_keys])

    @property
    def own_keys(self) -> Collection[str]:
        """Every message of the language itself."""
        return [key for key in self._entries if not key.startswith("-")]

    def has(self, key: str) -> bool:
        """Whether there is a message, or an attribute of one."""
        name, _, attribute = key.partition(".")
        entry = self._entries.get(name)
        if entry is not None and _pattern(entry, attribute) is not None:
            return True
        return self._inherits is not None and self._inherits.has(key)

    def say(self, key: str, values: Mapping[str, Any]) -> str:
        """A message with its values; KeyError: there is none, or it names another value."""
        given = values if _PLAIN.issuperset(map(type, values.values())) else self._facts(values)
        said = (key, *given.items())
        found = self._said.get(said)
        if found is None:
            found = self._message(key)(self._facts(given))
            if len(self._said) >= _MOST_SAID:
                self._said.clear()
            if len(found) <= _LONGEST_SAID and all(map(_is_small, given.values())):
                self._said[said] = found
        return found

    def _facts(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {name: _fact(value, self.language) for name, value in values.items()}

    def variables(self, key: str) -> set[str]:
        """What a message names."""
        return {name[1:] for entry in self._needed(key) for name in _named(entry) if name[0] == "$"}

    # --- Messages ---

    def _message(self, key: str) -> Callable[[Mapping[str, Any]], str]:
        found = self._compiled.get(key)
        if found is None:
            found = self._compiled[key] = self._compile(key)
        return found

    def _compile(self, key: str) -> Callable[[Mapping[str, Any]], str]:
        name, _, attribute = key.partition(".")
        entry = self._entries.get(name)
        pattern = _pattern(entry, attribute) if entry is not None else None
        if pattern is None:
            if self._inherits is None:
                raise KeyError(f"{key} is not said in {self.language}")
            return self._inherits._message(key)
        if all(isinstance(element, ast.TextElement) for element in pattern.elements):
            text = "".join(element.value for element in pattern.elements)  # type: ignore[union-attr]
            return lambda _: text
        return self._compiled_by_fluent(key)

    def _compiled_by_fluent(self, key: str) -> Callable[[Mapping[str, Any]], str]:
        text = FluentSerializer().serialize(ast.Resource(list(self._needed(key))))
        compiled = compile_messages(
            self.language,
            [FtlResource.from_string(text)],
            functions=self._functions,
            use_isolating=False,
        )
        if compiled.errors:
            raise KeyError(f"{key}: {compiled.errors}")
        message = compiled.message_functions[key]

        def say(values: Mapping[str, Any]) -> str:
            errors: list[Exception] = []
            said: str = message(values, errors)
            if errors:
                raise KeyError(f"{key} in {self.language}: {errors}")
            return said

        return say

    def _needed(self, key: str) -> Iterable[ast.Message | ast.Term]:
        """A message, and what it refers to."""
        waiting, found = [key.partition(".")[0]], dict[str, ast.Message | ast.Term]()
        while waiting:
            name = waiting.pop()
            entry = self._entries.get(name)
            if entry is None and self._inherits is not None:
                entry = self._inherits._entries.get(name)
            if entry is not None and name not in found:
                found[name] = entry
                waiting += [other for other in _named(entry) if other[0] != "$"]
        return found.values()

    # --- Functions ---

    def _piece(self, piece: str, form: str = "") -> str:
        """The name of a piece, or one of its forms."""
        return self._message(f"{_PIECE}{piece}.{form}" if form else f"{_PIECE}{piece}")({})

    def _listed(self, several: str, join: str = "and", of: str = "", form: str = "") -> str:
        items = several.items if isinstance(several, Several) else (several,)
        names = [self._piece(item, form) if of == "piece" else str(item) for item in items]
        if len(names) < 2:
            return "".join(names)
        comma, last = self._message("list-comma"), self._message(f"list-{join}")
        first = names[0]
        for name in names[1:-1]:
            first = comma({"first": first, "last": name})
        return last({"first": first, "last": names[-1]})


@cache
def _entries(path: Path) -> dict[str, ast.Message | ast.Term]:
    text = kept_together(path.read_text(encoding="utf-8"))
    found = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise SyntaxError(f"{path}: {(entry.content or '').strip()[:80]}")
        if isinstance(entry, ast.Message | ast.Term):
            _Unwrapping().visit(entry)
            found[f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name] = entry
    return found


def _pattern(entry: ast.Message | ast.Term, attribute: str) -> ast.Pattern | None:
    if not attribute:
        return entry.value
    return next((one.value for one in entry.attributes if one.id.name == attribute), None)


class _Unwrapping(Visitor):
    """Lines that a file has broken are one; blank lines and indented ones stay."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = _BROKEN.sub(" ", node.value)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = (one.value if isinstance(one, ast.TextElement) else "◊" for one in node.elements)
        self.found.append("".join(parts))
        self.generic_visit(node)


def _texts(pattern: ast.Pattern | None) -> tuple[str, ...]:
    texts = _Texts()
    if pattern is not None:
        texts.visit(pattern)
    return tuple(texts.found)


class _Names(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.append(f"${node.id.name}")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)


def _named(entry: ast.Message | ast.Term) -> list[str]:
    """The variables ($), terms (-) and messages that an entry names."""
    names = _Names()
    names.visit(entry)
    return names.found


# --- Values -------------------------------------------------------------------------------------


class Several(str):
    """Several names, for LIST."""

    items: tuple[str, ...]

    def __new__(cls, items: Iterable[Any]) -> Several:
        found = tuple(map(str, items))
        several = super().__new__(cls, "\x1f".join(found))
        several.items = found
        return several


class _Number(FluentInt):  # type: ignore[misc]
    """A whole number; small ones, as most are, are the same in all languages: those of up to four
    digits are not parted, so that they read as one types them."""

    def format(self, locale: Any) -> str:
        if -PARTED_FROM < self < PARTED_FROM:
            return str(int(self)).replace("-", "−")
        return str(super().format(locale)).replace("-", "−")


_number: Final = lru_cache(maxsize=1024)(_Number)


def _fact(value: Any, language: str) -> Any:
    """A value as Fluent takes it."""
    if isinstance(value, str | float):
        return value
    if value is None or isinstance(value, bool):
        return {True: "yes", False: "no", None: "none"}[value]
    if isinstance(value, int):
        return _number(value) if value.bit_length() <= _MOST_BITS else _roughly(value)
    if isinstance(value, list | tuple):
        return Several(value)
    return value.sentence(language) if isinstance(value, LudiError) else str(value)


def _is_small(value: Any) -> bool:
    """Whether a value can be remembered: strangers send what they like."""
    if isinstance(value, int):
        return value.bit_length() <= _MOST_BITS
    return not isinstance(value, str) or len(value) <= _LONGEST_SAID


def _roughly(value: int) -> str:
    """A number that nobody reads digit by digit; somebody may well send one of thousands."""
    power = int(value.bit_length() * math.log10(2))
    return f"{'−' if value < 0 else ''}10^{power}"


def _elided(word: str, name: Any) -> str:
    """A short word before a name: before a vowel it loses its own."""
    name = str(name)
    first = unicodedata.normalize("NFD", name[:1]).lower()[:1]
    return f"{word[:-1]}’{name}" if first and first in _VOWELS else f"{word} {name}"
