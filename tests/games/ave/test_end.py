"""The end and the score: AVE-5."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludi import Match

from .hand_built import (
    BLANK,
    CARDS,
    event_names,
    fail_and_pass,
    legal,
    match_at,
    play,
    roll,
    table,
    turn_with,
)

SIX_WRITTEN = "1 2 3 4 5 6 -"


def turns_until_over(match: Match) -> list[int]:
    """Every further turn fails and is passed; the seats that still had one."""
    seats: list[int] = []
    while not match.over:
        seats += match.to_act
        fail_and_pass(match)
    return seats


@pytest.mark.parametrize(("seat", "still_to_come"), [(0, [1, 2]), (1, [2]), (2, [])])
def test_ave_5_1_a_seventh_number_finishes_the_round(seat: int, still_to_come: list[int]) -> None:
    """AVE-5.1: all have had the same number of turns, whoever fills a column."""
    columns = [SIX_WRITTEN if place == seat else BLANK for place in range(3)]
    match = play(roll(match_at(*columns, turn=seat, rounds=8), "X"), "write 10 7")
    assert "last_round_called" in event_names(match)
    assert turns_until_over(match) == still_to_come
    assert table(match)["rounds"] == 9


@pytest.mark.parametrize(
    ("columns", "cards", "english", "french"),
    [
        (
            ("- 2 3 4 5 6 7", BLANK),
            (CARDS, CARDS),
            "Caesar has filled all seven rows",
            "les sept rangées de Caesar sont remplies",
        ),
        (
            (BLANK, BLANK),
            ((), CARDS),
            "Caesar failed a turn begun without a card",
            "Caesar a raté un tour commencé sans carte",
        ),
    ],
)
def test_ave_5_1_and_5_2_why_it_ended_is_told(
    columns: tuple[str, str], cards: Sequence[Sequence[str]], english: str, french: str
) -> None:
    """AVE-5.1, AVE-5.2: in words, with everybody's points."""
    match = match_at(*columns, cards=cards)
    if cards[0]:
        play(roll(match, "I"), "write 1 1")
    turns_until_over(match)
    for language, words in (("en", english), ("fr", french)):
        result = match.game.phrases[language].result(table(match), ("Caesar", "Livia"))
        assert words in result
        assert f"Caesar {match.points[0]}" in result and f"Livia {match.points[1]}" in result


def test_ave_5_1_six_numbers_do_not_finish_it() -> None:
    """AVE-5.1: with one row free the game goes on after the round."""
    match = match_at(BLANK, "- - 3 4 5 6 7", turn=1)
    play(roll(match, "I"), "write 1 1")
    assert match.to_act == (0,)
    assert not table(match)["last_round"]


def test_ave_5_1_a_repeated_number_may_be_the_seventh() -> None:
    """AVE-5.1: a twin fills the column as well."""
    match = match_at(BLANK, "1 2 3 4 5 10 -", cards=[CARDS, ["repeat"]], turn=1)
    play(play(roll(match, "X"), "stop"), "repeat")
    play(match, "write 10 7")
    assert match.over


@pytest.mark.parametrize(("seat", "still_to_come"), [(0, [1, 2]), (1, [2]), (2, [])])
def test_ave_5_2_failing_without_a_card_finishes_the_round(
    seat: int, still_to_come: list[int]
) -> None:
    """AVE-5.2: no action card at the start of the turn, and it fails."""
    hands: list[Sequence[str]] = [() if place == seat else CARDS for place in range(3)]
    match = fail_and_pass(match_at(BLANK, BLANK, BLANK, cards=hands, turn=seat))
    assert "last_round_called" in event_names(match)
    assert turns_until_over(match) == still_to_come


def test_ave_5_2_writing_without_a_card_does_not() -> None:
    """AVE-5.2: a turn without cards that succeeds calls nothing."""
    match = match_at(BLANK, BLANK, cards=[CARDS, []], turn=1)
    play(roll(match, "X"), "write 10 1")
    assert match.to_act == (0,)
    assert not table(match)["last_round"]


def test_ave_5_2_spending_the_last_card_in_the_failed_turn_does_not() -> None:
    """AVE-5.2: the card was there at the start; only the next failure calls the last round."""
    match = match_at(BLANK, BLANK, cards=[["reroll-one"], CARDS])
    roll(match, "V V")
    play(play(match, "reroll-one V", "V"), "pass")
    assert not table(match)["last_round"]
    fail_and_pass(match)
    assert match.to_act == (0,)
    fail_and_pass(match)
    assert table(match)["last_round"]
    fail_and_pass(match)
    assert match.over


def test_ave_5_2_a_card_kept_in_the_failed_turn_does_not() -> None:
    """AVE-5.2: passing with cards in hand is no trigger."""
    match = fail_and_pass(match_at(BLANK, BLANK, turn=1))
    assert match.to_act == (0,)
    assert not table(match)["last_round"]


def test_ave_5_2_both_triggers_are_one_flag() -> None:
    """AVE-5.2: a second trigger in the last round calls nothing anew and adds no round."""
    match = match_at(SIX_WRITTEN, BLANK, SIX_WRITTEN, cards=[CARDS, [], CARDS], rounds=6)
    play(roll(match, "X"), "write 10 7")
    fail_and_pass(match)
    play(roll(match, "X"), "write 10 7")
    assert match.over
    assert event_names(match).count("last_round_called") == 1
    assert table(match)["rounds"] == 7


@pytest.mark.parametrize(
    ("rows", "cards", "points"),
    [
        (BLANK, (), 0),
        (BLANK, CARDS, 30),
        ("- 10 - - 20 - 39", (), 69),
        ("- 10 10 - 20 - 39", ("joker",), 84),
    ],
)
def test_ave_5_3_points(rows: str, cards: tuple[str, ...], points: int) -> None:
    """AVE-5.3: the sum of the column plus 5 for each unused card."""
    assert turn_with(*cards, rows=rows).points == (points, 30)


