"""Warriors: RGH-4."""

from __future__ import annotations

import pytest

from .hand_built import (
    answer,
    answer_all,
    asked,
    event_names,
    forts,
    is_game_over,
    is_turn_over,
    lost,
    place,
    plan,
    question,
    razed,
    shown,
    told_of,
    totals,
    turn,
    wall,
    winner,
)

# --- RGH-4.1 to RGH-4.3: Qween ------------------------------------------------------------------


def test_rgh_4_1_qween_takes_the_points_of_a_revealed_warrior() -> None:
    """RGH-4.1: added to her own, and gone from its own clan; its card stays where it is."""
    state = turn(
        {"gold": "qween", "green": "chariott", "red": "horsie"},
        shown={"gold": "axx", "green": "archr", "red": "archr"},
    )
    assert asked(state) == {"gold": {"charm green", "charm red"}}
    answer(state, gold="charm green")
    assert totals(state) == {"gold": 4 + 1 + 9, "green": 5, "red": 12}
    assert winner(state) == "gold"
    assert shown(state, "green") == "archr chariott"
    assert told_of(state, "gold", "warrior_charmed", "target") == ["green"]
    assert told_of(state, "gold", "warrior_charmed", "warrior") == ["chariott"]


def test_rgh_4_1_the_other_choice() -> None:
    """RGH-4.1: Horsie instead; now the Ch'ariott counts for Green."""
    state = turn(
        {"gold": "qween", "green": "chariott", "red": "horsie"},
        shown={"gold": "axx", "green": "archr", "red": "archr"},
    )
    answer(state, gold="charm red")
    assert totals(state) == {"gold": 4 + 1 + 7, "green": 14, "red": 5}
    assert winner(state) == "green"


def test_rgh_4_1_a_neutrals_warrior_can_be_charmed() -> None:
    """RGH-4.1: of another clan, whoever's it is."""
    state = turn({"gold": "qween", "green": "axx", "violet": "archr"}, neutrals=["violet"])
    assert asked(state) == {"gold": {"charm green", "charm violet"}}


def test_rgh_4_1_only_warriors_revealed_this_turn() -> None:
    """RGH-4.1: Green's earlier Ch'ariott is not to be had; the only target needs no question."""
    state = turn({"gold": "qween", "green": "druhid"}, shown={"green": "chariott"})
    assert totals(state) == {"gold": 3, "green": 9}
    assert winner(state) == "green"


def test_rgh_4_1_charming_is_mandatory() -> None:
    """RGH-4.1: among several targets one must be chosen."""
    state = turn({"gold": "qween", "green": "druhid", "violet": "zvord", "red": "axx"})
    assert asked(state) == {"gold": {"charm green", "charm violet", "charm red"}}


def test_rgh_4_1_this_turn_only() -> None:
    """RGH-4.1: on the next turn the Ch'ariott counts for Green again."""
    state = turn(
        {"gold": "qween", "green": "chariott", "red": "axx"},
        hidden={"gold": "horsie axx", "green": "filchy archr", "red": "archr druhid"},
        number=4,
        plays_on=True,
    )
    answer(state, gold="charm green")
    assert told_of(state, "green", "total_counted", "total") == [0, 9 + 6, 9 + 6 + 5]


def test_rgh_4_1_a_charmed_filchy_still_bars_her_own_clan() -> None:
    """RGH-4.1: Green shows 18 and cannot capture; Filchy's 6 points are Gold's."""
    state = turn({"gold": "qween", "green": "filchy"}, shown={"green": "chariott chariott"})
    assert totals(state) == {"gold": 7, "green": 18}
    assert winner(state) == "gold"
    assert shown(state, "green") == "filchy chariott chariott"


def test_rgh_4_1_a_charmed_druhid_still_chooses_for_his_owner() -> None:
    """RGH-4.1: Green captures without his points."""
    state = turn({"gold": "qween", "green": "druhid"}, shown={"green": "chariott"}, wall="dinary-3")
    assert question(state) == "taking"
    assert list(asked(state)) == ["green"]


