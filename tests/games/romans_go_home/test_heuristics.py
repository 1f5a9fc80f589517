"""The heuristic: always legal, far better than chance, and awake to Legions."""

from __future__ import annotations

from typing import Any

import pytest

from ludi.conformance.playing import takes_long, tried
from ludi.core.chance import below, seed_words
from ludi.games.romans_go_home import GAME
from ludi.games.romans_go_home.cards import FORT_NAMES
from ludi.games.romans_go_home.strategy import suggest, worth_of_fort

from .hand_built import game_winners, turn


def random_action(state: Any, seat: int) -> int:
    legal = GAME.legal_ids(state, seat)
    return legal[below(state, len(legal))]


def new_game(seats: int, options: dict[str, Any], index: int) -> Any:
    state = GAME.blank(seats, options)
    seed_words(state, 2013, index)
    GAME.begin(state)
    return state


@pytest.mark.parametrize(("seats", "options"), tried(GAME)[::3], ids=str)
def test_suggestions_are_legal(seats: int, options: dict[str, Any]) -> None:
    """Wherever its own and random play lead, by turns."""
    state = new_game(seats, options, 1)
    number = 0
    while GAME.to_act(state):
        seat = GAME.seats_to_act(state)[-1]
        action = suggest(state, seat) if number % 3 else random_action(state, seat)
        assert action in GAME.legal_ids(state, seat), state
        GAME.play(state, seat, action)
        number += 1


def share_won(games: int) -> float:
    """What the heuristic wins of games against one random player, from either seat."""
    won = 0.0
    for index in range(games):
        state = new_game(2, {}, index // 2)
        own = index % 2
        while GAME.to_act(state):
            seat = GAME.seats_to_act(state)[0]
            GAME.play(
                state, seat, suggest(state, seat) if seat == own else random_action(state, seat)
            )
        winners = GAME.winners(state)
        won += (winners >> own & 1) / (2 if winners == 3 else 1)
    return won / games


@takes_long
def test_it_beats_a_random_player() -> None:
    """About 94 % in the long run (benchmarks/heuristics.py); far from it would be an accident."""
    assert share_won(20) > 0.75


def test_a_third_legion_is_worth_more_than_any_fort() -> None:
    """RGH-5.4: one's own third Legion, and the rival's."""
    wall = "dinary-6 legion-1 dinary-3"
    alone = turn({"gold": "druhid", "green": "qween"}, wall=wall)
    own = turn(
        {"gold": "chariott", "green": "qween"},
        wall=wall,
        captured={"gold": "legion-2 legion-3"},
    )
    theirs = turn(
        {"gold": "chariott", "green": "qween"},
        wall=wall,
        captured={"green": "legion-2 legion-3"},
    )
    worth_alone, worth_own, worth_theirs = (
        worth_of_fort(state, 0, state.wall.index(FORT_NAMES.index("legion-1") + 1))
        for state in (alone, own, theirs)
    )
    assert 2 * worth_alone < 50 < min(worth_own, worth_theirs)


def test_druhid_takes_the_third_legion() -> None:
    """RGH-4.4, RGH-5.4."""
    state = turn(
        {"gold": "druhid", "green": "qween"},
        shown={"gold": "chariott"},
        wall="dinary-6 dinary-3 legion-1",
        captured={"gold": "legion-2 legion-3"},
    )
    GAME.play(state, 0, suggest(state, 0))
    assert game_winners(state) == {"gold"}


def test_plans_differ_with_luck() -> None:
    """Two bots with the same cards would otherwise always get in each other's way."""
    state = new_game(2, {}, 5)
    first_cards = set()
    for index in range(12):
        seed_words(state, 7, index)
        first_cards.add(suggest(state, 0))
    assert len(first_cards) > 1
