"""The end of a round and of the game: ROE-5."""

from __future__ import annotations

import pytest

from ludi.games.romer import rules
from ludi.games.romer.state import State

from .hand_built import (
    NO_OPTION,
    Options,
    asked,
    event_names,
    facts,
    hand_size,
    is_over,
    phase,
    play,
    play_trick,
    position,
    team,
    winners,
)

FULL_CYCLE = {"full_cycle": 1}
SIX = "red-caesar red-2-v red-3-v red-4-x red-5-v red-6-v"


def scored(team: str, other: str = "blue-caesar") -> State:
    """One who is alone with cards stops, and both teams are scored."""
    return play(position(f"{team} | black-caesar", f"{other} |", phase="completing"), "stop")


def worths(state: State, seat: int = 0) -> list[int]:
    return [told["points"] for told in facts(state, "card_scored") if told["seat"] == seat]


# --- The end of a round -------------------------------------------------------------------------


def test_roe_5_1_the_seventh_card_laid_ends_the_round() -> None:
    """ROE-5.1: at once; no card is drawn for it (ROE-2.4)."""
    state = position(f"{SIX} | red-1-x red-2-xx", "blue-caesar | blue-1-x")
    play(state, "lay red-1-x")
    names = event_names(state)
    assert names[:2] == ["card_laid", "round_ended"]
    assert "card_drawn" not in names
    assert facts(state, "card_laid", 0) == [{"seat": 0, "card": "red-1-x", "position": 7}]
    assert (phase(state), state.rounds) == ("trumping", 2)


def test_roe_5_1_the_sixth_does_not() -> None:
    """ROE-5.1."""
    state = position(
        "red-caesar red-2-v red-3-v red-4-x red-5-v | red-1-x", "blue-caesar | blue-1-x"
    )
    play(state, "lay red-1-x")
    assert (state.rounds, asked(state)) == (1, 1)


def test_roe_5_1_a_captured_seventh_card_ends_it_too() -> None:
    """ROE-5.1, ROE-3.9."""
    state = position(f"{SIX} | red-7-iii red-1-x", "blue-caesar blue-1-x | black-5-v blue-2-v")
    play_trick(state, "red-7-iii black-5-v")
    assert "round_ended" in event_names(state)
    assert worths(state)[-1] == 10
    assert worths(state, 1) == [0]


def test_roe_5_1_then_nothing_is_left_to_draw() -> None:
    """ROE-5.1: neither in the next round, nor where the game is over."""
    state = position(f"{SIX} | red-1-x red-2-xx", "blue-caesar | blue-1-x", totals=(400, 0))
    play(state, "lay red-1-x")
    assert is_over(state)
    assert state.drawing == 0
    assert hand_size(state, 0) == 1


# --- The score ----------------------------------------------------------------------------------


def laid_last(card: str, place: int) -> State:
    """One who is alone with one card lays it at this place, upon red Caesars."""
    caesars = "red-caesar " * (place - 1)
    state = position(f"{caesars} | {card}", "blue-caesar |", phase="completing")
    return play(state, f"lay {card}")


@pytest.mark.parametrize("place", range(2, 8))
@pytest.mark.parametrize(("card", "points"), [("red-1-xx", 20), ("red-2-v", 5), ("red-7-iii", 3)])
def test_roe_5_2_a_card_of_the_trump_colour_counts_by_position(
    card: str, points: int, place: int
) -> None:
    """ROE-5.2: its points times 2 to 7, and as the trump once."""
    assert worths(laid_last(card, place)) == [0] * (place - 1) + [points * place]
    assert worths(scored(card)) == [points]


@pytest.mark.parametrize("place", range(2, 8))
def test_roe_5_2_another_card_counts_once(place: int) -> None:
    """ROE-5.2: wherever it lies."""
    assert worths(laid_last("blue-1-xx", place)) == [0] * (place - 1) + [20]


def test_roe_5_2_xx_in_position_7_is_140() -> None:
    """ROE-5.2: laid as the seventh card."""
    table = ("red-caesar " * 6 + "| red-1-xx", "blue-caesar | blue-1-x")
    state = play(position(*table), "lay red-1-xx")
    assert worths(state) == [0] * 6 + [140]
    assert state.totals == [140, 0, 0, 0]


def test_roe_5_2_a_caesar_counts_nothing() -> None:
    """ROE-5.2, ROE-1.1: of any colour, but it takes a place."""
    assert worths(scored("red-caesar blue-caesar red-caesar red-1-x")) == [0, 0, 0, 40]


def test_roe_5_2_a_whole_team() -> None:
    """ROE-5.2: every card counts, the trump too."""
    state = scored("red-3-x blue-1-xx red-2-v black-caesar red-2-xx", "blue-5-v blue-4-x red-1-xx")
    assert worths(state) == [10, 20, 15, 0, 100]
    assert worths(state, 1) == [5, 20, 20]
    assert [(told["points"], told["total"]) for told in facts(state, "team_scored")] == [
        (145, 145),
        (45, 45),
    ]


def test_roe_5_2_a_captured_card_counts_by_the_new_owners_trump() -> None:
    """ROE-5.2: red counts threefold for red, blue no more."""
    state = position(
        "red-caesar black-caesar | red-7-iii red-6-v",
        "blue-caesar blue-1-x red-1-xx | green-5-v",
        "yellow-caesar blue-2-v blue-2-xx | green-4-x",
    )
    play_trick(state, "red-7-iii green-5-v green-4-x")
    play(state, "stop")
    assert worths(state) == [0, 0, 60, 20]
    assert worths(state, 1) == [0, 20]


