"""Action cards: AVE-4."""

from __future__ import annotations

import pytest

from .hand_built import (
    BLANK,
    CARDS,
    legal,
    legal_plays,
    phase,
    play,
    readings,
    roll,
    table,
    turn_with,
)


@pytest.mark.parametrize("card", ["reroll-I", "joker"])
def test_ave_4_1_reroll_i_rerolls_all_of_them_together(card: str) -> None:
    """AVE-4.1: four I's are rerolled as four, the V stays."""
    match = roll(turn_with(card), "V I I I I")
    action = "reroll-i 4" if card == "reroll-I" else "joker-reroll-i 4"
    assert legal_plays(match, "reroll-i", "joker-reroll-i") == {action}
    play(match, action, "X X X I")
    assert table(match)["dice"] == {"I": 1, "V": 1, "X": 3}
    assert readings(match) == [34, 36]
    assert table(match)["unrolled"] == 1


def test_ave_4_1_dice_rerolled_together_are_judged_as_a_whole() -> None:
    """AVE-4.1: the rerolled dice pass through I I I I only if they end there."""
    match = play(roll(turn_with("reroll-I"), "I I I I"), "reroll-i 4", "I I I V")
    assert readings(match) == [8]
    match = play(roll(turn_with("reroll-I"), "I I I I"), "reroll-i 4", "X X X X")
    assert legal(match) == {"roll 1"}


def test_ave_4_1_reroll_i_needs_an_i() -> None:
    """AVE-4.1: no I shows, so the card cannot be played."""
    assert legal(roll(turn_with("reroll-I"), "X V V")) == {"pass"}


@pytest.mark.parametrize(
    ("cards", "dice", "expected"),
    [
        (("reroll-I",), "I I I I", {f"reroll-i {count}" for count in (1, 2, 3, 4)}),
        (("reroll-V",), "X V V", {"reroll-v 1", "reroll-v 2"}),
        (
            ("joker",),
            "I V V",
            {"joker-reroll-i 1", "joker-reroll-v 1", "joker-reroll-v 2"},
        ),
        (("reroll-I", "reroll-V"), "X X X X X", set()),
    ],
)
def test_ave_4_1_reroll_any_lets_the_player_choose_how_many(
    cards: tuple[str, ...], dice: str, expected: set[str]
) -> None:
    """AVE-4.1: with `reroll_any` at least one, for both cards and a joker acting as either."""
    match = roll(turn_with(*cards, options={"reroll_any": True}), dice)
    rerolls = legal_plays(match, "reroll-i", "reroll-v", "joker-reroll-i", "joker-reroll-v")
    assert rerolls == expected


def test_ave_4_1_reroll_any_leaves_the_others_lying() -> None:
    """AVE-4.1: two of four I's are rerolled."""
    match = roll(turn_with("reroll-I", options={"reroll_any": True}), "I I I I")
    play(match, "reroll-i 2", "X V")
    assert table(match)["dice"] == {"I": 2, "V": 1, "X": 1}
    assert readings(match) == [17]


@pytest.mark.parametrize("card", ["reroll-V", "joker"])
def test_ave_4_2_reroll_v_rerolls_all_of_them_together(card: str) -> None:
    """AVE-4.2: both V's are rerolled, and only together."""
    match = roll(turn_with(card), "X V V")
    action = "reroll-v 2" if card == "reroll-V" else "joker-reroll-v 2"
    assert legal_plays(match, "reroll-v", "joker-reroll-v") == {action}
    play(match, action, "I X")
    assert readings(match) == [19, 21]


def test_ave_4_2_reroll_v_needs_a_v() -> None:
    """AVE-4.2: no V shows, so the card cannot be played."""
    assert legal(roll(turn_with("reroll-V"), "X I I I I")) == {"pass"}


def test_ave_4_3_reroll_one_die_of_choice() -> None:
    """AVE-4.3: any die that shows, and just one."""
    match = roll(turn_with("reroll-one"), "X I V V")
    assert legal(match) == {"pass", "reroll-one I", "reroll-one V", "reroll-one X"}
    play(match, "reroll-one V", "X")
    assert table(match)["dice"] == {"I": 1, "V": 1, "X": 2}
    assert table(match)["unrolled"] == 2
    assert readings(match) == [24, 26]


