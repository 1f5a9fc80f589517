"""Every card as seat 1 plays it (ROM-5, ROM-6): the sides are exchanged, nothing else."""

from __future__ import annotations

import pytest

from .hand_built import FULL, REST, asked, hand, known, legal, play, position, side


@pytest.mark.parametrize(
    ("own", "other", "actions", "chance", "own_after", "other_after"),
    [
        ("sicarius", "nero legat", "activate 1, aim 2", "", "", "nero"),
        ("architectus", "nero", "activate 1, lay forum 2, stop", "", "architectus forum", "nero"),
        ("senator", "nero", "activate 1, lay legat 2, stop", "", "senator legat", "nero"),
        ("consiliarius", "nero", "activate 1, lay consiliarius 2", "", "- consiliarius", "nero"),
        ("machina", "forum", "activate 1, lay machina 2", "", "- machina", "forum"),
        ("gladiator", "nero legat", "activate 1, aim 2", "", "gladiator", "nero"),
        ("legionarius", "forum legat", "activate 1", "5", "legionarius", "- legat"),
        ("centurio", "forum legat", "activate 1, use 3", "2", "centurio", "- legat"),
        ("velites", "forum legat", "activate 1, aim 2", "2", "velites", "forum"),
        ("onager", "forum legat", "activate 1, aim 1", "5", "onager", "- legat"),
        ("nero", "forum legat", "activate 1, aim 1", "", "", "- legat"),
        ("scaenicus nero", "forum", "activate 1, copy 2, aim 1", "", "- nero", ""),
    ],
)
def test_rom_5_and_6_cards_that_change_the_table(
    own: str, other: str, actions: str, chance: str, own_after: str, other_after: str
) -> None:
    """ROM-5, ROM-6: own and opposing cards as seen from seat 1."""
    state = position(
        discs={1: own, 0: other},
        hands={1: "forum forum legat velites"},
        dice="1 3",
        turn=1,
    )
    play(state, *actions.split(", "), chance=chance)
    assert (side(state, 1), side(state, 0)) == (own_after, other_after)
    assert asked(state) == {1}


@pytest.mark.parametrize(
    ("own", "other", "actions", "own_points", "other_points"),
    [
        ("legat", "forum", "activate 1", 15, 10),
        ("tribunus-plebis", "", "activate 1", 11, 9),
        ("mercatus forum", "forum forum", "activate 1", 12, 8),
        ("mercator", "", "activate 1, buy 1", 11, 9),
        ("forum", "templum basilica", "activate 1, use 3", 13, 10),
        ("forum basilica", "", "activate 1, use 3", 15, 10),
        ("forum templum", "", "activate 1, use 3, use 3", 16, 10),
        ("scaenicus legat", "forum", "activate 1, copy 2", 15, 10),
    ],
)
def test_rom_5_and_6_cards_that_bring_points(
    own: str, other: str, actions: str, own_points: int, other_points: int
) -> None:
    """ROM-5, ROM-6: to seat 1."""
    state = position(discs={1: own, 0: other}, dice="1 3 3", money=(0, 6), turn=1)
    play(state, *actions.split(", "))
    assert state.vp == [other_points, own_points]


def test_rom_5_6_the_money_goes_to_seat_0() -> None:
    """ROM-5.6."""
    state = position(discs={1: "mercator"}, dice="1", money=(1, 7), turn=1)
    assert legal(play(state, "activate 1")) == {"buy 1", "buy 2", "buy 3"}
    assert play(state, "buy 2").money == [5, 3]


def test_rom_5_10_seat_1_blocks_discs_of_seat_0() -> None:
    """ROM-5.10: those blocked already are not offered, and seat 0 cannot act there."""
    state = position(
        discs={1: "praetorianus machina", 0: "legat legat"}, blocked={0: "1"}, dice="1 2", turn=1
    )
    play(state, "activate 1")
    assert legal(state) == {f"block {disc}" for disc in range(2, 7)}
    play(state, "block 2")
    assert legal(state, "activate") == {"activate 2"}
    play(state, "end", chance="1 2 6")
    assert legal(state, "activate") == set()


def test_rom_5_15_seat_1_lowers_the_defences_of_seat_0() -> None:
    """ROM-5.15: a Consul has 3 + 1 - 2."""
    state = position(discs={1: "essedum velites", 0: "consul turris"}, dice="1 2", turn=1)
    play(state, "activate 1", "activate 2", "aim 1", chance="2")
    assert side(state, 0) == "- turris"


def test_rom_8_1_seat_1_learns_the_hand_of_seat_0_by_haruspex() -> None:
    """ROM-8.1: and keeps its own."""
    state = position(discs={1: "haruspex"}, hands={0: "legat", 1: "forum"}, dice="1", turn=1)
    play(state, "activate 1", "take consul")
    assert hand(state, 1) == "consul forum"
    assert (known(state, 0), known(state, 1)) == ("legat", "")


def test_rom_8_1_what_seat_1_fetches_is_known() -> None:
    """ROM-8.1: Aesculapinum."""
    state = position(discs={1: "aesculapinum"}, discards="legat", dice="1", turn=1)
    play(state, "activate 1", "take legat")
    assert (known(state, 0), known(state, 1)) == ("", "legat")


def test_rom_8_1_what_seat_1_returns_is_known() -> None:
    """ROM-8.1: Gladiator."""
    state = position(discs={1: "gladiator", 0: "legat"}, dice="1", turn=1)
    play(state, "activate 1", "aim 1")
    assert (known(state, 0), known(state, 1)) == ("legat", "")


def test_rom_8_1_seat_1_draws_the_pile_out() -> None:
    """ROM-8.1: during a draw; the Senator comes from the new pile."""
    state = position(
        hands={1: "forum", 0: "legat nero"}, pile="consul", discards=REST, dice="2", turn=1
    )
    play(state, "cards 2", "take senator", chance="consul senator")
    assert known(state, 0) == "legat nero"
    assert known(state, 1) == "forum"


def test_rom_3_4_seat_1_lays_for_its_own_money() -> None:
    """ROM-3.4, ROM-3.5."""
    state = position(discs={0: FULL}, hands={0: "legat", 1: "legat"}, dice="5", turn=1)
    play(state, "money 5")
    assert legal(state, "lay") == {f"lay legat {disc}" for disc in range(1, 7)}
    play(state, "lay legat 4")
    assert (side(state, 1), hand(state, 1), hand(state, 0)) == ("- - - legat", "", "legat")
    assert state.money == [0, 0]
