"""The buildings: ROM-6, with what each needs (ROM-3.8)."""

from __future__ import annotations

import pytest

from .hand_built import dice, discards, hand, legal, phase, play, position, side

# --- ROM-6.1 Aesculapinum -----------------------------------------------------------------------


def test_rom_6_1_aesculapinum_takes_a_character_from_the_discards() -> None:
    """ROM-6.1: any one, no building."""
    state = position(
        discs={0: "aesculapinum"}, hands={0: "turris"}, discards="legat nero forum", dice="1"
    )
    play(state, "activate 1")
    assert legal(state) == {"take legat", "take nero"}
    play(state, "take legat")
    assert hand(state, 0) == "legat turris"
    assert discards(state) == "forum nero"
    assert phase(state) == "acting"


def test_rom_6_1_aesculapinum_needs_a_character_in_the_discards() -> None:
    """ROM-3.8: buildings there are not enough."""
    state = position(discs={0: "aesculapinum"}, discards="forum turris", dice="1")
    assert legal(state, "activate") == set()


def test_rom_6_1_aesculapinum_on_a_blocked_disc() -> None:
    """ROM-5.10: it cannot be activated."""
    state = position(discs={0: "aesculapinum"}, discards="nero", blocked={0: "1"}, dice="1")
    assert legal(state, "activate") == set()


# --- ROM-6.2 Basilica ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "die", "gained"),
    [
        ("- basilica forum", 3, 6),
        ("- - forum basilica", 3, 6),
        ("- basilica forum basilica", 3, 8),
        ("basilica - forum", 3, 4),
        ("- - forum - basilica", 3, 4),
        ("forum - - - - basilica", 1, 4),
        ("basilica - - - - forum", 6, 4),
        ("forum basilica", 1, 6),
        ("- - - - basilica forum", 6, 6),
    ],
)
def test_rom_6_2_basilica_gives_2_more_points_at_a_neighbouring_disc(
    row: str, die: int, gained: int
) -> None:
    """ROM-6.2: automatically, no wrap; two Basilicas give 4. The other die is a 4."""
    state = position(discs={0: row}, dice=f"{die} 4")
    play(state, f"activate {die}", "use 4")
    assert state.vp == [10 + gained, 10]
    assert state.stock == 16 - gained


def test_rom_6_2_the_opponents_basilica_gives_nothing() -> None:
    """ROM-6.2: an own Forum and an own Basilica are meant."""
    state = position(discs={0: "- - forum", 1: "- basilica - basilica"}, dice="3 4")
    play(state, "activate 3", "use 4")
    assert state.vp == [14, 10]


# --- ROM-6.3 Machina ----------------------------------------------------------------------------


def test_rom_6_3_machina_lays_all_own_buildings_again() -> None:
    """ROM-6.3: itself included, free; characters stay."""
    state = position(discs={0: "machina forum legat", 1: "turris"}, dice="1")
    play(state, "activate 1")
    assert side(state, 0) == "- - legat"
    assert legal(state) == {f"lay {card} {n}" for card in ("machina", "forum") for n in range(1, 7)}
    play(state, "lay forum 6", "lay machina 2")
    assert side(state, 0) == "- machina legat - - forum"
    assert side(state, 1) == "turris"
    assert phase(state) == "acting"


def test_rom_6_3_each_on_a_different_disc_and_all_of_them() -> None:
    """ROM-6.3, ROM-5.3: no stopping."""
    state = play(position(discs={0: "machina forum"}, dice="1"), "activate 1", "lay forum 3")
    assert legal(state) == {f"lay machina {disc}" for disc in (1, 2, 4, 5, 6)}


def test_rom_6_3_the_second_time_all_discs_are_free_again() -> None:
    """ROM-6.3, ROM-3.10: those of the first time too, with an equal die."""
    state = position(discs={0: "machina forum"}, dice="1 1")
    play(state, "activate 1", "lay forum 2", "lay machina 1", "activate 1")
    assert legal(state) == {f"lay {card} {n}" for card in ("machina", "forum") for n in range(1, 7)}


def test_rom_6_3_characters_may_be_covered() -> None:
    """ROM-6.3: they are then discarded."""
    state = position(discs={0: "machina legat"}, dice="1")
    play(state, "activate 1", "lay machina 2")
    assert side(state, 0) == "- machina"
    assert discards(state) == "legat"


def test_rom_6_3_a_machina_that_was_moved_may_act_again() -> None:
    """ROM-3.10: with a die of its new disc."""
    state = position(discs={0: "machina"}, dice="1 4")
    play(state, "activate 1", "lay machina 4")
    assert legal(state, "activate") == {"activate 4"}


