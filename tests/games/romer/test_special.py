"""Special cases, each alone and where they meet: ROE-4."""

from __future__ import annotations

import pytest

from ludi.games.romer.actions import expand
from ludi.games.romer.state import State

from .hand_built import (
    asked,
    discards,
    event_names,
    facts,
    hand,
    hand_size,
    legal,
    phase,
    play,
    play_trick,
    position,
    seats_of,
    team,
    team_sizes,
)

SIX = "red-caesar red-2-v red-3-v red-4-x red-5-v red-6-v"
FIVE = "red-caesar red-2-v red-3-v red-4-x red-5-v"


# --- More cards than complete a team (ROE-4.1) --------------------------------------------------


def test_roe_4_1_the_captor_takes_what_completes_seven() -> None:
    """ROE-4.1: in order; the rest is lost all the same, is discarded and scores for nobody."""
    state = position(
        f"{FIVE} | red-7-iii",
        "blue-caesar blue-1-x | green-caesar blue-2-v",
        "green-caesar green-1-x | blue-caesar green-2-v",
        "yellow-caesar yellow-1-x | blue-caesar yellow-2-v",
    )
    play_trick(state, "red-7-iii green-caesar blue-caesar blue-caesar")
    assert [told["position"] for told in facts(state, "card_captured")] == [6, 7]
    assert seats_of(state, "card_captured") == [1, 2]
    assert facts(state, "capture_discarded") == [{"seat": 3, "card": "yellow-1-x"}]
    scored = [(told["seat"], told["card"]) for told in facts(state, "card_scored")]
    assert scored[5:] == [
        (0, "blue-1-x"),
        (0, "green-1-x"),
        (1, "blue-caesar"),
        (2, "green-caesar"),
        (3, "yellow-caesar"),
    ]


def test_roe_4_1_the_order_is_that_of_play() -> None:
    """ROE-4.1, ROE-3.6: the captor of seat 0 has won a trick led by seat 2."""
    state = position(
        f"{SIX} | red-7-iii",
        "blue-caesar blue-1-x | green-caesar blue-2-v",
        "green-caesar green-1-x | black-5-v green-2-v",
        "yellow-caesar yellow-1-x | blue-caesar yellow-2-v",
        turn=2,
    )
    play_trick(state, "black-5-v blue-caesar red-7-iii green-caesar")
    assert seats_of(state, "card_captured") == [3]
    assert facts(state, "capture_discarded") == [{"seat": 1, "card": "blue-1-x"}]


def test_roe_4_1_what_is_discarded_is_seen_by_all() -> None:
    """ROE-4.1, ROE-6.1: what the captor takes is not."""
    state = position(
        f"{SIX} | red-7-iii",
        "blue-caesar blue-1-x | green-caesar blue-2-v",
        "green-caesar green-1-x | blue-caesar green-2-v",
    )
    play_trick(state, "red-7-iii green-caesar blue-caesar")
    for seat in (0, 1, None):
        assert facts(state, "capture_discarded", seat) == [{"seat": 2, "card": "green-1-x"}]
    assert facts(state, "card_captured", 0) == [{"seat": 1, "winner_seat": 0, "position": 7}]


def test_roe_4_1_in_the_discards() -> None:
    """ROE-4.1: with the cards of the trick, where the game ends there."""
    state = position(
        f"{SIX} | red-7-iii",
        "blue-caesar blue-1-x | green-caesar blue-2-v",
        "green-caesar green-1-x | blue-caesar green-2-v",
        totals=(450, 0, 0),
    )
    play_trick(state, "red-7-iii green-caesar blue-caesar")
    assert phase(state) == "over"
    assert discards(state) == "blue-caesar green-1-x green-caesar red-7-iii"
    assert team_sizes(state) == [7, 1, 1]


# --- A trump is lost (ROE-4.2) ------------------------------------------------------------------


