"""The characters: ROM-5, with what each needs (ROM-3.8)."""

from __future__ import annotations

import pytest

from ludi.games.roma.knowledge import view

from .hand_built import (
    FULL,
    REST,
    asked,
    dice,
    discards,
    events,
    hand,
    legal,
    phase,
    pile,
    pile_size,
    play,
    position,
    side,
)

# --- ROM-5.1 Sicarius ---------------------------------------------------------------------------


def test_rom_5_1_sicarius_discards_a_character_and_himself() -> None:
    """ROM-5.1: both to the normal discards."""
    state = position(discs={0: "sicarius forum", 1: "- legat nero forum"}, dice="1")
    play(state, "activate 1", "aim 3")
    assert side(state, 0) == "- forum"
    assert side(state, 1) == "- legat - forum"
    assert discards(state) == "nero sicarius"


def test_rom_5_1_aesculapinum_may_fetch_both() -> None:
    """ROM-5.1: they are not out of the game."""
    state = position(discs={0: "sicarius aesculapinum", 1: "legat"}, dice="1 2")
    play(state, "activate 1", "aim 1", "activate 2")
    assert legal(state) == {"take sicarius", "take legat"}


def test_rom_5_1_sicarius_aims_at_characters_only() -> None:
    """ROM-5.1: at any disc, none of the own."""
    state = position(discs={0: "sicarius senator", 1: "forum legat - - - nero"}, dice="1")
    assert legal(play(state, "activate 1")) == {"aim 2", "aim 6"}


def test_rom_5_1_sicarius_is_a_character_himself() -> None:
    """ROM-1.1: Velites may attack him; so is every other character, up to Centurio."""
    state = position(discs={0: "velites", 1: "sicarius centurio aesculapinum"}, dice="1")
    assert legal(play(state, "activate 1")) == {"aim 1", "aim 2"}


def test_rom_5_1_sicarius_may_be_laid_and_taken() -> None:
    """ROM-3.4, ROM-6.1: at disc 1, from the discards."""
    state = position(discs={0: "- aesculapinum"}, discards="sicarius", dice="2", money=(9, 0))
    play(state, "activate 2", "take sicarius", "lay sicarius 1")
    assert side(state, 0) == "sicarius aesculapinum"
    assert state.money == [0, 0]


def test_rom_5_1_sicarius_needs_an_opposing_character() -> None:
    """ROM-3.8: buildings are not enough."""
    state = position(discs={0: "sicarius senator", 1: FULL}, dice="1")
    assert legal(state, "activate") == set()


# --- ROM-5.2 Architectus ------------------------------------------------------------------------


def test_rom_5_2_architectus_lays_buildings_free() -> None:
    """ROM-5.2: any number, without money; the effect ends with the last of them."""
    state = position(discs={0: "architectus"}, hands={0: "forum turris legat"}, dice="1")
    play(state, "activate 1", "lay forum 2", "lay turris 6")
    assert side(state, 0) == "architectus forum - - - turris"
    assert hand(state, 0) == "legat"
    assert state.money == [0, 0]
    assert phase(state) == "acting"


def test_rom_5_2_architectus_costs_no_money_a_player_has() -> None:
    """ROM-5.2: free of cost."""
    state = position(discs={0: "architectus"}, hands={0: "forum"}, dice="1", money=(9, 0))
    play(state, "activate 1", "lay forum 2")
    assert state.money == [9, 0]


def test_rom_5_2_architectus_lays_at_least_one_then_stops_at_will() -> None:
    """ROM-3.8: `stop` comes with the first building."""
    state = position(discs={0: "architectus"}, hands={0: "forum turris"}, dice="1")
    play(state, "activate 1")
    assert legal(state) == {f"lay {card} {n}" for card in ("forum", "turris") for n in range(1, 7)}
    play(state, "lay forum 2")
    assert legal(state) == {"stop", *(f"lay turris {disc}" for disc in range(1, 7))}
    play(state, "stop")
    assert phase(state) == "acting"
    assert hand(state, 0) == "turris"


def test_rom_5_2_a_second_activation_lays_at_least_one_again() -> None:
    """ROM-3.8: what the first one laid does not count."""
    state = position(discs={0: "architectus"}, hands={0: "forum turris"}, dice="1 1")
    play(state, "activate 1", "lay forum 2", "stop", "activate 1")
    assert legal(state) == {f"lay turris {disc}" for disc in range(1, 7)}


def test_rom_5_2_architectus_covers_any_own_card() -> None:
    """ROM-5.2: characters and buildings are discarded."""
    state = position(discs={0: "architectus legat forum"}, hands={0: "turris templum"}, dice="1")
    play(state, "activate 1", "lay turris 2", "lay templum 3")
    assert side(state, 0) == "architectus turris templum"
    assert discards(state) == "forum legat"


