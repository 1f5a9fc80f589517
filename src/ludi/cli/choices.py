"""Legal actions as a short numbered list, and what a person types as one of them.

A word is understood without its accents, apostrophes and hyphens, and a piece by its id, its word
or its name; the beginning of a word is enough where it is clear.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from ludi.cli.layout import whole
from ludi.cli.texts import text
from ludi.core.actions import Action
from ludi.core.lines import Line, is_number, last_value, numbers_of, written
from ludi.core.state import Argument
from ludi.core.voices import Voice

Words = tuple[str, ...]

# So many choices are named to someone who was not clear.
_SOME = 8

_APOSTROPHES = "'’‘ʼ"
_SPELT_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
# A hyphen before a number is its sign: no choice has a negative one.
_PARTING = re.compile(r"(?<!\S)[-−‐–](?=\D)|(?<=\S)[-−‐–]|[,;]")


class Unclear(Exception):
    """What was typed is no choice; the message says what would be."""


class Unknown(Unclear):
    """What was typed begins no choice, and may be misspelt."""


# --- What was typed -----------------------------------------------------------------------------


def parse(typed: str, lines: Sequence[Line], phrases: Voice, language: str) -> Action:
    """The action that was typed: a line's number, its words, or enough of them to be clear."""
    words = plain(typed)
    if not words:
        return _only_choice(lines, language)
    if len(lines) == len(words) == 1 and words[0] in lines[0].last_values:
        words = ("1", *words)
    number = int(words[0]) if is_number(words[0]) and len(words[0]) < 4 else -1
    numbered = dict(zip(numbers_of(lines), lines, strict=True))
    if number in numbered:
        return _in_line(number, numbered[number], words[1:], phrases, language)
    actions = [action for line in lines for action in line.actions]
    found = _meant(words, actions, phrases)
    if len(found) == 1:
        return found[0]
    if not found:
        example = whole(written(actions[0], phrases))
        raise Unknown(text("not_understood", language, text=short(typed), example=example))
    raise Unclear(_which(typed, found, phrases, language))


def _which(typed: str, found: Sequence[Action], phrases: Voice, language: str) -> str:
    """What to say where words could mean several actions."""
    leading = {(action.name, *list(action.args.values())[:-1]) for action in found}
    if len(leading) == 1 and isinstance(last_value(found[0]), int):
        values = [phrases.word(last_value(action)) for action in found]
        return text("which_last", language, text=short(typed), values=values)
    choices = [written(action, phrases) for action in found[:_SOME]]
    others = len(found) > _SOME
    return text("ambiguous", language, text=short(typed), choices=choices, others=others)


def meant_of_all(typed: str, actions: Iterable[Action], phrases: Voice) -> Action | None:
    """The one action, of all that a game knows, that is written in full so."""
    words = plain(typed)
    found = [action for action in actions if _reads(words, _slots(action, phrases), exactly=True)]
    return found[0] if len(found) == 1 else None


def _only_choice(lines: Sequence[Line], language: str) -> Action:
    if len(lines) == 1 and len(lines[0].actions) == 1:
        return lines[0].actions[0]
    if len(lines) == 1:
        raise Unclear(_which_value(numbers_of(lines)[0], lines[0], language))
    raise Unclear(text("choose_one", language))


def _in_line(number: int, line: Line, words: Words, phrases: Voice, language: str) -> Action:
    first = line.actions[0]
    names_it = bool(first.args) and _ends_so(words, first, phrases, exactly=True)
    if len(line.actions) == 1 and (not words or names_it):
        return first
    if not line.last_values:
        raise Unclear(text("no_value", language, number=number))
    for exactly in (True, False):
        found = [action for action in line.actions if _ends_so(words, action, phrases, exactly)]
        if len(found) == 1:
            return found[0]
    for is_part in (_is_part, _begins_part):
        found = [a for a in line.actions if is_part(words, spellings(last_value(a), phrases))]
        if len(found) == 1:
            return found[0]
    raise Unclear(_which_value(number, line, language))


def _which_value(number: int, line: Line, language: str) -> str:
    """What to add to a line's number."""
    example = whole(f"{number} {line.last_values[0]}")
    return text("which_value", language, values=line.last_values, example=example)


def _ends_so(words: Words, action: Action, phrases: Voice, exactly: bool) -> bool:
    """Whether words name the last value of an action."""
    return bool(words) and _reads(words, [spellings(last_value(action), phrases)], exactly)


def _meant(words: Words, actions: Iterable[Action], phrases: Voice) -> list[Action]:
    """The actions that are said so: whole, by a beginning, or by their arguments alone."""
    slots = [(action, _slots(action, phrases)) for action in actions]
    for skipped in (0, 1) if not is_number(words[0]) else (0,):
        for exactly in (True, False):
            found = [action for action, said in slots if _reads(words, said[skipped:], exactly)]
            if found:
                return found
    return [action for action, said in slots if _names(words, action, said[0])]