def lost_trumps() -> State:
    """Seat 1 leads, seat 2 wins by trumping; seats 0 and 3 lose their trumps."""
    state = position(
        "red-caesar | yellow-1-x red-1-x",
        "blue-caesar | black-5-v blue-1-x",
        "green-caesar | green-2-v green-1-x",
        "yellow-caesar | blue-2-v yellow-2-v",
        turn=1,
    )
    return play_trick(state, "black-5-v green-2-v blue-2-v yellow-1-x")


def test_roe_4_2_two_lose_their_trump_in_one_trick() -> None:
    """ROE-4.2: they act clockwise from the winner's left, before the next lead."""
    state = lost_trumps()
    assert team(state, 2) == "green-caesar yellow-caesar red-caesar"
    assert (phase(state), asked(state)) == ("trumping", 3)
    assert legal(state) == {"trump yellow-2-v"}
    play(state, "trump yellow-2-v", chance="red-7-iii")
    assert (team(state, 3), hand(state, 3)) == ("yellow-2-v", "red-7-iii")
    assert (phase(state), asked(state)) == ("trumping", 0)
    play(state, "trump red-1-x", chance="red-7-iii")
    assert (team(state, 0), hand(state, 0)) == ("red-1-x", "red-7-iii")


def test_roe_4_2_the_next_lead_is_left_of_the_last_who_did_so() -> None:
    """ROE-4.2: not the winner's; laying a new trump is no lead."""
    state = play(lost_trumps(), "trump yellow-2-v", "trump red-1-x")
    assert (phase(state), asked(state)) == ("leading", 1)
    assert state.leads == 1


@pytest.mark.parametrize("leader", [0, 2])
def test_roe_4_2_one_loses_the_trump(leader: int) -> None:
    """ROE-4.2: whoever has won, left of it is seat 2."""
    state = position(
        "red-caesar red-1-xx | black-5-v red-7-iii red-1-x",
        "blue-caesar | yellow-1-x blue-1-x",
        "green-caesar green-1-xx | black-6-v green-7-iii green-1-x",
        turn=leader,
    )
    tricks = {0: "red-7-iii yellow-1-x black-6-v", 2: "green-7-iii black-5-v yellow-1-x"}
    play_trick(state, tricks[leader])
    assert seats_of(state, "trick_won") == [leader]
    assert (phase(state), asked(state)) == ("trumping", 1)
    play(state, "trump blue-1-x")
    assert (phase(state), asked(state)) == ("leading", 2)


def test_roe_4_2_who_loses_another_card_keeps_trump_and_order() -> None:
    """ROE-4.2: the winner leads."""
    state = position("red-caesar | red-7-iii red-1-x", "blue-caesar blue-1-x | black-5-v blue-2-v")
    play_trick(state, "red-7-iii black-5-v")
    assert (phase(state), asked(state)) == ("leading", 0)


def test_roe_4_2_with_an_empty_hand_there_is_no_new_trump() -> None:
    """ROE-4.2: who has none is out; if all are, the winner keeps the lead."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-caesar | black-5-v",
        "green-caesar |",
        "yellow-caesar | red-1-xx yellow-1-x",
        turn=3,
    )
    play_trick(state, "red-1-xx red-7-iii black-5-v")
    assert team_sizes(state) == [3, 0, 0, 1]
    assert (phase(state), asked(state)) == ("leading", 0)
    assert seats_of(state, "player_out") == [1, 2]


def test_roe_4_2_one_is_out_and_another_lays_a_new_trump() -> None:
    """ROE-4.2: the lead is left of the one who did so, past the winner."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-caesar | black-5-v blue-1-x",
        "green-caesar | black-2-v",
        "yellow-caesar | red-1-xx yellow-1-x",
    )
    play_trick(state, "red-7-iii black-5-v black-2-v red-1-xx")
    assert (phase(state), asked(state)) == ("trumping", 1)
    play(state, "trump blue-1-x")
    assert (phase(state), asked(state)) == ("leading", 3)


# --- Empty hands (ROE-4.3, ROE-4.4) -------------------------------------------------------------


