"""Components and set-up: ROM-1 and ROM-2."""

from __future__ import annotations

import pytest

from ludi.games.roma.cards import (
    ACTION_DICE,
    BUILDINGS,
    CARD_NAMES,
    CHARACTERS,
    COPIES,
    COSTS,
    DEFENCES,
    DISCS,
    VICTORY_POINTS,
)
from ludi.games.roma.state import State

from .hand_built import (
    asked,
    dice,
    discards,
    event_names,
    events,
    hand,
    legal,
    new_game,
    phase,
    pile_size,
    play,
    side,
)

# Four cards for seat 0, then four for seat 1.
DEALT = "legat forum forum nero consul turris velites senator"


def given(**options: int) -> State:
    """Seat 0 has given Legat and Nero for Consul and Turris."""
    state = new_game(DEALT, **{"first": 1, **options})
    play(state, "give legat", "give nero", seat=0)
    return play(state, "give consul", "give turris", seat=1)


def test_rom_1_1_thirty_two_characters_and_twenty_buildings() -> None:
    """ROM-1.1: 52 cards."""
    assert sum(COPIES) == 52
    for kinds, count in ((CHARACTERS, 32), (BUILDINGS, 20)):
        assert sum(copies for kind, copies in enumerate(COPIES) if kinds >> kind & 1) == count


def test_rom_1_1_sums_of_costs_and_defences() -> None:
    """ROM-1.1: 264 and 204."""
    assert sum(cost * copies for cost, copies in zip(COSTS, COPIES, strict=True)) == 264
    assert sum(defence * copies for defence, copies in zip(DEFENCES, COPIES, strict=True)) == 204


@pytest.mark.parametrize(
    ("card", "cost", "defence", "copies"),
    [
        ("sicarius", 9, 2, 1),
        ("architectus", 3, 4, 2),
        ("consiliarius", 4, 4, 2),
        ("legat", 5, 2, 2),
        ("gladiator", 6, 5, 2),
        ("mercator", 7, 2, 1),
        ("consul", 3, 3, 2),
        ("legionarius", 4, 5, 3),
        ("nero", 8, 9, 1),
        ("praetorianus", 4, 4, 2),
        ("scaenicus", 8, 3, 2),
        ("haruspex", 4, 3, 2),
        ("senator", 3, 3, 2),
        ("velites", 5, 3, 2),
        ("essedum", 6, 3, 2),
        ("tribunus-plebis", 5, 5, 2),
        ("centurio", 9, 5, 2),
        ("aesculapinum", 5, 2, 2),
        ("basilica", 6, 5, 2),
        ("machina", 4, 4, 2),
        ("forum", 5, 5, 6),
        ("mercatus", 6, 3, 2),
        ("onager", 5, 4, 2),
        ("templum", 2, 2, 2),
        ("turris", 6, 6, 2),
    ],
)
def test_rom_1_1_each_card(card: str, cost: int, defence: int, copies: int) -> None:
    """ROM-1.1: cost, defence and copies."""
    kind = CARD_NAMES.index(card) + 1
    assert (COSTS[kind], DEFENCES[kind], COPIES[kind]) == (cost, defence, copies)


def test_rom_1_2_discs_points_and_dice() -> None:
    """ROM-1.2: six discs, 36 victory points, three action dice."""
    assert (DISCS, VICTORY_POINTS, ACTION_DICE) == (6, 36, 3)


def test_rom_2_1_points_and_money_at_the_beginning() -> None:
    """ROM-2.1: 10 points and no money each, 16 points in the stockpile."""
    state = new_game()
    assert state.vp == [10, 10]
    assert state.money == [0, 0]
    assert state.stock == 16


def test_rom_2_2_each_is_dealt_four_cards() -> None:
    """ROM-2.2: the other 44 are the draw pile; nothing is discarded."""
    state = new_game(DEALT, first=1)
    assert hand(state, 0) == "forum forum legat nero"
    assert hand(state, 1) == "consul senator turris velites"
    assert pile_size(state) == 44
    assert discards(state) == ""


def test_rom_2_2_cards_are_dealt_unseen() -> None:
    """ROM-2.2, ROM-8.1: each player sees the own four."""
    state = new_game(DEALT, first=1)
    for seat, cards in ((0, "legat forum forum nero"), (1, "consul turris velites senator")):
        dealt = [event.facts for event in events(state, seat) if event.name == "card_dealt"]
        assert [facts["card"] for facts in dealt] == cards.split()
        assert {facts["seat"] for facts in dealt} == {seat}


def test_rom_2_2_both_are_asked_what_they_give() -> None:
    """ROM-2.2: at the same time, each from the own hand."""
    state = new_game(DEALT, first=1)
    assert asked(state) == {0, 1}
    assert legal(state, seat=0) == {"give legat", "give forum", "give nero"}
    assert legal(state, seat=1) == {"give consul", "give turris", "give velites", "give senator"}


