"""Options from the rulebook: AVE-6."""

from __future__ import annotations

import pytest

from .hand_built import (
    BLANK,
    CARDS,
    event_names,
    legal,
    legal_plays,
    phase,
    play,
    readings,
    roll,
    table,
    turn_with,
)

MANY_DICE = {"many_dice": True}
CARDS_ANY_TIME = {"cards_any_time": True}


def test_ave_6_1_several_dice_may_be_rolled_at_once() -> None:
    """AVE-6.1: any number of the dice that are left."""
    match = turn_with(*CARDS, options=MANY_DICE)
    assert legal(match) == {f"roll {dice}" for dice in range(1, 7)}
    play(match, "roll 2", "X V")
    assert table(match)["dice"] == {"I": 0, "V": 1, "X": 1}
    assert legal_plays(match, "roll") == {f"roll {dice}" for dice in range(1, 5)}
    play(match, "roll 4", "X I I I")
    assert readings(match) == [28]
    assert legal_plays(match, "roll") == set()


@pytest.mark.parametrize(
    ("dice", "numbers", "then"),
    [
        ("X X X X I", [39], "deciding"),
        ("I X X X X", [39], "deciding"),
        ("X X X X", [], "rolling"),
        ("I I I I", [], "failed"),
        ("V V", [], "failed"),
        ("V X V", [], "failed"),
        ("X X X X X", [], "failed"),
        ("X X X X V", [], "failed"),
        ("X X X X I I", [], "failed"),
        ("I I X V I X", [28], "deciding"),
    ],
)
def test_ave_6_1_dice_rolled_together_are_judged_as_a_whole(
    dice: str, numbers: list[int], then: str
) -> None:
    """AVE-6.1: XXXX together with an I is 39 at once; four I's fail."""
    match = turn_with(*CARDS, options=MANY_DICE)
    play(match, f"roll {len(dice.split())}", dice)
    assert readings(match) == numbers
    assert phase(match) == then
    assert event_names(match).count("turn_failed") == (then == "failed")


def test_ave_6_1_four_tens_roll_on_with_one_die_or_two() -> None:
    """AVE-6.1: XXXX must roll on, with as many dice as the player likes."""
    match = play(turn_with(*CARDS, options=MANY_DICE), "roll 4", "X X X X")
    assert legal(match) == {"roll 1", "roll 2"}


def test_ave_6_1_after_dice_set_aside_only_those_left_are_rolled() -> None:
    """AVE-6.1: a die set aside is not among those that may be rolled."""
    match = play(turn_with("ignore-one", options=MANY_DICE), "roll 3", "V V X")
    play(match, "ignore-one V")
    assert legal_plays(match, "roll") == {"roll 1", "roll 2", "roll 3"}


def test_ave_6_1_off_by_default() -> None:
    """AVE-6.1: without the option one die at a time."""
    match = roll(turn_with(*CARDS), "X")
    assert legal_plays(match, "roll") == {"roll 1"}


def test_ave_6_2_cards_whenever_dice_show() -> None:
    """AVE-6.2: on a number that fits, a card may be played before writing; no pass, no stop."""
    rows = "- 16 17 18 19 20 21"
    match = roll(turn_with("reroll-one", "reroll-I", rows=rows, options=CARDS_ANY_TIME), "X V")
    assert legal(match) == {"roll 1", "write 15 1", "reroll-one V", "reroll-one X"}
    play(match, "reroll-one V", "I")
    assert legal(match) == {"roll 1", "write 9 1", "write 11 1", "reroll-i 1"}


def test_ave_6_2_no_card_before_the_first_die() -> None:
    """AVE-6.2: dice must show, at the beginning and after the only one was set aside."""
    match = turn_with(*CARDS, options=CARDS_ANY_TIME)
    assert legal(match) == {"roll 1"}
    play(roll(match, "X"), "ignore-one X")
    assert table(match)["dice"] == {"I": 0, "V": 0, "X": 0}
    assert legal(match) == {"roll 1"}


