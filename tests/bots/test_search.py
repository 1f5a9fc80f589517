"""Search: the same compiled and interpreted, within its budget, and of use."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import ludi
from ludi.bots import choose_sensibly
from ludi.bots.search import Choice, SearchBot, Searcher
from ludi.core.chance import seed_words
from ludi.core.registry import find_game
from ludi.core.state import State

from .playing import wins_of

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

from search_speed import MIDDLE, Interpreted, with_a_choice

pytestmark = pytest.mark.xdist_group("search")


def found_by(searcher: Searcher, state: State, seat: int, **budget: float) -> list[Choice]:
    world = state.copy()
    seed_words(world, 3, 0)
    return searcher.choices(world, seat, **budget)  # type: ignore[arg-type]


@pytest.mark.parametrize("game_id", ludi.games())
def test_compiled_and_interpreted_search_are_the_same(game_id: str) -> None:
    game = find_game(game_id)
    state, seat = with_a_choice(game_id, 1 if game_id == "sealed-bids" else MIDDLE)
    compiled = found_by(Searcher(game, 50), state, seat, iterations=25)
    assert compiled == found_by(Interpreted(game, 50), state, seat, iterations=25)
    assert {choice.action for choice in compiled} == set(game.legal_ids(state, seat))
    # Who can come to know the same again passes the same place twice.
    assert sum(choice.tries for choice in compiled) >= 25
    assert compiled == found_by(Searcher(game, 50), state, seat, iterations=25), "not by chance"


def test_search_ends_in_time() -> None:
    state, seat = with_a_choice("roma", MIDDLE)
    searcher = Searcher(find_game("roma"), 1_000_000)
    found_by(searcher, state, seat, iterations=2)  # compiled
    found = found_by(searcher, state, seat, iterations=1_000_000, milliseconds=20)
    assert 1 < sum(choice.tries for choice in found) < 1_000_000


def test_a_full_tree_is_no_end() -> None:
    state, seat = with_a_choice("roma", MIDDLE)
    found = found_by(Searcher(find_game("roma"), 3), state, seat, iterations=400)
    assert sum(choice.tries for choice in found) == 400


def test_actions_are_overlooked_but_never_all() -> None:
    state, seat = with_a_choice("roma", MIDDLE)
    searcher = Searcher(find_game("roma"), 50)
    legal = find_game("roma").legal_ids(state, seat)
    few = found_by(searcher, state, seat, iterations=30, overlooked=0.5)
    assert 0 < len(few) < len(legal) and {choice.action for choice in few} < set(legal)
    assert len(found_by(searcher, state, seat, iterations=30, overlooked=1.0)) == 1


@pytest.mark.parametrize(
    ("tries", "mean", "low", "high"),
    [(0, 0.0, 0.0, 1.0), (100, 0.5, 0.404, 0.596), (10, 1.0, 0.722, 1.0), (10, 0.0, 0.0, 0.278)],
)
def test_intervals(tries: int, mean: float, low: float, high: float) -> None:
    assert Choice(1, tries, mean).interval == pytest.approx((low, high), abs=1e-3)


def test_search_beats_the_heuristic_bot() -> None:
    """Not by how much: that is for the arena."""
    assert wins_of(SearchBot(200), choose_sensibly, "roma", deals=12) > 12