@pytest.mark.parametrize(
    ("columns", "cards", "winners"),
    [
        (("10 - - - - - -", "11 - - - - - -", BLANK), ((), (), ()), (1,)),
        (("10 - - - - - -", "- - - - - - 10", BLANK), ((), (), ("joker",)), (0, 1)),
        (("10 - - - - - -", "5 - - - - - -", BLANK), ((), ("joker",), CARDS[:2]), (0, 1, 2)),
        ((BLANK, BLANK, BLANK), ((), (), ()), (0, 1, 2)),
        (("39 - - - - - -", "10 - - - - - -", BLANK), ((), CARDS, ()), (1,)),
    ],
)
def test_ave_5_3_highest_wins_and_equals_share(
    columns: tuple[str, ...], cards: tuple[tuple[str, ...], ...], winners: tuple[int, ...]
) -> None:
    """AVE-5.3: the highest score wins; equal scores share the win."""
    assert match_at(*columns, cards=cards, phase="over").winners == winners


def test_ave_5_3_nobody_has_won_before_the_end() -> None:
    """AVE-5.3: the score decides only once the game is over."""
    match = match_at("39 - - - - - -", BLANK, options={"round_limit": 2}, rounds=1)
    assert match.view(None)["winners"] == []
    turns_until_over(match)
    assert match.winners == (0,)


def test_ave_5_4_columns_of_the_rulebook() -> None:
    """AVE-5.4: the rulebook's three columns score 164, 180 and 196."""
    match = match_at(
        "9 16 25 31 - 33 35",
        "18 23 26 - 27 29 37",
        "19 21 23 28 33 33 39",
        cards=[CARDS[:3], CARDS[:4], []],
        phase="over",
    )
    assert match.points == (164, 180, 196)
    assert match.winners == (2,)


# Row 1 lies free below I, where nothing fits.
BLOCKED = "- 1 2 3 4 5 6"
NO_TWINS = ("reroll-I", "reroll-V", "reroll-one", "ignore-one")


@pytest.mark.parametrize(
    ("rows", "cards", "is_blocked"),
    [
        (BLOCKED, NO_TWINS, True),
        (BLOCKED, ("repeat",), False),
        (BLOCKED, ("joker",), False),
        ("1 2 3 - 4 5 6", NO_TWINS, True),
        ("1 2 3 4 37 - 39", NO_TWINS, True),
        ("1 2 3 4 37 - 39", ("repeat",), False),
        ("1 2 3 4 36 - 39", NO_TWINS, False),
        ("1 2 3 4 5 37 -", NO_TWINS, False),
        ("1 2 3 4 5 39 -", NO_TWINS, True),
        ("1 2 3 4 5 39 -", ("joker",), False),
        ("39 - - - - - -", NO_TWINS, True),
        ("- - - - - - 1", NO_TWINS, True),
        ("- - - - - - 2", NO_TWINS, False),
        ("- 1 2 3 - 5 6", NO_TWINS, False),
        (BLANK, (), False),
    ],
)
def test_ave_5_5_blocked_columns_end_the_game(
    rows: str, cards: tuple[str, ...], is_blocked: bool
) -> None:
    """AVE-5.5: the game ends after the last seat's turn if nobody could write any number."""
    match = match_at(rows, BLOCKED, cards=[cards, NO_TWINS], turn=1)
    fail_and_pass(match)
    assert match.over == is_blocked
    assert ("columns_blocked" in event_names(match)) == is_blocked


def test_ave_5_5_blocked_columns_end_it_only_after_the_last_seat() -> None:
    """AVE-5.5: the round is played to its end."""
    match = match_at(BLOCKED, BLOCKED, cards=[["joker"], NO_TWINS])
    play(play(roll(match, "V V"), "joker-reroll-one V", "V"), "pass")
    assert match.to_act == (1,)
    fail_and_pass(match)
    assert match.over


def test_ave_5_5_cards_and_columns_count_as_they_are_after_the_turn() -> None:
    """AVE-5.5: the last seat spends the joker that alone could still have written."""
    match = match_at(BLOCKED, BLOCKED, cards=[NO_TWINS, ["joker"]], turn=1)
    play(roll(match, "V V"), "joker-reroll-one V", "V")
    assert legal(match) == {"pass"}
    play(match, "pass")
    assert match.over
    assert event_names(match)[-2:] == ["columns_blocked", "game_ended"]


def test_ave_5_5_the_last_number_that_fits_blocks_the_columns() -> None:
    """AVE-5.5: the last seat writes 1 in row 2 and leaves row 1 free for nothing."""
    match = match_at(BLOCKED, "- - 2 3 4 5 6", cards=[NO_TWINS, NO_TWINS], turn=1)
    play(roll(match, "I"), "write 1 2")
    assert match.over
    assert not table(match)["last_round"]


def test_ave_5_5_round_limit() -> None:
    """AVE-5.5: the game ends after the round given by the option."""
    match = match_at(BLANK, BLANK, BLANK, options={"round_limit": 2})
    assert turns_until_over(match) == [0, 1, 2, 0, 1, 2]
    assert event_names(match)[-2:] == ["round_limit_reached", "game_ended"]


def test_ave_5_5_round_limit_is_200_by_default() -> None:
    """AVE-5.5: the 199th round is not the last, the 200th is."""
    assert Match("ave", seed=1).options["round_limit"] == 200
    match = match_at(BLANK, BLANK, rounds=198, turn=1)
    assert turns_until_over(match) == [1, 0, 1]
    assert table(match)["rounds"] == 200
