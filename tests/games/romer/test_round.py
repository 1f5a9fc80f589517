"""The round: ROE-2."""

from __future__ import annotations

import pytest

from ludi.games.romer.cards import CARD_NAMES, COPIES, HAND, MOST_SEATS, TEAM

from .hand_built import (
    REST,
    asked,
    discards,
    event_names,
    events,
    facts,
    hand,
    hand_size,
    in_order,
    legal,
    new_game,
    phase,
    pile,
    pile_size,
    play,
    play_trick,
    position,
    seats_of,
    team,
    team_sizes,
)

# Fifteen cards for seat 0, then fifteen for seat 1.
REDS = " ".join(["red-caesar"] * 7 + ["red-7-iii"] * 2 + ["red-1-x"] + ["black-caesar"] * 5)
BLUES = " ".join(["blue-caesar"] * 7 + ["blue-7-iii"] * 2 + ["blue-1-x"] + ["green-caesar"] * 5)

ON_LEAD = (
    "red-caesar blue-5-v | red-1-x green-caesar",
    "blue-caesar black-2-v | blue-1-x",
    "green-caesar | green-1-x",
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_roe_2_1_fifteen_cards_each(seats: int) -> None:
    """ROE-2.1: the rest is the draw pile; nothing is laid or discarded."""
    state = new_game(seats)
    assert [hand_size(state, seat) for seat in range(MOST_SEATS)] == [15] * seats + [0] * (
        MOST_SEATS - seats
    )
    assert pile_size(state) == 105 - 15 * seats
    assert discards(state) == ""
    assert team_sizes(state) == [0] * seats


def test_roe_2_1_the_cards_that_chance_brings() -> None:
    """ROE-2.1: to each seat its own."""
    state = new_game(2, f"{REDS} {BLUES}")
    assert in_order(hand(state, 0)) == in_order(REDS)
    assert in_order(hand(state, 1)) == in_order(BLUES)


def test_roe_2_1_every_card_is_shuffled() -> None:
    """ROE-2.1: over some deals each kind comes to each seat."""
    seen: list[set[str]] = [set(), set()]
    for seed in range(60):
        state = new_game(2, seed=seed)
        for seat in range(2):
            seen[seat] |= set(hand(state, seat).split())
    assert seen == [set(CARD_NAMES), set(CARD_NAMES)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_roe_2_1_the_last_seat_deals_first(seats: int) -> None:
    """ROE-2.1: so that seat 0 begins."""
    state = new_game(seats)
    assert state.dealer == seats - 1
    assert asked(state) == 0
    assert facts(state, "round_began") == [{"round": 1, "seat": seats - 1}]


@pytest.mark.parametrize(("dealer", "then"), [(0, 1), (1, 2), (2, 0)])
def test_roe_2_1_the_deal_moves_left(dealer: int, then: int) -> None:
    """ROE-2.1: and with it who begins."""
    state = play(
        position(
            "red-caesar | red-1-x",
            "blue-caesar |",
            "green-caesar |",
            phase="completing",
            dealer=dealer,
            rounds=4,
        ),
        "stop",
    )
    assert facts(state, "round_began") == [{"round": 5, "seat": then}]
    assert state.dealer == then
    assert (phase(state), asked(state)) == ("trumping", (then + 1) % 3)


def test_roe_2_1_all_cards_are_shuffled_for_a_new_round() -> None:
    """ROE-2.1: hands, teams, discards and pile."""
    state = position(
        "red-caesar blue-1-x | red-1-x",
        "blue-caesar green-1-x |",
        discards=REST,
        pile="red-2-xx",
        shuffled="red-2-xx",
        phase="completing",
        leads=9,
    )
    play(state, "stop")
    assert [hand_size(state, seat) for seat in range(2)] == [15, 15]
    assert team_sizes(state) == [0, 0]
    assert discards(state) == ""
    assert pile_size(state) == 75
    assert state.shuffled == list(COPIES)
    assert state.leads == 0


def test_roe_2_1_an_empty_pile_is_made_of_the_discards() -> None:
    """ROE-2.1: when a card is needed."""
    state = position(
        "red-caesar | red-1-x red-2-v", "blue-caesar | blue-1-x", pile="", discards=REST
    )
    before = discards(state).split()
    play(state, "lay red-1-x", chance="green-1-x")
    assert event_names(state)[:3] == ["card_laid", "pile_refilled", "card_drawn"]
    assert hand(state, 0) == "red-2-v green-1-x"
    assert discards(state) == ""
    before.remove("green-1-x")
    assert pile(state).split() == before


def test_roe_2_1_the_pile_is_made_anew_between_two_draws() -> None:
    """ROE-2.1: the first draws its last card, the second from the trick's cards and the rest."""
    state = position(
        "red-caesar | green-7-iii red-2-v",
        "blue-caesar | green-5-v blue-1-x",
        pile="black-1-x",
        discards=REST,
    )
    play_trick(state, "green-7-iii green-5-v", chance="black-1-x green-7-iii")
    assert event_names(state)[-4:] == ["card_drawn", "pile_refilled", "card_drawn", "turn_began"]
    assert (hand(state, 0), hand(state, 1)) == ("red-2-v black-1-x", "blue-1-x green-7-iii")


def test_roe_2_1_the_last_card_of_the_pile_is_no_reason_to_shuffle() -> None:
    """ROE-2.1: nor are discards touched before a card is needed."""
    state = position(
        "red-caesar | red-1-x red-2-v", "blue-caesar | blue-1-x", pile="red-1-xx", discards=REST
    )
    before = discards(state)
    play(state, "lay red-1-x", chance="red-1-xx")
    assert "pile_refilled" not in event_names(state)
    assert (pile(state), discards(state)) == ("", before)


def test_roe_2_1_there_is_always_a_card_to_draw() -> None:
    """ROE-2.1: full hands and teams of six leave 21 cards."""
    assert sum(COPIES) - MOST_SEATS * (HAND + TEAM - 1) == 21


def test_roe_2_2_each_lays_a_trump_from_the_dealers_left() -> None:
    """ROE-2.2: any card, the same colour too, and draws one."""
    state = position(
        "| red-1-x green-caesar",
        "| blue-caesar green-7-iii",
        "| green-5-v black-1-x",
        phase="trumping",
        dealer=0,
        turn=1,
    )
    assert legal(state) == {"trump blue-caesar", "trump green-7-iii"}
    play(state, "trump green-7-iii", chance="red-2-v")
    assert (team(state, 1), hand(state, 1)) == ("green-7-iii", "red-2-v blue-caesar")
    assert (phase(state), asked(state)) == ("trumping", 2)
    play(state, "trump green-5-v", chance="red-2-xx")
    assert (phase(state), asked(state)) == ("trumping", 0)
    play(state, "trump green-caesar", chance="red-3-v")
    assert [team(state, seat) for seat in range(3)] == ["green-caesar", "green-7-iii", "green-5-v"]
    assert [hand(state, seat) for seat in range(3)] == [
        "red-1-x red-3-v",
        "red-2-v blue-caesar",
        "red-2-xx black-1-x",
    ]


def test_roe_2_2_a_trump_is_seen_by_all_and_the_card_drawn_by_nobody_else() -> None:
    """ROE-2.2, ROE-6.1."""
    state = position("| red-1-x", "| blue-1-x", phase="trumping")
    play(state, "trump red-1-x", chance="black-1-x")
    for seat in (1, None):
        assert [event.facts for event in events(state, seat)] == [
            {"seat": 0, "card": "red-1-x"},
            {"seat": 0},
        ]
    assert facts(state, "card_drawn", 0) == [{"seat": 0, "card": "black-1-x"}]


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_roe_2_3_who_is_left_of_the_dealer_has_the_first_lead(dealer: int, first: int) -> None:
    """ROE-2.3: when all trumps lie; laying them is no lead."""
    state = position(
        "| red-1-x", "| blue-1-x", "| green-1-x", phase="trumping", dealer=dealer, turn=first
    )
    for seat in (first, (first + 1) % 3, dealer):
        assert (phase(state), asked(state)) == ("trumping", seat)
        play(state, min(legal(state)))
    assert (phase(state), asked(state)) == ("leading", first)
    assert facts(state, "turn_began") == [{"seat": first}]
    assert state.leads == 0


def test_roe_2_4_on_lead_every_card_can_be_laid_renew_the_trump_or_be_played() -> None:
    """ROE-2.4: equal cards are one choice; others are not asked."""
    state = position("red-caesar | red-1-x green-caesar green-caesar", *ON_LEAD[1:])
    assert legal(state) == {
        f"{verb} {card}"
        for verb in ("lay", "renew", "play")
        for card in ("red-1-x", "green-caesar")
    }
    assert legal(state, seat=1) == set()


def test_roe_2_4_a_card_is_laid_as_the_next_of_the_team() -> None:
    """ROE-2.4: draw one; the lead passes left."""
    state = play(position(*ON_LEAD), "lay green-caesar", chance="black-7-iii")
    assert team(state, 0) == "red-caesar blue-5-v green-caesar"
    assert hand(state, 0) == "red-1-x black-7-iii"
    assert (phase(state), asked(state), state.leads) == ("leading", 1, 1)
    assert facts(state, "card_laid", 0) == [{"seat": 0, "card": "green-caesar", "position": 3}]


@pytest.mark.parametrize("trump", ["green-caesar", "red-1-x"])
def test_roe_2_4_to_renew_the_trump_the_whole_team_is_discarded(trump: str) -> None:
    """ROE-2.4: for any card, of the same colour too; draw one; the lead passes left."""
    state = play(position(*ON_LEAD), f"renew {trump}", chance="black-7-iii")
    assert team(state, 0) == trump
    assert discards(state) == "blue-5-v red-caesar"
    assert "black-7-iii" in hand(state, 0)
    assert hand_size(state, 0) == 2
    assert (phase(state), asked(state), state.leads) == ("leading", 1, 1)
    assert team_sizes(state) == [1, 2, 1]


def test_roe_2_4_what_is_discarded_for_a_new_trump_is_seen_by_all() -> None:
    """ROE-2.4, ROE-6.1: and so is the new trump."""
    state = play(position(*ON_LEAD), "renew green-caesar")
    for seat in (1, 2, None):
        assert facts(state, "team_discarded", seat) == [
            {"seat": 0, "card": "red-caesar", "position": 1},
            {"seat": 0, "card": "blue-5-v", "position": 2},
        ]
        assert facts(state, "trump_laid", seat) == [{"seat": 0, "card": "green-caesar"}]
    assert state.knowers[0] == [15, 0, 0, 0, 0, 0, 0]


def test_roe_2_4_a_discarded_team_can_be_drawn_at_once() -> None:
    """ROE-2.4, ROE-2.1: it is discarded before the card is drawn."""
    state = position(*ON_LEAD, pile="", discards=REST)
    play(state, "renew green-caesar", chance="blue-5-v")
    assert hand(state, 0) == "red-1-x blue-5-v"


def test_roe_2_4_a_trick_can_be_led() -> None:
    """ROE-2.4: then the others play, and it is one lead."""
    state = play(position(*ON_LEAD), "play red-1-x", chance="")
    assert (phase(state), asked(state), state.leads) == ("following", 1, 0)
    assert (state.leader, hand(state, 0)) == (0, "green-caesar")
    play(state, "play blue-1-x", "play green-1-x")
    assert (phase(state), state.leads) == ("leading", 1)


def test_roe_2_4_drawing_is_automatic() -> None:
    """ROE-2.4: once, from the pile."""
    state = play(position(*ON_LEAD), "lay red-1-x", chance="red-1-xx")
    assert seats_of(state, "card_drawn") == [0]
    assert hand(state, 0) == "red-1-xx green-caesar"


def test_roe_2_5_laid_cards_are_not_moved() -> None:
    """ROE-2.5: only cards in hand can be laid or played, and go upon those that lie."""
    state = position("red-caesar blue-5-v | red-1-x red-2-v", "blue-caesar | blue-1-x blue-2-v")
    assert {action.split()[1] for action in legal(state)} == {"red-1-x", "red-2-v"}
    play(state, "lay red-1-x", "lay blue-1-x", "lay red-2-v")
    assert team(state, 0) == "red-caesar blue-5-v red-1-x red-2-v"
