"""Forts: RGH-5."""

from __future__ import annotations

import pytest

from .hand_built import (
    answer,
    answer_all,
    asked,
    finished,
    forts,
    game_winners,
    is_game_over,
    is_turn_over,
    lost,
    question,
    razed,
    shown,
    table_for,
    turn,
    winner,
)

# --- RGH-5.1: Unwary ----------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "kept"), [("keep weakest", "zvord"), ("keep nothing", "")])
def test_rgh_5_1_the_weakest_may_stay(choice: str, kept: str) -> None:
    """RGH-5.1: of all that are face up at the capture."""
    state = turn({"gold": "archr", "green": "axx"}, shown={"gold": "zvord chariott"}, wall="unwary")
    assert asked(state) == {"gold": {"keep nothing", "keep weakest"}}
    answer(state, gold=choice)
    assert shown(state, "gold") == kept


def test_rgh_5_1_a_single_warrior_is_the_weakest() -> None:
    """RGH-5.1: even a Ch'ariott."""
    state = turn({"gold": "chariott", "green": "axx"}, wall="unwary")
    answer(state, gold="keep weakest")
    assert shown(state, "gold") == "chariott"


def test_rgh_5_1_of_two_chariotts_one_stays() -> None:
    """RGH-5.1: equals; whichever the owner chooses, one is left."""
    state = turn({"gold": "chariott", "green": "axx"}, shown={"gold": "chariott"}, wall="unwary")
    answer(state, gold="keep weakest")
    assert shown(state, "gold") == "chariott"
    assert lost(state, "gold") == "chariott"


def test_rgh_5_1_by_printed_strength() -> None:
    """RGH-5.1: a charmed Horsie is no weaker for it; Arch'r, at 5, is the weakest."""
    state = turn(
        {"gold": "qween", "green": "horsie"},
        shown={"green": "archr chariott"},
        wall="unwary",
    )
    assert winner(state) == "green"
    answer(state, green="keep weakest")
    assert shown(state, "green") == "archr"


@pytest.mark.parametrize(
    ("choice", "kept"),
    [
        ("keep nothing", ""),
        ("keep axx", "axx"),
        ("keep weakest", "qween"),
        ("keep both", "qween axx"),
    ],
)
def test_rgh_5_1_with_axx_revealed_beside_a_weaker_one(choice: str, kept: str) -> None:
    """RGH-5.1: none, Axx, the weakest, or both."""
    state = turn({"gold": "axx", "green": "archr"}, shown={"gold": "qween chariott"}, wall="unwary")
    assert asked(state) == {"gold": {"keep nothing", "keep axx", "keep weakest", "keep both"}}
    answer(state, gold=choice)
    assert shown(state, "gold") == kept


@pytest.mark.parametrize("others", ["", "archr", "archr chariott"])
@pytest.mark.parametrize(("choice", "kept"), [("keep nothing", ""), ("keep axx", "axx")])
def test_rgh_5_1_with_axx_revealed_as_the_weakest(others: str, choice: str, kept: str) -> None:
    """RGH-5.1: none or Axx; the fort keeps no second one."""
    state = turn({"gold": "axx", "green": "zvord"}, shown={"gold": others}, wall="unwary")
    assert asked(state) == {"gold": {"keep nothing", "keep axx"}}
    answer(state, gold=choice)
    assert shown(state, "gold") == kept


def test_rgh_5_1_an_axx_shown_before_is_kept_only_as_the_weakest() -> None:
    """RGH-5.1, RGH-3.2: his own effect is over."""
    state = turn({"gold": "archr", "green": "zvord"}, shown={"gold": "axx"}, wall="unwary")
    assert asked(state) == {"gold": {"keep nothing", "keep weakest"}}
    answer(state, gold="keep weakest")
    assert shown(state, "gold") == "axx"
    state = turn({"gold": "archr", "green": "zvord"}, shown={"gold": "axx druhid"}, wall="unwary")
    answer(state, gold="keep weakest")
    assert shown(state, "gold") == "druhid"


# --- RGH-5.2: Signal ----------------------------------------------------------------------------


def test_rgh_5_2_every_clan_with_a_face_up_warrior_discards_one() -> None:
    """RGH-5.2: Green is free to choose, Violet forced; Red's Ch'ariott was wrecked before."""
    state = turn(
        {"gold": "horsie", "green": "axx", "violet": "chariott", "red": "chariott"},
        shown={"gold": "archr", "green": "archr", "violet": "druhid"},
        wall="signal",
    )
    assert question(state) == "signalling"
    assert asked(state) == {"green": {"discard axx", "discard archr"}}
    answer(state, green="discard axx")
    assert is_turn_over(state)
    assert shown(state, "gold") == ""
    assert shown(state, "green") == "archr"
    assert shown(state, "violet") == ""
    assert lost(state, "violet") == "druhid chariott"
    assert lost(state, "red") == "chariott"