def test_rom_5_2_architectus_goes_on_when_covered() -> None:
    """ROM-5.2: itself included."""
    state = position(discs={0: "architectus"}, hands={0: "turris templum"}, dice="1")
    play(state, "activate 1", "lay turris 1", "lay templum 2")
    assert side(state, 0) == "turris templum"
    assert discards(state) == "architectus"


def test_rom_5_2_several_buildings_on_one_disc() -> None:
    """ROM-5.2: in turn; each covers the one before."""
    state = position(discs={0: "architectus"}, hands={0: "forum turris"}, dice="1")
    play(state, "activate 1", "lay turris 4", "lay forum 4")
    assert side(state, 0) == "architectus - - forum"
    assert discards(state) == "turris"


def test_rom_5_2_architectus_needs_a_building_in_hand() -> None:
    """ROM-3.8: characters do not fit."""
    state = position(discs={0: "architectus"}, hands={0: "legat centurio"}, dice="1")
    assert legal(state, "activate") == set()


# --- ROM-5.3 Consiliarius -----------------------------------------------------------------------


def test_rom_5_3_consiliarius_lays_all_own_characters_again() -> None:
    """ROM-5.3: itself included, free, at any own discs; buildings stay."""
    state = position(discs={0: "consiliarius legat forum", 1: "nero"}, dice="1", money=(9, 0))
    play(state, "activate 1")
    assert side(state, 0) == "- - forum"
    play(state, "lay legat 1", "lay consiliarius 6")
    assert side(state, 0) == "legat - forum - - consiliarius"
    assert side(state, 1) == "nero"
    assert state.money == [9, 0]
    assert phase(state) == "acting"


def test_rom_5_3_each_on_a_different_disc() -> None:
    """ROM-5.3: a disc where one was laid is no longer offered."""
    state = position(discs={0: "consiliarius legat"}, dice="1")
    play(state, "activate 1", "lay legat 4")
    assert legal(state) == {f"lay consiliarius {disc}" for disc in (1, 2, 3, 5, 6)}


def test_rom_5_3_own_buildings_may_be_covered() -> None:
    """ROM-5.3: they are then discarded."""
    state = position(discs={0: "consiliarius legat forum"}, dice="1")
    play(state, "activate 1", "lay legat 3", "lay consiliarius 2")
    assert side(state, 0) == "- consiliarius legat"
    assert discards(state) == "forum"


def test_rom_5_3_all_must_be_laid() -> None:
    """ROM-5.3: no stopping, and no card from the hand."""
    state = position(discs={0: "consiliarius legat"}, hands={0: "nero"}, dice="1", money=(9, 0))
    play(state, "activate 1", "lay legat 2")
    assert legal(state) == {f"lay consiliarius {disc}" for disc in (1, 3, 4, 5, 6)}


def test_rom_5_3_all_may_lie_as_before() -> None:
    """ROM-5.3: a Consiliarius alone goes back to its disc, and nothing is covered."""
    state = play(position(discs={0: "consiliarius"}, dice="1"), "activate 1", "lay consiliarius 1")
    assert side(state, 0) == "consiliarius"
    assert discards(state) == ""


# --- ROM-5.4 Legat ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("opposite", "gained"), [("", 6), ("- forum - legat", 4), ("forum " * 5 + "legat", 0)]
)
def test_rom_5_4_legat_a_point_for_each_disc_open_to_the_opponent(
    opposite: str, gained: int
) -> None:
    """ROM-5.4: from the stockpile of 16."""
    state = play(position(discs={0: "legat", 1: opposite}, dice="1"), "activate 1")
    assert state.vp == [10 + gained, 10]
    assert state.stock == 16 - gained


# --- ROM-5.5 Gladiator --------------------------------------------------------------------------


def test_rom_5_5_gladiator_returns_a_character_to_its_owners_hand() -> None:
    """ROM-5.5: of choice; it is not discarded, and the Gladiator stays."""
    state = position(discs={0: "gladiator", 1: "- centurio legat"}, hands={1: "forum"}, dice="1")
    play(state, "activate 1", "aim 2")
    assert hand(state, 1) == "centurio forum"
    assert side(state, 1) == "- - legat"
    assert side(state, 0) == "gladiator"
    assert discards(state) == ""


def test_rom_5_5_gladiator_aims_at_characters_only() -> None:
    """ROM-5.5: at any disc."""
    state = position(discs={0: "gladiator", 1: "nero forum - legat"}, dice="1")
    assert legal(play(state, "activate 1")) == {"aim 1", "aim 4"}


def test_rom_5_5_gladiator_needs_an_opposing_character() -> None:
    """ROM-3.8."""
    state = position(discs={0: "gladiator senator", 1: FULL}, dice="1")
    assert legal(state, "activate") == set()


