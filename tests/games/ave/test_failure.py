"""Failure: AVE-3."""

from __future__ import annotations

import pytest

from ludi import IllegalAction, Match

from .hand_built import (
    BLANK,
    CARDS,
    event_names,
    legal,
    legal_plays,
    phase,
    play,
    roll,
    table,
    turn_with,
)

TEN_STANDS = "- - 10 - - - -"
TEN_FITS_NOWHERE = "- - - 9 11 - -"


def test_ave_3_1_no_number_is_a_failure() -> None:
    """AVE-3.1: two V's form no number."""
    match = roll(turn_with(), "V V")
    assert event_names(match)[-1] == "turn_failed"
    assert legal(match) == {"pass"}


@pytest.mark.parametrize(
    "rows", ["- - 28 - - - -", "- - - 27 29 - -", "29 - - - - - -", "1 2 3 4 5 - 27"]
)
def test_ave_3_1_out_of_dice_with_nothing_to_write(rows: str) -> None:
    """AVE-3.1: after the sixth die, 28 stands already or fits no free row."""
    match = roll(turn_with(rows=rows), "X X V I I")
    assert phase(match) == "deciding"
    roll(match, "I")
    assert phase(match) == "failed"
    assert legal(match) == {"pass"}


def test_ave_3_1_out_of_dice_with_neither_reading_to_write() -> None:
    """AVE-3.1: a die is set aside; 34 and 36 both stand when the last one shows I."""
    match = roll(turn_with("ignore-one", rows="- - - - 34 - 36"), "V V")
    play(match, "ignore-one V")
    roll(match, "X X X")
    assert phase(match) == "deciding"
    roll(match, "I")
    assert table(match)["unrolled"] == 0
    assert phase(match) == "failed"


def test_ave_3_1_one_writable_reading_is_no_failure() -> None:
    """AVE-3.1: the same with 36 free must be written."""
    match = roll(turn_with("ignore-one", rows="- - - - - 34 -"), "V V")
    roll(play(match, "ignore-one V"), "X X X I")
    assert legal(match) == {"write 36 7"}


@pytest.mark.parametrize(
    ("cards", "rows", "dice", "may_stop"),
    [
        ((), TEN_STANDS, "X", False),
        (("reroll-I",), TEN_STANDS, "X", False),
        (("reroll-V",), TEN_STANDS, "X", False),
        (("reroll-I", "reroll-V"), TEN_STANDS, "X", False),
        (("reroll-one",), TEN_STANDS, "X", True),
        (("ignore-one",), TEN_STANDS, "X", True),
        (("joker",), TEN_FITS_NOWHERE, "X", True),
        (("repeat",), TEN_STANDS, "X", True),
        (("repeat",), TEN_FITS_NOWHERE, "X", False),
        (("repeat",), "- - 9 10 11 - -", "X", False),
        (("reroll-I",), "- - - 9 11 - -", "X I", True),
        (("reroll-V",), "- - - 14 15 16 -", "X V", True),
        (("reroll-V", "repeat"), "- - - 2 3 4 -", "I I I", False),
        (("reroll-one",), "- - - 9 - - -", "X I", False),
        (("reroll-one",), BLANK, "X", False),
        (("reroll-one", "joker"), TEN_STANDS, "X X X X", False),
    ],
)
def test_ave_3_1_early_stop_needs_a_card_that_could_be_played(
    cards: tuple[str, ...], rows: str, dice: str, may_stop: bool
) -> None:
    """AVE-3.1: stopping on an unwritable number needs a card that could then be played."""
    match = roll(turn_with(*cards, rows=rows), dice)
    assert ("stop" in legal(match)) == may_stop
    assert "roll 1" in legal(match)
    assert "pass" not in legal(match)


def test_ave_3_1_early_stop_is_a_failure() -> None:
    """AVE-3.1: after the stop the player plays a card or passes, and cannot roll."""
    match = roll(turn_with("reroll-one", "repeat", "reroll-V", rows=TEN_STANDS), "X")
    assert legal(match) == {"roll 1", "stop"}
    play(match, "stop")
    assert event_names(match)[-2:] == ["rolling_stopped", "turn_failed"]
    assert legal(match) == {"pass", "reroll-one X", "repeat"}


def test_ave_3_2_a_pass_writes_nothing() -> None:
    """AVE-3.2: passing keeps column and cards and hands the dice on."""
    match = play(roll(turn_with("joker", rows=TEN_STANDS), "V V"), "pass")
    assert table(match)["columns"][0] == [0, 0, 10, 0, 0, 0, 0]
    assert table(match)["cards"][0] == ["joker"]
    assert match.to_act == (1,)


def test_ave_3_2_after_a_card_roll_on_or_write() -> None:
    """AVE-3.2: from a valid number the player may roll on while dice are left, or write."""
    match = play(roll(turn_with("reroll-one"), "V V"), "reroll-one V", "X")
    assert legal(match) == {"roll 1", *(f"write 15 {row}" for row in range(1, 8))}


def test_ave_3_2_after_a_card_with_no_dice_left_the_number_must_be_written() -> None:
    """AVE-3.2: 28 stands; the sixth die rerolled makes 37, which fits, so no pass."""
    match = roll(turn_with("reroll-one", "joker", rows="- - - - 28 - -"), "X X V I I I")
    play(match, "reroll-one I", "X")
    assert legal(match) == {"write 37 6", "write 37 7"}


def test_ave_3_2_after_a_card_with_no_dice_left_the_same_number_fails_again() -> None:
    """AVE-3.2: 28 once more, and no die is left: another failure."""
    match = roll(turn_with("reroll-one", "repeat", rows="- - - - 28 - -"), "X X V I I I")
    play(match, "reroll-one X", "X")
    assert legal(match) == {"pass", "repeat"}


