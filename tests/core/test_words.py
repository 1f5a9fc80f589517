"""Files of words: complete in every language, with the same facts, and nothing in them that nobody
is to see."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

import ludi
from ludi.catalogues import Catalogue, Several, catalogue, messages_of
from ludi.core.registry import find_game, our_game_ids
from ludi.core.speech import LANGUAGES
from ludi.glossaries import synonyms_in, synonyms_in_messages, terms_of
from ludi.translations import Part, findings, parts

SOURCES: Final = Path(ludi.__file__).parent
FILES: Final = sorted(SOURCES.rglob("words/*.ftl"))
PARTS: Final = [part for part in parts() if SOURCES in part.words.parents]
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCES)))
every_part = pytest.mark.parametrize(
    "part", PARTS, ids=lambda part: "/".join(part.words.parts[-3:])
)

NUMBERS: Final = (0, 1, 2, 21, -1)
# What names seats as people count them, from 1 on.
SEATS_FROM_ONE: Final = ("error-setup-option_seat", "analyse-no_seat", "level-open")
NAMES: Final = ("Octavie", "Hélène", "Brutus", "Ysé")
# What a person is never to read: ids, numbers of seats, files, what makes programs.
UNSEEN: Final = re.compile(
    r"\b[a-z]+_[a-z]+\b|\(s\)|\b(?:Seat|Place|Platz) 0\b|\.(?:py|ftl|json)\b|\bmake\b|\?\?\?|[{}]"
)
FRENCH_UNSEEN: Final = re.compile(
    r"\b(?:[Dd]e|[Qq]ue) (?!I\b)[AEIOUHÉÈÊÂÎÔ]|[^\s\u00a0\u202f][;?!]|[^\s\u00a0\u202f\d/]:"
)
# What Fluent selects by is a word or a number; a variable is given each kind that its name means.
_LISTS: Final = re.compile(r"LIST\(\s*\$(\w+)")
_PIECES: Final = re.compile(r"PIECE\(\s*\$(\w+)|LIST\(\s*\$(\w+)[^)]*of:")


def catalogue_of(path: Path) -> Catalogue:
    return catalogue(path.parent, path.stem)


def own_keys(path: Path) -> list[str]:
    """The messages of a file itself."""
    return [key for key in messages_of(path) if "." not in key]


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
        if key in SEATS_FROM_ONE:
            choices = [[value for value in of if value != 0] for of in choices]
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


@pytest.mark.parametrize("language", LANGUAGES)
@every_part
def test_languages_say_the_same_with_one_word_for_one_thing(part: Part, language: str) -> None:
    """Every message in every language, with the same facts; what one types may be the id itself."""
    assert list(findings(part, language)) == []


def test_all_words_are_looked_through() -> None:
    assert {part.words for part in PARTS} >= {path.parent for path in FILES}
    assert len(FILES) == len({path.parent for path in FILES}) * len(LANGUAGES)


# --- What a language lacks ----------------------------------------------------------------------

ENGLISH_WORDS: Final = """\
### term: roll; not: throw*, threw
### term: capture; not: take* … fort, took it; but: take* any fort

title = A game
piece-a = A
    .the = the A
both = { $a } and { $b }
step = Roll.
    .hint = No, roll.
type-a = a
"""
ENGLISH_PAGE: Final = "Rules. *RAC-1.1* More. *RAC-1.2*"


@pytest.fixture
def part(tmp_path: Path) -> Part:
    """A folder of words with its pages, in English."""
    part = Part(tmp_path / "words", tmp_path / "rulebook")
    for folder, name, text in (
        (part.words, "en.ftl", ENGLISH_WORDS),
        (tmp_path / "rulebook", "en.md", ENGLISH_PAGE),
    ):
        folder.mkdir()
        (folder / name).write_text(text, encoding="utf-8")
    return part


def found_in(
    part: Part, words: str, page: str = ENGLISH_PAGE
) -> list[tuple[str, str, tuple[str, ...]]]:
    """What is found in a language with such files: the kind, the key, the names."""
    assert part.pages is not None
    (part.words / "it.ftl").write_text(words, encoding="utf-8")
    (part.pages / "it.md").write_text(page, encoding="utf-8")
    return [(one.kind, one.key, one.names) for one in findings(part, "it")]


def test_files_that_are_missing_are_found(part: Part) -> None:
    words, page = findings(part, "it")
    assert (words.kind, words.path, words.amount) == ("no_file", part.words / "it.ftl", 5)
    assert (page.kind, page.path.name, page.amount) == ("no_page", "it.md", 2)
    assert list(findings(part, "en")) == []


COMPLETE: Final = """\
### term: tirare; not: lanci*

title = Un gioco
piece-a = A
    .dativo = ad A
both = { $b } e { $a }
step = Tira.
    .hint = No, tira.