# --- ROM-5.6 Mercator ---------------------------------------------------------------------------


def test_rom_5_6_mercator_buys_points_from_the_opponent() -> None:
    """ROM-5.6: 2 sestertii each, paid to the opponent."""
    state = position(discs={0: "mercator"}, dice="1", money=(7, 1))
    play(state, "activate 1", "buy 2")
    assert state.vp == [12, 8]
    assert state.money == [3, 5]
    assert state.stock == 16


def test_rom_5_6_from_one_up_to_what_the_money_allows() -> None:
    """ROM-5.6: three points for 7 sestertii."""
    state = position(discs={0: "mercator"}, dice="1", money=(7, 0))
    assert legal(play(state, "activate 1")) == {"buy 1", "buy 2", "buy 3"}


def test_rom_5_6_no_more_than_the_opponent_has() -> None:
    """ROM-5.6: two points, though money would buy ten."""
    state = position(discs={0: "mercator"}, dice="1", money=(20, 0), vp=(10, 2))
    assert legal(play(state, "activate 1")) == {"buy 1", "buy 2"}


def test_rom_5_6_a_single_point() -> None:
    """ROM-5.6: for 2 sestertii."""
    state = position(discs={0: "mercator"}, dice="1", money=(7, 1))
    play(state, "activate 1", "buy 1")
    assert state.vp == [11, 9]
    assert state.money == [5, 3]
    assert phase(state) == "acting"


@pytest.mark.parametrize(
    ("max_3", "offered"),
    [(0, {"buy 1", "buy 2", "buy 3", "buy 4", "buy 5"}), (1, {"buy 1", "buy 2", "buy 3"})],
)
def test_rom_5_6_at_most_three_with_the_option(max_3: int, offered: set[str]) -> None:
    """ROM-5.6: `mercator_max_3`, with 10 sestertii."""
    state = position(discs={0: "mercator"}, dice="1", money=(10, 0), mercator_max_3=max_3)
    assert legal(play(state, "activate 1")) == offered


def test_rom_5_6_mercator_needs_2_sestertii() -> None:
    """ROM-3.8: the opponent's money does not help."""
    state = position(discs={0: "mercator"}, dice="1", money=(1, 9))
    assert legal(state, "activate") == set()
    state = position(discs={0: "mercator"}, dice="1", money=(2, 0))
    assert legal(state, "activate") == {"activate 1"}


# --- ROM-5.7 Consul -----------------------------------------------------------------------------


def test_rom_5_7_consul_changes_another_die_by_one() -> None:
    """ROM-5.7: up or down."""
    state = position(discs={0: "consul"}, dice="1 3 5")
    play(state, "activate 1")
    assert legal(state) == {"raise 3", "lower 3", "raise 5", "lower 5"}
    play(state, "raise 3")
    assert dice(state) == "4 5"
    assert phase(state) == "acting"


def test_rom_5_7_consul_lowers_a_die() -> None:
    """ROM-5.7: -1; the die may then be used as such."""
    state = play(position(discs={0: "consul legat"}, dice="1 3"), "activate 1", "lower 3")
    assert dice(state) == "2"
    assert legal(state, "activate") == {"activate 2"}


def test_rom_5_7_a_1_only_up_and_a_6_only_down() -> None:
    """ROM-5.7: within 1 to 6."""
    state = position(discs={0: "- consul"}, dice="1 2 6")
    assert legal(play(state, "activate 2")) == {"raise 1", "lower 6"}
    assert dice(play(state, "raise 1")) == "2 6"


def test_rom_5_7_consul_needs_another_unused_die() -> None:
    """ROM-3.8: not the one that activates him."""
    assert legal(position(discs={0: "consul"}, dice="1"), "activate") == set()
    assert legal(position(discs={0: "consul"}, dice="1 1"), "activate") == {"activate 1"}


# --- ROM-5.8 Legionarius ------------------------------------------------------------------------


def test_rom_5_8_legionarius_attacks_the_card_opposite() -> None:
    """ROM-5.8: at once, character or building; the others are safe."""
    state = position(discs={0: "- legionarius", 1: "legat forum legat"}, dice="2")
    play(state, "activate 2", chance="5")
    assert side(state, 1) == "legat - legat"


def test_rom_5_8_legionarius_needs_a_card_opposite() -> None:
    """ROM-3.8: directly opposite."""
    state = position(discs={0: "- legionarius", 1: "legat - legat"}, dice="2")
    assert legal(state, "activate") == set()


