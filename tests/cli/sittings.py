"""A game at a terminal, with what is typed there given in advance."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ludi.core.match import Match
from ludi.core.registry import find_game

ROMANS = "romans-go-home"
GO_ON = "Enter to play it, no to choose again."
READ_ON = "Enter to read on, q to skip the rest."
HAND_OVER = "Pass to"

# Sits down at a match, types lines until they run out, and gives what was printed.
Sit = Callable[..., str]


def romans(seed: int = 5, people: int = 1, bots: int = 0, neutrals: int = 0) -> Match:
    return Match(
        ROMANS,
        people + bots,
        seed,
        {"neutrals": neutrals},
        bots=[None] * people + ["random"] * bots,
    )


def hand(match: Match, seat: int = 0) -> list[str]:
    held: dict[str, int] = match.view(seat)["table"]["own"]["hand"]
    return [warrior for warrior, count in held.items() for _ in range(count)]


def plan(match: Match, *first: str, seat: int = 0) -> str:
    """A whole plan that begins with these warriors."""
    others = hand(match, seat)
    for warrior in first:
        others.remove(warrior)
    return " ".join(["plan", *first, *others][:7])


def solo_after(first: str, phase: str) -> Match:
    """A person alone, planned with this warrior first, who is then asked this."""
    for seed in range(100):
        match = romans(seed, neutrals=2)
        if first in hand(match):
            match.play(0, plan(match, first))
            if match.view(0)["table"]["phase"] == phase:
                return match
    raise AssertionError("no such game among the first hundred")


def change_phrases(
    monkeypatch: pytest.MonkeyPatch, game_id: str, language: str, **changes: Any
) -> None:
    """Let a game have other words for as long as the test runs."""
    phrases: Any = find_game(game_id).phrases
    changed = copy.copy(phrases[language])
    changed.__dict__.update(changes)
    monkeypatch.setitem(phrases, language, changed)
