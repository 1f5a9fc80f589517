"""Who is likely to win, between rounds."""

from __future__ import annotations

import pytest

from ludi.games.romer.prospects import foresee
from ludi.games.romer.state import State

from .hand_built import new_game


def chances(*totals: int, dealer: int = 0) -> list[float]:
    """After a round that began with nothing."""
    state = new_game(len(totals), seed=1)
    since = state.copy()
    state.rounds += 1
    state.dealer = dealer
    state.totals[: len(totals)] = totals
    written = [0.0] * len(totals)
    assert foresee(state, since, written)
    return written


def test_nothing_is_foreseen_within_a_round() -> None:
    state: State = new_game(2, seed=1)
    assert not foresee(state, state.copy(), [0.0, 0.0])


@pytest.mark.parametrize("totals", [(100, 200), (0, 0, 0), (450, 20, 300, 450)])
def test_one_of_them_wins(totals: tuple[int, ...]) -> None:
    assert sum(chances(*totals)) == pytest.approx(1)


def test_who_leads_and_who_begins_are_likelier_to_win() -> None:
    first, second = chances(100, 100, dealer=1)
    assert first > second
    first, second = chances(300, 100, dealer=0)
    assert first > 0.75 > 0.25 > second


def test_a_lead_is_worth_more_near_the_end() -> None:
    assert chances(490, 390)[0] > chances(110, 10)[0]