@pytest.mark.parametrize(("die", "left"), [("3", "consul turris"), ("4", "- turris")])
def test_rom_5_8_legionarius_against_a_turris(die: str, left: str) -> None:
    """ROM-5.8, ROM-6.8: a Consul has 3 + 1."""
    state = position(discs={0: "legionarius", 1: "consul turris"}, dice="1")
    assert side(play(state, "activate 1", chance=die), 1) == left


# --- ROM-5.9 Nero -------------------------------------------------------------------------------


def test_rom_5_9_nero_discards_a_building_and_himself() -> None:
    """ROM-5.9: of choice."""
    state = position(discs={0: "nero", 1: "forum legat turris"}, dice="1")
    play(state, "activate 1", "aim 3")
    assert side(state, 0) == ""
    assert side(state, 1) == "forum legat"
    assert discards(state) == "nero turris"


def test_rom_5_9_nero_aims_at_buildings_only() -> None:
    """ROM-5.9."""
    state = position(discs={0: "nero templum", 1: "forum legat turris"}, dice="1")
    assert legal(play(state, "activate 1")) == {"aim 1", "aim 3"}


def test_rom_5_9_nero_needs_an_opposing_building() -> None:
    """ROM-3.8."""
    state = position(discs={0: "nero forum", 1: "legat consul"}, dice="1")
    assert legal(state, "activate") == set()


# --- ROM-5.10 Praetorianus ----------------------------------------------------------------------


def test_rom_5_10_praetorianus_names_a_disc() -> None:
    """ROM-5.10: any of the six, an empty one too, but none that is blocked already."""
    state = position(discs={0: "praetorianus", 1: "legat"}, dice="1 1")
    play(state, "activate 1")
    assert legal(state) == {f"block {disc}" for disc in range(1, 7)}
    play(state, "block 4", "activate 1")
    assert legal(state) == {f"block {disc}" for disc in (1, 2, 3, 5, 6)}


def test_rom_5_10_the_opponent_cannot_activate_a_card_there() -> None:
    """ROM-5.10: on their next turn; money and cards are still to be had with the die."""
    state = position(discs={0: "praetorianus", 1: "legat legat"}, dice="1")
    play(state, "activate 1", "block 2", "end", chance="1 2 6")
    assert asked(state) == {1}
    assert legal(state, "activate") == {"activate 1"}
    assert {"money 2", "cards 2"} < legal(state)


def test_rom_5_10_several_discs_may_be_blocked() -> None:
    """ROM-5.10: with several dice."""
    state = position(discs={0: "praetorianus", 1: "legat legat"}, dice="1 1")
    play(state, "activate 1", "block 1", "activate 1", "block 2", "end", chance="1 2 6")
    assert legal(state, "activate") == set()


def test_rom_5_10_the_blockers_own_disc_is_free() -> None:
    """ROM-5.10: the opponent's cards are meant."""
    state = position(discs={0: "praetorianus tribunus-plebis"}, dice="1 2")
    play(state, "activate 1", "block 2")
    assert legal(state, "activate") == {"activate 2"}


def test_rom_5_10_the_block_ends_with_that_turn() -> None:
    """ROM-5.10: the turn after, the card may act."""
    state = position(discs={0: FULL, 1: "legat legat"}, blocked={1: "1 2"}, turn=1, dice="1 2")
    assert legal(state, "activate") == set()
    play(state, "end", chance="1 1 2")
    play(state, "end", chance="1 2 6")
    assert asked(state) == {1}
    assert legal(state, "activate") == {"activate 1", "activate 2"}


def test_rom_5_10_a_card_may_be_laid_at_a_blocked_disc() -> None:
    """ROM-5.10: and is not activated there."""
    state = position(hands={0: "legat"}, blocked={0: "3"}, dice="3", money=(5, 0))
    play(state, "lay legat 3")
    assert side(state, 0) == "- - legat"
    assert legal(state, "activate") == set()


def test_rom_5_10_passive_effects_are_not_affected() -> None:
    """ROM-5.10: a Basilica at a blocked disc still gives 2."""
    state = position(discs={0: "basilica forum"}, blocked={0: "1"}, dice="2 3")
    play(state, "activate 2", "use 3")
    assert state.vp == [15, 10]


def test_rom_5_10_a_turris_at_a_blocked_disc_still_protects() -> None:
    """ROM-5.10: passive effects are not affected."""
    state = position(discs={0: "velites", 1: "consul turris"}, blocked={1: "2"}, dice="1")
    play(state, "activate 1", "aim 1", chance="3")
    assert side(state, 1) == "consul turris"


def test_rom_5_10_attacks_are_not_affected() -> None:
    """ROM-5.10: a card at a blocked disc may be attacked and discarded."""
    state = position(discs={0: "legionarius", 1: "legat"}, blocked={1: "1"}, dice="1")
    play(state, "activate 1", chance="2")
    assert side(state, 1) == ""