def test_ave_3_2_cards_can_be_chained_one_per_failure() -> None:
    """AVE-3.2: each failure allows one more card, and a pass ends the chain."""
    match = roll(turn_with("reroll-V", "reroll-one", "joker"), "X V V")
    play(match, "reroll-v 2", "V V")
    assert legal_plays(match, "reroll-v", "roll", "write") == set()
    play(match, "reroll-one V", "V")
    assert legal(match) == {
        "pass",
        "joker-reroll-v 2",
        *(f"joker-reroll-one {face}" for face in "VX"),
        *(f"joker-ignore-one {face}" for face in "VX"),
    }
    play(match, "joker-reroll-one V", "V")
    assert event_names(match).count("turn_failed") == 4
    assert legal(match) == {"pass"}
    play(match, "pass")
    assert table(match)["cards"][0] == []
    assert match.to_act == (1,)


def test_ave_3_2_a_card_between_failures_is_not_a_second_one() -> None:
    """AVE-3.2: after a card that makes a number, the next card waits for the next failure."""
    match = play(roll(turn_with("reroll-V", "joker"), "V V"), "reroll-v 2", "X V")
    assert legal_plays(match, "joker-reroll-one", "joker-ignore-one", "joker-reroll-v") == set()
    roll(match, "V")
    assert "joker-reroll-v 2" in legal(match)


def test_ave_3_2_a_card_cancels_an_early_stop() -> None:
    """AVE-3.2: 10 again after the card is no failure; the player rolls on or stops again."""
    match = play(roll(turn_with("reroll-one", "joker", rows=TEN_STANDS), "X"), "stop")
    play(match, "reroll-one X", "X")
    assert event_names(match).count("turn_failed") == 1
    assert legal(match) == {"roll 1", "stop"}
    play(match, "stop")
    assert "pass" in legal(match)


def test_ave_3_2_after_the_last_useful_card_the_player_rolls_on() -> None:
    """AVE-3.2: 10 again, and no card could follow a stop: only rolling is left."""
    match = play(roll(turn_with("reroll-one", "reroll-V", rows=TEN_STANDS), "X"), "stop")
    play(match, "reroll-one X", "X")
    assert legal(match) == {"roll 1"}


def test_ave_3_2_after_an_early_stop_a_fitting_number_may_be_written() -> None:
    """AVE-3.2: the card turns 10 into 5, which fits."""
    match = play(roll(turn_with("reroll-one", rows=TEN_STANDS), "X"), "stop")
    play(match, "reroll-one X", "V")
    assert legal(match) == {"roll 1", "write 5 1", "write 5 2"}


@pytest.mark.parametrize("dice", ["", "X", "X V", "X X X X", "X X V I I I"])
def test_ave_3_3_cards_only_after_a_failure(dice: str) -> None:
    """AVE-3.3: with a full hand, no card before the dice or the column have failed."""
    match = roll(turn_with(*CARDS), dice)
    assert {text.split()[0] for text in legal(match)} <= {"roll", "write"}


def test_ave_3_3_each_card_is_used_once() -> None:
    """AVE-3.3: a card played is gone, in this turn and the next."""
    match = roll(turn_with("reroll-one", "reroll-V"), "V V")
    play(match, "reroll-one V", "V")
    assert table(match)["cards"][0] == ["reroll-V"]
    assert legal(match) == {"pass", "reroll-v 2"}
    with pytest.raises(IllegalAction):
        match.play(0, "reroll-one V", chance=["X"])
    play(match, "pass")
    play(roll(match, "I"), "write 1 1")
    roll(match, "V V")
    assert legal(match) == {"pass", "reroll-v 2"}


# --- What is asked ------------------------------------------------------------------------------


def asked(match: Match, language: str = "en") -> str:
    seat = match.to_act[0]
    return match.game.phrases[language].prompt(match.view(seat)["table"])


def test_who_holds_cards_but_can_play_none_is_told_to_pass() -> None:
    """AVE-3.2: cards that the dice leave no use for are no choice."""
    match = roll(turn_with("reroll-I", "repeat"), "V V")
    assert legal(match) == {"pass"}
    assert asked(match) == "The turn has failed: the dice form no number. You must pass."
    match = roll(turn_with("reroll-V", "repeat"), "V V")
    assert match.view(0)["table"]["playable"] == ["reroll-V"]
    assert asked(match).endswith("Play a card, or pass?")
    match = roll(turn_with("joker"), "V V")
    assert match.view(0)["table"]["playable"] == ["joker"]


def test_who_can_only_roll_is_not_asked_whether_to() -> None:
    """AVE-3.1: stopping needs a card that could then be played."""
    rows = "5 - - - - - -"
    match = roll(turn_with("reroll-I", rows=rows), "V")
    assert legal(match) == {"roll 1"}
    assert asked(match) == "No free row takes 5: roll on."
    match = roll(turn_with("reroll-V", rows=rows), "V")
    assert legal(match) == {"roll 1", "stop"}
    assert asked(match) == "No free row takes 5. Roll on, or stop and play a card?"
    assert asked(match, "de").endswith("oder aufhören und eine Karte spielen?")


def test_four_x_are_said_to_be_no_number_yet() -> None:
    """AVE-2.4"""
    match = turn_with()
    assert asked(match) == "The dice are yours: roll."
    roll(match, "X X X X")
    assert asked(match) == "Four X’s are no number yet: roll on."
    assert asked(match, "fr").startswith("Quatre X ne forment pas encore un nombre")
