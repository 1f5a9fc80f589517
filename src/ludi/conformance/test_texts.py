"""Every game's words: complete in every language, and read back as they were written."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

from ludi.cli.choices import parse
from ludi.conformance.playing import every_game, in_pairs, random_match, walk
from ludi.core.events import Event
from ludi.core.game import Game
from ludi.core.lines import lines_of, numbers_of, written
from ludi.core.match import Match
from ludi.core.speech import ENGLISH, LANGUAGES

# The number of a rule: the letters of the game, a section, a rule.
CLAUSE = re.compile(r"\b[A-Z]{2,}-\d+\.\d+\b")
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
def test_written_actions_are_read_back(game: Game[Any]) -> None:
    for action in range(game.actions.size):
        text = game.actions.written(action)
        assert game.actions.parse(text) == action
        assert game.actions.parse(f"  {text.upper()} ") == action


@every_language
@every_game
def test_everything_has_words(game: Game[Any], language: str) -> None:
    phrases = game.phrases[language]
    match = Match(game.id)
    for action in range(game.actions.size):
        assert str(match.action(action, language)).strip()
    for block in game.actions.blocks:
        assert phrases.verbs[block.name]
        assert phrases.help[block.name]
    verbs = list(phrases.verbs.values())
    assert len(set(verbs)) == len(verbs)
    for kind in game.events:
        values = dict.fromkeys(kind.values, 0)
        for is_whole in (True, False) if kind.secret else (True,):
            assert phrases.has_event(Event(kind.name, values, is_whole))
    assert set(phrases.options) == {option.name for option in game.options}
    assert phrases.title and phrases.tagline and phrases.rules


@every_game
def test_languages_have_the_same_words(game: Game[Any]) -> None:
    assert set(game.phrases) >= set(LANGUAGES)
    first, *others = (game.phrases[language] for language in LANGUAGES)
    for other in others:
        for part in ("names", "verbs", "options", "help"):
            assert set(getattr(other, part)) == set(getattr(first, part)), part


@every_language
@every_game
def test_games_can_be_told(game: Game[Any], language: str) -> None:
    """Every event of whole games has a sentence, and every phase met has a prompt."""
    phrases = game.phrases[language]
    for seats, options in in_pairs(game):
        match = random_match(game, seats, options, 5)
        for seat in (None, 0):
            for event in match.events(seat):
                sentence = phrases.event(event, match.players)
                assert sentence and "{" not in sentence
        for state, _, _ in walk(game, seats, options, 6):
            table = game.view(state, 0)
            assert phrases.prompt(table)
            assert game.drawn(table, match.players, language)
            assert game.drawn_wide(table, match.players, language)
            assert game.drawn_small(table, match.players, language) != ""


@every_language
@every_game
def test_choices_are_told_apart(game: Game[Any], language: str) -> None:
    """No two legal actions read the same, and each is found by what a person types for it."""
    phrases = game.phrases[language]
    for number, (seats, options) in enumerate(in_pairs(game)):
        match = Match(game.id, seats, 9, options)
        for state, seat, _ in itertools.islice(walk(game, seats, options, 7), number % 5, None, 5):
            legal = [match.action(found, language) for found in game.legal_ids(state, max(seat, 0))]
            sentences = [str(action) for action in legal]
            assert len(set(sentences)) == len(sentences)
            lines = lines_of(legal, phrases)
            for action in legal:
                assert parse(written(action, phrases), lines, phrases, language) == action
                assert parse(action.text, lines, phrases, language) == action
            for number, line in zip(numbers_of(lines), lines, strict=True):
                for action, value in zip(line.actions, line.last_values or ("",), strict=True):
                    assert parse(f"{number} {value}", lines, phrases, language) == action


@every_game
def test_the_rulebook_has_the_same_clauses_in_every_language(game: Game[Any]) -> None:
    if game.rulebook is None:
        pytest.skip("no rulebook")
    pages = {path.stem: path.read_text(encoding="utf-8") for path in game.rulebook.glob("*.md")}
    assert ENGLISH in pages and set(pages) <= set(LANGUAGES)
    clauses = {language: set(CLAUSE.findall(page)) for language, page in pages.items()}
    assert all(found == clauses[ENGLISH] for found in clauses.values())
