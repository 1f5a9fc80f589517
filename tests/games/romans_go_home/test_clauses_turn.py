"""The turn: RGH-3, and the worked example RGH-10.1."""

from __future__ import annotations

import pytest

from ludi.games.romans_go_home.state import State

from .hand_built import (
    answer,
    answer_all,
    asked,
    event_names,
    events,
    forts,
    is_game_over,
    is_turn_over,
    lost,
    place,
    plan,
    question,
    razed,
    shown,
    table_for,
    told_of,
    totals,
    turn,
    wall,
    winner,
)


def test_rgh_3_1_the_leftmost_hidden_warrior_is_revealed() -> None:
    """RGH-3.1: of every clan at once; the others stay hidden in their order."""
    state = turn(
        {"gold": "axx", "green": "axx"},
        hidden={"gold": "qween zvord", "green": "horsie chariott"},
        number=4,
    )
    assert shown(state, "gold") == "axx"
    assert plan(state, "gold") == "qween zvord"
    assert plan(state, "green") == "horsie chariott"
    assert event_names(state)[:3] == ["turn_began", "warrior_revealed", "warrior_revealed"]


def test_rgh_3_1_it_stays_face_up() -> None:
    """RGH-3.1: turn after turn, until it is discarded."""
    state = turn(
        {"gold": "axx", "green": "axx", "red": "axx"},
        hidden={"gold": "archr zvord", "green": "druhid qween", "red": "qween druhid"},
        number=4,
        plays_on=True,
    )
    assert question(state) == "charming"
    assert shown(state, "gold") == "axx archr"
    assert shown(state, "green") == "druhid axx"
    assert shown(state, "red") == "qween axx"


def test_rgh_3_2_a_total_is_the_sum_of_all_face_up_warriors() -> None:
    """RGH-3.2: those shown before and the one revealed."""
    state = turn(
        {"gold": "axx", "green": "druhid"},
        shown={"gold": "qween filchy chariott", "green": "horsie chariott chariott"},
    )
    assert totals(state) == {"gold": 1 + 6 + 9 + 4, "green": 7 + 9 + 9 + 2}


@pytest.mark.parametrize("earlier", ["qween", "druhid", "zvord", "axx", "filchy"])
def test_rgh_3_2_an_effect_works_on_the_turn_of_the_reveal_only(earlier: str) -> None:
    """RGH-3.2: a warrior shown before gives strength, and no question; Filchy's clan captures."""
    state = turn({"gold": "archr", "green": "qween"}, shown={"gold": earlier + " chariott"})
    assert is_turn_over(state)
    assert totals(state)["green"] == 6
    assert winner(state) == "gold"
    assert shown(state, "gold") == ""


def test_rgh_3_2_an_earlier_archr_breaks_no_tie() -> None:
    """RGH-3.2: Arch'r and Axx against Horsie and Dru'hid; nobody captures."""
    state = turn({"gold": "axx", "green": "druhid"}, shown={"gold": "archr", "green": "horsie"})
    assert totals(state) == {"gold": 9, "green": 9}
    assert winner(state) is None


def test_rgh_3_2_an_earlier_horsie_costs_nothing() -> None:
    """RGH-3.2: Horsie's clan loses again and keeps all."""
    state = turn({"gold": "axx", "green": "chariott"}, shown={"gold": "horsie", "green": "axx"})
    assert winner(state) == "green"
    assert shown(state, "gold") == "axx horsie"


def test_rgh_3_2_a_horsie_lost_to_signal_costs_another() -> None:
    """RGH-3.2, RGH-4.9: Horsie pays Signal, and then a further warrior goes."""
    state = turn(
        {"gold": "chariott", "green": "horsie"},
        shown={"gold": "chariott", "green": "qween axx"},
        wall="signal",
    )
    answer(state, green="discard horsie")
    assert question(state) == "horsing"
    assert asked(state) == {"green": {"discard qween", "discard axx"}}
    answer(state, green="discard qween")
    assert shown(state, "green") == "axx"


def test_rgh_3_2_a_horsie_lost_to_signal_costs_the_only_other_unasked() -> None:
    """RGH-3.2, RGH-3.6: there is one left, and it goes."""
    state = turn(
        {"gold": "chariott", "green": "horsie"},
        shown={"gold": "chariott", "green": "axx"},
        wall="signal",
    )
    answer(state, green="discard horsie")
    assert is_turn_over(state)
    assert shown(state, "green") == ""
    assert lost(state, "green") == "axx horsie"


