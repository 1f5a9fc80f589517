"""The trick: ROE-3."""

from __future__ import annotations

import pytest

from ludi.games.romer.state import State

from .hand_built import (
    NO_OPTION,
    Options,
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

# What lies upon each seat's trump where cards can be captured.
HORSES = ("black-1-x", "black-2-v", "black-3-v", "black-4-iii")


def trick(*players: str, leader: int = 0, options: Options = NO_OPTION) -> State:
    """Everybody plays a card, the leader first: `"red: blue-5-v"` has red trump and plays that.

    Each has one horse, and keeps a card in hand; who plays `"nothing"` has none.
    """
    trumps, cards = zip(*(player.split(": ") for player in players), strict=True)
    table = [
        f"{trump}-caesar {horse} | {'' if card == 'nothing' else f'{card} yellow-caesar'}"
        for trump, card, horse in zip(trumps, cards, HORSES, strict=False)
    ]
    state = position(*table, turn=leader, options=options)
    played = (*cards[leader:], *cards[:leader])
    return play_trick(state, " ".join(card for card in played if card != "nothing"))


def ways(state: State) -> dict[int, str]:
    """How the card of each seat took part."""
    return {told["seat"]: told["how"] for told in facts(state, "card_played")}


def winner(state: State) -> int:
    (seat,) = seats_of(state, "trick_won")
    return seat


def is_trumped(state: State) -> bool:
    (won,) = facts(state, "trick_won")
    return bool(won["trumped"])


def losers(state: State) -> set[int]:
    return set(seats_of(state, "card_captured"))


# --- Playing to a trick -------------------------------------------------------------------------


def test_roe_3_1_each_plays_a_card_clockwise() -> None:
    """ROE-3.1: from the leader on, once."""
    state = position(
        "red-caesar | red-1-x red-2-v",
        "blue-caesar | blue-1-x blue-2-v",
        "green-caesar | green-1-x green-2-v",
        turn=1,
    )
    play(state, "play blue-1-x")
    assert (phase(state), asked(state), state.leader) == ("following", 2, 1)
    play(state, "play green-1-x")
    assert (phase(state), asked(state)) == ("following", 0)
    play(state, "play red-1-x")
    assert phase(state) == "leading"


def test_roe_3_1_any_card_may_be_played() -> None:
    """ROE-3.1: there is no duty to follow."""
    state = position("red-caesar | green-1-x", "blue-caesar | green-2-v blue-2-v black-caesar")
    play(state, "play green-1-x")
    assert legal(state) == {"play green-2-v", "play blue-2-v", "play black-caesar"}


def test_roe_3_1_a_card_played_is_seen_by_all() -> None:
    """ROE-3.1, ROE-6.1: who played it, and how."""
    state = position("red-caesar | green-1-x", "blue-caesar | blue-2-v black-caesar")
    play(state, "play green-1-x")
    for seat in (0, 1, None):
        assert facts(state, "card_played", seat) == [
            {"seat": 0, "card": "green-1-x", "how": "lead"}
        ]


@pytest.mark.parametrize(
    ("trump", "led", "played", "how"),
    [
        ("red", "blue-3-v", "blue-6-v", "follow"),
        ("red", "blue-6-v", "blue-3-v", "follow"),
        ("red", "blue-3-v", "red-1-x", "trump"),
        ("red", "blue-3-v", "green-3-v", "aside"),
        ("blue", "blue-3-v", "blue-6-v", "follow"),
        ("blue", "blue-3-v", "red-3-v", "aside"),
        ("red", "red-3-v", "red-6-v", "follow"),
        ("green", "red-3-v", "yellow-7-iii", "aside"),
        ("red", "blue-3-v", "blue-caesar", "follow"),
        ("red", "blue-3-v", "red-caesar", "trump"),
        ("red", "blue-caesar", "red-caesar", "trump"),
        ("red", "blue-caesar", "green-caesar", "aside"),
    ],
)
def test_roe_3_2_following_and_trumping(trump: str, led: str, played: str, how: str) -> None:
    """ROE-3.2: the colour led follows, before the own trump colour trumps; ROE-3.8 for Caesars."""
    state = trick(f"black: {led}", f"{trump}: {played}")
    assert ways(state)[1] == how


@pytest.mark.parametrize("trump", ["red", "blue"])
def test_roe_3_2_the_leader_never_trumps(trump: str) -> None:
    """ROE-3.2: with the own trump colour the leader follows too."""
    state = trick(f"{trump}: red-3-v", "green: red-4-x")
    assert ways(state)[0] == "lead"
    assert not is_trumped(state)
    assert winner(state) == 1


def test_roe_3_2_anothers_trump_colour_does_not_trump() -> None:
    """ROE-3.2: a trump is one's own."""
    state = trick("red: blue-1-x", "green: red-7-iii", "black: green-7-iii")
    assert ways(state) == {0: "lead", 1: "aside", 2: "aside"}
    assert winner(state) == 0


# --- Who wins, who draws ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "leader", "won", "drawn"),
    [
        (("red: blue-5-v", "green: blue-6-iii", "black: red-7-iii"), 0, 1, [1, 0]),
        (("red: blue-6-v", "green: blue-5-v", "black: blue-4-x"), 0, 0, [0, 1, 2]),
        (("red: blue-1-xx", "green: blue-2-v", "black: blue-3-v"), 0, 2, [2, 0, 1]),
        (("red: blue-caesar", "green: red-7-iii", "black: red-7-iii"), 0, 0, [0]),
        (("red: blue-caesar", "green: blue-1-x"), 0, 1, [1, 0]),
        (("red: blue-5-v", "blue: blue-4-x", "green: blue-6-v"), 0, 2, [2, 0, 1]),
        (("blue: blue-1-x", "green: blue-2-v"), 0, 1, [1, 0]),
        # equal values
        (("red: blue-7-iii", "green: blue-7-iii"), 0, 0, [0, 1]),
        (("red: blue-7-iii", "green: blue-7-iii"), 1, 1, [1, 0]),
        (("red: blue-5-v", "blue: blue-5-iii"), 0, 0, [0, 1]),
        (("red: blue-caesar", "green: blue-caesar"), 0, 0, [0, 1]),
        (("red: blue-2-v", "green: blue-7-iii", "black: blue-7-iii"), 0, 1, [1, 2, 0]),
        (("red: blue-7-iii", "green: blue-7-iii", "black: blue-2-v"), 2, 0, [0, 1, 2]),
        (("red: blue-7-iii", "green: blue-7-iii", "black: red-1-x"), 1, 1, [1, 0]),
    ],
)
def test_roe_3_3_highest_in_the_colour_led(
    players: tuple[str, ...], leader: int, won: int, drawn: list[int]
) -> None:
    """ROE-3.3: the earlier of equals; all who followed draw one, beginning with the winner."""
    state = trick(*players, leader=leader)
    assert (winner(state), is_trumped(state)) == (won, False)
    assert seats_of(state, "card_drawn") == drawn