def test_roe_5_2_without_a_team_no_points() -> None:
    """ROE-5.2: for who is out."""
    state = position("red-1-x | red-2-v", "|", "blue-1-x |", phase="completing", totals=(1, 2, 3))
    play(state, "stop")
    assert [(told["points"], told["total"]) for told in facts(state, "team_scored")] == [
        (10, 11),
        (0, 2),
        (10, 13),
    ]


def test_roe_5_2_cards_in_hand_count_nothing() -> None:
    """ROE-5.2: only those laid."""
    state = position("red-1-x | red-2-v red-1-xx", "blue-1-x |", phase="completing")
    assert play(state, "stop").totals == [10, 10, 0, 0]


# --- The end of the game ------------------------------------------------------------------------


def ended(*totals: int, dealer: int | None = None, options: Options = NO_OPTION) -> State:
    """A round ends in which everybody gets 20 points."""
    others = [f"{colour}-1-xx |" for colour in ("blue", "green", "yellow")]
    state = position(
        "red-1-xx | red-caesar",
        *others[: len(totals) - 1],
        phase="completing",
        totals=totals,
        dealer=dealer,
        options=options,
    )
    return play(state, "stop")


@pytest.mark.parametrize(
    ("totals", "options", "is_end"),
    [
        ((479, 0), NO_OPTION, False),
        ((480, 0), NO_OPTION, True),
        ((481, 499), NO_OPTION, True),
        ((0, 479), NO_OPTION, False),
        ((0, 480), NO_OPTION, True),
        ((79, 0), {"target": 100}, False),
        ((80, 0), {"target": 100}, True),
        ((4979, 4000), {"target": 5000}, False),
        ((4980, 4000), {"target": 5000}, True),
    ],
)
def test_roe_5_3_the_game_ends_at_the_target(
    totals: tuple[int, int], options: Options, is_end: bool
) -> None:
    """ROE-5.3: 500 by default, or an option from 100 to 5,000."""
    state = ended(*totals, options=options)
    assert is_over(state) == is_end
    assert ("game_ended" in event_names(state)) == is_end
    assert ("round_began" in event_names(state)) != is_end


def test_roe_5_3_the_target_is_an_option() -> None:
    """ROE-5.3: 500 by default, from 100 to 5,000."""
    (target,) = [field for field in State.fields if field.name == "target"]
    assert (target.default, target.low, target.high) == (500, 100, 5000)


@pytest.mark.parametrize(
    ("totals", "won"),
    [((499, 490, 0), {0}), ((490, 499, 0), {1}), ((490, 495, 499), {2}), ((0, 0, 480), {2})],
)
def test_roe_5_3_the_highest_total_wins(totals: tuple[int, ...], won: set[int]) -> None:
    """ROE-5.3: after the round is counted, whoever reached the target."""
    assert winners(ended(*totals)) == won


def test_roe_5_3_points_are_those_of_all_rounds() -> None:
    """ROE-5.3."""
    state = ended(490, 7, 0)
    assert [rules.points(state, seat) for seat in range(3)] == [510, 27, 20]


@pytest.mark.parametrize("totals", [(490, 490, 0), (0, 480, 480), (490, 490, 490), (600, 600, 0)])
def test_roe_5_3_equal_at_the_top_is_another_round(totals: tuple[int, ...]) -> None:
    """ROE-5.3: for all."""
    state = ended(*totals)
    assert (phase(state), state.rounds) == ("trumping", 2)
    assert [hand_size(state, seat) for seat in range(3)] == [15] * 3


def test_roe_5_3_equal_below_the_top_is_no_reason() -> None:
    """ROE-5.3."""
    assert winners(ended(499, 490, 490)) == {0}


def test_roe_5_3_which_anyone_may_win() -> None:
    """ROE-5.3: not only those who were equal."""
    table = ("red-1-xx red-2-xx | red-caesar", "blue-caesar |", "green-caesar |")
    state = position(*table, phase="completing", totals=(575, 610, 610))
    assert winners(play(state, "stop")) == {0}


@pytest.mark.parametrize(
    ("seats", "dealer", "is_end"),
    [
        (2, 1, False),
        (2, 0, True),
        (3, 2, False),
        (3, 0, False),
        (3, 1, True),
        (4, 2, True),
        (4, 3, False),
    ],
)
def test_roe_5_3_full_cycle(seats: int, dealer: int, is_end: bool) -> None:
    """ROE-5.3: it ends only when every seat has started equally often; the last seat last."""
    totals = (490, *[0] * (seats - 1))
    assert is_over(ended(*totals, dealer=dealer, options=FULL_CYCLE)) == is_end
    assert is_over(ended(*totals, dealer=dealer))


def test_roe_5_3_full_cycle_needs_the_target_and_one_ahead_too() -> None:
    """ROE-5.3: else another cycle is played."""
    assert not is_over(ended(470, 0, dealer=0, options=FULL_CYCLE))
    assert not is_over(ended(490, 490, dealer=0, options=FULL_CYCLE))


def test_roe_5_3_after_the_game_nobody_is_asked() -> None:
    """ROE-5.3: teams lie as they were scored."""
    state = ended(490, 0)
    assert rules.to_act(state) == 0
    assert team(state, 0) == "red-1-xx"