def test_rgh_4_1_a_charmed_axx_may_be_kept_by_his_owner() -> None:
    """RGH-4.1: Green captures with the Ch'ariott."""
    state = turn({"gold": "qween", "green": "axx"}, shown={"green": "chariott"})
    assert totals(state) == {"gold": 5, "green": 9}
    answer(state, green="keep axx")
    assert shown(state, "green") == "axx"


def test_rgh_4_1_a_charmed_zvord_reorders_for_his_owner() -> None:
    """RGH-4.1: Gold has no say in it."""
    state = turn({"gold": "qween", "green": "zvord"})
    assert question(state) == "reordering"
    assert list(asked(state)) == ["green"]


def test_rgh_4_2_two_qweens_charm_nobody() -> None:
    """RGH-4.2: their strengths count, and nothing is asked."""
    state = turn({"gold": "qween", "green": "qween", "red": "axx"}, shown={"gold": "archr"})
    assert totals(state) == {"gold": 6, "green": 1, "red": 4}
    assert is_turn_over(state)
    assert "qweens_cancelled" in event_names(state)


def test_rgh_4_2_a_neutrals_qween_counts() -> None:
    """RGH-4.2: she has no effect of her own, but bars the person's."""
    state = turn({"gold": "qween", "green": "axx", "violet": "qween"}, neutrals=["violet"])
    assert totals(state) == {"gold": 1, "green": 4, "violet": 1}
    assert question(state) == "keeping"


def test_rgh_4_2_four_qweens() -> None:
    """RGH-4.2: a tie at 1."""
    state = turn(dict.fromkeys(("gold", "green", "violet", "red"), "qween"))
    assert set(totals(state).values()) == {1}
    assert winner(state) is None


def test_rgh_4_2_an_earlier_qween_does_not_bar() -> None:
    """RGH-4.2: on the same turn only."""
    state = turn({"gold": "qween", "green": "archr"}, shown={"green": "qween"})
    assert totals(state) == {"gold": 6, "green": 1}


def test_rgh_4_3_wrecked_chariotts_cannot_be_charmed() -> None:
    """RGH-4.3: nothing is left to charm; Gold captures with 1."""
    state = turn({"gold": "qween", "green": "chariott", "red": "chariott"})
    assert totals(state) == {"gold": 1, "green": 0, "red": 0}
    assert winner(state) == "gold"


def test_rgh_4_3_the_one_that_is_still_in_play_is_charmed() -> None:
    """RGH-4.3: a single target, so nothing is asked."""
    state = turn({"gold": "qween", "green": "chariott", "violet": "archr", "red": "chariott"})
    assert is_turn_over(state)
    assert totals(state) == {"gold": 6, "green": 0, "violet": 0, "red": 0}


def test_rgh_4_3_a_single_chariott_can_be_charmed() -> None:
    """RGH-4.3: no clash, no loss."""
    state = turn({"gold": "qween", "green": "chariott", "red": "axx"})
    assert asked(state) == {"gold": {"charm green", "charm red"}}


# --- RGH-4.4: Dru'hid ---------------------------------------------------------------------------

WALL = "dinary-1 legion-1 unwary signal tax dinary-6"


@pytest.mark.parametrize(
    ("place_taken", "fort", "left"),
    [
        (1, "dinary-1", "legion-1 unwary signal tax dinary-6"),
        (2, "legion-1", "dinary-1 unwary signal tax dinary-6"),
        (4, "signal", "legion-1 unwary dinary-1 tax dinary-6"),
        (6, "dinary-6", "legion-1 unwary signal tax dinary-1"),
    ],
)
def test_rgh_4_4_druhid_takes_any_fort(place_taken: int, fort: str, left: str) -> None:
    """RGH-4.4: the leftmost fort goes into the place of the one taken."""
    state = turn({"gold": "druhid", "green": "filchy"}, wall=WALL)
    assert asked(state) == {"gold": {f"take {number}" for number in range(1, 7)}}
    answer_all(state, f"take {place_taken}")
    assert winner(state) == "gold"
    assert forts(state, "gold") == fort
    assert wall(state) == left


