"""Errors have sentences, which read the same facts in every language."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import ludi
from ludi.catalogues import catalogue
from ludi.cli import texts
from ludi.cli.texts import system_language
from ludi.core import errors
from ludi.core.documents import brief
from ludi.core.errors import LudiError
from ludi.core.registry import find_game

for game_id in ludi.game_ids():
    find_game(game_id)
for module in ("ludi.bots", "ludi.adapters", "ludi.web.errors", "ludi.web.settings.kinds"):
    import_module(module)

SOURCES = Path(ludi.__file__).parent
PACKAGES = ("core", "accel", "bots", "adapters", "games", "web")
# What makes a refusal, beside the errors themselves, and the facts that it adds.
MAKERS = {"refuse": {"field"}, "failed": {"bot", "deal", "seat", "moves"}}


def kinds(error: type[LudiError] = LudiError) -> Iterator[str]:
    yield error.__name__
    for kind in error.__subclasses__():
        yield from kinds(kind)


def raised(folder: str) -> Iterator[tuple[str, set[str]]]:
    """The codes that a package refuses with, and the facts given with each."""
    makers = {**{kind: set[str]() for kind in kinds()}, **MAKERS}
    for path in (SOURCES / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            code = node.args[0]
            if name in makers and isinstance(code, ast.Constant) and "." in str(code.value):
                yield str(code.value), {str(fact.arg) for fact in node.keywords} | makers[name]


@pytest.mark.parametrize(("package", "language"), list(product(PACKAGES, ("en", "fr", "de"))))
def test_what_is_refused_has_a_sentence_and_its_facts(package: str, language: str) -> None:
    catalogues = [catalogue(words.folder, language) for words in errors._words]
    found = list(raised(package))
    assert found
    for code, facts in found:
        key = f"error-{code.replace('.', '-')}"
        words = next((one for one in catalogues if one.has(key)), None)
        assert words is not None, code
        wanted = {name.removesuffix("-is") for name in words.variables(key)}
        assert "None" in facts or wanted <= facts, f"{code}: {wanted - facts}"


def test_no_sentence_is_for_nothing() -> None:
    """A code may also be chosen among several, so it is looked for anywhere."""
    ours = _sources(SOURCES)
    for words in errors._words:
        sources = ours if SOURCES in words.folder.parents else ours + _sources(words.folder.parent)
        for key in catalogue(words.folder, "en").own_keys:
            if key.startswith("error-"):
                code = key.removeprefix("error-").replace("-", ".")
                assert f'"{code}"' in sources, code


def _sources(folder: Path) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))


def test_an_error_has_a_code_facts_and_sentences() -> None:
    with pytest.raises(ludi.UnknownGame) as refusal:
        ludi.Match("chess")
    error = refusal.value
    assert error.code == "game.unknown"
    assert error.facts["game"] == "chess"
    assert "chess" in str(error) and "ave" in str(error)
    assert error.sentence("fr").startswith("Il n’y a pas")


def test_people_are_named() -> None:
    match = ludi.Match("ave", seed=1, players=("Octavie", "Ben"))
    with pytest.raises(ludi.NotYourTurn) as refusal:
        match.play(1, "roll 1")
    assert str(refusal.value) == "Ben cannot act now; it is the turn of Octavie."
    assert "c’est à Octavie de jouer" in refusal.value.sentence("fr")
    match.play(0, "roll 1", chance=["X"])
    with pytest.raises(
        ludi.CannotUndo, match="Ben cannot take anything back: Octavie has acted since"
    ):
        match.undo(1)


def test_a_text_is_quoted_and_anything_else_is_not() -> None:
    def refused(value: object) -> str:
        return str(LudiError("setup.option_switch", option="many", value=value)).split("not ")[1]

    assert refused("5") == "“5”." and refused(5) == "5."
    assert refused(None) == "None." and refused(0.5) == "0.5."
    assert refused(brief([1, "a"])) == "[1, 'a']." and refused(brief("a" * 99)).endswith("a…”.")
    assert refused("a\nb\x1b\u202e") == "“a\\nb\\x1b\\u202e”."


def test_a_refusal_that_was_sent_reads_the_same() -> None:
    given: tuple[dict[str, Any], ...] = ({"seats": 99}, {"options": {"no": 1}})
    for wrong in given:
        with pytest.raises(ludi.BadSetup, match="Avé") as refusal:
            ludi.Match("ave", **wrong)
        again = pickle.loads(pickle.dumps(refusal.value))
        assert again.sentence("fr") == refusal.value.sentence("fr")


def test_the_language_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LUDI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert system_language() == "en"
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert system_language() == "fr"
    monkeypatch.setenv("LUDI_LANG", "en")
    assert system_language() == "en"
    monkeypatch.setenv("LUDI_LANG", "it")
    assert system_language() == "en"
    monkeypatch.setenv("LUDI_LANG", "de")
    monkeypatch.setattr(texts, "LANGUAGES", ("en", "fr", "de"))
    assert system_language() == "de"