def test_rom_5_10_the_block_stays_if_praetorianus_leaves() -> None:
    """ROM-5.10: covered by a Templum."""
    state = position(
        discs={0: "praetorianus", 1: "legat"}, hands={0: "templum"}, money=(2, 0), dice="1"
    )
    play(state, "activate 1", "block 1", "lay templum 1", "end", chance="1 2 6")
    assert legal(state, "activate") == set()


def test_rom_5_10_praetorianus_needs_a_disc_not_yet_blocked() -> None:
    """ROM-3.8: with five blocked there is one, with six none."""
    state = position(discs={0: "praetorianus"}, blocked={1: "1 2 3 4 6"}, dice="1 1")
    play(state, "activate 1")
    assert legal(state) == {"block 5"}
    play(state, "block 5")
    assert legal(state, "activate") == set()


# --- ROM-5.11 Scaenicus -------------------------------------------------------------------------


def test_rom_5_11_scaenicus_performs_another_own_characters_action() -> None:
    """ROM-5.11: of choice; not of a building, not of the opponent's."""
    state = position(
        discs={0: "scaenicus tribunus-plebis mercatus legat", 1: "- consiliarius"}, dice="1"
    )
    play(state, "activate 1")
    assert legal(state) == {"copy 2", "copy 4"}
    play(state, "copy 4")
    assert state.vp == [15, 10]
    assert phase(state) == "acting"


def test_rom_5_11_a_different_choice_each_time() -> None:
    """ROM-5.11: Legat, five discs open, then Tribunus Plebis."""
    state = position(discs={0: "scaenicus legat tribunus-plebis", 1: "forum"}, dice="1 1")
    play(state, "activate 1", "copy 2", "activate 1", "copy 3")
    assert state.vp == [16, 9]


def test_rom_5_11_as_if_it_stood_on_scaenicuss_disc() -> None:
    """ROM-5.11: a copied Legionarius attacks opposite Scaenicus."""
    state = position(discs={0: "scaenicus legionarius", 1: "templum legat"}, dice="1")
    play(state, "activate 1", "copy 2", chance="6")
    assert side(state, 1) == "- legat"


def test_rom_5_11_a_copied_centurio_needs_a_card_opposite_scaenicus() -> None:
    """ROM-3.8: that could act from his disc."""
    state = position(discs={0: "scaenicus centurio", 1: "- legat"}, dice="1 2")
    assert legal(state, "activate") == {"activate 2"}


def test_rom_5_11_a_fighter_without_a_card_opposite_is_not_offered() -> None:
    """ROM-3.8: the Legat is, though the Legionarius himself could act."""
    state = position(discs={0: "scaenicus legionarius legat", 1: "- forum"}, dice="1 2")
    assert legal(play(state, "activate 1")) == {"copy 3"}


def test_rom_5_11_a_copied_centurio_may_add_a_die() -> None:
    """ROM-5.11, ROM-5.17: a Forum with 5, 2 rolled, 3 added."""
    state = position(discs={0: "scaenicus centurio", 1: "forum legat"}, dice="1 3")
    play(state, "activate 1", "copy 2", "use 3", chance="2")
    assert side(state, 1) == "- legat"


@pytest.mark.parametrize(
    ("card", "target", "gone"),
    [("sicarius", "legat", "legat scaenicus"), ("nero", "turris", "scaenicus turris")],
)
def test_rom_5_11_and_this_card_falls_on_scaenicus(card: str, target: str, gone: str) -> None:
    """ROM-5.11: Scaenicus is discarded, the card he copied stays."""
    state = position(discs={0: f"scaenicus {card}", 1: target}, dice="1")
    play(state, "activate 1", "copy 2", "aim 1")
    assert side(state, 0) == f"- {card}"
    assert discards(state) == gone


def test_rom_5_11_copying_consiliarius_takes_up_both() -> None:
    """ROM-5.11: both are laid again."""
    state = position(discs={0: "scaenicus consiliarius forum"}, dice="1")
    play(state, "activate 1", "copy 2")
    assert side(state, 0) == "- - forum"
    play(state, "lay scaenicus 2", "lay consiliarius 1")
    assert side(state, 0) == "consiliarius scaenicus forum"


def test_rom_5_11_scaenicus_cannot_copy_a_scaenicus() -> None:
    """ROM-5.11: neither the other nor himself."""
    state = position(discs={0: "scaenicus scaenicus"}, dice="1")
    assert legal(state, "activate") == set()
    state = position(discs={0: "scaenicus scaenicus legat"}, dice="1")
    assert legal(play(state, "activate 1")) == {"copy 3"}


