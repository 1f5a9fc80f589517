"""Search: the same compiled and interpreted, within its budget, and of use."""

from __future__ import annotations

import pytest

import ludi
from ludi.bots import choose_sensibly
from ludi.bots.search import Choice, PlainSearcher, SearchBot, Searcher
from ludi.core.chance import seed_words
from ludi.core.registry import find_game
from ludi.core.state import State

from .playing import wins_of, with_a_choice


def found_by(searcher: Searcher, state: State, seat: int, **budget: float) -> list[Choice]:
    world = state.copy()
    seed_words(world, 3, 0)
    return searcher.choices(world, seat, **budget)  # type: ignore[arg-type]


@pytest.mark.parametrize("game_id", ludi.game_ids())
def test_compiled_and_interpreted_search_are_the_same(game_id: str) -> None:
    game = find_game(game_id)
    state, seat = with_a_choice(game_id)
    compiled = found_by(Searcher(game, 50), state, seat, iterations=25)
    assert compiled == found_by(PlainSearcher(game, 50), state, seat, iterations=25)
    assert {choice.action for choice in compiled} == set(game.legal_ids(state, seat))
    # Who can come to know the same again passes the same place twice.
    assert sum(choice.tries for choice in compiled) >= 25
    assert compiled == found_by(Searcher(game, 50), state, seat, iterations=25), "not by chance"


def test_search_ends_in_time() -> None:
    state, seat = with_a_choice("roma")
    searcher = Searcher(find_game("roma"), 1_000_000)
    found_by(searcher, state, seat, iterations=2)  # compiled
    found = found_by(searcher, state, seat, iterations=1_000_000, milliseconds=20)
    assert 0 < sum(choice.tries for choice in found) < 1_000_000


def test_a_full_tree_is_no_end() -> None:
    state, seat = with_a_choice("roma")
    found = found_by(Searcher(find_game("roma"), 3), state, seat, iterations=400)
    assert sum(choice.tries for choice in found) == 400


def test_only_what_is_seen_is_tried() -> None:
    state, seat = with_a_choice("roma")
    seen = find_game("roma").legal_ids(state, seat)[::2]
    world = state.copy()
    seed_words(world, 3, 0)
    found = Searcher(find_game("roma"), 50).choices(world, seat, iterations=30, seen=seen)
    assert {choice.action for choice in found} == set(seen)


@pytest.mark.parametrize(
    ("tries", "mean", "low", "high"),
    [(0, 0.0, 0.0, 1.0), (100, 0.5, 0.404, 0.596), (10, 1.0, 0.722, 1.0), (10, 0.0, 0.0, 0.278)],
)
def test_intervals(tries: int, mean: float, low: float, high: float) -> None:
    assert Choice(1, tries, mean).interval == pytest.approx((low, high), abs=1e-3)


def test_who_is_to_be_sure_plays_what_is_suggested_in_doubt() -> None:
    bot = SearchBot(10, is_sure=True)
    assert bot._surely([Choice(4, 500, 0.6), Choice(7, 400, 0.57)], suggested=7) == 7
    assert bot._surely([Choice(4, 900, 0.7), Choice(7, 400, 0.4)], suggested=7) == 4
    assert bot._surely([Choice(7, 900, 0.7), Choice(4, 100, 0.6)], suggested=7) == 7


def test_search_beats_the_heuristic_bot() -> None:
    """Not by how much: that is for the arena."""
    assert wins_of(SearchBot(200), choose_sensibly, "roma", deals=12) > 12
