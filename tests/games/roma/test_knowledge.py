"""What is hidden: ROM-8.1, what each player knows of the other's hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludi.conformance.playing import walk
from ludi.core.chance import seed_words
from ludi.games.roma import GAME
from ludi.games.roma.knowledge import redeal
from ludi.games.roma.state import State

from .hand_built import (
    FULL,
    REST,
    asked,
    events,
    hand,
    known,
    new_game,
    phase,
    pile,
    pile_size,
    play,
    position,
)


def given() -> State:
    """Seat 0 has given Legat and Nero for Consul and Turris."""
    state = new_game("legat forum forum nero consul turris velites senator", first=1)
    play(state, "give legat", "give nero", seat=0)
    return play(state, "give consul", "give turris", seat=1)


def test_rom_8_1_at_the_beginning_nothing_is_known() -> None:
    """ROM-8.1: nor while gifts are chosen."""
    state = new_game("legat forum forum nero consul turris velites senator", first=1)
    play(state, "give legat", "give nero", seat=0)
    assert (known(state, 0), known(state, 1)) == ("", "")


def test_rom_8_1_the_two_cards_given_are_known() -> None:
    """ROM-8.1: to who gave them, of the other's hand."""
    state = given()
    assert known(state, 0) == "consul turris"
    assert known(state, 1) == "legat nero"


def test_rom_8_1_once_all_are_turned_up_no_hand_is_left_to_know() -> None:
    """ROM-8.1: the gifts lie on the table."""
    state = play(given(), "lay forum 2", "lay forum 4", "lay turris 1", "lay consul 6")
    play(state, "lay legat 1", "lay nero 2", "lay senator 3", "lay velites 4", chance="1 2 4")
    assert (known(state, 0), known(state, 1)) == ("", "")


def test_rom_8_1_a_card_drawn_and_kept_is_not_known() -> None:
    """ROM-8.1: with cards left in the pile."""
    state = position(hands={0: "forum"}, dice="2")
    play(state, "cards 2", "take legat", chance="legat nero")
    assert hand(state, 0) == "forum legat"
    assert known(state, 0) == ""


def test_rom_8_1_a_card_returned_by_gladiator_is_known() -> None:
    """ROM-8.1: besides what was known before."""
    state = position(
        discs={0: "gladiator", 1: "legat"}, hands={1: "forum nero"}, known={1: "nero"}, dice="1"
    )
    play(state, "activate 1", "aim 1")
    assert known(state, 1) == "legat nero"
    assert known(state, 0) == ""


def test_rom_8_1_a_card_taken_by_aesculapinum_is_known() -> None:
    """ROM-8.1: it is taken openly."""
    state = position(discs={0: "aesculapinum"}, hands={0: "forum"}, discards="legat", dice="1")
    play(state, "activate 1", "take legat")
    assert known(state, 0) == "legat"
    (fetched,) = [event.facts for event in events(state, 1) if event.name == "card_fetched"]
    assert fetched == {"seat": 0, "card": "legat"}


def test_rom_8_1_after_haruspex_the_opponents_hand_is_known() -> None:
    """ROM-8.1: its player has seen the pile, before taking the card too."""
    state = position(discs={0: "haruspex"}, hands={0: "forum", 1: "legat nero"}, dice="1")
    play(state, "activate 1")
    assert known(state, 1) == "legat nero"
    play(state, "take consul")
    assert known(state, 1) == "legat nero"


def test_rom_8_1_what_haruspex_takes_is_not_known() -> None:
    """ROM-8.1, ROM-5.12: nor the rest of its player's hand."""
    state = position(discs={0: "haruspex"}, hands={0: "forum", 1: "legat"}, dice="1")
    play(state, "activate 1", "take consul")
    assert known(state, 0) == ""


def test_rom_8_1_a_copied_haruspex_has_seen_the_pile_too() -> None:
    """ROM-8.1, ROM-5.11."""
    state = position(discs={0: "scaenicus haruspex"}, hands={1: "legat nero"}, dice="1")
    play(state, "activate 1", "copy 2", "take consul")
    assert known(state, 1) == "legat nero"


def test_rom_8_1_what_is_drawn_after_haruspex_is_not_known() -> None:
    """ROM-8.1: what was known stays known."""
    state = position(discs={0: "haruspex", 1: FULL}, hands={1: "legat"}, dice="1")
    play(state, "activate 1", "take consul", "end", chance="1 2 3")
    assert asked(state) == {1}
    play(state, "cards 1", "take nero", chance="nero")
    assert hand(state, 1) == "legat nero"
    assert known(state, 1) == "legat"