def test_rom_5_11_scaenicus_may_copy_a_card_on_a_blocked_disc() -> None:
    """ROM-5.11: the blocked card itself cannot be activated."""
    state = position(discs={0: "scaenicus legat"}, blocked={0: "2"}, dice="1 2")
    assert legal(state, "activate") == {"activate 1"}
    assert legal(play(state, "activate 1")) == {"copy 2"}


def test_rom_5_11_scaenicus_on_a_blocked_disc_copies_nothing() -> None:
    """ROM-5.10: he is a card that cannot be activated there."""
    state = position(discs={0: "scaenicus legat"}, blocked={0: "1"}, dice="1 2")
    assert legal(state, "activate") == {"activate 2"}


def test_rom_5_11_scaenicus_copies_only_who_could_act() -> None:
    """ROM-3.8: no money for Mercator, no character for Velites, but a Legat."""
    state = position(discs={0: "scaenicus mercator velites legat", 1: "forum"}, dice="1")
    assert legal(play(state, "activate 1")) == {"copy 4"}


def test_rom_5_11_a_copied_consul_needs_another_die() -> None:
    """ROM-3.8, ROM-5.7: besides the one for Scaenicus."""
    assert legal(position(discs={0: "scaenicus consul"}, dice="1"), "activate") == set()
    state = position(discs={0: "scaenicus consul"}, dice="1 4")
    play(state, "activate 1", "copy 2", "raise 4")
    assert dice(state) == "5"


def test_rom_5_11_a_copied_architectus_lays_buildings() -> None:
    """ROM-5.11, ROM-5.2: also over Scaenicus, and then goes on."""
    state = position(discs={0: "scaenicus architectus"}, hands={0: "forum turris"}, dice="1")
    play(state, "activate 1", "copy 2", "lay forum 1", "lay turris 3")
    assert side(state, 0) == "forum architectus turris"
    assert discards(state) == "scaenicus"


def test_rom_5_11_a_copied_essedum_lowers_defences() -> None:
    """ROM-5.11, ROM-5.15: Essedum and Scaenicus together 4; a Forum has 5 - 4."""
    state = position(discs={0: "scaenicus essedum legionarius", 1: "- - forum"}, dice="1 2 3")
    play(state, "activate 1", "copy 2", "activate 2")
    play(state, "activate 3", chance="1")
    assert side(state, 1) == ""


def test_rom_5_11_a_copied_praetorianus_blocks() -> None:
    """ROM-5.11, ROM-5.10."""
    state = position(discs={0: "scaenicus praetorianus", 1: "legat"}, dice="1")
    play(state, "activate 1", "copy 2", "block 1", "end", chance="1 2 6")
    assert legal(state, "activate") == set()


def test_rom_5_11_a_copied_gladiator_returns_a_character() -> None:
    """ROM-5.11, ROM-5.5: Scaenicus and the Gladiator stay."""
    state = position(discs={0: "scaenicus gladiator", 1: "legat"}, dice="1")
    play(state, "activate 1", "copy 2", "aim 1")
    assert hand(state, 1) == "legat"
    assert side(state, 0) == "scaenicus gladiator"


# --- ROM-5.12 Haruspex --------------------------------------------------------------------------


def test_rom_5_12_haruspex_takes_any_card_of_the_pile() -> None:
    """ROM-5.12: one, into hand; the others stay in the pile."""
    state = position(
        discs={0: "haruspex"}, pile="legat forum forum", discards=REST, hands={0: "nero"}, dice="1"
    )
    play(state, "activate 1")
    assert legal(state) == {"take legat", "take forum"}
    play(state, "take forum")
    assert hand(state, 0) == "forum nero"
    assert pile(state) == "forum legat"
    assert phase(state) == "acting"


def test_rom_5_12_an_empty_pile_is_first_refilled() -> None:
    """ROM-5.12: from the discards."""
    state = position(
        discs={0: "haruspex"}, pile="", discards="legat forum", hands={1: REST}, dice="1"
    )
    play(state, "activate 1", "take legat")
    assert hand(state, 0) == "legat"
    assert pile(state) == "forum"
    assert discards(state) == ""


def test_rom_5_12_unseen_by_the_opponent() -> None:
    """ROM-5.12: who hears that a card was kept, not which."""
    state = play(position(discs={0: "haruspex"}, dice="1"), "activate 1", "take legat")
    (kept,) = [event.facts for event in events(state, 1) if event.name == "card_kept"]
    assert kept == {"seat": 0}


def test_rom_5_12_haruspex_needs_a_card_in_pile_or_discards() -> None:
    """ROM-3.8."""
    state = position(discs={0: "haruspex"}, pile="", hands={1: REST}, dice="1")
    assert legal(state, "activate") == set()