def test_rgh_4_4_the_fort_taken_gives_the_effect() -> None:
    """RGH-4.4: Unwary behind a Signal Fort; Dru'hid stays and nobody pays Signal."""
    state = turn(
        {"gold": "druhid", "green": "filchy"}, shown={"green": "axx"}, wall="signal dinary-1 unwary"
    )
    answer(state, gold="take 4")
    assert asked(state) == {"gold": {"keep nothing", "keep weakest"}}
    answer(state, gold="keep weakest")
    assert shown(state, "gold") == "druhid"
    assert shown(state, "green") == "axx filchy"
    assert wall(state).split()[:2] == ["dinary-1", "signal"]


def test_rgh_4_4_druhid_may_take_the_third_legion() -> None:
    """RGH-4.4, RGH-5.4: from the right end of the Wall."""
    state = turn(
        {"gold": "druhid", "green": "filchy"},
        number=4,
        wall="tax dinary-1 legion-3",
        captured={"gold": "legion-1 legion-1"},
    )
    answer(state, gold="take 6")
    assert is_game_over(state)
    assert forts(state, "gold") == "legion-1 legion-1 legion-3"


def test_rgh_4_4_only_forts_still_in_the_wall() -> None:
    """RGH-4.4: on the fifth turn two, at the places that they had from the start."""
    state = turn({"gold": "druhid", "green": "filchy"}, number=5, wall="tax dinary-1")
    assert asked(state) == {"gold": {"take 5", "take 6"}}
    answer(state, gold="take 6")
    assert wall(state) == "tax"


def test_rgh_4_4_the_last_fort_is_not_asked_for() -> None:
    """RGH-4.4: there is nothing to choose."""
    state = turn({"gold": "druhid", "green": "filchy"}, number=6, wall="dinary-6")
    assert is_turn_over(state)
    assert forts(state, "gold") == "dinary-6"


def test_rgh_4_4_druhid_without_a_capture_has_no_choice() -> None:
    """RGH-4.4: capturing on the turn he is revealed."""
    state = turn({"gold": "druhid", "green": "archr"}, wall=WALL)
    assert is_turn_over(state)
    assert wall(state) == "legion-1 unwary signal tax dinary-6"


# --- RGH-4.5: Zvord -----------------------------------------------------------------------------


def test_rgh_4_5_zvord_reorders_what_is_hidden() -> None:
    """RGH-4.5: freely; the last card needs no choice."""
    state = turn(
        {"gold": "zvord", "green": "archr"},
        hidden={"gold": "qween axx archr filchy"},
        number=2,
    )
    assert asked(state) == {"gold": {"place qween", "place axx", "place archr", "place filchy"}}
    place(state, "gold", "filchy archr")
    assert asked(state) == {"gold": {"place qween", "place axx"}}
    place(state, "gold", "axx")
    assert is_turn_over(state)
    assert plan(state, "gold") == "filchy archr axx qween"


def test_rgh_4_5_the_order_may_stay() -> None:
    """RGH-4.5: he may, he need not."""
    hidden = {"gold": "qween axx archr filchy"}
    state = turn({"gold": "zvord", "green": "archr"}, hidden=hidden, number=2)
    place(state, "gold", "qween axx archr")
    assert plan(state, "gold") == "qween axx archr filchy"


def test_rgh_4_5_after_the_capture() -> None:
    """RGH-4.5: Green has captured and discarded when Gold is asked."""
    state = turn({"gold": "zvord", "green": "archr"}, wall="dinary-6")
    assert question(state) == "reordering"
    assert forts(state, "green") == "dinary-6"
    assert shown(state, "green") == ""


