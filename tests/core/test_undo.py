"""Taking back is derived: it is refused once somebody could have learned something by it."""

from __future__ import annotations

import pytest

import ludi


def bids(seed: int = 1) -> ludi.Match:
    return ludi.Match("sealed-bids", seats=3, seed=seed)


def test_a_hidden_choice_can_be_taken_back() -> None:
    match = bids()
    card = match.legal(1)[0]
    match.play(1, card)
    assert match.can_undo(1)
    match.undo(1)
    assert match.history == [] and card in match.legal(1)


def test_what_was_shown_cannot_be_taken_back() -> None:
    match = bids()
    match.play(1, "show")
    with pytest.raises(ludi.CannotUndo) as refusal:
        match.undo(1)
    assert refusal.value.code == "undo.learned"


def test_the_choice_that_turns_all_cards_up_cannot_be_taken_back() -> None:
    match = bids()
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    assert match.view(0)["table"]["rounds"] == 1
    assert not match.can_undo(2)


def test_nobody_takes_back_when_another_has_acted() -> None:
    match = bids()
    match.play(0, match.legal(0)[0])
    match.play(2, match.legal(2)[0])
    with pytest.raises(ludi.CannotUndo) as refusal:
        match.undo(0)
    assert refusal.value.code == "undo.other_acted"
    assert match.can_undo(2)


def test_chance_cannot_be_taken_back() -> None:
    match = ludi.Match("ave", seed=1)
    with pytest.raises(ludi.CannotUndo) as refusal:
        match.undo(0)
    assert refusal.value.code == "undo.nothing"
    match.play(0, "roll 1")
    with pytest.raises(ludi.CannotUndo) as refusal:
        match.undo(0)
    assert refusal.value.code == "undo.chance"


def test_several_actions_can_be_taken_back_one_by_one() -> None:
    match = ludi.Match("ave", seed=1)
    match.play(0, "roll 1", chance=["X"])
    match.play(0, "write 10 4")
    assert match.to_act == (1,)
    match.undo(0)
    match.play(0, "write 10 5")
    assert match.view(1)["table"]["columns"][0][4] == 10


def test_secrets_of_events_go_to_those_who_may_know() -> None:
    match = bids()
    dealt = [event for event in match.events(0) if event.name == "card_dealt"]
    assert [("card" in event.facts) for event in dealt] == [True] * 3 + [False] * 6
    assert not any("card" in event.facts for event in match.events(None))
    phrases = match.game.phrases["en"]
    assert [phrases.event(event, match.players) for event in dealt][3] == "Marcus is dealt a card."
