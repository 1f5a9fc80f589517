"""The heuristic: always legal, and far better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from games.ave.hand_built import column, legal, roll, turn_with
from ludi.conformance.playing import takes_long
from ludi.core.chance import below, seed_words
from ludi.core.registry import find_game
from ludi.core.state import State
from ludi.games.ave.champion import SteadyBot
from ludi.games.ave.strategy import POINT, suggest, worth_of_twin

AVE = find_game("ave")
SWITCHES = ("reroll_any", "many_dice", "cards_any_time")
OPTION_SETS: list[dict[str, bool]] = [
    {},
    *({switch: True} for switch in SWITCHES),
    dict.fromkeys(SWITCHES, True),
]


def new_game(seats: int, options: dict[str, bool], index: int) -> Any:
    state = AVE.blank(seats, options)
    seed_words(state, 2015, index)
    AVE.setup(state)
    return state


def seat_on_turn(state: State) -> int:
    return AVE.seats_to_act(state)[0]


def random_action(state: State) -> int:
    legal = AVE.legal_ids(state, seat_on_turn(state))
    return legal[below(state, len(legal))]


def is_over(state: State) -> bool:
    return not AVE.seats_to_act(state)


@takes_long
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_suggestions_are_legal_in_the_heuristics_own_games(options: dict[str, bool]) -> None:
    for index in range(50):
        state = new_game(2 + index % 5, options, index)
        while not is_over(state):
            seat = seat_on_turn(state)
            action = suggest(state, seat)
            assert action in AVE.legal_ids(state, seat), state
            AVE.apply(state, seat, action)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_suggestions_are_legal_wherever_random_play_leads(options: dict[str, bool]) -> None:
    for index in range(50):
        state = new_game(2, options, index)
        while not is_over(state):
            seat = seat_on_turn(state)
            assert suggest(state, seat) in AVE.legal_ids(state, seat), state
            AVE.apply(state, seat, random_action(state))


def test_a_twin_is_worth_less_where_its_row_could_bring_more() -> None:
    assert worth_of_twin(column("5 10 - 16 36 - -"), 16) < 16 * POINT
    assert worth_of_twin(column("- - 16 36 37 39 -"), 39) == 39 * POINT


def test_nobody_stops_by_an_oversight() -> None:
    match = roll(turn_with("reroll-one", rows="10 - - - - - -"), "X")
    assert legal(match) == {"roll 1", "stop"}
    state: Any = match.state
    careless = SteadyBot(0.9)
    assert {careless(AVE, state, 0) for _ in range(20)} == {suggest(state, 0)}


def test_a_suggestion_changes_nothing() -> None:
    state = new_game(2, {}, 1)
    while not is_over(state):
        before = state.copy()
        action = suggest(state, seat_on_turn(state))
        assert state == before
        AVE.apply(state, seat_on_turn(state), action)


def test_the_heuristic_beats_random_play() -> None:
    """200 games, the heuristic on either seat: at least 90 % are won alone."""
    won = 0
    for index in range(200):
        state = new_game(2, {}, index)
        own = index % 2
        while not is_over(state):
            seat = seat_on_turn(state)
            AVE.apply(state, seat, suggest(state, seat) if seat == own else random_action(state))
        won += AVE.winners(state) == 1 << own
    assert won >= 180