def test_rgh_3_2_a_horsie_lost_to_signal_alone_costs_nothing_more() -> None:
    """RGH-3.2: no other warrior is face up."""
    state = turn({"gold": "chariott", "green": "horsie"}, wall="signal")
    assert is_turn_over(state)
    assert lost(state, "green") == "horsie"


def test_rgh_3_2_a_zvord_lost_to_signal_still_reorders() -> None:
    """RGH-3.2: the effect belongs to the reveal."""
    state = turn({"gold": "chariott", "green": "zvord"}, wall="signal")
    assert shown(state, "green") == ""
    assert question(state) == "reordering"
    assert list(asked(state)) == ["green"]


def answer_all_until_planning(state: State) -> None:
    """Zvord's owner leaves the order as it comes."""
    while question(state) == "reordering":
        clan, choices = next(iter(asked(state).items()))
        answer(state, **{clan: min(choices)})


def test_rgh_3_3_the_highest_total_captures_the_leftmost_fort() -> None:
    """RGH-3.3: the winner discards all face-up warriors, the others keep theirs."""
    state = turn(
        {"gold": "axx", "green": "archr", "violet": "zvord", "red": "druhid"},
        shown={"gold": "filchy", "green": "chariott", "violet": "chariott", "red": "qween"},
        hidden={"violet": "axx archr"},
        wall="dinary-5 dinary-1 tax",
    )
    assert totals(state) == {"gold": 10, "green": 14, "violet": 12, "red": 3}
    assert winner(state) == "green"
    assert forts(state, "green") == "dinary-5"
    assert wall(state).split()[:2] == ["dinary-1", "tax"]
    assert shown(state, "green") == ""
    assert lost(state, "green") == "archr chariott"
    assert shown(state, "gold") == "axx filchy"
    assert shown(state, "violet") == "zvord chariott"
    assert shown(state, "red") == "qween druhid"


def test_rgh_3_4_a_tie_for_the_highest() -> None:
    """RGH-3.4: nobody captures, the fort is discarded, all warriors stay."""
    state = turn(
        {"gold": "axx", "green": "filchy", "red": "chariott"},
        shown={"gold": "archr", "green": "chariott"},
        wall="tax dinary-1",
    )
    assert totals(state) == {"gold": 9, "green": 15, "red": 9}
    assert winner(state) is None
    assert razed(state, "tax") == 1
    assert wall(state).split()[0] == "dinary-1"
    assert shown(state, "gold") == "axx archr"
    assert shown(state, "green") == "filchy chariott"
    assert shown(state, "red") == "chariott"


def test_rgh_3_4_on_a_tie_of_four_all_keep_their_warriors() -> None:
    """RGH-3.4: nobody discards, whatever the fort and the seat."""
    clans = ("gold", "green", "violet", "red")
    state = turn(dict.fromkeys(clans, "axx"), shown=dict.fromkeys(clans, "chariott"), wall="unwary")
    assert is_turn_over(state)
    assert [shown(state, clan) for clan in clans] == ["axx chariott"] * 4


def test_rgh_3_2_nothing_of_the_last_turn_lingers() -> None:
    """RGH-3.2: Ch'ariotts wrecked on turn 4 do not shield what is revealed on turn 5."""
    state = turn(
        {"gold": "chariott", "green": "chariott", "red": "archr"},
        hidden={"gold": "axx zvord", "green": "axx zvord", "red": "qween druhid"},
        number=4,
        plays_on=True,
    )
    assert asked(state) == {"red": {"charm gold", "charm green"}}


def test_rgh_4_6_an_axx_kept_once_goes_with_the_next_capture() -> None:
    """RGH-4.6, RGH-3.2: kept on turn 4, discarded on turn 5; on turn 6 he no longer counts."""
    state = turn(
        {"gold": "axx", "green": "zvord"},
        hidden={"gold": "chariott archr", "green": "druhid filchy"},
        number=4,
        wall="dinary-1 dinary-3 dinary-5",
        plays_on=True,
    )
    answer(state, gold="keep axx")
    answer_all_until_planning(state)
    assert told_of(state, "gold", "total_counted", "total") == [4, 4 + 9, 5]