def test_rgh_4_5_the_card_put_aside_stays_aside() -> None:
    """RGH-4.5: only hidden warriors along the Wall are reordered."""
    state = turn({"gold": "zvord", "green": "archr"}, hidden={"gold": "qween axx archr"}, number=3)
    aside = state.aside[0]
    assert asked(state) == {"gold": {"place qween", "place axx", "place archr"}}
    place(state, "gold", "archr qween")
    assert state.aside[0] == aside


def test_rgh_4_5_the_new_order_is_revealed() -> None:
    """RGH-4.5: on the next turn Arch'r comes first."""
    state = turn(
        {"gold": "zvord", "green": "archr"},
        hidden={"gold": "druhid archr horsie", "green": "qween axx zvord"},
        number=3,
        plays_on=True,
    )
    place(state, "gold", "archr horsie")
    revealed = told_of(state, "gold", "warrior_revealed", "warrior")
    assert revealed == ["zvord", "archr", "horsie", "druhid"]


# --- RGH-4.6: Axx -------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "kept"), [("keep axx", "axx"), ("keep nothing", "")])
def test_rgh_4_6_axx_may_stay(choice: str, kept: str) -> None:
    """RGH-4.6: all others are discarded."""
    state = turn({"gold": "axx", "green": "archr"}, shown={"gold": "qween chariott"})
    assert asked(state) == {"gold": {"keep nothing", "keep axx"}}
    answer(state, gold=choice)
    assert is_turn_over(state)
    assert shown(state, "gold") == kept


def test_rgh_4_6_axx_who_captures_nothing_stays_like_all() -> None:
    """RGH-4.6: nothing is asked of a loser."""
    state = turn({"gold": "axx", "green": "archr"}, shown={"gold": "qween", "green": "axx"})
    assert is_turn_over(state)
    assert shown(state, "gold") == "qween axx"


def test_rgh_4_6_an_axx_kept_is_no_longer_kept_by_himself() -> None:
    """RGH-4.6, RGH-3.2: on a later capture he goes."""
    state = turn({"gold": "chariott", "green": "archr"}, shown={"gold": "axx"})
    assert is_turn_over(state)
    assert shown(state, "gold") == ""


# --- RGH-4.7: Arch'r ----------------------------------------------------------------------------


def test_rgh_4_7_archr_breaks_a_tie() -> None:
    """RGH-4.7: 9 to 9, and only Gold reveals Arch'r."""
    state = turn({"gold": "archr", "green": "chariott"}, shown={"gold": "axx"})
    assert totals(state) == {"gold": 9, "green": 9}
    assert winner(state) == "gold"
    assert "tie_broken" in event_names(state)


def test_rgh_4_7_archr_among_three_tied() -> None:
    """RGH-4.7: the only one of the tied clans with Arch'r."""
    state = turn(
        {"gold": "archr", "green": "chariott", "red": "horsie"},
        shown={"gold": "axx", "red": "druhid"},
    )
    assert set(totals(state).values()) == {9}
    assert winner(state) == "gold"


def test_rgh_4_7_two_archrs_leave_the_tie() -> None:
    """RGH-4.7: both tied clans reveal one."""
    state = turn({"gold": "archr", "green": "archr"}, wall="dinary-6")
    assert winner(state) is None
    assert razed(state, "dinary-6") == 1


def test_rgh_4_7_two_archrs_and_a_third_tied_clan() -> None:
    """RGH-4.7: nor does the third one win."""
    state = turn(
        {"gold": "archr", "green": "archr", "red": "chariott"},
        shown={"gold": "axx", "green": "axx"},
    )
    assert set(totals(state).values()) == {9}
    assert winner(state) is None


def test_rgh_4_7_an_archr_below_the_tie_does_not_count() -> None:
    """RGH-4.7: Green's Arch'r is not tied for the highest, so Gold's is the only one."""
    state = turn({"gold": "archr", "green": "archr", "red": "chariott"}, shown={"gold": "axx"})
    assert totals(state) == {"gold": 9, "green": 5, "red": 9}
    assert winner(state) == "gold"