def test_rom_2_2_a_player_gives_two_cards() -> None:
    """ROM-2.2: and is then asked no more, while the other still chooses."""
    state = play(new_game(DEALT, first=1), "give forum", seat=0)
    assert legal(state, seat=0) == {"give legat", "give forum", "give nero"}
    play(state, "give forum", seat=0)
    assert asked(state) == {1}
    assert legal(state, seat=0) == set()


def test_rom_2_2_nothing_changes_hands_before_both_have_chosen() -> None:
    """ROM-2.2: one player's gift waits for the other's."""
    state = play(new_game(DEALT, first=1), "give legat", "give nero", seat=0)
    play(state, "give consul", seat=1)
    assert hand(state, 0) == "forum forum"
    assert hand(state, 1) == "senator turris velites"


def test_rom_2_2_the_gifts_are_exchanged() -> None:
    """ROM-2.2: each has the two cards kept and the two given by the other."""
    state = given()
    assert hand(state, 0) == "consul forum forum turris"
    assert hand(state, 1) == "legat nero senator velites"


def test_rom_2_2_a_gift_is_given_unseen() -> None:
    """ROM-2.2: the other hears only that it is ready."""
    state = play(new_game(DEALT, first=1), "give legat", "give nero", seat=0)
    assert event_names(state, 0) == ["gift_chosen", "gift_chosen", "gifts_ready"]
    assert event_names(state, 1) == ["gifts_ready"]


def test_rom_2_3_what_is_passed_is_shown_when_both_have_chosen() -> None:
    """ROM-2.3: each player sees what both receive."""
    state = given()
    for seat in (0, 1):
        shown = [event.facts for event in events(state, seat) if event.name == "card_received"]
        assert sorted((facts["seat"], facts["card"]) for facts in shown) == [
            (0, "consul"),
            (0, "turris"),
            (1, "legat"),
            (1, "nero"),
        ]


def test_rom_2_3_the_first_player_sets_all_four_cards_first() -> None:
    """ROM-2.3: each at an open disc; then the second is asked."""
    state = given()
    assert asked(state) == {0}
    assert "lay nero 1" not in legal(state)
    play(state, "lay forum 2", "lay forum 4", "lay turris 1")
    assert asked(state) == {0}
    assert legal(state) == {"lay consul 3", "lay consul 5", "lay consul 6"}
    play(state, "lay consul 6")
    assert asked(state) == {1}
    assert legal(state) == {
        f"lay {card} {disc}"
        for card in ("legat", "nero", "senator", "velites")
        for disc in range(1, 7)
    }


def test_rom_2_3_laying_is_free() -> None:
    """ROM-2.3: nobody has money, nobody pays."""
    state = play(given(), "lay forum 2", "lay forum 4", "lay turris 1", "lay consul 6")
    assert side(state, 0) == "turris forum - forum - consul"
    assert hand(state, 0) == ""
    assert state.money == [0, 0]


def test_rom_2_3_cards_are_laid_face_down() -> None:
    """ROM-2.3: the other sees the disc that is taken, not the card."""
    state = play(given(), "lay forum 2")
    (seen,) = events(state, 1)
    assert seen.name == "card_set"
    assert seen.facts == {"seat": 0, "disc": 2}


def test_rom_2_3_then_all_are_turned_up_and_the_first_player_begins() -> None:
    """ROM-2.3: for everybody to see; two open discs cost 2 points (ROM-3.1)."""
    state = play(given(), "lay forum 2", "lay forum 4", "lay turris 1", "lay consul 6")
    play(state, "lay legat 1", "lay nero 2", "lay senator 3", "lay velites 4", chance="1 2 4")
    assert event_names(state, None).count("card_turned_up") == 8
    assert side(state, 1) == "legat nero senator velites"
    assert (phase(state), asked(state), dice(state)) == ("acting", {0}, "1 2 4")
    assert state.vp == [8, 10]


def test_rom_2_3_who_begins_is_an_option() -> None:
    """ROM-2.3: seat 1 sets its cards first, and begins."""
    state = given(first=2)
    assert asked(state) == {1}
    play(state, "lay legat 1", "lay nero 2", "lay senator 3", "lay velites 4")
    assert asked(state) == {0}
    play(state, "lay forum 2", "lay forum 4", "lay turris 1", "lay consul 6", chance="1 2 4")
    assert (phase(state), asked(state)) == ("acting", {1})


@pytest.mark.parametrize("starter", [0, 1])
def test_rom_2_3_by_default_chance_says_who_begins(starter: int) -> None:
    """ROM-2.3: who sets cards first, then."""
    state = new_game([f"seat {starter}", *DEALT.split()])
    play(state, "give legat", "give nero", seat=0)
    play(state, "give consul", "give turris", seat=1)
    assert asked(state) == {starter}