# --- ROM-6.4 Forum ------------------------------------------------------------------------------


def test_rom_6_4_forum_gives_the_value_of_another_die() -> None:
    """ROM-6.4: chosen by the player, from the stockpile; both dice are used."""
    state = position(discs={0: "- forum"}, dice="2 5 6")
    play(state, "activate 2")
    assert legal(state) == {"use 5", "use 6"}
    play(state, "use 5")
    assert state.vp == [15, 10]
    assert state.stock == 11
    assert dice(state) == "6"
    assert phase(state) == "acting"


def test_rom_6_4_an_equal_die_may_be_the_other() -> None:
    """ROM-6.4: of any value."""
    state = play(position(discs={0: "- forum"}, dice="2 2"), "activate 2", "use 2")
    assert state.vp == [12, 10]
    assert dice(state) == ""


def test_rom_6_4_a_1_gives_one_point() -> None:
    """ROM-6.4: the lowest die."""
    state = play(position(discs={0: "- forum"}, dice="1 2"), "activate 2", "use 1")
    assert state.vp == [11, 10]
    assert phase(state) == "acting"


def test_rom_6_4_forum_needs_two_unused_dice() -> None:
    """ROM-6.4, ROM-3.8: one of them matching its disc."""
    assert legal(position(discs={0: "- forum"}, dice="2"), "activate") == set()
    assert legal(position(discs={0: "- forum"}, dice="5 6"), "activate") == set()
    assert legal(position(discs={0: "- forum"}, dice="2 6"), "activate") == {"activate 2"}


# --- ROM-6.5 Mercatus ---------------------------------------------------------------------------


def test_rom_6_5_mercatus_a_point_for_each_forum_of_the_opponent() -> None:
    """ROM-6.5: from the opponent; own Forums do not count."""
    state = position(discs={0: "mercatus forum", 1: "forum legat forum turris forum"}, dice="1")
    play(state, "activate 1")
    assert state.vp == [13, 7]
    assert state.stock == 16


def test_rom_6_5_mercatus_without_a_forum_takes_nothing() -> None:
    """ROM-6.5, ROM-3.8: it may be activated all the same."""
    state = play(position(discs={0: "mercatus forum", 1: "turris"}, dice="1"), "activate 1")
    assert state.vp == [10, 10]
    assert phase(state) == "acting"


def test_rom_6_5_at_most_all_the_opponent_has() -> None:
    """ROM-6.5: two points for three Forums; the game ends (ROM-7.1)."""
    state = position(discs={0: "mercatus", 1: "forum forum forum"}, dice="1", vp=(10, 2))
    play(state, "activate 1")
    assert state.vp == [12, 0]
    assert state.stock == 24
    assert phase(state) == "over"


# --- ROM-6.6 Onager -----------------------------------------------------------------------------


def test_rom_6_6_onager_attacks_any_opposing_building() -> None:
    """ROM-6.6: no character; a Machina has 4."""
    state = position(discs={0: "onager forum", 1: "legat templum - - - machina"}, dice="1")
    play(state, "activate 1")
    assert legal(state) == {"aim 2", "aim 6"}
    play(state, "aim 6", chance="4")
    assert side(state, 1) == "legat templum"
    assert discards(state) == "machina"


def test_rom_6_6_aesculapinum_and_turris_are_buildings() -> None:
    """ROM-1.1: the first and the last of them."""
    state = position(discs={0: "onager", 1: "aesculapinum centurio turris"}, dice="1")
    assert legal(play(state, "activate 1")) == {"aim 1", "aim 3"}


def test_rom_6_6_onager_needs_an_opposing_building() -> None:
    """ROM-3.8: own ones are no targets."""
    state = position(discs={0: "onager forum", 1: "legat"}, dice="1")
    assert legal(state, "activate") == set()


@pytest.mark.parametrize(("die", "left"), [("2", "machina turris"), ("3", "- turris")])
def test_rom_6_6_onager_against_turris_and_essedum(die: str, left: str) -> None:
    """ROM-4.3: a Machina has 4 + 1 - 2."""
    state = position(discs={0: "onager essedum", 1: "machina turris"}, dice="1 2")
    play(state, "activate 2")
    play(state, "activate 1", "aim 1", chance=die)
    assert side(state, 1) == left


# --- ROM-6.7 Templum ----------------------------------------------------------------------------