def _names(words: Words, action: Action, verbs: set[Words]) -> bool:
    """Whether words are a verb and what the beginning of the action's sentence is about."""
    verb = next((verb for verb in verbs if words[: len(verb)] == verb), None)
    about = words[len(verb) :] if verb else words
    beginning = plain(re.split("[:;]", str(action), maxsplit=1)[0])
    is_about = set(about) <= set(beginning) and len(set(about)) == len(about)
    return bool(about) and is_about and not all(map(is_number, about))


def _slots(action: Action, phrases: Voice) -> list[set[Words]]:
    """How each part of an action may be spelled: the verb, then the arguments."""
    verb = {plain(action.name), *spelt_plainly(phrases.verbs[action.name])}
    return [verb, *(spellings(value, phrases) for value in action.args.values())]


def spellings(value: Argument, phrases: Voice) -> set[Words]:
    said = (phrases.word(value), phrases.name(value))
    return {plain(str(value)), *(spelling for word in said for spelling in spelt_plainly(word))}


def _reads(words: Words, slots: Sequence[set[Words]], exactly: bool) -> bool:
    """Whether words fill slots one after another; unless exactly, beginnings are enough."""
    if not words or not slots:
        return not words and (not slots or not exactly)
    return any(
        _spells(words[:count], spelling, exactly) and _reads(words[count:], slots[1:], exactly)
        for spelling in slots[0]
        for count in range(1, min(len(words), len(spelling)) + 1)
    )


def _spells(words: Words, spelling: Words, exactly: bool) -> bool:
    if exactly or words == spelling:
        return words == spelling
    *whole, last = words
    begun = spelling[len(whole)]
    fits = last == begun or (begun.startswith(last) and not is_number(last))
    return fits and spelling[: len(whole)] == tuple(whole)


# --- Pieces -------------------------------------------------------------------------------------


def find_pieces(typed: str, pieces: Iterable[str], phrases: Voice) -> list[str]:
    """The piece that was typed; or else all that begin so, or whose name does."""
    words = plain(typed)
    known = {piece: spellings(piece, phrases) for piece in pieces}
    exact = [piece for piece, said in known.items() if words in said]
    begun = [piece for piece, said in known.items() if _reads(words, [said], exactly=False)]
    return exact or begun or [piece for piece, said in known.items() if _is_part(words, said)]


def _is_part(words: Words, said: set[Words]) -> bool:
    return bool(words) and any(set(words) <= set(spelling) for spelling in said)


def _begins_part(words: Words, said: set[Words]) -> bool:
    """Whether each word is the beginning of some word of a spelling, a number all of it."""
    return bool(words) and any(
        all(any(_spells((word,), (part,), exactly=False) for part in spelling) for word in words)
        for spelling in said
    )


def in_ids(typed: str, pieces: Iterable[str], legal: Sequence[Action], phrases: Voice) -> str:
    """What was typed with its verb and pieces by their ids, as a game reads composite moves.

    Only a piece of a legal action is understood by its beginning.
    """
    known = {piece: spellings(piece, phrases) for piece in pieces}
    possible = {str(value) for action in legal for value in action.args.values()}
    words = plain(typed)
    verbs = {
        spelling: name for name, verb in phrases.verbs.items() for spelling in spelt_plainly(verb)
    }
    said, rest = [verbs.get(words[:1], *words[:1])] if words else [], words[1:]
    while rest:
        found, count = _first_piece(rest, known, possible)
        said.append(found)
        rest = rest[count:]
    return " ".join(said)


def _first_piece(
    words: Words, known: Mapping[str, set[Words]], possible: Iterable[str]
) -> tuple[str, int]:
    """The piece that words begin with, and how many of them it takes; else the first word."""
    longest = max((len(each) for one in known.values() for each in one), default=1)
    for count in range(min(longest, len(words)), 0, -1):
        piece = _piece(words[:count], known, possible)
        if piece is not None:
            return piece, count
    return words[0], 1


def _piece(words: Words, known: Mapping[str, set[Words]], begun: Iterable[str]) -> str | None:
    """The piece of this spelling, or the only one of `begun` that begins so."""
    found = [piece for piece, said in known.items() if words in said]
    if words and not found:
        found = [piece for piece in begun if _reads(words, [known[piece]], exactly=False)]
    return found[0] if len(found) == 1 else None


# --- Words --------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def plain(typed: str) -> Words:
    """The words in lower case without accents and apostrophes, apart at hyphens and commas."""
    decomposed = unicodedata.normalize("NFD", typed.casefold())
    kept = (sign for sign in decomposed if not unicodedata.combining(sign))
    return tuple(_PARTING.sub(" ", "".join(s for s in kept if s not in _APOSTROPHES)).split())


def spelt_plainly(word: str) -> set[Words]:
    """A word as it may be typed: without its accents, or with what German writes for them."""
    return {plain(word), plain(word.lower().translate(_SPELT_OUT))}


def short(typed: str) -> str:
    """What was typed, fit to be shown again."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in typed)
    return shown if len(shown) <= 40 else shown[:39] + "…"
