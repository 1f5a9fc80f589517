"""What is hidden: ROE-6.1, who knows which card, and worlds dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludi.core.chance import seed_words
from ludi.games.romer.cards import COPIES, KINDS, NONE_OR_CARDS
from ludi.games.romer.knowledge import OBSERVATION, observe, redeal, view
from ludi.games.romer.state import State

from .hand_built import (
    REST,
    check,
    facts,
    hand,
    is_over,
    kind_of,
    new_game,
    pile,
    play,
    play_trick,
    position,
    team,
    walk,
)

SEATS = (0, 1, 2, None)


def who_sees(state: State, player: int, place: int) -> set[int | None]:
    """Who is shown the card at a place of a team, counted from 1; the spectator is None."""
    cards = {seat: seen(state, seat, player)[place - 1] for seat in SEATS}
    assert set(cards.values()) <= {"hidden", team(state, player).split()[place - 1]}
    return {seat for seat, card in cards.items() if card != "hidden"}


def seen(state: State, seat: int | None, player: int) -> list[str]:
    """A team as a seat sees it."""
    return list(view(state, seat)["players"][player]["team"])


def observed(state: State, seat: int) -> dict[str, list[int]]:
    """The numbers of each field."""
    sizes = {field.name: len(_flat(field.shape)) for field in OBSERVATION}
    out = [0] * sum(sizes.values())
    observe(state, seat, out)
    numbers = iter(out)
    return {name: [next(numbers) for _ in range(size)] for name, size in sizes.items()}


def _flat(shape: tuple[int, ...]) -> range:
    size = 1
    for length in shape:
        size *= length
    return range(size)


def worlds(state: State, seat: int, count: int = 40) -> Iterator[State]:
    """The state with what the seat does not know dealt anew, this many times."""
    for number in range(count):
        world = state.copy()
        seed_words(world, 6, number)
        redeal(world, seat)
        check(world)
        yield world


# --- What is shown ------------------------------------------------------------------------------


def table() -> State:
    return position(
        "red-caesar black-1-x | red-7-iii red-1-x",
        "blue-caesar black-2-v black-2-xx | green-7-iii blue-1-x blue-2-v",
        "green-caesar | black-7-iii green-1-x",
        discards="yellow-5-v yellow-7-iii yellow-7-iii",
    )


def test_roe_6_1_everybody_sees_the_trumps() -> None:
    """ROE-6.1: and of cards upon them, who laid them."""
    state = table()
    for player in range(3):
        assert who_sees(state, player, 1) == set(SEATS)
    assert who_sees(state, 0, 2) == {0}
    assert who_sees(state, 1, 2) == {1}
    assert who_sees(state, 1, 3) == {1}


def test_roe_6_1_sizes_are_public_and_hands_are_not() -> None:
    """ROE-6.1: hands, teams and the pile by their size, the discards by card."""
    for seat in SEATS:
        shown = view(table(), seat)
        assert [player["cards"] for player in shown["players"]] == [2, 3, 2]
        assert [len(player["team"]) for player in shown["players"]] == [2, 3, 1]
        assert [player["trump"] for player in shown["players"]] == ["red", "blue", "green"]
        assert shown["pile"] == 105 - 16
        assert shown["discards"] == {"yellow-5-v": 1, "yellow-7-iii": 2}


def test_roe_6_1_a_seat_sees_its_own_hand() -> None:
    """ROE-6.1: a spectator none."""
    assert view(table(), 0)["own"]["hand"] == ["red-1-x", "red-7-iii"]
    assert view(table(), 1)["own"]["hand"] == ["blue-1-x", "blue-2-v", "green-7-iii"]
    assert "own" not in view(table(), None)


def test_roe_6_1_what_a_card_counts_is_shown_to_who_knows_it() -> None:
    """ROE-6.1, ROE-5.2: where it lies, and of the hand, as the next card."""
    assert view(table(), 0)["players"][0]["points"] == [0, 10]
    assert view(table(), 1)["players"][0]["points"] == [0, None]
    assert view(table(), 1)["own"]["worth"] == {"blue-1-x": 40, "blue-2-v": 20, "green-7-iii": 3}


def test_roe_6_1_cards_played_are_public() -> None:
    """ROE-6.1: and how they take part."""
    state = play(table(), "play red-7-iii", "play green-7-iii")
    for seat in SEATS:
        players = view(state, seat)["players"]
        assert [player["played"] for player in players] == ["red-7-iii", "green-7-iii", None]
        assert [player["way"] for player in players] == ["lead", "aside", None]
        assert [player["asked"] for player in players] == [False, False, True]
        assert [player["loses"] for player in players] == [False, True, True]


def test_roe_3_5_who_would_lose_a_card_is_shown() -> None:
    """ROE-3.5: nobody as long as nobody has played the own trump colour; options are looked at."""
    hands = ("red-caesar | blue-1-x", "green-caesar | red-5-v green-4-x", "black-caesar | red-2-v")
    state = play(position(*hands), "play blue-1-x")
    assert [player["loses"] for player in view(state, None)["players"]] == [False] * 3
    state = play(state, "play green-4-x")
    assert [player["loses"] for player in view(state, None)["players"]] == [False, False, True]
    led = position("red-caesar | red-1-x", *hands[1:], options={"only_cutting_captures": 1})
    led = play(led, "play red-1-x")
    assert [player["loses"] for player in view(led, None)["players"]] == [False] * 3


def test_roe_4_4_who_is_out_is_shown() -> None:
    """ROE-4.4: with neither cards in hand nor a team."""
    state = position("|", "blue-caesar |", "green-caesar | red-2-v", phase="completing")
    assert [player["out"] for player in view(state, None)["players"]] == [True, False, False]


@pytest.mark.parametrize(
    ("cards", "winning"),
    [("", None), ("black-5-v", 0), ("black-5-v black-6-v", 1), ("black-5-v green-1-x", 0)],
)
def test_roe_3_3_who_wins_the_trick_so_far_is_shown(cards: str, winning: int | None) -> None:
    """ROE-3.3, ROE-6.1: the highest in the colour led."""
    state = position(
        "red-caesar | black-5-v red-1-x",
        "blue-caesar | black-6-v green-1-x blue-1-x",
        "green-caesar | black-7-iii green-2-v",
    )
    play_trick(state, cards)
    assert {view(state, seat)["winning"] for seat in SEATS} == {winning}


def test_roe_3_4_who_trumps_wins_the_trick_so_far() -> None:
    """ROE-3.4, ROE-6.1: and how one's own cards would take part is shown to who is asked."""
    state = position(
        "red-caesar | black-5-v red-1-x",
        "blue-caesar | black-6-v green-1-x blue-1-x",
        "green-caesar | black-7-iii green-2-v",
    )
    play_trick(state, "black-5-v")
    assert view(state, 1)["own"]["ways"] == {
        "black-6-v": "follow",
        "green-1-x": "aside",
        "blue-1-x": "trump",
    }
    assert view(state, 2)["own"]["ways"] == {}
    play_trick(state, "blue-1-x")
    assert view(state, 2)["winning"] == 1