def test_rgh_3_4_a_tie_after_a_capture_has_no_winner() -> None:
    """RGH-3.4, RGH-4.9: Gold captures on turn 3; the tie at 7 on turn 4 costs Gold the Horsie."""
    state = turn(
        {"gold": "archr", "green": "zvord"},
        shown={"gold": "chariott"},
        hidden={"gold": "horsie qween druhid", "green": "axx druhid filchy"},
        number=3,
        plays_on=True,
    )
    place(state, "green", "axx druhid")
    ties = [event.facts["total"] for event in events(state) if event.name == "attack_tied"]
    assert ties[0] == 7
    assert told_of(state, "gold", "horsie_left", "clan") == ["gold"]


def test_rgh_3_4_a_tie_below_the_highest_does_not_matter() -> None:
    """RGH-3.4: Gold and Green tie, Red is higher."""
    state = turn({"gold": "axx", "green": "axx", "red": "archr"})
    assert winner(state) == "red"


@pytest.mark.parametrize("clans", [("gold", "green"), ("gold", "green", "red")])
def test_rgh_3_4_a_tie_at_0_is_a_tie(clans: tuple[str, ...]) -> None:
    """RGH-3.4: only wrecked Ch'ariotts; the fort is discarded."""
    state = turn(dict.fromkeys(clans, "chariott"), wall="dinary-6")
    assert set(totals(state).values()) == {0}
    assert winner(state) is None
    assert razed(state, "dinary-6") == 1
    assert "attack_tied" in event_names(state)


def test_rgh_3_4_a_tie_at_0_beside_a_filchy() -> None:
    """RGH-3.4: the Filchy's points do not count, so 0 is the highest, twice."""
    state = turn({"gold": "chariott", "green": "chariott", "red": "filchy"})
    assert totals(state) == {"gold": 0, "green": 0, "red": 6}
    assert winner(state) is None


@pytest.mark.parametrize("clans", [("gold", "green"), ("gold", "green", "violet", "red")])
def test_rgh_3_4_no_clan_is_eligible(clans: tuple[str, ...]) -> None:
    """RGH-3.4: all reveal Filchy; the fort is discarded and all stay."""
    state = turn(dict.fromkeys(clans, "filchy"), shown={"gold": "chariott"}, wall="dinary-6")
    assert winner(state) is None
    assert razed(state, "dinary-6") == 1
    assert shown(state, "gold") == "filchy chariott"
    assert "nobody_eligible" in event_names(state)


def test_rgh_3_4_a_sole_eligible_clan_captures_whatever_its_total() -> None:
    """RGH-3.4: Green's neutral Qween has 1 against Filchys of 6 and 24.

    A sole eligible clan's total cannot be 0: nobody else can then have wrecked or charmed what it
    reveals.
    """
    state = turn(
        {"gold": "filchy", "violet": "filchy", "green": "qween"},
        shown={"gold": "chariott chariott"},
        neutrals=["green"],
    )
    assert totals(state) == {"gold": 24, "violet": 6, "green": 1}
    assert winner(state) == "green"


def test_rgh_3_5_what_a_turn_tells_in_order() -> None:
    """RGH-3.5: reveal, clash, Qween, totals, Filchy, capture, Signal, discards, Horsie."""
    state = turn(
        {"gold": "qween", "green": "horsie", "violet": "chariott", "red": "chariott"},
        shown={"gold": "chariott chariott", "violet": "axx", "green": "archr"},
        wall="signal",
    )
    answer_all(state, "discard archr")
    told = [name for name in event_names(state) if name != "choice_made"]
    assert told == [
        "turn_began",
        *["warrior_revealed"] * 4,
        *["chariott_wrecked"] * 2,
        "warrior_charmed",
        *["total_counted"] * 4,
        "fort_captured",
        "signal_fired",
        *["warrior_discarded"] * 2,
        *["warrior_discarded"] * 3,
        "horsie_left",
        "warrior_discarded",
    ]


def test_rgh_3_5_questions_come_in_the_order_of_the_turn() -> None:
    """RGH-3.5: Dru'hid chooses the fort, then Signal, Horsie and Zvord."""
    state = turn(
        {"gold": "druhid", "green": "horsie", "red": "zvord"},
        shown={"gold": "chariott chariott", "green": "qween axx", "red": "qween axx"},
        wall="signal dinary-1",
    )
    assert list(answer_all(state, "take 3", "discard qween", "discard axx")) == [
        "gold taking",
        "green signalling",
        "red signalling",
        "red reordering",
    ]
    assert lost(state, "green") == "qween axx"


