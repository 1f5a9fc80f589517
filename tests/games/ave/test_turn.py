"""Components and turn: AVE-1 and AVE-2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from ludi import IllegalAction, Match
from ludi.core import chance

from .hand_built import (
    BLANK,
    CARDS,
    legal,
    legal_plays,
    match_at,
    phase,
    play,
    readings,
    roll,
    table,
    turn_with,
)


def test_ave_1_1_six_dice() -> None:
    """AVE-1.1: there are six dice, and no seventh."""
    match = turn_with(*CARDS)
    assert table(match)["unrolled"] == 6
    roll(match, "X X V I I I")
    assert table(match)["unrolled"] == 0
    assert not legal_plays(match, "roll")


def test_ave_1_1_faces_of_a_die(monkeypatch: pytest.MonkeyPatch) -> None:
    """AVE-1.1: the six equally likely sides of a die are I I I V X X."""
    faces: Counter[str] = Counter()
    for side in range(6):
        monkeypatch.setattr(chance, "below", always(side))
        match = turn_with(*CARDS)
        match.play(0, "roll 1")
        faces.update(match.history[-1].drew)
    assert faces == Counter("IIIVXX")


def always(side: int) -> Callable[[object, int], int]:
    """A generator for six-sided dice that fall on one side."""

    def below(_state: object, sides: int) -> int:
        assert sides == 6
        return side

    return below


@pytest.mark.parametrize("seats", range(2, 7))
def test_ave_1_2_a_column_and_six_cards_for_each(seats: int) -> None:
    """AVE-1.2: every player has seven free rows and one of each action card."""
    begun = table(Match("ave", seats=seats, seed=1))
    assert begun["columns"] == [[0] * 7] * seats
    assert begun["cards"] == [list(CARDS)] * seats


@pytest.mark.parametrize("seats", range(2, 7))
def test_ave_2_0_seat_0_begins_and_seats_follow_in_order(seats: int) -> None:
    """AVE-2.0: seat 0 begins; turns go in seat order, round after round."""
    match = Match("ave", seats=seats, seed=1)
    order: list[int] = []
    for die, writing in (("I", "write 1 1"), ("X", "write 10 2")):
        for _ in range(seats):
            order += match.to_act
            play(roll(match, die), writing)
    assert order == [*range(seats), *range(seats)]


def test_ave_2_1_the_first_die_must_be_rolled() -> None:
    """AVE-2.1: a turn begins with one die."""
    assert legal(turn_with(*CARDS)) == {"roll 1"}


def test_ave_2_1_stop_or_one_more_after_each_roll() -> None:
    """AVE-2.1: after each of the first five dice the player writes or rolls one more."""
    match = turn_with(*CARDS)
    for rolled, face in enumerate("XXXVI", start=1):
        roll(match, face)
        assert table(match)["unrolled"] == 6 - rolled
        assert legal_plays(match, "roll") == {"roll 1"}
        assert legal_plays(match, "write")


def test_ave_2_2_all_dice_must_be_used() -> None:
    """AVE-2.2: with X V I on the table neither 10, 15 nor 11 can be written."""
    match = roll(turn_with(*CARDS, rows="- 17 18 19 20 21 22"), "X V I")
    assert legal(match) == {"roll 1", "write 14 1", "write 16 1"}


@pytest.mark.parametrize(
    ("dice", "numbers"),
    [
        ("I", [1]),
        ("I I", [2]),
        ("I I I", [3]),
        ("V", [5]),
        ("I I V", [7]),
        ("V I I I", [8]),
        ("I X I", [12]),
        ("V X", [15]),
        ("X X", [20]),
        ("V I X I X I", [28]),
        ("X X X I I I", [33]),
        ("X X X V I I", [37]),
    ],
)
def test_ave_2_2_some_order_is_a_numeral(dice: str, numbers: list[int]) -> None:
    """AVE-2.2: the dice form a number in whatever order they fell."""
    match = roll(turn_with(*CARDS), dice)
    assert phase(match) == "deciding"
    assert readings(match) == numbers
    assert legal_plays(match, "write") == {
        f"write {number} {row}" for number in numbers for row in range(1, 8)
    }


@pytest.mark.parametrize(
    "dice", ["I I I I", "V V", "X V V", "X X X X V", "X X X X X", "X X X X I I", "X X V I I V"]
)
def test_ave_2_2_no_order_is_a_numeral(dice: str) -> None:
    """AVE-2.2: a fourth I, a second V or too many X's form no number."""
    match = roll(turn_with(*CARDS), dice)
    assert phase(match) == "failed"
    assert readings(match) == []


@pytest.mark.parametrize(
    ("dice", "numbers"),
    [
        ("I V", [4, 6]),
        ("X I", [9, 11]),
        ("X V I", [14, 16]),
        ("X X I", [19, 21]),
        ("X X V I", [24, 26]),
        ("X X X I", [29, 31]),
        ("X X X V I", [34, 36]),
    ],
)
def test_ave_2_3_a_single_i_reads_both_ways(dice: str, numbers: list[int]) -> None:
    """AVE-2.3: a single I is added or subtracted, as the player chooses when writing."""
    match = roll(turn_with(*CARDS), dice)
    assert readings(match) == numbers
    assert legal_plays(match, "write") == {
        f"write {number} {row}" for number in numbers for row in range(1, 8)
    }


@pytest.mark.parametrize(("dice", "number"), [("I", 1), ("X I I", 12), ("X X X X I", 39)])
def test_ave_2_3_one_reading_only(dice: str, number: int) -> None:
    """AVE-2.3: I alone, several I's and XXXIX read one way."""
    assert readings(roll(turn_with(*CARDS), dice)) == [number]