@pytest.mark.parametrize(
    ("players", "leader", "won"),
    [
        (("red: blue-7-iii", "green: green-1-x", "black: blue-7-iii"), 0, 1),
        (("red: blue-7-iii", "green: green-caesar"), 0, 1),
        (("red: blue-1-x", "green: green-3-v", "yellow: yellow-6-v", "black: green-7-iii"), 0, 2),
        (("red: blue-1-x", "green: green-6-v", "yellow: yellow-3-v"), 0, 1),
        (("red: blue-1-x", "green: green-3-v", "green: green-4-x"), 0, 2),
        (("red: blue-7-iii", "blue: blue-7-iii", "green: green-2-v"), 0, 2),
        # equal values
        (("red: blue-1-x", "green: green-5-v", "yellow: yellow-5-v"), 0, 1),
        (("red: red-5-v", "green: green-5-v", "yellow: blue-7-iii"), 2, 0),
        (("red: red-5-v", "green: blue-7-iii", "yellow: yellow-5-v"), 1, 2),
        (("red: blue-7-iii", "green: green-caesar", "yellow: yellow-caesar"), 0, 1),
        (("red: blue-1-x", "green: green-7-iii", "green: green-7-iii"), 0, 1),
    ],
)
def test_roe_3_4_highest_that_trumps(players: tuple[str, ...], leader: int, won: int) -> None:
    """ROE-3.4: whatever the colours, the earlier of equals; only the winner draws."""
    state = trick(*players, leader=leader)
    assert (winner(state), is_trumped(state)) == (won, True)
    assert seats_of(state, "card_drawn") == [won]


