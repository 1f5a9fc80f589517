"""The heuristic: always legal, and far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from ludi.conformance.playing import takes_long
from ludi.core.chance import below, seed_words
from ludi.games.roma import GAME
from ludi.games.roma.strategy import suggest

SETTINGS = [options for _, options in GAME.settings()]


def new_game(options: dict[str, Any], index: int) -> Any:
    state = GAME.blank(2, options)
    seed_words(state, 2005, index)
    GAME.begin(state)
    return state


def random_action(state: Any, seat: int) -> int:
    legal = GAME.legal_ids(state, seat)
    return legal[below(state, len(legal))]


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_suggestions_are_legal(options: dict[str, Any]) -> None:
    """Wherever its own and random play lead, by turns."""
    for index in range(60):
        state = new_game(options, index)
        number = index
        while GAME.to_act(state):
            seat = GAME.seats_to_act(state)[0]
            action = suggest(state, seat)
            assert action in GAME.legal_ids(state, seat), state
            GAME.play(state, seat, action if number % 3 else random_action(state, seat))
            number += 1


@takes_long
def test_it_beats_a_random_player() -> None:
    """Nearly always in the long run (benchmarks/heuristics.py)."""
    won = 0
    for index in range(200):
        state = new_game({}, index // 2)
        own = index % 2
        while GAME.to_act(state):
            seat = GAME.seats_to_act(state)[0]
            is_own = seat == own
            GAME.play(state, seat, suggest(state, seat) if is_own else random_action(state, seat))
        won += GAME.winners(state) == 1 << own
    assert won >= 190