def running_out() -> State:
    """Seat 0 draws two cards; one Consul is left in the pile, the other is in the discards."""
    return position(hands={0: "forum", 1: "legat nero"}, pile="consul", discards=REST, dice="2")


def test_rom_8_1_who_draws_the_pile_out_knows_the_others_hand() -> None:
    """ROM-8.1: as soon as it has run out."""
    state = play(running_out(), "cards 2", chance="consul senator")
    assert known(state, 1) == "legat nero"


def test_rom_8_1_the_other_knows_hand_and_drawn_cards_less_those_thrown() -> None:
    """ROM-8.1: Forum and Consul when the pile ran out; the Senator comes from the new pile."""
    state = play(running_out(), "cards 2", "take consul", chance="consul senator")
    assert hand(state, 0) == "consul forum"
    assert known(state, 0) == "consul forum"


def test_rom_8_1_a_card_kept_from_the_new_pile_is_not_known() -> None:
    """ROM-8.1: Forum and Consul when the pile ran out; the Consul is thrown."""
    state = play(running_out(), "cards 2", "take senator", chance="consul senator")
    assert hand(state, 0) == "forum senator"
    assert known(state, 0) == "forum"


def test_rom_8_1_a_thrown_card_may_have_been_the_known_one() -> None:
    """ROM-8.1: of two Consuls one is kept; it could have been any card of the new pile."""
    state = play(running_out(), "cards 2", "take consul", chance="consul consul")
    assert hand(state, 0) == "consul forum"
    assert known(state, 0) == "forum"


def test_rom_8_1_a_thrown_card_was_not_in_hand_before() -> None:
    """ROM-8.1: a Legat known before the draw is still known when another Legat is thrown."""
    state = position(hands={0: "legat"}, known={0: "legat"}, pile="consul", discards=REST, dice="2")
    play(state, "cards 2", "take consul", chance="consul legat")
    assert known(state, 0) == "consul legat"


def drawn_out() -> State:
    """Seat 0 has drawn exactly the last two cards of the pile and kept the Consul."""
    state = position(
        hands={0: "forum", 1: "legat"}, pile="consul senator", discards=REST, dice="1 1 2"
    )
    return play(state, "cards 2", "take consul", chance="consul senator")


def test_rom_8_1_a_pile_drawn_out_exactly_makes_both_hands_known() -> None:
    """ROM-8.1: everything outside the hands is open to both, the card kept too."""
    state = drawn_out()
    assert pile(state) == ""
    assert known(state, 0) == "consul forum"
    assert known(state, 1) == "legat"


@pytest.mark.parametrize(("die", "left", "learned"), [(1, 1, ""), (2, 0, "legat")])
def test_rom_8_1_a_hand_is_known_only_when_no_card_is_left(
    die: int, left: int, learned: str
) -> None:
    """ROM-8.1: a single card in the pile still hides which is in hand."""
    state = position(hands={1: "legat"}, pile="consul senator", discards=REST, dice=f"{die}")
    play(state, f"cards {die}", chance="consul senator" if die == 2 else "consul")
    assert pile_size(state) == left
    assert known(state, 1) == learned


def test_rom_8_1_after_that_a_new_card_is_not_known_and_nothing_is_forgotten() -> None:
    """ROM-8.1: it comes from a pile that is hidden again."""
    state = play(drawn_out(), "cards 1", "take turris", chance="turris")
    assert hand(state, 0) == "consul forum turris"
    assert known(state, 0) == "consul forum"


def test_rom_8_1_nothing_is_forgotten_when_a_known_kind_is_thrown() -> None:
    """ROM-8.1: the pile was empty, the hand known; another Forum is drawn and thrown."""
    state = position(
        hands={0: "forum", 1: "legat"},
        known={0: "forum", 1: "legat"},
        pile="",
        discards=REST,
        dice="2",
    )
    play(state, "cards 2", "take nero", chance="forum nero")
    assert known(state, 0) == "forum"
    assert known(state, 1) == "legat"


def test_rom_8_1_too_few_cards_make_both_hands_known() -> None:
    """ROM-8.1: the pile runs out, is refilled and runs out again."""
    state = position(pile="legat", discards="nero", hands={0: "forum", 1: REST}, dice="6")
    play(state, "cards 6", "take nero", chance="legat nero")
    assert known(state, 0) == "forum nero"
    assert known(state, 1) == hand(state, 1)