def test_ave_6_2_a_card_on_the_sixth_die_may_fail_the_turn() -> None:
    """AVE-6.2: 28 could be written, but the player rerolls the V and fails."""
    match = roll(turn_with("reroll-V", options=CARDS_ANY_TIME), "X X V I I I")
    assert "reroll-v 1" in legal(match)
    play(match, "reroll-v 1", "I")
    assert legal(match) == {"pass"}


def test_ave_6_2_after_a_failure_as_ever() -> None:
    """AVE-6.2: card or pass."""
    match = roll(turn_with("reroll-one", options=CARDS_ANY_TIME), "V V")
    assert legal(match) == {"pass", "reroll-one V"}


def test_ave_6_2_repeat_although_another_reading_could_be_written() -> None:
    """AVE-6.2: 11 fits, but the player repeats the 9, and then only that."""
    rows = "- - 9 - 12 13 14"
    match = roll(turn_with("repeat", "joker", rows=rows, options=CARDS_ANY_TIME), "X I")
    assert legal_plays(match, "write", "repeat", "joker-repeat") == {
        "write 11 4",
        "repeat",
        "joker-repeat",
    }
    play(match, "repeat")
    assert legal(match) == {"write 9 2", "write 9 4"}


def test_ave_6_2_without_the_option_the_other_reading_bars_repeat() -> None:
    """AVE-6.2: the same dice without the option are no failure, so there is no card."""
    match = roll(turn_with("repeat", "joker", rows="- - 9 - 12 13 14"), "X I")
    assert legal(match) == {"roll 1", "write 11 4"}


def test_ave_6_2_four_tens() -> None:
    """AVE-6.2: cards on XXXX too, but neither stop nor pass."""
    match = roll(turn_with(*CARDS, rows="- - 39 - - - -", options=CARDS_ANY_TIME), "X X X X")
    assert legal(match) == {
        "roll 1",
        "reroll-one X",
        "ignore-one X",
        "joker-reroll-one X",
        "joker-ignore-one X",
    }
    play(match, "ignore-one X")
    assert readings(match) == [30]
    assert table(match)["unrolled"] == 2


def test_ave_6_2_a_card_that_leaves_four_tens_is_no_failure() -> None:
    """AVE-6.2: the X rerolled shows X again: the player still rolls on or plays a card."""
    match = roll(turn_with("reroll-one", "joker", options=CARDS_ANY_TIME), "X X X X")
    play(match, "reroll-one X", "X")
    assert legal(match) == {"roll 1", "joker-reroll-one X", "joker-ignore-one X"}


def test_ave_6_2_the_early_stop_remains() -> None:
    """AVE-6.2: an unwritable number with a card in hand: roll, play it at once, or stop."""
    match = roll(
        turn_with("reroll-one", rows="- - 10 - - - -", options=CARDS_ANY_TIME),
        "X",
    )
    assert legal(match) == {"roll 1", "stop", "reroll-one X"}
    play(match, "stop")
    assert legal(match) == {"pass", "reroll-one X"}
    play(match, "pass")
    assert match.to_act == (1,)


def test_ave_6_2_no_early_stop_without_a_useful_card() -> None:
    """AVE-6.2: as AVE-3.1 says."""
    match = roll(turn_with("reroll-V", rows="- - 10 - - - -", options=CARDS_ANY_TIME), "X")
    assert legal(match) == {"roll 1"}


def test_ave_6_2_no_card_between_repeat_and_its_row() -> None:
    """AVE-6.2: `repeat` ends the turn, so nothing comes between."""
    match = roll(turn_with(*CARDS, rows="- 10 - - - - -", options=CARDS_ANY_TIME), "X")
    play(match, "joker-repeat")
    assert legal(match) == {"write 10 1", "write 10 3"}


def test_ave_6_2_reroll_any_together_with_cards_any_time() -> None:
    """AVE-6.2 and AVE-4.1: one of two I's may be rerolled before writing."""
    options = {"cards_any_time": True, "reroll_any": True}
    match = roll(turn_with("reroll-I", rows=BLANK, options=options), "I I")
    assert legal_plays(match, "reroll-i") == {"reroll-i 1", "reroll-i 2"}
    play(match, "reroll-i 1", "V")
    assert readings(match) == [4, 6]
