"""Battle: ROM-4."""

from __future__ import annotations

import pytest

from ludi.core.notes import Notes
from ludi.games.roma import rules
from ludi.games.roma.actions import ACTIONS
from ludi.games.roma.events import VOCABULARIES

from .hand_built import discards, events, legal, play, position, side


@pytest.mark.parametrize(("die", "left"), [("4", "legionarius"), ("5", "")])
def test_rom_4_1_the_die_must_reach_the_defence(die: str, left: str) -> None:
    """ROM-4.1: 5 beats the 5 of a Legionarius, 4 does not."""
    state = position(discs={0: "legionarius", 1: "legionarius"}, dice="1")
    play(state, "activate 1", chance=die)
    assert side(state, 1) == left


def test_rom_4_1_the_beaten_card_is_discarded() -> None:
    """ROM-4.1: the attacker stays."""
    state = position(discs={0: "legionarius", 1: "forum"}, dice="1")
    play(state, "activate 1", chance="6")
    assert discards(state) == "forum"
    assert side(state, 0) == "legionarius"


def test_rom_4_1_a_failed_attack_does_nothing() -> None:
    """ROM-4.1: the die is used, both cards stay."""
    state = position(discs={0: "legionarius", 1: "forum"}, dice="1")
    play(state, "activate 1", chance="1")
    assert (side(state, 0), side(state, 1)) == ("legionarius", "forum")
    assert discards(state) == ""
    assert legal(state) == {"end"}


def test_rom_4_1_the_battle_die_is_rolled_once_an_attack() -> None:
    """ROM-4.1: a second attack rolls anew."""
    state = position(discs={0: "legionarius", 1: "forum"}, dice="1 1")
    play(state, "activate 1", "activate 1", chance="4 5")
    assert side(state, 1) == ""


def test_rom_4_1_the_battle_die_shows_1_to_6() -> None:
    """ROM-4.1: as chance has it, in many attacks on a Nero (9)."""
    state = position(discs={0: "legionarius", 1: "nero"})
    state.notes = Notes(VOCABULARIES)
    for _ in range(100):
        state.dice[0] = 1
        rules.apply(state, 0, ACTIONS.parse("activate 1"))
    fought = [event.facts for event in events(state) if event.name == "battle_fought"]
    assert {facts["strength"] for facts in fought} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("card", "target"),
    [("legionarius", "legat"), ("velites", "legat"), ("centurio", "legat"), ("onager", "templum")],
)
def test_rom_4_2_cards_that_battle(card: str, target: str) -> None:
    """ROM-4.2: the battle die decides; a defence of 2."""
    for die, left in (("1", target), ("2", "")):
        state = position(discs={0: card, 1: target}, dice="1")
        aims = [] if card in ("legionarius", "centurio") else ["aim 1"]
        play(state, "activate 1", *aims, chance=die)
        assert side(state, 1) == left


@pytest.mark.parametrize(
    ("card", "target"), [("sicarius", "centurio"), ("gladiator", "centurio"), ("nero", "basilica")]
)
def test_rom_4_2_cards_that_do_not_battle(card: str, target: str) -> None:
    """ROM-4.2: no die is rolled, and two Turres do not help."""
    state = position(discs={0: card, 1: f"{target} turris turris"}, dice="1")
    play(state, "activate 1", "aim 1")
    assert side(state, 1) == "- turris turris"


def test_rom_4_3_turris_and_essedum_count_together() -> None:
    """ROM-4.3: a Senator has 3, +2 for two Turres, -2 for Essedum."""
    for die, left in (("2", "senator turris turris"), ("3", "- turris turris")):
        state = position(discs={0: "velites essedum", 1: "senator turris turris"}, dice="1 2")
        play(state, "activate 2")
        play(state, "activate 1", "aim 1", chance=die)
        assert side(state, 1) == left


def test_rom_4_3_the_defence_is_the_current_one() -> None:
    """ROM-4.3: with the Turris gone its +1 is gone."""
    state = position(discs={0: "onager velites", 1: "turris forum consul"}, dice="1 2")
    play(state, "activate 1", "aim 1", chance="6")
    play(state, "activate 2", "aim 3", chance="3")
    assert side(state, 1) == "- forum"


def test_rom_4_3_a_defence_below_1_is_always_beaten() -> None:
    """ROM-4.3: a Legat, 2 - 4; the die is rolled all the same."""
    state = position(discs={0: "essedum velites", 1: "legat"}, dice="1 1 2")
    play(state, "activate 1", "activate 1")
    play(state, "activate 2", "aim 1", chance="1")
    assert side(state, 1) == ""
    assert discards(state) == "legat"


def test_rom_4_3_the_attackers_own_turris_does_not_count() -> None:
    """ROM-4.3, ROM-6.8: a Consul opposite has 3 as printed."""
    state = position(discs={0: "velites turris", 1: "consul"}, dice="1")
    play(state, "activate 1", "aim 1", chance="3")
    (battle,) = [event.facts for event in events(state) if event.name == "battle_fought"]
    assert (battle["strength"], battle["defence"]) == (3, 3)
    assert side(state, 1) == ""
