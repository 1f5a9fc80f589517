"""Plans for Romans Go Home!"""

from __future__ import annotations

import pytest

from bots.playing import wins_of
from ludi.bots import choose_randomly
from ludi.core.knowledge import possible_world
from ludi.core.match import Match
from ludi.games.romans_go_home.champion.planning import PlanBot


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rgh_a_whole_plan_is_made_whatever_was_placed(seats: int) -> None:
    """Asked for one place after another, the bot has one plan, and not two."""
    match = Match("romans-go-home", seats=seats, seed=9)
    bot = PlanBot(8, 4)
    placed: list[int] = []
    while 0 in match.to_act and match.view(0)["table"]["phase"] == "planning":
        world = possible_world(match.game, match.state, 0, len(placed), 0)
        action = bot(match.game, world, 0)
        placed.append(action)
        match.play(0, action)
    assert len(placed) >= 6
    again = Match("romans-go-home", seats=seats, seed=9)
    assert PlanBot(8, 4)(again.game, again.state, 0) == placed[0]


def test_rgh_planning_beats_any_plan() -> None:
    assert wins_of(PlanBot(24, 6), choose_randomly, "romans-go-home", deals=10) > 14