def test_rgh_4_7_archr_does_not_help_against_a_higher_total() -> None:
    """RGH-4.7: only on a tie."""
    assert winner(turn({"gold": "archr", "green": "horsie"})) == "green"


def test_rgh_4_7_a_charmed_archr_may_win_at_the_reduced_total() -> None:
    """RGH-4.7: his points are Gold's, his effect is still Green's: 9 to 9 against Red."""
    state = turn(
        {"gold": "qween", "green": "archr", "red": "axx"},
        shown={"green": "chariott", "red": "archr"},
    )
    answer(state, gold="charm green")
    assert totals(state) == {"gold": 6, "green": 9, "red": 9}
    assert winner(state) == "green"


def test_rgh_4_7_a_charmed_archr_may_beat_the_qween_who_charmed_him() -> None:
    """RGH-4.7: Gold's 6 from Qween and Arch'r ties with what Green has left."""
    state = turn({"gold": "qween", "green": "archr"}, shown={"gold": "zvord", "green": "chariott"})
    assert totals(state) == {"gold": 9, "green": 9}
    assert winner(state) == "green"
    assert shown(state, "gold") == "qween zvord"


def test_rgh_4_7_a_neutrals_archr() -> None:
    """RGH-4.7, RGH-7.1: breaks ties as well."""
    state = turn({"gold": "chariott", "green": "archr"}, shown={"green": "axx"}, neutrals=["green"])
    assert winner(state) == "green"


# --- RGH-4.8: Filchy ----------------------------------------------------------------------------


def test_rgh_4_8_filchy_cannot_win() -> None:
    """RGH-4.8: 24 counts for nothing against 1 and 2."""
    state = turn(
        {"gold": "filchy", "green": "druhid", "red": "axx"}, shown={"gold": "chariott chariott"}
    )
    assert totals(state)["gold"] == 24
    assert winner(state) == "red"


def test_rgh_4_8_filchy_cannot_tie() -> None:
    """RGH-4.8: 15 to 15, and Green captures."""
    state = turn(
        {"gold": "filchy", "green": "chariott"}, shown={"gold": "chariott", "green": "druhid axx"}
    )
    assert totals(state) == {"gold": 15, "green": 15}
    assert winner(state) == "green"


def test_rgh_4_8_filchy_cannot_block() -> None:
    """RGH-4.8: nor a clan below her."""
    state = turn({"gold": "filchy", "green": "qween", "red": "qween"}, shown={"red": "druhid"})
    assert winner(state) == "red"


def test_rgh_4_8_others_still_tie_beside_her() -> None:
    """RGH-4.8: Green and Red at 4."""
    assert winner(turn({"gold": "filchy", "green": "axx", "red": "axx"})) is None


# --- RGH-4.9: Horsie ----------------------------------------------------------------------------


def test_rgh_4_9_horsie_alone_goes() -> None:
    """RGH-4.9: no other warrior is face up."""
    state = turn({"gold": "chariott", "green": "horsie"})
    assert shown(state, "green") == ""
    assert lost(state, "green") == "horsie"


def test_rgh_4_9_horsie_costs_the_only_other() -> None:
    """RGH-4.9: Qween goes, unasked, and Horsie stays."""
    state = turn({"gold": "chariott", "green": "horsie"}, shown={"green": "qween"})
    assert is_turn_over(state)
    assert shown(state, "green") == "horsie"


def test_rgh_4_9_horsie_costs_one_of_choice() -> None:
    """RGH-4.9: any other than Horsie."""
    state = turn(
        {"gold": "chariott", "green": "horsie"},
        shown={"gold": "horsie", "green": "qween axx"},
    )
    assert asked(state) == {"green": {"discard qween", "discard axx"}}
    answer(state, green="discard axx")
    assert shown(state, "green") == "qween horsie"