def test_rom_5_12_a_copied_haruspex_takes_a_card() -> None:
    """ROM-5.11, ROM-5.12."""
    state = position(discs={0: "scaenicus haruspex"}, dice="1")
    play(state, "activate 1", "copy 2", "take nero")
    assert hand(state, 0) == "nero"
    assert pile_size(state) == 49


# --- ROM-5.13 Senator ---------------------------------------------------------------------------


def test_rom_5_13_senator_lays_characters_free() -> None:
    """ROM-5.13: any number; the buildings stay in hand."""
    state = position(discs={0: "senator"}, hands={0: "legat nero forum"}, dice="1")
    play(state, "activate 1", "lay legat 2", "lay nero 3")
    assert side(state, 0) == "senator legat nero"
    assert hand(state, 0) == "forum"
    assert phase(state) == "acting"


def test_rom_5_13_senator_lays_at_least_one_then_stops_at_will() -> None:
    """ROM-3.8."""
    state = position(discs={0: "senator"}, hands={0: "legat nero forum"}, dice="1")
    play(state, "activate 1")
    assert legal(state) == {f"lay {card} {n}" for card in ("legat", "nero") for n in range(1, 7)}
    play(state, "lay nero 2")
    assert "stop" in legal(state)


def test_rom_5_13_senator_goes_on_when_covered() -> None:
    """ROM-5.13: several may go on one disc in turn."""
    state = position(discs={0: "senator forum"}, hands={0: "legat nero velites"}, dice="1")
    play(state, "activate 1", "lay legat 1", "lay nero 1", "lay velites 2")
    assert side(state, 0) == "nero velites"
    assert discards(state) == "forum legat senator"


def test_rom_5_13_senator_needs_a_character_in_hand() -> None:
    """ROM-3.8: buildings do not fit."""
    state = position(discs={0: "senator"}, hands={0: "forum"}, dice="1")
    assert legal(state, "activate") == set()


# --- ROM-5.14 Velites ---------------------------------------------------------------------------


def test_rom_5_14_velites_attack_any_opposing_character() -> None:
    """ROM-5.14: no building; a Consul has 3."""
    state = position(discs={0: "velites senator", 1: "forum legat - - - consul"}, dice="1")
    play(state, "activate 1")
    assert legal(state) == {"aim 2", "aim 6"}
    play(state, "aim 6", chance="3")
    assert side(state, 1) == "forum legat"
    assert side(state, 0) == "velites senator"


def test_rom_5_14_velites_need_an_opposing_character() -> None:
    """ROM-3.8."""
    state = position(discs={0: "velites senator", 1: FULL}, dice="1")
    assert legal(state, "activate") == set()


def test_rom_5_14_copied_velites_attack_any_character() -> None:
    """ROM-5.11, ROM-5.14: also one not opposite Scaenicus."""
    state = position(discs={0: "scaenicus velites", 1: "- - - legat"}, dice="1")
    play(state, "activate 1", "copy 2", "aim 4", chance="2")
    assert side(state, 1) == ""


# --- ROM-5.15 Essedum ---------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "left"), [("2", "forum"), ("3", "")])
def test_rom_5_15_essedum_lowers_opposing_defences_by_2(die: str, left: str) -> None:
    """ROM-5.15: a Forum has 5 - 2."""
    state = position(discs={0: "legionarius essedum", 1: "forum"}, dice="1 2")
    play(state, "activate 2")
    assert side(play(state, "activate 1", chance=die), 1) == left


@pytest.mark.parametrize(("die", "left"), [("4", "nero"), ("5", "")])
def test_rom_5_15_two_activations_4_lower(die: str, left: str) -> None:
    """ROM-5.15: Nero has 9 - 4."""
    state = position(discs={0: "legionarius essedum", 1: "nero"}, dice="1 2 2")
    play(state, "activate 2", "activate 2")
    assert side(play(state, "activate 1", chance=die), 1) == left


def test_rom_5_15_for_the_rest_of_the_turn() -> None:
    """ROM-5.15: two attacks, both against lower defences; Velites against Consul, 3 - 2."""
    state = position(discs={0: "velites essedum", 1: "consul senator"}, dice="1 1 2")
    play(state, "activate 2")
    play(state, "activate 1", "aim 1", "activate 1", "aim 2", chance="1 1")
    assert side(state, 1) == ""


def test_rom_5_15_even_if_essedum_leaves() -> None:
    """ROM-5.15: covered by a Templum."""
    state = position(
        discs={0: "velites essedum", 1: "consul"}, hands={0: "templum"}, money=(2, 0), dice="1 2"
    )
    play(state, "activate 2", "lay templum 2")
    play(state, "activate 1", "aim 1", chance="1")
    assert side(state, 1) == ""