def test_roe_6_1_the_same_as_numbers() -> None:
    """ROE-6.1: a card face down is 71, from the observing seat clockwise."""
    numbers = observed(table(), 1)
    teams = [numbers["team"][start : start + 7] for start in (0, 7, 14, 21)]
    own = [kind_of(card) for card in ("blue-caesar", "black-2-v", "black-2-xx")]
    assert teams[0] == [*own, 0, 0, 0, 0]
    assert teams[1] == [kind_of("green-caesar"), 0, 0, 0, 0, 0, 0]
    assert teams[2] == [kind_of("red-caesar"), KINDS, 0, 0, 0, 0, 0]
    assert teams[3] == [0] * 7
    assert numbers["cards"] == [3, 2, 2, 0]
    assert numbers["pile"] == [105 - 16]
    held = {NONE_OR_CARDS[index + 1] for index, count in enumerate(numbers["hand"]) if count}
    assert held == {"green-7-iii", "blue-1-x", "blue-2-v"}


# --- Who learns what ----------------------------------------------------------------------------


def test_roe_6_1_who_laid_a_card_knows_it_wherever_it_goes() -> None:
    """ROE-6.1: its captor does not see it, nor the next; but who laid it, even in a third team."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-caesar | blue-1-xx black-7-iii blue-7-iii",
        "green-caesar green-5-v green-1-x | red-2-v green-7-iii",
        turn=1,
    )
    play(state, "lay blue-1-xx", "lay green-7-iii")
    assert who_sees(state, 1, 2) == {1}
    play_trick(state, "red-7-iii black-7-iii red-2-v")
    assert team(state, 0) == "red-caesar blue-1-xx"
    assert who_sees(state, 0, 2) == {1}
    captured = {seat: facts(state, "card_captured", seat) for seat in SEATS}
    told = {"seat": 1, "winner_seat": 0, "position": 2}
    assert captured == {0: [told], 1: [{**told, "card": "blue-1-xx"}], 2: [told], None: [told]}


def captured_again() -> State:
    """Seat 1's card, captured by seat 0, is captured by seat 2 and, in another trick, by seat 1."""
    state = position(
        "red-caesar blue-1-xx | black-7-iii red-1-x",
        "blue-caesar | green-5-v blue-7-iii",
        "green-caesar | green-7-iii yellow-7-iii green-1-x",
        knowers={0: (15, 2)},
        turn=2,
    )
    return play_trick(state, "green-7-iii black-7-iii green-5-v", chance="black-1-x black-2-v")


