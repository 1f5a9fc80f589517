"""What is told of a play, to everybody: discs and dice are counted from 1."""

from __future__ import annotations

from typing import Any

import pytest

from .hand_built import begin, events, play, position


@pytest.mark.parametrize(
    ("side", "actions", "chance", "name", "facts"),
    [
        ("legat", "lay templum 1", "", "card_laid", {"card": "templum", "disc": 1, "cost": 2}),
        ("legat", "lay templum 1", "", "card_covered", {"card": "legat", "disc": 1}),
        ("legat", "money 3", "", "money_taken", {"money": 3}),
        ("legat", "activate 1", "", "card_activated", {"card": "legat", "disc": 1}),
        ("legat", "activate 1", "", "points_gained", {"points": 5, "credited": 0}),
        ("tribunus-plebis", "activate 1", "", "points_taken", {"points": 1}),
        ("mercator", "activate 1, buy 1", "", "points_bought", {"points": 1, "money": 2}),
        ("consul", "activate 1, raise 3", "", "die_changed", {"before": 3, "after": 4}),
        ("consul", "activate 1, lower 3", "", "die_changed", {"before": 3, "after": 2}),
        ("forum", "activate 1, use 3", "", "die_used", {"die": 3}),
        ("essedum", "activate 1", "", "defences_lowered", {"points": 2}),
        ("machina forum", "activate 1", "", "cards_taken_up", {"count": 2}),
        ("scaenicus legat", "activate 1, copy 2", "", "card_copied", {"card": "legat"}),
        (
            "centurio",
            "activate 1, use 3",
            "1",
            "battle_fought",
            {"card": "turris", "disc": 1, "strength": 4, "defence": 6, "won": 0},
        ),
    ],
)
def test_rom_3_to_6_what_the_player_on_turn_does_is_told(
    side: str, actions: str, chance: str, name: str, facts: dict[str, Any]
) -> None:
    """ROM-3 to ROM-6: once, with what it was."""
    state = position(discs={0: side, 1: "turris"}, hands={0: "templum"}, dice="1 3", money=(3, 0))
    play(state, *actions.split(", "), chance=chance)
    assert [event.facts for event in events(state) if event.name == name] == [{"seat": 0, **facts}]


@pytest.mark.parametrize(
    ("side", "actions", "name", "facts"),
    [
        ("gladiator", "activate 1, aim 2", "card_returned", {"card": "nero", "disc": 2}),
        ("praetorianus", "activate 1, block 1", "disc_blocked", {"disc": 1}),
    ],
)
def test_rom_5_what_happens_to_the_opponent_is_told(
    side: str, actions: str, name: str, facts: dict[str, Any]
) -> None:
    """ROM-5.5, ROM-5.10: whose card, whose disc."""
    state = position(discs={0: side, 1: "- nero"}, dice="1")
    play(state, *actions.split(", "))
    assert [event.facts for event in events(state) if event.name == name] == [{"seat": 1, **facts}]


def test_rom_5_1_both_cards_discarded_are_told() -> None:
    """ROM-5.1: with their discs."""
    state = play(position(discs={0: "sicarius", 1: "- legat"}, dice="1"), "activate 1", "aim 2")
    assert [event.facts for event in events(state) if event.name == "card_discarded"] == [
        {"seat": 1, "card": "legat", "disc": 2},
        {"seat": 0, "card": "sicarius", "disc": 1},
    ]


def test_rom_3_1_the_beginning_of_a_turn_is_told() -> None:
    """ROM-3.1, ROM-3.2: what is paid, and the dice as they fell."""
    state = begin(position(discs={0: "forum"}, phase="beginning", turns=6), "5 1 3")
    assert [(event.name, event.facts) for event in events(state)] == [
        ("turn_began", {"turn": 7, "seat": 0}),
        ("discs_paid", {"seat": 0, "points": 5, "discs": 5}),
        ("dice_rolled", {"seat": 0, "first": 5, "second": 1, "third": 3, "again": 0}),
    ]