"""


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("title", "title", []),
        ("title", "titolo", [("missing", "", ("title",)), ("left_over", "", ("titolo",))]),
        ("\n    .hint = No, tira.", "", [("missing", "", ("step.hint",))]),
        ("{ $b } e { $a }", "{ $a }", [("lacks", "both", ("b",))]),
        ("{ $b } e { $a }", "{ $a } { $b } { $c }", [("adds", "both", ("c",))]),
        ("Tira.", "Lancia.", [("synonym", "step", ("Lancia", "tirare"))]),
        ("No, tira.", "Non lanciare!", [("synonym", "step.hint", ("lanciare", "tirare"))]),
    ],
)
def test_what_a_language_lacks_is_found(part: Part, old: str, new: str, found: object) -> None:
    assert found_in(part, COMPLETE.replace(old, new, 1)) == found


def test_what_a_page_lacks_is_found(part: Part) -> None:
    page = "Regole. *RAC-1.1*\nNon si\nlancia. *RAC-1.3* `lanciare` {about-lancia} [a](lancia.md)"
    assert found_in(part, COMPLETE, page) == [
        ("no_rules", "", ("RAC-1.2",)),
        ("left_rules", "", ("RAC-1.3",)),
        ("synonym", "3", ("lancia", "tirare")),
    ]


@pytest.mark.parametrize(
    ("old", "new"), [("title =", "title"), ("; not:", ", not"), ("; not:", "; but:")]
)
def test_what_cannot_be_read_is_said(part: Part, old: str, new: str) -> None:
    ((kind, _, (why,)),) = found_in(part, COMPLETE.replace(old, new, 1))
    assert kind == "unread" and "it.ftl" in why


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (
            "Throw the dice, who threw them? Throwing is not rolling.",
            ["Throw", "threw", "Throwing"],
        ),
        ("An overthrow, threwn", []),
        ("She takes the fort and\ntook it.", ["takes the fort", "took it"]),
        ("{ $seat } takes { $fort }, a fort", ["takes ◊, a fort"]),
        ("Take one. The fort stays; the hand takes five dice of those in a fort", []),
        ("Dru’hid takes any fort; take back", []),
    ],
)
def test_losing_synonyms_are_whole_words_in_whatever_form(
    tmp_path: Path, said: str, found: list[str]
) -> None:
    path = tmp_path / "en.ftl"
    lines = "\n    ".join(said.split("\n"))
    path.write_text(f"{ENGLISH_WORDS}\nsaid =\n    {lines}\ntype-b = throw\n", encoding="utf-8")
    assert [one.found for one in synonyms_in_messages(path, terms_of(path))] == found


@pytest.mark.parametrize(
    ("game", "language", "losing", "said"),
    [
        ("ave", "en", "Throw a die. She threw two.", "Roll a die and write the number."),
        ("ave", "en", "Enter the number.", "Write the number."),
        ("ave", "fr", "Vous écrivez le nombre.", "38 s’écrit XXXVIII : inscrivez-le."),
        ("ave", "de", "Wirf einen Würfel.", "Würfle. Der Wurf zählt."),
        ("ave", "de", "Schreib die Zahl auf.", "Trag die Zahl ein."),
        ("roma", "en", "The attacker throws the die.", "The attacker rolls."),
        ("roma", "fr", "Jetez les dés.", "Lancez les dés et prenez un jeton."),
        ("roma", "de", "Sie wirft den Kampfwürfel.", "Sie wirft eine Karte ab."),
        ("romer", "en", "The winner takes it.", "Livia takes part and captures a card."),
        ("romer", "en", "Livia has the hand.", "Livia has cards in hand and is on lead."),
        ("romer", "fr", "L’équipe de Livia", "L’attelage de Livia"),
        ("romer", "fr", "Qui a la main joue.", "Qui a l’entame a des cartes en main."),
        ("romer", "fr", "Livia capture une carte.", "Livia prend une carte."),
        ("romer", "de", "Livias Team", "Livias Gespann"),
        ("romer", "de", "Livia nimmt die Karte.", "Livia nahm sich Zeit und erbeutet die Karte."),
        ("romer", "de", "Livia ist in Vorhand.", "Livia ist am Ausspiel."),
        ("romans-go-home", "en", "Red takes a fort.", "Red’s Dru’hid takes the fort at place 3."),
        ("romans-go-home", "fr", "Rouge capture un fort.", "Rouge remporte un fort."),
        ("romans-go-home", "de", "Rot bekommt das Wachfort.", "Rot erobert das Wachfort."),
    ],
)
def test_our_glossaries_know_what_is_not_said(
    game: str, language: str, losing: str, said: str
) -> None:
    folder = find_game(game).phrases[language].folder
    files = [SOURCES / "core" / "words" / f"{language}.ftl", folder / f"{language}.ftl"]
    terms = [term for path in files for term in terms_of(path)]
    assert list(synonyms_in(losing, terms))
    assert not list(synonyms_in(said, terms))


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
    monkeypatch.setattr(game.phrases[language], "fixed", {})
    legal = match.legal(match.to_act[0], language)
    assert legal and not said
    assert legal[0].sentence == str(legal[0]) == said[0] and len(said) == 1