def test_roe_6_1_who_loses_a_captured_card_does_not_learn_it() -> None:
    """ROE-6.1: nor does the new captor."""
    state = captured_again()
    assert team(state, 2) == "green-caesar blue-1-xx"
    assert who_sees(state, 2, 2) == {1}
    assert facts(state, "card_captured", 0) == [{"seat": 0, "winner_seat": 2, "position": 2}]


def test_roe_6_1_who_wins_the_own_card_back_knows_it() -> None:
    """ROE-6.1: it was laid by this player; nobody else learns it."""
    state = position(
        "red-caesar blue-1-xx | black-7-iii red-1-x",
        "blue-caesar | blue-7-iii blue-2-v",
        "green-caesar | blue-5-v green-1-x",
        knowers={0: (15, 2)},
        turn=1,
    )
    play_trick(state, "blue-7-iii blue-5-v black-7-iii")
    assert team(state, 1) == "blue-caesar blue-1-xx"
    assert who_sees(state, 1, 2) == {1}


def test_roe_6_1_a_captured_trump_is_known_to_all() -> None:
    """ROE-6.1: it was face up, and lies face down now; wherever it goes."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-5-v | black-7-iii blue-1-x",
        "green-caesar | red-2-v green-7-iii green-1-x",
    )
    play_trick(state, "red-7-iii black-7-iii red-2-v", chance="black-1-x black-2-v")
    assert team(state, 0) == "red-caesar blue-5-v"
    assert who_sees(state, 0, 2) == set(SEATS)
    play(state, "trump blue-1-x", chance="black-3-v")
    play_trick(state, "green-7-iii black-1-x black-3-v", chance="black-4-x")
    assert team(state, 2).split()[1] == "blue-5-v"
    assert who_sees(state, 2, 2) == set(SEATS)


def test_roe_6_1_a_captured_trump_is_told_with_its_card() -> None:
    """ROE-6.1: to spectators too, who see it on the table."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-5-v | black-7-iii blue-1-x",
        "green-caesar | red-2-v green-7-iii",
    )
    play_trick(state, "red-7-iii black-7-iii red-2-v")
    for seat in SEATS:
        assert seen(state, seat, 0) == ["red-caesar", "blue-5-v"]
        assert facts(state, "card_captured", seat) == [
            {"seat": 1, "card": "blue-5-v", "winner_seat": 0, "position": 2}
        ]


