"""Moves that stand for several: giving two cards at once, laying several."""

from __future__ import annotations

import pytest

from ludi import IllegalAction, Match


def begun(seed: int = 3) -> Match:
    return Match("roma", seed=seed, options={"first": 1})


def hand(match: Match, seat: int) -> list[str]:
    held: dict[str, int] = match.view(seat)["table"]["own"]["hand"]
    return [card for card, count in held.items() for _ in range(count)]


def set_up(match: Match) -> None:
    for seat in (0, 1):
        match.play(seat, "give " + " ".join(hand(match, seat)[:2]))
    for seat in (0, 1):
        cards = hand(match, seat)
        match.play(
            seat, "lay " + " ".join(f"{card} {disc}" for disc, card in enumerate(cards, start=2))
        )


def test_two_cards_are_given_at_once() -> None:
    """ROM-2.2"""
    match = begun()
    gifts = hand(match, 0)[:2]
    match.play(0, "give " + " ".join(gifts))
    assert match.to_act == (1,)
    assert sorted(hand(match, 0) + gifts) == sorted(hand(begun(), 0))
    match.undo(0)
    assert match.history == []


def test_four_cards_are_set_at_once() -> None:
    """ROM-2.3"""
    match = begun()
    set_up(match)
    players = match.view(None)["table"]["players"]
    assert match.view(None)["table"]["phase"] in ("acting", "rerolling")
    assert [card is None for card in players[0]["discs"]] == [True, *[False] * 4, True]
    assert [card is None for card in players[1]["discs"]] == [True, *[False] * 4, True]


def test_one_that_cannot_be_laid_leaves_all() -> None:
    """ROM-2.3: at most one card at a disc."""
    match = begun()
    for seat in (0, 1):
        match.play(seat, "give " + " ".join(hand(match, seat)[:2]))
    cards, played = hand(match, 0), len(match.history)
    with pytest.raises(IllegalAction):
        match.play(0, f"lay {cards[0]} 1 {cards[1]} 1")
    assert len(match.history) == played and hand(match, 0) == cards
