"""Plans for Romans Go Home!"""

from __future__ import annotations

import pytest

from ludi.bots.romans_go_home import PlanBot
from ludi.core.chance import seed_words
from ludi.core.knowledge import possible_world
from ludi.core.match import Match
from ludi.core.registry import find_game

pytestmark = pytest.mark.xdist_group("search")


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


def test_rgh_planning_beats_the_heuristic_bot() -> None:
    game, bot = find_game("romans-go-home"), PlanBot(48, 9)
    wins = 0.0
    for number in range(40):
        state = game.blank(2, {})
        seed_words(state, 12, number // 2)
        game.begin(state)
        moves = 0
        while seats := game.seats_to_act(state):
            seat = seats[0]
            world = possible_world(game, state, seat, moves, 0)
            is_ours = seat == number % 2
            game.play(state, seat, bot(game, world, seat) if is_ours else game.suggest(world, seat))
            moves += 1
        won = game.winners(state)
        wins += 0.5 if won == 3 else won >> number % 2 & 1
    assert wins > 20