def test_ave_4_4_ignore_one_sets_a_die_aside() -> None:
    """AVE-4.4: the die is gone for this turn, the others may still be rolled."""
    match = roll(turn_with("ignore-one"), "X I V V")
    assert legal(match) == {"pass", "ignore-one I", "ignore-one V", "ignore-one X"}
    play(match, "ignore-one V")
    assert readings(match) == [14, 16]
    assert table(match)["unrolled"] == 2
    roll(match, "X I")
    assert readings(match) == [27]
    assert legal(match) == {f"write 27 {row}" for row in range(1, 8)}


def test_ave_4_4_a_die_set_aside_is_never_rerolled() -> None:
    """AVE-4.4: the V set aside is none that the joker could reroll."""
    match = play(roll(turn_with("ignore-one", "joker"), "V V"), "ignore-one V")
    roll(match, "I I I I")
    assert legal_plays(match, "joker-reroll-v") == {"joker-reroll-v 1"}
    play(match, "joker-reroll-v 1", "X")
    assert table(match)["dice"] == {"I": 4, "V": 0, "X": 1}
    assert legal(match) == {"pass"}


def test_ave_4_4_it_comes_back_for_the_next_turn() -> None:
    """AVE-4.4: aside for this turn only."""
    match = play(roll(turn_with("ignore-one"), "V V"), "ignore-one V")
    play(match, "write 5 1")
    assert table(match)["unrolled"] == 6


def test_ave_4_4_with_no_die_showing_the_player_must_roll() -> None:
    """AVE-4.4: the only die is set aside after an early stop: roll, neither stop nor pass."""
    match = play(roll(turn_with("ignore-one", "joker", rows="- - 10 - - - -"), "X"), "stop")
    play(match, "ignore-one X")
    assert table(match)["dice"] == {"I": 0, "V": 0, "X": 0}
    assert table(match)["unrolled"] == 5
    assert legal(match) == {"roll 1"}
    play(roll(match, "X"), "stop")
    play(match, "joker-ignore-one X")
    assert table(match)["unrolled"] == 4
    assert legal(match) == {"roll 1"}


@pytest.mark.parametrize(
    ("rows", "dice", "writings"),
    [
        ("- - 10 - - - -", "X", {"write 10 2", "write 10 4"}),
        ("10 - - - - - -", "X", {"write 10 2"}),
        ("- - - - - - 10", "X", {"write 10 6"}),
        ("- - 10 11 - - -", "X", {"write 10 2"}),
        ("- 9 10 - - - -", "X", {"write 10 4"}),
        ("- - 9 - 11 - -", "X I", {"write 9 2", "write 9 4", "write 11 4", "write 11 6"}),
        ("- 8 9 - 11 12 -", "X I", {"write 9 4", "write 11 4"}),
        ("- 9 11 - - - -", "X I", {"write 9 1", "write 11 4"}),
        ("10 11 - - - - -", "X I", {"write 11 3"}),
        ("8 9 10 11 - - -", "X I", {"write 11 5"}),
        ("- - 9 10 12 - -", "X I", {"write 9 2"}),
        ("- - 10 10 - - -", "X", {"write 10 2", "write 10 5"}),
        ("10 10 - - - - -", "X", {"write 10 3"}),
    ],
)
@pytest.mark.parametrize("action", ["repeat", "joker-repeat"])
def test_ave_4_5_repeat_next_to_any_twin(
    action: str, rows: str, dice: str, writings: set[str]
) -> None:
    """AVE-4.5: a free row beside the number or its twins, in any reading; a third in a row too."""
    card = "joker" if action == "joker-repeat" else "repeat"
    match = play(roll(turn_with(card, rows=rows), dice), "stop")
    assert action in legal(match)
    play(match, action)
    assert legal(match) == writings


@pytest.mark.parametrize(
    ("rows", "dice"),
    [
        ("- - 9 11 - - -", "X"),
        ("8 9 10 11 - - -", "X"),
        ("10 11 - - - - -", "X"),
        ("- - - - - 9 10", "X"),
        ("- 2 3 9 10 10 11", "X"),
        ("- - 8 9 10 11 12", "X I"),
    ],
)
def test_ave_4_5_repeat_needs_a_twin_and_a_free_row_beside_it(rows: str, dice: str) -> None:
    """AVE-4.5: no such number in the column, or no free row next to it: no repeat."""
    match = roll(turn_with("repeat", "reroll-one", rows=rows), dice)
    play(match, "stop")
    assert "repeat" not in legal(match)
    assert "reroll-one X" in legal(match)