def test_rgh_3_5_qween_is_asked_before_the_totals() -> None:
    """RGH-3.5: nothing is counted or captured yet; the Ch'ariotts are gone already."""
    state = turn({"gold": "qween", "green": "axx", "violet": "chariott", "red": "chariott"})
    assert is_turn_over(state)
    state = turn(
        {"gold": "qween", "green": "axx", "violet": "chariott", "red": "zvord"}, wall="dinary-3"
    )
    assert question(state) == "charming"
    assert totals(state) == {}
    assert wall(state).split()[0] == "dinary-3"


def test_rgh_3_5_the_fort_is_taken_before_the_keep_choice() -> None:
    """RGH-3.5: Gold holds it and still shows everything while being asked."""
    state = turn({"gold": "axx", "green": "zvord"}, shown={"gold": "archr"}, wall="unwary")
    assert question(state) == "keeping"
    assert forts(state, "gold") == "unwary"
    assert shown(state, "gold") == "axx archr"


def test_rgh_3_5_horsie_comes_after_the_winners_discards() -> None:
    """RGH-3.5: Gold's warriors are gone when Green is asked."""
    state = turn(
        {"gold": "chariott", "green": "horsie"},
        shown={"gold": "chariott", "green": "qween axx"},
    )
    assert question(state) == "horsing"
    assert shown(state, "gold") == ""


def test_rgh_3_5_zvord_comes_after_horsie_and_tax_last() -> None:
    """RGH-3.5: losing Horsie, then Zvord, then Tax."""
    state = turn(
        {"gold": "zvord", "green": "horsie"},
        shown={"gold": "chariott chariott", "green": "qween axx"},
        captured={"gold": "dinary-1"},
        wall="tax",
    )
    assert list(answer_all(state, "discard axx", "raze tax")) == [
        "green horsing",
        "gold reordering",
        "gold taxing",
    ]


def test_rgh_3_5_on_a_tie_the_forts_fate_comes_first() -> None:
    """RGH-3.5: the fort is discarded when Horsie's clan is asked."""
    state = turn(
        {"gold": "horsie", "green": "horsie"},
        shown={"gold": "qween axx", "green": "qween axx"},
        wall="dinary-6 dinary-1",
    )
    assert question(state) == "horsing"
    assert razed(state, "dinary-6") == 1
    assert wall(state).split()[0] == "dinary-1"


def test_rgh_3_5_a_tie_is_followed_by_zvord() -> None:
    """RGH-3.5: after the fort's fate his owner is asked as ever."""
    state = turn({"gold": "zvord", "green": "zvord"}, wall="dinary-6")
    assert question(state) == "reordering"
    assert razed(state, "dinary-6") == 1


def test_rgh_3_5_nothing_happens_after_a_third_legion() -> None:
    """RGH-3.5: no keep, no discard, no Horsie, no Zvord."""
    state = turn(
        {"gold": "axx", "green": "horsie", "red": "zvord"},
        shown={"gold": "chariott", "green": "qween"},
        captured={"gold": "legion-1 legion-2"},
        wall="legion-3",
    )
    assert is_game_over(state)
    assert shown(state, "gold") == "axx chariott"
    assert shown(state, "green") == "qween horsie"
    assert shown(state, "red") == "zvord"
    assert event_names(state)[-3:] == ["fort_captured", "legions_won", "game_ended"]


def test_rgh_3_5_after_the_sixth_turn_a_new_round() -> None:
    """RGH-3.5: Tax is still paid, then all warriors are gathered."""
    state = turn(
        {"gold": "chariott", "green": "druhid"},
        shown={"green": "archr"},
        number=6,
        captured={"gold": "dinary-1"},
        wall="tax",
        plays_on=True,
    )
    assert question(state) == "taxing"
    answer(state, gold="raze dinary-1")
    assert question(state) == "planning"
    assert shown(state, "green") == ""


def test_rgh_3_5_after_the_last_turn_of_all_warriors_are_gathered() -> None:
    """RGH-3.5: also after the sixth turn of the third round."""
    state = turn(
        {"gold": "chariott", "green": "axx"}, shown={"green": "archr"}, number=6, round_number=3
    )
    assert is_game_over(state)
    assert shown(state, "green") == ""


# --- RGH-3.6: who is asked, and what the others learn -------------------------------------------


def signal_for_three(reveals: str = "zvord") -> State:
    """Gold captures a Signal Fort; Green and Red must choose."""
    return turn(
        {"gold": "chariott", "green": reveals, "red": reveals},
        shown={"gold": "chariott", "green": "qween axx", "red": "druhid archr"},
        wall="signal",
    )