def test_rgh_5_2_what_was_just_revealed_may_be_discarded() -> None:
    """RGH-5.2: one of its choice, any."""
    state = turn(
        {"gold": "chariott", "green": "horsie", "red": "zvord"},
        shown={"gold": "chariott", "green": "axx", "red": "axx"},
        wall="signal",
    )
    assert asked(state) == {
        "green": {"discard axx", "discard horsie"},
        "red": {"discard zvord", "discard axx"},
    }


def test_rgh_5_2_two_equal_warriors_are_no_choice() -> None:
    """RGH-5.2, RGH-3.6: one of Green's two Ch'ariotts goes."""
    state = turn(
        {"gold": "chariott", "green": "filchy"},
        shown={"gold": "archr", "green": "chariott chariott"},
        wall="signal",
    )
    assert asked(state) == {"green": {"discard filchy", "discard chariott"}}
    answer(state, green="discard chariott")
    assert shown(state, "green") == "filchy chariott"


@pytest.mark.parametrize(("choice", "kept"), [("keep axx", "axx"), ("keep nothing", "")])
def test_rgh_5_2_a_winning_axx_is_paid_for_by_another(choice: str, kept: str) -> None:
    """RGH-5.2: the winner is asked only whether to keep him."""
    state = turn({"gold": "axx", "green": "zvord"}, shown={"gold": "archr"}, wall="signal")
    assert asked(state) == {"gold": {"keep nothing", "keep axx"}}
    questions = answer_all(state, choice)
    assert list(questions) == ["gold keeping", "green reordering"]
    assert shown(state, "gold") == kept
    assert lost(state, "green") == "zvord"


def test_rgh_5_2_a_winning_axx_alone_is_lost() -> None:
    """RGH-5.2: no other was face up at the capture; nothing is asked."""
    state = turn({"gold": "axx", "green": "druhid"}, wall="signal")
    assert is_turn_over(state)
    assert lost(state, "gold") == "axx"


@pytest.mark.parametrize("others", ["", "archr", "qween chariott"])
def test_rgh_5_2_signal_after_discard_costs_axx_in_any_case(others: str) -> None:
    """RGH-5.2: with the option he would be the only one left, so keeping is not asked."""
    state = turn(
        {"gold": "axx", "green": "druhid"},
        shown={"gold": others},
        wall="signal",
        signal_after_discard=1,
    )
    assert is_turn_over(state)
    assert shown(state, "gold") == ""
    assert lost(state, "green") == "druhid"


def test_rgh_5_2_signal_after_discard_is_the_same_for_the_others() -> None:
    """RGH-5.2: they choose as ever, and Horsie comes after it."""
    state = turn(
        {"gold": "chariott", "green": "horsie"},
        shown={"gold": "chariott", "green": "qween axx"},
        wall="signal",
        signal_after_discard=1,
    )
    assert answer_all(state, "discard horsie", "discard qween") == {
        "green signalling": "axx horsie qween",
        "green horsing": "axx qween",
    }
    assert shown(state, "green") == "axx"


def test_rgh_5_2_signal_before_the_winners_discards() -> None:
    """RGH-5.2: without the option Gold's warriors still lie there when Green chooses."""
    state = turn(
        {"gold": "chariott", "green": "archr"},
        shown={"gold": "zvord", "green": "axx"},
        wall="signal",
    )
    assert question(state) == "signalling"
    assert shown(state, "gold") == "zvord chariott"


def test_rgh_5_2_signal_after_the_winners_discards() -> None:
    """RGH-5.2: with the option they are gone when Green chooses."""
    state = turn(
        {"gold": "chariott", "green": "archr"},
        shown={"gold": "zvord", "green": "axx"},
        wall="signal",
        signal_after_discard=1,
    )
    assert question(state) == "signalling"
    assert shown(state, "gold") == ""


# --- RGH-5.3: Tax-Collector's -------------------------------------------------------------------


def test_rgh_5_3_the_only_fort_is_given() -> None:
    """RGH-5.3: this one, without a question."""
    state = turn({"gold": "chariott", "green": "axx"}, wall="tax")
    assert is_turn_over(state)
    assert forts(state, "gold") == ""
    assert razed(state, "tax") == 1


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ("tax", "dinary-1 legion-2 signal"),
        ("dinary-1", "legion-2 signal tax"),
        ("legion-2", "dinary-1 signal tax"),
        ("signal", "dinary-1 legion-2 tax"),
    ],
)
def test_rgh_5_3_one_fort_of_choice(given: str, left: str) -> None:
    """RGH-5.3: this one included; it is discarded."""
    state = turn(
        {"gold": "chariott", "green": "axx"},
        captured={"gold": "dinary-1 legion-2 signal", "green": "dinary-6"},
        wall="tax",
        round_number=2,
    )
    before = razed(state, given)
    assert question(state) == "taxing"
    assert asked(state) == {"gold": {"raze dinary-1", "raze legion-2", "raze signal", "raze tax"}}
    answer(state, gold=f"raze {given}")
    assert forts(state, "gold") == left
    assert razed(state, given) == before + 1
    assert forts(state, "green") == "dinary-6"