def test_roe_4_3_who_has_no_card_is_not_asked_and_loses_the_last_laid() -> None:
    """ROE-4.3: as one who does not follow."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-caesar blue-1-x |",
        "green-caesar | red-2-v green-1-x",
    )
    play(state, "play red-7-iii")
    assert (phase(state), asked(state)) == ("following", 2)
    play(state, "play red-2-v")
    assert team(state, 0) == "red-caesar blue-1-x"
    assert team(state, 1) == "blue-caesar"
    assert hand(state, 1) == ""


def test_roe_4_3_an_empty_hand_loses_nothing_where_no_own_colour_is_played() -> None:
    """ROE-4.3, ROE-3.5."""
    state = position(
        "red-caesar | black-7-iii red-1-x",
        "blue-caesar blue-1-x |",
        "green-caesar | black-2-v green-1-x",
    )
    play_trick(state, "black-7-iii black-2-v")
    assert team_sizes(state) == [1, 2, 1]


def test_roe_4_3_the_last_seat_before_the_leader_may_have_none() -> None:
    """ROE-4.3: the trick then ends earlier."""
    state = position(
        "red-caesar | black-7-iii red-1-x",
        "blue-caesar | black-2-v blue-1-x",
        "green-caesar green-1-x |",
    )
    play_trick(state, "black-7-iii black-2-v")
    assert (phase(state), asked(state)) == ("leading", 0)


def test_roe_4_3_a_hand_emptied_in_the_trick_still_wins_and_draws() -> None:
    """ROE-4.3: with the last card."""
    state = position("red-caesar | black-1-x red-1-x", "blue-caesar | black-7-iii")
    play_trick(state, "black-1-x black-7-iii", chance="green-1-x green-2-v")
    assert (hand(state, 1), asked(state)) == ("green-1-x", 1)


@pytest.mark.parametrize("other", ["green-caesar |", "|"])
def test_roe_4_3_the_lead_passes_over_an_empty_hand(other: str) -> None:
    """ROE-4.3: and over one who is out."""
    state = position("red-caesar | red-1-x red-2-v", other, "blue-caesar | blue-1-x")
    play(state, "lay red-1-x")
    assert (phase(state), asked(state)) == ("leading", 2)


def test_roe_4_3_the_lead_passes_over_one_who_is_out_after_new_trumps() -> None:
    """ROE-4.3, ROE-4.2: seat 2 would lead, after seat 1; it lost its last card in this trick."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-caesar | black-5-v blue-1-x",
        "green-caesar |",
    )
    play_trick(state, "red-7-iii black-5-v")
    play(state, "trump blue-1-x")
    assert (phase(state), asked(state)) == ("leading", 0)