def test_rom_6_7_templum_adds_the_third_die() -> None:
    """ROM-6.7: for its value in points from the stockpile."""
    state = position(discs={0: "- forum templum"}, dice="2 3 4")
    play(state, "activate 2", "use 4")
    assert legal(state) == {"use 3", "stop"}
    play(state, "use 3")
    assert state.vp == [17, 10]
    assert state.stock == 9
    assert dice(state) == ""
    assert phase(state) == "acting"


def test_rom_6_7_the_third_die_may_be_kept() -> None:
    """ROM-6.7: the player may use it, and need not."""
    state = position(discs={0: "- forum templum"}, dice="2 3 4")
    play(state, "activate 2", "use 4", "stop")
    assert state.vp == [14, 10]
    assert dice(state) == "3"
    assert phase(state) == "acting"


def test_rom_6_7_the_third_die_must_be_unused() -> None:
    """ROM-6.7: with two dice left Templum is not asked for."""
    state = position(discs={0: "- forum templum"}, dice="2 4")
    play(state, "activate 2", "use 4")
    assert state.vp == [14, 10]
    assert phase(state) == "acting"


def test_rom_6_7_two_templa_give_no_more() -> None:
    """ROM-6.7: the third die counts once."""
    state = position(discs={0: "templum forum templum"}, dice="2 3 4")
    play(state, "activate 2", "use 4", "use 3")
    assert state.vp == [17, 10]


@pytest.mark.parametrize("row", ["templum - forum", "- - forum - templum", "- - forum - - templum"])
def test_rom_6_7_only_at_a_neighbouring_disc(row: str) -> None:
    """ROM-6.7: else the Forum is paid at once."""
    state = play(position(discs={0: row}, dice="3 3 4"), "activate 3", "use 4")
    assert state.vp == [14, 10]
    assert phase(state) == "acting"


@pytest.mark.parametrize(
    ("row", "die"), [("forum - - - - templum", 1), ("templum - - - - forum", 6)]
)
def test_rom_6_7_no_wrap(row: str, die: int) -> None:
    """ROM-6.7, ROM-6.2: discs 1 and 6 are no neighbours."""
    state = play(position(discs={0: row}, dice=f"{die} 3 4"), f"activate {die}", "use 4")
    assert phase(state) == "acting"
    assert dice(state) == "3"


def test_rom_6_7_the_opponents_templum_does_not_help() -> None:
    """ROM-6.7: an own Templum is meant."""
    state = position(discs={0: "- forum", 1: "templum templum"}, dice="2 3 4")
    play(state, "activate 2", "use 4")
    assert dice(state) == "3"
    assert phase(state) == "acting"


def test_rom_6_7_templum_and_basilica_together() -> None:
    """ROM-6.2, ROM-6.7: 4 + 3 + 2."""
    state = position(discs={0: "basilica forum templum"}, dice="2 3 4")
    play(state, "activate 2", "use 4", "use 3")
    assert state.vp == [19, 10]
    assert state.stock == 7


# --- ROM-6.8 Turris -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "aim", "needed"),
    [
        ("machina", 1, 4),
        ("machina turris", 1, 5),
        ("machina turris turris", 1, 6),
        ("turris", 1, 6),
        ("templum - - - - turris", 1, 3),
        ("templum - - turris - turris", 1, 4),
    ],
)
def test_rom_6_8_turris_strengthens_all_other_own_cards(row: str, aim: int, needed: int) -> None:
    """ROM-6.8: +1, with two +2, wherever it stands; not itself."""
    for die, is_beaten in ((needed - 1, False), (needed, True)):
        state = position(discs={0: "onager", 1: row}, dice="1")
        play(state, "activate 1", f"aim {aim}", chance=f"{die}")
        assert (state.discs[1][aim - 1] == 0) == is_beaten


@pytest.mark.parametrize(("die", "left"), [("4", "turris turris"), ("5", "- turris")])
def test_rom_6_8_each_of_two_turres_has_one_more(die: str, left: str) -> None:
    """ROM-6.8: 6 + 1, and 2 less by Essedum."""
    state = position(discs={0: "onager essedum", 1: "turris turris"}, dice="1 2")
    play(state, "activate 2")
    play(state, "activate 1", "aim 1", chance=die)
    assert side(state, 1) == left


def test_rom_6_8_characters_are_strengthened_too() -> None:
    """ROM-6.8: a Legat has 2 + 1."""
    state = position(discs={0: "velites", 1: "legat turris"}, dice="1")
    play(state, "activate 1", "aim 1", chance="2")
    assert side(state, 1) == "legat turris"