def test_rgh_3_6_signal_is_chosen_at_the_same_time_in_either_order() -> None:
    """RGH-3.6: the same table results."""
    one = signal_for_three("filchy")
    assert list(asked(one)) == ["green", "red"]
    answer(one, green="discard axx", red="discard archr")
    other = answer(signal_for_three("filchy"), red="discard archr", green="discard axx")
    assert one == other
    assert shown(one, "green") == "qween filchy"
    assert shown(one, "red") == "druhid filchy"


def test_rgh_3_6_choices_are_shown_together() -> None:
    """RGH-3.6: Green's choice is known to Green alone until Red has chosen too."""
    before = signal_for_three()
    one = answer(signal_for_three(), green="discard axx")
    other = answer(signal_for_three(), green="discard qween")
    assert shown(one, "green") == shown(before, "green")
    for clan in ("gold", "red", None):
        assert table_for(one, clan) == table_for(other, clan)
        assert events(one, clan) == events(other, clan)
    assert table_for(one, "green")["own"]["choice"] == "axx"
    answer(one, red="discard archr")
    discarded = [event.facts for event in events(one) if event.name == "warrior_discarded"]
    assert {"clan": "green", "warrior": "axx"} in discarded
    assert {"clan": "red", "warrior": "archr"} in discarded


def test_rgh_3_6_horsies_are_chosen_at_the_same_time_in_either_order() -> None:
    """RGH-3.6: two losing Horsies."""
    shown_before = {"gold": "chariott chariott", "green": "qween axx", "red": "druhid archr"}

    def begun() -> State:
        return turn({"gold": "axx", "green": "horsie", "red": "horsie"}, shown=shown_before)

    one = answer(begun(), gold="keep nothing")
    assert list(asked(one)) == ["green", "red"]
    answer(one, green="discard axx")
    assert shown(one, "green") == "qween axx horsie"
    answer(one, red="discard archr")
    other = answer(begun(), gold="keep nothing", red="discard archr", green="discard axx")
    assert one == other
    assert shown(one, "green") == "qween horsie"


def test_rgh_3_6_zvords_reorder_at_the_same_time_in_either_order() -> None:
    """RGH-3.6: also with the cards placed in turns."""

    def begun() -> State:
        hidden = {"gold": "qween axx archr", "green": "druhid axx archr"}
        return turn({"gold": "zvord", "green": "zvord"}, hidden=hidden, number=3)

    one = place(place(begun(), "gold", "archr axx"), "green", "axx archr")
    other = place(begun(), "green", "axx")
    place(place(place(other, "gold", "archr"), "green", "archr"), "gold", "axx")
    assert one == other
    assert plan(one, "gold") == "archr axx qween"
    assert plan(one, "green") == "axx archr druhid"


def test_rgh_3_6_nobody_learns_whether_zvord_changed_anything() -> None:
    """RGH-3.6: the others see and hear the same, while he chooses and afterwards."""

    def begun() -> State:
        hidden = {"gold": "qween axx archr"}
        return turn({"gold": "zvord", "green": "archr"}, hidden=hidden, number=3)

    same, changed = begun(), begun()
    for steps in (("qween", "archr"), ("axx", "qween")):
        place(same, "gold", steps[0])
        place(changed, "gold", steps[1])
        for clan in ("green", None):
            assert table_for(same, clan) == table_for(changed, clan)
            assert events(same, clan) == events(changed, clan)
    assert plan(same, "gold") == "qween axx archr"
    assert plan(changed, "gold") == "archr qween axx"


def test_rgh_3_6_zvord_is_asked_with_two_identical_warriors() -> None:
    """RGH-3.6: two Ch'ariotts are hidden; not to be asked would betray them."""
    state = turn(
        {"gold": "zvord", "green": "archr"}, hidden={"gold": "chariott chariott"}, number=4
    )
    assert question(state) == "reordering"
    assert asked(state) == {"gold": {"place chariott"}}
    place(state, "gold", "chariott")
    assert is_turn_over(state)
    assert plan(state, "gold") == "chariott chariott"


@pytest.mark.parametrize("number", [5, 6])
def test_rgh_3_6_zvord_is_not_asked_with_fewer_than_two_hidden(number: int) -> None:
    """RGH-3.6: one on the fifth turn, none on the sixth."""
    state = turn({"gold": "zvord", "green": "archr"}, number=number)
    assert is_turn_over(state)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_rgh_3_6_zvord_is_asked_with_two_or_more_hidden(number: int) -> None:
    """RGH-3.6: whatever they are."""
    state = turn({"gold": "zvord", "green": "archr"}, number=number)
    assert question(state) == "reordering"


