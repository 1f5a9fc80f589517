"""Setting up: AVE-1.2 and AVE-2.0."""

from __future__ import annotations

from ludi.games.ave.cards import CARD_KINDS
from ludi.games.ave.rules.turn import begin_turn
from ludi.games.ave.state import State


def setup(state: State) -> None:
    """AVE-1.2, AVE-2.0: a full hand for everyone; seat 0 begins."""
    for seat in range(state.seats):
        for card in range(CARD_KINDS):
            state.cards[seat][card] = 1
    begin_turn(state, 0)