def test_ave_4_5_repeat_needs_dice_that_form_the_number() -> None:
    """AVE-4.5: V V is no number, whatever stands in the column."""
    match = roll(turn_with("repeat", "joker", rows="- 5 - 10 - - -"), "V V")
    assert legal_plays(match, "repeat", "joker-repeat") == set()


def test_ave_4_5_repeat_ends_the_turn() -> None:
    """AVE-4.5: the twin is written, the card is gone, the next seat rolls."""
    match = play(roll(turn_with("repeat", "joker", rows="- - 10 - - - -"), "X"), "stop")
    play(match, "repeat")
    assert match.to_act == (0,)
    assert phase(match) == "repeating"
    play(match, "write 10 4")
    assert table(match)["columns"][0] == [0, 0, 10, 10, 0, 0, 0]
    assert table(match)["cards"][0] == ["joker"]
    assert match.to_act == (1,)


def test_ave_4_5_a_joker_makes_a_third_in_a_row() -> None:
    """AVE-4.5: two turns, first the card, then the joker."""
    match = play(roll(turn_with("repeat", "joker", rows="- - 10 - - - -"), "X"), "stop")
    play(play(match, "repeat"), "write 10 4")
    play(roll(match, "I"), "write 1 1")
    play(play(roll(match, "X"), "stop"), "joker-repeat")
    play(match, "write 10 5")
    assert table(match)["columns"][0] == [0, 0, 10, 10, 10, 0, 0]
    assert table(match)["cards"][0] == []


def test_ave_4_5_repeat_after_the_sixth_die() -> None:
    """AVE-4.5: out of dice on a number that stands already."""
    match = roll(turn_with("repeat", rows="- - - - - 33 -"), "X X X I I I")
    play(match, "repeat")
    assert legal(match) == {"write 33 5", "write 33 7"}


JOKER_USES = [
    ("I I I I", "joker-reroll-i 4", "X V I I", {"I": 2, "V": 1, "X": 1}),
    ("X V V", "joker-reroll-v 2", "X I", {"I": 1, "V": 0, "X": 2}),
    ("X I V V", "joker-reroll-one X", "I", {"I": 2, "V": 2, "X": 0}),
    ("X I V V", "joker-ignore-one V", "", {"I": 1, "V": 1, "X": 1}),
]


@pytest.mark.parametrize("others", [(), CARDS[:5]])
@pytest.mark.parametrize(("dice", "action", "falls", "showing"), JOKER_USES)
def test_ave_4_6_joker_acts_as_any_other(
    others: tuple[str, ...], dice: str, action: str, falls: str, showing: dict[str, int]
) -> None:
    """AVE-4.6: whether the card itself is used already or in hand; only the joker is spent."""
    match = roll(turn_with(*others, "joker"), dice)
    play(match, action, falls)
    assert table(match)["dice"] == showing
    assert table(match)["cards"][0] == list(others)


@pytest.mark.parametrize("others", [(), ("repeat",)])
def test_ave_4_6_joker_acts_as_repeat(others: tuple[str, ...]) -> None:
    """AVE-4.6: `repeat` already used or still in hand."""
    match = play(roll(turn_with(*others, "joker", rows="- 10 - - - - -"), "X"), "stop")
    play(match, "joker-repeat")
    assert table(match)["cards"][0] == list(others)
    assert legal(match) == {"write 10 1", "write 10 3"}


@pytest.mark.parametrize(
    ("card", "dice", "uses"),
    [
        ("reroll-I", "X V V", set()),
        ("reroll-V", "I I I I", set()),
        ("reroll-one", "V V", {"reroll-one V"}),
        ("ignore-one", "I I I I", {"ignore-one I"}),
        ("repeat", "V V", set()),
        ("joker", "V V", {"joker-reroll-v 2", "joker-reroll-one V", "joker-ignore-one V"}),
        ("joker", "I I I I", {"joker-reroll-i 4", "joker-reroll-one I", "joker-ignore-one I"}),
        ("joker", "X X X X X", {"joker-reroll-one X", "joker-ignore-one X"}),
    ],
)
def test_ave_4_7_a_card_that_could_do_nothing_may_not_be_played(
    card: str, dice: str, uses: set[str]
) -> None:
    """AVE-4.7: only faces that show, only numbers that stand in the column."""
    assert legal(roll(turn_with(card, rows=BLANK), dice)) == {"pass"} | uses