@pytest.mark.parametrize(
    ("reveals", "shown_before", "fort"),
    [
        ({"gold": "axx", "green": "zvord"}, {}, "dinary-3"),
        ({"gold": "archr", "green": "zvord"}, {"gold": "chariott"}, "unwary"),
        ({"gold": "chariott", "green": "axx"}, {"green": "qween druhid"}, "signal"),
        ({"gold": "archr", "green": "horsie"}, {"gold": "chariott", "green": "axx"}, "dinary-3"),
        ({"gold": "horsie", "green": "horsie"}, {"gold": "axx", "green": "axx"}, "dinary-3"),
        ({"gold": "druhid", "green": "qween"}, {"gold": "chariott"}, "dinary-3"),
        ({"gold": "axx", "green": "zvord"}, {"gold": "qween"}, "unwary"),
        ({"gold": "axx", "green": "zvord"}, {"gold": "qween", "green": "qween"}, "signal"),
    ],
)
@pytest.mark.parametrize("is_option", [0, 1])
def test_rgh_3_6_on_the_sixth_turn_nothing_is_asked_that_does_not_matter(
    reveals: dict[str, str], shown_before: dict[str, str], fort: str, is_option: int
) -> None:
    """RGH-3.6: no keeping, Signal, Horsie, Dru'hid or Zvord; the fort is captured."""
    state = turn(
        reveals,
        shown=shown_before,
        wall=fort,
        number=6,
        horsie_may_go=is_option,
        signal_after_discard=is_option,
    )
    assert is_turn_over(state)
    assert forts(state, "gold") == (fort if winner(state) else "")


def test_rgh_3_6_on_the_sixth_turn_qween_and_tax_are_asked() -> None:
    """RGH-3.6: both still matter."""
    state = turn(
        {"gold": "qween", "green": "axx", "red": "archr"},
        number=6,
        captured={"gold": "dinary-1"},
        wall="tax",
    )
    assert answer_all(state, "charm red", "raze tax") == {
        "gold charming": "green red",
        "gold taxing": "dinary-1 tax",
    }


def test_rgh_3_6_a_single_outcome_is_not_asked() -> None:
    """RGH-3.6: one kind to discard, one target, one fort: all done without a question."""
    signal = turn(
        {"gold": "filchy", "green": "archr"},
        shown={"green": "chariott"},
        wall="signal",
    )
    assert is_turn_over(signal)
    assert lost(signal, "gold") == "filchy"
    twins = turn(
        {"gold": "chariott", "green": "archr"},
        shown={"gold": "chariott", "green": "chariott chariott"},
        wall="signal",
    )
    assert is_turn_over(twins)
    assert shown(twins, "gold") == "chariott"


def test_rgh_3_6_druhid_is_not_asked_between_equal_forts() -> None:
    """RGH-3.6: the two forts left are the same."""
    state = turn({"gold": "druhid", "green": "filchy"}, number=5, wall="dinary-5 dinary-5")
    assert is_turn_over(state)
    assert forts(state, "gold") == "dinary-5"


def test_rgh_3_6_tax_is_not_asked_between_equal_forts() -> None:
    """RGH-3.6: Gold holds the other Tax-Collector's Fort and nothing else."""
    state = turn(
        {"gold": "chariott", "green": "axx"}, captured={"gold": "tax"}, wall="tax", round_number=2
    )
    assert is_turn_over(state)
    assert forts(state, "gold") == "tax"


def test_rgh_10_1_worked_example() -> None:
    """RGH-10.1: the Ch'ariotts are lost, Gold's Arch'r breaks the tie and may stay."""
    state = turn(
        {"green": "chariott", "red": "chariott", "gold": "archr"},
        shown={"green": "archr", "red": "druhid"},
        wall="unwary",
        number=2,
    )
    assert totals(state) == {"green": 5, "red": 2, "gold": 5}
    assert winner(state) == "gold"
    assert forts(state, "gold") == "unwary"
    assert asked(state) == {"gold": {"keep nothing", "keep weakest"}}
    answer(state, gold="keep weakest")
    assert is_turn_over(state)
    assert shown(state, "gold") == "archr"
    assert shown(state, "green") == "archr"
    assert shown(state, "red") == "druhid"
    assert lost(state, "green") == lost(state, "red") == "chariott"