def test_roe_3_4_who_does_not_draw_has_a_card_less() -> None:
    """ROE-3.3, ROE-3.4: hands as they are after a trumped trick."""
    state = trick("red: blue-7-iii", "green: green-1-x", "black: blue-7-iii")
    assert [hand_size(state, seat) for seat in range(3)] == [1, 2, 1]


# --- Captures -----------------------------------------------------------------------------------

ONLY_CUTTING = {"only_cutting_captures": 1}
LOSING_TRUMPERS = {"losing_trumpers_lose": 1}
OWN_COLOUR = {"own_colour_captures": 1}

# The own trump colour is led; follows; trumps; trumps twice; is not played; is led and not served.
LED = ("blue: blue-5-v", "red: blue-1-x", "green: red-7-iii", "black: red-6-v")
FOLLOWED = ("red: blue-5-v", "blue: blue-1-x", "green: red-7-iii", "black: blue-3-v")
CUT = ("red: blue-5-v", "green: green-1-x", "black: red-7-iii", "yellow: blue-7-iii")
CUT_TWICE = ("red: blue-5-v", "green: green-1-x", "black: black-7-iii", "yellow: red-4-x")
NOT_PLAYED = ("red: blue-5-v", "green: red-1-x", "black: red-7-iii", "yellow: blue-1-x")
NOT_SERVED = ("red: blue-5-v", "blue: red-7-iii", "green: black-7-iii", "yellow: blue-1-x")
NOT_SERVED_BY_ONE = ("blue: blue-5-v", "blue: red-7-iii", "green: black-7-iii", "yellow: blue-1-x")
CUT_AND_NOT_SERVED = ("red: blue-5-v", "blue: red-7-iii", "green: green-1-x", "yellow: black-5-v")
EMPTY_HAND = ("red: blue-5-v", "blue: nothing", "green: black-7-iii", "yellow: blue-1-x")


@pytest.mark.parametrize(
    ("players", "options", "won", "lost"),
    [
        (LED, NO_OPTION, 0, {2, 3}),
        (FOLLOWED, NO_OPTION, 0, {2}),
        (CUT, NO_OPTION, 1, {2}),
        (CUT_TWICE, NO_OPTION, 2, {3}),
        (NOT_PLAYED, NO_OPTION, 0, set()),
        (NOT_SERVED, NO_OPTION, 0, set()),
        (NOT_SERVED_BY_ONE, NO_OPTION, 0, {1, 2}),
        (CUT_AND_NOT_SERVED, NO_OPTION, 2, {1, 3}),
        (LED, ONLY_CUTTING, 0, set()),
        (FOLLOWED, ONLY_CUTTING, 0, set()),
        (CUT, ONLY_CUTTING, 1, {2}),
        (CUT_TWICE, ONLY_CUTTING, 2, {3}),
        (NOT_SERVED_BY_ONE, ONLY_CUTTING, 0, set()),
        (LED, LOSING_TRUMPERS, 0, {2, 3}),
        (FOLLOWED, LOSING_TRUMPERS, 0, {2}),
        (CUT, LOSING_TRUMPERS, 1, {2}),
        (CUT_TWICE, LOSING_TRUMPERS, 2, {1, 3}),
        (CUT_TWICE, LOSING_TRUMPERS | ONLY_CUTTING, 2, {1, 3}),
        (LED, LOSING_TRUMPERS | ONLY_CUTTING, 0, set()),
        (LED, OWN_COLOUR, 0, {2, 3}),
        (NOT_PLAYED, OWN_COLOUR, 0, set()),
        (NOT_SERVED, OWN_COLOUR, 0, {1}),
        (NOT_SERVED, OWN_COLOUR | ONLY_CUTTING, 0, {1}),
        (NOT_SERVED_BY_ONE, OWN_COLOUR, 0, {1, 2}),
        (NOT_SERVED_BY_ONE, OWN_COLOUR | ONLY_CUTTING, 0, {1}),
        (CUT_AND_NOT_SERVED, OWN_COLOUR, 2, {1, 3}),
        (EMPTY_HAND, NO_OPTION, 0, set()),
        (EMPTY_HAND, OWN_COLOUR, 0, {1}),
        (CUT_TWICE, OWN_COLOUR | LOSING_TRUMPERS | ONLY_CUTTING, 2, {1, 3}),
    ],
)
def test_roe_3_5_who_loses_a_card(
    players: tuple[str, ...], options: Options, won: int, lost: set[int]
) -> None:
    """ROE-3.5: who neither follows nor trumps, if an own trump colour was played; the options.

    One card each, to the winner.
    """
    state = trick(*players, options=options)
    assert (winner(state), losers(state)) == (won, lost)
    sizes = [1 if seat in lost else 2 for seat in range(4)]
    sizes[won] += len(lost)
    assert team_sizes(state) == sizes