@pytest.mark.parametrize(
    ("rows", "writings"),
    [
        ("9 10 12 13 14 15 -", set()),
        ("9 10 - 13 14 15 16", {"write 11 3"}),
        ("8 - 10 11 13 14 15", {"write 9 2"}),
        ("8 - 10 - 12 13 14", {"write 9 2", "write 11 4"}),
    ],
)
def test_ave_2_3_only_writable_readings_may_be_claimed(rows: str, writings: set[str]) -> None:
    """AVE-2.3: of 9 and 11 only what fits may be written; one that fits is enough."""
    match = roll(turn_with(rows=rows), "X I")
    assert legal(match) == {"roll 1"} | writings


def test_ave_2_4_four_tens_must_roll_on() -> None:
    """AVE-2.4: XXXX is no number and no failure; neither stopping nor passing is allowed."""
    match = roll(turn_with(*CARDS), "X X X X")
    assert readings(match) == []
    assert "turn_failed" not in [event.name for event in match.events(None)]
    assert legal(match) == {"roll 1"}


def test_ave_2_4_four_tens_must_roll_on_though_nothing_above_30_fits() -> None:
    """AVE-2.4: no early stop on XXXX, even where 39 stands already."""
    match = roll(turn_with(*CARDS, rows="- - - - - - 39"), "X X X X")
    assert legal(match) == {"roll 1"}


@pytest.mark.parametrize(
    ("die", "numbers", "then"), [("I", [39], "deciding"), ("V", [], "failed"), ("X", [], "failed")]
)
def test_ave_2_4_four_tens_are_only_39(die: str, numbers: list[int], then: str) -> None:
    """AVE-2.4: four X's are valid only as XXXIX."""
    match = roll(turn_with(*CARDS), f"X X X X {die}")
    assert readings(match) == numbers
    assert phase(match) == then


def test_ave_2_4_dice_set_aside_are_not_left() -> None:
    """AVE-2.4: with a die set aside XXXX rolls its last die; with none left it is a failure."""
    match = roll(turn_with("ignore-one", "joker"), "X X X X X")
    play(match, "ignore-one X")
    assert table(match)["unrolled"] == 1
    assert legal(match) == {"roll 1"}
    roll(match, "V")
    play(match, "joker-ignore-one V")
    assert table(match)["dice"] == {"I": 0, "V": 0, "X": 4}
    assert table(match)["unrolled"] == 0
    assert phase(match) == "failed"
    assert legal(match) == {"pass"}


def test_ave_2_5_38_cannot_be_formed() -> None:
    """AVE-2.5: no six dice, or fewer, read as 38."""
    formed: set[int] = set()
    for ones, fives, tens in product(range(7), repeat=3):
        if 1 <= ones + fives + tens <= 6:
            showing = {"I": ones, "V": fives, "X": tens}
            match = match_at(BLANK, BLANK, showing=showing, options={"many_dice": True})
            formed.update(readings(match))
    assert 37 in formed
    assert 39 in formed
    assert 38 not in formed


def test_ave_2_5_38_is_never_offered() -> None:
    """AVE-2.5: the nearest dice, XXXVIII, would be a seventh die."""
    match = roll(turn_with(*CARDS), "X X X V I I")
    with pytest.raises(IllegalAction):
        match.play(0, "write 38 1")
    assert table(match)["unrolled"] == 0


def test_ave_2_6_after_the_sixth_die_the_number_must_be_written() -> None:
    """AVE-2.6: with all dice rolled and a fitting number there is only the row to choose."""
    match = roll(turn_with(*CARDS, rows="5 - - 29 - 31 -"), "X X V I I I")
    assert legal(match) == {"write 28 2", "write 28 3"}


def test_ave_2_6_writing_is_stopping() -> None:
    """AVE-2.6: one action stops, writes in the row chosen and ends the turn."""
    match = play(roll(turn_with(*CARDS), "X V I"), "write 16 2")
    assert table(match)["columns"][0] == [0, 16, 0, 0, 0, 0, 0]
    assert match.to_act == (1,)
    assert table(match)["dice"] == {"I": 0, "V": 0, "X": 0}
    assert table(match)["unrolled"] == 6


def test_ave_2_6_no_stop_of_its_own_where_the_number_fits() -> None:
    """AVE-2.6: with a full hand and a number that fits, there is neither stop nor pass."""
    match = roll(turn_with(*CARDS, rows="- 11 12 13 14 15 16"), "X")
    assert legal(match) == {"roll 1", "write 10 1"}


@pytest.mark.parametrize(
    ("rows", "fitting"),
    [
        ("- - - - - - -", [1, 2, 3, 4, 5, 6, 7]),
        ("5 - - - - - 30", [2, 3, 4, 5, 6]),
        ("- - 10 - - - -", []),
        ("- - 9 - 11 - -", [4]),
        ("- - 9 11 - - -", []),
        ("- 9 - - - - -", [3, 4, 5, 6, 7]),
        ("- - - - - 11 -", [1, 2, 3, 4, 5]),
        ("11 - - - - - -", []),
        ("- - - - - - 9", []),
        ("9 - 20 - 30 - -", [2]),
    ],
)
def test_ave_2_7_values_strictly_increase(rows: str, fitting: list[int]) -> None:
    """AVE-2.7: 10 stands only between lower and higher numbers, gaps allowed, and never twice."""
    match = roll(turn_with(*CARDS, rows=rows), "X")
    assert legal_plays(match, "write") == {f"write 10 {row}" for row in fitting}
