"""The end: ROM-7."""

from __future__ import annotations

import pytest

from ludi.games.roma.state import State

from .hand_built import (
    FULL,
    asked,
    begin,
    dice,
    event_names,
    events,
    is_over,
    legal,
    play,
    position,
    winners,
)


def test_rom_7_1_at_once_when_a_player_has_no_points() -> None:
    """ROM-7.1: in the middle of a turn; nobody acts any more."""
    state = position(discs={0: "tribunus-plebis"}, dice="1 2 3", vp=(5, 1))
    play(state, "activate 1")
    assert is_over(state)
    assert winners(state) == {0}
    assert asked(state) == set()
    assert legal(state, seat=0) == legal(state, seat=1) == set()
    assert dice(state) == ""


def test_rom_7_1_one_point_left_is_no_end() -> None:
    """ROM-7.1: the turn goes on."""
    state = position(discs={0: "tribunus-plebis"}, dice="1 2 3", vp=(5, 2))
    play(state, "activate 1")
    assert not is_over(state)
    assert asked(state) == {0}


def test_rom_7_1_at_once_when_the_stockpile_is_empty() -> None:
    """ROM-7.1: the Forum brings the last 4 points."""
    state = position(discs={0: "forum"}, dice="1 4 5", vp=(16, 16))
    play(state, "activate 1", "use 4")
    assert (state.vp, state.stock) == ([20, 16], 0)
    assert is_over(state)
    assert winners(state) == {0}


def test_rom_7_1_a_point_in_the_stockpile_is_no_end() -> None:
    """ROM-7.1: 3 of 4 points."""
    state = position(discs={0: "forum"}, dice="1 3 5", vp=(16, 16))
    play(state, "activate 1", "use 3")
    assert state.stock == 1
    assert asked(state) == {0}


def test_rom_7_1_legat_may_empty_the_stockpile() -> None:
    """ROM-7.1: after any payment."""
    state = position(discs={0: "legat", 1: "forum"}, dice="1", vp=(16, 15))
    play(state, "activate 1")
    assert is_over(state)


def test_rom_7_1_mercator_may_buy_the_last_point() -> None:
    """ROM-7.1: after any transfer."""
    state = position(discs={0: "mercator"}, dice="1", money=(4, 0), vp=(9, 2))
    play(state, "activate 1", "buy 2")
    assert is_over(state)
    assert winners(state) == {0}
    assert state.money == [0, 4]


def test_rom_7_1_the_player_with_more_points_wins() -> None:
    """ROM-7.1: not the one who ends the game."""
    state = position(discs={0: "forum"}, dice="1 6", vp=(5, 25))
    play(state, "activate 1", "use 6")
    assert state.vp == [11, 25]
    assert winners(state) == {1}


def test_rom_7_1_equal_points_are_a_draw() -> None:
    """ROM-7.1: 18 each."""
    state = position(discs={0: "forum"}, dice="1 6", vp=(12, 18))
    play(state, "activate 1", "use 6")
    assert state.vp == [18, 18]
    assert winners(state) == {0, 1}


def test_rom_7_1_the_last_points_paid_for_open_discs() -> None:
    """ROM-7.1: two discs open and two points; no dice are rolled."""
    state = position(discs={0: "forum forum forum forum"}, phase="beginning", vp=(2, 9))
    begin(state)
    assert state.vp == [0, 9]
    assert is_over(state)
    assert winners(state) == {1}


def test_rom_7_2_missing_points_are_credited_all_the_same() -> None:
    """ROM-7.2: 6 points of a stockpile of 2."""
    state = position(discs={0: "forum"}, dice="1 6", vp=(15, 19))
    play(state, "activate 1", "use 6")
    assert (state.vp, state.stock) == ([21, 19], 0)
    assert winners(state) == {0}


def test_rom_7_2_legats_missing_points_too() -> None:
    """ROM-7.2: six discs open, one point in the stockpile."""
    state = play(position(discs={0: "legat"}, dice="1", vp=(15, 20)), "activate 1")
    assert (state.vp, state.stock) == ([21, 20], 0)


def test_rom_7_2_forum_with_basilica_and_templum_is_one_payment() -> None:
    """ROM-7.2: the first die alone would empty the stockpile; all 6 + 3 + 2 are paid."""
    state = position(discs={0: "basilica forum templum"}, dice="2 3 6", vp=(10, 20))
    play(state, "activate 2", "use 6")
    assert not is_over(state)
    play(state, "use 3")
    assert (state.vp, state.stock) == ([21, 20], 0)
    assert winners(state) == {0}


def test_rom_7_3_who_cannot_pay_in_full_pays_what_there_is() -> None:
    """ROM-7.3: 3 points for six open discs, and has lost."""
    state = begin(position(phase="beginning", vp=(3, 17)))
    assert (state.vp, state.stock) == ([0, 17], 19)
    assert is_over(state)
    assert winners(state) == {1}
    assert "dice_rolled" not in event_names(state)


def late(turns: int, vp: tuple[int, int] = (12, 8)) -> State:
    """A match limited to two turns, in this one of them."""
    return position(
        discs={0: FULL, 1: "forum forum forum forum forum"},
        dice="1",
        turns=turns,
        vp=vp,
        turn_limit=2,
    )


def test_rom_7_4_more_turns_than_the_limit_are_a_draw() -> None:
    """ROM-7.4: whatever the points; nothing is paid for the third turn."""
    state = play(late(2), "end")
    assert state.vp == [12, 8]
    assert is_over(state)
    assert winners(state) == {0, 1}


def test_rom_7_4_it_is_said_when_it_happens() -> None:
    """ROM-7.4: after how many turns."""
    state = play(late(2), "end")
    assert [(event.name, event.facts) for event in events(state)] == [
        ("limit_reached", {"turns": 2}),
        ("game_ended", {}),
    ]


def test_rom_7_4_the_last_turn_of_the_limit_is_played() -> None:
    """ROM-7.4: the second of two begins as any other."""
    state = play(late(1), "end", chance="1 2 3")
    assert asked(state) == {1}
    assert state.vp == [12, 7]


def test_rom_7_4_who_wins_in_the_last_turn_has_won() -> None:
    """ROM-7.4: a draw only for more turns than the limit."""
    state = position(discs={0: "tribunus-plebis"}, dice="1", turns=2, vp=(12, 1), turn_limit=2)
    play(state, "activate 1")
    assert winners(state) == {0}


@pytest.mark.parametrize(("turns", "over"), [(399, False), (400, True)])
def test_rom_7_4_by_default_400_turns(turns: int, over: bool) -> None:
    """ROM-7.4: the 400th is played, the 401st is not."""
    state = position(discs={0: FULL, 1: FULL}, turns=turns)
    play(state, "end", chance="" if over else "1 2 3")
    assert is_over(state) == over