def test_roe_3_5_the_options_are_off_by_default() -> None:
    """ROE-3.5: all three."""
    state = State()
    options = (state.only_cutting_captures, state.losing_trumpers_lose, state.own_colour_captures)
    assert options == (0, 0, 0)


def test_roe_3_5_the_card_last_laid_is_lost() -> None:
    """ROE-3.5: of the highest position; it becomes the next card of the winner's team."""
    state = position(
        "red-caesar red-2-v | red-7-iii red-1-x",
        "blue-caesar blue-5-v blue-4-x | green-7-iii green-1-x",
    )
    play_trick(state, "red-7-iii green-7-iii")
    assert team(state, 0) == "red-caesar red-2-v blue-4-x"
    assert team(state, 1) == "blue-caesar blue-5-v"


def test_roe_3_5_the_trump_card_itself_can_be_lost() -> None:
    """ROE-3.5: where nothing lies upon it."""
    state = position("red-caesar | red-7-iii red-1-x", "blue-5-v | green-7-iii green-1-x")
    play_trick(state, "red-7-iii green-7-iii")
    assert (team(state, 0), team(state, 1)) == ("red-caesar blue-5-v", "")


def test_roe_3_5_a_captured_card_is_not_seen() -> None:
    """ROE-3.5, ROE-6.1: by its new owner; who laid it knows it."""
    state = trick("red: red-7-iii", "blue: green-7-iii", "green: yellow-5-v")
    assert facts(state, "card_captured", 0) == [
        {"seat": 1, "winner_seat": 0, "position": 3},
        {"seat": 2, "winner_seat": 0, "position": 4},
    ]
    assert facts(state, "card_captured", 1)[0]["card"] == "black-2-v"
    assert "card" not in facts(state, "card_captured", 1)[1]


@pytest.mark.parametrize(
    ("players", "leader", "won", "order"),
    [
        (
            ("red: red-7-iii", "green: blue-1-x", "yellow: blue-2-v", "blue: black-1-xx"),
            0,
            0,
            "123",
        ),
        (
            ("red: red-7-iii", "green: blue-1-x", "yellow: green-1-x", "blue: yellow-1-x"),
            2,
            0,
            "31",
        ),
        (("red: red-7-iii", "green: blue-1-x", "yellow: green-1-x", "blue: nothing"), 2, 0, "31"),
        (("red: green-1-x", "blue: red-1-x", "black: red-2-v", "green: green-7-iii"), 3, 3, "12"),
        (("red: nothing", "blue: nothing", "black: black-2-xx", "yellow: black-7-iii"), 2, 3, "01"),
        (("red: blue-7-iii", "blue: nothing", "black: red-2-v", "green: green-7-iii"), 2, 3, "01"),
    ],
)
def test_roe_3_6_captured_cards_are_placed_in_order_of_play(
    players: tuple[str, ...], leader: int, won: int, order: str
) -> None:
    """ROE-3.6: from the leader clockwise; an empty hand counts at its seat."""
    state = trick(*players, leader=leader)
    assert winner(state) == won
    placed = [HORSES[int(seat)] for seat in order]
    assert team(state, won).split()[1:] == [HORSES[won], *placed]


# --- The end of a trick -------------------------------------------------------------------------


