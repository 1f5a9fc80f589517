"""Files of words: complete in every language, with the same facts, and nothing in them that nobody
is to see."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

import ludi
from ludi.catalogues import Catalogue, Several, catalogue
from ludi.core.registry import find_game, our_game_ids
from ludi.core.speech import ENGLISH

SOURCES: Final = Path(ludi.__file__).parent
FILES: Final = sorted(SOURCES.rglob("words/*.ftl"))
FOLDERS: Final = sorted({path.parent for path in FILES})
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCES)))

NUMBERS: Final = (0, 1, 2, 21, -1)
NAMES: Final = ("Octavie", "Hélène", "Brutus", "Ysé")
# What a person is never to read: ids, numbers of seats, files, what makes programs.
UNSEEN: Final = re.compile(
    r"\b[a-z]+_[a-z]+\b|\(s\)|\b(?:Seat|Place|Platz) 0\b|\.(?:py|ftl|json)\b|\bmake\b|\?\?\?|[{}]"
)
FRENCH_UNSEEN: Final = re.compile(
    r"\b[Dd]e [AEIOUHÉÈÊÂÎÔ]|\b[Qq]ue [AEIOUHÉÈÊÂÎÔ]|[^\s\u00a0\u202f][;?!]|[^\s\u00a0\u202f\d/]:"
)
# What Fluent selects by is a word or a number; a variable is given each kind that its name means.
_LISTS: Final = re.compile(r"LIST\(\s*\$(\w+)")
_PIECES: Final = re.compile(r"PIECE\(\s*\$(\w+)|LIST\(\s*\$(\w+)[^)]*of:")


def catalogue_of(path: Path) -> Catalogue:
    return catalogue(path.parent, path.stem)


def own_keys(path: Path) -> list[str]:
    """The messages of a file itself."""
    return [
        key
        for key in catalogue_of(path).own_keys
        if re.search(rf"^{re.escape(key)} =", _text(path), re.M)
    ]


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _words_of(text: str, name: str) -> list[str]:
    """The words by which a message selects on a variable."""
    found = [
        word
        for selector in re.finditer(rf"\${name} ->(.*?)\n\s*\}}", text, re.S)
        for word in re.findall(r"\[(\w[\w-]*)\]", selector[1])
    ]
    return [word for word in found if not word.isdigit() and word not in ("one", "other")]


def values_for(path: Path, name: str) -> list[Any]:
    """What a variable may hold, by what the file does with it."""
    text = _text(path)
    pieces = [
        key.removeprefix("piece-") for key in catalogue_of(path).keys if key.startswith("piece-")
    ]
    in_pieces = {one for pair in _PIECES.findall(text) for one in pair if one}
    if name in _LISTS.findall(text):
        items = pieces if name in in_pieces else list(NAMES)
        return [Several(items[:count]) for count in (1, 2, 3)]
    if name in in_pieces:
        return pieces
    if name in re.findall(r"NUMBER\(\s*\$(\w+)", text):
        return [0.5, 33.3, *NUMBERS]
    if words := _words_of(text, name):
        return list(dict.fromkeys(words))
    return [*NAMES[:2], *NUMBERS]


@every_file
def test_every_message_is_said_with_all_that_may_come(path: Path) -> None:
    words = catalogue_of(path)
    unseen = [UNSEEN, FRENCH_UNSEEN] if path.stem == "fr" else [UNSEEN]
    for key in own_keys(path):
        names = sorted(words.variables(key))
        choices = [values_for(path, name) for name in names]
        for number in range(max(map(len, choices), default=1)):
            values = {
                name: of[(number + place) % len(of)]
                for place, (name, of) in enumerate(zip(names, choices, strict=True))
            }
            said = words.say(key, values)
            assert said.strip(), key
            found = [pattern.search(said) for pattern in unseen]
            is_typed = key.startswith("type-")
            assert is_typed or not any(found), f"{key}: {said}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(SOURCES)))
def test_languages_say_the_same(folder: Path) -> None:
    """Every message in every language, with the same facts; what one types may be the id itself."""
    keys = {
        path.stem: {key for key in own_keys(path) if not key.startswith("type-")}
        for path in folder.glob("*.ftl")
    }
    english = catalogue(folder, ENGLISH)
    for language in keys:
        other = catalogue(folder, language)
        assert keys[language] == keys[ENGLISH], f"{language}: {keys[language] ^ keys[ENGLISH]}"
        for key in keys[ENGLISH]:
            assert other.variables(key) == english.variables(key), f"{language}: {key}"
            assert other.has(f"{key}.hint") == english.has(f"{key}.hint"), f"{language}: {key}.hint"


def test_lists_names_and_numbers() -> None:
    folder = SOURCES / "core" / "words"
    for language, joined in (("en", "Ann, Ben and Eve"), ("fr", "Ann, Ben et Eve")):
        words = catalogue(folder, language)
        assert words._listed(Several(["Ann", "Ben", "Eve"])) == joined
    assert catalogue(folder, "en").say("score", {"points": -1}) == "−1 point"
    assert catalogue(folder, "fr").say("score", {"points": 0}) == "0 point"


@pytest.mark.parametrize(("game_id", "language"), list(product(our_game_ids(), ("en", "fr"))))
def test_actions_are_worded_when_they_are_read(
    game_id: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game(game_id)
    match = ludi.Match(game_id, seed=3)
    said: list[str] = []

    def action(_: Any, name: str, *__: Any) -> str:
        said.append(name)
        return name

    monkeypatch.setattr(type(game.phrases[language]), "action", action)
    legal = match.legal(match.to_act[0], language)
    assert legal and not said
    assert legal[0].sentence == str(legal[0]) == said[0] and len(said) == 1
