"""The heuristic: legal everywhere, and sensible where it is plain what is best."""

from __future__ import annotations

import pytest

from ludi.conformance.playing import takes_long
from ludi.core.chance import below, seed_words
from ludi.games.romer import rules
from ludi.games.romer.actions import ACTIONS
from ludi.games.romer.knowledge import redeal
from ludi.games.romer.state import State
from ludi.games.romer.strategy import suggest

from .hand_built import asked, legal, new_game, play, position, walk


def suggested(state: State) -> str:
    return ACTIONS.written(suggest(state, asked(state)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_suggestions_are_legal_and_look_at_nothing_hidden(seats: int) -> None:
    """ROE-6.1: wherever random play leads; what a seat cannot know does not change them."""
    for number, state in enumerate(walk(seats, seed=2, options={"target": 100})):
        if rules.to_act(state):
            world = state.copy()
            seed_words(world, 6, number)
            redeal(world, asked(state))
            assert suggested(state) in legal(state)
            assert suggested(world) == suggested(state)


@takes_long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players(seats: int) -> None:
    """Nearly always in the long run (benchmarks/heuristics.py)."""
    won = 0
    for index in range(20):
        state = new_game(seats, seed=index)
        own = index % seats
        while rules.to_act(state):
            actions = sorted(legal(state))
            random_action = actions[below(state, len(actions))]
            play(state, suggested(state) if asked(state) == own else random_action)
        won += rules.winners(state) == 1 << own
    assert won >= 18


def test_the_trump_is_the_cheapest_card_of_the_richest_colour() -> None:
    """ROE-2.2: what counts by its position is laid later."""
    state = position(
        "| red-caesar red-1-x blue-caesar blue-1-xx blue-2-xx black-1-xx",
        "| green-1-x",
        phase="trumping",
    )
    assert suggested(state) == "trump blue-caesar"


def test_the_best_trump_is_laid_last() -> None:
    """ROE-5.2: in position 7."""
    state = position(
        "red-caesar blue-caesar blue-caesar blue-caesar red-3-x | red-1-xx red-2-v",
        "blue-caesar |",
        phase="completing",
    )
    assert suggested(state) == "lay red-2-v"
    assert suggested(play(state, "lay red-2-v")) == "lay red-1-xx"


def test_others_that_count_come_before_trumps() -> None:
    """ROE-5.2: they count the same anywhere."""
    state = position(
        "red-caesar | red-1-xx red-1-x black-1-xx", "blue-caesar | blue-1-x " + "black-caesar " * 6
    )
    assert suggested(state) == "lay black-1-xx"


@pytest.mark.parametrize("cards", ["black-caesar blue-caesar", "red-caesar"])
def test_one_alone_stops_where_no_card_counts(cards: str) -> None:
    """ROE-4.5: more cards would bring nothing."""
    state = position(f"red-caesar red-1-x | {cards}", "blue-caesar |", phase="completing")
    assert suggested(state) == "stop"


@pytest.mark.parametrize("cards", ["red-7-iii", "black-7-iii", "black-caesar red-7-iii"])
def test_one_alone_lays_on_where_a_card_counts(cards: str) -> None:
    """ROE-4.5: also where another that does not is laid before it, to raise its position."""
    state = position(f"red-caesar red-1-x | {cards}", "blue-caesar |", phase="completing")
    assert suggested(state) != "stop"


@pytest.mark.parametrize(
    ("led", "action"), [("red-5-v", "play red-1-xx"), ("black-5-v", "play green-caesar")]
)
def test_it_follows_a_dangerous_trick_rather_than_lose_a_card(led: str, action: str) -> None:
    """ROE-3.5: where the leader plays the own colour, even a good card is spent."""
    state = position(
        f"red-caesar | {led} red-2-v",
        "blue-caesar blue-1-x blue-2-xx | red-1-xx black-1-xx green-caesar",
    )
    assert suggested(play(state, f"play {led}")) == action


@pytest.mark.parametrize(
    ("horse", "knows", "action"),
    [
        ("blue-2-xx", True, "play blue-1-xx"),
        ("blue-2-xx", False, "play green-caesar"),
        ("black-caesar", False, "play green-caesar"),
    ],
)
def test_what_it_may_lose_is_judged_by_what_it_knows(horse: str, knows: bool, action: str) -> None:
    """ROE-6.1: a good card that it has laid is worth a good one; of another nothing is known."""
    state = position(
        "red-caesar | red-5-v red-2-v",
        f"blue-caesar blue-caesar blue-caesar {horse} | blue-1-xx green-caesar",
        knowers={1: (15, 2, 2, 2 if knows else 1)},
    )
    assert suggested(play(state, "play red-5-v")) == action


def test_it_does_not_win_with_more_than_it_takes() -> None:
    """ROE-3.4: a Caesar that trumps is enough where all have followed."""
    state = position(
        "red-caesar | black-5-v red-2-v", "blue-caesar blue-1-x | blue-caesar blue-1-xx"
    )
    assert suggested(play(state, "play black-5-v")) == "play blue-caesar"


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        ("green-caesar black-caesar", "play black-caesar"),
        ("black-caesar black-6-v", "play black-6-v"),
        ("black-caesar black-4-x", "play black-caesar"),
    ],
)
def test_it_follows_to_draw_and_wins_what_is_cheap(cards: str, action: str) -> None:
    """ROE-3.3: who cannot win follows with what is worth least."""
    state = position("red-caesar | black-5-v red-2-v", f"blue-caesar blue-1-x | {cards}")
    assert suggested(play(state, "play black-5-v")) == action


def test_it_leads_the_own_colour_against_empty_hands() -> None:
    """ROE-4.3: who has no card loses one."""
    table = (
        "red-caesar | red-7-iii black-caesar",
        "blue-caesar blue-1-xx |",
        "green-caesar green-1-xx |",
    )
    state = position(*table, "yellow-caesar | yellow-1-x")
    assert suggested(state) == "play red-7-iii"