def test_roe_3_7_the_cards_of_a_trick_are_discarded() -> None:
    """ROE-3.7: the winner has the lead."""
    state = trick("red: blue-5-v", "green: blue-6-v", "black: red-7-iii")
    assert discards(state) == "blue-5-v blue-6-v red-7-iii"
    assert not any(state.trick)
    assert (phase(state), asked(state)) == ("leading", 1)
    assert facts(state, "turn_began") == [{"seat": 1}]


@pytest.mark.parametrize(
    "players",
    [
        ("red: blue-caesar", "green: blue-caesar", "black: blue-caesar"),
        ("red: blue-caesar", "green: yellow-7-iii", "black: red-7-iii"),
    ],
)
def test_roe_3_8_a_caesar_follows_with_0(players: tuple[str, ...]) -> None:
    """ROE-3.8: and wins where nothing is higher."""
    state = trick(*players)
    assert winner(state) == 0


def test_roe_3_8_a_caesar_trumps_with_0() -> None:
    """ROE-3.8: it beats what follows, and costs those who stay out a card."""
    state = trick("red: blue-7-iii", "green: green-caesar", "black: red-7-iii")
    assert winner(state) == 1
    assert losers(state) == {2}


def test_roe_3_8_a_caesar_is_laid_or_the_trump() -> None:
    """ROE-3.8: its colour is the trump's."""
    state = position("| red-caesar green-caesar", "| blue-1-x blue-2-v", phase="trumping")
    play(state, "trump red-caesar", "trump blue-1-x", chance="red-1-x black-1-x")
    play(state, "lay green-caesar")
    assert team(state, 0) == "red-caesar green-caesar"
    play_trick(state, "blue-2-v red-1-x")
    assert ways(state)[0] == "trump"


def test_roe_3_9_the_end_of_a_trick_in_order() -> None:
    """ROE-3.9: winner, captures, draws from the winner on, new trumps, the next lead."""
    state = position(
        "red-caesar | blue-5-v red-1-x",
        "blue-caesar | blue-6-v blue-1-x",
        "green-caesar | red-7-iii green-1-x",
        "yellow-caesar | blue-2-v yellow-1-x",
    )
    play(state, "play blue-5-v", "play blue-6-v", "play red-7-iii")
    play(state, "play blue-2-v")
    assert event_names(state) == [
        "card_played",
        "trick_won",
        "card_captured",
        "card_drawn",
        "card_drawn",
        "card_drawn",
    ]
    assert seats_of(state, "card_drawn") == [1, 3, 0]
    assert (phase(state), asked(state)) == ("trumping", 2)
    play(state, "trump green-1-x")
    assert event_names(state) == ["trump_laid", "card_drawn", "turn_began"]


def test_roe_3_9_a_team_of_seven_ends_the_round_before_anybody_draws() -> None:
    """ROE-3.9, ROE-5.1: nor is anybody asked for a new trump."""
    state = position(
        "red-caesar red-2-v red-3-v red-4-x red-5-v red-6-v | red-7-iii red-1-x",
        "blue-caesar | green-7-iii green-1-x",
    )
    play_trick(state, "red-7-iii green-7-iii")
    names = event_names(state)
    assert names[:5] == ["card_played", "card_played", "trick_won", "card_captured", "round_ended"]
    assert "card_drawn" not in names


def test_roe_3_9_players_are_out_after_the_draws() -> None:
    """ROE-3.9: before the next lead."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-caesar | green-7-iii",
        "green-caesar | red-2-v green-1-x",
    )
    play_trick(state, "red-7-iii green-7-iii red-2-v")
    assert event_names(state)[3:] == [
        "trick_won",
        "card_captured",
        "card_drawn",
        "card_drawn",
        "player_out",
        "turn_began",
    ]


def test_roe_3_9_the_cards_of_the_trick_can_be_drawn() -> None:
    """ROE-3.9, ROE-2.1: they are discarded before the draws."""
    state = position(
        "red-caesar | blue-5-v red-1-x",
        "green-caesar | blue-6-v green-1-x",
        pile="",
        discards="rest",
    )
    play_trick(state, "blue-5-v blue-6-v", chance="blue-5-v blue-6-v")
    assert (hand(state, 0), hand(state, 1)) == ("red-1-x blue-6-v", "blue-5-v green-1-x")