def test_rgh_4_9_horsie_may_go() -> None:
    """RGH-4.9: with the option she may be chosen freely."""
    state = turn({"gold": "chariott", "green": "horsie"}, shown={"green": "qween"}, horsie_may_go=1)
    assert asked(state) == {"green": {"discard qween", "discard horsie"}}
    answer(state, green="discard horsie")
    assert shown(state, "green") == "qween"


def test_rgh_4_9_horsie_may_go_and_is_alone() -> None:
    """RGH-4.9: with the option too nothing is asked then."""
    state = turn({"gold": "chariott", "green": "horsie"}, horsie_may_go=1)
    assert is_turn_over(state)
    assert shown(state, "green") == ""


def test_rgh_4_9_horsie_that_captures_costs_nothing() -> None:
    """RGH-4.9: her clan captures; all go by RGH-3.3."""
    state = turn({"gold": "axx", "green": "horsie"}, shown={"green": "qween archr"})
    assert is_turn_over(state)
    assert winner(state) == "green"
    assert "horsie_raged" not in event_names(state)


def test_rgh_4_9_a_tie_is_no_capture() -> None:
    """RGH-4.9: both tied clans pay, one with a choice."""
    state = turn(
        {"gold": "horsie", "green": "horsie"},
        shown={"gold": "archr", "green": "druhid zvord"},
    )
    assert winner(state) is None
    assert asked(state) == {"green": {"discard druhid", "discard zvord"}}
    answer(state, green="discard zvord")
    assert shown(state, "gold") == "horsie"
    assert shown(state, "green") == "druhid horsie"


def test_rgh_4_9_horsie_captures_from_filchys() -> None:
    """RGH-4.9, RGH-4.8: the only eligible clan captures, so that she costs nothing."""
    state = turn({"gold": "horsie", "green": "filchy"}, shown={"green": "chariott"})
    assert winner(state) == "gold"
    assert "horsie_raged" not in event_names(state)


def test_rgh_4_9_a_charmed_horsie_still_costs_her_own_clan() -> None:
    """RGH-4.9, RGH-4.1: Gold has the points, Green pays."""
    state = turn({"gold": "qween", "green": "horsie"}, shown={"green": "zvord"})
    assert totals(state) == {"gold": 8, "green": 3}
    assert shown(state, "green") == "horsie"
    assert lost(state, "green") == "zvord"


# --- RGH-4.10: Ch'ariott ------------------------------------------------------------------------


@pytest.mark.parametrize("clans", [("gold", "green"), ("gold", "green", "red")])
def test_rgh_4_10_chariotts_revealed_together_are_all_lost(clans: tuple[str, ...]) -> None:
    """RGH-4.10: before points count; Violet captures with 2."""
    state = turn({**dict.fromkeys(clans, "chariott"), "violet": "druhid"})
    answer_all(state, "take 1")
    assert totals(state) == {**dict.fromkeys(clans, 0), "violet": 2}
    assert winner(state) == "violet"
    for clan in clans:
        assert lost(state, clan) == "chariott"


def test_rgh_4_10_earlier_ones_are_safe() -> None:
    """RGH-4.10: each loses the one revealed, and keeps the one shown before."""
    state = turn(
        {"gold": "chariott", "green": "chariott"}, shown={"gold": "chariott", "green": "axx"}
    )
    assert totals(state) == {"gold": 9, "green": 4}
    assert winner(state) == "gold"
    assert shown(state, "green") == "axx"


def test_rgh_4_10_an_earlier_one_wrecks_nothing() -> None:
    """RGH-4.10: only those revealed on the same turn clash."""
    state = turn({"gold": "chariott", "green": "axx"}, shown={"green": "chariott"})
    assert totals(state) == {"gold": 9, "green": 13}
    assert shown(state, "gold") == "chariott"


def test_rgh_4_10_a_neutrals_chariott_clashes_too() -> None:
    """RGH-4.10, RGH-7.1: it reveals like a clan."""
    state = turn({"gold": "chariott", "green": "chariott"}, neutrals=["green"])
    assert lost(state, "gold") == lost(state, "green") == "chariott"
