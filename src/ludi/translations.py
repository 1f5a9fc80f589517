"""What a language lacks: files, messages, facts, pages, and one word for one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from ludi.catalogues import catalogue, messages_of
from ludi.core.registry import find_game, game_ids
from ludi.core.speech import CORE, ENGLISH
from ludi.glossaries import Synonym, Term, synonyms_in_messages, synonyms_in_page, terms_of

_OURS: Final = Path(__file__).parent
# What is typed may be the same in all languages, and so need not be said.
_TYPED: Final = "type-"
_HINT: Final = ".hint"
_CLAUSE: Final = re.compile(r"\b[A-Z]{2,}-\d+\.\d+\b")


class Part(NamedTuple):
    """A folder of words, and the folder of rules pages that belongs to it."""

    words: Path
    pages: Path | None = None


class Finding(NamedTuple):
    """Something that a file or page is to have otherwise.

    no_file no_page     it is missing; `amount` messages or rules are in the English one
    unread              it cannot be read; `names` says why
    missing left_over   `names` are the messages that it lacks, or has for nothing
    lacks adds          `key` is a message, `names` the facts that English names and it does not,
                        or it and not English
    no_rules left_rules `names` are the rules that the page lacks, or has alone
    synonym             `key` is a message or a line, `names` what it says and what it should say
    """

    path: Path
    kind: str
    key: str = ""
    names: tuple[str, ...] = ()
    amount: int = 0


def parts(game_id: str | None = None) -> list[Part]:
    """All words that are installed, or those of one game."""
    games = [find_game(one) for one in ([game_id] if game_id else game_ids())]
    of_games = [Part(game.phrases[ENGLISH].folder, game.rulebook) for game in games]
    if game_id:
        return of_games
    theirs = {part.words for part in of_games}
    folders = sorted(path.parent for path in _OURS.rglob(f"words/{ENGLISH}.ftl"))
    return [*(Part(folder) for folder in folders if folder not in theirs), *of_games]


def languages() -> list[str]:
    """Every language that somebody has begun, English first."""
    files = [path for part in parts() for path in part.words.glob("*.ftl")]
    pages = [path for part in parts() if part.pages for path in part.pages.glob("*.md")]
    return [ENGLISH, *sorted({path.stem for path in [*files, *pages]} - {ENGLISH})]


def findings(part: Part, language: str) -> Iterator[Finding]:
    """All that a language is to have otherwise in one part; English is what it is compared with."""
    path = part.words / f"{language}.ftl"
    files = dict.fromkeys((CORE / path.name, path))
    broken = {file: why for file in files if (why := _why_unread(file))}
    terms = [term for file in files if file not in broken for term in terms_of(file)]
    if not broken:
        yield from _in_words(path, terms)
    elif path in broken:
        yield Finding(path, "unread", names=(broken[path],))
    if part.pages is not None and (part.pages / f"{ENGLISH}.md").is_file():
        yield from _in_page(part.pages / f"{language}.md", terms)


# --- Words --------------------------------------------------------------------------------------


def _why_unread(path: Path) -> str:
    """Why a file cannot be read; one that is not there is not in the way."""
    try:
        if path.is_file():
            messages_of(path)
            terms_of(path)
    except (SyntaxError, UnicodeDecodeError) as error:
        return str(error)
    return ""


def _in_words(path: Path, terms: list[Term]) -> Iterator[Finding]:
    wanted = _compared(path.with_name(f"{ENGLISH}.ftl"))
    if not path.is_file():
        yield Finding(path, "no_file", amount=len(wanted))
        return
    there = _compared(path)
    yield from _named(path, "missing", [key for key in wanted if key not in there])
    yield from _named(path, "left_over", [key for key in there if key not in wanted])
    english, other = catalogue(path.parent, ENGLISH), catalogue(path.parent, path.stem)
    for key in there:
        if key in wanted and not key.endswith(_HINT):
            own, right = other.variables(key), english.variables(key)
            yield from _named(path, "lacks", sorted(right - own), key)
            yield from _named(path, "adds", sorted(own - right), key)
    yield from _synonyms(path, synonyms_in_messages(path, terms))


def _compared(path: Path) -> list[str]:
    """The messages of a file, and their hints, that every language is to have; other attributes
    are forms, which each has of its own."""
    keys = [key for key in messages_of(path) if not key.startswith(_TYPED)]
    return [key for key in keys if "." not in key or key.endswith(_HINT)]


# --- Pages --------------------------------------------------------------------------------------


def _in_page(path: Path, terms: list[Term]) -> Iterator[Finding]:
    wanted = _clauses(path.with_name(f"{ENGLISH}.md"))
    if not path.is_file():
        yield Finding(path, "no_page", amount=len(wanted))
        return
    there = _clauses(path)
    yield from _named(path, "no_rules", [clause for clause in wanted if clause not in there])
    yield from _named(path, "left_rules", [clause for clause in there if clause not in wanted])
    yield from _synonyms(path, synonyms_in_page(path, terms))


def _clauses(path: Path) -> list[str]:
    return list(dict.fromkeys(_CLAUSE.findall(path.read_text(encoding="utf-8"))))


def _named(path: Path, kind: str, names: list[str], key: str = "") -> Iterator[Finding]:
    if names:
        yield Finding(path, kind, key, tuple(names))


def _synonyms(path: Path, found: Iterator[Synonym]) -> Iterator[Finding]:
    for one in found:
        yield Finding(path, "synonym", one.place, (one.found, one.term))