def test_rom_5_15_not_before_it_is_activated() -> None:
    """ROM-5.15: Essedum in play alone does nothing."""
    state = position(discs={0: "velites essedum", 1: "consul"}, dice="1 2")
    play(state, "activate 1", "aim 1", chance="2")
    assert side(state, 1) == "consul"


def test_rom_5_15_the_turn_after_defences_are_as_before() -> None:
    """ROM-5.15: neither side's cards are weaker in the opponent's turn or the next own one."""
    state = position(discs={0: "essedum velites", 1: "consul velites"}, dice="1")
    play(state, "activate 1", "end", chance="2 3 4")
    play(state, "activate 2", "aim 1", chance="2")
    assert side(state, 0) == "essedum velites"
    play(state, "end", chance="2 3 4")
    play(state, "activate 2", "aim 1", chance="2")
    assert side(state, 1) == "consul velites"


@pytest.mark.parametrize("turn", [0, 1])
def test_rom_5_15_only_opposing_cards_are_shown_weaker(turn: int) -> None:
    """ROM-5.15: everybody sees a Forum at 5 - 2, and the own Essedum and Forum as printed."""
    state = position(discs={turn: "essedum forum", 1 - turn: "forum"}, dice="1", turn=turn)
    play(state, "activate 1")
    for seat in (None, 0, 1):
        players = view(state, seat)["players"]
        assert players[turn]["defences"] == [3, 5, None, None, None, None]
        assert players[1 - turn]["defences"] == [3, None, None, None, None, None]


def test_rom_5_15_essedum_needs_an_opposing_card() -> None:
    """ROM-3.8: any, a building too."""
    assert legal(position(discs={0: "essedum"}, dice="1"), "activate") == set()
    state = position(discs={0: "essedum", 1: "- forum"}, dice="1")
    assert legal(state, "activate") == {"activate 1"}


# --- ROM-5.16 Tribunus Plebis -------------------------------------------------------------------


def test_rom_5_16_tribunus_plebis_takes_a_point_from_the_opponent() -> None:
    """ROM-5.16: not from the stockpile."""
    state = play(position(discs={0: "tribunus-plebis"}, dice="1"), "activate 1")
    assert state.vp == [11, 9]
    assert state.stock == 16


# --- ROM-5.17 Centurio --------------------------------------------------------------------------


def test_rom_5_17_centurio_wins_by_the_roll_alone() -> None:
    """ROM-5.17: then nothing is asked, and the other dice are left."""
    state = position(discs={0: "centurio", 1: "forum legat"}, dice="1 3 4")
    play(state, "activate 1", chance="5")
    assert side(state, 1) == "- legat"
    assert dice(state) == "3 4"
    assert phase(state) == "acting"


def test_rom_5_17_centurio_may_add_an_unused_die() -> None:
    """ROM-5.17: after the roll; it is then used."""
    state = position(discs={0: "centurio", 1: "forum"}, dice="1 3 4")
    play(state, "activate 1", chance="2")
    assert legal(state) == {"use 3", "use 4", "stop"}
    play(state, "use 3")
    assert side(state, 1) == ""
    assert dice(state) == "4"


def test_rom_5_17_one_die_only() -> None:
    """ROM-5.17: 1 + 3 against 5 fails, and no second die is asked for."""
    state = position(discs={0: "centurio", 1: "forum"}, dice="1 3 4")
    play(state, "activate 1", "use 3", chance="1")
    assert side(state, 1) == "forum"
    assert dice(state) == "4"
    assert phase(state) == "acting"


def test_rom_5_17_centurio_need_not_add_a_die() -> None:
    """ROM-5.17: the attack then fails, the dice are left."""
    state = position(discs={0: "centurio", 1: "forum"}, dice="1 3 4")
    play(state, "activate 1", "stop", chance="4")
    assert side(state, 1) == "forum"
    assert dice(state) == "3 4"
    assert phase(state) == "acting"


def test_rom_5_17_without_a_die_left_nothing_is_asked() -> None:
    """ROM-5.17: the roll alone decides."""
    state = position(discs={0: "centurio", 1: "forum"}, dice="1")
    play(state, "activate 1", chance="4")
    assert side(state, 1) == "forum"
    assert phase(state) == "acting"


def test_rom_5_17_centurio_needs_a_card_opposite() -> None:
    """ROM-3.8."""
    state = position(discs={0: "centurio", 1: "- legat"}, dice="1 2")
    assert legal(state, "activate") == set()


def test_rom_5_17_centurio_against_turris_and_essedum() -> None:
    """ROM-4.3: Nero has 9 + 1 - 2; 5 rolled and 3 added make 8."""
    state = position(discs={0: "centurio essedum", 1: "nero turris"}, dice="1 2 3")
    play(state, "activate 2")
    play(state, "activate 1", "use 3", chance="5")
    assert side(state, 1) == "- turris"