def test_roe_4_4_without_hand_and_team_a_player_is_out() -> None:
    """ROE-4.4: this is told, to all."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-caesar | black-5-v",
        "green-caesar | red-2-v green-1-x",
    )
    play_trick(state, "red-7-iii black-5-v red-2-v")
    assert facts(state, "player_out", None) == [{"seat": 1}]


@pytest.mark.parametrize(
    "player", ["blue-caesar blue-1-x | black-5-v", "blue-caesar | black-5-v blue-1-x"]
)
def test_roe_4_4_who_has_a_card_is_not_out(player: str) -> None:
    """ROE-4.4: in hand or laid."""
    state = position("red-caesar | red-7-iii red-1-x", player, "green-caesar | red-2-v green-1-x")
    play_trick(state, "red-7-iii black-5-v red-2-v")
    assert seats_of(state, "card_captured") == [1]
    assert "player_out" not in event_names(state)


def test_roe_4_4_who_is_out_has_no_part_in_the_round() -> None:
    """ROE-4.4: neither in tricks, nor with points."""
    state = position("red-caesar | red-7-iii red-1-x", "|", "green-caesar | black-2-v green-1-x")
    play_trick(state, "red-7-iii black-2-v")
    assert seats_of(state, "card_captured") == [2]
    assert hand_size(state, 1) == 0
    assert (phase(state), asked(state)) == ("trumping", 2)


def test_roe_4_4_a_player_gets_out_once() -> None:
    """ROE-4.4: later tricks do not tell it again."""
    state = position(
        "red-caesar | red-7-iii red-1-x", "|", "green-caesar green-5-v | black-2-v green-1-x"
    )
    play_trick(state, "red-7-iii black-2-v")
    assert seats_of(state, "card_captured") == [2]
    assert "player_out" not in event_names(state)


def test_roe_4_4_nobody_gets_out_of_a_round_that_has_ended() -> None:
    """ROE-4.4, ROE-3.9: a team of seven ends it before."""
    state = position(
        f"{SIX} | red-7-iii red-1-x", "blue-caesar | black-2-v", "green-caesar | red-1-xx"
    )
    play_trick(state, "red-7-iii black-2-v red-1-xx")
    assert seats_of(state, "card_captured") == [1]
    assert "player_out" not in event_names(state)


# --- One alone has cards (ROE-4.5) --------------------------------------------------------------


def test_roe_4_5_one_alone_with_cards_completes_the_team() -> None:
    """ROE-4.5: before a lead; this is told."""
    state = position(
        "red-caesar | red-7-iii red-1-x", "blue-caesar blue-1-x | black-5-v", "green-caesar |"
    )
    play_trick(state, "red-7-iii black-5-v", chance="red-2-v")
    assert facts(state, "alone_with_cards") == [{"seat": 0}]
    assert (phase(state), asked(state)) == ("completing", 0)
    assert legal(state) == {"lay red-1-x", "lay red-2-v", "stop"}
    assert "turn_began" not in event_names(state)


def test_roe_4_5_it_need_not_be_the_seat_on_lead() -> None:
    """ROE-4.5: seat 1 has won and drawn; seat 0, who led the last card, stayed with none."""
    state = position(
        "red-caesar red-1-x | black-5-v", "blue-caesar | blue-2-v blue-7-iii", "green-caesar |"
    )
    play_trick(state, "black-5-v blue-2-v", chance="red-2-v")
    assert (phase(state), asked(state)) == ("completing", 1)
    assert team_sizes(state) == [2, 2, 0]


def test_roe_4_5_two_with_cards_go_on() -> None:
    """ROE-4.5: only where one is alone."""
    state = position(
        "red-caesar red-1-x | black-5-v red-2-v", "blue-caesar | black-7-iii", "green-caesar |"
    )
    play_trick(state, "black-5-v black-7-iii")
    assert phase(state) == "leading"


def completing(cards: str, laid: str = "red-caesar") -> State:
    return position(f"{laid} | {cards}", "blue-caesar blue-1-x |", phase="completing", leads=4)


def test_roe_4_5_cards_are_laid_without_drawing() -> None:
    """ROE-4.5: face down, one after another; it is no lead."""
    state = completing("red-1-x red-2-v red-3-v")
    play(state, "lay red-3-v", chance="")
    assert (team(state, 0), hand(state, 0)) == ("red-caesar red-3-v", "red-1-x red-2-v")
    assert facts(state, "card_laid", 1) == [{"seat": 0, "position": 2}]
    assert (phase(state), asked(state), state.leads) == ("completing", 0, 4)
    assert legal(state) == {"lay red-1-x", "lay red-2-v", "stop"}


def round_scores(state: State) -> list[int]:
    return [told["points"] for told in facts(state, "team_scored")]


def test_roe_4_5_one_may_stop_at_will() -> None:
    """ROE-4.5: the round ends at once."""
    state = play(completing("red-1-x red-2-v red-3-v"), "lay red-1-x", "stop")
    assert round_scores(state) == [20, 20]
    assert state.rounds == 2


def test_roe_4_5_one_may_stop_before_the_first_card() -> None:
    """ROE-4.5: without laying any."""
    state = play(completing("red-1-x"), "stop")
    assert event_names(state)[0] == "round_ended"
    assert round_scores(state) == [0, 20]


def test_roe_4_5_it_stops_by_itself_at_seven() -> None:
    """ROE-4.5: with cards left in hand."""
    state = completing("red-1-xx red-1-x red-2-xx", FIVE)
    play(state, "lay red-1-x")
    assert phase(state) == "completing"
    play(state, "lay red-2-xx")
    assert "round_ended" in event_names(state)
    assert state.rounds == 2
    assert state.totals[0] == 2 * 5 + 3 * 5 + 4 * 10 + 5 * 5 + 6 * 10 + 7 * 20


def test_roe_4_5_it_stops_by_itself_with_an_empty_hand() -> None:
    """ROE-4.5: after the last card."""
    state = play(completing("red-1-x red-2-v"), "lay red-2-v", "lay red-1-x")
    assert round_scores(state) == [10 + 30, 20]
    assert state.rounds == 2


def test_roe_4_5_several_cards_can_be_written_in_one_line() -> None:
    """ROE-4.5: as many as wished, in this order; on lead it is one card."""
    state = completing("red-1-x red-2-v red-3-v")
    assert expand(state, 0, "lay red-3-v red-1-x") == ["lay red-3-v", "lay red-1-x"]
    assert expand(state, 0, "lay red-3-v") is None
    assert expand(state, 1, "lay red-3-v red-1-x") is None
    assert expand(state, 0, "stop now please") is None
    on_lead = position("red-caesar | red-3-v red-1-x", "blue-caesar | blue-1-x")
    assert expand(on_lead, 0, "lay red-3-v red-1-x") is None


# --- The limit of leads (ROE-4.6) ---------------------------------------------------------------


def test_roe_4_6_the_limit_is_500_by_default() -> None:
    """ROE-4.6."""
    assert State().lead_limit == 500


@pytest.mark.parametrize(
    "actions",
    ["lay red-1-x", "renew red-1-x", "play red-1-x, play blue-1-x"],
    ids=["laid", "renewed", "led"],
)
def test_roe_4_6_after_so_many_leads_the_round_is_scored(actions: str) -> None:
    """ROE-4.6: as it stands, and this is told; each kind of lead counts."""
    table = ("red-caesar | red-1-x red-2-v", "blue-caesar blue-5-v | blue-1-x blue-2-v")
    state = play(position(*table, options={"lead_limit": 9}, leads=8), *actions.split(", "))
    names = event_names(state)
    assert facts(state, "limit_reached") == [{"leads": 9}]
    assert names.index("limit_reached") + 1 == names.index("round_ended")
    assert "turn_began" not in names
    assert (state.rounds, state.leads) == (2, 0)
    state = play(position(*table, options={"lead_limit": 9}, leads=7), *actions.split(", "))
    assert "limit_reached" not in event_names(state)
    assert (state.rounds, state.leads) == (1, 8)


def test_roe_4_6_the_last_lead_is_played_to_its_end() -> None:
    """ROE-4.6, ROE-4.2: cards are drawn, and new trumps laid; then no further lead begins."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-caesar | black-5-v blue-1-x",
        options={"lead_limit": 1},
    )
    play_trick(state, "red-7-iii black-5-v")
    assert (phase(state), asked(state)) == ("trumping", 1)
    play(state, "trump blue-1-x")
    assert facts(state, "limit_reached") == [{"leads": 1}]
    assert round_scores(state) == [0, 10]


def test_roe_4_6_a_complete_team_is_no_limit() -> None:
    """ROE-4.6, ROE-5.1: the round ends by itself."""
    state = position(
        f"{SIX} | red-1-x red-2-xx", "blue-caesar | blue-1-x", options={"lead_limit": 9}, leads=8
    )
    play(state, "lay red-1-x")
    assert "limit_reached" not in event_names(state)
    assert state.rounds == 2


def test_roe_4_6_one_alone_still_completes() -> None:
    """ROE-4.6, ROE-4.5: which is no lead."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-caesar blue-1-x | black-5-v",
        options={"lead_limit": 1},
    )
    play_trick(state, "red-7-iii black-5-v")
    assert (phase(state), asked(state)) == ("completing", 0)
    play(state, "lay red-1-x")
    assert "limit_reached" not in event_names(state)