def test_rgh_5_3_of_two_equal_forts_one_is_given() -> None:
    """RGH-5.3: the other stays."""
    state = turn(
        {"gold": "chariott", "green": "axx"},
        captured={"gold": "dinary-1 dinary-1"},
        wall="tax",
        number=3,
    )
    answer(state, gold="raze dinary-1")
    assert forts(state, "gold") == "dinary-1 tax"


# --- RGH-5.4: Legion ----------------------------------------------------------------------------


def test_rgh_5_4_legions_count_against_their_owner() -> None:
    """RGH-5.4: negative points."""
    state = finished({"gold": "legion-1 legion-3 tax", "green": "legion-2"})
    assert [clan["points"] for clan in table_for(state, None)["clans"]] == [4, -2]


@pytest.mark.parametrize(
    ("held", "third"),
    [
        ("legion-1 legion-1", "legion-2"),
        ("legion-1 dinary-1 legion-3", "legion-2"),
        ("legion-2 legion-3", "legion-1"),
    ],
)
def test_rgh_5_4_three_legions_win_at_once(held: str, third: str) -> None:
    """RGH-5.4: whatever the points are."""
    state = turn(
        {"gold": "chariott", "green": "axx"},
        captured={"gold": held, "green": "tax dinary-6"},
        wall=third,
        round_number=2,
    )
    assert is_game_over(state)
    assert game_winners(state) == {"gold"}
    assert table_for(state, None)["legion_winner"] == "gold"


def test_rgh_5_4_two_legions_do_not() -> None:
    """RGH-5.4: nor does a fort of another kind beside two."""
    state = turn(
        {"gold": "chariott", "green": "axx"},
        captured={"gold": "legion-1 legion-1", "green": "legion-3"},
        wall="dinary-1",
        round_number=2,
    )
    assert is_turn_over(state)


def test_rgh_5_4_three_legions_of_two_people_do_not() -> None:
    """RGH-5.4: one person must hold them."""
    state = turn(
        {"gold": "chariott", "green": "axx"},
        captured={"gold": "legion-1", "green": "legion-3 legion-2"},
        wall="legion-1",
        round_number=2,
    )
    assert is_turn_over(state)
    assert forts(state, "gold") == "legion-1 legion-1"


def test_rgh_5_4_a_legion_given_to_tax_does_not_count() -> None:
    """RGH-5.4: Gold captured a third Legion, but holds two at once."""
    state = turn(
        {"gold": "chariott", "green": "axx"},
        captured={"gold": "legion-1 legion-2"},
        wall="tax legion-3",
        number=3,
    )
    answer(state, gold="raze legion-2")
    assert forts(state, "gold") == "legion-1 tax"
    state = turn(
        {"gold": "chariott", "green": "axx"},
        captured={"gold": "legion-1 tax"},
        wall="legion-3",
        number=4,
    )
    assert is_turn_over(state)
    assert forts(state, "gold") == "legion-1 tax legion-3"


def test_rgh_5_4_three_legions_win_on_the_sixth_turn_too() -> None:
    """RGH-5.4: in any round."""
    state = turn(
        {"gold": "chariott", "green": "axx"},
        captured={"gold": "legion-1 legion-2"},
        wall="legion-3",
        number=6,
    )
    assert is_game_over(state)
    assert game_winners(state) == {"gold"}


def test_rgh_5_4_a_neutral_does_not_win_by_three_legions() -> None:
    """RGH-5.4: the game goes on."""
    state = turn(
        {"gold": "axx", "green": "chariott"},
        neutrals=["green"],
        captured={"green": "legion-1 legion-2"},
        wall="legion-3",
        number=3,
    )
    assert is_turn_over(state)
    assert forts(state, "green") == "legion-1 legion-2 legion-3"


def test_rgh_5_4_a_neutral_wins_by_legions_under_the_option() -> None:
    """RGH-5.4, RGH-6.2: `neutrals_can_win`; the person has lost."""
    state = turn(
        {"gold": "axx", "green": "chariott"},
        neutrals=["green"],
        captured={"green": "legion-1 legion-2", "gold": "tax"},
        wall="legion-3",
        round_number=2,
        neutrals_can_win=1,
    )
    assert is_game_over(state)
    assert game_winners(state) == set()
    assert table_for(state, "gold")["legion_winner"] == "green"


def test_rgh_5_5_fort_dinary_is_points_only() -> None:
    """RGH-5.5: nothing is asked, nobody pays."""
    state = turn(
        {"gold": "chariott", "green": "archr"},
        shown={"gold": "axx", "green": "qween"},
        wall="dinary-6",
    )
    assert is_turn_over(state)
    assert shown(state, "gold") == ""
    assert shown(state, "green") == "qween archr"
    assert table_for(state, None)["clans"][0]["points"] == 6
