"""Errors read the same facts in every language."""

from __future__ import annotations

import string

import pytest

import ludi
from ludi.cli.texts import TEXTS, system_language
from ludi.core.registry import find_game
from ludi.core.sentences import LANGUAGES, SENTENCES

for game_id in ludi.game_ids():
    find_game(game_id)


def fields(template: str) -> set[str]:
    return {name.split("!")[0] for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_sentences_exist_in_every_language(code: str) -> None:
    assert set(SENTENCES[code]) == set(LANGUAGES)
    assert len({frozenset(fields(sentence)) for sentence in SENTENCES[code].values()}) == 1


@pytest.mark.parametrize("key", sorted(TEXTS))
def test_command_texts_exist_in_every_language(key: str) -> None:
    assert set(TEXTS[key]) == set(LANGUAGES)
    assert len({frozenset(fields(words)) for words in TEXTS[key].values()}) == 1


def test_an_error_has_a_code_facts_and_sentences() -> None:
    with pytest.raises(ludi.UnknownGame) as refusal:
        ludi.Match("chess")
    error = refusal.value
    assert error.code == "game.unknown"
    assert error.facts["game"] == "chess"
    assert "chess" in str(error) and "ave" in str(error)
    assert error.sentence("fr").startswith("Il n’y a pas")


def test_the_language_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LUDI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert system_language() == "en"
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert system_language() == "fr"
    monkeypatch.setenv("LUDI_LANG", "en")
    assert system_language() == "en"
    monkeypatch.setenv("LUDI_LANG", "de")
    assert system_language() == "en"
