"""Glossaries: one word for one thing. A file of words says in comments which word it has for
something, and which it has not:

    ### term: roll; not: throw*, threw
    ### term: capture; not: take* … fort; but: take* any fort

Words are whole words, in whatever case; `*` stands for any ending, `…` for some words of the same
part of a sentence, and what comes after `but` is said nevertheless. The core's file speaks for all
of its language, a game's for its messages and its rules page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from ludi.catalogues import messages_of
from ludi.core.speech import kept_together

_LINE: Final = re.compile(r"^#+ *term:(?P<said>.*)$", re.M)
_TERM: Final = re.compile(r"(?P<term>[^;]+); not: (?P<losing>[^;]+)(?:; but: (?P<allowed>[^;]+))?")
# What `…` stands for: some words without a sign that ends a part of a sentence.
_SOME_WORDS: Final = r"(?:[^\s.;:!?]+\s+){0,4}"
# What one types is what one likes to type.
_TYPED: Final = ("type-", "command-", "switch-")
# In a page: what is written as a program reads it, where a link leads, what stands for a message.
_NOT_SAID: Final = re.compile(r"`[^`\n]*`|\]\([^)\n]*\)|\{[^}\n]*\}")


class Term(NamedTuple):
    """The word for something, how it is not called, and where that means something else."""

    word: str
    losing: re.Pattern[str]
    allowed: re.Pattern[str] | None


class Synonym(NamedTuple):
    """A losing synonym: the key of a message or the line of a page, what is said, and the term."""

    place: str
    found: str
    term: str


@cache
def terms_of(path: Path) -> tuple[Term, ...]:
    """The terms that a file of words names. SyntaxError: a line of them cannot be read."""
    if not path.is_file():
        return ()
    text = path.read_text(encoding="utf-8")
    return tuple(_term(path, line["said"].strip()) for line in _LINE.finditer(text))


def _term(path: Path, said: str) -> Term:
    found = _TERM.fullmatch(said)
    if found is None:
        raise SyntaxError(f"{path}: “term: WORD; not: WORD, WORD; but: WORD”, not “{said}”")
    return Term(
        found["term"].strip(),
        _pattern(found["losing"]),
        _pattern(found["allowed"]) if found["allowed"] else None,
    )


def _pattern(phrases: str) -> re.Pattern[str]:
    """What finds any of some phrases, between commas, as whole words."""
    each = "|".join(_phrase(phrase.split()) for phrase in phrases.split(","))
    return re.compile(rf"(?<!\w)(?:{each})(?!\w)", re.IGNORECASE)


def _phrase(words: Sequence[str]) -> str:
    *before, last = words
    parts = [_SOME_WORDS if word == "…" else rf"{_word(word)}\s+" for word in before]
    return "".join([*parts, _word(last)])


def _word(word: str) -> str:
    return re.escape(word).replace(r"\*", r"\w*")


def synonyms_in_messages(path: Path, terms: Sequence[Term]) -> Iterator[Synonym]:
    """Where a file of words says what its language calls otherwise."""
    for key, texts in messages_of(path).items():
        if not key.startswith(_TYPED):
            for text in texts:
                yield from (Synonym(key, *found) for found in synonyms_in(text, terms))


def synonyms_in_page(path: Path, terms: Sequence[Term]) -> Iterator[Synonym]:
    """The same of a rules page."""
    text = kept_together(_NOT_SAID.sub("◊", path.read_text(encoding="utf-8")))
    for term in terms:
        for start, found in _matches(text, term):
            yield Synonym(str(text.count("\n", 0, start) + 1), found, term.word)


def synonyms_in(text: str, terms: Sequence[Term]) -> Iterator[tuple[str, str]]:
    """What a text says that is called otherwise, and how that is called."""
    return ((found, term.word) for term in terms for _, found in _matches(text, term))


def _matches(text: str, term: Term) -> Iterator[tuple[int, str]]:
    spans = [one.span() for one in term.allowed.finditer(text)] if term.allowed else []
    for match in term.losing.finditer(text):
        if not any(start < match.end() and match.start() < end for start, end in spans):
            yield match.start(), " ".join(match[0].split())
