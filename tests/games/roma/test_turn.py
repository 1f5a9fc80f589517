"""The turn: ROM-3, and the worked example ROM-9.1."""

from __future__ import annotations

import pytest

from ludi.core.notes import Notes
from ludi.games.roma import rules
from ludi.games.roma.events import VOCABULARIES
from ludi.games.roma.state import PHASES

from .hand_built import (
    FULL,
    REST,
    asked,
    begin,
    dice,
    discards,
    event_names,
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


def test_rom_3_1_a_point_for_each_open_disc() -> None:
    """ROM-3.1: paid to the stockpile by the player on turn alone."""
    state = begin(position(discs={0: "forum - legat"}, phase="beginning"), "1 2 3")
    assert state.vp == [6, 10]
    assert state.stock == 20


def test_rom_3_1_full_discs_cost_nothing() -> None:
    """ROM-3.1: only discs without a card are paid for."""
    state = begin(position(discs={0: FULL}, phase="beginning"), "1 2 3")
    assert state.vp == [10, 10]
    assert "discs_paid" not in event_names(state)


def test_rom_3_1_the_points_are_paid_before_the_dice_are_rolled() -> None:
    """ROM-3.1, ROM-3.2: phase 1, then phase 2."""
    state = begin(position(phase="beginning"), "1 2 3")
    assert event_names(state) == ["turn_began", "discs_paid", "dice_rolled"]


def test_rom_3_2_three_dice_are_rolled() -> None:
    """ROM-3.2: two equal dice are no reason to roll again."""
    state = begin(position(phase="beginning"), "5 2 5")
    assert dice(state) == "2 5 5"
    assert phase(state) == "acting"


def test_rom_3_2_each_die_shows_1_to_6() -> None:
    """ROM-3.2: as chance has it, over many turns."""
    state = position(discs={0: FULL, 1: "forum forum forum forum forum nero"}, phase="beginning")
    rolls: set[tuple[str, int]] = set()
    for _ in range(200):
        state.phase = PHASES.index("beginning")
        state.notes = Notes(VOCABULARIES)
        rules.advance(state)
        (rolled,) = [event.facts for event in events(state) if event.name == "dice_rolled"]
        rolls |= {(die, rolled[die]) for die in ("first", "second", "third")}
    assert rolls == {(die, n) for die in ("first", "second", "third") for n in range(1, 7)}


def test_rom_3_2_three_equal_dice_may_be_kept() -> None:
    """ROM-3.2: the player may reroll, and need not."""
    state = begin(position(phase="beginning"), "5 5 5")
    assert legal(state) == {"reroll", "stop"}
    play(state, "stop")
    assert dice(state) == "5 5 5"
    assert phase(state) == "acting"


def test_rom_3_2_a_reroll_is_of_all_three_dice() -> None:
    """ROM-3.2: what was rolled before is gone."""
    state = play(begin(position(phase="beginning"), "5 5 5"), "reroll", chance="1 6 2")
    assert dice(state) == "1 2 6"
    assert phase(state) == "acting"


def test_rom_3_2_only_once() -> None:
    """ROM-3.2: three equal dice again stay."""
    state = play(begin(position(phase="beginning"), "5 5 5"), "reroll", chance="4 4 4")
    assert dice(state) == "4 4 4"
    assert phase(state) == "acting"


def test_rom_3_2_once_in_every_turn() -> None:
    """ROM-3.2: the next player's triple may be rerolled too."""
    state = position(discs={0: FULL, 1: FULL}, phase="beginning")
    play(begin(state, "5 5 5"), "reroll", chance="4 4 4")
    play(state, "end", chance="2 2 2")
    assert asked(state) == {1}
    assert legal(state) == {"reroll", "stop"}


def test_rom_3_2_as_often_as_triples_come_with_the_option() -> None:
    """ROM-3.2: `reroll_triples_again`."""
    state = position(phase="beginning", reroll_triples_again=1)
    play(begin(state, "5 5 5"), "reroll", chance="4 4 4")
    assert legal(state) == {"reroll", "stop"}
    play(state, "reroll", chance="3 3 3")
    assert legal(state) == {"reroll", "stop"}
    play(state, "reroll", chance="1 3 3")
    assert phase(state) == "acting"


def test_rom_3_3_what_a_player_may_do() -> None:
    """ROM-3.3: lay a card, use a die in three ways, or end the turn."""
    state = position(discs={0: "- - legat"}, hands={0: "templum turris"}, dice="3 5", money=(2, 0))
    assert legal(state) == {
        *(f"lay templum {disc}" for disc in range(1, 7)),
        "money 3",
        "money 5",
        "cards 3",
        "cards 5",
        "activate 3",
        "end",
    }
    assert legal(state, seat=1) == set()


def test_rom_3_3_each_die_is_used_once() -> None:
    """ROM-3.3: of two equal dice the second is left."""
    state = play(position(discs={0: "- - legat"}, dice="3 3"), "money 3")
    assert dice(state) == "3"
    play(state, "activate 3")
    assert dice(state) == ""
    assert legal(state) == {"end"}


def test_rom_3_3_unused_dice_are_allowed() -> None:
    """ROM-3.3: they are lost, and the other player's turn begins."""
    state = position(discs={0: FULL, 1: FULL}, dice="3 4 6")
    play(state, "end", chance="1 1 2")
    assert asked(state) == {1}
    assert dice(state) == "1 1 2"
    assert state.money == [0, 0]


def test_rom_3_3_a_turn_does_not_end_by_itself() -> None:
    """ROM-3.3: without dice a player may still lay cards."""
    state = play(position(hands={0: "templum"}, dice="2"), "money 2")
    assert asked(state) == {0}
    assert "lay templum 1" in legal(state)


def test_rom_3_4_the_cost_is_paid_to_the_bank() -> None:
    """ROM-3.4: in full, no die is used, and the other gets nothing."""
    state = position(hands={0: "legat"}, dice="1", money=(7, 0))
    play(state, "lay legat 3")
    assert side(state, 0) == "- - legat"
    assert hand(state, 0) == ""
    assert state.money == [2, 0]
    assert dice(state) == "1"


def test_rom_3_4_a_card_that_cannot_be_paid_cannot_be_laid() -> None:
    """ROM-3.4: a Legat costs 5."""
    assert legal(position(hands={0: "legat"}, money=(4, 9)), "lay") == set()
    assert "lay legat 1" in legal(position(hands={0: "legat"}, money=(5, 0)))


def test_rom_3_4_a_covered_card_is_discarded_without_refund() -> None:
    """ROM-3.4: a card already there goes to the discards."""
    state = position(discs={0: "centurio", 1: "nero"}, hands={0: "templum"}, money=(2, 0))
    play(state, "lay templum 1")
    assert side(state, 0) == "templum"
    assert side(state, 1) == "nero"
    assert discards(state) == "centurio"
    assert state.money == [0, 0]


def test_rom_3_4_a_card_laid_may_be_activated_in_the_same_turn() -> None:
    """ROM-3.4: a Tribunus Plebis at disc 2."""
    state = position(hands={0: "tribunus-plebis"}, dice="2", money=(5, 0))
    play(state, "lay tribunus-plebis 2", "activate 2")
    assert state.vp == [11, 9]


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_rom_3_5_a_die_gives_its_value_in_money(value: int) -> None:
    """ROM-3.5: to the player on turn."""
    state = play(position(dice=f"{value}", money=(3, 3)), f"money {value}")
    assert state.money == [3 + value, 3]


def test_rom_3_6_a_die_shows_that_many_cards_and_one_is_kept() -> None:
    """ROM-3.6: the others are discarded."""
    state = position(hands={0: "forum"}, dice="3 3", discards="consul")
    play(state, "cards 3", chance="legat nero legat")
    assert pile_size(state) == 47
    assert legal(state) == {"take legat", "take nero"}
    play(state, "take legat")
    assert hand(state, 0) == "forum legat"
    assert discards(state) == "consul legat nero"
    assert dice(state) == "3"
    assert phase(state) == "acting"


def test_rom_3_6_one_card_must_be_kept() -> None:
    """ROM-3.6: of a single card there is no choice."""
    state = play(position(dice="1"), "cards 1", chance="senator")
    assert legal(state) == {"take senator"}


def test_rom_3_6_no_hand_limit() -> None:
    """ROM-3.6: a 48th card in hand."""
    state = position(hands={0: REST}, pile="forum nero consul", discards="turris legat", dice="1")
    before = sum(state.hands[0])
    play(state, "cards 1", "take nero", chance="nero")
    assert before == 47
    assert sum(state.hands[0]) == 48


def test_rom_3_6_what_is_kept_is_unseen_what_is_thrown_is_open() -> None:
    """ROM-3.6, ROM-3.9: the other sees how many are looked at and which are discarded."""
    state = play(position(dice="2"), "cards 2", "take legat", chance="legat nero")
    seen = [(event.name, event.facts) for event in events(state, 1)]
    assert seen == [
        ("cards_looked_at", {"seat": 0, "count": 2}),
        ("card_kept", {"seat": 0}),
        ("card_thrown", {"seat": 0, "card": "nero"}),
    ]


def test_rom_3_7_a_pile_that_runs_out_is_made_of_the_discards() -> None:
    """ROM-3.7: drawing goes on; the card already drawn is not part of the new pile."""
    state = position(pile="legat", discards="nero consul forum", hands={1: REST}, dice="3")
    play(state, "cards 3", chance="legat nero consul")
    assert pile(state) == "forum"
    assert discards(state) == ""
    play(state, "take nero")
    assert discards(state) == "consul legat"


def test_rom_3_7_the_pile_is_refilled_only_when_a_card_is_needed() -> None:
    """ROM-3.7: the last card leaves it empty."""
    state = position(pile="legat", discards="nero consul", hands={1: REST}, dice="1 1")
    play(state, "cards 1", "take legat", chance="legat")
    assert pile(state) == ""
    assert discards(state) == "consul nero"
    play(state, "cards 1", chance="nero")
    assert pile(state) == "consul"
    assert discards(state) == ""


def test_rom_3_7_if_too_few_exist_those_are_drawn() -> None:
    """ROM-3.7: two cards for a 6."""
    state = position(pile="legat", discards="nero", hands={1: REST}, dice="6")
    play(state, "cards 6", "take legat", chance="legat nero")
    assert hand(state, 0) == "legat"
    assert discards(state) == "nero"


def test_rom_3_8_a_die_activates_the_own_card_at_its_disc() -> None:
    """ROM-3.8: not another's, not the one of another disc."""
    state = position(discs={0: "legat - legat - machina", 1: "- - - tribunus-plebis"}, dice="3 4 6")
    assert legal(state, "activate") == {"activate 3"}


def test_rom_3_8_any_number_of_times_with_equal_dice() -> None:
    """ROM-3.8: a Tribunus Plebis three times."""
    state = position(discs={0: "- - - tribunus-plebis"}, dice="4 4 4")
    play(state, "activate 4", "activate 4", "activate 4")
    assert state.vp == [13, 7]


@pytest.mark.parametrize("card", ["basilica", "templum", "turris"])
def test_rom_3_8_passive_cards_are_never_activated(card: str) -> None:
    """ROM-3.8: with a Forum beside them, a card opposite and dice left."""
    state = position(discs={0: f"{card} forum", 1: "forum"}, dice="1 1 2")
    assert legal(state, "activate") == {"activate 2"}


@pytest.mark.parametrize(
    "card", ["consiliarius", "machina", "tribunus-plebis", "legat", "mercatus"]
)
def test_rom_3_8_some_cards_need_nothing(card: str) -> None:
    """ROM-3.8: a single die, an opponent with full discs and no Forum."""
    state = position(discs={0: card, 1: "turris turris onager onager basilica basilica"}, dice="1")
    assert legal(state, "activate") == {"activate 1"}


@pytest.mark.parametrize(
    "card",
    [
        "sicarius",
        "architectus",
        "gladiator",
        "consul",
        "legionarius",
        "nero",
        "scaenicus",
        "senator",
        "velites",
        "essedum",
        "centurio",
        "mercator",
        "aesculapinum",
        "forum",
        "onager",
    ],
)
def test_rom_3_8_other_cards_cannot_be_activated_for_nothing(card: str) -> None:
    """ROM-3.8: no card opposite or in hand, no money, no discards, no other die."""
    assert legal(position(discs={0: card}, dice="1"), "activate") == set()


def test_rom_3_9_discards_are_shared() -> None:
    """ROM-3.9: both players' cards lie there, and either fetches any."""
    state = position(discs={0: "aesculapinum sicarius", 1: "velites"}, dice="1 2")
    play(state, "activate 2", "aim 1", "activate 1")
    assert legal(state) == {"take sicarius", "take velites"}


def test_rom_3_10_no_laying_and_no_other_die_inside_an_effect() -> None:
    """ROM-3.10: Velites aims, and nothing else."""
    state = position(
        discs={0: "velites legat", 1: "- nero - legat"},
        hands={0: "templum"},
        money=(9, 0),
        dice="1 2",
    )
    play(state, "activate 1")
    assert legal(state) == {"aim 2", "aim 4"}


def test_rom_3_10_nothing_else_while_cards_are_looked_at() -> None:
    """ROM-3.10: one of the cards drawn is taken first."""
    state = position(discs={0: "legat"}, hands={0: "templum"}, money=(9, 0), dice="1 2")
    play(state, "cards 2", chance="nero consul")
    assert legal(state) == {"take nero", "take consul"}


def test_rom_3_10_a_card_that_is_moved_may_act_again() -> None:
    """ROM-3.10: a Consiliarius laid at another disc, with another die."""
    state = position(discs={0: "consiliarius"}, dice="1 5")
    play(state, "activate 1", "lay consiliarius 5")
    assert legal(state, "activate") == {"activate 5"}


def test_rom_3_10_a_card_that_is_copied_may_act_again() -> None:
    """ROM-3.10: a Tribunus Plebis and his Scaenicus."""
    state = position(discs={0: "tribunus-plebis scaenicus"}, dice="1 2")
    play(state, "activate 2", "copy 1", "activate 1")
    assert state.vp == [12, 8]


def test_rom_3_10_no_draw_without_a_card() -> None:
    """ROM-3.10: pile and discards are empty."""
    state = position(pile="", discards="", hands={1: REST}, dice="3")
    assert legal(state) == {"money 3", "end"}


def test_rom_3_10_the_discards_are_enough_for_a_draw() -> None:
    """ROM-3.10: pile or discards hold a card."""
    state = position(pile="", discards="legat", hands={1: REST}, dice="3")
    assert legal(state, "cards") == {"cards 3"}


def test_rom_9_1_the_worked_example() -> None:
    """ROM-9.1: one disc open and dice 3, 4, 6; two discs of the opponent are open."""
    state = position(
        discs={
            0: "forum templum basilica - machina onager",
            1: "turris - senator consul nero",
        },
        phase="beginning",
    )
    begin(state, "3 4 6")
    assert state.vp == [9, 10]
    play(state, "cards 3", "take legat", chance="senator legat mercatus")
    play(state, "money 6", "lay legat 4")
    assert state.money == [1, 0]
    play(state, "activate 4")
    assert state.vp == [11, 10]
    assert state.stock == 15
    assert legal(state) == {"end"}
