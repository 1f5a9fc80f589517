"""Facts to check an implementation by: AVE-7, exact, by the rules and by trying every order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, permutations, product

import pytest

from ludi.games.ave.rules.dice import count_readings, highest_number

from .hand_built import CARDS, legal, play, readings, roll, turn_with

Readings = Callable[[str], frozenset[int]]

CHANCE = {"I": Fraction(3, 6), "V": Fraction(1, 6), "X": Fraction(2, 6)}
UNITS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
TENS = ("", "X", "XX", "XXX")
STANDARD = {
    tens + units: 10 * TENS.index(tens) + UNITS.index(units)
    for tens in TENS
    for units in UNITS
    if tens + units
}


@cache
def by_every_order(dice: str) -> frozenset[int]:
    """Every order of the dice, looked up among the standard numerals I to XXXIX."""
    orders = {"".join(order) for order in permutations(dice)}
    return frozenset(STANDARD[order] for order in orders & STANDARD.keys())


def by_the_rules(dice: str) -> frozenset[int]:
    ones = dice.count("I")
    highest = highest_number(ones, dice.count("V"), dice.count("X"))
    return frozenset(highest - 2 * reading for reading in range(count_readings(ones, highest)))


both_ways = pytest.mark.parametrize("numbers_of", [by_every_order, by_the_rules])


def all_dice(most: int = 6) -> Iterator[str]:
    """Every set of up to so many dice, whatever their order."""
    for count in range(1, most + 1):
        for dice in combinations_with_replacement("IVX", count):
            yield "".join(dice)


def is_alive(numbers_of: Readings, dice: str) -> bool:
    return bool(numbers_of(dice)) or dice == "XXXX"


def chance_of(faces: tuple[str, ...]) -> Fraction:
    chance = Fraction(1)
    for face in faces:
        chance *= CHANCE[face]
    return chance


def chance_to_live(numbers_of: Readings, count: int) -> Fraction:
    """The chance that dice rolled one by one are alive after each of them."""
    total = Fraction(0)
    for faces in product("IVX", repeat=count):
        rolled = ["".join(sorted(faces[:end])) for end in range(1, count + 1)]
        if all(is_alive(numbers_of, dice) for dice in rolled):
            total += chance_of(faces)
    return total


def chance_to_fail(numbers_of: Readings, dice: str) -> Fraction:
    dead = [face for face in "IVX" if not is_alive(numbers_of, "".join(sorted(dice + face)))]
    return sum((CHANCE[face] for face in dead), Fraction(0))


def test_ave_7_1_the_rules_read_dice_as_every_order_does() -> None:
    """AVE-7.1: for all 83 sets of up to six dice."""
    read = {dice: by_the_rules(dice) for dice in all_dice()}
    assert len(read) == 83
    assert read == {dice: by_every_order(dice) for dice in all_dice()}


@both_ways
def test_ave_7_1_numbers_that_can_be_formed(numbers_of: Readings) -> None:
    """AVE-7.1: 1 to 39 without 38, and no others."""
    formed = {number for dice in all_dice() for number in numbers_of(dice)}
    assert formed == set(range(1, 40)) - {38}


@both_ways
@pytest.mark.parametrize(
    ("count", "percent"), [(1, 100.0), (2, 97.2), (3, 92.6), (4, 80.6), (5, 60.2), (6, 32.4)]
)
def test_ave_7_2_chance_to_be_alive(numbers_of: Readings, count: int, percent: float) -> None:
    """AVE-7.2: always rolling, to the tenth of a percent."""
    assert abs(float(100 * chance_to_live(numbers_of, count)) - percent) <= 0.05


@both_ways
def test_ave_7_3_numbers_that_need_all_six_dice(numbers_of: Readings) -> None:
    """AVE-7.3: only 28, 33 and 37."""
    five_are_enough = {number for dice in all_dice(most=5) for number in numbers_of(dice)}
    formed = {number for dice in all_dice() for number in numbers_of(dice)}
    assert formed - five_are_enough == {28, 33, 37}


@both_ways
@pytest.mark.parametrize(
    ("dice", "chance"),
    [
        ("III", Fraction(1, 2)),
        ("VIII", Fraction(2, 3)),
        ("XX", Fraction(0)),
        ("XXX", Fraction(0)),
        ("XXXX", Fraction(1, 2)),
        ("XXXV", Fraction(1, 2)),
        ("XXXIX", Fraction(1)),
    ],
)
def test_ave_7_4_chance_to_fail_by_rolling_on(
    numbers_of: Readings, dice: str, chance: Fraction
) -> None:
    """AVE-7.4: rolling one more die from these."""
    assert chance_to_fail(numbers_of, dice) == chance


def test_ave_7_5_v_then_x_then_i() -> None:
    """AVE-7.5: 5, then 15, then 14 or 16."""
    match = turn_with(*CARDS)
    shown = [readings(roll(match, face)) for face in "VXI"]
    assert shown == [[5], [15], [14, 16]]


def test_ave_7_5_ignoring_one_v() -> None:
    """AVE-7.5: X X V I V has failed; one V set aside leaves 24 or 26."""
    match = roll(turn_with(*CARDS), "X X V I V")
    assert "pass" in legal(match)
    assert readings(play(match, "ignore-one V")) == [24, 26]


@pytest.mark.parametrize(
    ("rows", "free"),
    [
        ("- - - - - 33 -", {5, 7}),
        ("- - - - 31 33 -", {7}),
        ("- - - - - 33 39", {5}),
    ],
)
def test_ave_7_5_repeating_33(rows: str, free: set[int]) -> None:
    """AVE-7.5: 33 stands in row 6; `repeat` allows row 5 or 7, if free."""
    match = roll(turn_with("repeat", rows=rows), "X X X I I I")
    assert legal(play(match, "repeat")) == {f"write 33 {row}" for row in free}
