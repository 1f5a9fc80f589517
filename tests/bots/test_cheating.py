"""The conformance suite's test of cheating can fail."""

from __future__ import annotations

from typing import Any

from ludi.conformance.test_bots import situations
from ludi.core.game import Game
from ludi.core.registry import find_game


def test_a_bot_that_is_given_the_true_state_is_found_out() -> None:
    """One that reads what the other holds, and is let."""
    game = find_game("romer")

    def peeking(game: Game[Any], state: Any, seat: int) -> int:
        legal = game.legal_ids(state, seat)
        return int(legal[sum(state.hands[1 - seat]) % len(legal)])

    differ = 0
    for _, worlds, seat, _ in situations(game, 2, {}, 5, 30):
        differ += len({peeking(game, world, seat) for world in worlds}) > 1
    assert differ > 0