def test_roe_6_1_a_card_laid_after_a_capture_is_known_to_who_laid_it() -> None:
    """ROE-6.1: what was known of a place is gone with the card."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-caesar | black-7-iii blue-1-x blue-2-v",
        "green-caesar | red-2-v green-7-iii",
    )
    play_trick(state, "red-7-iii black-7-iii red-2-v")
    play(state, "trump blue-1-x", "lay green-7-iii", "lay red-1-x", "lay blue-2-v")
    assert who_sees(state, 1, 1) == set(SEATS)
    assert who_sees(state, 1, 2) == {1}
    assert who_sees(state, 0, 2) == set(SEATS)
    assert who_sees(state, 0, 3) == {0}


def test_roe_6_1_cards_are_dealt_unseen() -> None:
    """ROE-6.1: each player sees the own fifteen, a spectator none."""
    state = new_game(3)
    for seat in SEATS:
        dealt = facts(state, "card_dealt", seat)
        assert {told["seat"] for told in dealt} == ({seat} if seat is not None else set())
        assert len(dealt) == (15 if seat is not None else 0)


def test_roe_6_1_nobody_but_who_draws_sees_a_card_drawn() -> None:
    """ROE-6.1: others hear that it was drawn."""
    state = play(table(), "lay red-1-x", chance="black-caesar")
    assert facts(state, "card_drawn", 0) == [{"seat": 0, "card": "black-caesar"}]
    for seat in (1, 2, None):
        assert facts(state, "card_drawn", seat) == [{"seat": 0}]


def test_roe_6_1_after_the_score_everything_is_shown() -> None:
    """ROE-6.1: captured cards too, to spectators as well."""
    state = position(
        "red-caesar black-1-x blue-2-v | red-1-x",
        "blue-caesar blue-1-x |",
        "green-caesar |",
        knowers={0: (15, 1, 2)},
        phase="completing",
        totals=(490, 0, 0),
    )
    play(state, "lay red-1-x")
    assert is_over(state)
    for player in range(3):
        for place in range(1, len(team(state, player).split()) + 1):
            assert who_sees(state, player, place) == set(SEATS)
    for seat in SEATS:
        shown = [told["card"] for told in facts(state, "card_scored", seat)]
        assert shown == " ".join(team(state, player) for player in range(3)).split()


# --- Worlds dealt anew --------------------------------------------------------------------------


def known_to(state: State, seat: int) -> dict[str, Any]:
    """What must be the same in every world that fits what a seat knows."""
    values = state.values()
    hidden = {"hands", "teams", "pile", "word_a", "word_b"}
    return {
        "view": view(state, seat),
        "observed": observed(state, seat),
        "hand": hand(state, seat),
        "open": {name: value for name, value in values.items() if name not in hidden},
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_roe_6_1_a_world_dealt_anew_fits_what_a_seat_knows(seats: int) -> None:
    """ROE-6.1: hand sizes, team sizes, all cards that it knows; `check` holds, in random games."""
    for state in walk(seats, seed=1, options={"target": 100}):
        for seat in range(seats):
            for world in worlds(state, seat, 1):
                assert known_to(world, seat) == known_to(state, seat)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_roe_6_1_everything_else_is_dealt_anew(seat: int) -> None:
    """ROE-6.1: every card that the seat does not know differs between worlds."""
    state = position(
        "red-caesar black-1-x black-2-v | red-7-iii red-1-x",
        "blue-caesar black-2-xx | green-7-iii blue-1-x",
        "green-caesar black-3-v | black-7-iii green-1-x",
        knowers={0: (15, 1, 2)},
    )
    dealt = list(worlds(state, seat))
    for player in range(3):
        hands = {hand(world, player) for world in dealt}
        assert (len(hands) > 1) == (player != seat)
        for place, knowers in enumerate(state.knowers[player]):
            cards = {world.teams[player][place] for world in dealt}
            assert (len(cards) > 1) == (knowers > 0 and not knowers >> seat & 1)
    assert len({pile(world) for world in dealt}) > 1


def test_roe_6_1_what_can_be_worked_out_is_kept() -> None:
    """ROE-6.1: seat 1 holds the only cards that are neither seen nor in the pile it was made of."""
    state = position(
        "red-caesar | red-7-iii",
        "blue-caesar black-1-x | green-1-x",
        pile="black-2-v black-3-v",
        discards=REST,
        shuffled="black-2-v black-3-v",
    )
    for world in worlds(state, 0):
        assert pile(world) == "black-2-v black-3-v"
        assert {*hand(world, 1).split(), team(world, 1).split()[1]} == {"black-1-x", "green-1-x"}
    assert len({hand(world, 1) for world in worlds(state, 0)}) == 2


def test_roe_6_1_no_card_gets_into_the_pile_that_was_not_shuffled_into_it() -> None:
    """ROE-6.1, ROE-2.1: the discards, seen by all, became the pile; then cards are drawn."""
    state = position(
        "red-caesar | red-7-iii red-1-x",
        "blue-caesar black-1-x | green-1-x green-2-v",
        pile="",
        discards=REST,
    )
    there = state.discards.copy()
    play(state, "lay red-7-iii", "lay green-1-x", chance="black-2-v black-3-v")
    assert state.shuffled == there
    kept_out = {"black-1-x", "green-1-x", "green-2-v"}
    for world in worlds(state, 0):
        cards = {*hand(world, 1).split(), *team(world, 1).split()[1:]}
        assert kept_out < cards
        assert not kept_out & set(pile(world).split())


def shares(state: State) -> dict[str, float]:
    """How often seat 1 is dealt each hand, as seat 0 sees it."""
    count = 3000
    hands = Counter(hand(world, 1) for world in worlds(state, 0, count))
    return {cards: number / count for cards, number in hands.items()}


def test_roe_6_1_worlds_are_equally_likely() -> None:
    """ROE-6.1: any of three unseen cards can be the one in hand."""
    state = position(
        "red-caesar | red-7-iii",
        "blue-caesar | black-1-x",
        pile="black-2-v black-3-v",
        discards=REST,
    )
    assert shares(state) == {
        card: pytest.approx(1 / 3, abs=0.03) for card in ("black-1-x", "black-2-v", "black-3-v")
    }


def test_roe_6_1_worlds_are_equally_likely_where_a_card_was_not_shuffled() -> None:
    """ROE-6.1: it can be in either hand; any of the others in the hand without it."""
    state = position(
        "red-caesar | red-7-iii",
        "blue-caesar | black-1-x",
        "green-caesar | black-2-v",
        pile="black-3-v",
        discards=REST,
        shuffled="black-2-v black-3-v",
    )
    assert shares(state) == {
        "black-1-x": pytest.approx(1 / 2, abs=0.03),
        "black-2-v": pytest.approx(1 / 4, abs=0.03),
        "black-3-v": pytest.approx(1 / 4, abs=0.03),
    }


def test_roe_6_1_worlds_are_equally_likely_where_an_equal_card_was_not_shuffled() -> None:
    """ROE-6.1: seat 1 held a Caesar when a Caesar and a 1 were shuffled, and has drawn either."""
    state = position(
        "red-caesar | red-7-iii",
        "blue-caesar | black-caesar black-1-x",
        pile="black-caesar",
        discards=REST,
        shuffled="black-caesar black-1-x",
    )
    assert shares(state) == {
        "black-caesar black-1-x": pytest.approx(0.5, abs=0.03),
        "black-caesar black-caesar": pytest.approx(0.5, abs=0.03),
    }


def test_roe_6_1_a_new_round_is_shuffled_from_all_cards() -> None:
    """ROE-6.1, ROE-2.1: whatever was known before."""
    state = position(
        "red-caesar | red-7-iii",
        "blue-caesar |",
        pile="black-1-x",
        discards=REST,
        shuffled="black-1-x",
        phase="completing",
    )
    play(state, "stop")
    assert state.shuffled == list(COPIES)
    assert not any(any(row) for row in state.knowers)