def test_rom_8_1_haruspex_takes_the_last_card_of_the_pile() -> None:
    """ROM-8.1: it has run out, so the card and the hand can be worked out."""
    state = position(
        discs={0: "haruspex"},
        hands={0: "forum", 1: "legat"},
        pile="consul",
        discards=REST,
        dice="1",
    )
    play(state, "activate 1", "take consul")
    assert pile(state) == ""
    assert known(state, 0) == "consul forum"
    assert known(state, 1) == "legat"


def test_rom_8_1_haruspex_leaves_one_card_in_the_pile() -> None:
    """ROM-8.1: the other learns nothing; it could be any card of the hand but the known Forum."""
    state = position(
        discs={0: "haruspex"},
        hands={0: "forum velites", 1: "legat"},
        known={0: "forum"},
        pile="consul senator",
        discards=REST,
        dice="1",
    )
    play(state, "activate 1", "take consul")
    assert pile(state) == "senator"
    assert known(state, 0) == "forum"
    assert known(state, 1) == "legat"


def test_rom_8_1_haruspex_on_an_empty_pile_forgets_nothing() -> None:
    """ROM-8.1: what is known of the own hand stays; what is taken from the new pile is unseen."""
    state = position(
        discs={0: "haruspex"},
        hands={0: "forum", 1: "legat"},
        known={0: "forum", 1: "legat"},
        pile="",
        discards=REST,
        dice="1",
    )
    play(state, "activate 1", "take consul")
    assert known(state, 0) == "forum"
    assert known(state, 1) == "legat"


@pytest.mark.parametrize(
    ("before", "laid", "after"),
    [
        ("legat nero", "legat", "nero"),
        ("legat", "nero", "legat"),
        ("legat legat", "legat", "legat"),
    ],
)
def test_rom_8_1_laying_a_card_of_a_known_kind_lowers_what_is_known(
    before: str, laid: str, after: str
) -> None:
    """ROM-8.1: by one of that kind, no other."""
    state = position(hands={0: "legat legat nero"}, known={0: before}, money=(9, 0))
    play(state, f"lay {laid} 1")
    assert known(state, 0) == after


def test_rom_8_1_of_two_equal_cards_the_known_one_may_have_been_laid() -> None:
    """ROM-8.1: a second Legat in hand is not known."""
    state = position(hands={0: "legat legat"}, known={0: "legat"}, money=(5, 0))
    play(state, "lay legat 1")
    assert hand(state, 0) == "legat"
    assert known(state, 0) == ""


@pytest.mark.parametrize(("card", "laid"), [("architectus", "forum"), ("senator", "legat")])
def test_rom_8_1_laying_free_lowers_it_too(card: str, laid: str) -> None:
    """ROM-8.1: by Architectus or Senator."""
    state = position(discs={0: card}, hands={0: "forum legat"}, known={0: "forum legat"}, dice="1")
    play(state, "activate 1", f"lay {laid} 2")
    assert known(state, 0) == hand(state, 0)
    assert laid not in known(state, 0)


def test_rom_8_1_laying_cards_again_changes_nothing() -> None:
    """ROM-8.1: a Legat from the table is not the Legat in hand."""
    state = position(
        discs={0: "consiliarius legat"}, hands={0: "legat"}, known={0: "legat"}, dice="1"
    )
    play(state, "activate 1", "lay legat 1", "lay consiliarius 2")
    assert known(state, 0) == "legat"


def draws_that_ran_the_pile_out() -> Iterator[State]:
    """Where somebody looks at such cards, in random games."""
    for seed in range(300):
        for state, _, _ in walk(GAME, 2, {}, seed):
            assert isinstance(state, State)
            if phase(state) == "taking" and any(state.exposed):
                yield state


def test_rom_8_1_a_hand_dealt_anew_fits_what_was_exposed() -> None:
    """ROM-8.1: no card of the hand is from the new pile, and what was exposed is all there."""
    worlds = 0
    for state in draws_that_ran_the_pile_out():
        for _ in range(20):
            world = state.copy()
            seed_words(world, 8, worlds)
            redeal(world, 1 - state.turn)
            cards = zip(world.hands[state.turn], state.exposed, world.aloft, strict=True)
            assert all(held <= exposed <= held + drawn for held, exposed, drawn in cards)
            worlds += 1
    assert worlds > 0
